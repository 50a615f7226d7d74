"""Why something cannot be done: a type per reason, by feature. Sentences are made in ``gui/words``."""

from core.say.reasons.base import Reason as Reason
from core.say.reasons.base import Refused as Refused
from core.say.reasons.base import StoreFailed as StoreFailed
from core.say.reasons.base import Trouble as Trouble
from core.say.reasons.book import *
from core.say.reasons.chips import *
from core.say.reasons.clock import *
from core.say.reasons.conduct import *
from core.say.reasons.hands import *
from core.say.reasons.log import *
from core.say.reasons.money import *
from core.say.reasons.moves import *
from core.say.reasons.people import *
from core.say.reasons.rulings import *
from core.say.reasons.seats import *

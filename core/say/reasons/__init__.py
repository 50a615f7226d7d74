"""Why something cannot be done: a type per reason, by feature. Sentences are made in ``gui/words``."""

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
from core.say.reasons.till import *
from core.say.refused import Reason as Reason
from core.say.refused import Refused as Refused
from core.say.refused import StoreFailed as StoreFailed
from core.say.refused import Trouble as Trouble

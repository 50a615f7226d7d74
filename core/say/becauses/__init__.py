"""Why a rule decided so: a type per because, by feature. Sentences are made in ``gui/words``."""

from core.say.becauses.base import *
from core.say.becauses.base import Because as Because
from core.say.becauses.base import SeatGiven as SeatGiven
from core.say.becauses.chips import *
from core.say.becauses.conduct import *
from core.say.becauses.deals import *
from core.say.becauses.hands import *
from core.say.becauses.money import *
from core.say.becauses.moves import *
from core.say.becauses.people import *
from core.say.becauses.seats import *
from core.say.becauses.till import *

"""The types of duties, by feature. ``rank.py`` orders them, ``gui/words`` has the words."""

from core.say.duties.base import Duty as Duty
from core.say.duties.base import Urgency as Urgency
from core.say.duties.base import duty_id as duty_id
from core.say.duties.base import read_id as read_id
from core.say.duties.book import *
from core.say.duties.chips import *
from core.say.duties.clock import *
from core.say.duties.conduct import *
from core.say.duties.floor import *
from core.say.duties.hands import *
from core.say.duties.money import *
from core.say.duties.till import *

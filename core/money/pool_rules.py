"""Adding to the prize pool, keeping back from it, guaranteeing it."""

from collections.abc import Iterator

from core.money.payouts import won_reasons
from core.money.pool import Links, links_after, records_of
from core.money.prizes import HUNDRED_PER_CENT
from core.say import acts, reasons, records
from core.say.becauses import PoolMoved
from core.say.facts.night import PoolLinkSet
from core.say.names import LONGEST_NAME, clean, same
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, because, rule
from core.tournament.settings import LARGEST
from core.tournament.state import Tournament


@rule
def set_link(
    t: Tournament,
    act: acts.AddToPool | acts.KeepFromPool | acts.GuaranteePool | acts.RemoveFromPool,
    now: int,
) -> Deciding:
    made, after = records_of(t, act), links_after(t, act)
    if not isinstance(act, acts.GuaranteePool):
        yield from _against_name(act.name)
        if not made and clean(act.name):
            yield reasons.NoSuchPoolLink(name=clean(act.name))
    for link in made:
        yield from _against_sum(t, link)
    if after is None:
        return None
    yield from _against_keeping(t, after)
    yield from won_reasons(t, act, now)
    moved = PoolMoved(before=t.money.pool, after=t.money.pool_with(after))
    why: list[records.Record] = [because(t, moved)] if moved.before != moved.after else []
    return lambda _: (*made, *why)


def _against_name(name: str) -> Iterator[Reason]:
    if not clean(name):
        yield reasons.NameEmpty()
    elif len(clean(name)) > LONGEST_NAME:
        yield reasons.NameTooLong(most=LONGEST_NAME)


def _against_sum(t: Tournament, link: PoolLinkSet) -> Iterator[Reason]:
    if link.value < 0 or link.times < 0:
        yield reasons.BadAmount(what="pool", amount=min(link.value, link.times))
    elif not link.percent and link.value * link.times > LARGEST:
        yield reasons.BadAmount(what="pool", amount=max(link.value, link.times))
    elif not link.value * link.times and (link.kind, same(link.name)) not in t.money.links:
        yield reasons.NoSuchPoolLink(name=link.name)


def _against_keeping(t: Tournament, after: Links) -> Iterator[Reason]:
    """Yield the reason that more would be kept back than there is. Before anybody has entered it is set up
    for the money to come; until that has come, no more is kept back than there is."""
    hundredths = sum(x.value for x in after.values() if x.percent)
    if hundredths > HUNDRED_PER_CENT:
        yield reasons.OverHundred(hundredths=hundredths)
        return
    kept, there = _kept(t, after), _there(t, after)
    if t.people.entries and kept - there > max(0, _kept(t, t.money.links) - _there(t, t.money.links)):
        yield reasons.KeepsMore(kept=kept, there=there)


def _kept(t: Tournament, links: Links) -> int:
    return sum(t.money.asked(x) for x in links.values() if x.kind == "kept")


def _there(t: Tournament, links: Links) -> int:
    """Return the sum of the players' contributions, the winner's own bounty and what is added."""
    return (
        t.money.contributed
        + t.money.own_bounty
        + sum(t.money.asked(x) for x in links.values() if x.kind == "added")
    )

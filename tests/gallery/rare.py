"""Nights written as text, each for duties that an ordinary evening seldom has."""

from __future__ import annotations

_ROWS = (
    "add level blinds 25/50 length 20",
    "add level blinds 50/100 ante 100 paid-by bb length 20",
    "add break length 10",
    "add level blinds 100/200 ante 200 paid-by bb length 20",
)
_NAMES = (
    "Anna Ek", "Bo Sund", "Cecilia Berg", "David Holm", "Elin Lind", "Farid Dahl", "Greta Åberg",
    "Hanna Öst", "Ivan Falk", "Jonas Gran", "Karin Hall", "Lars Nordin", "Maja Rask", "Nils Kvist",
    "Olga Vinter", "Pär Lund", "Rut Ask", "Sven Björk", "Tove Frost", "Ulf Wallin", "Vera Ström",
    "Wille Hjelm",
)  # fmt: skip


def _room(book: str, *tables: int, seats: int = 9, rows: tuple[str, ...] = _ROWS, before: str = "") -> str:
    """Return lines that seat this many players at each table, by this book, and start."""
    lines = [
        f"rulebook {book}", 'set title "Thursday 200"', 'set club "Norra Pokerklubben"', "set currency kr",
        "price entry 220 fee 20 chips 10000", "prizes 50% 30% 20%", *rows,
    ]  # fmt: skip
    names = iter(_NAMES)
    for number, players in enumerate(tables, 1):
        lines.append(f"open table {number} seats {seats}")
        lines += [
            f'register "{next(names)}" seat {number}.{seat} override "seated as they came"'
            for seat in range(1, players + 1)
        ]
    return "\n".join([*lines, *before.splitlines(), "announce break-order", "start"])


RARE: dict[str, str] = {
    "penalties": f"""
{_room("svepof-2006", 6, 6)}
penalty "Anna Ek" for "talking on the phone at the table"
penalty "Anna Ek" for "talking on the phone at the table again"
penalty "Bo Sund" for "insults across the table" minutes 30
disqualify "Elin Lind" for "chip dumping"
+4
+10
call clock "David Holm"
+1:02
""",
    "hands": f"""
{_room("tda-2024", 6, 6)}
penalty "Anna Ek" hands 2 for "showed her cards with action to come"
""",
    "moments": f"""
{_room("tda-2024", 3, 1, before='price addon "Early bird" 0 chips 2000 until 17:40 most 1')}
+1
eliminate "Anna Ek"
+2
pause "Fire drill. Leave your cards face down."
""",
    "accessible": """
rulebook svepof-2006
price entry 220 fee 20 chips 10000
add level blinds 25/50 length 20
open table 1
register "Anna Ek" accessible
register "Bo Sund"
""",
    "halts": f"""
{_room("cpc-2023", 8, 8, 5)}
halt 3
halt 2 override "the pot is disputed"
call floor 1 about "string bet"
register "Örjan Sjö" seat 3.6 override "the last to come"
register "Åke Dahl" seat 3.7 override "the last to come"
""",
    "absent": f"""
{_room("svepof-2006", 7, 7, 4)}
absent "Olga Vinter"
break 3 number "12"
""",
    "one_hand": f"""
{_room("svepof-2006", 4, 4, before="prizes 30% 20% 10% 10% 10% 10% 5% 5%")}
1.3 by 1.1
2.3 by 2.1
1.2 by 1.1
2.2 by 2.1
""",
    "money": f"""
{_room("svepof-2006", 3, 4, before="prizes 40% 30% 20% 6% 4%")}
1.3 by 1.1
hand-for-hand
hand played
2.3 by 2.1
2.2 by 2.1
1.2 by 1.1
hand played
""",
    "deal": f"""
{_room("svepof-2006", 3, 4, before="prizes 40% 30% 20% 6% 4%")}
hand-for-hand
2.4
settle even keep 100
""",
    "prizes": f"""
{_room("svepof-2006", 3, 4, before="prizes 900 300")}
""",
    "bounties": f"""
{_room("svepof-2006", 4, rows=(*_ROWS, "price entry 200+50+100 chips 10000"))}
eliminate 1.3
""",
    "till": f"""
{_room("svepof-2006", 6, before="set late 1" + chr(10) + "set till on")}
till float 2000
collect "Anna Ek" 220 Swish
collect "Bo Sund" 100
collect "Cecilia Berg"
collect "David Holm"
unregister "David Holm" override "a mistake"
next
eliminate "Elin Lind" by "Anna Ek"
""",
    "final": f"""
{_room("svepof-2006", 5, 4)}
final table number "1958"
""",
    "redraw": f"""
{_room("tda-2024", 6, 6, 6, before="redraws tables 2 players 18")}
announce redraws
eliminate 3.1
break 3
""",
    "decks": f"""
{_room("tda-nl", 7, 7)}
eliminate 1.2
eliminate 1.3
+21
""",
    "newcomers": f"""
{_room("svepof-2006", 8, 9)}
close seat 1.9
eliminate 1.3
blinds 1 big 5 small 2 button 1
blinds 2 big 3
balance
""",
    "slips": f"""
{_room("svepof-2006", 5, 8)}
blinds 1 big 2
blinds 2 big 3
balance
printed 30
undo
""",
    "cancelled": f"""
{_room("svepof-2006", 5, 5)}
cancel "the fire alarm went off and the hall was cleared"
""",
    "sheet": f"""
{
        _room(
            "svepof-2006",
            3,
            rows=(
                "add level limit 100/200 cap 3 hands 10",
                "add break length 10 kind talk",
                "add level limit 200/400 cap 3 length 20",
                "add break kind day-end",
            ),
        )
    }
next
+1
next
1.1 by 1.2
next
""",
}

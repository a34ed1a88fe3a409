"""The rules read a second time, slow and plain, from one view to the next.

It knows only what a view shows, and of the dice only what the facts say: a number on a face is
the number in its token. ``legal`` lists what a player may do; ``after`` says what the
table looks like afterwards, given the dice that were rolled. Whole random games are held
against it, so that two readings of the rules have to agree at every step.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import diceminer
from diceminer import DICE, FACES
from tests.rules.builder import BASE_HEROES, KIND, ROWS, SLOTS

if TYPE_CHECKING:
    from diceminer.documents import Rank, RoundScore, Seat, View

Trove = dict[str, int]

ROW_NAMES = list(ROWS)
BEERS = [face for face in FACES if face.endswith("B")]
MAGIC_FACES = [face for face in FACES if face[0] == "M" and face not in BEERS]
RANKS: list[tuple[int, Rank]] = [
    (71, "masterful"),
    (61, "excellent"),
    (46, "average"),
    (31, "improving"),
    (15, "brave-start"),
    (0, "disaster"),
]


def tokens(dice: Trove) -> list[str]:
    """A multiset as a list of faces in canonical order."""
    return sorted(Counter(dice).elements(), key=FACES.index)


def symbols(faces: Trove, start: str) -> int:
    """How many of something these faces show: the number in the token, one if there is none."""
    return sum(
        n * int(face[len(start) :] or 1)
        for face, n in faces.items()
        if face.startswith(start) and not face.endswith("B")
    )


def showing(faces: Trove, start: str) -> int:
    """How many dice show something, whatever its count."""
    return sum(n for face, n in faces.items() if face.startswith(start))


def legal(view: View) -> set[str]:
    """Every action the rules allow now."""
    ways: dict[str, Callable[[View], set[str]]] = {
        "heroes": _hero_choices,
        "excavation": _digs,
        "magic": _casts,
        "cache": _caches,
        "solo": solo_choices,
        "over": lambda view: set(),
    }
    return ways[view["phase"]](view)


def after(view: View, action: str, rolled: Sequence[str]) -> View:
    """The view that follows; every rolled token has to be used up."""
    following = copy.deepcopy(view)
    dice = iter(rolled)
    verb, *words = action.split()
    _DO[verb](following, words, dice)
    left = list(dice)
    if left:
        raise AssertionError(f"{action}: rolled for nothing: {left}")
    return following


# The mountain, section 3.


def upper_neighbours(slot: str) -> tuple[str, str]:
    """Upper left and upper right, whether or not they are slots of the mountain."""
    row, n = ROW_NAMES.index(slot[0]), int(slot[1:])
    above = "abcdef"[row + 1]
    return f"{above}{n - 1}", f"{above}{n}"


def tops(lying: Iterable[str]) -> set[str]:
    """Dice with both upper neighbours free."""
    there = set(lying)
    return {slot for slot in there if not there & set(upper_neighbours(slot))}


def sides(lying: Iterable[str]) -> set[str]:
    """Dice with exactly one upper neighbour free."""
    there = set(lying)
    return {slot for slot in there if len(there & set(upper_neighbours(slot))) == 1}


def stands(lying: Iterable[str]) -> bool:
    """Whether every die rests on two dice or on the floor."""
    there = set(lying)
    for slot in there:
        row, n = ROW_NAMES.index(slot[0]), int(slot[1:])
        if row and not {f"{ROW_NAMES[row - 1]}{n}", f"{ROW_NAMES[row - 1]}{n + 1}"} <= there:
            return False
    return True


def dig(lying: dict[str, str], slot: str) -> str:
    """Take the die in that slot, let the line above it slide, and say what it showed."""
    face = lying.pop(slot)
    hole = slot
    for _ in ROW_NAMES:
        left, right = upper_neighbours(hole)
        # At most one of the two is there: the line goes on in the direction it began.
        above = left if left in lying else right
        if above in lying:
            lying[hole] = lying.pop(above)
            hole = above
    return face


def _fill(view: View, dice: Iterator[str]) -> None:
    for slot in SLOTS:
        if slot not in view["mountain"] and any(view["bag"].values()):
            face = next(dice)
            view["bag"][KIND[face[0]]] -= 1
            view["mountain"][slot] = face
    view["mountain"] = {slot: view["mountain"][slot] for slot in SLOTS if slot in view["mountain"]}


# The table, sections 4 to 6.


def _seat(view: View) -> Seat:
    return view["seats"][_asked(view) - 1]


def _asked(view: View) -> int:
    """The seat to act."""
    if view["seat"] is None:
        raise AssertionError("the game is over")
    return view["seat"]


def _hero_faces(player: Seat) -> Counter[str]:
    return Counter(diceminer.HEROES[player["hero"]] if player["hero"] else [])


def _less(dice: Trove, *removed: Trove) -> Counter[str]:
    left = Counter(dice)
    for part in removed:
        left.subtract(part)
    return +left


def _put(dice: Trove, face: str, n: int = 1) -> None:
    dice[face] = dice.get(face, 0) + n
    if not dice[face]:
        del dice[face]


def _hero_choices(view: View) -> set[str]:
    pool = hero_pool(view["rules"].get("heroes", "base"))
    taken = {player["hero"] for player in view["seats"]}
    return {f"hero {hero}" for hero in pool if hero not in taken}


def hero_pool(which: str) -> list[str]:
    """The ids of a set of heroes."""
    base = [hero for hero in diceminer.HEROES if hero in BASE_HEROES]
    backer = [hero for hero in diceminer.HEROES if hero not in BASE_HEROES]
    return {"base": base, "backer": backer, "all": base + backer}[which]


def _digs(view: View) -> set[str]:
    lying = view["mountain"]
    if not view["shared"]:
        others = [n + 1 for n in range(len(view["seats"])) if n + 1 != view["seat"]]
        beers = [face for face in BEERS if _seat(view)["dice"].get(face)]
        shares = {f"share {beer} {seat}" for beer in beers for seat in others}
        return shares | {f"take {slot}" for slot in tops(lying)}
    found = {f"take {slot}" for slot in tops(lying) | sides(lying)}
    if view["taken"] and view["rules"].get("beer_takes", "up-to-two") == "up-to-two":
        found.add("done")
    return found


def _eligible(view: View, player: Seat) -> Counter[str]:
    left = _less(player["dice"], player["spent"], view["chosen"])
    hazards = view["rules"].get("reroll_hazards", False)
    return Counter({face: n for face, n in left.items() if hazards or face[0] != "H"})


def _spends(view: View, player: Seat) -> set[str]:
    eligible = _eligible(view, player)
    found = set()
    for face in MAGIC_FACES:
        # The die being spent can't be rolled by itself.
        if _less(player["dice"], player["spent"])[face] and eligible.total() > 1:
            found.add(f"spend {face}")
        if _less(_hero_faces(player), player["hero_spent"])[face] and eligible.total():
            found.add(f"spend hero {face}")
    return found


def _casts(view: View) -> set[str]:
    player = _seat(view)
    if not view["symbols"]:
        return _spends(view, player) | {"done"}
    eligible = _eligible(view, player)
    last = max((FACES.index(face) for face in view["chosen"]), default=0)
    return {
        f"reroll {face}"
        for face in eligible
        if FACES.index(face) >= last
        and sum(n for other, n in eligible.items() if FACES.index(other) >= FACES.index(face))
        >= view["symbols"]
    }


def _chests(player: Seat) -> int:
    return symbols(Counter(player["dice"]) + _hero_faces(player), "XC")


def _cacheable(player: Seat) -> set[str]:
    cached = player["cached"]
    if sum(cached.values()) >= _chests(player):
        return set()
    last = max((FACES.index(face) for face in cached), default=0)
    return {face for face in _less(player["dice"], cached) if FACES.index(face) >= last}


def _caches(view: View) -> set[str]:
    return {f"cache {face}" for face in _cacheable(_seat(view))} | {"done"}


def _before(seat: int, players: int) -> int:
    return (seat - 2) % players + 1


def _next(seat: int, players: int) -> int:
    return seat % players + 1


def _choose_hero(view: View, words: list[str], dice: Iterator[str]) -> None:
    _seat(view)["hero"] = words[0]
    if view["seat"] != view["start"]:
        view["seat"] = _before(_asked(view), len(view["seats"]))
        return
    _fill(view, dice)
    _begin_round(view)


def _begin_round(view: View) -> None:
    view.update({"phase": "excavation", "seat": view["start"], "first": None})
    view.update({"takes": 1, "taken": 0, "shared": False})


def _share(view: View, words: list[str], dice: Iterator[str]) -> None:
    beer, to = words
    _put(_seat(view)["dice"], beer, -1)
    _put(view["seats"][int(to) - 1]["dice"], next(dice))
    view["shared"] = True
    view["takes"] = min(2, len(view["mountain"]))


def _take(view: View, words: list[str], dice: Iterator[str]) -> None:
    _put(_seat(view)["dice"], dig(view["mountain"], words[0]))
    view["taken"] += 1
    view["takes"] = min(view["takes"] - 1, len(view["mountain"]))
    if not view["takes"]:
        _end_turn(view, dice)


def _end_turn(view: View, dice: Iterator[str]) -> None:
    following = _next(_asked(view), len(view["seats"]))
    view.update({"seat": following, "takes": 1, "taken": 0, "shared": False})
    if not view["mountain"]:
        view.update({"phase": "magic", "first": following, "takes": 0})
        _go_on_from(view, 0, dice)


def _order(view: View) -> list[int]:
    n = len(view["seats"])
    first = view["first"] or 1
    return [(first - 1 + step) % n + 1 for step in range(n)]


def contenders(view: View) -> set[int]:
    """The seats that can still win: all of them until three rounds are scored."""
    if len(view["seats"][0]["rounds"]) < 3:
        return set(range(1, len(view["seats"]) + 1))
    standing = {str(n): player["total"] for n, player in enumerate(view["seats"], 1)}
    last: dict[str, int] = [standing, *view["tiebreaks"]][-1]
    return {int(seat) for seat, points in last.items() if points == max(last.values())}


def _go_on_from(view: View, place: int, dice: Iterator[str]) -> None:
    """The next seat in order that has something to choose, or the next phase."""
    magic = view["phase"] == "magic"
    for seat in _order(view)[place:]:
        player = view["seats"][seat - 1]
        if seat in contenders(view) and (_spends(view, player) if magic else _cacheable(player)):
            view["seat"] = seat
            return
    if magic:
        _score(view, dice)
    else:
        _replenish(view, dice)


def _leave(view: View, dice: Iterator[str]) -> None:
    _go_on_from(view, _order(view).index(_asked(view)) + 1, dice)


def _spend(view: View, words: list[str], dice: Iterator[str]) -> None:
    player, face = _seat(view), words[-1]
    if view["phase"] == "solo":
        _put(player["dice"], face, -1)
        view["symbols"] = min(int(face[1]), len(view["mountain"]))
        return
    _put(player["hero_spent" if words[0] == "hero" else "spent"], face)
    view["symbols"] = min(int(face[1]), _eligible(view, player).total())


def _reroll(view: View, words: list[str], dice: Iterator[str]) -> None:
    player = _seat(view)
    _put(view["chosen"], words[0])
    view["symbols"] -= 1
    if view["symbols"]:
        return
    chosen = tokens(view["chosen"])
    for face in chosen:
        _put(player["dice"], face, -1)
    for face in chosen:
        _roll_one(player, face, dice)
    view["chosen"] = {}
    if not _spends(view, player):
        _leave(view, dice)


def _roll_one(player: Seat, face: str, dice: Iterator[str]) -> None:
    rolled = next(dice)
    if rolled not in DICE[KIND[face[0]]]:
        raise AssertionError(f"a die showing {face} can't roll {rolled}")
    _put(player["dice"], rolled)


def _done(view: View, words: list[str], dice: Iterator[str]) -> None:
    if view["phase"] == "excavation":
        _end_turn(view, dice)
    elif view["phase"] == "solo":
        _end_solo(view)
    else:
        _leave(view, dice)


def tunnels(faces: Counter[str]) -> int:
    """Straights from 1 up, side by side."""
    points, straights = 0, faces.total()
    for number in range(1, 6):
        straights = min(straights, faces[f"T{number}"])
        points += number * straights
    return points


def gems(faces: Counter[str]) -> int:
    """How many gems these faces show."""
    return symbols(faces, "G")


def hazards(faces: Counter[str]) -> int:
    """Cave-ins against pickaxes and dragons against shields."""
    cave_ins, dragons = symbols(faces, "HC"), symbols(faces, "HD")
    return cave_ins * (symbols(faces, "XP") or -1) + dragons * (symbols(faces, "XS") or -1)


def breakdown(troves: dict[int, Counter[str]]) -> dict[int, RoundScore]:
    """The score sheet of one scoring: hero faces are among those given."""
    stones = {seat: gems(faces) for seat, faces in troves.items()}
    most = [seat for seat in stones if stones[seat] == max(stones.values())]
    sheet: dict[int, RoundScore] = {}
    for seat, faces in troves.items():
        paths, dangers = tunnels(faces), hazards(faces)
        treasure = stones[seat] * (2 if most == [seat] else 1)
        sheet[seat] = {
            "tunnels": paths,
            "treasure": treasure,
            "hazards": dangers,
            "total": paths + treasure + dangers,
        }
    return sheet


def _score(view: View, dice: Iterator[str]) -> None:
    tie_break = len(view["seats"][0]["rounds"]) == 3
    counting = {
        n: Counter(player["dice"]) + _hero_faces(player)
        for n, player in enumerate(view["seats"], 1)
        if n in contenders(view)
    }
    sheet = breakdown(counting)
    if tie_break:
        view["tiebreaks"].append({str(seat): points["total"] for seat, points in sheet.items()})
    else:
        for seat, points in sheet.items():
            view["seats"][seat - 1]["rounds"].append(points)
            view["seats"][seat - 1]["total"] += points["total"]
    if view["round"] < 3:
        view["phase"] = "cache"
        _go_on_from(view, 0, dice)
        return
    left = contenders(view)
    if len(left) == 1:
        view.update({"phase": "over", "seat": None, "first": None, "winners": sorted(left)})
        return
    for player in view["seats"]:
        player.update({"spent": {}, "hero_spent": {}})
    for seat in sorted(left):
        _roll_trove(view["seats"][seat - 1], dice)
    view["phase"] = "magic"
    _go_on_from(view, 0, dice)


def _roll_trove(player: Seat, dice: Iterator[str]) -> None:
    rolling = tokens(_less(player["dice"], player["cached"]))
    player["dice"] = dict(player["cached"])
    player["cached"] = {}
    for face in rolling:
        _roll_one(player, face, dice)


def _cache(view: View, words: list[str], dice: Iterator[str]) -> None:
    _put(_seat(view)["cached"], words[0])
    if not _cacheable(_seat(view)):
        _leave(view, dice)


def roll_off(seats: list[int], dice: Iterator[str]) -> int:
    """Highest tunnel die, Beer above 5, the highest again until one is left."""
    while len(seats) > 1:
        rolls = {seat: DICE["tunnel"].index(next(dice)) for seat in seats}
        seats = [seat for seat in seats if rolls[seat] == max(rolls.values())]
    return seats[0]


def _replenish(view: View, dice: Iterator[str]) -> None:
    for player in view["seats"]:
        player.update({"spent": {}, "hero_spent": {}})
        _roll_trove(player, dice)
    totals = {n: player["total"] for n, player in enumerate(view["seats"], 1)}
    fewest = [seat for seat in totals if totals[seat] == min(totals.values())]
    view["start"] = roll_off(fewest, dice)
    view["round"] += 1
    _fill(view, dice)
    _begin_round(view)


# Solo, section 8.


def _draftable(player: Seat, face: str) -> bool:
    dice = Counter(player["dice"])
    if face[0] == "T":
        return face == "T1" or dice[face] < dice[f"T{int(face[1]) - 1}"]
    if face[:2] == "HC":
        return showing(dice, "HC") < showing(dice, "XP")
    if face[:2] == "HD":
        return showing(dice, "HD") < showing(dice, "XS")
    return True


def solo_choices(view: View) -> set[str]:
    """Every action of a solo game."""
    player, lying = view["seats"][0], view["mountain"]
    if view["symbols"]:
        return {f"recycle {slot}" for slot in tops(lying)}
    chest_free = sum(player["cached"].values()) < symbols(player["dice"], "XC")
    found = set()
    for slot in tops(lying):
        shown = lying[slot]
        wild = shown.endswith("B")
        for face in set(DICE[KIND[shown[0]]]) - set(BEERS) if wild else {shown}:
            if _draftable(player, face):
                text = f"draft {slot} as {face}" if wild else f"draft {slot}"
                found.add(text)
                if face[0] == "G" and chest_free:
                    found.add(f"{text} cache")
    if lying:
        found |= {f"spend {face}" for face in MAGIC_FACES if player["dice"].get(face)}
    if view.get("refills", 0) < 2 and len(lying) < len(SLOTS) and any(view["bag"].values()):
        found.add("refill")
    return found | {"done"}


def _draft(view: View, words: list[str], dice: Iterator[str]) -> None:
    player = view["seats"][0]
    face = view["mountain"].pop(words[0])
    if "as" in words:
        face = words[2]
    _put(player["dice"], face)
    if words[-1] == "cache":
        _put(player["cached"], face)
    _settle_solo(view)


def _recycle(view: View, words: list[str], dice: Iterator[str]) -> None:
    view["bag"][KIND[view["mountain"].pop(words[0])[0]]] += 1
    view["symbols"] -= 1
    _settle_solo(view)


def _refill(view: View, words: list[str], dice: Iterator[str]) -> None:
    view["refills"] = view.get("refills", 0) + 1
    _fill(view, dice)
    _settle_solo(view)


def solo_score(player: Seat) -> int:
    """Hazard symbols, gems (twice if cached), five for each complete straight."""
    dice = Counter(player["dice"])
    dangers = symbols(dice, "HC") + symbols(dice, "HD")
    return dangers + gems(dice) + gems(Counter(player["cached"])) + 5 * dice["T5"]


def _settle_solo(view: View) -> None:
    player = view["seats"][0]
    view["score"] = player["total"] = solo_score(player)
    view["rank"] = next(rank for least, rank in RANKS if view["score"] >= least)
    if solo_choices(view) == {"done"}:
        _end_solo(view)


def _end_solo(view: View) -> None:
    view.update({"phase": "over", "seat": None})


_DO = {
    "hero": _choose_hero,
    "share": _share,
    "take": _take,
    "spend": _spend,
    "reroll": _reroll,
    "cache": _cache,
    "done": _done,
    "draft": _draft,
    "recycle": _recycle,
    "refill": _refill,
}

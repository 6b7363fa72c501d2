"""A card of Marvel Champions as a person reads it: its facts, where they come from, and its text in our wording."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any, Final

from longbox.decks.names import fold
from longbox.games.champions.catalog import index
from longbox.games.champions.catalog.catalog import CATALOG, all_facts as all_facts, texts
from longbox.games.champions.decks.scenarios import MODULAR
from longbox.games.champions.state import Face

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

KINDS: Final = {"alter_ego": "alter-ego", "main_scheme": "main scheme", "side_scheme": "side scheme"}
_POWERS: Final = (("sch", "SCH"), ("thw", "THW"), ("atk", "ATK"), ("def", "DEF"), ("rec", "REC"))
#: what has each of these powers: a dash is told apart from nothing
_HAS: Final = {
    "hero": ("thw", "atk", "def"),
    "alter_ego": ("rec",),
    "ally": ("thw", "atk"),
    "villain": ("sch", "atk"),
    "minion": ("sch", "atk"),
}
SOURCE: Final = "MarvelCDB's data, with Longbox's corrections; the wording is Longbox's own"


def kind_of(kind: str) -> str:
    """A type of card in words."""
    return KINDS.get(kind, kind)


def facts(record: Mapping[str, Any]) -> list[str]:
    """The printed facts of a face, a line each."""
    kind = record["kind"]
    first = kind_of(kind)
    if record.get("stage"):
        first += f", stage {record['stage']}"
    if record.get("cost") is not None:
        first += f", cost {'X' if record['cost'] < 0 else record['cost']}"
    if record["faction"] not in ("encounter", "hero"):
        first += f", {record['faction']}"
    if record.get("unique"):
        first += ", unique"
    lines = [first]
    powers = []
    for key, short in _POWERS:
        if key in record or key in _HAS.get(kind, ()):
            value = record.get(key)
            if kind not in _HAS and value:
                powers.append(f"{value:+} {short}")
                continue
            words = f"{short} {'-' if value is None else '*' if value < 0 else value}"
            if record.get(f"{key}_cost"):
                words += f" ({record[f'{key}_cost']} consequential damage)"
            powers.append(words)
    if powers:
        lines.append(", ".join(powers))
    if record.get("hp") is not None:
        lines.append(f"{record['hp']} hit points{' per player' if record.get('hp_per_player') else ''}")
    if record.get("hand"):
        lines.append(f"hand size {record['hand']}")
    if kind in ("main_scheme", "side_scheme") and ("base_threat" in record or "threat" in record):
        lines.append(f"starts with {_per(record, 'base_threat', 'base_fixed')} threat")
        if record.get("threat"):
            lines.append(f"target {_per(record, 'threat', 'threat_fixed')}")
        if record.get("escalation"):
            lines.append(f"+{_per(record, 'escalation', 'escalation_fixed')} threat each round")
    icons = [f"{record[key]} {key} icon{'s' if record[key] > 1 else ''}" for key in _ICONS if record.get(key)]
    if record.get("boost"):
        icons.append(f"{record['boost']} boost icon{'s' if record['boost'] > 1 else ''}")
    if record.get("boost_star"):
        icons.append("a boost ability")
    lines += icons
    if record.get("resources"):
        lines.append("resources " + " ".join(f"[{t}]" for t, n in record["resources"].items() for _ in range(n)))
    if record.get("traits"):
        lines.append(f"trait{'s' if len(record['traits']) > 1 else ''}: {', '.join(record['traits'])}")
    return lines


_ICONS: Final = ("acceleration", "crisis", "hazard", "amplify")


def _per(record: Mapping[str, Any], key: str, fixed: str) -> str:
    n = max(0, record.get(key, 0))
    return f"{n}{'' if record.get(fixed) or not n else ' per player'}"


def paragraphs(code: str) -> list[str]:
    """The rules text of a face that Longbox knows, paragraph by paragraph."""
    record = all_facts()[code]
    return text_of(Face(record, texts()[code]))


def text_of(face: Face) -> list[str]:
    """The rules text of a face."""
    return [part.print(face.values.name) for part in face.text]


def title(record: Mapping[str, Any]) -> str:
    """A face's name with what tells it from others of that name."""
    name: str = record["name"]
    return f"{name} ({record['subname']})" if record.get("subname") else name


def where_from(code: str) -> str:
    """The set and pack of a face."""
    record = all_facts()[code]
    set_ = record.get("set", "")
    pack = index.pack_name(record["pack"])
    return f"{pack}, {set_title(set_)}" if set_ else pack


def set_title(set_: str) -> str:
    """The name of a set: the hero's, with "Nemesis" for the nemesis set, or what its code says."""
    of = set_.removesuffix("_nemesis")
    heroes = (r["name"] for r in all_facts().values() if r["kind"] == "hero" and r.get("set") == of)
    words = MODULAR.get(of) or next(heroes, "") or of.replace("_", " ").title().replace(" Of ", " of ")
    return words if of == set_ else f"{words} Nemesis"


def known(code: str) -> bool:
    """Does Longbox know what the card does?"""
    return code in CATALOG


def together(code: str) -> tuple[str, ...]:
    """The faces that are read together: the sides of a card, the stages of a villain, those of a main scheme."""
    record = all_facts()[code]
    if record["kind"] in ("villain", "main_scheme"):
        mates = [c for c, r in all_facts().items() if r.get("set") == record.get("set") and r["kind"] == record["kind"]]
        return tuple(sorted(mates, key=lambda c: (all_facts()[c].get("stage", ""), c)))
    if record["kind"] in ("hero", "alter_ego"):
        return tuple(sorted(c for c in all_facts() if c[:5] == code[:5]))
    return (code,)


def named(asked: str) -> list[tuple[str, ...]]:
    """The cards of that name or code, each as the faces that belong together: those Longbox knows, else those it has facts of."""
    wanted = fold(asked)
    records = all_facts()
    code = index.canonical(asked.strip()) if asked.strip() else None
    if code in records:
        return [together(code)] if code is not None else []
    found = [c for c, r in records.items() if wanted in (fold(r["name"]), fold(title(r)))]
    found = [c for c in found if known(c)] or found
    return list(dict.fromkeys(together(c) for c in sorted(found)))


def nearest(asked: str) -> list[str]:
    """Names close to a misspelt one, or that it is a part of."""
    names = {fold(r["name"]): str(r["name"]) for r in all_facts().values()}
    wanted = fold(asked)
    near = difflib.get_close_matches(wanted, names, 3, 0.7) or [n for n in sorted(names) if wanted and wanted in n][:3]
    return [names[n] for n in near]


def by_name_only(asked: str) -> list[str]:
    """Cards of that name of which Longbox knows no more than name and pack, a line each."""
    return [
        f"{each.title}  {each.code}  {kind_of(each.kind)}; {index.pack_name(each.pack)}: Longbox does not know yet what it does."
        for each in index.named(asked)
        if not known(each.code)
    ]


def in_short(codes: Sequence[str]) -> str:
    """A card in a line of a list: name, code and type."""
    record = all_facts()[codes[0]]
    return f"{title(record)}  {codes[0]}  {facts(record)[0]}; {where_from(codes[0])}"

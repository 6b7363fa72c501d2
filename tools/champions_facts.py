"""Facts about the cards of Marvel Champions from the public card data: `python -m tools.champions_facts DATA [PACK ...]`.

DATA is a folder of the marvelsdb data (`pack/*.json`, `packs.json`). Writes to `games/champions/facts`: `<pack>.jsonl` for each
pack named (by default those that are there), a record for every face, and `index.tsv`, `reprints.json`, `packs.json` and
`deckbuilding.json` about all packs. Facts and figures only: no text of a card comes along. `corrections.json` says where the data
is wrong; a correction that no longer fits the data is refused.
"""

import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

FACTS: Final = Path(__file__).resolve().parents[1] / "src/longbox/games/champions/catalog/facts"

#: field of the data -> field of a record, in the order of a record
FIELDS: Final = {
    "code": "code",
    "name": "name",
    "subname": "subname",
    "type_code": "kind",
    "faction_code": "faction",
    "set_code": "set",
    "pack_code": "pack",
    "quantity": "quantity",
    "stage": "stage",
    "cost": "cost",
    "cost_per_hero": "cost_per_player",
    "cost_star": "cost_star",
    "attack": "atk",
    "attack_star": "atk_star",
    "thwart": "thw",
    "thwart_star": "thw_star",
    "defense": "def",
    "defense_star": "def_star",
    "recover": "rec",
    "recover_star": "rec_star",
    "scheme": "sch",
    "scheme_star": "sch_star",
    "health": "hp",
    "health_per_hero": "hp_per_player",
    "health_per_group": "hp_per_group",
    "health_star": "hp_star",
    "hand_size": "hand",
    "attack_cost": "atk_cost",
    "thwart_cost": "thw_cost",
    "boost": "boost",
    "boost_star": "boost_star",
    "base_threat": "base_threat",
    "base_threat_fixed": "base_fixed",
    "base_threat_per_group": "base_per_group",
    "threat": "threat",
    "threat_fixed": "threat_fixed",
    "threat_per_group": "threat_per_group",
    "threat_star": "threat_star",
    "escalation_threat": "escalation",
    "escalation_threat_fixed": "escalation_fixed",
    "escalation_threat_star": "escalation_star",
    "scheme_acceleration": "acceleration",
    "scheme_crisis": "crisis",
    "scheme_hazard": "hazard",
    "scheme_amplify": "amplify",
    "is_unique": "unique",
    "permanent": "permanent",
    "double_sided": "double_sided",
    "back_name": "back_name",
    "deck_limit": "limit",
    "octgn_id": "octgn",
}
#: printed as nothing when 0
ONLY_IF_ANY: Final = frozenset({"attack_cost", "thwart_cost"})
RESOURCES: Final = ("energy", "mental", "physical", "wild")
#: columns of the index; `marks` are h (hidden: the back of another face), l (linked), p (permanent), u (unique)
COLUMNS: Final = (
    *("code", "name", "subname", "kind", "faction", "set", "pack", "quantity", "limit", "marks", "back", "octgn"),
    *("traits", "resources", "team"),
)
_LINKED: Final = re.compile(r"\bLinked \(")
_TEAM_UP: Final = re.compile(r"\bTeam-Up \(([^)]+?) and ([^)]+?)\)")
Record = dict[str, Any]


def records(data: Path) -> dict[str, Record]:
    """Every record of the data by code, corrected, with `back_link` on all faces of a card. ValueError if a correction is stale."""
    found: dict[str, Record] = {}
    for file in sorted((data / "pack").glob("*.json")):
        found.update({each["code"]: each for each in json.loads(file.read_text("utf-8"))})
    for each in json.loads((FACTS / "corrections.json").read_text("utf-8")):
        record, field = found[each["code"]], each["field"]
        if record.get(field) != each["given"]:
            raise ValueError(f"{each['code']}: {field} is {record.get(field)}, not {each['given']}; look at its correction again")
        record[field] = each["right"]
    cards: dict[str, list[str]] = {}
    for code in sorted(found):
        if code[5:] and "duplicate_of" not in found[code]:
            cards.setdefault(code[:5], []).append(code)
    for codes in cards.values():
        # letters of more than two are faces only where one is linked to another; else they are cards of their own
        if len(codes) == 2 or any("back_link" in found[code] for code in codes):
            for code in codes:
                found[code].setdefault("back_link", codes[1] if code == codes[0] else codes[0])
    return dict(sorted(found.items()))


def traits(printed: str) -> list[str]:
    """The traits of a line such as `S.H.I.E.L.D. Spy.`"""
    words = re.split(r"\.\s+", printed.strip().rstrip("."))
    return [f"{word}." if "." in word else word for word in words if word]


def resources(record: Mapping[str, Any]) -> dict[str, int]:
    """The printed resources by type."""
    return {each: record[f"resource_{each}"] for each in RESOURCES if record.get(f"resource_{each}")}


def fact(record: Mapping[str, Any]) -> Record:
    """What is printed on a face, in Longbox's words; what is not there is left out."""
    new: Record = {}
    for theirs, ours in FIELDS.items():
        value = record.get(theirs)
        if value is None or value is False or value == "" or (theirs in ONLY_IF_ANY and not value):
            continue
        new[ours] = value
    if record.get("traits"):
        new["traits"] = traits(record["traits"])
    if found := resources(record):
        new["resources"] = found
    if "back_link" in record:
        new["back"] = record["back_link"]
    return new


def index_row(record: Mapping[str, Any]) -> tuple[str, ...]:
    """A line of the index. Traits and resources are those of players' cards, which deckbuilding may ask for."""
    text = record.get("text", "")
    players = record["faction_code"] not in ("encounter", "campaign")
    marks = {
        "h": record.get("hidden"),
        "l": _LINKED.search(text),
        "p": record.get("permanent"),
        "u": record.get("is_unique"),
    }
    team = _TEAM_UP.search(text)
    row = {
        "code": record["code"],
        "name": record["name"],
        "subname": record.get("subname"),
        "kind": record["type_code"],
        "faction": record["faction_code"],
        "set": record.get("set_code"),
        "pack": record["pack_code"],
        "quantity": record["quantity"] if record["quantity"] != 1 else None,
        "limit": record.get("deck_limit"),
        "marks": "".join(mark for mark, there in marks.items() if there),
        "back": record.get("back_link"),
        "octgn": record.get("octgn_id"),
        "traits": "|".join(traits(record["traits"])) if players and record.get("traits") else None,
        "resources": "".join(key[0] * count for key, count in resources(record).items()) if players else None,
        "team": "|".join(team.groups()) if team else None,
    }
    return tuple("" if row[column] is None else str(row[column]) for column in COLUMNS)


def packs(data: Path) -> list[Record]:
    """The packs in order of release."""
    found: list[Record] = json.loads((data / "packs.json").read_text("utf-8"))
    return sorted(found, key=lambda pack: (pack["date_release"], pack["position"]))


def written(found: Mapping[str, Record], data: Path, wanted: Iterable[str]) -> dict[str, str]:
    """File name -> content of all that is made."""
    real = {code: record for code, record in found.items() if "duplicate_of" not in record}
    files: dict[str, str] = {}
    for pack in wanted:
        lines = [
            json.dumps(fact(each), ensure_ascii=False, separators=(",", ":"))
            for each in real.values()
            if each["pack_code"] == pack
        ]
        if not lines:
            raise ValueError(f"the data has no pack {pack}")
        files[f"{pack}.jsonl"] = "\n".join(lines) + "\n"
    rows = [COLUMNS, *(index_row(each) for each in real.values())]
    files["index.tsv"] = "".join("\t".join(row).rstrip("\t") + "\n" for row in rows)
    reprints = {
        code: [each["duplicate_of"], each["pack_code"], *([each["octgn_id"]] if each.get("octgn_id") else [])]
        for code, each in found.items()
        if "duplicate_of" in each
    }
    files["reprints.json"] = _by_line(reprints)
    files["packs.json"] = _by_line({pack["code"]: pack["name"] for pack in packs(data)})
    special = {
        code: (each.get("deck_options") or []) + (each.get("deck_requirements") or [])
        for code, each in real.items()
        if each.get("deck_options") or each.get("deck_requirements")
    }
    files["deckbuilding.json"] = _by_line(special)
    return files


def _by_line(values: Mapping[str, Any]) -> str:
    """JSON with an entry on each line."""
    lines = (f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in values.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given:
        print(__doc__)
        return 2
    data = Path(given[0])
    wanted = given[1:] or sorted(file.stem for file in FACTS.glob("*.jsonl"))
    for name, content in written(records(data), data, wanted).items():
        (FACTS / name).write_text(content, "utf-8", newline="\n")
        print(f"{name}: {len(content.encode()):,} bytes, {content.count(chr(10)):,} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())

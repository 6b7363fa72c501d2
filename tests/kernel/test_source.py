"""What must hold of the source of rules code: only tail calls, and no change of a state outside an event's `apply`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from longbox.kernel.frames import Frame
from tests.kernel.test_forks import ours

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "longbox"
MADE_UP = ROOT / "tests" / "kernel" / "madeup"

FRAMES = {cls.__name__ for cls in ours(Frame)} | {"child"}
"""What makes a frame: the frame classes, and `EffectFrame.child`."""

PLUMBING = {"answer", "outcome", "dirty", "log", "decision"}
"""Slots of a state that hold no fact of the match: they are how frames talk to each other."""

CHANGES = {
    "write",
    "write_player",
    "write_thing",
    "write_item",
    "write_play",
    "take",
    "put",
    "add_thing",
    "drop_thing",
    "tick",
    "below",
    "shuffled",
}
"""Methods of a state that change it."""

APPLY = {"apply", "take", "copy_into"}
"""Methods that may change a state: an event's `apply`, a packet's `take`, which it calls, and the copying of a clone."""

MEMORY_CHANGES = {"record", "use", "begin", "forget_before"}

KERNEL_HELPERS = {
    "kernel/events.py:_swiftly": "applies one event as the stage does",
    "kernel/events.py:applied": "applies a batch and remembers it, for the stage and the short way",
    "kernel/events.py:_together": "applies a batch as the stage does",
    "kernel/events.py:_at_once": "applies one event, and remembers it",
    "kernel/events.py:settling": "remembers that nothing must happen just now",
    "kernel/state.py": "the state itself",
    "kernel/memory.py": "the memory itself",
    "kernel/frames.py:advance": "the run loop keeps count of what happens without a decision",
    "kernel/frames.py:answer": "the run loop",
    "kernel/frames.py:unwind": "drops frames, for a game that ends",
    "kernel/frames.py:cut_out": "drops frames, for an effect that is called off",
    "kernel/events.py:happen": "the short way: applies one event, and remembers it",
    "kernel/events.py:Apply.run": "applies a batch, and remembers it",
    "kernel/events.py:Settle.run": "counts what is derived without a decision",
    "kernel/events.py:Occurrence.examine_more": "an occurrence's own place needs a serial",
    "kernel/windows.py:Window.run": "an occurrence's own place needs a serial",
    "kernel/windows.py:OfPending.waiting": "called from `apply`: the occurrence to be written",
    "kernel/events.py:report": "an occurrence below learns what belongs to its windows",
    "kernel/modifiers.py:_pass": "the table of current values is a cache",
    "kernel/plays.py:to_be_written": "called from `apply`: the record to be written",
    "kernel/views.py:determinize": "a copy that nobody has yet",
    "kernel/views.py:any_answer": "a copy that nobody has yet",
    "kernel/match.py": "a match hands answers to its state",
}
"""Where else the kernel may change a state, and why."""

GAME_HELPERS = {
    "games/vs/events/zones.py:move": "called from `apply`",
    "games/vs/events/zones.py:leave_combat": "called from `apply`",
    "games/vs/events/zones.py:unseen": "called from `apply`",
    "games/vs/events/zones.py:EnterPlay.process": "called from `apply`",
    "games/vs/events/places.py:take_control": "called from `apply`",
    "games/vs/events/modifiers.py:restamp": "called from `apply`",
    "games/vs/events/modifiers.py:drop_modifiers": "called from `apply`",
    "games/vs/language/verbs/effects.py:Copying.run": "a fork that is not in the state yet",
    "games/vs/rules/stages.py": "what happens together, as long as it is looked at",
    "games/vs/events/ending.py:finish_game": "called from `apply`, and at the turn limit",
    "games/vs/events/ending.py:remove_player": "called from `apply`",
    "games/vs/events/places.py:free_place": "called from `apply`",
    "games/vs/decks/setup.py:blank": "set-up",
    "games/vs/decks/setup.py:add": "set-up",
    "games/vs/rules/chain.py:wait": "the policy of pending triggers",
    "games/vs/situations/build.py": "set-up by hand",
    "games/vs/situations/table.py": "set-up by hand",
    "games/vs/situations/side.py": "set-up by hand",
    "games/champions/events/decks.py:uncover": "called from `apply`",
    "games/champions/events/modifiers.py:Lasting.key": "called from `apply`",
    "games/champions/state/state.py:expire": "called from `apply`",
    "games/champions/events/rounds.py:wake": "called from `apply`",
    "games/champions/events/zones.py:move": "called from `apply`",
    "games/champions/events/zones.py:reshuffle": "called from `apply`",
    "games/champions/events/zones.py:reshuffle_encounter": "called from `apply`",
    "games/champions/events/zones.py:gather": "called from `apply`",
    "games/champions/events/zones.py:refill": "called from `apply`",
    "games/champions/events/zones.py:ran_out": "called from `apply`",
    "games/champions/events/zones.py:by_place": "called from `apply`",
    "games/champions/events/zones.py:by_lot": "called from `apply`",
    "games/champions/events/rounds.py:renumbered": "called from `apply`",
    "games/champions/events/zones.py:taken_from": "called from `apply`",
    "games/champions/events/zones.py:deal": "called from `apply`",
    "games/champions/decks/setup.py:blank": "set-up",
    "games/champions/decks/setup.py:chosen_modular": "set-up",
    "games/champions/decks/setup.py:add_all": "set-up",
    "games/champions/state/state.py:ChState.shuffled": "called from `apply`",
    "games/champions/situations/build.py": "set-up by hand",
    "games/champions/situations/begin.py": "set-up by hand",
    "games/champions/situations/laying.py": "set-up by hand",
    "games/champions/situations/letting.py": "set-up by hand",
    "games/champions/situations/worked/identities.py": "set-up by hand",
    "games/dcdb/events/zones.py:move": "called from `apply`",
    "games/dcdb/events/zones.py:speaks": "called from `apply`",
    "games/dcdb/events/modifiers.py:claim_next": "called from `apply`",
    "games/vs2pcg/events/zones.py:move": "called from `apply`",
    "games/vs2pcg/events/zones.py:unseen": "called from `apply`",
    "games/vs2pcg/events/zones.py:with_counters": "called from `apply`",
    "games/dcdb/events/zones.py:_unseen": "called from `apply`",
    "games/dcdb/events/zones.py:make_deck": "called from `apply`",
    "games/dcdb/events/zones.py:shuffle_under": "called from `apply`",
    "games/dcdb/events/zones.py:top_of": "called from `apply`",
    "games/dcdb/events/zones.py:tops_of": "called from `apply`",
    "games/dcdb/events/zones.py:FromTop.off_top": "called from `apply`",
    "games/dcdb/events/cards.py:AtRandom.by_lot": "called from `apply`",
    "games/dcdb/events/modifiers.py:end_modifiers": "called from `apply`",
    "games/dcdb/decks/setup.py:blank": "set-up",
    "games/vs2pcg/decks/setup.py:blank": "set-up",
    "games/vs2pcg/decks/setup.py:laid": "set-up",
    "games/vs2pcg/events/modifiers.py:end_modifiers": "called from `apply`",
    "games/vs2pcg/events/modifiers.py:end_turn_modifiers": "called from `apply`",
    "games/vs2pcg/events/zones.py:Moves.send": "called from `apply`",
    "games/vs2pcg/rules/triggers.py:wait": "the policy of pending triggers",
    "games/vs2pcg/game.py:PcgGame.endless": "the game ends, outside any event",
    "games/dcdb/decks/setup.py:add": "set-up",
    "games/vs2pcg/decks/setup.py:add": "set-up",
    "games/dcdb/rules/triggers.py:wait": "the policy of pending triggers",
    "games/dcdb/situations/build.py": "set-up by hand",
    "games/dcdb/situations/worked/draft.py": "set-up by hand",
    "games/vs2pcg/situations/build.py": "set-up by hand",
    "games/vs2pcg/situations/lay.py": "set-up by hand",
    "games/dcdb/situations/table.py": "set-up by hand",
    "madeup/events.py:move": "called from `apply`",
    "madeup/events.py:refill": "called from `apply`",
    "madeup/events.py:finish": "called from `apply`",
    "madeup/times.py:end_modifiers": "called from `apply`",
    "madeup/game.py:MadeUpGame.blank": "set-up",
    "madeup/game.py:MadeUpGame.add": "set-up",
    "madeup/tables.py": "set-up by hand",
}
"""Where a game may change a state outside `apply`, and why."""


def sources() -> list[Path]:
    files = [*(SRC / "kernel").rglob("*.py"), *(SRC / "games").rglob("*.py"), *MADE_UP.rglob("*.py")]
    # agents play on with states of their own
    return sorted(f for f in files if not {"cards", "agent", "terminal"} & set(f.parts))


def place(file: Path) -> str:
    """A file as the lists above name it."""
    return str(file.relative_to(SRC)) if file.is_relative_to(SRC) else str(file.relative_to(MADE_UP.parent))


def functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function with its qualified name; those inside belong to the one around them."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            yield f"{prefix}{node.name}", node
        elif not isinstance(node, ast.expr):
            yield from functions(node, prefix)


# -- tail calls -----------------------------------------------------------------------------------------------------------

TAIL_EXCEPTIONS = {
    "kernel/events.py:Settle.run": "returns the flow, or reads what came of it at once",
    "kernel/frames.py:Conceding.__init__": "the frame in which somebody leaves is handed in",
    "games/vs/rules/playing.py:Playing.become_played": "a plain event that nobody can interrupt, then another",
    "games/vs/game.py:VsGame.look_at_top": "a plain event that nobody can interrupt",
    "games/vs/game.py:VsGame.worked": "a plain event that nobody can interrupt",
    "games/vs/rules/chain.py:wait": "a plain event that nobody can interrupt",
    "games/vs/game.py:VsGame.start": "the first frame",
    "games/vs/situations/table.py": "set-up by hand",
    "games/vs/situations/side.py": "set-up by hand",
    "games/vs/situations/build.py": "set-up by hand",
    "games/champions/situations/begin.py": "set-up by hand",
    "games/champions/situations/letting.py": "set-up by hand",
    "games/champions/situations/worked/identities.py": "set-up by hand",
    "games/champions/game.py:ChampionsGame.start": "the first frame",
    "games/dcdb/game.py:DcGame.start": "the first frame",
    "games/dcdb/situations/build.py": "set-up by hand",
    "games/vs2pcg/situations/build.py": "set-up by hand",
    "games/vs2pcg/situations/lay.py": "set-up by hand",
    "games/vs2pcg/game.py:PcgGame.start": "the first frame",
    "madeup/game.py:MadeUpGame.start": "the first frame",
    "madeup/tables.py": "set-up by hand",
}


def calls_in(node: ast.AST) -> set[str]:
    """Names of what is called anywhere inside."""
    found = set()
    for n in ast.walk(node):
        if isinstance(n, ast.Call):
            found.add(n.func.id if isinstance(n.func, ast.Name) else n.func.attr if isinstance(n.func, ast.Attribute) else "")
    return found


def loose_calls(function: ast.FunctionDef) -> list[int]:
    """Lines where `happen` is called or a frame made and the result neither returned nor kept under a name that is."""
    returned: set[str] = set()
    tails: set[int] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            tails.update(id(n) for n in ast.walk(node.value))
            returned.update(n.id for n in ast.walk(node.value) if isinstance(n, ast.Name))
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id in returned for t in node.targets):
            tails.update(id(n) for n in ast.walk(node.value))
    wrong = []
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and id(node) not in tails:
            name = (
                node.func.id
                if isinstance(node.func, ast.Name)
                else node.func.attr
                if isinstance(node.func, ast.Attribute)
                else ""
            )
            if name == "happen" or name in FRAMES:
                wrong.append(node.lineno)
    return wrong


def test_only_tail_calls() -> None:
    """What takes time is returned, never done on the way: nothing is ever "done when it returns"."""
    wrong = []
    for file in sources():
        for name, function in functions(ast.parse(file.read_text("utf-8"))):
            where = f"{place(file)}:{name}"
            if place(file) not in TAIL_EXCEPTIONS and where not in TAIL_EXCEPTIONS:
                wrong.extend(f"{where}, line {line}" for line in loose_calls(function))
    assert wrong == []


@pytest.mark.parametrize(
    ("body", "good"),
    [
        ("return happen(s, e)", True),
        ("return happen(s, e) if e else None", True),
        ("return (Priority(), Priority())", True),
        ("flow = happen(s, e)\n    if flow is not None:\n        return flow", True),
        ("frame = Priority()\n    frame.holder = 1\n    return frame", True),
        ("happen(s, e)", False),
        ("flow = happen(s, e)\n    return None", False),
        ("Priority().run(s)", False),
        ("x = f.child(node)", False),
    ],
)
def test_the_scan_for_tail_calls_can_tell(body: str, good: bool) -> None:
    (function,) = [f for _, f in functions(ast.parse(f"def step(self, s, f, e, node):\n    {body}\n"))]
    assert (loose_calls(function) == []) is good


# -- changes of the state -------------------------------------------------------------------------------------------------


def root(node: ast.expr) -> tuple[str, list[str]]:
    """The name an expression starts from, and the attributes on the way: `s.things[n].x` is ("s", ["things", "x"])."""
    path: list[str] = []
    while True:
        if isinstance(node, ast.Attribute):
            path.insert(0, node.attr)
            node = node.value
        elif isinstance(node, ast.Subscript):
            node = node.value
        elif isinstance(node, ast.Call):
            node = node.func
        else:
            return (node.id if isinstance(node, ast.Name) else ""), path


def changes_of_state(function: ast.FunctionDef) -> list[int]:
    """Lines that write a slot of `s`, or of a thing of `s` that is not its own copy, or call what changes it."""
    of_state = {"s", "new", "state"} & {a.arg for a in function.args.args} | {"s"}
    shared: set[str] = set()
    wrong = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name, path = root(node.value)
            if name in of_state and path[:1] and path[0] in ("things", "get", "was", "frames") and len(path) == 1:
                shared.add(node.targets[0].id)
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.Call):
            name, path = root(node.func)
            if name in of_state and (
                path in [[c] for c in CHANGES] or (path[:1] == ["memory"] and path[1:2] and path[1] in MEMORY_CHANGES)
            ):
                wrong.append(node.lineno)
        for target in targets:
            for t in ast.walk(target) if isinstance(target, (ast.Tuple, ast.List)) else [target]:
                if isinstance(t, (ast.Attribute, ast.Subscript)):
                    name, path = root(t)
                    if (name in of_state and path and path[0] not in PLUMBING) or (name in shared and path):
                        wrong.append(t.lineno)
    return sorted(set(wrong))


def may_change(where: str) -> bool:
    file, _, name = where.partition(":")
    listed = {**KERNEL_HELPERS, **GAME_HELPERS}
    return name.split(".")[-1] in APPLY or where in listed or file in listed


def test_only_events_change_a_state() -> None:
    wrong = []
    for file in sources():
        for name, function in functions(ast.parse(file.read_text("utf-8"))):
            where = f"{place(file)}:{name}"
            if not may_change(where):
                wrong.extend(f"{where}, line {line}" for line in changes_of_state(function))
    assert wrong == []


def test_helpers_that_change_a_state_are_called_from_events_alone() -> None:
    helpers = {
        where.partition(":")[2].split(".")[-1]: where for where, why in GAME_HELPERS.items() if why == "called from `apply`"
    }
    wrong = []
    for file in sources():
        for name, function in functions(ast.parse(file.read_text("utf-8"))):
            where = f"{place(file)}:{name}"
            called = calls_in(function) & set(helpers)
            same_game = [h for h in called if helpers[h].split("/")[:2] == place(file).split("/")[:2]]
            if same_game and not may_change(where) and where not in CALLERS:
                wrong.append(f"{where} calls {', '.join(sorted(same_game))}")
    assert wrong == []


CALLERS = {"madeup/game.py:MadeUpGame.endless": "the game ends, outside any event"}
"""Functions that may call a helper though no event does it, and why."""


def test_what_is_listed_exists() -> None:
    names = {f"{place(f)}:{name}" for f in sources() for name, _ in functions(ast.parse(f.read_text("utf-8")))}
    files = {place(f) for f in sources()}
    listed = {*KERNEL_HELPERS, *GAME_HELPERS, *TAIL_EXCEPTIONS, *CALLERS}
    assert sorted(w for w in listed if w not in names and w not in files) == []


@pytest.mark.parametrize(
    ("body", "good"),
    [
        ("s.outcome = 1", True),
        ("self.decision = s.decision", True),
        ("c = s.things[n]\n    x = c.row", True),
        ("c = s.things[n].fork()\n    c.row = 1", True),
        ("s.chain = ()", False),
        ("s.turn += 1", False),
        ("s.zones[z] = ()", False),
        ("s.things[n].row = 1", False),
        ("c = s.things[n]\n    c.row = 1", False),
        ("c = s.get(r)\n    c.row += 1", False),
        ("s.write(n).row = 1", False),
        ("s.memory.use(k, 'turn')", False),
        ("c, s.turn = 1, 2", False),
        ("del s.frames[0]", False),
    ],
)
def test_the_scan_for_changes_can_tell(body: str, good: bool) -> None:
    (function,) = [f for _, f in functions(ast.parse(f"def step(self, s, n, r, z, k):\n    {body}\n"))]
    assert (changes_of_state(function) == []) is good


def test_nothing_stands_in_the_way_of_compiling() -> None:
    """What a compiled class has not, or works out anew each time: cached properties, names of slots, classes within functions."""
    found = []
    for file in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            place = f"{file.relative_to(SRC).as_posix()}: line {getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found += [f"{place}: class {n.name} in a function" for n in ast.walk(node) if isinstance(n, ast.ClassDef)]
            if isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node).endswith("cached_property"):
                found.append(f"{place}: a cached_property")
            if file.parent.name == "kernel" and (
                (isinstance(node, ast.Attribute) and node.attr == "__slots__")
                or (isinstance(node, ast.Constant) and node.value == "__slots__")
            ):
                found.append(f"{place}: the slots of a class are read")
    assert found == []

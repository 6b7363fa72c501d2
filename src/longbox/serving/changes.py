"""What has changed between two documents of plain data, as a list of changes that leads from one to the other."""

from __future__ import annotations

import msgspec

Change = list[object]

_encode = msgspec.json.Encoder().encode


def changes(old: object, new: object) -> list[Change]:
    """[path, value] sets what lies there, [path] takes it away; in the order in which they are to be made."""
    out: list[Change] = []
    _compare([], old, new, out)
    return out


def _compare(path: list[object], old: object, new: object, out: list[Change]) -> None:
    if old is new:
        return
    # most of it is as it was, and that is seen fastest by comparing it whole, as it is sent: there true is not 1
    if isinstance(new, (dict, list)) and _encode(old) == _encode(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                out.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                out.append([[*path, key], value])
            else:
                _compare([*path, key], old[key], value, out)
    elif isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)) and len(old) == len(new):
        for i, (a, b) in enumerate(zip(old, new)):
            _compare([*path, i], a, b, out)
    elif type(old) is not type(new) or old != new:
        out.append([path, new])


def changed(old: object, made: list[Change]) -> object:
    """A document after changes; what is given is not touched. For clients in Python, and to try `changes`."""
    new = _copy(old)
    for change in made:
        path = change[0]
        assert isinstance(path, list)
        if not path:
            new = _copy(change[1])
            continue
        at = new
        for key in path[:-1]:
            assert isinstance(at, (dict, list))
            at = at[key]
        assert isinstance(at, (dict, list))
        if len(change) == 1:
            del at[path[-1]]
        else:
            at[path[-1]] = _copy(change[1])
    return new


def _copy(value: object) -> object:
    if isinstance(value, dict):
        return {k: _copy(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [_copy(v) for v in value]
    return value

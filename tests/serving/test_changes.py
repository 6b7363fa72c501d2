"""Changes lead from one document to the other."""

from hypothesis import given, strategies as st

from longbox.serving.changes import changed, changes

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(PLAIN, PLAIN)
def test_changes_lead_from_one_document_to_the_other(old: object, new: object) -> None:
    made = changes(old, new)
    assert changed(old, made) == new
    assert type(changed(old, made)) is type(new)
    # what is the same costs nothing
    assert changes(new, new) == [] and changes(old, changed(old, [])) == []


def test_only_what_differs_is_told() -> None:
    old = {"a": [1, {"b": 2, "c": 3}], "d": 4}
    assert changes(old, {"a": [1, {"b": 5, "c": 3}]}) == [[["d"]], [["a", 1, "b"], 5]]
    # a list of another length is told whole; true is not 1
    assert changes({"a": [1]}, {"a": [1, 2]}) == [[["a"], [1, 2]]]
    assert changes([1], [True]) == [[[0], True]]

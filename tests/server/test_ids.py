"""Names that nobody can guess, and everybody can type."""

from ludoteka.server.ids import id_of, new_id


def test_an_id_is_never_taken_for_an_option() -> None:
    """Of a thousand random ones, some fifteen would begin with a hyphen."""
    assert not any(new_id().startswith("-") for _ in range(1000))
    made = {id_of(b"key", str(number)) for number in range(1000)}
    assert len(made) == 1000
    assert not any(one.startswith("-") for one in made)

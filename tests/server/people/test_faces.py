"""A face belongs to a person: it stays through renamings and goes with the person."""

import pytest

from ludoteka.server.people.faces import FACES, guest_face, read_face, usual_face
from ludoteka.server.people.naming_entries import without_name
from ludoteka.server.people.service import People

pytestmark = pytest.mark.anyio


async def test_everybody_has_a_face_and_keeps_it_under_another_name(people: People) -> None:
    guest = await people.guest("en")
    assert guest.face == usual_face(guest.id)
    renamed = await people.rename(guest.id, "Marta Kos")
    assert renamed.face == guest.face
    assert (await people.profile(guest.id)).face == guest.face


async def test_who_comes_with_a_face_keeps_it(people: People) -> None:
    guest = await people.guest("en", face=7)
    assert (guest.face, (await people.get(guest.id)).face) == (7, 7)


@pytest.mark.parametrize(
    ("told", "face"),
    [("0", 0), ("4095", 4095), ("4096", None), ("-1", None), ("٣", None), ("", None), (None, None)],
)
def test_a_browser_tells_a_face_or_nothing(told: str | None, face: int | None) -> None:
    assert read_face(told) == face


async def test_who_chooses_a_face_has_it_from_then_on(people: People) -> None:
    guest = await people.guest("en")
    assert (await people.wear(guest.id, 7)).face == 7
    assert (await people.get(guest.id)).face == 7


async def test_a_face_is_forgotten_with_its_person(people: People) -> None:
    guest = await people.guest("en")
    await people.wear(guest.id, 7)
    await people.delete(guest.id)
    assert (await people.get(guest.id)).face == 0


def test_an_entry_without_the_name_is_without_the_face() -> None:
    cleaned = without_name(b'{"kind":"sat","seat":0,"sitter":"ann","name":"Ann","face":7}', "ann")
    assert cleaned is not None
    assert b"face" not in cleaned


def test_those_at_one_device_have_faces_of_their_own() -> None:
    faces = {usual_face("ann"), guest_face("Peter"), guest_face("Olha")}
    assert len(faces) == 3
    assert all(0 <= face < FACES for face in faces)

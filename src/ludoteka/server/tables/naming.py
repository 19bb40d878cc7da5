"""Whose names and words a fact holds: where to look when that person leaves or asks."""

from ludoteka.server.tables.entries import AnyFact, Created, HandedOver, Said, Sat


def named_by(fact: AnyFact) -> tuple[str, ...]:
    match fact:
        case Sat() | HandedOver():
            return (fact.sitter,)
        case Said():
            return (fact.person,)
        case Created():
            return (fact.host,)
        case _:
            return ()

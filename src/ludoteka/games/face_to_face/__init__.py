"""The Game: Face to Face («Лицом к лицу», «Віч-на-віч»), 2 players."""

from ludoteka.games.face_to_face.game import FaceToFace

__all__ = ["FaceToFace"]

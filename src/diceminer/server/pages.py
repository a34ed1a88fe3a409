"""Serves the built page: hashed file names are cached for ever, compressed copies preferred."""

from __future__ import annotations

import mimetypes
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, Response

from diceminer.server.refusals import ServerRefusal

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request

_VIEWS: Final = ("t", "rules")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_PACKED: Final = (".br", ".gz")
# Set here because the machine's own list of media types may lack or change some.
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    # A browser compiles WebAssembly while it loads only if it has this type.
    ".wasm": "application/wasm",
    ".bin": "application/octet-stream",
    ".ftl": "text/plain",
    ".md": "text/plain",
    ".txt": "text/plain",
}


class Pages:
    """Answers with the files of a folder, and with the page for every address of the client."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder.resolve() if folder else None

    def answer(self, request: Request, path: str) -> Response:
        """The file of a path; refused if there is none."""
        if self._folder is None:
            raise ServerRefusal("server-no-build")
        # Addresses that the page itself routes.
        is_view = path == "" or path.partition("/")[0] in _VIEWS
        file = self._file(self._folder, "index.html" if is_view else path)
        hashed = path.startswith("assets/")
        headers = {"Cache-Control": _FOR_EVER if hashed else _ASK_AGAIN, "Vary": "Accept-Encoding"}
        media = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        for encoding, suffix in _ENCODINGS:
            packed = file.with_name(file.name + suffix)
            if encoding in accepted and packed.is_file():
                headers["Content-Encoding"] = encoding
                file = packed
                break
        answer = FileResponse(
            file,
            headers=headers,
            media_type=media or "application/octet-stream",
            stat_result=file.stat(),
        )
        if request.headers.get("if-none-match") == answer.headers["etag"]:
            return Response(status_code=304, headers={**headers, "ETag": answer.headers["etag"]})
        return answer

    @staticmethod
    def _file(folder: Path, path: str) -> Path:
        """A file inside the folder; nothing outside of it can be asked for."""
        try:
            file = (folder / path).resolve()
            if file.is_relative_to(folder) and file.is_file() and file.suffix not in _PACKED:
                return file
        except (OSError, ValueError):
            pass
        raise ServerRefusal("server-no-page")


def _accepted(header: str) -> set[str]:
    """The encodings that a browser takes.

    >>> sorted(_accepted("gzip, br;q=0.9, zstd;q=0"))
    ['br', 'gzip']
    """
    taken = set()
    for part in header.split(","):
        name, _, weight = part.strip().partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0"):
            taken.add(name.strip().lower())
    return taken

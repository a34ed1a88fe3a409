"""Serves the built page: hashed file names are cached for ever, compressed copies preferred.

The page itself is sent with a preview for sites that show links to it: what the link leads to, in
the visitor's language, and the address of a picture, which has to be absolute.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
import re
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, Response

from diceminer import locale
from diceminer.server import identity
from diceminer.server.refusals import ServerRefusal

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request

_VIEWS: Final = ("t", "rules", "learn")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_PACKED: Final = (".br", ".gz")
# What a Host header may be to become part of an address in the page.
_HOST: Final = re.compile(r"([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(:\d+)?")
_CONTENT: Final = re.compile(r'(<meta (?:property|name)="([\w:]+)" content=")([^"]*)(" ?/?>)')
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

    def __init__(self, folder: Path | None, public_url: str | None = None) -> None:
        self._folder = folder.resolve() if folder else None
        self._public_url = public_url

    def answer(self, request: Request, path: str) -> Response:
        """The file of a path, or the page; refused if there is none.

        Who opens an address in a browser that is none is shown the page, which says so.
        """
        if self._folder is None:
            raise ServerRefusal("server-no-build")
        # Addresses that the page itself routes.
        if path == "" or path.partition("/")[0] in _VIEWS:
            return self._page(self._folder, request, path)
        try:
            file = self._file(self._folder, path)
        except ServerRefusal:
            reads = "text/html" in request.headers.get("accept", "")
            if reads and path.partition("/")[0] not in ("api", "ws", "assets"):
                return self._page(self._folder, request, path, 404)
            raise
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

    def _page(self, folder: Path, request: Request, path: str, status: int = 200) -> Response:
        """The page with its preview."""
        text = self._file(folder, "index.html").read_text(encoding="utf-8")
        lang = identity.spoken(request.cookies, request.headers)
        body = preview(text, self._origin(request), path, lang).encode()
        headers = {
            "Cache-Control": _ASK_AGAIN,
            "Vary": "Accept-Encoding, Accept-Language, Cookie",
        }
        if "gzip" in _accepted(request.headers.get("accept-encoding", "")):
            body = gzip.compress(body, mtime=0)
            headers["Content-Encoding"] = "gzip"
        etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        headers["ETag"] = etag
        if status == 200 and request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        return Response(body, status, headers, "text/html")

    def _origin(self, request: Request) -> str | None:
        """Where this server is reached: as the host says, or as the visitor has asked for it."""
        if self._public_url is not None:
            return self._public_url
        host = request.headers.get("host", "")
        return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else None

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


def preview(page: str, origin: str | None, path: str, lang: str) -> str:
    """A page whose `meta` elements say what a link to a path of it leads to.

    >>> page = '<meta property="og:image" content="/preview.jpg" />'
    >>> preview(page, "https://dice.example", "", "en")
    '<meta property="og:image" content="https://dice.example/preview.jpg" />'
    """
    t = locale.texts(lang)
    words = {
        "description": t("web-motto"),
        "og:title": t("server-invitation") if path.startswith("t/") else "Dice Miner",
        "og:description": t("web-motto"),
    }

    def filled(match: re.Match[str]) -> str:
        before, name, content, after = match.groups()
        content = html.escape(words[name]) if name in words else content
        if name == "og:image" and origin is not None:
            content = html.escape(origin) + content
        return before + content + after

    return _CONTENT.sub(filled, page)


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

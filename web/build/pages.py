"""Writes the pages that can be read before Python is there: the same functions draw them here that draw them on the phone."""

from . import previews


def build(dist, address=None):
    # imported this late because the pages need the signs that an earlier step cuts out
    from web.pages import documents

    for path, html in documents():
        page = dist / path
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(html.replace("</head>", f"{previews.tags(path, address)}</head>", 1) if address else html, "utf-8")

"""Draws the app's badge for home screens, in the sizes and shapes phones ask for, and a piece of each poster for the game's shortcut."""

import resvg_py

from . import ROOT, png

FULL = {"maskable-192": 192, "maskable-512": 512, "apple-touch-icon": 180}  # the phone cuts these into its own shape
ROUNDED = {"192": 192, "512": 512}
SHORTCUT = 96
CORNERS = '<clipPath id="corners"><rect width="512" height="512" rx="96"/></clipPath><g clip-path="url(#corners)">'


def build(folder):
    folder.mkdir(parents=True, exist_ok=True)
    full = (ROOT / "static" / "badge.svg").read_text("utf-8")
    opening, rest = full.split(">", 1)
    rounded = f"{opening}>{CORNERS}{rest.rstrip().removesuffix('</svg>')}</g></svg>"
    for picture, sizes in ((full, FULL), (rounded, ROUNDED)):
        for name, size in sizes.items():
            drawn = resvg_py.svg_to_bytes(svg_string=picture, width=size, height=size, skip_system_fonts=True)
            (folder / f"{name}.png").write_bytes(png.numbered(bytes(drawn)))
    (folder / "icon.svg").write_text(rounded, "utf-8")


def shortcuts(folder, games):
    """What must be seen of a poster, square: static/style/home.css says which part that is."""
    folder.mkdir()
    for key, game in games.items():
        drawn = str(game.poster()).replace('viewBox="0 0 400 600"', 'xmlns="http://www.w3.org/2000/svg" viewBox="145 132 250 250"')
        picture = resvg_py.svg_to_bytes(svg_string=drawn, width=SHORTCUT, height=SHORTCUT, skip_system_fonts=True)
        (folder / f"{key}.png").write_bytes(bytes(picture))

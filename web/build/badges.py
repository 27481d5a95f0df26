"""Draws the app's badge for home screens: one picture, in the sizes and shapes that phones ask for."""

import resvg_py

from . import ROOT, png

FULL = {"maskable-192": 192, "maskable-512": 512, "apple-touch-icon": 180}  # the phone cuts these into its own shape
ROUNDED = {"192": 192, "512": 512}
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

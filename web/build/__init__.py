"""Turns the sources into dist/: a folder of plain files that any web host can serve, and that a phone keeps for good."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NODE_MODULES = ROOT / "web" / "node_modules"

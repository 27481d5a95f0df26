"""Which edition of the app this is, for whoever reports that something went wrong; and the names of the wheels it carries."""

import json
from functools import cache
from pathlib import Path

EDITION = Path(__file__).parent.parent / "static" / "generated" / "edition.json"  # made by web/build/edition.py


@cache
def edition():
    return json.loads(EDITION.read_text("utf-8"))

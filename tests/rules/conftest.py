"""Rules are right or wrong, never too slow: a busy machine and Pyodide take longer than hypothesis would wait."""

import sys

from hypothesis import settings

settings.register_profile("rules", deadline=None, max_examples=10 if sys.platform == "emscripten" else 100)
settings.load_profile("rules")

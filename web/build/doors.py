"""What is read before anybody goes into a game: it travels with the frame, also where it lies in the room of a game."""

import subprocess
import sys
from functools import cache

from . import ROOT

READ = "import sys, web.shell; print(*sys.modules)"


@cache
def at_the_doors():
    """The names of all modules that a start reads, packages by their __init__, too."""
    read = {*subprocess.run([sys.executable, "-c", READ], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()}
    return read | {f"{name}.__init__" for name in read}

"""Changes of the rules that change nothing anybody could notice, each read by somebody, with the reason: `dev.py mutate` leaves them out.

A change is named by its file and by the lines of the difference that begin with - or +, without spaces at either end.
"""

HARMLESS: dict[tuple[str, str], str] = {}


def reason(file, difference):
    """Why nobody can notice; None where nobody has said so."""
    return HARMLESS.get((file, told(difference)))


def told(difference):
    lines = [line for line in difference.splitlines() if line.startswith(("-", "+"))]
    return " ".join(f"{line[0]} {line[1:].strip()}" for line in lines)

"""Where one is, as a strip of poster above the question: the tunnel, and the conductor in the corridor."""

from web import markup as h

SKY, NIGHT, NAVY, BRASS, IVORY, LIT = "#172a5c", "#080f26", "#1c3068", "#e0b45c", "#f5ecd6", "#ffdf8f"


def scene(*drawn):
    return h.svg(".scene", {"viewBox": "0 0 400 96", "preserveAspectRatio": "xMidYMax slice", "aria-hidden": "true"})[drawn]


def tunnel():
    """The last lit windows go into the hill."""
    windows = "".join(f"M{x} 52h18v14h-18z" for x in range(-12, 196, 26))
    return scene(
        h.rect(x=0, y=0, width=400, height=96, fill=SKY),
        h.path(d="M130 96q40-92 130-92t170 92z", fill=NIGHT),
        h.path(d="M196 96V54a40 40 0 0 1 80 0v42z", fill=BRASS),
        h.path(d="M204 96V55a32 32 0 0 1 64 0v41z", fill="#02040c"),
        h.path(d="M0 40h232v42H0z", fill=NAVY),
        h.path(d="M0 40h232v5H0zM0 74h232v3H0z", fill=BRASS),
        h.path(d=windows, fill=LIT),
        h.path(d="M232 40v42h36V55a32 32 0 0 0-22-29q-14 4-14 14z", fill="#02040c", opacity="0.72"),
        h.path(d="M0 84h268v3H0z", fill=IVORY),
    )


def corridor():
    """His cap in the lamplight, and three pockets."""
    rays = "".join(f"M200 40L{200 + x} 96h26z" for x in range(-230, 220, 52))
    return scene(
        h.rect(x=0, y=0, width=400, height=96, fill=NIGHT),
        h.path(d=rays, fill=SKY),
        h.path(d="M168 40q4-20 32-20t32 20l-8 12h-48z", fill=NAVY),
        h.path(d="M200 25l-8 9 8 9 8-9z", fill=BRASS),
        h.path(d="M176 52h48v7h-48z", fill=BRASS),
        h.path(d="M172 60h56q-6 9-28 9t-28-9z", fill="#02040c"),
        h.path(d="M140 96q8-18 60-18t60 18z", fill=NAVY),
        h.path(d="M166 86h16v10h-16zM192 86h16v10h-16zM218 86h16v10h-16z", fill=BRASS),
    )

"""Mystery Express's poster: the night train."""

from .. import markup as h


def poster():
    return h.svg(".poster", viewBox="0 0 300 400", aria_hidden="true")[h.rect(width="300", height="400", fill="#101d42")]

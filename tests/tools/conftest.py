"""The tests of the tools look at the site that these tools have built."""

from tests.built import dist

__all__ = ["dist"]

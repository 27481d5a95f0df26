"""What a person may set on this phone once and for all: the look, the noise, and how presses and throws are made."""

CHOICES = {  # the first word is what a phone starts with
    "theme": ("system", "day", "night"),
    "text": ("usual", "large", "largest"),
    "sound": ("on", "off"),
    "buzz": ("on", "off"),
    "motion": ("system", "off"),
    "tap": ("hold", "twice"),
    "throw": ("swipe", "marker", "press"),
    "reach": ("3", "1", "2", "4", "5"),  # how far a swipe carries; 3 is a hand's width to the centre
}


def known_settings(stored):
    """Whatever was stored, made whole: unknown names and words are forgotten. What is no settings at all raises."""
    return {name: stored[name] if stored.get(name) in words else words[0] for name, words in CHOICES.items()}


def html_attributes(settings):
    """What the style sheet and the main thread need to know of them."""
    names = ("theme", "text", "sound", "buzz", "motion", "tap")
    return {"lang": settings["language"], "data-language": settings["language"]} | {f"data-{name}": settings[name] for name in names}

"""The robots: each plays from its own seat's view, on five levels, and knows nothing that a person there could not know."""

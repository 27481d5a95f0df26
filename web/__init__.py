"""Everything between the rules and the phone: screens, words and the way through the app."""

"""The card cupboard of Dilemma Express: the deck is looked through, cards are put away, packs of one's own are written and sent."""

"""The pages of the card cupboard: plain functions, from what lies in it to HTML."""

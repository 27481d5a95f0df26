"""The example's own tests stand in the copy that it is put into; here there is no such game."""

collect_ignore = ["tests"]

"""The posters on the station wall: one drawing for each game, flat inks, hard shadows and a single diagonal."""

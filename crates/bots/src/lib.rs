//! Computer players that get a seat's sight of the game, never the state.

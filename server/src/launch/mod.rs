//! Starting a game.

//! Launching a game (sections 4 and 7 of the specification).
//!
//! A member, or a guest of the free demo, gets the address of the game's page at its supplier with a launch ticket in the
//! fragment. A fragment is never sent to a server, so the ticket reaches no log and no referrer. What happens next is the
//! seamless wallet's contract, see [`crate::seamless`].

mod game;
mod other_session;
mod routes;

pub use routes::router;

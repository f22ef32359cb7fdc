//! Rounds at each point of failure, and the calls of the page.

mod automatic;
mod calls;
mod free_spins;
mod rounds;
mod transfer_wallet;

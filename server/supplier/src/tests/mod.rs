//! Rounds at each point of failure, and the calls of the page.

mod automatic;
mod calls;
mod own;
mod rounds;

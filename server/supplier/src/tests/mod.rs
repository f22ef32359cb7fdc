//! Rounds at each point of failure, and the calls of the page.

mod calls;
mod rounds;

//! The core in a browser; the only part that knows there is one. Compiled for wasm32 alone.
//!
//! `exports` is what JavaScript calls, `client` is the loop round the machine, `driver` carries out its effects with
//! `http`, `stream`, `seal`, `storage` and `timers`; `boot` reads what the machine starts from, `panic` is how it ends badly. None of
//! it decides anything: it turns effects into browser calls and their outcomes into replies.
//!
//! # The invariant
//!
//! JavaScript is never called while the machine is borrowed. A step's output is collected, the borrow ends, then effects
//! are carried out and listeners run. Whatever they send back in the meantime is queued, and handled by the loop that is
//! already running. `client` holds the only borrow, in one function.

pub mod boot;
pub mod client;
mod clock;
pub mod cross;
mod driver;
pub mod exports;
mod http;
mod modules;
pub mod panic;
mod passkey;
mod seal;
mod storage;
mod stream;
mod timers;

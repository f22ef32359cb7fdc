//! What start-up does not need: HPKE sealing and the regex engine.
//!
//! Home needs neither, and together they weigh as much as the rest of the core. In the browser this crate is a second
//! small wasm module that travels when a form first asks for it; natively the server and the tests call it directly.

pub mod base64url;
pub mod pattern;
pub mod seal;
#[cfg(target_arch = "wasm32")]
pub mod web;

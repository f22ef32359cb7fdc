//! What start-up does not need: the HPKE sealing of calls.
//!
//! Home needs none of it, and it weighs a tenth of the critical path. In the browser this crate is a second small wasm module
//! that travels when a form first opens; natively the server and the tests call it directly. The engine for operators' own
//! patterns is four times as heavy and hardly ever needed: it is a module of its own, `lumora-patterns`.

pub mod base64url;
pub mod seal;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod work;

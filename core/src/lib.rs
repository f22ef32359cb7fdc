//! Lumora core: all client logic of the site, as a pure state machine.
//!
//! Reading order: [`event`] (what views may say), [`app`] (the only way in), [`effect`] (what may leave), [`view`] (what
//! React shows). Then the machines in `feature`, one a file, and the value rules in [`domain`]. [`wire`] and [`api`] are the
//! calls of section 7 of the specification. Only `web` knows that there is a browser.
//!
//! The server shares [`domain`], [`wire`] and [`text`]; all else is behind the feature `client`, which it leaves out.

#[cfg(feature = "client")]
pub mod api;
#[cfg(feature = "client")]
pub mod app;
#[cfg(feature = "client")]
mod boot;
pub mod domain;
#[cfg(feature = "client")]
pub mod effect;
#[cfg(feature = "client")]
pub mod event;
#[cfg(feature = "client")]
mod feature;
#[cfg(feature = "client")]
mod json;
#[cfg(feature = "client")]
mod model;
#[cfg(feature = "client")]
mod random;
#[cfg(feature = "client")]
pub mod secret;
#[cfg(feature = "client")]
mod slot;
#[cfg(feature = "client")]
mod sse;
#[cfg(feature = "testing")]
pub mod testing;
pub mod text;
#[cfg(feature = "client")]
mod tracked;
#[cfg(feature = "client")]
pub mod view;
#[cfg(all(feature = "client", target_arch = "wasm32"))]
pub mod web;
pub mod wire;

//! Lumora core: all client logic of the site, as a pure state machine.
//!
//! Reading order: [`event`] (what views may say), [`app`] (the only way in), [`effect`] (what may leave), [`view`] (what
//! React shows). Then the machines in `feature`, one a file, and the value rules in [`domain`]. [`wire`] and [`api`] are the
//! calls of section 7 of the specification; the server shares them. Only `web` knows that there is a browser.

pub mod api;
pub mod app;
mod boot;
pub mod domain;
pub mod effect;
pub mod event;
mod feature;
mod json;
mod model;
mod random;
pub mod secret;
mod slot;
#[cfg(feature = "testing")]
pub mod testing;
pub mod text;
mod tracked;
pub mod view;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod wire;

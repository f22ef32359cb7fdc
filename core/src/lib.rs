//! Lumora core.

pub mod domain;
pub mod effect;
pub mod event;
pub mod secret;
pub mod view;
pub mod wire;

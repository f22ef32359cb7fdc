//! Lumora core.
pub mod domain;

//! The judge of passwords as a wasm module: nothing but the exports of `lumora-strength`.
//!
//! A crate of its own, because cargo leaves link-time optimisation out of a library that others depend on, and a module
//! without it is a tenth larger.

#[cfg(target_arch = "wasm32")]
pub use lumora_strength::web::*;

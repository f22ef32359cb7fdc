//! The check of statements as a wasm module: nothing but the exports of `lumora-statement`.
//!
//! A crate of its own, because cargo leaves link-time optimisation out of a library that others depend on, and a module
//! without it is a tenth larger.

#[cfg(target_arch = "wasm32")]
pub use lumora_statement::web::*;

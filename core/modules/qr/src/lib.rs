//! QR codes as a wasm module: nothing but the exports of `lumora-qr`.
//!
//! A crate of its own, because cargo leaves link-time optimisation out of a library that others depend on, and a module
//! without it is a tenth larger.

#[cfg(target_arch = "wasm32")]
pub use lumora_qr::web::*;

//! What the browser calls. Strings and numbers only, so that the module needs no glue beyond wasm-bindgen's own.

use wasm_bindgen::prelude::{JsError, wasm_bindgen};

use crate::seal::{SealError, seal as seal_call};
use crate::work;

/// Seals a call's body. `entropy` are 32 fresh random bytes. The answer is `ENC.CT`, each part in base64url.
///
/// # Errors
/// Throws the message of a [`SealError`]; it names no secret.
#[wasm_bindgen]
pub fn seal(public_key: &str, info: &str, aad: &str, plaintext: &str, entropy: &[u8]) -> Result<String, JsError> {
    let entropy = entropy.try_into().map_err(|_| JsError::from(SealError::Entropy))?;
    let sealed = seal_call(public_key, info.as_bytes(), aad.as_bytes(), plaintext.as_bytes(), entropy)?;
    Ok([sealed.enc, sealed.ct].join("."))
}

/// Tries `count` numbers from `from` on: the first that solves a captcha's sum, or nothing.
#[wasm_bindgen]
pub fn search_work(salt: &str, bits: u8, from: u32, count: u32) -> Option<u32> {
    work::search(salt, bits, from, count)
}

//! What the browser calls.

use wasm_bindgen::prelude::wasm_bindgen;

/// Judges a password; `known` are the words that its owner is known by, one a line. The answer is that of [`crate::judge`].
#[wasm_bindgen]
pub fn judge(password: &str, known: &str) -> u32 {
    let known: Vec<&str> = known.lines().collect();
    crate::judge(password, &known)
}

//! What the browser calls.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::verdict;

/// Whether the whole value matches the pattern: 0 no, 1 yes, 2 the pattern can not be read, 3 it would take too long.
#[wasm_bindgen]
pub fn pattern_verdict(pattern: &str, value: &str) -> u8 {
    verdict(pattern, value) as u8
}

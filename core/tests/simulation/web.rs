//! The sample in a browser: `scripts/test` builds this with the digests that the native run wrote.

use super::sample_digests;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_core_says_the_same_in_wasm_as_natively() {
    let native = option_env!("LUMORA_DIGESTS");
    assert_eq!(Some(sample_digests().as_str()), native, "run scripts/test --only wasm, which gives the native digests");
}

//! Bodies are sealed by a function of the page.

use super::*;
use lumora_core::effect::SealJob;
use lumora_core::event::{SealFailure, SealedParts};

fn job() -> SealJob {
    SealJob {
        call_id: CALL_ID,
        public_key: "KEY".to_owned(),
        info: "INFO".to_owned(),
        aad: "AAD".to_owned(),
        plaintext: Secret::new("TEXT"),
        entropy: [3; 32],
    }
}

async fn sealed_by(seal: &str) -> Result<SealedParts, SealFailure> {
    let replies = start(vec![Effect::Seal(job())], seal, |_| Output::default()).after(1).await;
    client::stop();
    match replies.into_iter().next() {
        Some(Reply::Sealed { call_id: CALL_ID, outcome }) => outcome,
        other => panic!("{other:?}"),
    }
}

#[wasm_bindgen_test]
async fn a_body_is_sealed_by_the_function_of_the_page() {
    let seal = "return Promise.resolve([publicKey, info, aad, plaintext, entropy.length, entropy[0]].join() + '.CT')";
    let chunks = SealedParts { enc: "KEY,INFO,AAD,TEXT,32,3".to_owned(), ct: "CT".to_owned() };
    assert_eq!(sealed_by(seal).await, Ok(chunks));
}

#[wasm_bindgen_test]
async fn sealing_fails_by_its_cause() {
    assert_eq!(sealed_by("return Promise.resolve(null)").await, Err(SealFailure::BadKey));
    assert_eq!(sealed_by("return Promise.reject(new Error('404'))").await, Err(SealFailure::NotLoaded));
    assert_eq!(sealed_by("throw new Error('broken')").await, Err(SealFailure::NotLoaded));
}

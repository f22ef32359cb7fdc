//! Sealing a call's body (HPKE) with the extras module, which JavaScript loads when a form first needs it.

use super::client;
use crate::effect::SealJob;
use crate::event::{SealFailure, SealedParts};
use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen_futures::JsFuture;

/// Seals. The function that `init` was given answers with a promise: `ENC.CT`, or `null` where the server's key is none.
///
/// # Errors
/// What stood in the way; a rejected promise means that the module did not load.
pub async fn seal(job: SealJob) -> Result<SealedParts, SealFailure> {
    let host = client::host().ok_or(SealFailure::NotLoaded)?;
    let arguments = Array::of5(
        &job.public_key.as_str().into(),
        &job.info.as_str().into(),
        &job.aad.as_str().into(),
        &job.plaintext.reveal().into(),
        &Uint8Array::from(job.entropy.as_slice()),
    );
    drop(job);
    let promise = host.seal.apply(&wasm_bindgen::JsValue::NULL, &arguments).map_err(|_| SealFailure::NotLoaded)?;
    let sealed = JsFuture::from(Promise::resolve(&promise)).await.map_err(|_| SealFailure::NotLoaded)?;
    let sealed = sealed.as_string().ok_or(SealFailure::BadKey)?;
    let (enc, ct) = sealed.split_once('.').ok_or(SealFailure::BadKey)?;
    Ok(SealedParts { enc: enc.to_owned(), ct: ct.to_owned() })
}

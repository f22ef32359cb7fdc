//! The call that gives clients the public key and a nonce.

use axum::extract::State;
use lumora_core::wire::{Envelope, SealNonce};
use utoipa::{OpenApiRouter, routes};

use crate::base::Base;
use crate::http::Reply;

/// The routes of this module.
pub fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(seal))
}

/// Key and nonce for one sealed call
///
/// The nonce is good for one call within 60 seconds.
#[utoipa::path(get, path = "/wps/system/seal", tag = "system", responses((status = 200, body = Envelope<SealNonce>)))]
async fn seal(State(base): State<Base>) -> Reply<SealNonce> {
    let key = base.seal.public();
    let nonce = base.seal.issue_nonce(base.clock.now_ms());
    Reply(SealNonce { kid: key.kid, public_key: key.public_key, nonce })
}

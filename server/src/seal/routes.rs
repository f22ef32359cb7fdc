//! Where the key and the nonces come from.

use axum::extract::State;
use lumora_core::wire::{Envelope, SealNonce};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::http::Reply;
use crate::state::AppState;

/// The calls of this module.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(seal))
}

/// Key and nonce for one sealed call
///
/// The nonce is good for one call within 60 seconds.
#[utoipa::path(get, path = "/wps/system/seal", tag = "system", responses((status = 200, body = Envelope<SealNonce>)))]
async fn seal(State(state): State<AppState>) -> Reply<SealNonce> {
    let key = state.seal.public();
    let nonce = state.seal.issue_nonce(state.clock.now_ms());
    Reply(SealNonce { kid: key.kid, public_key: key.public_key, nonce })
}

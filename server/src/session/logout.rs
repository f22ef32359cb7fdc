//! Logout.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use lumora_core::wire::{Done, Envelope};

use super::remember::{self, Pair};
use super::{MaybeMember, token};
use crate::http::{ApiError, Reply};
use crate::state::AppState;
use crate::store::StoreError;

/// Log out
///
/// Ends the session and forgets the remembered login of this browser. Done as well when there is no session left.
#[utoipa::path(delete, path = "/wps/session/logout", tag = "session", responses((status = 200, body = Envelope<Done>)))]
pub(super) async fn logout(
    State(state): State<AppState>,
    MaybeMember(member): MaybeMember,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let now_ms = state.clock.now_ms();
    let pair = Pair::of(&headers, state.config.is_https());
    state
        .store
        .write(move |tx| {
            Box::pin(async move {
                if let Some(member) = member {
                    token::end(tx, &member.session_id, now_ms).await?;
                }
                if let Some(pair) = pair {
                    remember::end_family(tx, pair.selector()).await?;
                }
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    let mut response = Reply(Done {}).into_response();
    if let Some(cookie) = remember::no_cookie(state.config.is_https()).header() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

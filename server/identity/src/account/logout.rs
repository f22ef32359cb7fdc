//! Logout.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use lumora_core::wire::{Done, Envelope};

use crate::session::remembered::{self, RememberToken};
use crate::session::{MaybeMember, token};
use platform::Base;
use platform::http::{ApiError, Reply};
use platform::store::StoreError;

/// Log out
///
/// Ends the session and forgets the remembered login of this browser. Done as well when there is no session left.
#[utoipa::path(delete, path = "/wps/session/logout", tag = "session", responses((status = 200, body = Envelope<Done>)))]
pub(super) async fn logout(
    State(base): State<Base>,
    MaybeMember(member): MaybeMember,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let now_ms = base.clock.now_ms();
    let remember_token = RememberToken::of(&headers, base.config.is_https());
    base.store
        .write(move |tx| {
            Box::pin(async move {
                if let Some(member) = member {
                    token::end(tx, &member.session_id, now_ms).await?;
                }
                if let Some(remember_token) = remember_token {
                    remembered::end_family(tx, remember_token.selector()).await?;
                }
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    let mut response = Reply(Done {}).into_response();
    if let Some(cookie) = remembered::no_cookie(base.config.is_https()).header() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

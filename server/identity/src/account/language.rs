//! The language a member or visitor has chosen (section 7 of the specification, "Language update call").
//!
//! A visitor's choice is kept by the browser alone: the server writes nothing for whoever it does not know, but the count of
//! the address. The call does without `Idempotency-Key`, whose kept replies would be such rows: setting a language twice is
//! setting it once.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use lumora_core::domain::language;
use lumora_core::wire::{Done, Envelope, LanguageRequest};

use crate::session::MaybeMember;
use platform::Base;
use platform::http::{ApiError, ClientIp, Cookie, ErrorEnvelope, Json, Reply};
use platform::rate_limit::RateLimit;
use platform::store::StoreError;

/// How long a visitor's choice is kept, in seconds.
const LIFETIME_S: u32 = 365 * 24 * 60 * 60;
/// Choices of a member, or of all visitors of an address, which may be many behind one.
const CHOICES: RateLimit = RateLimit::hourly("language", 120);

/// Keep the language
///
/// Stores the language with the member, or for a visitor in a cookie.
#[utoipa::path(
    post, path = "/wps/system/language", tag = "system", request_body = LanguageRequest,
    responses((status = 200, body = Envelope<Done>), (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope))
)]
pub(super) async fn update(
    State(base): State<Base>,
    address: ClientIp,
    MaybeMember(member): MaybeMember,
    Json(request): Json<LanguageRequest>,
) -> Result<Response, ApiError> {
    let Some(language) = language::by_code(&request.language) else {
        return Err(ApiError::rule_broken([("language", "unknown_language")]));
    };
    let subject = member.as_ref().map_or_else(|| address.network(), |member| member.id.clone());
    CHOICES.take(&base, &subject).await?;
    let mut response = Reply(Done {}).into_response();
    if let Some(member) = member {
        let update = "update members set language = $1 where id = $2";
        base.store
            .write(move |tx| {
                Box::pin(async move {
                    sqlx::query(update).bind(language.code).bind(member.id).execute(tx).await?;
                    Ok::<_, StoreError>(())
                })
            })
            .await?;
    } else {
        let secure = base.config.is_https();
        let cookie = Cookie { name: "language", value: language.code, path: "/", max_age: LIFETIME_S, secure };
        if let Some(cookie) = cookie.header() {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    Ok(response)
}

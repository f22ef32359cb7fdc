//! The language a member or visitor has chosen (section 7 of the specification, "Language update call").
//!
//! A visitor's choice is kept in a cookie only: for visitors the server stores nothing but the rate-limit count of the address.
//! `Idempotency-Key` would store a reply per call, so it is honoured for members only, where a late retry could otherwise undo
//! a later choice.

use axum::Extension;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use lumora_core::domain::language;
use lumora_core::wire::{Done, Envelope, LanguageRequest};
use utoipa::{OpenApiRouter, routes};

use crate::IdentityState;
use crate::idempotency;
use crate::session::MaybeMember;
use platform::Base;
use platform::http::{ApiError, ClientIp, Cookie, ErrorEnvelope, Json, Reply};
use platform::rate_limit::RateLimit;
use platform::store::{StoreError, sql};

/// Lifetime of the visitor's language cookie, in seconds.
const LIFETIME_S: u32 = 365 * 24 * 60 * 60;
/// Language changes of one member, or of all visitors of one address; many visitors may share an address.
const CHANGE_LIMIT: RateLimit = RateLimit::hourly("language", 120);

pub(super) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(update)).route_layer(middleware::from_fn(idempotent_for_members))
}

/// [`idempotency::layer`] for members; visitors' calls bypass it.
async fn idempotent_for_members(
    Extension(base): Extension<Base>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let (mut parts, body) = request.into_parts();
    let MaybeMember(member) = MaybeMember::from_request_parts(&mut parts, &base).await?;
    let request = Request::from_parts(parts, body);
    if member.is_none() {
        return Ok(next.run(request).await);
    }
    idempotency::layer(Extension(base), request, next).await
}

/// Keep the language
///
/// Stores the language with the member, or for a visitor in a cookie.
#[utoipa::path(
    post, path = "/wps/system/language", tag = "system", request_body = LanguageRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope),
        (status = 429, body = ErrorEnvelope)
    )
)]
async fn update(
    State(base): State<Base>,
    address: ClientIp,
    MaybeMember(member): MaybeMember,
    Json(request): Json<LanguageRequest>,
) -> Result<Response, ApiError> {
    let Some(language) = language::by_code(&request.language) else {
        return Err(ApiError::rule_broken([("language", "unknown_language")]));
    };
    let subject = member.as_ref().map_or_else(|| address.network(), |member| member.id.clone());
    CHANGE_LIMIT.take(&base, &subject).await?;
    let mut response = Reply(Done {}).into_response();
    if let Some(member) = member {
        let update = "update members set language = $1 where id = $2";
        base.store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query(update).bind(language.code).bind(member.id).execute(tx).await?;
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

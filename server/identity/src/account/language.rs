//! The language a member or visitor has chosen (section 7 of the specification, "Language update call").

use axum::extract::State;
use axum::http::header;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use lumora_core::domain::language;
use lumora_core::wire::{Done, Envelope, LanguageRequest};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::IdentityState;
use crate::idempotency;
use crate::session::MaybeMember;
use platform::Base;
use platform::http::{ApiError, Cookie, ErrorEnvelope, Json, Reply};
use platform::store::{StoreError, sql};

/// How long a visitor's choice is kept, in seconds.
const LIFETIME_S: u32 = 365 * 24 * 60 * 60;

pub(super) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(update)).route_layer(middleware::from_fn(idempotency::layer))
}

/// Keep the language
///
/// Stores the language with the member, or for a visitor in a cookie.
#[utoipa::path(
    post, path = "/wps/system/language", tag = "system", request_body = LanguageRequest,
    responses((status = 200, body = Envelope<Done>), (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope))
)]
async fn update(
    State(base): State<Base>,
    MaybeMember(member): MaybeMember,
    Json(request): Json<LanguageRequest>,
) -> Result<Response, ApiError> {
    let Some(language) = language::by_code(&request.language) else {
        return Err(ApiError::rule_broken([("language", "unknown_language")]));
    };
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

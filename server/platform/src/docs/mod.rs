//! The API describes itself: OpenAPI 3.1 at `/openapi.json`, generated from the handlers, and a readable page of it at `/docs`.
//!
//! The page is plain HTML and one style sheet, made once at start: it runs no script, so the strictest policy fits it,
//! and it reads well in both colour schemes and on a phone.

mod html;
mod page;
mod replies;
mod schema;

pub use html::escape;
pub use replies::{ErrorReply, behind};

use axum::Router;
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use axum::routing::get;
use lumora_core::wire::{
    BalanceValue, CaptchaKind, ChangePasswordRequest, Done, Envelope, FactorRequest, JobProgress, LoginRequest,
    PasswordMobileRequest, PasswordResetRequest, RegisterRequest, RevisionValue, SupportConversation, UnreadValue,
};
use utoipa::openapi::OpenApi as Document;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

/// What stands at the head of the document.
#[derive(Debug, OpenApi)]
#[openapi(
    info(title = "Lumora API", description = include_str!("introduction.md")),
    // Bodies of sealed calls: the calls name only the seal around them.
    components(schemas(
        LoginRequest, RegisterRequest, ChangePasswordRequest, PasswordResetRequest, PasswordMobileRequest, FactorRequest,
        CaptchaKind, Envelope<Done>,
        // What the events of the stream hold.
        BalanceValue, UnreadValue, RevisionValue, JobProgress, SupportConversation
    )),
    tags(
        (name = "system", description = "Start-up, sealing, language."),
        (name = "session", description = "Login, logout, captcha, remembered logins."),
        (name = "account", description = "Registration and its rules, codes, forgotten and changed passwords."),
        (name = "member", description = "Who the member is."),
        (name = "wallet", description = "What the member has."),
        (name = "games", description = "Vendors, games, favourites, launches."),
        (name = "content", description = "Notices, banners, what the home page shows."),
        (name = "support", description = "Conversations with customer service."),
        (name = "promotions", description = "Promotions, sign-ups, applications, raffles."),
        (name = "points", description = "The points mall."),
        (name = "seamless wallet", description = "For suppliers of games: stakes and payouts, call by call, signed."),
        (name = "operator", description = "For the operator: content, settings and status, behind a key.")
    ),
    modifiers(&Security)
)]
pub struct Description;

/// How a caller proves who it is.
struct Security;

impl Modify for Security {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_default();
        let bearer =
            HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("The token of a login.")).build();
        components.add_security_scheme("session", SecurityScheme::Http(bearer));
        let token = ApiKeyValue::with_description(
            "X-Visitor-Token",
            "The token of a visitor, given by `POST /wps/support/visitor`. It is taken from this header only.",
        );
        components.add_security_scheme("visitor", SecurityScheme::ApiKey(ApiKey::Header(token)));
        let signature = ApiKeyValue::with_description(
            "X-Signature",
            "Lower-case hexadecimal HMAC-SHA256 of the exact body under the supplier's secret; `X-Supplier` names the supplier.",
        );
        components.add_security_scheme("supplier", SecurityScheme::ApiKey(ApiKey::Header(signature)));
        let key = ApiKeyValue::with_description(
            "X-Operator-Key",
            "A key that `lumora-server admin keys add NAME` has made. It is taken from this header only.",
        );
        components.add_security_scheme("operator", SecurityScheme::ApiKey(ApiKey::Header(key)));
    }
}

/// Completes the document that the routers have gathered.
pub fn finish(mut document: Document) -> Document {
    replies::complete(&mut document);
    document
}

/// `/openapi.json`, `/docs` and its style sheet.
pub fn router(document: &Document) -> Router {
    let value = serde_json::to_value(document).unwrap_or_default();
    let json = value.to_string();
    let page = page::render(&value);
    Router::new()
        .route("/openapi.json", get(async move || fixed("application/json", json)))
        .route("/docs", get(async move || fixed("text/html; charset=utf-8", page)))
        .route("/docs/style.css", get(async || fixed("text/css; charset=utf-8", include_str!("style.css").to_owned())))
}

fn fixed(content_type: &'static str, body: String) -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(content_type)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    (headers, body)
}

//! The page of the unsubscribe link in promotional messages: `/unsubscribe`. It runs no script and needs no login.
//!
//! Opening it changes nothing, because mail scanners open links too. Its button ends the consent, and so does the one-click request
//! of mail programs (RFC 8058), which is the same POST.

use axum::Router;
use axum::extract::{RawQuery, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use identity::member::MemberRow;
use lumora_core::domain::language::{self, Direction};
use lumora_core::wire::MarketingChannel;
use platform::Base;
use platform::docs::escape;
use platform::http::{ApiError, ClientIp, Language};
use platform::localized_text::LocalizedText;
use platform::settings::Settings;
use platform::store::{Connection, StoreError};
use sha2::{Digest, Sha256};

use super::row::{self, ChangedBy};
use super::token::{self, PATH};
use super::words;

const STYLE: &str = include_str!("page.css");

/// The routes of this module. They are HTML pages, so they are not in the OpenAPI document.
pub fn router(base: Base) -> Router {
    Router::new().route(PATH, get(show_form).post(withdraw)).with_state(base)
}

/// The token of the link, from its query; empty where there is none.
fn token_of(query: Option<String>) -> String {
    let query = query.unwrap_or_default();
    query.split('&').find_map(|pair| pair.strip_prefix("t=")).unwrap_or_default().to_owned()
}

/// The member and the channel that the token names; none for an invalid token.
async fn holder_of(base: &Base, token: &str) -> Result<Option<(MemberRow, MarketingChannel)>, StoreError> {
    let Some((member_id, channel)) = token::read(&base.vault, token) else { return Ok(None) };
    let member = MemberRow::by_id(base.store.reader(), &member_id).await?;
    Ok(member.map(|member| (member, channel)))
}

async fn show_form(
    State(base): State<Base>,
    Language(visitor): Language,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let token = token_of(query);
    let brand = Settings::load(&base.store).await?.text("brand_name");
    let Some((member, _)) = holder_of(&base, &token).await? else {
        return Ok(page(StatusCode::NOT_FOUND, visitor.code, &brand, &words::UNKNOWN, ""));
    };
    let language = language_of(&member, visitor.code);
    let form = format!(
        r#"<form method="post" action="{PATH}?t={}"><button>{}</button></form>"#,
        escape(&token),
        escape(words::BUTTON.of(language))
    );
    Ok(page(StatusCode::OK, language, &brand, &words::ASK, &form))
}

async fn withdraw(
    State(base): State<Base>,
    Language(visitor): Language,
    ip: ClientIp,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let brand = Settings::load(&base.store).await?.text("brand_name");
    let Some((member, channel)) = holder_of(&base, &token_of(query)).await? else {
        return Ok(page(StatusCode::NOT_FOUND, visitor.code, &brand, &words::UNKNOWN, ""));
    };
    let (id, by, now_ms) = (member.id.clone(), ChangedBy::Link(ip.to_string()), base.clock.now_ms());
    let work = async move |tx: &mut Connection| row::set(tx, &id, channel, false, &by, now_ms).await;
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(page(StatusCode::OK, language_of(&member, visitor.code), &brand, &words::DONE, ""))
}

fn language_of<'l>(member: &'l MemberRow, visitor: &'l str) -> &'l str {
    if member.language.is_empty() { visitor } else { &member.language }
}

fn page(status: StatusCode, code: &str, brand: &str, text: &LocalizedText, form: &str) -> Response {
    let language = language::by_code(code);
    let (tag, direction) = language.map_or(("en", "ltr"), |language| {
        (language.tag, if language.direction == Direction::Rtl { "rtl" } else { "ltr" })
    });
    let (title, brand) = (escape(words::TITLE.of(code)), escape(brand));
    let html = format!(
        r#"<!doctype html><html lang="{tag}" dir="{direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>{title} · {brand}</title><style>{STYLE}</style></head>
<body><main><h1>{title}</h1><p>{}</p>{form}<p><a href="/">{brand}</a></p></main></body></html>"#,
        escape(text.of(code))
    );
    let style = STANDARD.encode(Sha256::digest(STYLE));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{style}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    );
    let policy = HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"));
    let headers = [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    (status, headers, Html(html)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_on_the_page_was_forgotten_in_a_language() {
        for text in [words::TITLE, words::ASK, words::BUTTON, words::DONE, words::UNKNOWN] {
            assert!(text.is_whole(), "{}", text.en);
        }
    }
}

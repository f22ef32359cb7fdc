//! The outbox of a development server: `/dev/outbox` for people, `/dev/outbox.json` for tests. Any other server answers 404.
//!
//! The page runs no script; it reloads itself, which the reader can stop.

use axum::Router;
use axum::extract::{RawQuery, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Serialize;

use crate::base::Base;
use crate::clock::rfc3339;
use crate::development;
use crate::docs::escape;
use crate::http::{ApiError, Reply};
use crate::store::{StoreError, sql};

/// The maximum number of messages shown, latest first.
const MAX_SHOWN: i64 = 100;
const POLICY: &str =
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

struct Row {
    id: String,
    channel: String,
    recipient: String,
    subject: String,
    body: String,
    status: String,
    tries: i64,
    created_at: i64,
    unsubscribe_url: String,
}

crate::store::from_row!(Row { id, channel, recipient, subject, body, status, tries, created_at, unsubscribe_url });

/// A message in `/dev/outbox.json`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MessageView {
    id: String,
    channel: String,
    to: String,
    subject: String,
    body: String,
    status: String,
    tries: i64,
    created_at: String,
    /// The address in the mail's header `List-Unsubscribe`; empty where it has none.
    unsubscribe_url: String,
}

#[derive(Serialize)]
struct List {
    list: Vec<MessageView>,
}

/// The routes of this module.
pub fn router(base: Base) -> Router {
    Router::new()
        .route("/dev/outbox", get(page))
        .route("/dev/outbox.json", get(json))
        .route("/dev/outbox.css", get(style))
        .with_state(base)
}

async fn latest(base: &Base) -> Result<Vec<Row>, StoreError> {
    let query = "select id, channel, recipient, subject, body, status, tries, created_at, unsubscribe_url
                 from outbox_messages order by created_at desc, id desc limit $1";
    sql::query_as(query).bind(MAX_SHOWN).fetch_all(base.store.reader()).await
}

async fn json(State(base): State<Base>) -> Result<Reply<List>, ApiError> {
    development::require(&base)?;
    let view = |row: Row| MessageView {
        id: row.id,
        channel: row.channel,
        to: row.recipient,
        subject: row.subject,
        body: row.body,
        status: row.status,
        tries: row.tries,
        created_at: rfc3339(row.created_at),
        unsubscribe_url: row.unsubscribe_url,
    };
    Ok(Reply(List { list: latest(&base).await?.into_iter().map(view).collect() }))
}

async fn style(State(base): State<Base>) -> Result<Response, ApiError> {
    development::require(&base)?;
    Ok(([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("style.css")).into_response())
}

async fn page(State(base): State<Base>, RawQuery(query): RawQuery) -> Result<Response, ApiError> {
    development::require(&base)?;
    let rows = latest(&base).await?;
    let html = render(&rows, query.as_deref() != Some("still"));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    ];
    Ok((headers, html).into_response())
}

fn render(rows: &[Row], reloads: bool) -> String {
    let (reload, switch) = if reloads {
        ("<meta http-equiv=\"refresh\" content=\"3\">", "<a href=\"/dev/outbox?still\">Stop reloading</a>")
    } else {
        ("", "<a href=\"/dev/outbox\">Reload every 3 seconds</a>")
    };
    let messages: String = rows.iter().map(render_message).collect();
    let list = if rows.is_empty() {
        "<p class=\"empty\">Nothing was sent yet. Codes and links that the site sends appear here.</p>".to_owned()
    } else {
        format!("<ol>{messages}</ol>")
    };
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">{reload}<title>Outbox ({count})</title>\
         <link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"/dev/outbox.css\"></head><body>\
         <header><h1>Outbox</h1><p>What this development server has sent, latest first. {switch} · \
         <a href=\"/dev/outbox.json\">JSON</a> · <a href=\"/\">Site</a></p></header>\
         <main>{list}</main></body></html>",
        count = rows.len(),
    )
}

fn render_message(row: &Row) -> String {
    let kind = if row.channel == "sms" { "SMS" } else { "Mail" };
    let time = rfc3339(row.created_at);
    let subject = match row.subject.as_str() {
        "" => String::new(),
        subject => format!("<h2>{}</h2>", escape(subject)),
    };
    format!(
        "<li><article><p class=\"meta\"><span class=\"kind\">{kind}</span> <span dir=\"ltr\">{to}</span> \
         <span class=\"status {status}\">{status}</span> <time datetime=\"{time}\">{time}</time></p>{subject}\
         <p class=\"body\" dir=\"auto\">{body}</p></article></li>",
        to = escape(&row.recipient),
        status = escape(&row.status),
        body = linked(&row.body),
    )
}

/// The text as escaped HTML, with http addresses as links.
fn linked(text: &str) -> String {
    let mut out = String::new();
    for (index, word) in text.split_inclusive(char::is_whitespace).enumerate() {
        let address = word.trim_end();
        let is_address = (address.starts_with("http://") || address.starts_with("https://")) && index < 10_000;
        if is_address {
            let (shown, rest) = (escape(address), word.get(address.len()..).unwrap_or_default());
            out.push_str(&format!("<a href=\"{shown}\">{shown}</a>{}", escape(rest)));
        } else {
            out.push_str(&escape(word));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_message_becomes_markup() {
        let row = Row {
            id: "1".to_owned(),
            channel: "mail".to_owned(),
            recipient: "<b>@x".to_owned(),
            subject: "<script>".to_owned(),
            body: "see https://x/?a=\"><script>alert(1)</script> <i>".to_owned(),
            status: "sent".to_owned(),
            tries: 1,
            created_at: 0,
            unsubscribe_url: String::new(),
        };
        let html = render(&[row], true);
        assert!(!html.contains("<script") && !html.contains("<i>") && !html.contains("<b>"), "{html}");
        assert!(html.contains("<a href=\"https://x/?a=&quot;&gt;"), "{html}");
    }

    #[test]
    fn reloading_can_be_stopped() {
        assert!(render(&[], true).contains("refresh") && !render(&[], false).contains("refresh"));
    }
}

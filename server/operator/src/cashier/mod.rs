//! The cashier's back office: deposits and withdrawals that wait for an operator, corrections by two persons, a
//! member's money file, the close of each day. By command, and over HTTP with an operator's key.
//!
//! The crate [`cashier`](::cashier) moves the money; this module calls it and records who decided, in the same
//! transaction; a close of a day is recorded right after it. Persons are told apart by name: the key `anna` and the
//! command line's `anna` count as one person.

mod closes;
mod closes_api;
mod corrections;
mod corrections_api;
mod deposits;
mod deposits_api;
mod downline_transfers;
mod held;
mod money;
mod money_api;
mod money_csv;
mod upline_transfers;
mod values;
mod wallets;
mod wallets_api;
mod withdrawals;
mod withdrawals_api;

use std::path::Path;

use ::cashier::image;
use axum::http::{HeaderName, header};
use lumora_core::domain::money::Money as Units;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::Store;
use utoipa::{OpenApiRouter, routes};

use crate::AdminError;

pub(super) use closes::{Close, Closes};
pub(super) use corrections::Corrections;
pub(super) use deposits::Deposits;
pub(super) use downline_transfers::DownlineTransfers;
pub(super) use money::Money;
pub(super) use upline_transfers::UplineTransfers;
pub(super) use wallets::Wallets;
pub(super) use withdrawals::Withdrawals;

/// The most rows that one list of the command line shows.
const MAX_LISTED: i64 = 200;
/// The most characters of a note.
const MAX_NOTE: usize = 500;

/// The HTTP calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(deposits_api::list))
        .routes(routes!(deposits_api::show))
        .routes(routes!(deposits_api::picture))
        .routes(routes!(deposits_api::decide_on))
        .routes(routes!(held::waiting, held::decide_held))
        .routes(routes!(withdrawals_api::list))
        .routes(routes!(withdrawals_api::show))
        .routes(routes!(withdrawals_api::picture))
        .routes(routes!(withdrawals_api::decide_on))
        .routes(routes!(corrections_api::list, corrections_api::propose))
        .routes(routes!(corrections_api::decide_on))
        .routes(routes!(upline_transfers::list))
        .routes(routes!(downline_transfers::list))
        .routes(routes!(money_api::file))
        .routes(routes!(closes_api::list, closes_api::close))
        .routes(routes!(closes_api::show))
        .routes(routes!(wallets_api::vendors))
        .routes(routes!(wallets_api::list))
        .routes(routes!(wallets_api::ask))
}

/// Parses an amount on the command line, such as -5.00; returns minor units.
pub(crate) fn amount(text: &str) -> Result<i64, String> {
    Units::parse(text).map(|amount| amount.0).map_err(|error| error.to_string())
}

/// Formats minor units as a decimal amount.
fn decimal(units: i64) -> String {
    Units(units).to_decimal()
}

/// The time since a moment, in its two largest units.
pub(super) fn age(since_ms: i64, now_ms: i64) -> String {
    let minutes = (now_ms - since_ms).max(0) / MINUTE_MS;
    match (minutes / 1440, minutes / 60 % 24, minutes % 60) {
        (0, 0, minutes) => format!("{minutes} min"),
        (0, hours, minutes) => format!("{hours} h {minutes} min"),
        (days, hours, _) => format!("{days} d {hours} h"),
    }
}

/// Validates a note to a decision, which the member reads.
pub(super) fn checked_note(note: &str) -> Result<&str, ApiError> {
    let note = note.trim();
    if note.chars().count() > MAX_NOTE || note.contains(char::is_control) {
        return Err(invalid_field("note", format!("note must be one line of at most {MAX_NOTE} characters")));
    }
    Ok(note)
}

/// Writes a picture that a member sent to a file on disk.
async fn write_picture(store: &Store, id: String, out: &Path) -> Result<Vec<String>, AdminError> {
    let file = image::file(store.reader(), &id).await?;
    let file = file.ok_or_else(|| AdminError::NoSuch("picture".to_owned(), id))?;
    tokio::fs::write(out, file).await?;
    Ok(vec![format!("written to {}", out.display())])
}

type PictureReply = ([(HeaderName, &'static str); 3], Vec<u8>);

/// The HTTP answer with a picture that a member sent.
async fn picture_reply(store: &Store, id: &str) -> Result<PictureReply, ApiError> {
    const HEADERS: [(HeaderName, &str); 3] = [
        (header::CONTENT_TYPE, "image/jpeg"),
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
    ];
    let file = image::file(store.reader(), id).await?.ok_or_else(|| ApiError::not_found("picture"))?;
    Ok((HEADERS, file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_has_two_units() {
        for (minutes, words) in
            [(0, "0 min"), (59, "59 min"), (61, "1 h 1 min"), (1439, "23 h 59 min"), (3000, "2 d 2 h")]
        {
            assert_eq!(age(5, 5 + minutes * MINUTE_MS), words);
        }
        assert_eq!(age(10, 0), "0 min");
    }

    #[test]
    fn a_note_is_one_line() {
        assert_eq!(checked_note(" seen ").ok(), Some("seen"));
        assert!(checked_note("a\nb").is_err() && checked_note(&"x".repeat(501)).is_err());
    }
}

//! What operators do about cashback and levels: periods that were settled and what they have brought, reviews of levels with those that wait for a decision, and putting a member
//! at a level. By command, and over HTTP behind a key; each decision is written down in the transaction that makes it.
//!
//! Plans, rates and levels themselves are record types.

mod cashback;
mod levels;

use identity::member::{MemberRow, account_key};
use platform::Base;
use platform::day::Day;
use platform::http::ApiError;
use platform::params::unfit;
use platform::store::Store;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::Actor;

pub(super) use cashback::Cashback;
pub(super) use levels::{LevelReviews, MemberLevel};

/// Rows that a command lists.
const MOST: i64 = 200;
/// Rows of a page unless the call says otherwise.
const PAGE: u32 = 50;
/// Characters of a reason.
const WORDS: std::ops::RangeInclusive<usize> = 5..=500;

/// The calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(cashback::runs))
        .routes(routes!(cashback::entries))
        .routes(routes!(levels::reviews))
        .routes(routes!(levels::decide))
        .routes(routes!(levels::put))
}

/// The person who acts: the name of the key, or of the command line.
fn person(actor: &Actor) -> String {
    actor.name.strip_prefix("key ").unwrap_or(&actor.name).to_owned()
}

/// A reason as it is stored.
fn checked(words: &str) -> Result<String, ApiError> {
    let words = words.trim();
    if WORDS.contains(&words.chars().count()) && !words.contains(char::is_control) {
        return Ok(words.to_owned());
    }
    Err(unfit("reason", "reason must be one line of 5 to 500 characters".to_owned()))
}

async fn member_of(store: &Store, account: &str) -> Result<MemberRow, ApiError> {
    let member = MemberRow::by_account(store.reader(), &account_key(account)).await?;
    member.ok_or_else(|| ApiError::not_found("member"))
}

/// The id of the member with this account name; empty where none is named.
async fn id_of(store: &Store, account: Option<&str>) -> Result<String, ApiError> {
    Ok(match account {
        Some(account) => member_of(store, account).await?.id,
        None => String::new(),
    })
}

/// A day by its number, as it is written.
fn day(number: i64) -> String {
    Day::of_number(number, 0).name()
}

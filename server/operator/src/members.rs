//! Finding members by account name, and validating the reason that an operator gives with a decision.

use identity::member::{MemberRow, account_key};
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::Store;

/// The number of characters of a note or reason.
const REASON_LENGTH: std::ops::RangeInclusive<usize> = 5..=500;

/// The member with this account name.
///
/// # Errors
/// 404 unless a member has this name; otherwise when the database fails.
pub(crate) async fn member_of(store: &Store, account: &str) -> Result<MemberRow, ApiError> {
    let member = MemberRow::by_account(store.reader(), &account_key(account)).await?;
    member.ok_or_else(|| ApiError::not_found("member"))
}

/// The id of the member with this account name; nothing if no name is given.
///
/// # Errors
/// 404 unless a member has this name; otherwise when the database fails.
pub(crate) async fn id_of(store: &Store, account: Option<&str>) -> Result<Option<String>, ApiError> {
    Ok(match account {
        Some(account) => Some(member_of(store, account).await?.id),
        None => None,
    })
}

/// Validates and trims a note or reason; `name` is the field's name for the error message.
///
/// # Errors
/// 422 unless it is one line of 5 to 500 characters.
pub(crate) fn checked_words(name: &str, words: &str) -> Result<String, ApiError> {
    let words = words.trim();
    if REASON_LENGTH.contains(&words.chars().count()) && !words.contains(char::is_control) {
        return Ok(words.to_owned());
    }
    Err(invalid_field(name, format!("{name} must be one line of 5 to 500 characters")))
}

//! Members as operators name them, and words that they give with a decision.

use identity::member::{MemberRow, account_key};
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::Store;

/// Characters of a note or reason.
const WORDS: std::ops::RangeInclusive<usize> = 5..=500;

/// The member with this account name.
///
/// # Errors
/// 404 where nobody has it; otherwise when the database fails.
pub(crate) async fn member_of(store: &Store, account: &str) -> Result<MemberRow, ApiError> {
    let member = MemberRow::by_account(store.reader(), &account_key(account)).await?;
    member.ok_or_else(|| ApiError::not_found("member"))
}

/// The id of the member with this account name; nothing where none is named.
///
/// # Errors
/// 404 where nobody has it; otherwise when the database fails.
pub(crate) async fn id_of(store: &Store, account: Option<&str>) -> Result<Option<String>, ApiError> {
    Ok(match account {
        Some(account) => Some(member_of(store, account).await?.id),
        None => None,
    })
}

/// A note or reason as it is stored; `name` is that of its field.
///
/// # Errors
/// 422 for what is no line of words.
pub(crate) fn checked_words(name: &str, words: &str) -> Result<String, ApiError> {
    let words = words.trim();
    if WORDS.contains(&words.chars().count()) && !words.contains(char::is_control) {
        return Ok(words.to_owned());
    }
    Err(invalid_field(name, format!("{name} must be one line of 5 to 500 characters")))
}

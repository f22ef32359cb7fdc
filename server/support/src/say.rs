//! Saying something: what a message must be, and the one way into a conversation, for customers and operators.

use axum::http::StatusCode;
use lumora_core::domain::support::{LONGEST_MESSAGE, MOST_PICTURES, MessageFault, judge};
use lumora_core::wire::{SupportMessage, SupportMessageRequest, SupportSender, code};
use platform::http::ApiError;
use platform::params;
use platform::store::Connection;

use crate::conversation::{self, Conversation, Opening};
use crate::customer::Customer;
use crate::message::{self, NewMessage};
use crate::picture;

/// The most messages of one conversation.
const MOST_MESSAGES: i64 = 2_000;
/// The most open conversations that visitors of one address have.
const MOST_OF_ADDRESS: i64 = 20;
/// When a visitor of an address that has too many may try again, in seconds.
const RETRY_S: u32 = 600;

/// What was sent, as it is kept.
///
/// # Errors
/// 422 that names the field which breaks a rule.
pub(crate) fn read(
    request: SupportMessageRequest,
    sender: SupportSender,
    author: &str,
) -> Result<NewMessage, ApiError> {
    let client_id = params::code("clientId", &request.client_id)?.ok_or_else(|| required("clientId"))?;
    let picture_id = params::code("pictureId", &request.picture_id)?.unwrap_or_default();
    judge(&request.text, !picture_id.is_empty()).map_err(|fault| match fault {
        MessageFault::Empty => required("text"),
        MessageFault::TooLong => {
            params::invalid_field("text", format!("text must have at most {LONGEST_MESSAGE} characters"))
        }
    })?;
    let text = plain(&request.text);
    Ok(NewMessage { sender, author: author.to_owned(), client_id, text, code: None, picture_id })
}

fn required(field: &'static str) -> ApiError {
    ApiError::rule_broken([(field, code::rule::EMPTY)])
}

/// Text without characters that show nothing or turn what follows; lines stay.
pub(crate) fn plain(text: &str) -> String {
    let is_shown = |it: &char| {
        *it == '\n'
            || !(it.is_control() || matches!(it, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'))
    };
    text.chars().filter(is_shown).collect::<String>().trim().to_owned()
}

/// A customer says something: in the conversation that is open, or in a new one. What was said before under the same name is not said again.
///
/// # Errors
/// 404 for a picture that is not the customer's, 409 where the conversation is full, 429 where an address has too many.
pub(crate) async fn by_customer(
    tx: &mut Connection,
    customer: &Customer,
    opening: &Opening,
    said: &NewMessage,
) -> Result<(Conversation, SupportMessage), ApiError> {
    let now_ms = opening.now_ms;
    if let Some((id, message)) = message::find_by_client_id(tx, customer.owner(), &said.client_id).await? {
        let it = conversation::find(tx, &id).await?.ok_or_else(conversation::no_such)?;
        return Ok((it, message));
    }
    let open = conversation::current(&mut *tx, customer.owner()).await?.filter(|it| it.require_open().is_ok());
    let it = match open {
        Some(it) => it,
        None => {
            if !customer.is_member() && conversation::open_visitors(tx, &opening.address).await? >= MOST_OF_ADDRESS {
                return Err(ApiError::too_many(code::TOO_MANY_REQUESTS, RETRY_S));
            }
            conversation::begin(tx, customer, opening).await?
        }
    };
    let is_picture = !said.picture_id.is_empty();
    if is_picture && it.picture_count >= i64::from(MOST_PICTURES) {
        return Err(full());
    }
    let message = into(tx, &it, customer.owner(), said, now_ms).await?;
    let it = conversation::find(tx, &it.id).await?.ok_or_else(conversation::no_such)?;
    Ok((it, message))
}

/// Puts a message of somebody who owns its picture into a conversation.
///
/// # Errors
/// 404 for a picture of somebody else, 409 where the conversation is full.
pub(crate) async fn into(
    tx: &mut Connection,
    it: &Conversation,
    sender: &str,
    said: &NewMessage,
    now_ms: i64,
) -> Result<SupportMessage, ApiError> {
    if it.message_count >= MOST_MESSAGES {
        return Err(full());
    }
    if !said.picture_id.is_empty() {
        picture::show_in(tx, &said.picture_id, sender, &it.id).await?;
    }
    Ok(message::add(tx, it, said, now_ms).await?)
}

fn full() -> ApiError {
    let message = "the conversation holds as much as one may: close it and begin another";
    ApiError::refused(StatusCode::CONFLICT, code::CONVERSATION_FULL, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_disguises_a_text_is_not_kept_and_lines_are() {
        assert_eq!(plain(" one\r\ntwo\u{202e}\u{7} \n"), "one\ntwo");
    }
}

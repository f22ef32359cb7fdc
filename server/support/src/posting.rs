//! Validating a message, and adding it to a conversation for customers and operators.

use axum::http::StatusCode;
use lumora_core::domain::support::{MAX_MESSAGE_LENGTH, MAX_PICTURES, MessageFault, judge};
use lumora_core::wire::{SupportMessage, SupportMessageRequest, SupportSender, code};
use platform::http::ApiError;
use platform::params;
use platform::store::Connection;

use crate::conversation::{self, Conversation, Opening};
use crate::customer::Customer;
use crate::message::{self, NewMessage};
use crate::picture;

/// The most messages in one conversation.
const MAX_MESSAGES: i64 = 2_000;
/// The most open conversations of visitors of one network address.
const MAX_OPEN_PER_ADDRESS: i64 = 20;
/// The `Retry-After` of an address above [`MAX_OPEN_PER_ADDRESS`], in seconds.
const RETRY_S: u32 = 600;

/// Validates a request into the message to store.
///
/// # Errors
/// 422 that names the field which breaks a rule.
pub(crate) fn validate(
    request: SupportMessageRequest,
    sender: SupportSender,
    author: &str,
) -> Result<NewMessage, ApiError> {
    let client_id = params::code("clientId", &request.client_id)?.ok_or_else(|| required("clientId"))?;
    let picture_id = params::code("pictureId", &request.picture_id)?.unwrap_or_default();
    judge(&request.text, !picture_id.is_empty()).map_err(|fault| match fault {
        MessageFault::Empty => required("text"),
        MessageFault::TooLong => {
            params::invalid_field("text", format!("text must have at most {MAX_MESSAGE_LENGTH} characters"))
        }
    })?;
    let text = plain_text(&request.text);
    Ok(NewMessage { sender, author: author.to_owned(), client_id, text, code: None, picture_id })
}

fn required(field: &'static str) -> ApiError {
    ApiError::rule_broken([(field, code::rule::EMPTY)])
}

/// Text without invisible control characters and those that change the direction of writing. Line feeds stay.
pub(crate) fn plain_text(text: &str) -> String {
    let is_shown = |it: &char| {
        *it == '\n'
            || !(it.is_control() || matches!(it, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'))
    };
    text.chars().filter(is_shown).collect::<String>().trim().to_owned()
}

/// Adds a customer's message to the open conversation, or to a new one. A repeated client id returns the stored
/// message.
///
/// # Errors
/// 404 for a picture that is not the customer's, 409 if the conversation is full, 429 if the address has too many open.
pub(crate) async fn from_customer(
    tx: &mut Connection,
    customer: &Customer,
    opening: &Opening,
    message: &NewMessage,
) -> Result<(Conversation, SupportMessage), ApiError> {
    let now_ms = opening.now_ms;
    if let Some((id, message)) = message::find_by_client_id(tx, customer.owner(), &message.client_id).await? {
        let conversation = conversation::find(tx, &id).await?.ok_or_else(conversation::not_found)?;
        return Ok((conversation, message));
    }
    let open = conversation::current(&mut *tx, customer.owner())
        .await?
        .filter(|conversation| conversation.require_open().is_ok());
    let conversation = match open {
        Some(conversation) => conversation,
        None => {
            if !customer.is_member() && conversation::open_visitors(tx, &opening.address).await? >= MAX_OPEN_PER_ADDRESS
            {
                return Err(ApiError::too_many(code::TOO_MANY_REQUESTS, RETRY_S));
            }
            conversation::begin(tx, customer, opening).await?
        }
    };
    let is_picture = !message.picture_id.is_empty();
    if is_picture && conversation.picture_count >= i64::from(MAX_PICTURES) {
        return Err(full());
    }
    let message = append(tx, &conversation, customer.owner(), message, now_ms).await?;
    let conversation = conversation::find(tx, &conversation.id).await?.ok_or_else(conversation::not_found)?;
    Ok((conversation, message))
}

/// Adds a message to a conversation. `sender` must own the picture that the message shows.
///
/// # Errors
/// 404 for a picture of another owner, 409 if the conversation is full.
pub(crate) async fn append(
    tx: &mut Connection,
    conversation: &Conversation,
    sender: &str,
    message: &NewMessage,
    now_ms: i64,
) -> Result<SupportMessage, ApiError> {
    if conversation.message_count >= MAX_MESSAGES {
        return Err(full());
    }
    if !message.picture_id.is_empty() {
        picture::show_in(tx, &message.picture_id, sender, &conversation.id).await?;
    }
    Ok(message::add(tx, conversation, message, now_ms).await?)
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
        assert_eq!(plain_text(" one\r\ntwo\u{202e}\u{7} \n"), "one\ntwo");
    }
}

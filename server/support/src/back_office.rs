//! The operator's side of support conversations: queue, taking, reading, answering, closing. The crate `operator` calls
//! it for the back office's HTTP API and for the command line.

use lumora_core::domain::support::TYPING_MS;
use lumora_core::wire::{
    SupportCode, SupportMessage, SupportMessageRequest, SupportMessagesValue, SupportSender, SupportState,
};
use platform::Base;
use platform::http::{ApiError, ReceivedFile};
use platform::store::{Connection, Store, StoreError, from_row, sql};

pub use crate::conversation::Conversation;
use crate::conversation::{announce_queue, find, not_found, touch};
use crate::message::{self, NewMessage, Page};
pub use crate::picture::{PictureReply, for_operator as picture};
use crate::{picture as pictures, posting};
use content::picture::queue;

/// A conversation with its customer's account, as the back office lists it.
#[derive(Debug)]
pub struct Listed {
    /// The row of the conversation.
    pub conversation: Conversation,
    /// The member's account name; empty for a visitor.
    pub account: String,
    /// The number of the customer's messages that no operator has seen.
    pub unread: i64,
}

struct AccountAndUnread {
    account: String,
    unread: i64,
}

from_row!(AccountAndUnread { account, unread });

/// A page of the conversations in a state, and the count of all pages. Open ones come oldest first, closed ones latest
/// first.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    state: SupportState,
    (offset, limit): (i64, i64),
) -> Result<(Vec<Listed>, i64), StoreError> {
    let (word, order) = match state {
        SupportState::Waiting => ("waiting", "opened_at, id"),
        SupportState::Taken => ("taken", "opened_at, id"),
        SupportState::Closed => ("closed", "opened_at desc, id desc"),
    };
    store
        .read(move |tx| {
            Box::pin(async move {
                let query =
                    format!("select * from support_conversations where state = $1 order by {order} limit $2 offset $3");
                let query = sql::query_as(sql::AssertSqlSafe(query)).bind(word).bind(limit).bind(offset);
                let rows: Vec<Conversation> = query.fetch_all(&mut *tx).await?;
                let mut listed = Vec::new();
                for conversation in rows {
                    listed.push(with_account(tx, conversation).await?);
                }
                let query = sql::query_scalar("select count(*) from support_conversations where state = $1");
                Ok((listed, query.bind(word).fetch_one(tx).await?))
            })
        })
        .await
}

async fn with_account(tx: &mut Connection, conversation: Conversation) -> Result<Listed, StoreError> {
    let query = "select coalesce((select account from members where id = $2), '') as account,
                 (select count(*) from support_messages
                  where conversation_id = $1 and number > $3 and sender in ('member', 'visitor')) as unread";
    let query = sql::query_as(query).bind(&conversation.id).bind(&conversation.owner).bind(conversation.operator_read);
    let AccountAndUnread { account, unread } = query.fetch_one(tx).await?;
    Ok(Listed { conversation, account, unread })
}

/// A conversation, and the messages of it before a number; its last messages if no number is given.
///
/// # Errors
/// 404 for an unknown id.
pub async fn show(store: &Store, id: String, before: Option<u32>) -> Result<(Listed, SupportMessagesValue), ApiError> {
    store
        .read(move |tx| {
            Box::pin(async move {
                let conversation = find(&mut *tx, &id).await?.ok_or_else(not_found)?;
                let page = message::page(&mut *tx, &id, Page::Before(before.unwrap_or(u32::MAX))).await?;
                Ok((with_account(tx, conversation).await?, page))
            })
        })
        .await
}

/// Takes a conversation for an operator. If another operator had it, a system message tells the customer of the
/// takeover.
///
/// # Errors
/// 404 for an unknown id, 409 where it is closed.
pub async fn take(store: &Store, id: String, operator: String, now_ms: i64) -> Result<(), ApiError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let conversation = find(&mut *tx, &id).await?.ok_or_else(not_found)?;
                conversation.require_open()?;
                assign(tx, &conversation, &operator, now_ms).await?;
                Ok(())
            })
        })
        .await
}

async fn assign(
    tx: &mut Connection,
    conversation: &Conversation,
    operator: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    if conversation.operator == operator {
        return Ok(());
    }
    sql::query("update support_conversations set state = 'taken', operator = $1 where id = $2")
        .bind(operator)
        .bind(&conversation.id)
        .execute(&mut *tx)
        .await?;
    if conversation.support_state() == SupportState::Waiting {
        touch(tx, conversation, now_ms).await?;
        return announce_queue(tx, conversation, now_ms).await;
    }
    message::add(tx, conversation, &NewMessage::by_system(SupportCode::TakenOver, operator), now_ms).await.map(drop)
}

/// Adds an operator's answer, and takes the conversation if nobody has. A repeated `clientId` adds nothing and returns
/// the stored message.
///
/// # Errors
/// 404 for an unknown id, 409 if it is closed or full, 422 for an invalid message.
pub async fn answer(
    store: &Store,
    id: String,
    operator: String,
    request: SupportMessageRequest,
    now_ms: i64,
) -> Result<SupportMessage, ApiError> {
    let message = posting::validate(request, SupportSender::Operator, &operator)?;
    store
        .write(move |tx| {
            Box::pin(async move {
                let conversation = find(&mut *tx, &id).await?.ok_or_else(not_found)?;
                if let Some(message) = message::in_conversation(tx, &id, &message.client_id).await? {
                    return Ok(message);
                }
                conversation.require_open()?;
                if conversation.support_state() == SupportState::Waiting {
                    assign(tx, &conversation, &operator, now_ms).await?;
                }
                posting::append(tx, &conversation, &picture_owner(&operator), &message, now_ms).await
            })
        })
        .await
}

/// The owner under which an operator's pictures are stored. The space keeps it apart from every customer's id.
fn picture_owner(operator: &str) -> String {
    format!("operator {operator}")
}

/// Stores a picture that an answer may show; returns its id.
///
/// # Errors
/// If the file is no valid picture.
pub async fn add_picture(base: &Base, operator: &str, file: ReceivedFile) -> Result<String, ApiError> {
    pictures::keep(base, &picture_owner(operator), &queue::OPERATORS, file, None).await
}

/// Marks the messages up to a number as seen by an operator.
///
/// # Errors
/// 404 for an unknown id.
pub async fn read(store: &Store, id: String, up_to: u32, now_ms: i64) -> Result<(), ApiError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let conversation = find(&mut *tx, &id).await?.ok_or_else(not_found)?;
                let read_up_to = i64::from(up_to).min(conversation.message_count);
                if read_up_to <= conversation.operator_read {
                    return Ok(());
                }
                let query = "update support_conversations set operator_read = $1 where id = $2";
                sql::query(query).bind(read_up_to).bind(&id).execute(&mut *tx).await?;
                Ok(touch(tx, &conversation, now_ms).await?)
            })
        })
        .await
}

/// Shows the customer that an operator is writing, for [`TYPING_MS`] from now.
///
/// # Errors
/// 404 for an unknown id, 409 where it is closed.
pub async fn typing(store: &Store, id: String, now_ms: i64) -> Result<(), ApiError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let conversation = find(&mut *tx, &id).await?.ok_or_else(not_found)?;
                conversation.require_open()?;
                let query = "update support_conversations set operator_typing_until = $1 where id = $2";
                sql::query(query).bind(now_ms + TYPING_MS as i64).bind(&id).execute(&mut *tx).await?;
                Ok(touch(tx, &conversation, now_ms).await?)
            })
        })
        .await
}

/// Closes a conversation; a closed one is left as it is.
///
/// # Errors
/// 404 for an unknown id.
pub async fn close(store: &Store, id: String, operator: String, now_ms: i64) -> Result<(), ApiError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let conversation = find(&mut *tx, &id).await?.ok_or_else(not_found)?;
                if conversation.support_state() != SupportState::Closed {
                    end(tx, &conversation, &NewMessage::by_system(SupportCode::ClosedByOperator, &operator), now_ms)
                        .await?;
                }
                Ok(())
            })
        })
        .await
}

/// Closes a conversation after a last system message.
///
/// # Errors
/// When the database fails.
pub(crate) async fn end(
    tx: &mut Connection,
    conversation: &Conversation,
    last_message: &NewMessage,
    now_ms: i64,
) -> Result<(), StoreError> {
    message::add(tx, conversation, last_message, now_ms).await?;
    sql::query(
        "update support_conversations set state = 'closed', closed_at = $1, customer_typing_until = 0,
         operator_typing_until = 0 where id = $2",
    )
    .bind(now_ms)
    .bind(&conversation.id)
    .execute(&mut *tx)
    .await?;
    if conversation.support_state() == SupportState::Waiting {
        announce_queue(tx, conversation, now_ms).await
    } else {
        Ok(())
    }
}

//! The operator's side of conversations: the queue, taking, reading, answering, closing. The back office calls it, over HTTP and from the
//! command line.

use lumora_core::domain::support::TYPING_MS;
use lumora_core::wire::{
    SupportCode, SupportMessage, SupportMessageRequest, SupportMessagesValue, SupportSender, SupportState,
};
use platform::Base;
use platform::http::{ApiError, ReceivedFile};
use platform::store::{Connection, Store, StoreError, from_row, sql};

pub use crate::conversation::Conversation;
use crate::conversation::{find, no_such, tell_queue, touch};
use crate::message::{self, NewMessage, Part};
pub use crate::picture::{PictureReply, for_operator as picture};
use crate::{picture as pictures, say};
use content::picture::queue;

/// A conversation in a list, with whose it is.
#[derive(Debug)]
pub struct Listed {
    /// The conversation.
    pub it: Conversation,
    /// The member's account name; empty for a visitor.
    pub account: String,
    /// What the customer said that no operator has seen.
    pub unread: i64,
}

struct About {
    account: String,
    unread: i64,
}

from_row!(About { account, unread });

/// Some conversations in a state, and how many there are in it: open ones with the oldest first, closed ones with the latest first.
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
                for it in rows {
                    listed.push(about(tx, it).await?);
                }
                let query = sql::query_scalar("select count(*) from support_conversations where state = $1");
                Ok((listed, query.bind(word).fetch_one(tx).await?))
            })
        })
        .await
}

async fn about(tx: &mut Connection, it: Conversation) -> Result<Listed, StoreError> {
    let query = "select coalesce((select account from members where id = $2), '') as account,
                 (select count(*) from support_messages
                  where conversation_id = $1 and number > $3 and sender in ('member', 'visitor')) as unread";
    let query = sql::query_as(query).bind(&it.id).bind(&it.owner).bind(it.operator_read);
    let About { account, unread } = query.fetch_one(tx).await?;
    Ok(Listed { it, account, unread })
}

/// A conversation, and the part of it before a number; the end of it where that is none.
///
/// # Errors
/// 404 where there is none.
pub async fn show(store: &Store, id: String, before: Option<u32>) -> Result<(Listed, SupportMessagesValue), ApiError> {
    store
        .read(move |tx| {
            Box::pin(async move {
                let it = find(&mut *tx, &id).await?.ok_or_else(no_such)?;
                let part = message::part(&mut *tx, &id, Part::Before(before.unwrap_or(u32::MAX))).await?;
                Ok((about(tx, it).await?, part))
            })
        })
        .await
}

/// Takes a conversation; from whoever has it, which its customer is told.
///
/// # Errors
/// 404 where there is none, 409 where it is closed.
pub async fn take(store: &Store, id: String, operator: String, now_ms: i64) -> Result<(), ApiError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let it = find(&mut *tx, &id).await?.ok_or_else(no_such)?;
                it.require_open()?;
                take_in(tx, &it, &operator, now_ms).await?;
                Ok(())
            })
        })
        .await
}

async fn take_in(tx: &mut Connection, it: &Conversation, operator: &str, now_ms: i64) -> Result<(), StoreError> {
    if it.operator == operator {
        return Ok(());
    }
    sql::query("update support_conversations set state = 'taken', operator = $1 where id = $2")
        .bind(operator)
        .bind(&it.id)
        .execute(&mut *tx)
        .await?;
    if it.support_state() == SupportState::Waiting {
        touch(tx, it, now_ms).await?;
        return tell_queue(tx, it, now_ms).await;
    }
    message::add(tx, it, &NewMessage::by_system(SupportCode::TakenOver, operator), now_ms).await.map(drop)
}

/// Answers in a conversation, and takes it where nobody has. The same name again says nothing twice.
///
/// # Errors
/// 404 where there is none, 409 where it is closed or full, 422 for a message that is none.
pub async fn answer(
    store: &Store,
    id: String,
    operator: String,
    request: SupportMessageRequest,
    now_ms: i64,
) -> Result<SupportMessage, ApiError> {
    let said = say::read(request, SupportSender::Operator, &operator)?;
    store
        .write(move |tx| {
            Box::pin(async move {
                let it = find(&mut *tx, &id).await?.ok_or_else(no_such)?;
                if let Some(message) = message::in_conversation(tx, &id, &said.client_id).await? {
                    return Ok(message);
                }
                it.require_open()?;
                if it.support_state() == SupportState::Waiting {
                    take_in(tx, &it, &operator, now_ms).await?;
                }
                say::into(tx, &it, &picture_owner(&operator), &said, now_ms).await
            })
        })
        .await
}

/// Under what the pictures of an operator are kept: no customer's id looks like it.
fn picture_owner(operator: &str) -> String {
    format!("operator {operator}")
}

/// Keeps a picture that an answer may show; gives its id.
///
/// # Errors
/// Why the file is none.
pub async fn add_picture(base: &Base, operator: &str, file: ReceivedFile) -> Result<String, ApiError> {
    pictures::keep(base, &picture_owner(operator), &queue::OPERATORS, file, None).await
}

/// An operator has seen the messages up to a number.
///
/// # Errors
/// 404 where there is none.
pub async fn read(store: &Store, id: String, up_to: u32, now_ms: i64) -> Result<(), ApiError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let it = find(&mut *tx, &id).await?.ok_or_else(no_such)?;
                let seen = i64::from(up_to).min(it.message_count);
                if seen <= it.operator_read {
                    return Ok(());
                }
                let query = "update support_conversations set operator_read = $1 where id = $2";
                sql::query(query).bind(seen).bind(&id).execute(&mut *tx).await?;
                Ok(touch(tx, &it, now_ms).await?)
            })
        })
        .await
}

/// An operator is writing, for some seconds from now.
///
/// # Errors
/// 404 where there is none, 409 where it is closed.
pub async fn typing(store: &Store, id: String, now_ms: i64) -> Result<(), ApiError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let it = find(&mut *tx, &id).await?.ok_or_else(no_such)?;
                it.require_open()?;
                let query = "update support_conversations set operator_typing_until = $1 where id = $2";
                sql::query(query).bind(now_ms + TYPING_MS as i64).bind(&id).execute(&mut *tx).await?;
                Ok(touch(tx, &it, now_ms).await?)
            })
        })
        .await
}

/// Closes a conversation; one that is closed stays so.
///
/// # Errors
/// 404 where there is none.
pub async fn close(store: &Store, id: String, operator: String, now_ms: i64) -> Result<(), ApiError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let it = find(&mut *tx, &id).await?.ok_or_else(no_such)?;
                if it.support_state() != SupportState::Closed {
                    end(tx, &it, &NewMessage::by_system(SupportCode::ClosedByOperator, &operator), now_ms).await?;
                }
                Ok(())
            })
        })
        .await
}

/// Ends a conversation with the system's last word.
///
/// # Errors
/// When the database fails.
pub(crate) async fn end(
    tx: &mut Connection,
    it: &Conversation,
    word: &NewMessage,
    now_ms: i64,
) -> Result<(), StoreError> {
    message::add(tx, it, word, now_ms).await?;
    sql::query(
        "update support_conversations set state = 'closed', closed_at = $1, customer_typing_until = 0,
         operator_typing_until = 0 where id = $2",
    )
    .bind(now_ms)
    .bind(&it.id)
    .execute(&mut *tx)
    .await?;
    if it.support_state() == SupportState::Waiting { tell_queue(tx, it, now_ms).await } else { Ok(()) }
}

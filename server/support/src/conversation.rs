//! The rows of conversations: how they begin, change and end, and what the API shows of them to their customers.

use axum::http::StatusCode;
use lumora_core::wire::{SupportConversation, SupportState, code};
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, Store, StoreError, from_row, sql};
use platform::topic::Topic;

use crate::customer::Customer;

/// The most waiting customers who are pushed their new queue place when a conversation leaves the queue; others hear of
/// it by [`watch`](crate::watch).
const MAX_QUEUE_PUSHES: i64 = 200;

/// A row of `support_conversations`. Times are milliseconds since the epoch.
#[derive(Debug, Clone)]
pub struct Conversation {
    /// Id of the conversation, which is also the reference that feedback gets.
    pub id: String,
    /// Id of the customer: a member's id, or the hash of a visitor's token.
    pub owner: String,
    /// 1 if the owner is a member, 0 if a visitor.
    pub is_member: i64,
    /// Code of the site language in which the customer began it.
    pub language: String,
    /// Code of the question type, if feedback opened it; empty otherwise.
    pub subject: String,
    /// How the customer can be reached, if feedback opened it; empty otherwise.
    pub contact: String,
    /// The state: `waiting`, `taken` or `closed`.
    pub state: String,
    /// Name of the operator who took it last; empty if nobody has.
    pub operator: String,
    /// When it was opened.
    pub opened_at: i64,
    /// When it was closed; absent while it is open.
    pub closed_at: Option<i64>,
    /// When the last message was added.
    pub spoken_at: i64,
    /// The count of its messages, which is the number of the last one.
    pub message_count: i64,
    /// The count of pictures that its customer has sent.
    pub picture_count: i64,
    /// Number of the last message that the customer has seen.
    pub customer_read: i64,
    /// Number of the last message that an operator has seen.
    pub operator_read: i64,
    /// Until when an operator is shown that the customer is writing.
    pub customer_typing_until: i64,
    /// Until when the customer is shown that an operator is writing.
    pub operator_typing_until: i64,
    /// The customer's rating, 1 to 5 stars; absent if none was given.
    pub rating: Option<i64>,
    /// The customer's comment on the rating; empty if none.
    pub comment: String,
}

from_row!(Conversation {
    id,
    owner,
    is_member,
    language,
    subject,
    contact,
    state,
    operator,
    opened_at,
    closed_at,
    spoken_at,
    message_count,
    picture_count,
    customer_read,
    operator_read,
    customer_typing_until,
    operator_typing_until,
    rating,
    comment
});

/// What a new conversation stores of its first message's request.
#[derive(Debug, Clone)]
pub(crate) struct Opening {
    pub address: String,
    pub language: &'static str,
    pub subject: String,
    pub contact: String,
    pub now_ms: i64,
}

impl Conversation {
    /// The state as the API names it.
    pub fn support_state(&self) -> SupportState {
        match self.state.as_str() {
            "waiting" => SupportState::Waiting,
            "taken" => SupportState::Taken,
            _ => SupportState::Closed,
        }
    }

    /// Accepts an open conversation only; otherwise 409.
    pub(crate) fn require_open(&self) -> Result<(), ApiError> {
        if self.support_state() == SupportState::Closed {
            let message = "the conversation is closed: what is said next opens another one";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::CONVERSATION_STATE, message));
        }
        Ok(())
    }

    /// Accepts a conversation of this customer only; otherwise 404.
    pub(crate) fn require_of(self, customer: &Customer) -> Result<Self, ApiError> {
        if self.owner == customer.owner() { Ok(self) } else { Err(not_found()) }
    }
}

pub(crate) fn not_found() -> ApiError {
    ApiError::not_found("conversation")
}

/// The conversation with this id.
///
/// # Errors
/// When the database fails.
pub(crate) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Conversation>, StoreError> {
    sql::query_as("select * from support_conversations where id = $1").bind(id).fetch_optional(executor).await
}

/// The customer's open conversation, or else the one with the latest message.
///
/// # Errors
/// When the database fails.
pub(crate) async fn current(executor: impl sql::Executor, owner: &str) -> Result<Option<Conversation>, StoreError> {
    let query = "select * from support_conversations where owner = $1
                 order by case when state = 'closed' then 1 else 0 end, spoken_at desc, id desc limit 1";
    sql::query_as(query).bind(owner).fetch_optional(executor).await
}

/// The number of open conversations that visitors of a network address have.
///
/// # Errors
/// When the database fails.
pub(crate) async fn open_visitors(tx: &mut Connection, address: &str) -> Result<i64, StoreError> {
    let query = "select count(*) from support_conversations where address = $1 and is_member = 0 and state <> 'closed'";
    sql::query_scalar(query).bind(address).fetch_one(tx).await
}

/// Inserts a conversation without messages, in state `waiting`.
///
/// # Errors
/// When the database fails.
pub(crate) async fn begin(
    tx: &mut Connection,
    customer: &Customer,
    opening: &Opening,
) -> Result<Conversation, StoreError> {
    let id = ids::new_id(opening.now_ms);
    sql::query(
        "insert into support_conversations
         (id, owner, is_member, address, language, subject, contact, state, operator, opened_at, closed_at, spoken_at,
          is_answered, changed_at, message_count, picture_count, customer_read, operator_read, customer_typing_until,
          operator_typing_until, rating, comment)
         values ($1, $2, $3, $4, $5, $6, $7, 'waiting', '', $8, null, $8, 0, $8, 0, 0, 0, 0, 0, 0, null, '')",
    )
    .bind(&id)
    .bind(customer.owner())
    .bind(i64::from(customer.is_member()))
    .bind(&opening.address)
    .bind(opening.language)
    .bind(&opening.subject)
    .bind(&opening.contact)
    .bind(opening.now_ms)
    .execute(&mut *tx)
    .await?;
    find(tx, &id).await?.ok_or_else(|| StoreError::Corrupt("a conversation is gone as it begins".to_owned()))
}

/// Records that a conversation has changed, and announces it to its customer.
///
/// # Errors
/// When the database fails.
pub(crate) async fn touch(tx: &mut Connection, conversation: &Conversation, now_ms: i64) -> Result<(), StoreError> {
    sql::query("update support_conversations set changed_at = $1 where id = $2")
        .bind(now_ms)
        .bind(&conversation.id)
        .execute(&mut *tx)
        .await?;
    tx.announce(Topic::Support, &conversation.owner);
    Ok(())
}

/// Announces their new queue place to those behind a conversation that left the queue.
///
/// # Errors
/// When the database fails.
pub(crate) async fn announce_queue(tx: &mut Connection, left: &Conversation, now_ms: i64) -> Result<(), StoreError> {
    let behind = "state = 'waiting' and opened_at >= $1";
    let query = format!("select owner from support_conversations where {behind} order by opened_at limit $2");
    let owners: Vec<String> = sql::query_scalar(sql::AssertSqlSafe(query))
        .bind(left.opened_at)
        .bind(MAX_QUEUE_PUSHES)
        .fetch_all(&mut *tx)
        .await?;
    let query = format!("update support_conversations set changed_at = $2 where {behind}");
    sql::query(sql::AssertSqlSafe(query)).bind(left.opened_at).bind(now_ms).execute(&mut *tx).await?;
    owners.iter().for_each(|owner| tx.announce(Topic::Support, owner));
    Ok(())
}

/// The place in the queue, 1 for the next to be taken; 0 unless it waits.
///
/// # Errors
/// When the database fails.
pub(crate) async fn queue_place(executor: impl sql::Executor, conversation: &Conversation) -> Result<u32, StoreError> {
    if conversation.support_state() != SupportState::Waiting {
        return Ok(0);
    }
    let query = "select count(*) from support_conversations
                 where state = 'waiting' and (opened_at < $1 or (opened_at = $1 and id <= $2))";
    let count: i64 =
        sql::query_scalar(query).bind(conversation.opened_at).bind(&conversation.id).fetch_one(executor).await?;
    Ok(number(count))
}

/// The number of operators' messages that the customer has not seen.
async fn unread(executor: impl sql::Executor, conversation: &Conversation) -> Result<u32, StoreError> {
    if conversation.customer_read >= conversation.message_count {
        return Ok(0);
    }
    let query =
        "select count(*) from support_messages where conversation_id = $1 and number > $2 and sender = 'operator'";
    Ok(number(
        sql::query_scalar(query).bind(&conversation.id).bind(conversation.customer_read).fetch_one(executor).await?,
    ))
}

/// The conversation as the API shows it to its customer.
///
/// # Errors
/// When the database fails.
pub(crate) async fn to_wire(
    tx: &mut Connection,
    conversation: Conversation,
    now_ms: i64,
) -> Result<SupportConversation, StoreError> {
    Ok(SupportConversation {
        queue_place: queue_place(&mut *tx, &conversation).await?,
        unread: unread(tx, &conversation).await?,
        state: conversation.support_state(),
        last_number: number(conversation.message_count),
        operator_read: number(conversation.operator_read),
        typing: conversation.operator_typing_until > now_ms,
        rating: conversation.rating.and_then(|stars| u8::try_from(stars).ok()).unwrap_or(0),
        id: conversation.id,
        operator: conversation.operator,
    })
}

/// The state of a customer's current conversation, as the stream of events sends it; nothing if there never was one.
/// Whoever changes a conversation announces [`Topic::Support`] for its owner.
///
/// # Errors
/// When the database fails.
pub async fn present(store: &Store, owner: &str, now_ms: i64) -> Result<Option<SupportConversation>, StoreError> {
    let owner = owner.to_owned();
    let read = store.read(move |tx| {
        Box::pin(async move {
            Ok::<_, StoreError>(match current(&mut *tx, &owner).await? {
                Some(conversation) => Some(to_wire(tx, conversation, now_ms).await?),
                None => None,
            })
        })
    });
    read.await
}

pub(crate) fn number(count: i64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

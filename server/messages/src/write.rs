//! Writing messages: of events, one at a time, and of operators, one text to many members.

use std::collections::BTreeMap;

use lumora_core::domain::agent::rebate::RateChange;
use lumora_core::domain::message::{MessageCategory, MessageKind};
use platform::clock::DAY_MS;
use platform::ids;
use platform::store::{Connection, StoreError, sql};
use platform::topic::Topic;

/// How long the message of an event is kept, in milliseconds.
const RETENTION_MS: i64 = 365 * DAY_MS;

/// The message of an event.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Message<'a> {
    /// The event, by which the sentence is chosen.
    pub kind: MessageKind,
    /// The amount that the sentence mentions, in minor units, signed.
    pub amount: Option<i64>,
    /// The number that people quote, such as a deposit's order number.
    pub number: &'a str,
    /// A name that the sentence mentions; masked where the reader may not see it in full.
    pub name: &'a str,
    /// Id of the deposit or withdrawal that the message links to.
    pub reference: &'a str,
    /// The changed rebate rates that an agent is told of.
    pub rates: &'a [RateChange],
}

impl Message<'_> {
    /// A message without arguments.
    #[must_use]
    pub const fn of(kind: MessageKind) -> Self {
        Self { kind, amount: None, number: "", name: "", reference: "", rates: &[] }
    }
}

const INSERT: &str = "insert into member_messages (id, member_id, category, kind, amount, number, name, reference, text_id, pinned, reply, action,
    created_at, expires_at, rates) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing";

/// Writes the message of an event, in the event's transaction, and announces it to the member's open pages.
///
/// # Errors
/// When the database fails.
pub async fn write(tx: &mut Connection, member_id: &str, message: &Message<'_>, now_ms: i64) -> Result<(), StoreError> {
    let kind = message.kind;
    sql::query(INSERT)
        .bind(ids::new_id(now_ms))
        .bind(member_id)
        .bind(kind.category().name())
        .bind(kind.name())
        .bind(message.amount)
        .bind(message.number)
        .bind(message.name)
        .bind(message.reference)
        .bind("")
        .bind(0_i64)
        .bind(i64::from(kind.allows_reply()))
        .bind("")
        .bind(now_ms)
        .bind(now_ms + RETENTION_MS)
        .bind(to_json(message.rates))
        .execute(&mut *tx)
        .await?;
    tx.announce(Topic::Messages, member_id);
    Ok(())
}

/// Rates as JSON, the stored form; empty if there are none.
fn to_json(rates: &[RateChange]) -> String {
    if rates.is_empty() { String::new() } else { serde_json::to_string(rates).unwrap_or_default() }
}

/// An operator's message in one language: title and plain text.
pub type MessageText = (String, String);

/// Stores the texts of a message under an id, by language code. `expires_at` is that of the messages which show them,
/// in milliseconds since the epoch.
///
/// # Errors
/// When the database fails.
pub async fn put_texts(
    tx: &mut Connection,
    id: &str,
    texts: &BTreeMap<String, MessageText>,
    expires_at: i64,
) -> Result<(), StoreError> {
    for (language, (title, body)) in texts {
        sql::query("insert into message_texts (id, language, title, body, expires_at) values ($1, $2, $3, $4, $5)")
            .bind(id)
            .bind(language)
            .bind(title.trim())
            .bind(body.trim())
            .bind(expires_at)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

/// A message that an operator or an agent wrote, as it is delivered to each of its recipients.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenMessage<'a> {
    /// The category under which the inbox lists it.
    pub category: MessageCategory,
    /// Id of its texts ([`put_texts`]).
    pub text_id: &'a str,
    /// Whether it is listed above all messages that are not pinned.
    pub pinned: bool,
    /// Whether the member can answer it, which opens a conversation with customer service.
    pub reply: bool,
    /// Path on this site that its button leads to; empty for no button.
    pub action: &'a str,
    /// When it expires, in milliseconds since the epoch.
    pub expires_at: i64,
}

/// Delivers a written message to a member. Repeating it has no effect: a member gets each text once.
///
/// # Errors
/// When the database fails.
pub async fn deliver(
    tx: &mut Connection,
    member_id: &str,
    message: &WrittenMessage<'_>,
    now_ms: i64,
) -> Result<(), StoreError> {
    sql::query(INSERT)
        .bind(ids::new_id(now_ms))
        .bind(member_id)
        .bind(message.category.name())
        .bind(MessageKind::Written.name())
        .bind(None::<i64>)
        .bind("")
        .bind("")
        .bind("")
        .bind(message.text_id)
        .bind(i64::from(message.pinned))
        .bind(i64::from(message.reply))
        .bind(message.action)
        .bind(now_ms)
        .bind(message.expires_at)
        .bind("")
        .execute(&mut *tx)
        .await?;
    tx.announce(Topic::Messages, member_id);
    Ok(())
}

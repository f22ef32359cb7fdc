//! Writing messages.

use std::collections::BTreeMap;

use lumora_core::domain::agent::rebate::RateChange;
use lumora_core::domain::message::{MessageCategory, MessageKind};
use platform::ids;
use platform::store::{Connection, StoreError, sql};
use platform::topic::Topic;

use crate::DAY_MS;

/// How long what an event tells is kept, in milliseconds.
const KEPT_MS: i64 = 365 * DAY_MS;

/// What an event tells a member.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Message<'a> {
    /// What has happened.
    pub kind: MessageKind,
    /// How much, in minor units with its sign.
    pub amount: Option<i64>,
    /// The number for eyes of what it belongs to.
    pub number: &'a str,
    /// A name; mostly hidden where it is a secret of some kind.
    pub name: &'a str,
    /// Id of the deposit or withdrawal that it is about.
    pub reference: &'a str,
    /// The rates of rebate that it tells of.
    pub rates: &'a [RateChange],
}

impl Message<'_> {
    /// One that says no more than what has happened.
    #[must_use]
    pub const fn of(kind: MessageKind) -> Self {
        Self { kind, amount: None, number: "", name: "", reference: "", rates: &[] }
    }
}

const INSERT: &str = "insert into member_messages (id, member_id, category, kind, amount, number, name, reference, text_id, pinned, reply, action,
    created_at, expires_at, rates) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing";

/// Writes what an event tells, in the event's transaction; open pages of the member hear of it.
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
        .bind(now_ms + KEPT_MS)
        .bind(text_of(message.rates))
        .execute(&mut *tx)
        .await?;
    tx.announce(Topic::Messages, member_id);
    Ok(())
}

/// Rates as they are stored; empty where there are none.
fn text_of(rates: &[RateChange]) -> String {
    if rates.is_empty() { String::new() } else { serde_json::to_string(rates).unwrap_or_default() }
}

/// What an operator says in one language: title and plain text.
pub type Words = (String, String);

/// Keeps an operator's words under an id, by code of the language, for as long as messages show them.
///
/// # Errors
/// When the database fails.
pub async fn put_words(
    tx: &mut Connection,
    id: &str,
    words: &BTreeMap<String, Words>,
    expires_at: i64,
) -> Result<(), StoreError> {
    for (language, (title, body)) in words {
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

/// A message of an operator's, as it goes to many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sent<'a> {
    /// What it is about.
    pub category: MessageCategory,
    /// Id of its words.
    pub text_id: &'a str,
    /// It stands above the others.
    pub pinned: bool,
    /// It can be answered.
    pub reply: bool,
    /// An address of this site that it leads to; empty for none.
    pub action: &'a str,
    /// Until when it is kept, in milliseconds.
    pub expires_at: i64,
}

/// Gives it to a member, once however often it is done.
///
/// # Errors
/// When the database fails.
pub async fn deliver(tx: &mut Connection, member_id: &str, sent: &Sent<'_>, now_ms: i64) -> Result<(), StoreError> {
    sql::query(INSERT)
        .bind(ids::new_id(now_ms))
        .bind(member_id)
        .bind(sent.category.name())
        .bind(MessageKind::Written.name())
        .bind(None::<i64>)
        .bind("")
        .bind("")
        .bind("")
        .bind(sent.text_id)
        .bind(i64::from(sent.pinned))
        .bind(i64::from(sent.reply))
        .bind(sent.action)
        .bind(now_ms)
        .bind(sent.expires_at)
        .bind("")
        .execute(&mut *tx)
        .await?;
    tx.announce(Topic::Messages, member_id);
    Ok(())
}

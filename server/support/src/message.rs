//! Messages of conversations as stored: adding, finding, and reading a page of them.

use lumora_core::wire::{SupportCode, SupportMessage, SupportMessagesValue, SupportSender};
use platform::clock::rfc3339;
use platform::keyset;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::topic::Topic;

use crate::conversation::{Conversation, number};

/// The most messages that one call returns.
pub(crate) const PAGE_SIZE: u32 = 50;

/// A message to add to a conversation.
#[derive(Debug, Clone)]
pub(crate) struct NewMessage {
    pub sender: SupportSender,
    pub author: String,
    pub client_id: String,
    pub text: String,
    pub code: Option<SupportCode>,
    pub picture_id: String,
}

impl NewMessage {
    /// A message of the system: a code, which the client puts into words.
    pub fn by_system(code: SupportCode, author: &str) -> Self {
        Self {
            sender: SupportSender::System,
            author: author.to_owned(),
            client_id: String::new(),
            text: String::new(),
            code: Some(code),
            picture_id: String::new(),
        }
    }
}

struct Row {
    number: i64,
    sender: String,
    author: String,
    client_id: String,
    body: String,
    code: String,
    picture_id: String,
    sent_at: i64,
}

from_row!(Row { number, sender, author, client_id, body, code, picture_id, sent_at });

const SENDERS: [(SupportSender, &str); 4] = [
    (SupportSender::Member, "member"),
    (SupportSender::Visitor, "visitor"),
    (SupportSender::Operator, "operator"),
    (SupportSender::System, "system"),
];

const CODES: [(SupportCode, &str); 4] = [
    (SupportCode::ClosedByOperator, "closed_by_operator"),
    (SupportCode::ClosedByCustomer, "closed_by_customer"),
    (SupportCode::ClosedWhenIdle, "closed_when_idle"),
    (SupportCode::TakenOver, "taken_over"),
];

fn to_word<T: PartialEq + Copy>(words: &[(T, &'static str)], value: T) -> &'static str {
    words.iter().find(|(candidate, _)| *candidate == value).map_or("", |(_, word)| word)
}

fn from_word<T: Copy>(words: &[(T, &'static str)], text: &str) -> Option<T> {
    words.iter().find(|(_, word)| *word == text).map(|(value, _)| *value)
}

impl From<Row> for SupportMessage {
    fn from(row: Row) -> Self {
        Self {
            number: number(row.number),
            sender: from_word(&SENDERS, &row.sender).unwrap_or_default(),
            author: row.author,
            client_id: row.client_id,
            text: row.body,
            code: from_word(&CODES, &row.code),
            picture_id: row.picture_id,
            sent_at: rfc3339(row.sent_at),
        }
    }
}

/// Appends a message to a conversation; returns it with its number. Counters, read marks and typing marks of the
/// conversation are updated as well.
///
/// # Errors
/// When the database fails.
pub(crate) async fn add(
    tx: &mut Connection,
    conversation: &Conversation,
    message: &NewMessage,
    now_ms: i64,
) -> Result<SupportMessage, StoreError> {
    // A sender has seen everything before the own message, and is no longer typing.
    let of_sender = match message.sender {
        SupportSender::Operator => "is_answered = 1, operator_read = message_count + 1, operator_typing_until = 0,",
        SupportSender::Member | SupportSender::Visitor => {
            "is_answered = 0, customer_read = message_count + 1, customer_typing_until = 0,"
        }
        SupportSender::System => "",
    };
    let is_picture = message.sender != SupportSender::Operator && !message.picture_id.is_empty();
    let query = format!(
        "update support_conversations set {of_sender} message_count = message_count + 1, picture_count = picture_count + $2,
         spoken_at = $3, changed_at = $3 where id = $1 returning message_count"
    );
    let number: i64 = sql::query_scalar(sql::AssertSqlSafe(query))
        .bind(&conversation.id)
        .bind(i64::from(is_picture))
        .bind(now_ms)
        .fetch_one(&mut *tx)
        .await?;
    let row = Row {
        number,
        sender: to_word(&SENDERS, message.sender).to_owned(),
        author: message.author.clone(),
        client_id: message.client_id.clone(),
        body: message.text.clone(),
        code: message.code.map(|code| to_word(&CODES, code)).unwrap_or_default().to_owned(),
        picture_id: message.picture_id.clone(),
        sent_at: now_ms,
    };
    sql::query(
        "insert into support_messages (conversation_id, number, sender, author, client_id, body, code, picture_id, sent_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(&conversation.id)
    .bind(row.number)
    .bind(&row.sender)
    .bind(&row.author)
    .bind(&row.client_id)
    .bind(&row.body)
    .bind(&row.code)
    .bind(&row.picture_id)
    .bind(now_ms)
    .execute(&mut *tx)
    .await?;
    tx.announce(Topic::Support, &conversation.owner);
    Ok(row.into())
}

/// The message that an owner sent under this client id, and the id of its conversation.
///
/// # Errors
/// When the database fails.
pub(crate) async fn find_by_client_id(
    tx: &mut Connection,
    owner: &str,
    client_id: &str,
) -> Result<Option<(String, SupportMessage)>, StoreError> {
    let query =
        "select m.conversation_id from support_messages m join support_conversations c on c.id = m.conversation_id
                 where c.owner = $1 and m.client_id = $2 order by m.sent_at desc limit 1";
    let Some(id) = sql::query_scalar::<String>(query).bind(owner).bind(client_id).fetch_optional(&mut *tx).await?
    else {
        return Ok(None);
    };
    Ok(in_conversation(tx, &id, client_id).await?.map(|message| (id, message)))
}

/// The message with this client id in a conversation.
///
/// # Errors
/// When the database fails.
pub(crate) async fn in_conversation(
    tx: &mut Connection,
    id: &str,
    client_id: &str,
) -> Result<Option<SupportMessage>, StoreError> {
    let query = "select * from support_messages where conversation_id = $1 and client_id = $2";
    let row: Option<Row> = sql::query_as(query).bind(id).bind(client_id).fetch_optional(tx).await?;
    Ok(row.map(SupportMessage::from))
}

/// Which messages of a conversation to read.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Page {
    /// The last ones before this number.
    Before(u32),
    /// The first ones after this number.
    After(u32),
}

/// At most [`PAGE_SIZE`] messages of a conversation, in ascending order, and whether there are more in the direction
/// that was read.
///
/// # Errors
/// When the database fails.
pub(crate) async fn page(
    executor: impl sql::Executor,
    id: &str,
    page: Page,
) -> Result<SupportMessagesValue, StoreError> {
    let (query, bound) = match page {
        Page::Before(number) => ("number < $2 order by number desc", number),
        Page::After(number) => ("number > $2 order by number", number),
    };
    let query = format!("select * from support_messages where conversation_id = $1 and {query} limit $3");
    let query = sql::query_as(sql::AssertSqlSafe(query)).bind(id).bind(i64::from(bound)).bind(i64::from(PAGE_SIZE) + 1);
    let rows: Vec<Row> = query.fetch_all(executor).await?;
    let (mut rows, more) = keyset::cut(rows, PAGE_SIZE);
    if matches!(page, Page::Before(_)) {
        rows.reverse();
    }
    Ok(SupportMessagesValue { messages: rows.into_iter().map(SupportMessage::from).collect(), more })
}

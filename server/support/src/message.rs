//! Messages of conversations as stored: adding one, finding one, and reading a part of a conversation.

use lumora_core::wire::{SupportCode, SupportMessage, SupportMessagesValue, SupportSender};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::topic::Topic;

use crate::conversation::{Conversation, number};

/// Messages of a part of a conversation.
pub(crate) const PART: i64 = 50;

/// Something that is said.
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
    /// What the system says by itself.
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

fn word<T: PartialEq + Copy>(words: &[(T, &'static str)], it: T) -> &'static str {
    words.iter().find(|(known, _)| *known == it).map_or("", |(_, word)| word)
}

fn meaning<T: Copy>(words: &[(T, &'static str)], text: &str) -> Option<T> {
    words.iter().find(|(_, word)| *word == text).map(|(it, _)| *it)
}

impl From<Row> for SupportMessage {
    fn from(row: Row) -> Self {
        Self {
            number: number(row.number),
            sender: meaning(&SENDERS, &row.sender).unwrap_or_default(),
            author: row.author,
            client_id: row.client_id,
            text: row.body,
            code: meaning(&CODES, &row.code),
            picture_id: row.picture_id,
            sent_at: rfc3339(row.sent_at),
        }
    }
}

/// Puts a message at the end of a conversation; gives it as it was kept, and the conversation as it is then.
///
/// # Errors
/// When the database fails.
pub(crate) async fn add(
    tx: &mut Connection,
    it: &Conversation,
    said: &NewMessage,
    now_ms: i64,
) -> Result<SupportMessage, StoreError> {
    // Whoever says something has seen what stands before it, and is done with writing it.
    let of_sender = match said.sender {
        SupportSender::Operator => "is_answered = 1, operator_read = message_count + 1, operator_typing_until = 0,",
        SupportSender::Member | SupportSender::Visitor => {
            "is_answered = 0, customer_read = message_count + 1, customer_typing_until = 0,"
        }
        SupportSender::System => "",
    };
    let is_picture = said.sender != SupportSender::Operator && !said.picture_id.is_empty();
    let query = format!(
        "update support_conversations set {of_sender} message_count = message_count + 1, picture_count = picture_count + $2,
         spoken_at = $3, changed_at = $3 where id = $1 returning message_count"
    );
    let place: i64 = sql::query_scalar(sql::AssertSqlSafe(query))
        .bind(&it.id)
        .bind(i64::from(is_picture))
        .bind(now_ms)
        .fetch_one(&mut *tx)
        .await?;
    let row = Row {
        number: place,
        sender: word(&SENDERS, said.sender).to_owned(),
        author: said.author.clone(),
        client_id: said.client_id.clone(),
        body: said.text.clone(),
        code: said.code.map(|code| word(&CODES, code)).unwrap_or_default().to_owned(),
        picture_id: said.picture_id.clone(),
        sent_at: now_ms,
    };
    sql::query(
        "insert into support_messages (conversation_id, number, sender, author, client_id, body, code, picture_id, sent_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(&it.id)
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
    tx.announce(Topic::Support, &it.owner);
    Ok(row.into())
}

/// What an owner's message of this name was kept as, and in which conversation.
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

/// The message of this name in a conversation.
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

/// Which part of a conversation.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Part {
    /// What stands before this number, the latest of it.
    Before(u32),
    /// What stands behind this number, the first of it.
    After(u32),
}

/// A part of a conversation.
///
/// # Errors
/// When the database fails.
pub(crate) async fn part(
    executor: impl sql::Executor,
    id: &str,
    part: Part,
) -> Result<SupportMessagesValue, StoreError> {
    let (query, bound) = match part {
        Part::Before(number) => ("number < $2 order by number desc", number),
        Part::After(number) => ("number > $2 order by number", number),
    };
    let query = format!("select * from support_messages where conversation_id = $1 and {query} limit $3");
    let query = sql::query_as(sql::AssertSqlSafe(query)).bind(id).bind(i64::from(bound)).bind(PART + 1);
    let mut rows: Vec<Row> = query.fetch_all(executor).await?;
    let most = usize::try_from(PART).unwrap_or(usize::MAX);
    let more = rows.len() > most;
    rows.truncate(most);
    if matches!(part, Part::Before(_)) {
        rows.reverse();
    }
    Ok(SupportMessagesValue { messages: rows.into_iter().map(SupportMessage::from).collect(), more })
}

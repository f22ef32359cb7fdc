//! Reading the inbox. Ids begin with their time, so pages are read by the key of the last row and a page far back costs
//! no more than the first.

use lumora_core::domain::message::MessageCategory;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, MemberMessage, MessageArguments, MessageCount};
use platform::clock::rfc3339;
use platform::store::{StoreError, from_row, sql};

/// A stored message. An operator's text is in the reader's language, or in English where that language is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    id: String,
    category: String,
    kind: String,
    amount: Option<i64>,
    number: String,
    name: String,
    reference: String,
    pinned: i64,
    reply: i64,
    action: String,
    created_at: i64,
    read_at: Option<i64>,
    title: String,
    body: String,
    rates: String,
}

from_row!(Row {
    id,
    category,
    kind,
    amount,
    number,
    name,
    reference,
    pinned,
    reply,
    action,
    created_at,
    read_at,
    title,
    body,
    rates
});

/// Selects the messages of member `$2` that are visible at `$3`, with texts in language `$1`.
const SELECT: &str = "select m.id, m.category, m.kind, m.amount, m.number, m.name, m.reference, m.pinned, m.reply, m.action, m.created_at, m.read_at,
    coalesce(o.title, e.title, '') as title, coalesce(o.body, e.body, '') as body, m.rates from member_messages m
    left join message_texts o on o.id = m.text_id and o.language = $1
    left join message_texts e on e.id = m.text_id and e.language = 'EN'
    where m.member_id = $2 and m.deleted_at is null and m.expires_at > $3";

/// Separates the two halves of a cursor: whether the message is pinned (`1` or `0`), and its id.
const SEPARATOR: char = '-';

/// One page of a member's inbox.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page<'a> {
    /// Id of the member whose inbox is read.
    pub member_id: &'a str,
    /// Code of the reader's language, such as `EN`.
    pub language: &'a str,
    /// Only messages of this category; all categories if absent.
    pub category: Option<MessageCategory>,
    /// The cursor of the last row of the page before ([`Row::cursor`]); the first page if absent.
    pub cursor: Option<&'a str>,
    /// The most rows that are returned.
    pub limit: u32,
}

/// Reads a cursor as (pinned, id). The first page, and any malformed cursor, is `2`, which sorts above every pinned
/// message.
fn parse_cursor(cursor: Option<&str>) -> (i64, String) {
    let read = cursor.and_then(|cursor| cursor.split_once(SEPARATOR));
    match read {
        Some(("1", id)) => (1, id.to_owned()),
        Some(("0", id)) => (0, id.to_owned()),
        _ => (2, String::new()),
    }
}

/// A page of a member's messages: pinned ones first, then the latest first.
///
/// # Errors
/// When the database fails.
pub async fn page(executor: impl sql::Executor, page: &Page<'_>, now_ms: i64) -> Result<Vec<Row>, StoreError> {
    let (pinned, id) = parse_cursor(page.cursor);
    // A fixed word of the enum, not input: safe to put into the SQL.
    let category = page.category.map(|it| format!(" and m.category = '{}'", it.name())).unwrap_or_default();
    let text = format!("{SELECT}{category} and (m.pinned, m.id) < ($4, $5) order by m.pinned desc, m.id desc limit $6");
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(page.language).bind(page.member_id).bind(now_ms);
    query.bind(pinned).bind(id).bind(i64::from(page.limit)).fetch_all(executor).await
}

/// The message of a member with this id, if it is visible.
///
/// # Errors
/// When the database fails.
pub async fn find(
    executor: impl sql::Executor,
    member_id: &str,
    id: &str,
    language: &str,
    now_ms: i64,
) -> Result<Option<Row>, StoreError> {
    let query = sql::query_as(sql::AssertSqlSafe(format!("{SELECT} and m.id = $4")));
    query.bind(language).bind(member_id).bind(now_ms).bind(id).fetch_optional(executor).await
}

/// The number of a member's unread messages by category, without categories that have none.
///
/// # Errors
/// When the database fails.
pub async fn unread(
    executor: impl sql::Executor,
    member_id: &str,
    now_ms: i64,
) -> Result<Vec<MessageCount>, StoreError> {
    let query = "select category, count(*) as count from member_messages where member_id = $1 and read_at is null
                 and deleted_at is null and expires_at > $2 group by category";
    let rows: Vec<(String, i64)> = sql::query_as(query).bind(member_id).bind(now_ms).fetch_all(executor).await?;
    let count = |wanted: MessageCategory| {
        let of = rows.iter().filter(|(category, _)| MessageCategory::from_name(category).unwrap_or_default() == wanted);
        of.map(|(_, count)| u32::try_from(*count).unwrap_or(u32::MAX)).fold(0, u32::saturating_add)
    };
    let all = MessageCategory::ALL.iter().map(|it| MessageCount { category: *it, count: count(*it) });
    Ok(all.filter(|it| it.count > 0).collect())
}

/// The number of a member's unread messages in all categories.
///
/// # Errors
/// When the database fails.
pub async fn unread_count(executor: impl sql::Executor, member_id: &str, now_ms: i64) -> Result<u32, StoreError> {
    Ok(unread(executor, member_id, now_ms).await?.iter().fold(0, |sum, it| sum.saturating_add(it.count)))
}

impl Row {
    /// The cursor after which the next page begins.
    #[must_use]
    pub fn cursor(&self) -> String {
        format!("{}{SEPARATOR}{}", i64::from(self.pinned != 0), self.id)
    }

    /// The message as the API returns it to its member.
    #[must_use]
    pub fn into_wire(self) -> MemberMessage {
        MemberMessage {
            category: MessageCategory::from_name(&self.category).unwrap_or_default(),
            arguments: MessageArguments {
                amount: self.amount.map(|units| Amount(Money(units))),
                number: self.number,
                name: self.name,
                rates: serde_json::from_str(&self.rates).unwrap_or_default(),
            },
            at: rfc3339(self.created_at),
            id: self.id,
            kind: self.kind,
            title: self.title,
            text: self.body,
            pinned: self.pinned != 0,
            read: self.read_at.is_some(),
            reply: self.reply != 0,
            reference: self.reference,
            action: self.action,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_that_is_none_begins_at_the_top() {
        assert_eq!(parse_cursor(Some("1-0a")), (1, "0a".to_owned()));
        assert_eq!(parse_cursor(Some("0-0a-b")), (0, "0a-b".to_owned()));
        for cursor in [None, Some(""), Some("7-0a"), Some("x")] {
            assert_eq!(parse_cursor(cursor), (2, String::new()), "{cursor:?}");
        }
    }
}

//! Reading messages. Ids begin with their time, so that a page far back costs what the first does.

use lumora_core::domain::message::MessageCategory;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, MemberMessage, MessageArguments, MessageCount};
use platform::clock::rfc3339;
use platform::store::{StoreError, from_row, sql};

/// A message, with an operator's words in the reader's language, or in English where those are missing.
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

/// What a reader of `$1` sees of the messages of member `$2` at `$3`.
const SELECT: &str = "select m.id, m.category, m.kind, m.amount, m.number, m.name, m.reference, m.pinned, m.reply, m.action, m.created_at, m.read_at,
    coalesce(o.title, e.title, '') as title, coalesce(o.body, e.body, '') as body, m.rates from member_messages m
    left join message_texts o on o.id = m.text_id and o.language = $1
    left join message_texts e on e.id = m.text_id and e.language = 'EN'
    where m.member_id = $2 and m.deleted_at is null and m.expires_at > $3";

/// Parts the two halves of a cursor.
const BETWEEN: char = '-';

/// Which messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page<'a> {
    /// Whose.
    pub member_id: &'a str,
    /// The reader's language.
    pub language: &'a str,
    /// Only of this category.
    pub category: Option<MessageCategory>,
    /// Where the page before ended.
    pub cursor: Option<&'a str>,
    /// At most so many.
    pub limit: u32,
}

/// The place behind which a page begins: `2` is above whatever is pinned.
fn place(cursor: Option<&str>) -> (i64, String) {
    let read = cursor.and_then(|cursor| cursor.split_once(BETWEEN));
    match read {
        Some(("1", id)) => (1, id.to_owned()),
        Some(("0", id)) => (0, id.to_owned()),
        _ => (2, String::new()),
    }
}

/// Messages of a member, pinned ones first and then the latest.
///
/// # Errors
/// When the database fails.
pub async fn page(executor: impl sql::Executor, page: &Page<'_>, now_ms: i64) -> Result<Vec<Row>, StoreError> {
    let (pinned, id) = place(page.cursor);
    // A word of this program, no input.
    let category = page.category.map(|it| format!(" and m.category = '{}'", it.name())).unwrap_or_default();
    let text = format!("{SELECT}{category} and (m.pinned, m.id) < ($4, $5) order by m.pinned desc, m.id desc limit $6");
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(page.language).bind(page.member_id).bind(now_ms);
    query.bind(pinned).bind(id).bind(i64::from(page.limit)).fetch_all(executor).await
}

/// One message of a member.
///
/// # Errors
/// When the database fails.
pub async fn one(
    executor: impl sql::Executor,
    member_id: &str,
    id: &str,
    language: &str,
    now_ms: i64,
) -> Result<Option<Row>, StoreError> {
    let query = sql::query_as(sql::AssertSqlSafe(format!("{SELECT} and m.id = $4")));
    query.bind(language).bind(member_id).bind(now_ms).bind(id).fetch_optional(executor).await
}

/// How many messages of a member are unread, by category.
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

/// How many messages of a member are unread.
///
/// # Errors
/// When the database fails.
pub async fn unread_count(executor: impl sql::Executor, member_id: &str, now_ms: i64) -> Result<u32, StoreError> {
    Ok(unread(executor, member_id, now_ms).await?.iter().fold(0, |sum, it| sum.saturating_add(it.count)))
}

impl Row {
    /// Where the page behind this message begins.
    #[must_use]
    pub fn cursor(&self) -> String {
        format!("{}{BETWEEN}{}", i64::from(self.pinned != 0), self.id)
    }

    /// As its member reads it.
    #[must_use]
    pub fn shown(self) -> MemberMessage {
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
        assert_eq!(place(Some("1-0a")), (1, "0a".to_owned()));
        assert_eq!(place(Some("0-0a-b")), (0, "0a-b".to_owned()));
        for cursor in [None, Some(""), Some("7-0a"), Some("x")] {
            assert_eq!(place(cursor), (2, String::new()), "{cursor:?}");
        }
    }
}

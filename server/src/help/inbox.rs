//! What an operator sees of the letters: the latest of each kind, and marking one as done.

use crate::clock::rfc3339;
use crate::store::{Store, StoreError, from_row};

/// Letters that are listed at most.
pub const MOST: u32 = 500;

/// Feedback as an operator sees it.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Feedback {
    /// Reference, as its writer knows it.
    pub id: String,
    /// When it came, RFC 3339.
    pub created_at: String,
    /// `new`, `answered` or `closed`.
    pub state: String,
    /// Account name of the member who wrote it; empty for a visitor.
    pub account: String,
    /// Code of its question type.
    pub question_type: String,
    /// Where the writer can be reached; may be empty.
    pub contact: String,
    /// What it says, plain text.
    pub content: String,
}

/// An application as an operator sees it.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Application {
    /// Reference, as its writer knows it.
    pub id: String,
    /// When it came, RFC 3339.
    pub created_at: String,
    /// `new`, `accepted` or `refused`.
    pub state: String,
    /// Account name of the member who wrote it; empty for a visitor.
    pub account: String,
    /// Who applies.
    pub name: String,
    /// Where the applicant can be reached.
    pub contact: String,
    /// Where players would come from.
    pub channel: String,
    /// What it says, plain text.
    pub content: String,
}

struct FeedbackRow {
    id: String,
    created_at: i64,
    state: String,
    account: String,
    question_type: String,
    contact: String,
    content: String,
}

from_row!(FeedbackRow { id, created_at, state, account, question_type, contact, content });

struct ApplicationRow {
    id: String,
    created_at: i64,
    state: String,
    account: String,
    name: String,
    contact: String,
    channel: String,
    content: String,
}

from_row!(ApplicationRow { id, created_at, state, account, name, contact, channel, content });

/// The latest feedback, newest first.
///
/// # Errors
/// When the database fails.
pub async fn feedback(store: &Store, last: u32) -> Result<Vec<Feedback>, StoreError> {
    let rows: Vec<FeedbackRow> = sqlx::query_as(
        "select f.id, f.created_at, f.state, coalesce(m.account, '') as account, f.question_type, f.contact, f.content
         from feedback f left join members m on m.id = f.member_id order by f.created_at desc, f.id desc limit $1",
    )
    .bind(i64::from(last.min(MOST)))
    .fetch_all(store.reader())
    .await?;
    let feedback = |row: FeedbackRow| Feedback {
        id: row.id,
        created_at: rfc3339(row.created_at),
        state: row.state,
        account: row.account,
        question_type: row.question_type,
        contact: row.contact,
        content: row.content,
    };
    Ok(rows.into_iter().map(feedback).collect())
}

/// The latest applications, newest first.
///
/// # Errors
/// When the database fails.
pub async fn applications(store: &Store, last: u32) -> Result<Vec<Application>, StoreError> {
    let rows: Vec<ApplicationRow> = sqlx::query_as(
        "select a.id, a.created_at, a.state, coalesce(m.account, '') as account, a.name, a.contact, a.channel, a.content
         from affiliate_applications a left join members m on m.id = a.member_id
         order by a.created_at desc, a.id desc limit $1",
    )
    .bind(i64::from(last.min(MOST)))
    .fetch_all(store.reader())
    .await?;
    let application = |row: ApplicationRow| Application {
        id: row.id,
        created_at: rfc3339(row.created_at),
        state: row.state,
        account: row.account,
        name: row.name,
        contact: row.contact,
        channel: row.channel,
        content: row.content,
    };
    Ok(rows.into_iter().map(application).collect())
}

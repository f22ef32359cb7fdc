//! Withdrawals for operators: the queue of those that await a decision (approvals and disputes), and all others.

use lumora_core::domain::cashier::WithdrawalStatus;
use platform::store::{Store, StoreError, sql};

use super::row::WithdrawalRow;
use crate::image;

/// Which withdrawals to list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WithdrawalFilter {
    /// Those that await an operator's decision: in risk review or in dispute.
    Waiting,
    /// Those in a status.
    In(WithdrawalStatus),
    /// All.
    All,
}

/// A withdrawal with its member's account name and its pictures.
#[derive(Debug, Clone)]
pub struct Listed {
    /// The withdrawal.
    pub row: WithdrawalRow,
    /// Account name of the member.
    pub account: String,
    /// Ids of its pictures, oldest first, for [`image::file`].
    pub images: Vec<String>,
}

/// A row with the account name beside it.
struct WithAccount(WithdrawalRow, String);

impl sql::FromRow for WithAccount {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        Ok(Self(WithdrawalRow::from_row(row)?, row.named("account")?))
    }
}

/// A page of withdrawals of all members or of one, and the number of all that match. The queue is sorted oldest first,
/// every other list latest first.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    filter: WithdrawalFilter,
    member_id: Option<&str>,
    (offset, limit): (i64, i64),
) -> Result<(Vec<Listed>, i64), StoreError> {
    let (status, in_status, order) = match filter {
        WithdrawalFilter::Waiting => ("", "$1 = '' and w.status in ('RISK_REVIEW', 'DISPUTED')", "asc"),
        WithdrawalFilter::In(status) => (status.name(), "w.status = $1", "desc"),
        WithdrawalFilter::All => ("", "$1 = ''", "desc"),
    };
    let of_member = if member_id.is_some() { "w.member_id = $2" } else { "$2 = ''" };
    let member_id = member_id.unwrap_or_default();
    let count = format!("select count(*) from withdrawals w where {in_status} and {of_member}");
    let count = sql::query_scalar(sql::AssertSqlSafe(count)).bind(status).bind(member_id);
    let count: i64 = count.fetch_one(store.reader()).await?;
    let text = format!(
        "select w.*, m.account from withdrawals w join members m on m.id = w.member_id where {in_status} and {of_member}
         order by w.created_at {order}, w.id {order} limit $3 offset $4"
    );
    let rows = sql::query_as(sql::AssertSqlSafe(text)).bind(status).bind(member_id).bind(limit).bind(offset);
    let rows: Vec<WithAccount> = rows.fetch_all(store.reader()).await?;
    let mut listed = Vec::with_capacity(rows.len());
    for row in rows {
        listed.push(with_images(store, row).await?);
    }
    Ok((listed, count))
}

/// The withdrawal with this id or order number.
///
/// # Errors
/// When the database fails.
pub async fn find(store: &Store, id_or_number: &str) -> Result<Option<Listed>, StoreError> {
    let query = "select w.*, m.account from withdrawals w join members m on m.id = w.member_id
                 where w.id = $1 or w.order_no = $1";
    let found: Option<WithAccount> = sql::query_as(query).bind(id_or_number).fetch_optional(store.reader()).await?;
    match found {
        Some(row) => with_images(store, row).await.map(Some),
        None => Ok(None),
    }
}

async fn with_images(store: &Store, WithAccount(row, account): WithAccount) -> Result<Listed, StoreError> {
    let images = image::ids_of(store.reader(), &row.id).await?;
    Ok(Listed { row, account, images })
}

//! Deposits for operators: the queue of those that await a decision, and all others.

use lumora_core::domain::cashier::DepositStatus;
use platform::store::{Store, StoreError, sql};

use super::row::DepositRow;
use crate::image;

/// A deposit with its member's account name and its pictures.
#[derive(Debug, Clone)]
pub struct Listed {
    /// The deposit.
    pub row: DepositRow,
    /// Account name of the member.
    pub account: String,
    /// Ids of its pictures, oldest first, for [`image::file`].
    pub images: Vec<String>,
}

/// A row with the account name beside it.
struct WithAccount(DepositRow, String);

impl sql::FromRow for WithAccount {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        Ok(Self(DepositRow::from_row(row)?, row.named("account")?))
    }
}

/// A page of deposits, filtered by status and member, and the number of all that match. Deposits in review are sorted
/// oldest first, every other list latest first.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    status: Option<DepositStatus>,
    member_id: Option<&str>,
    (offset, limit): (i64, i64),
) -> Result<(Vec<Listed>, i64), StoreError> {
    let which = match (status, member_id) {
        (Some(_), Some(_)) => "d.status = $1 and d.member_id = $2",
        (Some(_), None) => "d.status = $1 and $2 = ''",
        (None, Some(_)) => "$1 = '' and d.member_id = $2",
        (None, None) => "$1 = '' and $2 = ''",
    };
    let order = if status == Some(DepositStatus::Review) { "asc" } else { "desc" };
    let (status, member_id) = (status.map_or("", DepositStatus::name), member_id.unwrap_or_default());
    let count = format!("select count(*) from deposits d where {which}");
    let count = sql::query_scalar(sql::AssertSqlSafe(count)).bind(status).bind(member_id);
    let count: i64 = count.fetch_one(store.reader()).await?;
    let text = format!(
        "select d.*, m.account from deposits d join members m on m.id = d.member_id where {which}
         order by d.created_at {order}, d.id {order} limit $3 offset $4"
    );
    let rows = sql::query_as(sql::AssertSqlSafe(text)).bind(status).bind(member_id).bind(limit).bind(offset);
    let rows: Vec<WithAccount> = rows.fetch_all(store.reader()).await?;
    let mut listed = Vec::with_capacity(rows.len());
    for row in rows {
        listed.push(with_images(store, row).await?);
    }
    Ok((listed, count))
}

/// The deposit with this id or order number.
///
/// # Errors
/// When the database fails.
pub async fn find(store: &Store, id_or_number: &str) -> Result<Option<Listed>, StoreError> {
    let query = "select d.*, m.account from deposits d join members m on m.id = d.member_id
                 where d.id = $1 or d.order_no = $1";
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

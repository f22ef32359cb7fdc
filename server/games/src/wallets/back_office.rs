//! Transfers and wallets as operators see them.

use lumora_core::domain::cashier::TransferStatus;
use platform::store::sql::{FromRow, Row};
use platform::store::{Store, StoreError, from_row, sql};

use super::row::TransferRow;

/// Which transfers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Those whose end is not known.
    Open,
    /// Those in a status.
    In(TransferStatus),
    /// All.
    All,
}

/// A transfer with whose it is.
#[derive(Debug, Clone)]
pub struct Listed {
    /// The transfer.
    pub row: TransferRow,
    /// Account name of the member.
    pub account: String,
}

impl FromRow for Listed {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { row: TransferRow::from_row(row)?, account: row.named("account")? })
    }
}

/// Transfers behind one, latest first: of all members or one, of all vendors or one.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    which: Which,
    (member_id, vendor): (Option<&str>, Option<&str>),
    (after, limit): (Option<&str>, i64),
) -> Result<Vec<Listed>, StoreError> {
    let (status, wanted) = match which {
        Which::Open => ("", "$1 = '' and t.status in ('CREATED', 'SENT', 'UNKNOWN')"),
        Which::In(status) => (status.name(), "t.status = $1"),
        Which::All => ("", "$1 = ''"),
    };
    let text = format!(
        "select t.*, m.account from wallet_transfers t join members m on m.id = t.member_id
         where {wanted} and ($2 = '' or t.member_id = $2) and ($3 = '' or t.vendor = $3) and t.id < $4
         order by t.id desc limit $5"
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(status).bind(member_id.unwrap_or_default());
    let query = query.bind(vendor.unwrap_or_default()).bind(after.unwrap_or("g")).bind(limit);
    query.fetch_all(store.reader()).await
}

/// The transfer with this id or number.
///
/// # Errors
/// When the database fails.
pub async fn find(store: &Store, id_or_number: &str) -> Result<Option<Listed>, StoreError> {
    let query = "select t.*, m.account from wallet_transfers t join members m on m.id = t.member_id
                 where t.id = $1 or t.order_no = $1";
    sql::query_as(query).bind(id_or_number).fetch_optional(store.reader()).await
}

/// A vendor that keeps wallets, and what there is. Amounts are minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VendorSum {
    /// The vendor's code.
    pub vendor: String,
    /// ISO 4217 code; empty where nobody has money there.
    pub currency: String,
    /// How many members have a wallet.
    pub wallets: i64,
    /// What they have there by our books.
    pub booked: i64,
    /// Transfers whose end is not known.
    pub open: i64,
    /// Differences as of the last check.
    pub differences: i64,
    /// When the last check was, in milliseconds; nothing before the first.
    pub checked_at: Option<i64>,
}

from_row!(VendorSum { vendor, currency, wallets, booked, open, differences, checked_at });

/// The vendors that keep wallets, and those that still have money.
///
/// # Errors
/// When the database fails.
pub async fn vendors(store: &Store) -> Result<Vec<VendorSum>, StoreError> {
    let query = "select all_of.vendor, coalesce(max(m.currency), '') as currency, count(m.member_id) as wallets,
                 cast(coalesce(sum(m.booked), 0) as bigint) as booked,
                 (select count(*) from wallet_transfers t where t.vendor = all_of.vendor
                  and t.status in ('CREATED', 'SENT', 'UNKNOWN')) as open,
                 (select count(*) from wallet_differences d where d.vendor = all_of.vendor) as differences,
                 (select max(c.checked_at) from wallet_checks c where c.vendor = all_of.vendor) as checked_at
                 from (select id as vendor from wallet_vendors union select vendor from merchant_wallets) all_of
                 left join merchant_wallets m on m.vendor = all_of.vendor
                 group by all_of.vendor, m.currency order by all_of.vendor";
    sql::query_as(query).fetch_all(store.reader()).await
}

/// Has the end of a transfer asked for at once, where it is not known; says whether it is.
///
/// # Errors
/// When the database fails.
pub async fn ask_now(tx: &mut platform::store::Connection, id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let text = "update wallet_transfers set next_at = $2 where id = $1 and status in ('SENT', 'UNKNOWN')";
    Ok(sql::query(text).bind(id).bind(now_ms).execute(tx).await?.rows_affected() == 1)
}

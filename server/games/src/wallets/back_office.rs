//! Transfers and transfer wallets as operators see them.

use lumora_core::domain::cashier::TransferStatus;
use platform::store::sql::{FromRow, Row};
use platform::store::{Store, StoreError, from_row, sql};

use super::row::TransferRow;

/// Filter of a list of transfers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TransferFilter {
    /// Transfers whose end is not known.
    Open,
    /// Transfers in one status.
    In(TransferStatus),
    /// All transfers.
    All,
}

/// A transfer with the name of its member's account.
#[derive(Debug, Clone)]
pub struct ListedTransfer {
    /// The transfer.
    pub row: TransferRow,
    /// Account name of the member.
    pub account: String,
}

impl FromRow for ListedTransfer {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { row: TransferRow::from_row(row)?, account: row.named("account")? })
    }
}

/// A page of transfers, latest first: of one member (id) or all, of one vendor (code) or all, after the transfer with
/// id `after`.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    which: TransferFilter,
    (member_id, vendor): (Option<&str>, Option<&str>),
    (after, limit): (Option<&str>, i64),
) -> Result<Vec<ListedTransfer>, StoreError> {
    let (status, wanted) = match which {
        TransferFilter::Open => ("", "$1 = '' and t.status in ('CREATED', 'SENT', 'UNKNOWN')"),
        TransferFilter::In(status) => (status.name(), "t.status = $1"),
        TransferFilter::All => ("", "$1 = ''"),
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

/// The transfer with this id or order number.
///
/// # Errors
/// When the database fails.
pub async fn find(store: &Store, id_or_number: &str) -> Result<Option<ListedTransfer>, StoreError> {
    let query = "select t.*, m.account from wallet_transfers t join members m on m.id = t.member_id
                 where t.id = $1 or t.order_no = $1";
    sql::query_as(query).bind(id_or_number).fetch_optional(store.reader()).await
}

/// Totals of the transfer wallets at a vendor, in one currency. Amounts are minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VendorSum {
    /// Code of the vendor.
    pub vendor: String,
    /// ISO 4217 code; empty where no member has a wallet there.
    pub currency: String,
    /// Number of members with a wallet.
    pub wallets: i64,
    /// Sum of their balances by our own books.
    pub booked: i64,
    /// Number of transfers whose end is not known.
    pub open: i64,
    /// Number of differences that were found and not resolved.
    pub differences: i64,
    /// When the vendor was last reconciled, in milliseconds since the epoch UTC; none before the first time.
    pub checked_at: Option<i64>,
}

from_row!(VendorSum { vendor, currency, wallets, booked, open, differences, checked_at });

/// Totals of every vendor that keeps transfer wallets or did so once.
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

/// Makes the status query of a transfer due at once; returns whether it was sent and its end is not known.
///
/// # Errors
/// When the database fails.
pub async fn query_status_now(tx: &mut platform::store::Connection, id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let text = "update wallet_transfers set next_at = $2 where id = $1 and status in ('SENT', 'UNKNOWN')";
    Ok(sql::query(text).bind(id).bind(now_ms).execute(tx).await?.rows_affected() == 1)
}

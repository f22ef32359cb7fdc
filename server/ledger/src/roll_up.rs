//! Rolling up the entries of house accounts into their balances, so that they need not be summed from the first entry on.

use serde::{Deserialize, Serialize};

use super::account::split_id;
use super::{AccountKind, LedgerError};
use platform::Base;
use platform::clock::{HOUR_MS, MINUTE_MS};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};

/// Entries are rolled up once they are this old, in milliseconds: no transaction that is still open can add an entry with an
/// earlier id.
pub(crate) const FINAL_AFTER_MS: i64 = HOUR_MS;

/// The job that runs [`roll_up`].
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct RollUp {}

impl Job for RollUp {
    const KIND: &'static str = "roll-up-ledger";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        roll_up(&base.store, running.now_ms()).await?;
        Ok(())
    }
}

impl Scheduled for RollUp {
    const EVERY_MS: i64 = 10 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Rolls up the entries that are old enough. Later ones are summed whenever a balance is read.
///
/// # Errors
/// When the database fails.
pub async fn roll_up(store: &Store, now_ms: i64) -> Result<(), LedgerError> {
    let before = format!("{:012x}", (now_ms - FINAL_AFTER_MS).max(0));
    for kind in AccountKind::ALL.into_iter().filter(|kind| !kind.is_of_member()) {
        for account_id in accounts_of(store.reader(), kind).await? {
            roll_up_account(store, kind, account_id, before.clone(), now_ms).await?;
        }
    }
    Ok(())
}

/// Ids of the accounts of a kind that have entries, found one after the other in the index.
pub(crate) async fn accounts_of(executor: impl sql::Executor, kind: AccountKind) -> Result<Vec<String>, StoreError> {
    let query = sql::query_scalar(
        "with recursive found (id) as (
            select min(account_id) from ledger_entries where account_id >= $1 and account_id < $2
            union all
            select (select min(account_id) from ledger_entries where account_id > found.id and account_id < $2)
            from found where found.id is not null
         )
         select id from found where id is not null",
    );
    // In ASCII, which both database engines sort these ids by, a semicolon follows right after a colon.
    let (from, to) = (format!("{}:", kind.name()), format!("{};", kind.name()));
    query.bind(from).bind(to).fetch_all(executor).await
}

/// The entries are summed on a read connection, since there may be millions of them and writers would wait: those that are old
/// enough do not change. Another run that got there first has moved `rolled_up_to`, and this one then updates nothing.
async fn roll_up_account(
    store: &Store,
    kind: AccountKind,
    account_id: String,
    before: String,
    now_ms: i64,
) -> Result<(), LedgerError> {
    let (id, to) = (account_id.clone(), before.clone());
    let summed = store.read(move |tx| Box::pin(async move { sum(tx, &id, &to).await }));
    let (rolled_up_to, sum) = summed.await?;
    if rolled_up_to >= before {
        return Ok(());
    }
    let (owner, currency) = split_id(&account_id).unwrap_or_default();
    let account = super::Account::new(kind, owner, currency);
    let update = store.write(move |tx| {
        Box::pin(async move {
            account.open(&mut *tx, now_ms).await?;
            sql::query(
                "update accounts set rolled_up_to = $2, balance = balance + $3 where id = $1 and rolled_up_to = $4",
            )
            .bind(account_id)
            .bind(before)
            .bind(sum)
            .bind(rolled_up_to)
            .execute(tx)
            .await
        })
    });
    update.await.map_err(|error: StoreError| error)?;
    Ok(())
}

/// The id up to which an account is rolled up, and the sum of its entries from there to `before`.
async fn sum(tx: &mut Connection, account_id: &str, before: &str) -> Result<(String, i64), StoreError> {
    let query = sql::query_scalar("select rolled_up_to from accounts where id = $1").bind(account_id);
    let rolled_up_to: String = query.fetch_optional(&mut *tx).await?.unwrap_or_default();
    let query = sql::query_scalar(
        "select cast(coalesce(sum(amount), 0) as bigint) from ledger_entries
         where account_id = $1 and transaction_id >= $2 and transaction_id < $3",
    );
    let sum = query.bind(account_id).bind(&rolled_up_to).bind(before).fetch_one(tx).await?;
    Ok((rolled_up_to, sum))
}

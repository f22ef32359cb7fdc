//! Adding up the entries of the house's accounts, so that their balances need not be summed from the beginning.

use serde::{Deserialize, Serialize};

use super::{AccountKind, LedgerError};
use platform::Base;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, sql};

/// Entries are added up once they are this old, in milliseconds: no transaction that is still under way can put an earlier
/// one among them.
const SETTLED_MS: i64 = 60 * 60 * 1000;

/// Adds up the accounts of the house: see [`roll_up`].
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
    const EVERY_MS: i64 = 10 * 60 * 1000;

    fn of_slot(_: i64) -> Self {
        Self {}
    }
}

/// Adds up what is old enough. What it leaves is summed whenever a balance is asked for.
///
/// # Errors
/// When the database fails.
pub async fn roll_up(store: &Store, now_ms: i64) -> Result<(), LedgerError> {
    let before = format!("{:012x}", (now_ms - SETTLED_MS).max(0));
    for kind in AccountKind::ALL.into_iter().filter(|kind| !kind.is_of_member()) {
        for account_id in accounts_of(store, kind).await? {
            let before = before.clone();
            store
                .write(move |tx| Box::pin(async move { roll_up_one(tx, kind, &account_id, &before, now_ms).await }))
                .await?;
        }
    }
    Ok(())
}

/// The accounts of a kind that have entries, found one after the other in the index.
async fn accounts_of(store: &Store, kind: AccountKind) -> Result<Vec<String>, LedgerError> {
    let query = sql::query_scalar(
        "with recursive found (id) as (
            select min(account_id) from ledger_entries where account_id >= $1 and account_id < $2
            union all
            select (select min(account_id) from ledger_entries where account_id > found.id and account_id < $2)
            from found where found.id is not null
         )
         select id from found where id is not null",
    );
    // In both engines a semicolon sorts right after a colon.
    let (from, to) = (format!("{}:", kind.word()), format!("{};", kind.word()));
    Ok(query.bind(from).bind(to).fetch_all(store.reader()).await?)
}

async fn roll_up_one(
    tx: &mut Connection,
    kind: AccountKind,
    account_id: &str,
    before: &str,
    now_ms: i64,
) -> Result<(), LedgerError> {
    let name = account_id.strip_prefix(kind.word()).and_then(|rest| rest.strip_prefix(':')).unwrap_or_default();
    let (owner, currency) = name.rsplit_once(':').unwrap_or((name, ""));
    super::Account::new(kind, owner, currency).open(&mut *tx, now_ms).await?;
    sql::query(
        "update accounts set rolled_up_to = $2, balance = balance + coalesce((
            select cast(sum(amount) as bigint) from ledger_entries
            where account_id = $1 and transaction_id >= accounts.rolled_up_to and transaction_id < $2), 0)
         where id = $1 and rolled_up_to < $2",
    )
    .bind(account_id)
    .bind(before)
    .execute(tx)
    .await?;
    Ok(())
}

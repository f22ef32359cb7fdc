//! Checks of the files that a cut has left.

use std::collections::HashSet;
use std::path::Path;

use games::seamless::SAMPLE_SUPPLIER;
use ledger::{Account, AccountKind, Audit, audit, balance_of};
use lumora_server::MIGRATIONS;
use lumora_server::testing::{CURRENCY, TestServer};
use platform::store::{Location, Store, StoreError, sql};

use crate::workload::{Call, DATABASE, MONEY, Workload};

/// The damage that a cut has done.
#[derive(Debug)]
#[expect(dead_code, reason = "what each says shows in the message of a failed test")]
pub(crate) enum Fault {
    /// The store can not be opened, or SQLite's integrity check fails.
    Damaged(String),
    /// This call was acknowledged, and is lost.
    Lost(String),
    /// This call is stored twice.
    Twice(String),
    /// A sum is wrong.
    Wrong(String),
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Self::Damaged(error.to_string())
    }
}

fn equal<T: PartialEq + std::fmt::Debug>(what: &str, found: T, expected: T) -> Result<(), Fault> {
    if found == expected { Ok(()) } else { Err(Fault::Wrong(format!("{what}: {found:?} instead of {expected:?}"))) }
}

async fn open(folder: &Path) -> Result<Store, Fault> {
    Ok(Store::open(&Location::File(folder.join(DATABASE)), MIGRATIONS).await?)
}

/// Opens the files as a restarted server would. Once the players have game sessions, all calls in `acknowledged` (indexes of calls)
/// must be stored; calls that were only sent may be.
pub(crate) async fn check(folder: &Path, workload: &Workload, acknowledged: Option<&[usize]>) -> Result<(), Fault> {
    let store = open(folder).await?;
    let sound: String = sql::query_scalar("pragma integrity_check").fetch_one(store.reader()).await?;
    if sound != "ok" {
        return Err(Fault::Damaged(sound));
    }
    equal("the books", audit(store.reader()).await?, Audit::default())?;
    if let Some(acknowledged) = acknowledged {
        let stored = stored(&store).await?;
        let lost = acknowledged.iter().map(|call| &workload.calls[*call].uuid).find(|uuid| !stored.contains(*uuid));
        if let Some(lost) = lost {
            return Err(Fault::Lost(lost.clone()));
        }
        let taken: Vec<&Call> = workload.calls.iter().filter(|call| stored.contains(&call.uuid)).collect();
        equal("calls that nobody made", stored.len() - taken.len(), 0)?;
        adds_up(&store, workload, &taken).await?;
    }
    store.close().await;
    Ok(())
}

/// The transaction ids of the stored calls; an error where one is stored twice.
async fn stored(store: &Store) -> Result<HashSet<String>, Fault> {
    let query = sql::query_scalar("select transaction_uuid from seamless_transactions");
    let mut stored = HashSet::new();
    for uuid in query.fetch_all(store.reader()).await? {
        let uuid: String = uuid;
        if !stored.insert(uuid.clone()) {
            return Err(Fault::Twice(uuid));
        }
    }
    Ok(stored)
}

/// Wallets, the supplier's account and the stream of settled bets hold exactly what these calls have moved.
async fn adds_up(store: &Store, workload: &Workload, taken: &[&Call]) -> Result<(), Fault> {
    for (player, member) in workload.members.iter().enumerate() {
        let moved: i64 = taken.iter().filter(|call| call.player == player).map(|call| call.wallet).sum();
        let wallet = balance_of(store.reader(), &Account::wallet(member, CURRENCY)).await?;
        equal("a wallet", wallet, MONEY + moved)?;
    }
    let settlement = Account::new(AccountKind::SupplierSettlement, SAMPLE_SUPPLIER, CURRENCY);
    let moved: i64 = taken.iter().map(|call| call.wallet).sum();
    equal("the supplier's account", balance_of(store.reader(), &settlement).await?, -moved)?;
    let settled: (i64, i64, i64) = sql::query_as(
        "select count(*), cast(coalesce(sum(stake), 0) as bigint), cast(coalesce(sum(payout), 0) as bigint)
         from settled_bets",
    )
    .fetch_one(store.reader())
    .await?;
    let expected = taken
        .iter()
        .filter_map(|call| call.settles)
        .fold((0, 0, 0), |(rows, stake, payout), settled| (rows + 1, stake + settled.0, payout + settled.1));
    equal("settled bets", settled, expected)
}

/// Starts the server on the files and sends every call again, as a supplier retries: each counts once.
pub(crate) async fn site_goes_on(folder: &Path, workload: &Workload) -> Result<(), Fault> {
    let mut test = workload.store.clone();
    test.location = Location::File(folder.join(DATABASE));
    test.store = open(folder).await?;
    let store = test.store.clone();
    let server = TestServer::on(test).await;
    for call in &workload.calls {
        let reply = server.seamless(call.path, &call.body).await;
        let status = reply.at("/status");
        if !(call.taken_back && status == "RS_ERROR_TRANSACTION_ROLLED_BACK") {
            equal(&call.uuid, status, "RS_OK".into())?;
        }
    }
    equal("the books", audit(store.reader()).await?, Audit::default())?;
    equal("calls", stored(&store).await?.len(), workload.calls.len())?;
    adds_up(&store, workload, &workload.calls.iter().collect::<Vec<_>>()).await?;
    store.close().await;
    Ok(())
}

//! Stores for tests of the whole server: all tables, empty or with the sample operator.

use std::sync::{Arc, Mutex};

use bets::{Progress, SETTLED_BETS, SettledBet};
use futures_util::future::BoxFuture;
use ledger::WALLET_MOVES;
use platform::store::testing::{self, Contents};
use platform::store::{Store, StoreError};

pub use platform::store::testing::TestStore;

use super::START_MS;
use crate::{MIGRATIONS, seed};

/// Content of a fresh store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dataset {
    /// Tables without any rows of an operator.
    Tables,
    /// The sample operator, seeded at [`START_MS`].
    Sample,
}

impl Dataset {
    const fn contents(self) -> Contents {
        match self {
            Self::Tables => Contents { name: "tables", migrations: MIGRATIONS, fill: None },
            Self::Sample => Contents { name: "sample", migrations: MIGRATIONS, fill: Some(fill) },
        }
    }
}

fn fill(store: Store) -> BoxFuture<'static, ()> {
    Box::pin(async move { seed::run(&store, START_MS).await.expect("the sample operator") })
}

/// A fresh store on the embedded engine.
pub async fn sqlite() -> TestStore {
    sqlite_with(Dataset::Tables).await
}

/// A fresh store on the embedded engine with a content.
pub async fn sqlite_with(dataset: Dataset) -> TestStore {
    testing::sqlite(dataset.contents()).await
}

/// A fresh store on each engine that is available: run the whole test on each.
pub async fn both_engines() -> Vec<TestStore> {
    both_engines_with(Dataset::Tables).await
}

/// A fresh store with a content on each engine that is available.
pub async fn both_engines_with(dataset: Dataset) -> Vec<TestStore> {
    testing::both_engines(dataset.contents()).await
}

/// The next settled bets for a reader of their stream, which moves its cursor behind them; and whether those were all.
pub async fn take_bets(store: &Store, reader: &'static str) -> (Vec<SettledBet>, Progress) {
    let taken = Arc::new(Mutex::new(Vec::new()));
    let into = Arc::clone(&taken);
    let progress = SETTLED_BETS.catch_up(store, reader, move |_, bets: Arc<[SettledBet]>| {
        let into = Arc::clone(&into);
        Box::pin(async move {
            into.lock().expect("one at a time").extend(bets.iter().cloned());
            Ok::<_, StoreError>(())
        })
    });
    let progress = progress.await.expect("settled bets");
    let taken = std::mem::take(&mut *taken.lock().expect("one at a time"));
    (taken, progress)
}

/// Waits until readers of both streams get all entries: on PostgreSQL they wait for older transactions, and tests share a server.
pub async fn until_streams_readable(store: &Store) {
    for stream in [SETTLED_BETS, WALLET_MOVES] {
        stream.until_readable(store).await.expect("a stream");
    }
}

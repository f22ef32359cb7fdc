//! Markers of harm: once a day every recently active member is checked by the thresholds of the core
//! ([`domain::fair_play::harm`](lumora_core::domain::fair_play::harm)), and markers are put into the operator's queue.

mod figures;

use lumora_core::domain::fair_play::harm;
use platform::Base;
use platform::clock::DAY_MS;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

/// Members with a session within this time are checked.
const ACTIVE_MS: i64 = 31 * DAY_MS;
/// Members per query.
const BATCH_SIZE: i64 = 50;

/// Checks every recently active member. Running it twice is harmless: an open marker is updated.
#[derive(Debug, Serialize, Deserialize)]
pub struct LookForHarm {}

impl Job for LookForHarm {
    const KIND: &'static str = "look-for-harm";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let mut after = String::new();
        loop {
            let members = next_members(base.store.reader(), &after, running.now_ms()).await?;
            let Some((last, _)) = members.last() else { return Ok(()) };
            after.clone_from(last);
            for (member_id, currency) in members {
                check_member(base, member_id, &currency, running.now_ms()).await?;
            }
        }
    }
}

impl Scheduled for LookForHarm {
    const EVERY_MS: i64 = DAY_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// The next active members after an id, as id and currency.
async fn next_members(
    executor: impl sql::Executor,
    after: &str,
    now_ms: i64,
) -> Result<Vec<(String, String)>, StoreError> {
    let query = "select m.id, m.currency from members m where m.id > $1 and m.state = 'active' and m.account_type <> 4
                 and exists (select 1 from sessions s where s.member_id = m.id and s.last_seen_at > $2) order by m.id limit $3";
    sql::query_as(query).bind(after).bind(now_ms - ACTIVE_MS).bind(BATCH_SIZE).fetch_all(executor).await
}

/// Checks one member, and records the markers found.
async fn check_member(base: &Base, member_id: String, currency: &str, now_ms: i64) -> Result<(), StoreError> {
    let history = figures::read(&base.store, &member_id, currency, now_ms).await?;
    let markers = harm::markers(&history);
    if markers.is_empty() {
        return Ok(());
    }
    let work = async move |tx: &mut Connection| {
        for marker in &markers {
            protection::harm::note(tx, &member_id, marker, now_ms).await?;
        }
        Ok::<_, StoreError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

//! All background jobs of the server, bound to the states that they need, and the job that deletes expired rows.

use serde::{Deserialize, Serialize};

use crate::EXPIRING;
use crate::state::AppState;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::expiry::Expiry;
use platform::jobs::{BoundKind, Failure, Job, Kind, Running, Schedule, Scheduled, Worker};

static APP_JOBS: &[Kind<Base>] = &[Kind::scheduled::<DeleteExpired>()];

/// Jobs whose state is [`Base`].
fn base_jobs() -> impl Iterator<Item = &'static Kind<Base>> {
    let all = [
        platform::JOBS,
        ledger::JOBS,
        bets::JOBS,
        identity::JOBS,
        support::JOBS,
        games::JOBS,
        promotions::JOBS,
        rewards::JOBS,
        missions::JOBS,
        referral::JOBS,
        fair_play::JOBS,
        reports::JOBS,
        statements::JOBS,
        agents::JOBS,
        APP_JOBS,
    ];
    all.into_iter().flatten()
}

/// The schedules of all recurring jobs, as the back office lists them.
pub fn schedules() -> Vec<Schedule> {
    let of_base = base_jobs().filter_map(Kind::schedule);
    let of_games = games::WALLET_JOBS.iter().filter_map(Kind::schedule);
    let of_cashier = cashier::JOBS.iter().filter_map(Kind::schedule);
    let of_privacy = privacy::JOBS.iter().filter_map(Kind::schedule);
    of_base.chain(of_games).chain(of_cashier).chain(of_privacy).collect()
}

/// The worker that runs the jobs of all crates.
pub fn worker(state: &AppState) -> Worker {
    let base = &state.base;
    let of_base = base_jobs().map(|kind| kind.bind(base));
    let of_games = games::WALLET_JOBS.iter().map(|kind| kind.bind(&state.games));
    let of_cashier = cashier::JOBS.iter().map(|kind| kind.bind(&state.cashier));
    let of_privacy = privacy::JOBS.iter().map(|kind| kind.bind(&state.privacy));
    let kinds: Vec<BoundKind> = of_base.chain(of_games).chain(of_cashier).chain(of_privacy).collect();
    Worker::new(base.store.clone(), base.clock.clone(), kinds)
}

/// Deletes the expired rows of every table listed in [`EXPIRING`], a table at a time.
#[derive(Debug, Serialize, Deserialize)]
struct DeleteExpired {}

impl Job for DeleteExpired {
    const KIND: &'static str = "delete-expired";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let tables: Vec<&Expiry> = EXPIRING.iter().copied().flatten().collect();
        let (total, mut refused) = (tables.len() as u64, Ok(()));
        for (done, expiry) in tables.into_iter().enumerate() {
            running.progress(done as u64, total).await?;
            // One failing table must not keep the others from being emptied; the job fails at the end and is retried.
            if let Err(error) = expiry.delete(&base.store, running.now_ms()).await {
                tracing::warn!(table = expiry.table, %error, "what has expired was not deleted");
                refused = Err(Failure::from(error));
            }
        }
        running.progress(total, total).await?;
        refused
    }
}

impl Scheduled for DeleteExpired {
    const EVERY_MS: i64 = 10 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

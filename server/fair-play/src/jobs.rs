//! The recurring job that releases reserved stakes of rounds whose end no vendor has reported.

use platform::Base;
use platform::clock::HOUR_MS;
use platform::jobs::{Failure, Job, Running, Scheduled};
use protection::reservation;
use serde::{Deserialize, Serialize};

/// Releases the stakes that were reserved too long ago ([`reservation::MAX_AGE_MS`]).
#[derive(Debug, Serialize, Deserialize)]
pub struct ReleaseStakes {}

impl Job for ReleaseStakes {
    const KIND: &'static str = "release-stakes";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let now_ms = running.now_ms();
        while base.store.write(move |tx| Box::pin(reservation::release_old(tx, now_ms))).await? {}
        Ok(())
    }
}

impl Scheduled for ReleaseStakes {
    const EVERY_MS: i64 = HOUR_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

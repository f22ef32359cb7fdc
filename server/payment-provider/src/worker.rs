//! What happens by itself: payments expire, payouts are carried out, the merchant is told.
//!
//! Each step asks the database what is due and does it in a transaction of its own, so that a process that dies between two leaves nothing
//! behind but work that is still due. A step takes the time as a value: tests go through days in no time.

use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::{ProviderError, ProviderState};

/// How often the worker looks for what is due.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// What is done without waiting for the other: a merchant that does not answer holds no payout up.
#[derive(Debug, Clone, Copy)]
enum Part {
    Money,
    Telling,
}

/// Starts the worker; it ends when `stopping` changes or closes.
pub fn start_worker(state: ProviderState, stopping: watch::Receiver<()>) -> JoinHandle<()> {
    tokio::spawn(async move {
        tokio::join!(keep_doing(&state, Part::Money, stopping.clone()), keep_doing(&state, Part::Telling, stopping));
    })
}

async fn keep_doing(state: &ProviderState, part: Part, mut stopping: watch::Receiver<()>) {
    loop {
        // What is cut off here was not noted, and is done again.
        tokio::select! {
            worked = state.work_on(part, state.clock.now_ms()) => if let Err(error) = worked {
                tracing::error!(%error, ?part, "what is due was not done; trying again");
            },
            _ = stopping.changed() => return,
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            _ = stopping.changed() => return,
        }
    }
}

impl ProviderState {
    /// Does all that is due at a time; says how many steps that took.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn work(&self, now_ms: i64) -> Result<usize, ProviderError> {
        Ok(self.work_on(Part::Money, now_ms).await? + self.work_on(Part::Telling, now_ms).await?)
    }

    async fn work_on(&self, part: Part, now_ms: i64) -> Result<usize, ProviderError> {
        let mut steps = 0;
        loop {
            let done = match part {
                Part::Money => self.expire_due(now_ms).await? + self.carry_out_due(now_ms).await?,
                Part::Telling => self.notify_due(now_ms).await?,
            };
            match done {
                0 => return Ok(steps),
                more => steps += more,
            }
        }
    }
}

//! The background loop: expires payments, carries out payouts, delivers events.
//!
//! Each step finds its due rows in the database and handles each in a transaction of its own, so that after a crash the
//! rest is still due. Steps take the time as an argument, so that tests can skip days.

use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::{ProviderError, ProviderState};

/// Pause between two runs of the worker.
const POLL_INTERVAL: Duration = Duration::from_millis(250);

/// Work that runs independently: a merchant that does not answer must not delay payouts.
#[derive(Debug, Clone, Copy)]
enum WorkQueue {
    Payments,
    Events,
}

/// Starts the worker; it ends when `stopping` changes or closes.
pub fn start_worker(state: ProviderState, stopping: watch::Receiver<()>) -> JoinHandle<()> {
    tokio::spawn(async move {
        tokio::join!(
            run_loop(&state, WorkQueue::Payments, stopping.clone()),
            run_loop(&state, WorkQueue::Events, stopping)
        );
    })
}

async fn run_loop(state: &ProviderState, queue: WorkQueue, mut stopping: watch::Receiver<()>) {
    loop {
        // A run that is cut off here has not recorded its result, and is repeated.
        tokio::select! {
            worked = state.work_on(queue, state.clock.now_ms()) => if let Err(error) = worked {
                tracing::error!(%error, part = ?queue, "what is due was not done; trying again");
            },
            _ = stopping.changed() => return,
        }
        tokio::select! {
            () = tokio::time::sleep(POLL_INTERVAL) => {}
            _ = stopping.changed() => return,
        }
    }
}

impl ProviderState {
    /// Does all work that is due at a time; gives the number of payments, payouts and events handled.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn work(&self, now_ms: i64) -> Result<usize, ProviderError> {
        Ok(self.work_on(WorkQueue::Payments, now_ms).await? + self.work_on(WorkQueue::Events, now_ms).await?)
    }

    async fn work_on(&self, queue: WorkQueue, now_ms: i64) -> Result<usize, ProviderError> {
        let mut steps = 0;
        loop {
            let done = match queue {
                WorkQueue::Payments => self.expire_due(now_ms).await? + self.carry_out_due(now_ms).await?,
                WorkQueue::Events => self.notify_due(now_ms).await?,
            };
            match done {
                0 => return Ok(steps),
                more => steps += more,
            }
        }
    }
}

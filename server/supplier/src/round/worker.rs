//! The worker that finishes rounds that calls have left open: after a crash, a restart, or an operator that did not
//! answer.

use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::super::{SupplierError, SupplierState};

/// How often the worker looks for rounds that are due.
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// Rounds per pass of the worker.
const BATCH_SIZE: i64 = 64;
/// How long a round waits after an error on the supplier's own side, in milliseconds.
const UNSOUND_PAUSE_MS: i64 = 60_000;

/// Starts the worker; it ends when `stopping` changes or closes.
pub fn start_worker(state: SupplierState, mut stopping: watch::Receiver<()>) -> JoinHandle<()> {
    tokio::spawn(async move {
        loop {
            if let Err(error) = state.finish_due_rounds().await {
                tracing::error!(%error, "open rounds could not be taken up; trying again");
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK_EVERY) => {}
                _ = stopping.changed() => break,
            }
        }
    })
}

impl SupplierState {
    /// Drives each open round that is due as far as it goes; returns the number of rounds taken up.
    ///
    /// # Errors
    /// When the supplier's own database fails.
    pub async fn finish_due_rounds(&self) -> Result<usize, SupplierError> {
        let due = self.due_rounds(BATCH_SIZE).await?;
        let count = due.len();
        for round in due {
            // A round that fails must not keep the others waiting.
            if let Err(error) = self.drive(round.clone()).await {
                tracing::error!(round = round.id, %error, "a round could not be taken further");
                self.postpone_round(&round, self.clock.now_ms() + UNSOUND_PAUSE_MS).await?;
            }
        }
        Ok(count)
    }
}

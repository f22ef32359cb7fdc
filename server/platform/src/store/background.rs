//! Writes of jobs.
//!
//! On SQLite whoever writes waits for whoever writes just then, and jobs that count what was played write hundreds of rows a transaction. They
//! begin at the same minute: a bet that comes meanwhile is to wait for one of their transactions, and not for one of each. The price is
//! that two jobs share no commit: a job waits a few milliseconds longer.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

tokio::task_local! {
    static IN_BACKGROUND: ();
}

/// Does `work`, whose writes take turns with those of all other work in the background. What it spawns is no part of it.
pub async fn in_background<W: Future>(work: W) -> W::Output {
    IN_BACKGROUND.scope((), work).await
}

/// The turns of a database.
#[derive(Clone, Debug)]
pub(super) struct Turns(Arc<Semaphore>);

impl Turns {
    pub(super) fn new() -> Self {
        Self(Arc::new(Semaphore::new(1)))
    }

    /// Waits for a turn; for work that somebody waits for there is none to wait for. The next one's turn comes when it is dropped.
    pub(super) async fn take(&self) -> Option<OwnedSemaphorePermit> {
        IN_BACKGROUND.try_with(|()| ()).ok()?;
        Arc::clone(&self.0).acquire_owned().await.ok()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn work_in_the_background_takes_turns_and_other_work_waits_for_none() {
        let turns = Turns::new();
        let first = in_background(turns.take()).now_or_never().flatten();
        assert!(first.is_some());
        let mut second = Box::pin(in_background(turns.take()));
        assert!(second.as_mut().now_or_never().is_none(), "it is the first one's turn");
        assert!(turns.take().now_or_never().is_some_and(|turn| turn.is_none()));
        drop(first);
        assert!(second.await.is_some());
    }
}

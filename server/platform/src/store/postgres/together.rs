//! Jobs that share a transaction.
//!
//! They run side by side, each on a seat of its own, until all that are not at their end wait for the database. What they wait for is
//! then sent in one go, and equal statements as one ([`super::merge`]). So a hundred bets cost the server about as many statements as
//! one does. A job sees what it would see had it come a moment later: for jobs each of whose writes names what it relies on.
//!
//! A statement that the server refuses ends the transaction for all, and a job that fails after it has written takes all with it: the
//! caller runs them again, apart.

use std::panic::AssertUnwindSafe;

use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt as _, StreamExt as _};
use tokio::sync::{mpsc, oneshot};

use super::lots::{Ask, Got, Lots};
use super::session::Session;
use super::texts::Texts;
use crate::store::StoreError;
use crate::store::connection::{Connection, Inner};
use crate::store::job::{Job, Verdict};
use crate::store::sql::{Done, Query, Rows};
use crate::topic::Announcement;

/// How a job went that shared a transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fared {
    /// It came to its end, or was refused before it had written anything.
    Ended,
    /// It failed, and took the others with it.
    Failed,
    /// Another one took it along.
    Undone,
}

/// What the jobs of a transaction leave behind when it is committed.
#[derive(Debug, Default)]
pub(super) struct Left {
    pub(super) announcements: Vec<Announcement>,
    pub(super) signals: bool,
}

/// A job's part of a shared transaction.
#[derive(Debug)]
pub(in crate::store) struct Seat {
    number: usize,
    asks: mpsc::UnboundedSender<Ask>,
}

impl Seat {
    /// Runs a statement and reads its rows.
    pub(in crate::store) async fn fetch(&self, query: Query<'_>, rows: Rows) -> Result<Rows, StoreError> {
        self.ask(vec![query.into_owned()], Some(rows)).await?.rows.ok_or(StoreError::Closed)
    }

    /// Runs a statement for what it changes.
    pub(in crate::store) async fn execute(&self, query: Query<'_>) -> Result<Done, StoreError> {
        let got = self.ask(vec![query.into_owned()], None).await?;
        let changed = got.numbers.first().copied().flatten().unwrap_or_default();
        Ok(Done::new(u64::try_from(changed).unwrap_or_default()))
    }

    /// Runs statements in their order.
    pub(in crate::store) async fn run_all(&self, queries: Vec<Query<'_>>) -> Result<Vec<Option<i64>>, StoreError> {
        Ok(self.ask(queries.into_iter().map(Query::into_owned).collect(), None).await?.numbers)
    }

    async fn ask(&self, queries: Vec<Query<'static>>, rows: Option<Rows>) -> Result<Got, StoreError> {
        let (reply, answer) = oneshot::channel();
        let ask = Ask { job: self.number, queries, rows, reply };
        self.asks.send(ask).map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }
}

/// Runs the jobs in the transaction of `session`, and ends it: for good if all went well. Says how each fared, what is to be told, and what
/// became of the commit.
pub(super) async fn run(
    mut session: Session,
    jobs: &mut [Box<dyn Job>],
    texts: &Texts,
) -> (Vec<Fared>, Left, Result<(), StoreError>) {
    let (asks, mut asked) = mpsc::unbounded_channel();
    let seat = |number| Connection::new(Inner::Together(Seat { number, asks: asks.clone() }));
    let mut connections: Vec<Connection> = (0..jobs.len()).map(seat).collect();
    drop(asks);
    let mut table = Table { has_written: vec![false; jobs.len()], is_lost: false };
    let mut fared = vec![Fared::Ended; jobs.len()];
    {
        let seated = jobs.iter_mut().zip(&mut connections).enumerate();
        let mut running: FuturesUnordered<_> =
            seated.map(|(number, (job, connection))| sit(number, &mut **job, connection)).collect();
        let mut waiting = Vec::new();
        while !running.is_empty() {
            tokio::select! {
                biased;
                Some((number, verdict)) = running.next() => {
                    let failed = match verdict {
                        Some(Verdict::Keep) => false,
                        Some(Verdict::RollBack) => table.has_written.get(number) == Some(&true),
                        None => true,
                    };
                    if failed && !table.is_lost {
                        table.is_lost = true;
                        fared.iter_mut().skip(number).take(1).for_each(|fared| *fared = Fared::Failed);
                    }
                }
                Some(ask) = asked.recv() => waiting.push(ask),
            }
            if waiting.len() == running.len() && !waiting.is_empty() {
                table.answer(&mut session, std::mem::take(&mut waiting), texts).await;
            }
        }
    }
    if table.is_lost {
        let undone = fared.into_iter().map(|fared| if fared == Fared::Failed { fared } else { Fared::Undone });
        // A connection that can not even roll back is gone, and the transaction with it.
        let _ = session.roll_back().await;
        return (undone.collect(), Left::default(), Ok(()));
    }
    let mut left = Left::default();
    for mut connection in connections {
        left.signals |= connection.takes_signal();
        left.announcements.append(&mut connection.1);
    }
    (fared, left, session.commit().await)
}

/// Runs a job on its seat; tells its number and how it went, or that it panicked.
async fn sit<'j>(number: usize, job: &'j mut dyn Job, connection: &'j mut Connection) -> (usize, Option<Verdict>) {
    (number, AssertUnwindSafe(job.run(connection)).catch_unwind().await.ok())
}

/// What is known of the transaction.
struct Table {
    /// Which jobs have written.
    has_written: Vec<bool>,
    /// It ends with nothing.
    is_lost: bool,
}

impl Table {
    async fn answer(&mut self, session: &mut Session, asks: Vec<Ask>, texts: &Texts) {
        for ask in &asks {
            let writes = ask.queries.iter().any(|query| !query.text.trim_start().starts_with("select"));
            self.has_written.iter_mut().skip(ask.job).take(1).for_each(|has| *has |= writes);
        }
        let mut lots = Lots::of(asks);
        if !self.is_lost
            && let Err(error) = lots.carry_out(session, texts).await
        {
            tracing::debug!(%error, "jobs that shared a transaction run apart");
            self.is_lost = true;
        }
        // What failed is told to nobody: all of them run again, and hear then what is theirs.
        lots.reply(self.is_lost);
    }
}

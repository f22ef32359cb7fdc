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

/// How a transaction ended that jobs shared.
#[derive(Debug)]
pub(super) enum Outcome {
    /// All came to their end, or were refused before they had written anything. What they leave behind, and what became of the commit.
    Ended(Left, Result<(), StoreError>),
    /// Nothing is left of any: because of this job, or because the server has refused a statement.
    Lost { failed: Option<usize> },
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

/// Runs the jobs in the transaction of `session`, and ends it: for good if all went well.
pub(super) async fn run(mut session: Session, jobs: &mut [Box<dyn Job>], texts: &Texts) -> Outcome {
    let (asks, mut asked) = mpsc::unbounded_channel();
    let seat = |number| Connection::new(Inner::Together(Seat { number, asks: asks.clone() }));
    let mut connections: Vec<Connection> = (0..jobs.len()).map(seat).collect();
    let mut table = Table { has_written: vec![false; jobs.len()], is_lost: false, failed: None };
    {
        let seated = jobs.iter_mut().zip(&mut connections).enumerate();
        let mut running: FuturesUnordered<_> =
            seated.map(|(number, (job, connection))| sit(number, &mut **job, connection)).collect();
        let mut waiting = Vec::new();
        while !running.is_empty() {
            tokio::select! {
                biased;
                Some((number, verdict)) = running.next() => table.leaves(number, verdict),
                Some(ask) = asked.recv() => waiting.push(ask),
            }
            if waiting.len() == running.len() && !waiting.is_empty() {
                table.answer(&mut session, std::mem::take(&mut waiting), texts).await;
            }
        }
    }
    if table.is_lost {
        // A connection that can not even roll back is gone, and the transaction with it.
        let _ = session.roll_back().await;
        return Outcome::Lost { failed: table.failed };
    }
    let mut left = Left::default();
    for mut connection in connections {
        left.signals |= connection.takes_signal();
        left.announcements.append(&mut connection.1);
    }
    Outcome::Ended(left, session.commit().await)
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
    /// The job because of which it does.
    failed: Option<usize>,
}

impl Table {
    /// A job is at its end; without a verdict it panicked.
    fn leaves(&mut self, number: usize, verdict: Option<Verdict>) {
        let has_failed = match verdict {
            Some(Verdict::Keep) => false,
            Some(Verdict::RollBack) => self.has_written.get(number) == Some(&true),
            None => true,
        };
        if has_failed && !self.is_lost {
            self.is_lost = true;
            self.failed = Some(number);
        }
    }

    async fn answer(&mut self, session: &mut Session, asks: Vec<Ask>, texts: &Texts) {
        for ask in &asks {
            if let Some(has_written) = self.has_written.get_mut(ask.job) {
                *has_written |= ask.queries.iter().any(|query| !query.text.trim_start().starts_with("select"));
            }
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

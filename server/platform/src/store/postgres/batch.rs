//! A batch: units of work that share a transaction.
//!
//! They run concurrently, each on its own [`BatchConnection`], until all unfinished units wait for the database. Their statements are
//! then sent together, equal ones merged into one ([`super::merge`]). So a hundred bets cost the server about as many statements as one.
//! A unit may see the writes of other units of its batch, as if it had run a moment later, so this is for units each of whose writes has
//! its precondition in the statement.
//!
//! If the server refuses a statement, or a unit fails after it has written, the transaction is rolled back for all units: the caller
//! runs them again, apart.

use std::panic::AssertUnwindSafe;

use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt as _, StreamExt as _};
use tokio::sync::{mpsc, oneshot};

use super::merged_statements::MergedStatements;
use super::session::Session;
use super::statement_groups::{StatementGroups, StatementRequest, StatementResult};
use crate::store::StoreError;
use crate::store::connection::{Connection, Inner};
use crate::store::sql::{Done, Query, Rows};
use crate::store::unit_of_work::{UnitOfWork, Verdict};
use crate::topic::Announcement;

/// The result of a batch.
#[derive(Debug)]
pub(super) enum Outcome {
    /// All units finished, or failed before they had written anything: the commit's result, and what to publish after it.
    Ended(Effects, Result<(), StoreError>),
    /// The transaction was rolled back: because of the unit `failed`, or because the server refused a statement.
    Lost { failed: Option<usize> },
}

/// What is to be published once the batch is committed.
#[derive(Debug, Default)]
pub(super) struct Effects {
    pub(super) announcements: Vec<Announcement>,
    pub(super) signals: bool,
}

/// The connection of one unit to the transaction of its batch.
#[derive(Debug)]
pub(in crate::store) struct BatchConnection {
    number: usize,
    requests: mpsc::UnboundedSender<StatementRequest>,
}

impl BatchConnection {
    /// Runs a statement and reads its rows.
    pub(in crate::store) async fn fetch(&self, query: Query<'_>, rows: Rows) -> Result<Rows, StoreError> {
        self.request(vec![query.into_owned()], Some(rows)).await?.rows.ok_or(StoreError::Closed)
    }

    /// Runs a statement and returns how many rows it changed.
    pub(in crate::store) async fn execute(&self, query: Query<'_>) -> Result<Done, StoreError> {
        let result = self.request(vec![query.into_owned()], None).await?;
        let changed = result.numbers.first().copied().flatten().unwrap_or_default();
        Ok(Done::new(u64::try_from(changed).unwrap_or_default()))
    }

    /// Runs statements in order.
    pub(in crate::store) async fn run_all(&self, queries: Vec<Query<'_>>) -> Result<Vec<Option<i64>>, StoreError> {
        Ok(self.request(queries.into_iter().map(Query::into_owned).collect(), None).await?.numbers)
    }

    async fn request(&self, queries: Vec<Query<'static>>, rows: Option<Rows>) -> Result<StatementResult, StoreError> {
        let (reply, answer) = oneshot::channel();
        let request = StatementRequest { unit: self.number, queries, rows, reply };
        self.requests.send(request).map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }
}

/// Runs the units in the transaction of `session`, and commits it, or rolls it back if one must not be kept.
pub(super) async fn run(mut session: Session, units: &mut [Box<dyn UnitOfWork>], texts: &MergedStatements) -> Outcome {
    let (requests, mut requested) = mpsc::unbounded_channel();
    let connection = |number| Connection::new(Inner::Batch(BatchConnection { number, requests: requests.clone() }));
    let mut connections: Vec<Connection> = (0..units.len()).map(connection).collect();
    let mut state = BatchState { has_written: vec![false; units.len()], is_lost: false, failed: None };
    {
        let connected = units.iter_mut().zip(&mut connections).enumerate();
        let mut running: FuturesUnordered<_> =
            connected.map(|(number, (work, connection))| run_unit(number, &mut **work, connection)).collect();
        let mut waiting = Vec::new();
        while !running.is_empty() {
            tokio::select! {
                biased;
                Some((number, verdict)) = running.next() => state.on_ended(number, verdict),
                Some(request) = requested.recv() => waiting.push(request),
            }
            if waiting.len() == running.len() && !waiting.is_empty() {
                state.answer(&mut session, std::mem::take(&mut waiting), texts).await;
            }
        }
    }
    if state.is_lost {
        // If the rollback fails, the connection is broken, and the server rolls back.
        let _ = session.roll_back().await;
        return Outcome::Lost { failed: state.failed };
    }
    let mut effects = Effects::default();
    for mut connection in connections {
        effects.signals |= connection.take_signal();
        effects.announcements.append(&mut connection.1);
    }
    Outcome::Ended(effects, session.commit().await)
}

/// Runs a unit on its connection; returns its number and verdict, `None` if it panicked.
async fn run_unit<'w>(
    number: usize,
    work: &'w mut dyn UnitOfWork,
    connection: &'w mut Connection,
) -> (usize, Option<Verdict>) {
    (number, AssertUnwindSafe(work.run(connection)).catch_unwind().await.ok())
}

/// The state of a batch's transaction.
struct BatchState {
    /// Whether each unit has written.
    has_written: Vec<bool>,
    /// Whether the transaction must be rolled back.
    is_lost: bool,
    /// The number of the unit that caused it.
    failed: Option<usize>,
}

impl BatchState {
    /// Handles a finished unit; without a verdict it panicked.
    fn on_ended(&mut self, number: usize, verdict: Option<Verdict>) {
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

    async fn answer(&mut self, session: &mut Session, requests: Vec<StatementRequest>, texts: &MergedStatements) {
        for request in &requests {
            if let Some(has_written) = self.has_written.get_mut(request.unit) {
                *has_written |= request.queries.iter().any(|query| !query.text.trim_start().starts_with("select"));
            }
        }
        let mut groups = StatementGroups::of(requests);
        if !self.is_lost
            && let Err(error) = groups.carry_out(session, texts).await
        {
            tracing::debug!(%error, "units of work that shared a transaction run apart");
            self.is_lost = true;
        }
        // After a failure no unit gets its results: all of them run again.
        groups.reply(self.is_lost);
    }
}

//! A batch: units of work that share a transaction.
//!
//! They run side by side, each on a part of the connection of its own ([`BatchConnection`]), until all that are not at their end wait for
//! the database. What they wait for is then sent in one go, and equal statements as one ([`super::merge`]). So a hundred bets cost the
//! server about as many statements as one does. A unit sees what it would see had it come a moment later: for units each of whose writes
//! names what it relies on.
//!
//! A statement that the server refuses ends the transaction for all, and a unit that fails after it has written takes all with it: the
//! caller runs them again, apart.

use std::panic::AssertUnwindSafe;

use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt as _, StreamExt as _};
use tokio::sync::{mpsc, oneshot};

use super::session::Session;
use super::statement_groups::{StatementGroups, StatementRequest, StatementResult};
use super::texts::Texts;
use crate::store::StoreError;
use crate::store::connection::{Connection, Inner};
use crate::store::sql::{Done, Query, Rows};
use crate::store::unit_of_work::{UnitOfWork, Verdict};
use crate::topic::Announcement;

/// How the transaction of a batch ended.
#[derive(Debug)]
pub(super) enum Outcome {
    /// All came to their end, or were refused before they had written anything. What they leave behind, and what became of the commit.
    Ended(Left, Result<(), StoreError>),
    /// Nothing is left of any: because of this unit, or because the server has refused a statement.
    Lost { failed: Option<usize> },
}

/// What the units of a batch leave behind when it is committed.
#[derive(Debug, Default)]
pub(super) struct Left {
    pub(super) announcements: Vec<Announcement>,
    pub(super) signals: bool,
}

/// A unit's part of the transaction of its batch.
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

    /// Runs a statement for what it changes.
    pub(in crate::store) async fn execute(&self, query: Query<'_>) -> Result<Done, StoreError> {
        let result = self.request(vec![query.into_owned()], None).await?;
        let changed = result.numbers.first().copied().flatten().unwrap_or_default();
        Ok(Done::new(u64::try_from(changed).unwrap_or_default()))
    }

    /// Runs statements in their order.
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

/// Runs the units in the transaction of `session`, and ends it: for good if all went well.
pub(super) async fn run(mut session: Session, units: &mut [Box<dyn UnitOfWork>], texts: &Texts) -> Outcome {
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
        // A connection that can not even roll back is gone, and the transaction with it.
        let _ = session.roll_back().await;
        return Outcome::Lost { failed: state.failed };
    }
    let mut left = Left::default();
    for mut connection in connections {
        left.signals |= connection.takes_signal();
        left.announcements.append(&mut connection.1);
    }
    Outcome::Ended(left, session.commit().await)
}

/// Runs a unit on its connection; tells its number and how it went, or that it panicked.
async fn run_unit<'w>(
    number: usize,
    work: &'w mut dyn UnitOfWork,
    connection: &'w mut Connection,
) -> (usize, Option<Verdict>) {
    (number, AssertUnwindSafe(work.run(connection)).catch_unwind().await.ok())
}

/// What is known of the transaction.
struct BatchState {
    /// Which units have written.
    has_written: Vec<bool>,
    /// It ends with nothing.
    is_lost: bool,
    /// The unit because of which it does.
    failed: Option<usize>,
}

impl BatchState {
    /// A unit is at its end; without a verdict it panicked.
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

    async fn answer(&mut self, session: &mut Session, requests: Vec<StatementRequest>, texts: &Texts) {
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
        // What failed is told to nobody: all of them run again, and hear then what is theirs.
        groups.reply(self.is_lost);
    }
}

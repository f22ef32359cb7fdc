//! The statements that the units of a batch wait for at the same moment: sent together, equal ones merged ([`super::merge`]).

use std::collections::HashSet;
use std::pin::pin;

use deadpool_postgres::ClientWrapper;
use futures_util::TryStreamExt as _;
use futures_util::future::{join, join_all};
use tokio::sync::oneshot;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Row, Statement};

use super::merge::Answer;
use super::merged_statements::MergedStatements;
use super::session::{Session, prepared};
use crate::store::StoreError;
use crate::store::sql::{self, Query, Rows, Value};

/// Statements that a unit of work waits for.
#[derive(Debug)]
pub(super) struct StatementRequest {
    /// The unit's number in its batch.
    pub(super) unit: usize,
    /// The statements: one where rows are read, else one or more.
    pub(super) queries: Vec<Query<'static>>,
    /// The collection for the rows, where they are read.
    pub(super) rows: Option<Rows>,
    pub(super) reply: oneshot::Sender<Result<StatementResult, StoreError>>,
}

/// The results of a request.
#[derive(Debug)]
pub(super) struct StatementResult {
    pub(super) rows: Option<Rows>,
    pub(super) numbers: Vec<Option<i64>>,
}

/// Requests for the same statements.
struct StatementGroup {
    /// The statements of each request.
    requests: Vec<Vec<Query<'static>>>,
    /// The waiting units, in the same order.
    waiters: Vec<Waiter>,
}

/// A waiting unit, with its results so far.
struct Waiter {
    reply: oneshot::Sender<Result<StatementResult, StoreError>>,
    result: StatementResult,
}

/// The requests of a batch at one moment, grouped by equal statements.
pub(super) struct StatementGroups(Vec<StatementGroup>);

impl StatementGroups {
    /// Groups the requests, sorted by their first text value (such as an id): concurrent batches then lock rows in the same order, which
    /// avoids deadlocks.
    pub(super) fn of(mut requests: Vec<StatementRequest>) -> Self {
        requests.sort_by(|one, other| subject(one).cmp(&subject(other)));
        let mut groups: Vec<StatementGroup> = Vec::new();
        for StatementRequest { queries, rows, reply, .. } in requests {
            let waiter = Waiter { reply, result: StatementResult { rows, numbers: vec![None; queries.len()] } };
            match groups.iter_mut().find(|group| group.requests.first().is_some_and(|first| is_alike(first, &queries)))
            {
                Some(group) => {
                    group.requests.push(queries);
                    group.waiters.push(waiter);
                }
                None => groups.push(StatementGroup { requests: vec![queries], waiters: vec![waiter] }),
            }
        }
        Self(groups)
    }

    /// Sends all statements together.
    pub(super) async fn carry_out(
        &mut self,
        session: &mut Session,
        texts: &MergedStatements,
    ) -> Result<(), StoreError> {
        let groups: Vec<&[Vec<Query<'static>>]> = self.0.iter().map(|group| &*group.requests).collect();
        let answers = send(session, &groups, texts).await?;
        self.take(answers)
    }

    /// Sends each unit its results, or an error if the transaction is lost.
    pub(super) fn reply(self, is_lost: bool) {
        for Waiter { reply, result } in self.0.into_iter().flat_map(|group| group.waiters) {
            let _ = reply.send(if is_lost { Err(StoreError::overtaken()) } else { Ok(result) });
        }
    }

    /// Assigns the results to the waiting units.
    fn take(&mut self, answers: Vec<StatementAnswer>) -> Result<(), StoreError> {
        for (Place { group, statement, recipient }, rows, affected) in answers {
            let Some(StatementGroup { waiters, .. }) = self.0.get_mut(group) else { continue };
            match recipient {
                Recipient::One(one) => {
                    waiters.get_mut(one).map_or(Ok(()), |waiter| waiter.take_own(statement, &rows, affected))?;
                }
                Recipient::All(Answer::Added(each)) => {
                    // The server does not tell which statement inserted nothing.
                    if affected != u64::try_from(each * waiters.len()).ok() {
                        return Err(StoreError::overtaken());
                    }
                    waiters.iter_mut().for_each(|waiter| waiter.set(statement, i64::try_from(each).ok()));
                }
                Recipient::All(answer) => {
                    for row in &rows {
                        let last = row.len().saturating_sub(1);
                        let number: i64 = sql::Row::Postgres(row).at(last)?;
                        let waiter = usize::try_from(number - 1).ok().and_then(|at| waiters.get_mut(at));
                        let waiter =
                            waiter.ok_or_else(|| StoreError::Corrupt(format!("there is no statement {number}")))?;
                        waiter.take_row(statement, answer, row)?;
                    }
                }
            }
        }
        Ok(())
    }
}

fn is_alike(some: &[Query<'_>], others: &[Query<'_>]) -> bool {
    let is_kind = |(one, other): (&Value<'_>, &Value<'_>)| {
        matches!((one, other), (Value::Integer(_), Value::Integer(_)) | (Value::Text(_), Value::Text(_)))
    };
    let is_same = |(one, other): (&Query<'_>, &Query<'_>)| {
        one.text == other.text
            && one.values.len() == other.values.len()
            && one.values.iter().zip(&other.values).all(is_kind)
    };
    some.len() == others.len() && some.iter().zip(others).all(is_same)
}

/// The first text value of a request's first statement, as a rule the id of what it is about.
fn subject(request: &StatementRequest) -> Option<&str> {
    request.queries.first()?.values.iter().find_map(text)
}

/// A statement to send, for one request of a group or merged for all.
struct Call<'g> {
    place: Place,
    statement: Statement,
    values: Vec<Box<dyn ToSql + Sync + Send + 'g>>,
}

/// Where a result belongs.
#[derive(Debug, Clone, Copy)]
struct Place {
    group: usize,
    statement: usize,
    recipient: Recipient,
}

/// Which units of a group get a result.
#[derive(Debug, Clone, Copy)]
enum Recipient {
    /// The unit with this index.
    One(usize),
    /// All units, by a merged statement.
    All(Answer),
}

type StatementAnswer = (Place, Vec<Row>, Option<u64>);

/// Sends all statements together.
async fn send(
    session: &mut Session,
    groups: &[&[Vec<Query<'static>>]],
    texts: &MergedStatements,
) -> Result<Vec<StatementAnswer>, StoreError> {
    let begin = session.take_begin();
    let client = session.client()?;
    let mut calls = Vec::new();
    for (group, requests) in groups.iter().enumerate() {
        for (statement, query) in requests.first().into_iter().flatten().enumerate() {
            let merged = if requests.len() > 1 { texts.merged(client, query).await } else { None };
            if let Some((prepared, merged)) =
                merged.filter(|(_, merged)| reach_apart(requests, statement, &merged.keys))
            {
                let place = Place { group, statement, recipient: Recipient::All(merged.answer) };
                calls.push(Call { place, statement: prepared, values: columns(requests, statement) });
                continue;
            }
            for (one, queries) in requests.iter().enumerate() {
                let Some(query) = queries.get(statement) else { continue };
                let place = Place { group, statement, recipient: Recipient::One(one) };
                let values = query.values.iter().map(|value| Box::new(value) as Box<_>).collect();
                calls.push(Call { place, statement: prepared(client, query).await?, values });
            }
        }
    }
    let begun = async {
        match begin {
            Some(begin) => client.batch_execute(begin).await,
            None => Ok(()),
        }
    };
    // Futures that are polled first are sent first; the server runs them in that order.
    let (begun, answers) = join(begun, join_all(calls.iter().map(|call| run_call(client, call)))).await;
    begun?;
    Ok(answers.into_iter().collect::<Result<_, _>>()?)
}

/// Whether no two of these updates can change the same row: a merged statement would lose one of them. Statements that are no updates have
/// no keys.
fn reach_apart(requests: &[Vec<Query<'static>>], statement: usize, keys: &[usize]) -> bool {
    let mut seen = HashSet::with_capacity(requests.len());
    keys.is_empty()
        || requests.iter().filter_map(|queries| queries.get(statement)).all(|query| {
            let rows: Vec<_> = keys.iter().filter_map(|key| query.values.get(*key)).collect();
            seen.insert(rows.into_iter().map(|value| (integer(value), text(value))).collect::<Vec<_>>())
        })
}

async fn run_call(client: &ClientWrapper, call: &Call<'_>) -> Result<StatementAnswer, tokio_postgres::Error> {
    let values = call.values.iter().map(|value| &**value as &(dyn ToSql + Sync));
    let mut rows = pin!(client.query_raw(&call.statement, values).await?);
    let mut read = Vec::new();
    while let Some(row) = rows.try_next().await? {
        read.push(row);
    }
    Ok((call.place, read, rows.rows_affected()))
}

/// The values of all requests for a statement, as one array per parameter.
fn columns<'a>(requests: &'a [Vec<Query<'static>>], statement: usize) -> Vec<Box<dyn ToSql + Sync + Send + 'a>> {
    let queries = || requests.iter().filter_map(move |queries| queries.get(statement));
    let column = |(number, value): (usize, &Value<'_>)| -> Box<dyn ToSql + Sync + Send + 'a> {
        let values = queries().filter_map(move |query| query.values.get(number));
        match value {
            Value::Integer(_) => Box::new(values.map(integer).collect::<Vec<Option<i64>>>()),
            Value::Text(_) => Box::new(values.map(text).collect::<Vec<Option<&str>>>()),
        }
    };
    queries().next().map(|first| first.values.iter().enumerate().map(column).collect()).unwrap_or_default()
}

impl Waiter {
    fn take_own(&mut self, statement: usize, rows: &[Row], affected: Option<u64>) -> Result<(), StoreError> {
        if let Some(found) = &mut self.result.rows {
            return rows.iter().try_for_each(|row| found.take(&sql::Row::Postgres(row)));
        }
        let number = match rows.first() {
            Some(row) => sql::Row::Postgres(row).at(0)?,
            None => affected.and_then(|rows| i64::try_from(rows).ok()).filter(|rows| *rows > 0),
        };
        self.set(statement, number);
        Ok(())
    }

    /// Takes a row of a merged statement's result.
    fn take_row(&mut self, statement: usize, answer: Answer, row: &Row) -> Result<(), StoreError> {
        let before = self.result.numbers.get(statement).copied().flatten();
        if answer == Answer::Changed {
            self.set(statement, Some(before.unwrap_or_default() + 1));
        } else if let Some(found) = &mut self.result.rows {
            found.take(&sql::Row::Postgres(row))?;
        } else if before.is_none() {
            self.set(statement, sql::Row::Postgres(row).at(0)?);
        }
        Ok(())
    }

    fn set(&mut self, statement: usize, number: Option<i64>) {
        if let Some(slot) = self.result.numbers.get_mut(statement) {
            *slot = number;
        }
    }
}

fn integer(value: &Value<'_>) -> Option<i64> {
    if let Value::Integer(number) = value { *number } else { None }
}

fn text<'v>(value: &'v Value<'_>) -> Option<&'v str> {
    if let Value::Text(text) = value { text.as_deref() } else { None }
}

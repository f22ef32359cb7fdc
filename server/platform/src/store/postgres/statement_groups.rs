//! Statements that several units of work wait for at the same moment: sent in one go, and equal ones as one ([`super::merge`]).

use std::collections::HashSet;
use std::pin::pin;

use deadpool_postgres::ClientWrapper;
use futures_util::TryStreamExt as _;
use futures_util::future::{join, join_all};
use tokio::sync::oneshot;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Row, Statement};

use super::merge::Answer;
use super::session::{Session, prepared};
use super::texts::Texts;
use crate::store::StoreError;
use crate::store::sql::{self, Query, Rows, Value};

/// Statements that a unit of work waits for.
#[derive(Debug)]
pub(super) struct StatementRequest {
    /// The unit's number in its batch.
    pub(super) unit: usize,
    /// One, unless they are run for their numbers.
    pub(super) queries: Vec<Query<'static>>,
    /// Where its rows go.
    pub(super) rows: Option<Rows>,
    pub(super) reply: oneshot::Sender<Result<StatementResult, StoreError>>,
}

/// What a unit of work gets.
#[derive(Debug)]
pub(super) struct StatementResult {
    pub(super) rows: Option<Rows>,
    pub(super) numbers: Vec<Option<i64>>,
}

/// Requests for the same statements.
struct StatementGroup {
    /// The statements of each.
    requests: Vec<Vec<Query<'static>>>,
    /// Who gets the answers, in the same order.
    waiters: Vec<Waiter>,
}

/// Who waits, and what it has got so far.
struct Waiter {
    reply: oneshot::Sender<Result<StatementResult, StoreError>>,
    result: StatementResult,
}

/// What units request at once: requests for the same statements are one group.
pub(super) struct StatementGroups(Vec<StatementGroup>);

impl StatementGroups {
    /// Groups the requests, in the order of what they are about: transactions that touch the same rows touch them in one order, and do not
    /// wait for each other in a circle.
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

    /// Runs everything in one go.
    pub(super) async fn carry_out(&mut self, session: &mut Session, texts: &Texts) -> Result<(), StoreError> {
        let groups: Vec<&[Vec<Query<'static>>]> = self.0.iter().map(|group| &*group.requests).collect();
        let answers = send(session, &groups, texts).await?;
        self.take(answers)
    }

    /// Gives everybody what is theirs, or tells them that the transaction is lost.
    pub(super) fn reply(self, is_lost: bool) {
        for Waiter { reply, result } in self.0.into_iter().flat_map(|group| group.waiters) {
            let _ = reply.send(if is_lost { Err(StoreError::overtaken()) } else { Ok(result) });
        }
    }

    /// Puts the answers where they belong.
    fn take(&mut self, answers: Vec<StatementAnswer>) -> Result<(), StoreError> {
        for (Place { group, statement, recipient }, rows, affected) in answers {
            let Some(StatementGroup { waiters, .. }) = self.0.get_mut(group) else { continue };
            match recipient {
                Recipient::One(one) => {
                    waiters.get_mut(one).map_or(Ok(()), |waiter| waiter.take_own(statement, &rows, affected))?;
                }
                Recipient::All(Answer::Added(each)) => {
                    // Which of them added nothing, the server does not tell.
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

/// What the first statement of a request is about.
fn subject(request: &StatementRequest) -> Option<&str> {
    request.queries.first()?.values.iter().find_map(text)
}

/// A statement for the one at `place` of one request of a group, or of all.
struct Call<'g> {
    place: Place,
    statement: Statement,
    values: Vec<Box<dyn ToSql + Sync + Send + 'g>>,
}

/// Where an answer belongs.
#[derive(Debug, Clone, Copy)]
struct Place {
    group: usize,
    statement: usize,
    recipient: Recipient,
}

/// Who of a group gets an answer.
#[derive(Debug, Clone, Copy)]
enum Recipient {
    /// The waiter with this number.
    One(usize),
    /// All of them.
    All(Answer),
}

type StatementAnswer = (Place, Vec<Row>, Option<u64>);

/// Sends everything in one go.
async fn send(
    session: &mut Session,
    groups: &[&[Vec<Query<'static>>]],
    texts: &Texts,
) -> Result<Vec<StatementAnswer>, StoreError> {
    let begin = session.takes_begin();
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
    // What is polled first is sent first; the server works on them in that order.
    let (begun, answers) = join(begun, join_all(calls.iter().map(|call| run_call(client, call)))).await;
    begun?;
    Ok(answers.into_iter().collect::<Result<_, _>>()?)
}

/// Whether no two of these changes can reach the same row: of those that do, a merged one would be lost. What is no change has no keys.
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

/// What all have bound to a statement, as an array for each of its values.
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

    /// Takes a row of the answer of all.
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

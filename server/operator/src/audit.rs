//! The record of changes: one row for each change, written in the transaction that makes it. A change that the site
//! shows also moves the site's revision on.

use platform::change_log;
use platform::clock::rfc3339;
use platform::revision;
use platform::store::from_row;
use platform::store::{Connection, Store, StoreError, sql};

use crate::Actor;

/// A row of `operator_changes`.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) changed_at: i64,
    pub(super) actor: String,
    pub(super) subject: String,
    pub(super) former: String,
    pub(super) latter: String,
}

from_row!(Row { changed_at, actor, subject, former, latter });

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { changed_at, actor, subject, former, latter } = self;
        write!(f, "{}  {actor}  {subject}: {former:?} -> {latter:?}", rfc3339(*changed_at))
    }
}

/// Records a change and moves the site's revision on, in the transaction that makes the change. The values must contain
/// no secret.
pub(super) async fn note(
    connection: &mut Connection,
    actor: &Actor,
    subject: &str,
    values: (&str, &str),
) -> Result<(), StoreError> {
    record(connection, actor, subject, values).await?;
    revision::bump(connection).await
}

/// Records a change that the site does not show, such as a decision on a member's money: the site's revision stays, so
/// open pages need not reload.
///
/// Also marks the call's idempotency key as done, so that a retry after a crash does not repeat the work.
pub(super) async fn record(
    connection: &mut Connection,
    actor: &Actor,
    subject: &str,
    values: (&str, &str),
) -> Result<(), StoreError> {
    change_log::record(connection, &actor.name, subject, values, actor.now_ms).await?;
    match &actor.claim {
        Some(claim) => claim.mark_done(connection).await,
        None => Ok(()),
    }
}

/// The latest changes, newest first.
pub(super) async fn latest(store: &Store, count: u32) -> Result<Vec<Row>, StoreError> {
    sql::query_as(
        "select changed_at, actor, subject, former, latter from operator_changes order by changed_at desc, id desc limit $1",
    )
    .bind(i64::from(count))
    .fetch_all(store.reader())
    .await
}

//! Who changed what: a row for each change, written in the transaction that makes it, which also gives the site its next
//! revision where it shows anything of it.

use platform::change_log;
use platform::clock::rfc3339;
use platform::revision;
use platform::store::from_row;
use platform::store::{Connection, Store, StoreError, sql};

use crate::Actor;

/// A change, as stored.
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

/// Writes down a change and moves the site's revision on, in the transaction that makes it. No secret may stand in the
/// values.
pub(super) async fn note(
    connection: &mut Connection,
    actor: &Actor,
    subject: &str,
    values: (&str, &str),
) -> Result<(), StoreError> {
    record(connection, actor, subject, values).await?;
    revision::bump(connection).await
}

/// Writes down what was decided about one member's money. The site itself is the same as before, and open pages need not read it anew.
///
/// With it stands under the call's idempotency key that its work is done: a retry after this process has died does not do it again.
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

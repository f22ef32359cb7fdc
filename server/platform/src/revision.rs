//! The site's revision: a number that grows with each change an operator makes.
//!
//! Every reply of the API carries it as `X-Site-Revision`, so that an open page notices a change with whatever it asks next and
//! fetches anew what it shows. The number stands in the database, because several servers may share one; each remembers it
//! and looks again when that is older than [`FRESH_MS`]: one small read a second at most, whatever the load.
//!
//! It is looked up before the call is worked on. What the reply holds is then at least as new as the number beside it, and a
//! page that has taken over a revision has not missed anything of it.

use std::sync::atomic::{AtomicI64, Ordering};

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use lumora_core::wire::RevisionValue;

use crate::base::Base;
use crate::store::{Connection, Store, StoreError, sql};
use crate::topic::Topic;

/// How long a remembered revision counts, in milliseconds.
const FRESH_MS: i64 = 1_000;
/// The header that carries it.
const HEADER: HeaderName = HeaderName::from_static("x-site-revision");

/// The revision as this server remembers it.
#[derive(Debug)]
pub struct Revision {
    known: AtomicI64,
    looked_at: AtomicI64,
}

impl Default for Revision {
    fn default() -> Self {
        Self { known: AtomicI64::new(0), looked_at: AtomicI64::new(i64::MIN) }
    }
}

impl Revision {
    /// The revision, at most [`FRESH_MS`] old; what was last known when the database does not answer.
    pub async fn recent(&self, store: &Store, now_ms: i64) -> i64 {
        let looked_at = self.looked_at.load(Ordering::Relaxed);
        let is_due = now_ms.saturating_sub(looked_at) >= FRESH_MS || now_ms < looked_at;
        // Of many calls at once one looks.
        let ours =
            is_due && self.looked_at.compare_exchange(looked_at, now_ms, Ordering::Relaxed, Ordering::Relaxed).is_ok();
        if ours && let Err(error) = self.look(store).await {
            tracing::warn!(%error, "the site's revision could not be read; the one last known goes on being told");
        }
        self.known.load(Ordering::Relaxed)
    }

    /// The revision as the database has it now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn look(&self, store: &Store) -> Result<i64, StoreError> {
        let query = sql::query_scalar("select revision from site_revision where id = 1");
        let revision: i64 = query.fetch_optional(store.reader()).await?.unwrap_or(0);
        // Two that look at once may come back in either order.
        Ok(self.known.fetch_max(revision, Ordering::Relaxed).max(revision))
    }
}

/// A revision as it is told.
pub fn to_value(revision: i64) -> RevisionValue {
    RevisionValue { revision: u64::try_from(revision).unwrap_or(0) }
}

/// Moves the revision on, in the transaction of the change.
///
/// # Errors
/// When the database fails.
pub async fn bump(connection: &mut Connection) -> Result<(), StoreError> {
    sql::query("update site_revision set revision = revision + 1 where id = 1").execute(&mut *connection).await?;
    connection.announce_to_everybody(Topic::Revision);
    Ok(())
}

/// Puts the revision on the replies of the API.
pub async fn layer(State(base): State<Base>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    if !(path.starts_with("/wps/") || path.starts_with("/lgw/")) {
        return next.run(request).await;
    }
    let revision = base.revision.recent(&base.store, base.clock.now_ms()).await;
    let mut response = next.run(request).await;
    response.headers_mut().insert(HEADER, HeaderValue::from(revision));
    response
}

//! The site's revision: a number that grows with each change an operator makes.
//!
//! Every reply of the API carries it as `X-Site-Revision`, so that an open page notices a change with its next call and
//! reloads what it shows. The number is stored in the database, because several servers may share one; each caches it
//! for [`MAX_AGE_MS`]: one small read a second at most, whatever the load.
//!
//! It is read before the call is handled. The reply is then at least as new as the revision in its header, so a page that
//! has seen a revision has missed none of its changes.

use std::sync::atomic::{AtomicI64, Ordering};

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use lumora_core::wire::RevisionValue;

use crate::base::Base;
use crate::store::{Connection, Store, StoreError, sql};
use crate::topic::Topic;

/// How long a cached revision is used, in milliseconds.
const MAX_AGE_MS: i64 = 1_000;
/// The header that carries it.
const HEADER: HeaderName = HeaderName::from_static("x-site-revision");

/// This server's cache of the revision.
#[derive(Debug)]
pub struct Revision {
    cached: AtomicI64,
    refreshed_at: AtomicI64,
}

impl Default for Revision {
    fn default() -> Self {
        Self { cached: AtomicI64::new(0), refreshed_at: AtomicI64::new(i64::MIN) }
    }
}

impl Revision {
    /// The revision, at most [`MAX_AGE_MS`] old; the last known one when the database does not answer.
    pub async fn recent(&self, store: &Store, now_ms: i64) -> i64 {
        let refreshed_at = self.refreshed_at.load(Ordering::Relaxed);
        let is_due = now_ms.saturating_sub(refreshed_at) >= MAX_AGE_MS || now_ms < refreshed_at;
        // Of concurrent calls only one reads the database.
        let refreshes = is_due
            && self.refreshed_at.compare_exchange(refreshed_at, now_ms, Ordering::Relaxed, Ordering::Relaxed).is_ok();
        if refreshes && let Err(error) = self.refresh(store).await {
            tracing::warn!(%error, "the site's revision could not be read; the one last known goes on being told");
        }
        self.cached.load(Ordering::Relaxed)
    }

    /// Reads the revision from the database, and caches it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn refresh(&self, store: &Store) -> Result<i64, StoreError> {
        let query = sql::query_scalar("select revision from site_revision where id = 1");
        let revision: i64 = query.fetch_optional(store.reader()).await?.unwrap_or(0);
        // Concurrent reads may end in either order; a revision never goes back.
        Ok(self.cached.fetch_max(revision, Ordering::Relaxed).max(revision))
    }
}

/// A revision as the API's value.
pub fn to_value(revision: i64) -> RevisionValue {
    RevisionValue { revision: u64::try_from(revision).unwrap_or(0) }
}

/// Increments the revision, in the transaction of the change, and announces it to all open pages.
///
/// # Errors
/// When the database fails.
pub async fn bump(connection: &mut Connection) -> Result<(), StoreError> {
    sql::query("update site_revision set revision = revision + 1 where id = 1").execute(&mut *connection).await?;
    connection.announce_to_everybody(Topic::Revision);
    Ok(())
}

/// The middleware that adds `X-Site-Revision` to the replies of the API.
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

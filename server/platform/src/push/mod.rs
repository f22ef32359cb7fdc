//! Push: each open page has a stream of server-sent events.
//!
//! A unit of work announces what it changes ([`Connection::announce`](crate::store::Connection::announce)). After the commit the store
//! passes the announcement to the [`Hub`], which marks the topic for the streams of its audience; a stream reads the current state and
//! sends it. So each event holds a whole state, changes in quick succession are coalesced, and a page that reconnects is sent
//! what differs: there is no log of events that could grow or have gaps.
//!
//! Clients are behind the trait [`Listener`]: this crate knows members by their ids only. On PostgreSQL, servers notify each other
//! (`peers.rs`).

mod cursor;
mod feed;
mod hub;
#[cfg(feature = "postgres")]
mod outgoing;
#[cfg(feature = "postgres")]
mod peers;
mod schedule;

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lumora_core::wire::{FailureValue, code};
use tokio::sync::watch;

pub use feed::{Listener, StreamedEvent};
pub use hub::{Bounds, Hub};

use crate::base::Base;
use crate::http::{ApiError, ClientIp};
use crate::topic::{Announcement, Audience, Topic};
use feed::Feed;
use hub::LimitReached;

/// `Retry-After` where too many streams are open, in seconds.
const RETRY_AFTER_S: u32 = 30;
/// How often the site's revision is polled: the operator's command line is another process, of whose commits this one is not
/// notified.
const POLL_EVERY: Duration = Duration::from_secs(1);

/// Opens a stream that starts with the current states that `cursor` does not include; with all of them, if the cursor is missing or
/// invalid.
///
/// # Errors
/// 429 if the member or the address has too many streams, 503 if the server has, or is stopping, and when the database fails.
pub async fn open(
    base: &Base,
    listener: Box<dyn Listener>,
    address: ClientIp,
    cursor: Option<&str>,
) -> Result<Response, ApiError> {
    // Subscribe first, so that changes made while the current state is read are not missed.
    let subscription = base.push.subscribe(listener.owner(), &address.network()).map_err(limit_error)?;
    let feed = Feed::begin(listener, base.clock.clone(), subscription, cursor).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        // Tells proxies not to buffer events.
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    Ok((headers, Body::from_stream(feed.frames())).into_response())
}

fn limit_error(limit: LimitReached) -> ApiError {
    let (status, code, message) = match limit {
        LimitReached::Share => {
            (StatusCode::TOO_MANY_REQUESTS, code::TOO_MANY_REQUESTS, "too many streams are open: close some")
        }
        LimitReached::Server => {
            (StatusCode::SERVICE_UNAVAILABLE, code::UNAVAILABLE, "no more streams can be opened: try again")
        }
    };
    let value = FailureValue { retry_after: Some(RETRY_AFTER_S), ..FailureValue::default() };
    ApiError::refused(status, code, message).with_value(value)
}

/// Watches for changes by other servers and by the operator's command line. When `stopping` changes or closes, it ends all
/// streams.
pub async fn run(base: Base, mut stopping: watch::Receiver<()>) {
    tokio::select! {
        () = watch_revision(&base) => {}
        () = listen_to_peers(&base) => {}
        _ = stopping.changed() => {}
    }
    base.push.close();
}

async fn watch_revision(base: &Base) {
    let mut last = None;
    loop {
        if base.push.streams() > 0 {
            match base.revision.refresh(&base.store).await {
                Ok(revision) if last == Some(revision) => {}
                Ok(revision) => {
                    last = Some(revision);
                    base.push.notify(&[Announcement { topic: Topic::Revision, audience: Audience::Everybody }]);
                }
                Err(error) => tracing::warn!(%error, "the site's revision could not be read; it is tried again"),
            }
        }
        tokio::time::sleep(POLL_EVERY).await;
    }
}

#[cfg(feature = "postgres")]
async fn listen_to_peers(base: &Base) {
    peers::run(&base.push, &base.store).await;
    std::future::pending().await
}

#[cfg(not(feature = "postgres"))]
async fn listen_to_peers(_: &Base) {
    std::future::pending().await
}

//! Open pages are told what changes: a stream of server-sent events for each.
//!
//! A unit of work announces what it changes ([`Connection::announce`](crate::store::Connection::announce)). After the commit the store hands
//! it to the [`Hub`], which marks it for the streams that it concerns; a stream reads the present state and sends it. So each
//! event holds a whole state, changes that come together become one, and a page that was away is told what is otherwise by
//! then: there is no log of events that could grow, or that a page could have missed a part of.
//!
//! Whoever listens stands behind [`Listener`]: this crate knows members by their ids only. On PostgreSQL servers tell each other (`peers.rs`).

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
use hub::Full;

/// How soon another try makes sense where too many streams are open, in seconds.
const RETRY_AFTER_S: u32 = 30;
/// How often the revision is looked at: the operator's command line is a process of its own, of whose commits this one hears
/// nothing.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// Opens a stream that begins with what `cursor` lacks of the present state; with everything, where there is none or it can not
/// be read.
///
/// # Errors
/// 429 where the member or the address has as many streams as it may have, 503 where the server has, or is stopping, and when
/// the database fails.
pub async fn open(
    base: &Base,
    listener: Box<dyn Listener>,
    address: ClientIp,
    cursor: Option<&str>,
) -> Result<Response, ApiError> {
    // A place first: what changes while the present state is read is told afterwards.
    let place = base.push.subscribe(listener.owner(), &address.network()).map_err(refused)?;
    let feed = Feed::begin(listener, base.clock.clone(), place, cursor).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        // Asks proxies to hand each event on as it comes.
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    Ok((headers, Body::from_stream(feed.frames())).into_response())
}

fn refused(full: Full) -> ApiError {
    let (status, code, message) = match full {
        Full::Share => {
            (StatusCode::TOO_MANY_REQUESTS, code::TOO_MANY_REQUESTS, "too many streams are open: close some")
        }
        Full::Server => {
            (StatusCode::SERVICE_UNAVAILABLE, code::UNAVAILABLE, "no more streams can be opened: try again")
        }
    };
    let value = FailureValue { retry_after: Some(RETRY_AFTER_S), ..FailureValue::default() };
    ApiError::refused(status, code, message).with_value(value)
}

/// Hears of what is changed elsewhere: by other servers and by the operator's command line. When `stopping` closes, it ends
/// all streams.
pub async fn run(base: Base, mut stopping: watch::Receiver<()>) {
    tokio::select! {
        () = watch_revision(&base) => {}
        () = hear_others(&base) => {}
        _ = stopping.changed() => {}
    }
    base.push.close();
}

async fn watch_revision(base: &Base) {
    let mut known = None;
    loop {
        if base.push.streams() > 0 {
            match base.revision.look(&base.store).await {
                Ok(found) if known == Some(found) => {}
                Ok(found) => {
                    known = Some(found);
                    base.push.hear(&[Announcement { topic: Topic::Revision, audience: Audience::Everybody }]);
                }
                Err(error) => tracing::warn!(%error, "the site's revision could not be read; it is tried again"),
            }
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

#[cfg(feature = "postgres")]
async fn hear_others(base: &Base) {
    peers::run(&base.push, &base.store).await;
    std::future::pending().await
}

#[cfg(not(feature = "postgres"))]
async fn hear_others(_: &Base) {
    std::future::pending().await
}

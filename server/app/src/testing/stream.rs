//! A stream of server-sent events under test.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::HeaderMap;
use http_body_util::BodyExt;
use serde_json::Value;

/// The longest that a test waits for an event; working ones take a fraction of it.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server-sent event.
#[derive(Debug, Clone, PartialEq)]
pub struct TestEvent {
    /// The field `id`: the cursor.
    pub id: String,
    /// The field `event`: the topic.
    pub event: String,
    /// The field `data`: the state of the topic.
    pub data: Value,
}

/// An open stream. Dropping it disconnects.
#[derive(Debug)]
pub struct TestStream {
    /// The HTTP status code.
    pub status: u16,
    /// All headers.
    pub headers: HeaderMap,
    /// The cursor of the last event.
    pub cursor: String,
    body: Body,
}

impl TestStream {
    pub(super) fn new(status: u16, headers: HeaderMap, body: Body) -> Self {
        Self { status, headers, cursor: String::new(), body }
    }

    /// The next frame as text, comments included; none at the end.
    pub async fn frame(&mut self) -> Option<String> {
        let frame = tokio::time::timeout(PATIENCE, self.body.frame()).await.expect("a frame in time")?;
        let data = frame.expect("a sound body").into_data().unwrap_or_else(|_| Bytes::new());
        Some(String::from_utf8(data.to_vec()).expect("text"))
    }

    /// The next event; none at the end.
    pub async fn event(&mut self) -> Option<TestEvent> {
        loop {
            let frame = self.frame().await?;
            if let Some(event) = parse(&frame) {
                self.cursor.clone_from(&event.id);
                return Some(event);
            }
        }
    }

    /// Topic and state of the next event.
    ///
    /// # Panics
    /// When the stream ends instead.
    pub async fn topic_state(&mut self) -> (String, Value) {
        let event = self.event().await.expect("an event");
        (event.event, event.data)
    }

    /// Topics and states of the next `count` events.
    pub async fn topic_states(&mut self, count: usize) -> Vec<(String, Value)> {
        let mut states = Vec::with_capacity(count);
        for _ in 0..count {
            states.push(self.topic_state().await);
        }
        states
    }
}

/// The event of a frame; none for a comment.
fn parse(frame: &str) -> Option<TestEvent> {
    let field = |name: &str| frame.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let (id, event, data) = (field("id")?.to_owned(), field("event")?.to_owned(), field("data")?);
    let well_formed = frame.ends_with("\n\n") && frame.lines().count() == 4;
    assert!(well_formed, "not a frame of three lines: {frame:?}");
    Some(TestEvent { id, event, data: serde_json::from_str(data).expect("JSON") })
}

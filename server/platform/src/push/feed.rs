//! One open event stream: which events it sends, and when it ends.
//!
//! It is pulled by its reader: it checks its mailbox, reads the current state of the topics that have changed, and sends it frame by
//! frame. A slow reader costs nothing, and gets the newest state when it reads on.

use std::collections::VecDeque;

use futures_util::Stream;
use futures_util::future::BoxFuture;
use futures_util::stream::unfold;
use lumora_core::wire::PushEvent;

use super::cursor::{MAX_STATES_PER_TOPIC, SentStates, State};
use super::hub::Subscription;
use super::schedule::Schedule;
use crate::clock::Clock;
use crate::ids;
use crate::store::StoreError;
use crate::topic::{Topic, Topics};

/// After this time without an event a heartbeat is sent, in milliseconds.
const HEARTBEAT_MS: i64 = 15_000;
/// How often a stream checks session and site status, in milliseconds.
const CHECK_MS: i64 = 30_000;
/// The minimum lifetime of a stream, and the maximum random addition, so that streams do not all end at once; in milliseconds.
const LIFETIME_MS: (i64, u64) = (4 * 60_000, 2 * 60_000);
/// An SSE comment, which clients ignore.
const HEARTBEAT: &str = ":\n\n";

/// The client of a stream: its identity, its topics, and how their states are read.
pub trait Listener: Send + Sync + 'static {
    /// The owner's id as in [`Audience::Member`](crate::topic::Audience::Member): a member's, or that of a visitor with a token; `None` for
    /// any other visitor.
    fn owner(&self) -> Option<&str>;

    /// The topics that the client is sent.
    fn topics(&self) -> Topics;

    /// Reads the current state of a topic: one event, or one per item where a topic has several.
    fn read(&self, topic: Topic) -> BoxFuture<'_, Result<Vec<PushEvent>, StoreError>>;

    /// Whether the session is still valid. Called before a member's state is sent; it must not extend the session.
    fn has_session(&self) -> BoxFuture<'_, Result<bool, StoreError>>;

    /// Whether the site still serves this client (maintenance, blocked regions). Called every 30 seconds.
    fn is_served(&self) -> BoxFuture<'_, Result<bool, StoreError>>;
}

/// An open stream.
pub(super) struct Feed {
    listener: Box<dyn Listener>,
    clock: Clock,
    subscription: Subscription,
    sent: SentStates,
    schedule: Schedule,
    /// Frames that the reader has not taken yet.
    frames: VecDeque<String>,
    ends_at: i64,
    check_at: i64,
    heartbeat_at: i64,
}

impl Feed {
    /// Opens a stream that starts with the current states that the cursor does not include.
    pub(super) async fn begin(
        listener: Box<dyn Listener>,
        clock: Clock,
        subscription: Subscription,
        cursor: Option<&str>,
    ) -> Result<Self, StoreError> {
        let mut present = Vec::new();
        for topic in listener.topics().iter() {
            present.extend(states(&*listener, topic).await?);
        }
        let sent = SentStates::resume(listener.owner().unwrap_or_default(), cursor, &present);
        let now_ms = clock.now_ms();
        let mut feed = Self {
            listener,
            clock,
            subscription,
            sent,
            schedule: Schedule::default(),
            frames: VecDeque::new(),
            ends_at: now_ms + lifetime_ms(u64::from_le_bytes(ids::random_bytes())),
            // Check at once: the session may have ended before the mailbox existed.
            check_at: now_ms,
            heartbeat_at: now_ms + HEARTBEAT_MS,
        };
        for state in present.iter().filter(|state| !feed.sent.holds(state)).collect::<Vec<_>>() {
            feed.send(state);
        }
        if feed.frames.is_empty() {
            feed.frames.push_back(HEARTBEAT.to_owned());
        }
        Ok(feed)
    }

    /// The frames, one after the other, until the stream ends.
    pub(super) fn frames(self) -> impl Stream<Item = Result<String, std::convert::Infallible>> + Send {
        unfold(self, |mut feed| async move { feed.next().await.map(|frame| (Ok(frame), feed)) })
    }

    async fn next(&mut self) -> Option<String> {
        loop {
            if self.subscription.is_ended() {
                return None;
            }
            let now_ms = self.clock.now_ms();
            if let Some(frame) = self.frames.pop_front() {
                self.heartbeat_at = now_ms + HEARTBEAT_MS;
                return Some(frame);
            }
            match self.queue_due(now_ms).await {
                Ok(true) => {}
                Ok(false) => return None,
                Err(error) => {
                    tracing::warn!(%error, "a stream could not be gone on with; its page comes again");
                    return None;
                }
            }
            if self.frames.is_empty() {
                if self.heartbeat_at <= now_ms {
                    self.frames.push_back(HEARTBEAT.to_owned());
                } else {
                    self.wait().await;
                }
            }
        }
    }

    /// Queues the states that are due to be sent. Returns false if the stream must end.
    async fn queue_due(&mut self, now_ms: i64) -> Result<bool, StoreError> {
        if self.ends_at <= now_ms {
            return Ok(false);
        }
        let changed = self.subscription.take();
        self.schedule.announce(changed.intersection(self.listener.topics()));
        let due = self.schedule.take_due(now_ms);
        let is_due = self.check_at <= now_ms;
        let is_of_member = changed.contains(Topic::Session) || !due.without(Topic::Revision).is_empty();
        if (is_due || is_of_member) && !self.listener.has_session().await? {
            return Ok(false);
        }
        if is_due {
            self.check_at = now_ms + CHECK_MS;
            if !self.listener.is_served().await? {
                return Ok(false);
            }
        }
        for topic in due.iter() {
            let present = states(&*self.listener, topic).await?;
            self.sent.keep_only(topic, &present);
            for state in &present {
                if topic.may_return() || !self.sent.holds(state) {
                    self.send(state);
                }
            }
        }
        Ok(true)
    }

    fn send(&mut self, state: &State) {
        self.sent.note(state);
        let (id, event, data) = (self.sent.cursor(), state.event().to_owned(), state.data.clone());
        self.frames.push_back(StreamedEvent { id, event, data }.to_string());
    }

    /// Waits until a topic changes or the next deadline.
    async fn wait(&self) {
        let times = [Some(self.ends_at), Some(self.check_at), Some(self.heartbeat_at), self.schedule.next_at()];
        let next_ms = times.into_iter().flatten().min().unwrap_or(self.ends_at);
        tokio::select! {
            () = self.subscription.changed() => {}
            () = self.clock.wait_until(next_ms) => {}
        }
    }
}

async fn states(listener: &dyn Listener, topic: Topic) -> Result<Vec<State>, StoreError> {
    let events = listener.read(topic).await?;
    events.iter().take(MAX_STATES_PER_TOPIC).map(State::of).collect()
}

/// A server-sent event of the stream.
#[derive(Debug, Clone, utoipa::ToSchema)]
pub struct StreamedEvent {
    /// The cursor. Sent back as header `Last-Event-ID`, it leaves out states that have not changed since.
    pub id: String,
    /// The topic of the event.
    pub event: String,
    /// The whole current state of the topic, as one line of JSON.
    pub data: String,
}

impl std::fmt::Display for StreamedEvent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { id, event, data } = self;
        write!(f, "id: {id}\nevent: {event}\ndata: {data}\n\n")
    }
}

fn lifetime_ms(random: u64) -> i64 {
    LIFETIME_MS.0 + i64::try_from(random % LIFETIME_MS.1).unwrap_or(0)
}

//! One open stream: what it tells, and when it ends.
//!
//! It works only while its reader takes what it gives: it looks into its mailbox, reads the present state of what has changed,
//! and hands it out, frame by frame. A reader that takes nothing costs nothing, and finds the newest state when it comes back.

use std::collections::VecDeque;

use futures_util::Stream;
use futures_util::future::BoxFuture;
use futures_util::stream::unfold;
use lumora_core::wire::PushEvent;

use super::cursor::{MOST_ROWS, SentStates, State};
use super::hub::Subscription;
use super::schedule::Schedule;
use crate::clock::Clock;
use crate::ids;
use crate::store::StoreError;
use crate::topic::{Topic, Topics};

/// After so long without an event the stream says that it lives, in milliseconds.
const HEARTBEAT_MS: i64 = 15_000;
/// How often a stream looks whether it may go on, in milliseconds.
const CHECK_MS: i64 = 30_000;
/// The shortest life of a stream, and what chance adds to it so that streams do not end together, in milliseconds.
const LIFE_MS: (i64, u64) = (4 * 60_000, 2 * 60_000);
/// What a reader passes over.
const HEARTBEAT: &str = ":\n\n";

/// Who listens to a stream, and what there is for it to hear.
pub trait Listener: Send + Sync + 'static {
    /// Whose the stream is, as announcements name them: the id of a member, or of a visitor who is known by a token; none for
    /// any other visitor.
    fn owner(&self) -> Option<&str>;

    /// What it hears of.
    fn topics(&self) -> Topics;

    /// The present state of a topic: one event, or one for each thing of which there are several.
    fn read(&self, topic: Topic) -> BoxFuture<'_, Result<Vec<PushEvent>, StoreError>>;

    /// Whether the session still lives. Asked before anything of a member is told; it must not count as use of the session.
    fn has_session(&self) -> BoxFuture<'_, Result<bool, StoreError>>;

    /// Whether the site still serves it. Asked now and then.
    fn is_served(&self) -> BoxFuture<'_, Result<bool, StoreError>>;
}

/// An open stream.
pub(super) struct Feed {
    listener: Box<dyn Listener>,
    clock: Clock,
    subscription: Subscription,
    told: SentStates,
    schedule: Schedule,
    /// Frames that the reader has yet to take.
    frames: VecDeque<String>,
    ends_at: i64,
    check_at: i64,
    heartbeat_at: i64,
}

impl Feed {
    /// Begins with what the cursor lacks of the present state.
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
        let told = SentStates::resume(listener.owner().unwrap_or_default(), cursor, &present);
        let now_ms = clock.now_ms();
        let mut feed = Self {
            listener,
            clock,
            subscription,
            told,
            schedule: Schedule::default(),
            frames: VecDeque::new(),
            ends_at: now_ms + life(u64::from_le_bytes(ids::random_bytes())),
            // The session may have ended before there was a mailbox to hear of it.
            check_at: now_ms,
            heartbeat_at: now_ms + HEARTBEAT_MS,
        };
        for state in present.iter().filter(|state| !feed.told.holds(state)).collect::<Vec<_>>() {
            feed.tell(state);
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
            match self.look(now_ms).await {
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

    /// Reads what is to be told now. False when the stream ends.
    async fn look(&mut self, now_ms: i64) -> Result<bool, StoreError> {
        if self.ends_at <= now_ms {
            return Ok(false);
        }
        let changed = self.subscription.take();
        self.schedule.announce(changed.among(self.listener.topics()));
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
            self.told.keep_only(topic, &present);
            for state in &present {
                if topic.may_return() || !self.told.holds(state) {
                    self.tell(state);
                }
            }
        }
        Ok(true)
    }

    fn tell(&mut self, state: &State) {
        self.told.note(state);
        let (id, event, data) = (self.told.cursor(), state.event().to_owned(), state.data.clone());
        self.frames.push_back(StreamedEvent { id, event, data }.to_string());
    }

    /// Waits until there may be something to do.
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
    events.iter().take(MOST_ROWS).map(State::of).collect()
}

/// An event as it stands in a stream.
#[derive(Debug, Clone, utoipa::ToSchema)]
pub struct StreamedEvent {
    /// Sent along as header `Last-Event-ID`, it leaves out what has not changed since.
    pub id: String,
    /// What it is about.
    pub event: String,
    /// The whole present state of that, as one line of JSON.
    pub data: String,
}

impl std::fmt::Display for StreamedEvent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { id, event, data } = self;
        write!(f, "id: {id}\nevent: {event}\ndata: {data}\n\n")
    }
}

fn life(random: u64) -> i64 {
    LIFE_MS.0 + i64::try_from(random % LIFE_MS.1).unwrap_or(0)
}

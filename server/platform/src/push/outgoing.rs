//! Announcements to be sent to other servers on the same database, and the format of the messages.
//!
//! A message is the sender's name and then words: a letter for the topic with the member's id behind it (no id for everybody), or `*`
//! for everything. Too many announcements become `*`, so that the queue is bounded however long the connection is down.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::ids;
use crate::topic::{Announcement, Audience, Topic};

/// The maximum length of a message, in bytes: PostgreSQL's limit is 8000.
const MAX_MESSAGE_BYTES: usize = 7_900;
/// The maximum number of announcements in the queue.
const MAX_QUEUED: usize = 4_096;
const EVERYTHING: &str = "*";

/// The queue of announcements to other servers.
#[derive(Debug)]
pub(super) struct Outgoing {
    /// This server's random name, by which it ignores its own messages.
    server: String,
    queues: Mutex<Queues>,
    added: Notify,
}

/// The announcements that are not known to have arrived.
#[derive(Debug, Default)]
struct Queues {
    /// Not sent yet.
    queued: Batch,
    /// Sent, or being sent, and not confirmed.
    in_flight: Batch,
}

#[derive(Debug, Default)]
struct Batch {
    announcements: HashSet<Announcement>,
    /// The batch has overflowed: everything counts as changed.
    is_everything: bool,
}

impl Batch {
    fn add(&mut self, announcement: Announcement) {
        if self.is_everything {
            return;
        }
        self.announcements.insert(announcement);
        if self.announcements.len() > MAX_QUEUED {
            (self.announcements, self.is_everything) = (HashSet::new(), true);
        }
    }

    fn is_empty(&self) -> bool {
        self.announcements.is_empty() && !self.is_everything
    }
}

/// The content of another server's message.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum PeerMessage {
    /// These topics have changed.
    Changes(Vec<Announcement>),
    /// Anything may have changed.
    Everything,
}

impl Default for Outgoing {
    fn default() -> Self {
        let server = ids::hex(&ids::random_bytes::<8>());
        Self { server, queues: Mutex::default(), added: Notify::new() }
    }
}

impl Outgoing {
    /// Adds announcements to the queue.
    pub(super) fn add(&self, announcements: &[Announcement]) {
        let mut queues = self.lock();
        announcements.iter().for_each(|announcement| queues.queued.add(announcement.clone()));
        drop(queues);
        self.added.notify_one();
    }

    /// Waits until an announcement is added.
    pub(super) async fn added(&self) {
        self.added.notified().await;
    }

    /// The messages for all queued announcements, which stay queued until [`Outgoing::confirm_sent`].
    pub(super) fn messages(&self) -> Vec<String> {
        let mut queues = self.lock();
        let queued = std::mem::take(&mut queues.queued);
        queues.in_flight.is_everything |= queued.is_everything;
        queued.announcements.into_iter().for_each(|announcement| queues.in_flight.add(announcement));
        if queues.in_flight.is_empty() { Vec::new() } else { messages(&self.server, &queues.in_flight) }
    }

    /// Removes the announcements that were sent.
    pub(super) fn confirm_sent(&self) {
        self.lock().in_flight = Batch::default();
    }

    /// Parses a message; `None` for one of this server's own.
    pub(super) fn parse(&self, message: &str) -> Option<PeerMessage> {
        let mut words = message.split(' ');
        if words.next() == Some(&self.server) {
            return None;
        }
        let mut changes = Vec::new();
        for word in words {
            if word == EVERYTHING {
                return Some(PeerMessage::Everything);
            }
            changes.extend(decode(word));
        }
        Some(PeerMessage::Changes(changes))
    }

    fn lock(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn messages(server: &str, batch: &Batch) -> Vec<String> {
    if batch.is_everything {
        return vec![format!("{server} {EVERYTHING}")];
    }
    let mut messages = Vec::new();
    let mut message = server.to_owned();
    for word in batch.announcements.iter().map(encode) {
        if message.len() + 1 + word.len() > MAX_MESSAGE_BYTES {
            messages.push(std::mem::replace(&mut message, server.to_owned()));
        }
        message.push(' ');
        message.push_str(&word);
    }
    messages.push(message);
    messages
}

fn encode(announcement: &Announcement) -> String {
    let letter = letter(announcement.topic);
    match &announcement.audience {
        Audience::Everybody => letter.to_string(),
        Audience::Member(id) => format!("{letter}{id}"),
    }
}

/// Parses a word of a message; `None` for a topic that only a newer server knows.
fn decode(word: &str) -> Option<Announcement> {
    let topic = Topic::ALL.into_iter().find(|topic| word.starts_with(letter(*topic)))?;
    let id = word.get(1..)?;
    let audience = if id.is_empty() { Audience::Everybody } else { Audience::Member(id.to_owned()) };
    Some(Announcement { topic, audience })
}

const fn letter(topic: Topic) -> char {
    match topic {
        Topic::Balance => 'b',
        Topic::Messages => 'm',
        Topic::Revision => 'r',
        Topic::Job => 'j',
        Topic::Session => 's',
        Topic::Support => 'c',
        Topic::Cashier => 'd',
        Topic::RealityCheck => 'p',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_announcement() -> impl Strategy<Value = Announcement> {
        let audience =
            prop_oneof![Just(Audience::Everybody), any::<u64>().prop_map(|id| Audience::Member(format!("{id:032x}")))];
        (prop::sample::select(&Topic::ALL[..]), audience).prop_map(|(topic, audience)| Announcement { topic, audience })
    }

    fn received(all: &[String]) -> HashSet<Announcement> {
        let other = Outgoing::default();
        let messages = all.iter().filter_map(|message| other.parse(message));
        messages
            .flat_map(|message| if let PeerMessage::Changes(changes) = message { changes } else { panic!("all") })
            .collect()
    }

    proptest! {
        #[test]
        fn another_server_hears_what_was_added(all in prop::collection::vec(any_announcement(), 1..600)) {
            let outgoing = Outgoing::default();
            outgoing.add(&all);
            let messages = outgoing.messages();
            prop_assert!(messages.iter().all(|message| message.len() <= MAX_MESSAGE_BYTES && outgoing.parse(message).is_none()));
            prop_assert_eq!(received(&messages), all.into_iter().collect());
        }
    }

    fn balance_of(number: usize) -> Announcement {
        Announcement { topic: Topic::Balance, audience: Audience::Member(format!("{number:032x}")) }
    }

    #[test]
    fn more_than_can_be_kept_becomes_everything_in_one_message() {
        let outgoing = Outgoing::default();
        (0..=MAX_QUEUED).for_each(|number| outgoing.add(&[balance_of(number)]));
        let messages = outgoing.messages();
        assert_eq!(messages.len(), 1);
        assert_eq!(Outgoing::default().parse(&messages[0]), Some(PeerMessage::Everything));
        assert!(outgoing.lock().queued.announcements.is_empty());
    }

    #[test]
    fn what_has_not_arrived_is_sent_again_with_what_came_since() {
        let outgoing = Outgoing::default();
        outgoing.add(&[balance_of(1)]);
        assert_eq!(received(&outgoing.messages()).len(), 1);
        outgoing.add(&[balance_of(2)]);
        assert_eq!(received(&outgoing.messages()), HashSet::from([balance_of(1), balance_of(2)]));
        outgoing.confirm_sent();
        assert!(outgoing.messages().is_empty());
    }

    #[test]
    fn a_word_that_only_a_newer_server_knows_is_passed_over() {
        let message = Outgoing::default().parse("other zabc r b é");
        let revision = Announcement { topic: Topic::Revision, audience: Audience::Everybody };
        let balance = Announcement { topic: Topic::Balance, audience: Audience::Everybody };
        assert_eq!(message, Some(PeerMessage::Changes(vec![revision, balance])));
    }
}

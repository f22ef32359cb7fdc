//! The states that a stream has sent last, and the cursor that its events carry.
//!
//! No log of events is kept: a cursor lists the last states, each by a short hash. A client that reconnects with a cursor is sent the
//! states that differ from it, whatever happened in between and whichever server answers. The hash covers the owner of the
//! stream, so that a cursor is useless to anybody else.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use lumora_core::wire::PushEvent;
use sha2::{Digest, Sha256};

use crate::store::StoreError;
use crate::topic::Topic;

/// The first character of a cursor: the version of its format.
const VERSION: char = '1';
/// Length of a hash in a cursor, in characters of base64url.
const MARK_CHARS: usize = 11;
/// The maximum number of states per topic that a stream sends.
pub(super) const MAX_STATES_PER_TOPIC: usize = 24;
/// The maximum number of hashes that are read from a cursor, far more than any stream writes.
const MAX_MARKS: usize = 128;

/// The short hash of a state.
type Mark = [u8; 8];

/// A state that can be sent as an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) topic: Topic,
    /// Distinguishes the states of a topic that has several, such as jobs by id; empty for the other topics.
    key: String,
    /// The state as one line of JSON.
    pub(super) data: String,
}

impl State {
    pub(super) fn of(event: &PushEvent) -> Result<Self, StoreError> {
        let (key, data) = match event {
            PushEvent::Balance(value) => (String::new(), serde_json::to_string(value)),
            PushEvent::Messages(value) => (String::new(), serde_json::to_string(value)),
            PushEvent::Revision(value) => (String::new(), serde_json::to_string(value)),
            PushEvent::Support(value) => (String::new(), serde_json::to_string(value)),
            PushEvent::Cashier(value) => (String::new(), serde_json::to_string(value)),
            PushEvent::RealityCheck(value) => (String::new(), serde_json::to_string(value)),
            PushEvent::Job(value) => (value.id.clone(), serde_json::to_string(value)),
        };
        let data = data.map_err(|error| StoreError::Corrupt(error.to_string()))?;
        Ok(Self { topic: Topic::of(event), key, data })
    }

    /// The name of its event.
    pub(super) const fn event(&self) -> &'static str {
        match self.topic {
            Topic::Balance => "balance",
            Topic::Messages => "messages",
            Topic::Revision => "revision",
            Topic::Job => "job",
            Topic::Session => "session",
            Topic::Support => "support",
            Topic::Cashier => "cashier",
            Topic::RealityCheck => "realityCheck",
        }
    }

    fn mark(&self, owner: &str) -> Mark {
        let mut hash = Sha256::new();
        for part in [owner, self.event(), &self.key, &self.data] {
            hash.update(part.as_bytes());
            hash.update([0]);
        }
        let mut mark = Mark::default();
        mark.iter_mut().zip(hash.finalize()).for_each(|(to, from)| *to = from);
        mark
    }
}

/// The states that a stream has sent last.
#[derive(Debug)]
pub(super) struct SentStates {
    owner: String,
    rows: Vec<Row>,
}

#[derive(Debug)]
struct Row {
    topic: Topic,
    key: String,
    mark: Mark,
}

impl SentStates {
    /// The current states that a reconnecting page has already, according to its cursor. An invalid cursor counts as none.
    pub(super) fn resume(owner: &str, cursor: Option<&str>, present: &[State]) -> Self {
        let received_marks = cursor.and_then(marks).unwrap_or_default();
        let mut sent = Self { owner: owner.to_owned(), rows: Vec::new() };
        for state in present.iter().filter(|state| received_marks.contains(&state.mark(owner))) {
            sent.note(state);
        }
        sent
    }

    /// Whether this state was the last one sent for its topic and key.
    pub(super) fn holds(&self, state: &State) -> bool {
        self.row(state).is_some_and(|row| row.mark == state.mark(&self.owner))
    }

    /// Records that the state is being sent.
    pub(super) fn note(&mut self, state: &State) {
        let mark = state.mark(&self.owner);
        match self.rows.iter_mut().find(|row| row.is_of(state)) {
            Some(row) => row.mark = mark,
            None => self.rows.push(Row { topic: state.topic, key: state.key.clone(), mark }),
        }
    }

    /// Removes the states of a topic that no longer exist.
    pub(super) fn keep_only(&mut self, topic: Topic, present: &[State]) {
        self.rows.retain(|row| row.topic != topic || present.iter().any(|state| row.is_of(state)));
    }

    /// The cursor: opaque text of URL-safe characters.
    pub(super) fn cursor(&self) -> String {
        let mut cursor = String::from(VERSION);
        self.rows.iter().for_each(|row| URL_SAFE_NO_PAD.encode_string(row.mark, &mut cursor));
        cursor
    }

    fn row(&self, state: &State) -> Option<&Row> {
        self.rows.iter().find(|row| row.is_of(state))
    }
}

impl Row {
    fn is_of(&self, state: &State) -> bool {
        self.topic == state.topic && self.key == state.key
    }
}

/// Parses the hashes of a cursor; `None` if it is invalid.
fn marks(cursor: &str) -> Option<Vec<Mark>> {
    let text = cursor.strip_prefix(VERSION)?.as_bytes();
    if text.len() > MAX_MARKS * MARK_CHARS {
        return None;
    }
    let decode = |chars: &[u8]| Mark::try_from(URL_SAFE_NO_PAD.decode(chars).ok()?).ok();
    text.chunks(MARK_CHARS).map(decode).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lumora_core::wire::{JobProgress, JobState, RevisionValue, UnreadValue};
    use proptest::prelude::*;

    fn messages(unread_count: u32) -> State {
        State::of(&PushEvent::Messages(UnreadValue { unread_count })).unwrap()
    }

    fn revision(revision: u64) -> State {
        State::of(&PushEvent::Revision(RevisionValue { revision })).unwrap()
    }

    fn job(id: &str, done: u64) -> State {
        let (id, kind) = (id.to_owned(), "export".to_owned());
        State::of(&PushEvent::Job(JobProgress { id, kind, state: JobState::Running, done, total: 9 })).unwrap()
    }

    fn sent(states: &[State]) -> SentStates {
        let mut sent = SentStates::resume("mira", None, &[]);
        states.iter().for_each(|state| sent.note(state));
        sent
    }

    fn any_state() -> impl Strategy<Value = State> {
        prop_oneof![
            (0..3_u32).prop_map(messages),
            (0..3_u64).prop_map(revision),
            ("[ab]", 0..3_u64).prop_map(|(id, done)| job(&id, done)),
        ]
    }

    /// The last state of each topic and key.
    fn latest(states: &[State]) -> Vec<State> {
        let mut latest: Vec<State> = Vec::new();
        for state in states {
            latest.retain(|other| other.topic != state.topic || other.key != state.key);
            latest.push(state.clone());
        }
        latest
    }

    proptest! {
        #[test]
        fn who_comes_back_lacks_exactly_what_is_otherwise(
            before in prop::collection::vec(any_state(), 0..12), now in prop::collection::vec(any_state(), 0..12),
        ) {
            let (known, present) = (latest(&before), latest(&now));
            let cursor = sent(&before).cursor();
            let resumed = SentStates::resume("mira", Some(&cursor), &present);
            for state in &present {
                prop_assert_eq!(resumed.holds(state), known.contains(state));
            }
        }

        #[test]
        fn a_cursor_is_safe_in_headers_and_addresses(states in prop::collection::vec(any_state(), 0..12)) {
            let cursor = sent(&states).cursor();
            prop_assert!(cursor.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'));
            prop_assert_eq!(marks(&cursor).map(|marks| marks.len()), Some(latest(&states).len()));
        }

        #[test]
        fn whatever_else_comes_as_a_cursor_names_nothing(text in "\\PC*") {
            let present = [messages(1), revision(2)];
            let resumed = SentStates::resume("mira", Some(&text), &present);
            prop_assert!(present.iter().all(|state| !resumed.holds(state)));
        }
    }

    #[test]
    fn a_cursor_of_somebody_else_names_nothing() {
        let cursor = sent(&[messages(1)]).cursor();
        assert!(SentStates::resume("mira", Some(&cursor), &[messages(1)]).holds(&messages(1)));
        assert!(!SentStates::resume("joel", Some(&cursor), &[messages(1)]).holds(&messages(1)));
        assert!(!SentStates::resume("", Some(&cursor), &[messages(1)]).holds(&messages(1)));
    }

    #[test]
    fn a_state_that_was_replaced_is_not_in_the_cursor() {
        let cursor = sent(&[messages(1), messages(2)]).cursor();
        assert!(!SentStates::resume("mira", Some(&cursor), &[messages(1)]).holds(&messages(1)));
    }

    #[test]
    fn a_cursor_broken_off_or_too_long_names_nothing() {
        let cursor = sent(&[messages(1)]).cursor();
        for text in ["", "1", "2", &cursor[..cursor.len() - 1], &cursor.replacen('1', "2", 1), &cursor.repeat(400)] {
            assert!(!SentStates::resume("mira", Some(text), &[messages(1)]).holds(&messages(1)), "{text}");
        }
    }

    #[test]
    fn a_state_that_is_no_more_is_forgotten() {
        let mut sent = sent(&[messages(1), job("a", 1), job("b", 1)]);
        sent.keep_only(Topic::Job, &[job("b", 5)]);
        assert!(sent.holds(&messages(1)) && !sent.holds(&job("a", 1)) && sent.holds(&job("b", 1)));
    }

    #[test]
    fn data_is_one_line() {
        let state = job("line\nfeed\r", 1);
        assert!(!state.data.contains(['\n', '\r']), "{}", state.data);
    }
}

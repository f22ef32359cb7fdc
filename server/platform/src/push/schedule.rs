//! Throttles the events of a stream: a topic is sent at once, then at most once per [`MIN_INTERVAL_MS`]; the last change is always sent.

use crate::topic::{Topic, Topics};

/// The minimum time between two events of a topic on one stream, in milliseconds.
pub(super) const MIN_INTERVAL_MS: i64 = 100;

/// The announced topics of a stream, and when each may be sent. Changes within the pause are coalesced.
#[derive(Debug, Default)]
pub(super) struct Schedule {
    announced: Topics,
    /// When each topic was sent last, in milliseconds since the epoch.
    sent_at: Vec<(Topic, i64)>,
}

impl Schedule {
    /// Records that topics have changed.
    pub(super) fn announce(&mut self, topics: Topics) {
        self.announced = self.announced.union(topics);
    }

    /// Takes the topics that are due. They count as sent, so their states must be read after this.
    pub(super) fn take_due(&mut self, now_ms: i64) -> Topics {
        let due: Vec<Topic> = self.announced.iter().filter(|topic| self.due_at(*topic) <= now_ms).collect();
        for topic in &due {
            self.announced = self.announced.without(*topic);
            self.sent_at.retain(|(other, _)| other != topic);
            self.sent_at.push((*topic, now_ms));
        }
        Topics::of(&due)
    }

    /// When the next topic is due, in milliseconds since the epoch; `None` while none is announced.
    pub(super) fn next_at(&self) -> Option<i64> {
        self.announced.iter().map(|topic| self.due_at(topic)).min()
    }

    fn due_at(&self, topic: Topic) -> i64 {
        let last_sent = self.sent_at.iter().find(|(other, _)| *other == topic);
        last_sent.map_or(i64::MIN, |(_, at)| at.saturating_add(MIN_INTERVAL_MS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_first_change_is_told_at_once_and_the_next_after_a_pause() {
        let mut schedule = Schedule::default();
        let balance = Topics::of(&[Topic::Balance]);
        schedule.announce(balance);
        assert_eq!((schedule.next_at(), schedule.take_due(1_000)), (Some(i64::MIN), balance));
        schedule.announce(balance);
        schedule.announce(Topics::of(&[Topic::Messages]));
        assert_eq!(schedule.take_due(1_001), Topics::of(&[Topic::Messages]), "topics do not wait for each other");
        assert_eq!((schedule.next_at(), schedule.take_due(1_099)), (Some(1_100), Topics::default()));
        assert_eq!((schedule.take_due(1_100), schedule.next_at()), (balance, None));
    }

    proptest! {
        #[test]
        fn no_change_is_lost_or_late_and_none_is_told_too_soon(
            steps in prop::collection::vec((0..60_i64, prop::bool::ANY, prop::bool::ANY), 1..80),
        ) {
            let (mut schedule, mut now_ms) = (Schedule::default(), 0);
            let both = [Topic::Balance, Topic::Messages];
            let (mut changed_at, mut sent_at) = ([None::<i64>; 2], [None::<i64>; 2]);
            for (passed, balance, messages) in steps {
                let end = now_ms + passed;
                // The clock jumps as in a stream, which wakes when something is due.
                while let Some(next) = schedule.next_at().map(|at| at.max(now_ms)).filter(|at| *at <= end) {
                    now_ms = next;
                    let due = schedule.take_due(now_ms);
                    prop_assert!(!due.is_empty(), "it woke for nothing");
                    for index in (0..2).filter(|index| due.contains(both[*index])) {
                        prop_assert!(sent_at[index].is_none_or(|last_sent| now_ms - last_sent >= MIN_INTERVAL_MS));
                        let changed = changed_at[index].take();
                        prop_assert!(changed.is_some_and(|changed| now_ms - changed <= MIN_INTERVAL_MS));
                        sent_at[index] = Some(now_ms);
                    }
                }
                now_ms = end;
                for (index, changes) in [balance, messages].into_iter().enumerate() {
                    if changes {
                        schedule.announce(Topics::of(&[both[index]]));
                        changed_at[index].get_or_insert(now_ms);
                    }
                }
            }
            let waiting = Topics::of(&(0..2).filter(|at| changed_at[*at].is_some()).map(|at| both[at]).collect::<Vec<_>>());
            prop_assert_eq!(schedule.take_due(now_ms + MIN_INTERVAL_MS), waiting);
        }
    }
}

//! The topics that open pages are notified of, and the announcement that one has changed.
//!
//! Used by the store, whose units of work announce changes, and by [`push`](crate::push), which sends them to pages.

use lumora_core::wire::PushEvent;

/// A state that changes and that open pages show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A member's wallet balance.
    Balance,
    /// The number of a member's unread messages.
    Messages,
    /// The site's revision.
    Revision,
    /// The progress of a member's background jobs.
    Job,
    /// A member's sessions. No event is sent: a stream checks whether its own session is still valid, and ends if not.
    Session,
    /// The conversation of a member or visitor with customer service.
    Support,
    /// The status of a member's deposits and withdrawals.
    Cashier,
    /// The reality check of a member who plays.
    RealityCheck,
}

impl Topic {
    /// All topics.
    pub const ALL: [Self; 8] = [
        Self::Balance,
        Self::Messages,
        Self::Revision,
        Self::Job,
        Self::Session,
        Self::Support,
        Self::Cashier,
        Self::RealityCheck,
    ];

    /// The topic that an event is of.
    pub const fn of(event: &PushEvent) -> Self {
        match event {
            PushEvent::Balance(_) => Self::Balance,
            PushEvent::Messages(_) => Self::Messages,
            PushEvent::Revision(_) => Self::Revision,
            PushEvent::Job(_) => Self::Job,
            PushEvent::Support(_) => Self::Support,
            PushEvent::Cashier(_) => Self::Cashier,
            PushEvent::RealityCheck(_) => Self::RealityCheck,
        }
    }

    /// Whether an earlier state can recur. An announced change of such a topic is sent even when it equals the state sent last: the
    /// page may have read a different state by a call in between.
    pub const fn may_return(self) -> bool {
        matches!(self, Self::Balance | Self::Messages)
    }

    const fn bit(self) -> u8 {
        match self {
            Self::Balance => 1,
            Self::Messages => 2,
            Self::Revision => 4,
            Self::Job => 8,
            Self::Session => 16,
            Self::Support => 32,
            Self::Cashier => 64,
            Self::RealityCheck => 128,
        }
    }
}

/// A set of topics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Topics(u8);

impl Topics {
    /// These topics.
    pub fn of(topics: &[Topic]) -> Self {
        topics.iter().fold(Self::default(), |all, topic| all.with(*topic))
    }

    /// All topics.
    pub fn all() -> Self {
        Self::of(&Topic::ALL)
    }

    /// The set with one more topic.
    #[must_use]
    pub const fn with(self, topic: Topic) -> Self {
        Self(self.0 | topic.bit())
    }

    /// The union of both sets.
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// The set without one topic.
    #[must_use]
    pub const fn without(self, topic: Topic) -> Self {
        Self(self.0 & !topic.bit())
    }

    /// The intersection of both sets.
    #[must_use]
    pub const fn intersection(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// Whether the set contains the topic.
    pub const fn contains(self, topic: Topic) -> bool {
        self.0 & topic.bit() != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The topics of the set.
    pub fn iter(self) -> impl Iterator<Item = Topic> {
        Topic::ALL.into_iter().filter(move |topic| self.contains(*topic))
    }

    /// The set as a bit mask; [`Topics::from_bits`] is the inverse.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set that a bit mask stands for; unknown bits are ignored.
    pub fn from_bits(bits: u8) -> Self {
        Self(bits).intersection(Self::all())
    }
}

/// Whose pages a change is for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// The member with this id, or the visitor with this id, who is recognised by a token.
    Member(String),
    /// All open pages.
    Everybody,
}

/// The note that a topic has changed for an audience. It does not hold the new state: streams read that themselves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Announcement {
    /// The topic that has changed.
    pub topic: Topic,
    /// Whose pages are notified.
    pub audience: Audience,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let set = Topics::of(&[Topic::Balance, Topic::Session]);
        assert!(set.contains(Topic::Balance) && set.contains(Topic::Session) && !set.contains(Topic::Revision));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Topic::Balance, Topic::Session]);
        assert_eq!(set.without(Topic::Balance).union(Topics::of(&[Topic::Job])).iter().count(), 2);
        assert_eq!(Topics::from_bits(set.bits()), set);
        assert_eq!(Topics::from_bits(u8::MAX), Topics::all());
        assert_eq!(Topics::all().iter().collect::<Vec<_>>(), Topic::ALL);
    }
}

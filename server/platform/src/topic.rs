//! What an open page is told of without asking, and the note that some of it has changed.
//!
//! It stands below the store, whose units of work announce, and below [`push`](crate::push), which tells the pages.

use lumora_core::wire::PushEvent;

/// Something that changes, and that pages show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// What a member can spend.
    Balance,
    /// A member's unread messages.
    Messages,
    /// How often the operator has changed the site.
    Revision,
    /// Jobs in the background that are a member's.
    Job,
    /// A member's sessions. Nothing is sent of them: a stream looks whether its own still lives, and ends if not.
    Session,
    /// The conversation of a member or visitor with customer service.
    Support,
    /// A member's deposits and withdrawals.
    Cashier,
    /// The reality check of a member who plays.
    RealityCheck,
}

impl Topic {
    /// All of them.
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

    /// Whether a state can come back that was there before. An announced change of such a topic is told even when the stream
    /// has told the same state last: the page may have read the state between by a call.
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

    /// These and one more.
    #[must_use]
    pub const fn with(self, topic: Topic) -> Self {
        Self(self.0 | topic.bit())
    }

    /// Those of either set.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, topic: Topic) -> Self {
        Self(self.0 & !topic.bit())
    }

    /// Those of both sets.
    #[must_use]
    pub const fn among(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// Whether the topic is one of them.
    pub const fn contains(self, topic: Topic) -> bool {
        self.0 & topic.bit() != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Topic> {
        Topic::ALL.into_iter().filter(move |topic| self.contains(*topic))
    }

    /// As the bits of a number; [`Topics::from_bits`] reads them.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The topics that these bits stand for; others are ignored.
    pub fn from_bits(bits: u8) -> Self {
        Self(bits).among(Self::all())
    }
}

/// Whom a change concerns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// The member with this id, or the visitor who is known by a token.
    Member(String),
    /// Everybody who listens.
    Everybody,
}

/// The note that a topic has changed for somebody. It does not hold the new state, which whoever hears of it reads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Announcement {
    /// What has changed.
    pub topic: Topic,
    /// For whom.
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
        assert_eq!(set.without(Topic::Balance).and(Topics::of(&[Topic::Job])).iter().count(), 2);
        assert_eq!(Topics::from_bits(set.bits()), set);
        assert_eq!(Topics::from_bits(u8::MAX), Topics::all());
        assert_eq!(Topics::all().iter().collect::<Vec<_>>(), Topic::ALL);
    }
}

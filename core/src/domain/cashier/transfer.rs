//! A transfer between the main wallet and the wallet that a vendor keeps, as a machine, and what may be moved (sections 3 and 7 of the
//! specification).
//!
//! It is Created in the transaction that sets the money aside (towards a vendor) or claims nothing yet (back), Sent just before the vendor is
//! asked, and Done or Failed by what the vendor says. Where no answer comes it is Unknown, and the vendor is asked what became of its
//! number until it says so: the same transfer is never sent under a second number. Money that goes to a vendor stays the member's, held,
//! until the vendor has it; money that comes back is credited when the vendor says that it has let go of it, once.

use crate::domain::money::Money;
use crate::domain::named_enum::named_enum;
use crate::domain::wagering::Credit;

named_enum! {
    /// The direction of a transfer.
    TransferDirection {
        /// From the main wallet to the vendor's.
        #[default]
        ToVendor = "TO_VENDOR",
        /// From the vendor's wallet to the main wallet.
        ToMain = "TO_MAIN",
    }
}

named_enum! {
    /// The cause of a transfer: what began it.
    TransferCause {
        /// The member asked for it.
        #[default]
        Member = "MEMBER",
        /// A game of the vendor was started, and the member lets money follow.
        Launch = "LAUNCH",
        /// A game elsewhere was started, or the member left the game, and the money came back by itself.
        Return = "RETURN",
    }
}

named_enum! {
    /// The status of a transfer.
    TransferStatus {
        /// The transfer is written down, and the vendor was not asked yet.
        #[default]
        Created = "CREATED",
        /// The vendor was asked and has not answered yet.
        Sent = "SENT",
        /// Nobody knows what the vendor did: it is asked until it says.
        Unknown = "UNKNOWN",
        /// The money is where it was to go.
        Done = "DONE",
        /// Nothing was moved; what was held can be spent again.
        Failed = "FAILED",
    }
}

named_enum! {
    /// Why nothing was moved.
    TransferFailure {
        /// The vendor refused the transfer, or knows of no such one.
        #[default]
        Refused = "REFUSED",
        /// The vendor's wallet holds less than was asked for.
        NotEnough = "NOT_ENOUGH",
        /// The vendor takes no transfers now.
        Closed = "CLOSED",
    }
}

/// What happens to a transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransferEvent {
    /// The vendor is about to be asked.
    Sent,
    /// No answer came, or one that says nothing.
    Unanswered,
    /// The vendor did what was asked.
    Done,
    /// The vendor did not do what was asked and will not.
    Failed,
}

impl TransferStatus {
    /// The status that follows; nothing when the event does not fit, and changes nothing.
    #[must_use]
    pub const fn after(self, event: TransferEvent) -> Option<TransferStatus> {
        use TransferEvent as E;
        match (self, event) {
            (Self::Created, E::Sent) => Some(Self::Sent),
            (Self::Sent, E::Unanswered) => Some(Self::Unknown),
            (Self::Sent | Self::Unknown, E::Done) => Some(Self::Done),
            (Self::Created | Self::Sent | Self::Unknown, E::Failed) => Some(Self::Failed),
            _ => None,
        }
    }

    /// Whether the end of the transfer is not known yet.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Created | Self::Sent | Self::Unknown)
    }
}

/// How much of the main wallet may go to a vendor's wallet: what can be spent, less what `granted` credits (a bonus, a reward, a gift) lock until
/// they are staked. A deposit that is not staked yet may go, because stakes at the vendor count towards it.
#[must_use]
pub fn movable(spendable: Money, granted: &[Credit]) -> Money {
    let locked = granted.iter().fold(0_i64, |sum, credit| sum.saturating_add(credit.locked().0));
    Money(spendable.0.saturating_sub(locked).max(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVENTS: [TransferEvent; 4] =
        [TransferEvent::Sent, TransferEvent::Unanswered, TransferEvent::Done, TransferEvent::Failed];

    #[test]
    fn an_end_is_never_left() {
        for status in TransferStatus::ALL.iter().filter(|status| !status.is_open()) {
            for event in EVENTS {
                assert_eq!(status.after(event), None, "{status:?} {event:?}");
            }
        }
    }

    #[test]
    fn a_transfer_is_sent_once() {
        let sends = TransferStatus::ALL.iter().filter(|status| status.after(TransferEvent::Sent).is_some());
        assert_eq!(sends.collect::<Vec<_>>(), [&TransferStatus::Created]);
    }

    #[test]
    fn nothing_is_done_that_was_not_sent() {
        assert_eq!(TransferStatus::Created.after(TransferEvent::Done), None);
        assert_eq!(TransferStatus::Created.after(TransferEvent::Unanswered), None);
        for status in [TransferStatus::Sent, TransferStatus::Unknown] {
            assert_eq!(status.after(TransferEvent::Done), Some(TransferStatus::Done));
            assert_eq!(status.after(TransferEvent::Failed), Some(TransferStatus::Failed));
        }
    }

    #[test]
    fn what_was_given_stays_until_it_was_staked() {
        let credit =
            |amount, required, done| Credit { amount: Money(amount), required: Money(required), done: Money(done) };
        assert_eq!(movable(Money(500), &[]), Money(500));
        assert_eq!(movable(Money(500), &[credit(200, 400, 399), credit(100, 100, 100)]), Money(300));
        assert_eq!(movable(Money(100), &[credit(200, 400, 0)]), Money::ZERO);
    }

    #[test]
    fn every_word_is_found() {
        assert!(TransferStatus::ALL.iter().all(|it| TransferStatus::from_name(it.name()) == Some(*it)));
        assert!(TransferDirection::ALL.iter().all(|it| TransferDirection::from_name(it.name()) == Some(*it)));
        assert!(TransferCause::ALL.iter().all(|it| TransferCause::from_name(it.name()) == Some(*it)));
        assert!(TransferFailure::ALL.iter().all(|it| TransferFailure::from_name(it.name()) == Some(*it)));
    }
}

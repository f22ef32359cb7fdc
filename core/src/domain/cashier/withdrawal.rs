//! A withdrawal as a machine.
//!
//! The amount is frozen in the wallet at once. It walks RiskReview (an operator decides) or goes straight to Approved, then Processing
//! (it has left the wallet, and the provider has it), perhaps PartlyPaid, then AwaitingConfirmation: the whole sum was sent, and the
//! member says what arrived (section 4 of the specification). "All of it" and silence end it as Completed and AutoConfirmed; "a part"
//! and "nothing" make it Disputed, which an operator ends. Rejected, Failed and Returned give the money back. There is no way
//! from any state back to money that can be played with but these, unless the operator's licence allows a member to cancel
//! while nobody has paid.

use crate::domain::named_enum::named_enum;

named_enum! {
    /// The kind of account that a withdrawal is paid to.
    PayoutKind {
        /// An account at a bank.
        #[default]
        Bank = "BANK",
        /// An account at an electronic wallet.
        Ewallet = "EWALLET",
        /// An address of a crypto network.
        Crypto = "CRYPTO",
    }
}

named_enum! {
    /// The status of a withdrawal.
    WithdrawalStatus {
        /// A rule asks an operator to look at it.
        #[default]
        RiskReview = "RISK_REVIEW",
        /// The withdrawal waits to be handed to the provider.
        Approved = "APPROVED",
        /// The provider has the withdrawal.
        Processing = "PROCESSING",
        /// The provider has paid a part, and pays on.
        PartlyPaid = "PARTLY_PAID",
        /// Everything was paid; the member says what arrived.
        AwaitingConfirmation = "AWAITING_CONFIRMATION",
        /// The member says that not everything arrived.
        Disputed = "DISPUTED",
        /// The member has the money, or an operator has decided so.
        Completed = "COMPLETED",
        /// Nobody objected in time.
        AutoConfirmed = "AUTO_CONFIRMED",
        /// An operator refused it; the money is back.
        Rejected = "REJECTED",
        /// The provider could not pay; the money is back.
        Failed = "FAILED",
        /// The bank sent it back; so did we, to the wallet.
        Returned = "RETURNED",
        /// The member called it off before anybody paid, where the licence allows it; the money is back.
        Cancelled = "CANCELLED",
    }
}

named_enum! {
    /// What a member says of a payment (section 4, "Withdrawal confirmation").
    Confirmation {
        /// All of it arrived.
        #[default]
        Full = "FULL",
        /// A part of it arrived.
        Partial = "PARTIAL",
        /// Nothing of it arrived.
        NotReceived = "NOT_RECEIVED",
    }
}

/// What happens to a withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithdrawalEvent {
    /// An operator approved the withdrawal.
    Approved,
    /// An operator refused the withdrawal.
    Rejected,
    /// The member called the withdrawal off.
    Cancelled,
    /// The withdrawal was handed to the provider.
    Sent,
    /// The provider paid a part that is not all.
    PaidPart,
    /// The provider has paid all.
    Paid,
    /// The provider can not pay.
    Failed,
    /// The money came back.
    Returned,
    /// The member says what arrived.
    Confirmed(Confirmation),
    /// The time to object is over.
    TimeOver,
    /// An operator ends a dispute: the member has it.
    DisputeClosed,
    /// An operator ends a dispute: what did not arrive goes back to the wallet.
    DisputeRefunded,
}

impl WithdrawalStatus {
    /// The status that follows; nothing when the event does not fit, and changes nothing.
    #[must_use]
    pub const fn after(self, event: WithdrawalEvent) -> Option<WithdrawalStatus> {
        use WithdrawalEvent as E;
        match (self, event) {
            (Self::RiskReview, E::Approved) => Some(Self::Approved),
            (Self::RiskReview | Self::Approved, E::Rejected) => Some(Self::Rejected),
            (Self::RiskReview | Self::Approved, E::Cancelled) => Some(Self::Cancelled),
            (Self::Approved, E::Sent) => Some(Self::Processing),
            (Self::Processing | Self::PartlyPaid, E::PaidPart) => Some(Self::PartlyPaid),
            (Self::Processing | Self::PartlyPaid, E::Paid) => Some(Self::AwaitingConfirmation),
            (Self::Processing | Self::PartlyPaid, E::Failed) => Some(Self::Failed),
            (Self::AwaitingConfirmation, E::Confirmed(Confirmation::Full)) => Some(Self::Completed),
            (Self::AwaitingConfirmation, E::Confirmed(_)) => Some(Self::Disputed),
            (Self::AwaitingConfirmation, E::TimeOver) => Some(Self::AutoConfirmed),
            (Self::Disputed, E::DisputeClosed | E::DisputeRefunded) => Some(Self::Completed),
            (status, E::Returned) if status.was_paid() => Some(Self::Returned),
            _ => None,
        }
    }

    /// Whether the whole sum has left: a bank may still send it back.
    #[must_use]
    pub const fn was_paid(self) -> bool {
        matches!(self, Self::AwaitingConfirmation | Self::Disputed | Self::Completed | Self::AutoConfirmed)
    }

    /// Whether the amount is frozen in the wallet: it has not been handed to the provider.
    #[must_use]
    pub const fn is_frozen(self) -> bool {
        matches!(self, Self::RiskReview | Self::Approved)
    }

    /// Whether something is still expected of somebody.
    #[must_use]
    pub const fn is_open(self) -> bool {
        self.is_frozen()
            || matches!(self, Self::Processing | Self::PartlyPaid | Self::AwaitingConfirmation | Self::Disputed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use WithdrawalEvent as E;

    const EVENTS: [E; 14] = [
        E::Approved,
        E::Rejected,
        E::Cancelled,
        E::Sent,
        E::PaidPart,
        E::Paid,
        E::Failed,
        E::Returned,
        E::Confirmed(Confirmation::Full),
        E::Confirmed(Confirmation::Partial),
        E::Confirmed(Confirmation::NotReceived),
        E::TimeOver,
        E::DisputeClosed,
        E::DisputeRefunded,
    ];

    #[test]
    fn nothing_but_a_return_follows_once_the_money_is_back_or_kept() {
        for status in WithdrawalStatus::ALL.iter().filter(|status| !status.is_open()) {
            for event in EVENTS {
                let expected = (status.was_paid() && event == E::Returned).then_some(WithdrawalStatus::Returned);
                assert_eq!(status.after(event), expected, "{status:?} {event:?}");
            }
        }
    }

    #[test]
    fn what_was_paid_can_not_be_rejected_failed_or_cancelled() {
        for status in WithdrawalStatus::ALL.iter().filter(|status| status.was_paid()) {
            for event in [E::Rejected, E::Failed, E::Cancelled, E::Paid, E::PaidPart] {
                assert_eq!(status.after(event), None, "{status:?} {event:?}");
            }
        }
    }

    #[test]
    fn silence_is_a_receipt_and_an_objection_is_a_case_for_an_operator() {
        let waiting = WithdrawalStatus::AwaitingConfirmation;
        assert_eq!(waiting.after(E::TimeOver), Some(WithdrawalStatus::AutoConfirmed));
        for word in [Confirmation::Partial, Confirmation::NotReceived] {
            assert_eq!(waiting.after(E::Confirmed(word)), Some(WithdrawalStatus::Disputed));
        }
        assert_eq!(WithdrawalStatus::Disputed.after(E::TimeOver), None);
    }

    #[test]
    fn every_state_can_be_reached_and_each_is_found_by_its_word() {
        let mut reached = vec![WithdrawalStatus::RiskReview, WithdrawalStatus::Approved];
        let mut next = 0;
        while let Some(status) = reached.get(next).copied() {
            next += 1;
            for following in EVENTS.into_iter().filter_map(|event| status.after(event)) {
                if !reached.contains(&following) {
                    reached.push(following);
                }
            }
        }
        for status in WithdrawalStatus::ALL {
            assert!(reached.contains(status), "{status:?}");
            assert_eq!(WithdrawalStatus::from_name(status.name()), Some(*status));
        }
    }
}

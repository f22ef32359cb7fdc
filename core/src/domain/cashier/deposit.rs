//! A deposit as a machine.
//!
//! It walks Pending, Credited for what a provider or the operator has seen arrive; a bank slip is in Review between the two, once its receipt was
//! sent. What arrives beyond a deposit limit is Held until an operator has credited it or sent it back. It ends without money as Declined, Expired,
//! Cancelled or Failed. Money that arrives after such an end is a member's all the same, so Credited follows from each of them; nothing follows from
//! Credited but more money.

use crate::domain::named_enum::named_enum;

named_enum! {
    /// The kind of a deposit: how it is paid.
    DepositKind {
        /// On the provider's own page: card, wallet.
        #[default]
        Hosted = "HOSTED",
        /// By a code that another device scans.
        Qr = "QR",
        /// By a transfer to the operator's bank account, with a reference and a picture of the receipt.
        BankSlip = "BANK_SLIP",
        /// With a code that was bought before.
        Voucher = "VOUCHER",
    }
}

named_enum! {
    /// The status of a deposit.
    DepositStatus {
        /// The deposit waits for the money.
        #[default]
        Pending = "PENDING",
        /// A receipt was sent, and the operator looks for the money.
        Review = "REVIEW",
        /// Money has arrived, and a deposit limit keeps it from the wallet: an operator decides.
        Held = "HELD",
        /// Money has arrived and is in the wallet.
        Credited = "CREDITED",
        /// The payer or the provider declined.
        Declined = "DECLINED",
        /// Nobody paid in time.
        Expired = "EXPIRED",
        /// The member called the deposit off.
        Cancelled = "CANCELLED",
        /// The provider could not take the money.
        Failed = "FAILED",
    }
}

/// What happens to a deposit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DepositEvent {
    /// The member sent a picture of the receipt.
    ReceiptSent,
    /// Money arrived that a deposit limit leaves no room for.
    Held,
    /// Money arrived, and belongs into the wallet.
    Received,
    /// The payer, the provider or the operator declined.
    Declined,
    /// The time to pay is over.
    Expired,
    /// The member called the deposit off.
    Cancelled,
    /// The provider could not take the money.
    Failed,
}

impl DepositStatus {
    /// The status that follows; nothing when the event does not fit, and changes nothing.
    #[must_use]
    pub const fn after(self, event: DepositEvent) -> Option<DepositStatus> {
        match (self, event) {
            (_, DepositEvent::Received) => Some(Self::Credited),
            (Self::Pending | Self::Review, DepositEvent::ReceiptSent) => Some(Self::Review),
            (Self::Credited, DepositEvent::Held) => None,
            (_, DepositEvent::Held) => Some(Self::Held),
            (Self::Pending | Self::Review | Self::Held, DepositEvent::Declined) => Some(Self::Declined),
            (Self::Pending, DepositEvent::Expired) => Some(Self::Expired),
            (Self::Pending, DepositEvent::Cancelled) => Some(Self::Cancelled),
            (Self::Pending, DepositEvent::Failed) => Some(Self::Failed),
            _ => None,
        }
    }

    /// Whether something is still expected of the member, the provider or the operator.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Pending | Self::Review | Self::Held)
    }

    /// Whether the member may still pay for it.
    #[must_use]
    pub const fn awaits_payment(self) -> bool {
        matches!(self, Self::Pending | Self::Review)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVENTS: [DepositEvent; 7] = [
        DepositEvent::ReceiptSent,
        DepositEvent::Held,
        DepositEvent::Received,
        DepositEvent::Declined,
        DepositEvent::Expired,
        DepositEvent::Cancelled,
        DepositEvent::Failed,
    ];

    #[test]
    fn money_that_arrives_is_credited_however_the_deposit_has_ended() {
        for status in DepositStatus::ALL {
            assert_eq!(status.after(DepositEvent::Received), Some(DepositStatus::Credited), "{status:?}");
        }
    }

    #[test]
    fn an_end_is_left_by_money_only() {
        for status in DepositStatus::ALL.iter().filter(|status| !status.is_open()) {
            let money = [DepositEvent::Received, DepositEvent::Held];
            for event in EVENTS.into_iter().filter(|event| !money.contains(event)) {
                assert_eq!(status.after(event), None, "{status:?} {event:?}");
            }
        }
    }

    #[test]
    fn a_sent_receipt_keeps_a_deposit_from_running_out() {
        let review = DepositStatus::Pending.after(DepositEvent::ReceiptSent);
        assert_eq!(review, Some(DepositStatus::Review));
        assert_eq!(DepositStatus::Review.after(DepositEvent::Expired), None);
    }

    #[test]
    fn what_is_held_neither_runs_out_nor_is_called_off() {
        let held = DepositStatus::Pending.after(DepositEvent::Held).unwrap();
        assert!(held.is_open() && !held.awaits_payment());
        for event in [DepositEvent::Expired, DepositEvent::Cancelled, DepositEvent::Failed, DepositEvent::ReceiptSent] {
            assert_eq!(held.after(event), None, "{event:?}");
        }
        assert_eq!(held.after(DepositEvent::Declined), Some(DepositStatus::Declined));
        assert_eq!(DepositStatus::Credited.after(DepositEvent::Held), None, "what is credited stays credited");
    }

    #[test]
    fn every_status_and_kind_is_found_by_its_word() {
        for status in DepositStatus::ALL {
            assert_eq!(DepositStatus::from_name(status.name()), Some(*status));
        }
        for kind in DepositKind::ALL {
            assert_eq!(DepositKind::from_name(kind.name()), Some(*kind));
        }
    }
}

//! How a contract comes about and ends.
//!
//! One side asks the other for a contract, for other terms, or for the end of one. Terms that are offered may be answered with others, at most
//! [`MAX_ROUNDS`] times; whoever's turn it is accepts, answers with others or rejects, and the other side may withdraw. What both have
//! signed counts from the next period on, so that a period never has two sets of terms.

use super::periods::Span;
use super::terms::ContractPeriod;
use crate::domain::named_enum::named_enum;

/// Offers of one request: the first and its counter-offers.
pub const MAX_ROUNDS: u32 = 20;
/// The most requests of one side that may be open at once.
pub const MAX_OPEN: u32 = 200;
/// How long a request, and each offer of it, waits for an answer.
pub const OPEN_MS: i64 = 7 * 24 * 60 * 60 * 1000;
/// How many characters the reason of a rejection has.
pub const REASON_LENGTH: std::ops::RangeInclusive<usize> = 3..=300;
/// The most periods that a workbench replays.
pub const MAX_REPLAYED: u32 = 12;

named_enum! {
    /// The status of a contract.
    ContractStatus {
        /// The contract never came about.
        #[default]
        None = "NONE",
        /// The contract is offered.
        Pending = "PENDING",
        /// Both sides have signed the contract.
        Active = "ACTIVE",
        /// The contract ends with the running period.
        Terminating = "TERMINATING",
        /// The contract has ended.
        Ended = "ENDED",
    }
}

named_enum! {
    /// Why a contract ends.
    EndedReason {
        /// Both sides agreed to its end.
        #[default]
        Agreed = "AGREED",
        /// The contract promised more than the upline's own contract gives now.
        RateLowered = "RATE_LOWERED",
        /// The downline stands under another upline.
        UplineChanged = "UPLINE_CHANGED",
    }
}

named_enum! {
    /// The type of a request: what is asked for.
    ContractRequestType {
        /// A new contract is asked for.
        #[default]
        New = "NEW",
        /// Other terms are asked for.
        Amend = "AMEND",
        /// The end of a contract is asked for.
        Terminate = "TERMINATE",
    }
}

named_enum! {
    /// The status of a request.
    ContractRequestStatus {
        /// The request waits for an answer.
        #[default]
        Pending = "PENDING",
        /// Both sides have signed what was asked for.
        Accepted = "ACCEPTED",
        /// The other side has rejected the request.
        Rejected = "REJECTED",
        /// Nobody answered in time.
        Expired = "EXPIRED",
        /// The request was withdrawn, or what it was about is no more.
        Cancelled = "CANCELLED",
    }
}

named_enum! {
    /// A side of a contract.
    ContractSide {
        /// The agent who grants the contract.
        #[default]
        Upline = "UPLINE",
        /// The agent who is paid by the contract.
        Downline = "DOWNLINE",
    }
}

named_enum! {
    /// An action about a contract or a request.
    ContractAction {
        /// Offers a new contract, or other terms for one that stands.
        #[default]
        Offer = "OFFER",
        /// Answers an offer with other terms.
        Counter = "COUNTER",
        /// Signs what the other side has signed.
        Accept = "ACCEPT",
        /// Rejects the request of the other side.
        Reject = "REJECT",
        /// Takes its own offer back.
        Withdraw = "WITHDRAW",
        /// Asks for the end of a contract.
        Terminate = "TERMINATE",
    }
}

impl ContractSide {
    /// The other side of the contract.
    #[must_use]
    pub const fn other(self) -> ContractSide {
        match self {
            ContractSide::Upline => ContractSide::Downline,
            ContractSide::Downline => ContractSide::Upline,
        }
    }
}

impl ContractAction {
    /// Whether the action is signed with the payment password: whoever rejects or withdraws signs nothing.
    #[must_use]
    pub const fn is_signed(self) -> bool {
        !matches!(self, ContractAction::Reject | ContractAction::Withdraw)
    }
}

/// What `side` may do with an open request that waits for `turn`.
#[must_use]
pub const fn answers(
    request: ContractRequestType,
    turn: ContractSide,
    side: ContractSide,
    round: u32,
) -> &'static [ContractAction] {
    use ContractAction::{Accept, Counter, Reject, Withdraw};
    let is_turn = matches!(
        (turn, side),
        (ContractSide::Upline, ContractSide::Upline) | (ContractSide::Downline, ContractSide::Downline)
    );
    if !is_turn {
        return &[Withdraw];
    }
    match request {
        ContractRequestType::Terminate => &[Accept, Reject],
        _ if round >= MAX_ROUNDS => &[Accept, Reject],
        _ => &[Accept, Counter, Reject],
    }
}

/// When what is signed at a time begins to count, in milliseconds: with the next period, and not before another contract of the same kind has ended.
#[must_use]
pub fn starts_at(period: ContractPeriod, now_ms: i64, busy_until: Option<i64>, offset_minutes: i64) -> i64 {
    let next = ends_at(period, now_ms, offset_minutes);
    match busy_until {
        Some(until) if until > next => {
            let span = period.at(until, offset_minutes);
            let (from, to) = period.runs(span, offset_minutes);
            if from >= until { from } else { to }
        }
        _ => next,
    }
}

/// When what ends at a time counts no more, in milliseconds: the running period is the last.
#[must_use]
pub fn ends_at(period: ContractPeriod, now_ms: i64, offset_minutes: i64) -> i64 {
    let running: Span = period.at(now_ms, offset_minutes);
    period.runs(running, offset_minutes).1
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY_MS: i64 = 24 * 60 * 60 * 1000;

    #[test]
    fn whose_turn_it_is_answers_and_the_other_side_withdraws() {
        use ContractAction::{Accept, Counter, Reject, Withdraw};
        use ContractSide::{Downline, Upline};
        let new = |turn, side, round| answers(ContractRequestType::New, turn, side, round);
        assert_eq!(new(Upline, Upline, 1), [Accept, Counter, Reject]);
        assert_eq!(new(Upline, Downline, 1), [Withdraw]);
        assert_eq!(new(Downline, Downline, MAX_ROUNDS), [Accept, Reject], "no end of offers");
        assert_eq!(answers(ContractRequestType::Terminate, Downline, Downline, 1), [Accept, Reject]);
    }

    #[test]
    fn what_is_signed_counts_from_the_next_period_on() {
        let monday = 4 * DAY_MS;
        let week = ContractPeriod::Weekly;
        assert_eq!(starts_at(week, monday, None, 0), monday + 7 * DAY_MS, "even on its first moment");
        assert_eq!(starts_at(week, monday + 5, None, 0), ends_at(week, monday + 5, 0));
        assert_eq!(starts_at(ContractPeriod::Daily, monday + 5, Some(monday), 0), monday + DAY_MS, "that is over");
    }

    #[test]
    fn a_contract_begins_when_the_one_before_it_has_ended() {
        let monday = 4 * DAY_MS;
        let until = monday + 10 * DAY_MS;
        assert_eq!(starts_at(ContractPeriod::Daily, monday, Some(until), 0), until);
        assert_eq!(starts_at(ContractPeriod::Weekly, monday, Some(until), 0), monday + 14 * DAY_MS);
    }
}

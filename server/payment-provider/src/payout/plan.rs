//! How a payout is carried out: the next step as a function of its plan and its status.

use super::{Payout, PayoutStatus};
use crate::ProviderError;

/// The course that a payout takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plan {
    /// All is paid at once.
    Pay,
    /// It fails.
    Fail,
    /// All is paid, and then returned by the bank.
    PayAndReturn,
    /// It is paid in two parts.
    PayInTwo,
    /// It awaits a person's decision at the desk.
    Desk,
}

/// A person's decision on a payout at the desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeskDecision {
    /// Pay all at once.
    Pay,
    /// Pay it in two parts.
    PayInTwo,
    /// Let it fail.
    Fail,
    /// Pay it, and let it come back.
    Return,
}

impl DeskDecision {
    pub(super) fn plan(self) -> Plan {
        match self {
            Self::Pay => Plan::Pay,
            Self::PayInTwo => Plan::PayInTwo,
            Self::Fail => Plan::Fail,
            Self::Return => Plan::PayAndReturn,
        }
    }
}

impl Plan {
    const ALL: [Self; 5] = [Self::Pay, Self::Fail, Self::PayAndReturn, Self::PayInTwo, Self::Desk];

    /// The plan for an account, by the last four of its ASCII digits.
    pub fn of_account(account: &str) -> Self {
        let digits: String = account.chars().filter(char::is_ascii_digit).collect();
        let last = digits.len().checked_sub(4).and_then(|start| digits.get(start..)).unwrap_or_default();
        match last {
            "0002" => Self::Fail,
            "0003" => Self::PayAndReturn,
            "0004" => Self::PayInTwo,
            "0005" => Self::Desk,
            _ => Self::Pay,
        }
    }

    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Pay => "pay",
            Self::Fail => "fail",
            Self::PayAndReturn => "pay_and_return",
            Self::PayInTwo => "pay_in_two",
            Self::Desk => "desk",
        }
    }

    pub(super) fn parse(text: &str) -> Result<Self, ProviderError> {
        let found = Self::ALL.into_iter().find(|it| it.as_str() == text);
        found.ok_or_else(|| ProviderError::corrupt("payout plan", text))
    }
}

/// A step of a payout. Amounts are minor units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// Pays this amount, the last one.
    PayRest(i64),
    /// Pays this amount; the rest follows.
    PayPart(i64),
    /// It fails.
    Fail,
    /// What was paid comes back.
    Return,
}

/// The next step; `None` where none is left or the desk must decide first.
pub(super) fn next_step(payout: &Payout) -> Option<Step> {
    let rest = payout.amount - payout.paid_total();
    match (payout.plan, payout.status) {
        (Plan::Fail, PayoutStatus::Accepted) => Some(Step::Fail),
        (Plan::PayInTwo, PayoutStatus::Accepted) if payout.amount > 1 => Some(Step::PayPart(payout.amount / 2)),
        // The smallest amount can not be split.
        (Plan::Pay | Plan::PayAndReturn | Plan::PayInTwo, PayoutStatus::Accepted)
        | (Plan::PayInTwo, PayoutStatus::PartlyPaid) => Some(Step::PayRest(rest)),
        (Plan::PayAndReturn, PayoutStatus::Paid) => Some(Step::Return),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_four_digits_of_the_account_decide() {
        for (account, plan) in [
            ("12340002", Plan::Fail),
            ("1234 0003", Plan::PayAndReturn),
            ("DE00-1234-0004", Plan::PayInTwo),
            ("0005", Plan::Desk),
            ("00050", Plan::Pay),
            ("002", Plan::Pay),
            ("T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb", Plan::Pay),
            ("", Plan::Pay),
            ("٠٠٠٢", Plan::Pay),
        ] {
            assert_eq!(Plan::of_account(account), plan, "{account}");
        }
    }

    #[test]
    fn every_plan_is_read_as_it_was_written() {
        for plan in Plan::ALL {
            assert_eq!(Plan::parse(plan.as_str()).unwrap(), plan);
        }
        assert!(Plan::parse("other").is_err());
    }
}

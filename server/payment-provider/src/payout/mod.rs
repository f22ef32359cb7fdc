//! Payouts: money that the merchant pays to somebody.
//!
//! A payout is carried out by the worker, a step at a time, as its plan says, and the plan follows from the account: what the last four
//! digits are decides how the sample ends ([`Plan::of_account`]). Each step is one transaction that writes the new status, the part that was
//! paid, when the next step is due, and what the merchant is to be told. A payout that was taken is thus carried out once, wherever the
//! process dies.

mod ask;
mod plan;
mod steps;
mod table;

pub use ask::{NewPayout, Target, TargetKind};
pub use plan::{DeskDecision, Plan};

use crate::ProviderError;
use crate::fields::decimal;

/// How a payout stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PayoutStatus {
    /// It was taken, and nothing was paid yet.
    Accepted,
    /// The payee has all of it.
    Paid,
    /// The payee has a part; the rest is on its way.
    PartlyPaid,
    /// Nothing was paid, and nothing will be.
    Failed,
    /// It was paid and came back.
    Returned,
}

impl PayoutStatus {
    /// As it travels and is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Paid => "paid",
            Self::PartlyPaid => "partly_paid",
            Self::Failed => "failed",
            Self::Returned => "returned",
        }
    }

    fn parse(text: &str) -> Result<Self, ProviderError> {
        let all = [Self::Accepted, Self::Paid, Self::PartlyPaid, Self::Failed, Self::Returned];
        all.into_iter().find(|it| it.as_str() == text).ok_or_else(|| ProviderError::corrupt("payout status", text))
    }
}

/// A payout as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payout {
    /// Its id here.
    pub id: String,
    /// The merchant's name for it.
    pub reference: String,
    /// How much, in minor units.
    pub amount: i64,
    /// In which currency.
    pub currency: String,
    /// Who gets it.
    pub target: Target,
    /// Where the merchant is told.
    pub notify_url: String,
    /// How it is carried out.
    pub plan: Plan,
    /// How it stands.
    pub status: PayoutStatus,
    /// Why it failed or came back; empty where it did not.
    pub failure: String,
    /// When the next step is due; nothing where none is left, or the desk decides.
    pub next_step_at: Option<i64>,
    /// What was paid, in its order.
    pub parts: Vec<Part>,
}

/// Money that was paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Its id.
    pub id: String,
    /// How much, in minor units.
    pub amount: i64,
    /// When.
    pub paid_at: i64,
}

impl Payout {
    /// What was paid altogether, in minor units. What came back was paid before.
    pub fn paid_total(&self) -> i64 {
        self.parts.iter().map(|part| part.amount).sum()
    }

    /// The same as it travels.
    pub fn paid_decimal(&self) -> String {
        decimal(self.paid_total())
    }

    /// Whether a person at the desk decides what becomes of it.
    pub fn waits_for_desk(&self) -> bool {
        self.plan == Plan::Desk && self.status == PayoutStatus::Accepted
    }
}

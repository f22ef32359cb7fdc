//! Payouts: payments to the account of a payee on the merchant's behalf.
//!
//! The worker carries out a payout step by step, by its plan. The plan follows from the account: its last four digits
//! choose the outcome of the sample ([`Plan::of_account`]). Each step is one transaction that writes the status, the
//! paid part, the time of the next step, and the event for the merchant, so that an accepted payout is carried out once
//! whatever crashes.

mod ask;
mod plan;
mod steps;
mod table;

pub use ask::{NewPayout, Target, TargetKind};
pub use plan::{DeskDecision, Plan};

use crate::ProviderError;
use crate::fields::decimal;

/// The status of a payout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PayoutStatus {
    /// Accepted; nothing is paid yet.
    Accepted,
    /// All of it is paid.
    Paid,
    /// A part is paid; the rest follows.
    PartlyPaid,
    /// It failed; nothing was or will be paid.
    Failed,
    /// It was paid, and the bank returned it.
    Returned,
}

impl PayoutStatus {
    /// The word on the wire and in the database.
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

/// A payout with its paid parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payout {
    /// The provider's id of the payout.
    pub id: String,
    /// The merchant's reference of the payout.
    pub reference: String,
    /// The amount to pay, in minor units.
    pub amount: i64,
    /// ISO 4217 code of the currency.
    pub currency: String,
    /// The account to pay to.
    pub target: Target,
    /// The merchant's webhook for events of the payout.
    pub notify_url: String,
    /// How it is carried out.
    pub plan: Plan,
    /// The status of the payout.
    pub status: PayoutStatus,
    /// Error code of a failure or return; empty otherwise.
    pub failure: String,
    /// When the next step is due, in milliseconds since the epoch (UTC); `None` where none is left or the desk must
    /// decide first.
    pub next_step_at: Option<i64>,
    /// Paid parts, oldest first.
    pub parts: Vec<Part>,
}

/// A part of a payout that was paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Id of the part.
    pub id: String,
    /// Minor units.
    pub amount: i64,
    /// When it was paid, in milliseconds since the epoch (UTC).
    pub paid_at: i64,
}

impl Payout {
    /// The sum of the paid parts, in minor units. A return does not reduce it.
    pub fn paid_total(&self) -> i64 {
        self.parts.iter().map(|part| part.amount).sum()
    }

    /// The sum of the paid parts, as the decimal string of the wire.
    pub fn paid_decimal(&self) -> String {
        decimal(self.paid_total())
    }

    /// Whether it awaits a person's decision at the desk.
    pub fn waits_for_desk(&self) -> bool {
        self.plan == Plan::Desk && self.status == PayoutStatus::Accepted
    }
}

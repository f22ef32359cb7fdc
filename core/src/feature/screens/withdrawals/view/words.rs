//! The words for the states of a withdrawal.

use crate::domain::cashier::WithdrawalStatus;
use crate::text::key;
use crate::view::Tone;

/// The text key of a withdrawal's status.
pub(super) const fn status(status: WithdrawalStatus) -> &'static str {
    match status {
        WithdrawalStatus::RiskReview => key::WITHDRAWAL_RISK_REVIEW,
        WithdrawalStatus::Approved => key::WITHDRAWAL_APPROVED,
        WithdrawalStatus::Processing => key::WITHDRAWAL_PROCESSING,
        WithdrawalStatus::PartlyPaid => key::WITHDRAWAL_PARTLY_PAID,
        WithdrawalStatus::AwaitingConfirmation => key::WITHDRAWAL_AWAITING,
        WithdrawalStatus::Disputed => key::WITHDRAWAL_DISPUTED,
        WithdrawalStatus::Completed => key::WITHDRAWAL_COMPLETED,
        WithdrawalStatus::AutoConfirmed => key::WITHDRAWAL_AUTO_CONFIRMED,
        WithdrawalStatus::Rejected => key::WITHDRAWAL_REJECTED,
        WithdrawalStatus::Failed => key::WITHDRAWAL_FAILED,
        WithdrawalStatus::Returned => key::WITHDRAWAL_RETURNED,
        WithdrawalStatus::Cancelled => key::WITHDRAWAL_CANCELLED,
    }
}

/// The tone of a withdrawal's status.
pub(super) const fn tone(status: WithdrawalStatus) -> Tone {
    match status {
        WithdrawalStatus::Completed | WithdrawalStatus::AutoConfirmed => Tone::Success,
        WithdrawalStatus::AwaitingConfirmation | WithdrawalStatus::Disputed => Tone::Warning,
        WithdrawalStatus::Rejected | WithdrawalStatus::Failed | WithdrawalStatus::Returned => Tone::Error,
        WithdrawalStatus::RiskReview
        | WithdrawalStatus::Approved
        | WithdrawalStatus::Processing
        | WithdrawalStatus::PartlyPaid
        | WithdrawalStatus::Cancelled => Tone::Info,
    }
}

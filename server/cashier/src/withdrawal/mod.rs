//! Withdrawals: the request, the review by operators, the payment, and the member's confirmation (`withdraw` of section
//! 2, "Withdrawal confirmation" of section 4).
//!
//! The transaction that writes the row also places the hold ([`request`]) and checks the rules as of that moment: daily
//! limits, wagering, risk. The money moves from the wallet to the account of withdrawals in transit before the provider
//! is told ([`SendWithdrawal`]), so that a lost answer can not pay twice: the retry sends the same withdrawal payment under
//! the same reference. What the provider pays, fails or returns is posted from there ([`progress`]).

pub mod back_office;
mod confirm;
mod decide;
mod factor;
mod identity;
mod limits;
mod progress;
mod read;
mod request;
mod risk;
mod routes;
mod row;
mod send;

pub use confirm::ConfirmInTime;
pub use decide::{Decision, decide};
pub(crate) use progress::{PaidPart, record_failure, record_paid_part, record_return};
pub use risk::review_reasons;
pub(crate) use routes::router;
pub use row::WithdrawalRow;
pub use send::SendWithdrawal;

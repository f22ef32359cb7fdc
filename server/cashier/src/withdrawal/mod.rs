//! Withdrawals: asking for one, what an operator looks at, paying it, and what the member says of it (`withdraw` of section 2, "Withdrawal
//! confirmation" of section 4).
//!
//! The money is frozen in the transaction that writes the row ([`request`]), by the rules of that moment: limits of the day, wagering, risk. It leaves
//! the wallet for the account of withdrawals in transit before the provider is told ([`SendPayout`]), so that a lost answer can not pay it twice: the same payout is
//! asked for again. What the provider pays, fails or returns goes from there ([`progress`]).

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
pub(crate) use progress::{Paid, failed, paid, returned};
pub use risk::in_words;
pub(crate) use routes::router;
pub use row::WithdrawalRow;
pub use send::SendPayout;

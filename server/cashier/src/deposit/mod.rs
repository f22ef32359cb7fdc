//! Deposits: channels, requests, receipts, and their status (`depositv2` of section 2).
//!
//! A deposit is requested under an idempotency key and stored before the provider is called. The provider opens a
//! payment under the row's id; whatever it then reports as received is credited once for each of its receipts
//! ([`receive`]), also after the deposit has ended. A bank slip has no provider: the member transfers the money and
//! quotes the reference, and an operator confirms what arrived.

pub mod back_office;
mod channel;
mod decide;
mod expire;
mod gate;
pub mod held;
mod limit;
mod open;
mod read;
mod receive;
mod routes;
mod row;
mod slip;
mod voucher;

pub use decide::{Decision, decide};
pub use expire::{ExpireDeposits, cancel_unpaid};
pub use open::OpenPayment;
pub(crate) use receive::{Receipt, end, receive};
pub(crate) use routes::router;
pub use row::DepositRow;
pub use voucher::RedeemVoucher;

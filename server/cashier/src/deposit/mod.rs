//! Deposits: channels, asking for one, what arrives, and how it stands (`depositv2` of section 2).
//!
//! A deposit is asked for under the member's intent and is a row before anybody is told of it. The provider opens a payment under the row's
//! id; whatever it then says is arrived is credited once for each of its receipts ([`receive`]), also when the deposit has long ended. A bank slip
//! has no provider: the member transfers by hand, names the reference, and an operator says what arrived.

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
pub use expire::{ExpireDeposits, call_off_unpaid};
pub use open::OpenPayment;
pub(crate) use receive::{Arrived, end, receive};
pub(crate) use routes::router;
pub use row::DepositRow;
pub use voucher::RedeemVoucher;

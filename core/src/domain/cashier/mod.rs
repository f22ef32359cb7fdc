//! Money on its way in and out (sections 3 and 4 of the specification): what kinds of deposits and withdrawals there are, how far one
//! has come, what may follow, and what it costs.
//!
//! The server stores the words of these tables and moves by their machines; the client names and orders by the same ones. So a
//! state that the one writes and the other does not know can not be.

mod charge;
mod deposit;
mod transfer;
mod upline;
mod withdrawal;

pub use charge::{Bounds, Charge, OutOfBounds};
pub use deposit::{DepositEvent, DepositKind, DepositStatus};
pub use transfer::{TransferCause, TransferDirection, TransferEvent, TransferFailure, TransferStatus, movable};
pub use upline::UplineDirection;
pub use withdrawal::{Confirmation, PayoutKind, WithdrawalEvent, WithdrawalStatus};

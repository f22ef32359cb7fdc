//! Vouchers: codes that can be redeemed for money once.
//!
//! The merchant redeems a code under a reference. A repeated call with the same reference and code gets the same
//! answer, so that a lost answer loses no money.

mod code;
mod table;

pub use code::VoucherCode;
pub use table::{Redeemed, Voucher, VoucherState};

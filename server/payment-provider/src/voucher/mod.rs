//! Vouchers: codes that are worth money once.
//!
//! A code is redeemed by a reference of the merchant's. The same reference with the same code is told the same again, so that an answer
//! that was lost costs nobody anything.

mod code;
mod table;

pub use code::VoucherCode;
pub use table::{Redeemed, Voucher, VoucherState};

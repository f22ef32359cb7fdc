//! Wagering: credits that must be wagered before they can be withdrawn, and the reader of the stream that counts them down (sections
//! 3 and 4 of the specification). The rules themselves are in the core: [`domain::wagering`](lumora_core::domain::wagering).
//!
//! A credit is granted in the transaction that credits the money ([`NewCredit::grant`]). Valid bets count towards the credits that
//! were open when the bet was settled, in the operator's order. A credit ends as done (wagered in full), as lost (the balance fell
//! below the operator's threshold with no bet open: the credited money is gone, and must not lock later money), as expired, as
//! forfeited (its member gave it up, [`Forfeit`]), or as cancelled (the account was closed or its member excluded).

mod count;
mod credit;
mod forfeit;

pub use count::{cancel_all, count_all, end_lost};
pub use credit::{CreditRow, NewCredit, Source, correct, granted_id, is_known, locked_of, open_credits, weights};
pub use forfeit::{Forfeit, ForfeitRow, forfeited_since};

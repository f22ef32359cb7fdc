//! Wagering: credits that must be staked before they may leave, and the reader of the stream that counts them down (sections 3 and 4 of the
//! specification). The rules themselves are the core's own [`domain::wagering`](lumora_core::domain::wagering).
//!
//! A credit is granted in the transaction that credits the money ([`NewCredit::grant`]). Valid bets count for those credits that were there
//! when the bet was settled, in the operator's order. A credit ends as done, as lost (the balance has fallen below the operator's bound with no bet open:
//! what was credited is gone, and must not lock what comes later), as expired, as forfeited (its member gave it up, [`Forfeit`]), or as cancelled with the
//! account or by an exclusion.

mod count;
mod credit;
mod forfeit;

pub use count::{cancel_all, count_all, end_lost};
pub use credit::{CreditRow, NewCredit, Source, correct, granted_id, is_known, locked_of, open_credits, weights};
pub use forfeit::{Forfeit, ForfeitRow, forfeited_since};

//! Wallets that vendors keep (sections 3 and 7 of the specification): what members have there, and transfers between them and the main wallet.
//!
//! Games of such a vendor are played from a balance at the vendor. Money gets there and back by a [`transfer`](row): a row with a state machine
//! ([`TransferStatus`](lumora_core::domain::cashier::TransferStatus)), whose id is the number that the vendor knows it by. It is sent once; where no answer comes, the vendor is
//! asked what became of the number until it says so ([`AskTransfers`]). Towards a vendor the money is held on the ledger at once and leaves the main wallet when the
//! vendor has it; on the way back it is credited when the vendor says that it has let go of it. What is won and lost there comes in by the vendor's
//! list of settled bets ([`PullBets`]), which joins the stream of bets. Every hour the vendor's books are compared with ours ([`ReconcileWallets`]).
//!
//! # Contract
//!
//! **Launch.** As for any game: a ticket, which the vendor's supplier exchanges with `/seamless/session/open`. The answer says `"wallet": "vendor"` where rounds stake
//! from the balance at the vendor. Before each stake the supplier asks `/seamless/user/may_stake`, so that a player who has left, is locked, or a site in
//! maintenance stakes nothing there either.
//!
//! **Calls.** All are `POST` of JSON at the supplier's origin. `X-Signature` is the lower-case hexadecimal HMAC-SHA256 over the path, a line feed and the exact
//! body, under the secret of the seamless wallet. Amounts are integers in minor units; `player` is the seamless wallet's `user`.
//!
//! | Path | Body | Answer |
//! |---|---|---|
//! | `/transfer/balance` | `player`, `vendor`, `currency` | `balance` |
//! | `/transfer/in`, `/transfer/out` | `reference_no`, `player`, `vendor`, `currency`, `amount` | a transfer |
//! | `/transfer/status` | `reference_no` | a transfer |
//! | `/transfer/bets` | `after` (a position), `limit` | `bets`: `position`, `round`, `player`, `vendor`, `game_code`, `currency`, `stake`, `payout`, `opened_at`, `settled_at` |
//! | `/transfer/balances` | `vendor`, `after` (a player), `limit` | `balances`: `player`, `currency`, `balance`, `in_play`; `position` of the last bet in them |
//! | `/transfer/transfers` | `vendor`, `from_ms`, `until_ms`, `after` (a number), `limit` | `transfers` that were done, by number |
//!
//! A transfer is `reference_no`, `state`, `direction` (`in`, `out`), `player`, `vendor`, `currency`, `amount`, `balance`, `at`. Its `state` is `done`,
//! `not_enough` (the balance held less) or `closed`, and never changes.
//!
//! **Rules.**
//! - *A number is one transfer.* The same call again answers what became of the first and moves nothing; another call under it is refused with 409 `reference_reused`.
//! - *Asking closes.* `/transfer/status` of a number that never arrived answers `closed`, and the transfer is refused should it arrive later. So an end that was
//!   told is an end.
//! - *No answer* (a timeout, 5xx, anything that is not of this shape) says nothing of the money. The operator asks for the status and sends nothing again.
//! - *Free demo.* Guests play such games at the operator's wallet.

mod at_launch;
pub mod back_office;
mod balances;
mod create;
mod feed;
mod http;
mod outcome;
mod read;
mod reconcile;
mod routes;
mod row;
mod settle;
mod vendor;

pub use at_launch::follow;
pub use balances::{changed_at, elsewhere, has_open_transfer};
pub use feed::{PullBets, pull};
pub use http::HttpVendorWallets;
pub use outcome::outcome_router;
pub use reconcile::{Difference, DifferenceKind, ReconcileWallets, differences, reconcile};
pub use routes::router;
pub use row::TransferRow;
pub use settle::AskTransfers;
pub use vendor::{
    RoundName, Unanswered, VendorBalance, VendorBet, VendorOrder, VendorState, VendorTransfer, VendorWallets, WalletKey,
};

use ledger::{Account, AccountKind};

/// What members have at a vendor, all of them together.
pub fn account_of(vendor: &str, currency: &str) -> Account {
    Account::new(AccountKind::VendorWallets, vendor, currency)
}

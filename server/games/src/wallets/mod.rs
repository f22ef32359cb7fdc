//! Transfer wallets: balances that vendors keep for members (sections 3 and 7 of the specification), and transfers
//! between them and the main wallet.
//!
//! Names that belong to the transfer wallet: on the wire `MerchantWallet` and `GCS_merchantWallet`, in the database
//! `merchant_wallets` and `wallet_vendors`, in the ledger the account kind `VendorWallets`, and here the trait
//! [`VendorWallets`].
//!
//! Games of such a vendor are played from a balance at the vendor. Money gets there and back by a transfer
//! ([`TransferRow`]): a row with a state machine ([`TransferStatus`](lumora_core::domain::cashier::TransferStatus)),
//! whose id is its reference number at the vendor. It is sent once; without an answer the vendor is queried for the
//! status of that number until it answers ([`ResolveTransfers`]). Towards a vendor the money is held in the ledger at once
//! and leaves the main wallet when the vendor confirms; on the way back it is credited when the vendor confirms. Wins
//! and losses come in by the vendor's list of settled bets ([`PullBets`]), which joins the stream of settled bets.
//! Every hour the vendor's books are reconciled with ours ([`ReconcileWallets`]).
//!
//! # Contract
//!
//! **Launch.** As for any game: a ticket, which the vendor's supplier exchanges with `/seamless/session/open`. The
//! answer has `"wallet": "vendor"` where rounds stake from the transfer wallet. Before each stake the supplier calls
//! `/seamless/user/may_stake`, so that a player who has logged out or is locked stakes nothing there either, nor
//! anybody during maintenance.
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
//! - *A number is one transfer.* A repeated call gets the answer of the first and moves nothing; another transfer under
//!   the same number is refused with 409 `reference_reused`.
//! - *A status query is final.* `/transfer/status` of a number that never arrived answers `closed`, and the transfer is
//!   refused should it arrive later. So a reported end never changes.
//! - *No answer* (a timeout, 5xx, anything that is not of this shape) says nothing of the money. The operator queries
//!   the status and does not send the transfer again.
//! - *Free demo.* Guests play such games from the operator's wallet.

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

pub use at_launch::transfer_at_launch;
pub use balances::{booked_at_vendors, changed_at, has_open_transfer};
pub use feed::{PullBets, pull};
pub use http::HttpVendorWallets;
pub use outcome::outcome_router;
pub use reconcile::{Difference, DifferenceKind, ReconcileWallets, differences, reconcile};
pub use routes::router;
pub use row::TransferRow;
pub use settle::ResolveTransfers;
pub use vendor::{
    RoundName, Unanswered, VendorBalance, VendorBet, VendorOrder, VendorState, VendorTransfer, VendorWallets, WalletKey,
};

use ledger::{Account, AccountKind};

/// Ledger account of the money that all members together have at a vendor.
pub fn account_of(vendor: &str, currency: &str) -> Account {
    Account::new(AccountKind::VendorWallets, vendor, currency)
}

//! The operator's side of the seamless wallet: games run elsewhere and bet against the member's wallet, call by call.
//!
//! It serves the game areas of section 1 of the specification and follows the conventions of the field. The supplier
//! keeps no money: every stake and every payout is a call to the operator, who answers with the new balance. Vendors
//! that do keep money have transfer wallets, see [`crate::wallets`].
//!
//! # Contract
//!
//! **Launch.** `POST /wps/game/launchGame` answers the site with `{games_origin}/play/{game_code}#ticket=TICKET&lang=EN&theme=dark`.
//! The ticket stands in the fragment, so it reaches no log. It is good for one use within 60 seconds. The game's page hands it to
//! the supplier's own server, which exchanges it with `session/open` for a game-session token. The token never reaches the browser.
//!
//! **Calls.** All are `POST`, `Content-Type: application/json`, at the site's origin under `/seamless`. Two headers prove the caller:
//! `X-Supplier: CODE` and `X-Signature: HEX`, the lower-case hexadecimal HMAC-SHA256 of the exact body bytes under the supplier's secret
//! (its UTF-8 bytes). The sample supplier's code is [`SAMPLE_SUPPLIER`]; its secret is made at first start and read with [`secret_of`].
//!
//! | Path | Body, beside `request_uuid` | Answer, beside `status` and `request_uuid` |
//! |---|---|---|
//! | `/seamless/session/open` | `ticket` | `token`, `user`, `nickname`, `currency`, `balance`, `vendor`, `game_code`, `lang`, `account_type`, `round_ms`, `auto_rounds`, `celebrate_returns`, `max_stake`, `wallet` |
//! | `/seamless/user/info` | `token` | `user`, `nickname`, `currency`, `vendor`, `game_code`, `lang`, `account_type` |
//! | `/seamless/user/balance` | `token` | `user`, `currency`, `balance` |
//! | `/seamless/user/may_stake` | `token`, `round`, `amount` | |
//! | `/seamless/user/release_stake` | `round` | |
//! | `/seamless/transaction/bet` | `transaction_uuid`, `token`, `round`, `game_code`, `amount`, `currency`, `round_closed` (false), `is_free` (false), `reward_uuid` (none) | `user`, `currency`, `balance` |
//! | `/seamless/transaction/win` | `transaction_uuid`, `reference_transaction_uuid` (the bet), `token`, `round`, `game_code`, `amount`, `currency`, `round_closed` (false), `is_free` (false), `reward_uuid` (none) | `user`, `currency`, `balance` |
//! | `/seamless/transaction/rollback` | `transaction_uuid`, `reference_transaction_uuid` (the bet or win), `token`, `round`, `game_code` | `user`, `currency`, `balance` |
//!
//! `amount` and `balance` are integers in minor units (cents). `request_uuid`, `transaction_uuid` and `round` are the supplier's own, 1 to 64
//! characters of `A-Z a-z 0-9 - _ .`. Fields with a value in brackets may be left out. A field that the table does not name is ignored.
//!
//! `round_ms` and `auto_rounds` are the operator's rules of play for the session: the least time between the starts of two rounds, and how many
//! rounds automatic play may have (0: none). They come from its settings and from the policy of its licence, whichever is stricter; what
//! neither says is left out, and a supplier then allows no automatic play. `max_stake` is the most that a round of this player may stake, and
//! `celebrate_returns` is false where a return up to the stake is no reason to celebrate; both are left out where nothing bounds them.
//!
//! **Status.** The reply is HTTP 200 whenever the call was understood; `status` is its result:
//!
//! | `status` | Meaning | The supplier |
//! |---|---|---|
//! | `RS_OK` | done, now or before | goes on |
//! | `RS_ERROR_NOT_ENOUGH_MONEY` | the wallet holds less than the stake | shows it, does not roll back |
//! | `RS_ERROR_INVALID_TOKEN` | no such ticket or token, or the ticket was used | asks the player to open the game again |
//! | `RS_ERROR_TOKEN_EXPIRED` | the ticket or game session has ended, or the member logged out | the same |
//! | `RS_ERROR_USER_DISABLED` | the member may not play | the same |
//! | `RS_ERROR_INVALID_GAME` | the token was opened for another game | mends its call |
//! | `RS_ERROR_WRONG_CURRENCY` | the wallet has another currency | mends its call |
//! | `RS_ERROR_DUPLICATE_TRANSACTION` | this `transaction_uuid` was used with another body | never sends it again |
//! | `RS_ERROR_TRANSACTION_DOES_NOT_EXIST` | a win refers to a bet that was never made | mends its call |
//! | `RS_ERROR_TRANSACTION_ROLLED_BACK` | the bet was rolled back, before or after it arrived | ends the round |
//! | `RS_ERROR_ROUND_CLOSED` | the round is settled | ends the round |
//! | `RS_ERROR_LIMIT_REACHED` | a limit that the player has set leaves no room for the stake | shows it, ends automatic play, does not roll back |
//! | `RS_ERROR_REALITY_CHECK` | the player has to answer a reality check on the operator's page first | the same |
//! | `RS_ERROR_STAKE_TOO_HIGH` | the licence allows this player no round of so much | shows it, does not roll back |
//! | `RS_ERROR_INVALID_REWARD` | no free spins of this name for this player and game, or none is left | offers them no more |
//! | `RS_ERROR_MAINTENANCE` | the operator takes no new stakes and opens no sessions for now | shows it, does not roll back |
//! | `RS_ERROR_INVALID_PARTNER` (HTTP 401) | unknown `X-Supplier` | mends its settings |
//! | `RS_ERROR_INVALID_SIGNATURE` (HTTP 401) | `X-Signature` does not match the body | mends its settings |
//! | `RS_ERROR_WRONG_SYNTAX` (HTTP 400) | the body is not JSON of the shape above | mends its call |
//! | `RS_ERROR_UNKNOWN` (HTTP 503) | the operator failed; nothing is known | rolls back, then repeats until `RS_OK` |
//!
//! **Rules.**
//! - *Idempotency.* The same `transaction_uuid` with the same body gets the same answer and moves no money again. (`request_uuid` and
//!   `token` may differ: a retry is a new request, perhaps from a later session.)
//! - *Transfer wallets.* Before each stake from a balance that the vendor keeps, the supplier calls `may_stake` with
//!   round and amount: the stake counts towards the player's limits from then on, once for its round. A stake that is
//!   not taken after all is released with `release_stake`; a settled round is reported by the list of settled bets (see
//!   [`crate::wallets`]). Without `round` and `amount` the call only tells whether the player may play.
//! - *No answer to a bet* (timeout, HTTP 5xx): send a rollback that refers to it, again after 1 s, 2 s, 5 s and so on until `RS_OK`.
//! - *Rollback of an unknown transaction* is `RS_OK` and leaves a tombstone: should the transaction arrive later, it is refused
//!   with `RS_ERROR_TRANSACTION_ROLLED_BACK`. A rollback never looks at funds. Rolling back twice is `RS_OK`.
//! - *Win and rollback* are accepted after the token has ended, for the round was paid for while it lived.
//! - *Maintenance* refuses `session/open` and every stake, with the ticket kept for what is left of its time. A round that is open
//!   still ends: wins, rollbacks, free bets of the round and repeated calls are answered as ever.
//! - *A round* opens with its first bet. It is settled by a win with `amount` 0 or with `round_closed`, and settles once. A bet that lost
//!   is reported as a win of 0. A bet of a settled round can be rolled back only after its wins were.
//! - *Free spins.* A bet with `is_free` that opens a round names in `reward_uuid` the free spins that it is one of (see [`crate::free_spins`]); it is the only bet of
//!   its round, and its wins carry both fields too. It moves no money; the balance in the answer is that of the wallet. Within a round that was paid for, a bet with
//!   `is_free` and no `reward_uuid` is a feature of that round.
//! - *Free demo.* A trial guest (`account_type` 4) plays the same games with the same odds on a wallet of its own.

mod answer;
mod bet;
mod bet_context;
mod call_write;
mod end;
mod launch;
mod licence;
mod refusal;
mod rollback;
mod round;
mod routes;
mod session;
mod signed;
mod status;
mod transaction;
mod win;

pub use answer::Answer;
pub use end::end_games;
pub use launch::{NewTicket, TICKET_MS, issue_ticket};
pub use round::{has_open_round, has_unsettled_bet};
pub use routes::router;
pub use signed::{Secrets, secret_of, sign};
pub use status::Status;

/// Code of the sample supplier, which runs in this server's program.
pub const SAMPLE_SUPPLIER: &str = "SAMPLE";

//! Free spins (section 2 of the specification, `bonusDetails`; sections 4 and 5): rounds that a supplier plays for a
//! member without a stake, and what they win.
//!
//! A grant is a row, written in the transaction of what grants it ([`NewFreeSpins::grant`]). A job sends it to the
//! supplier ([`SyncFreeSpins`]) and retries until the supplier confirms it; until then the member sees it as pending.
//! Each spin is a round of the seamless wallet with a stake of zero that names the grant ([`play`]): it counts towards
//! no limit, no turnover and no winner board, and writes no row to the stream of settled bets.
//!
//! The winnings of a grant are one bonus: they add up with each spin and are credited when the last round has ended or
//! the grant has expired, as one wagering credit. So the credit has its full amount and wagering requirement from the
//! start, later losses count towards it once, and the cap on winnings holds over the whole grant. Until then the
//! winnings are kept with the grant, and forfeiting it forfeits them.
//!
//! # Contract
//!
//! Both calls are `POST` with a JSON body at the supplier's origin, signed as the calls of [`crate::wallets`] are.
//! Amounts are minor units, times milliseconds since the epoch UTC.
//!
//! | Path | Body | Answer |
//! |---|---|---|
//! | `/free_spins/grant` | `reward_uuid`, `player`, `games` (codes), `spins`, `value` (of a spin), `currency`, `expires_at` | `reward_uuid`, `state`, `used` |
//! | `/free_spins/withdraw` | `reward_uuid` | the same |
//!
//! `state` is `granted`, `withdrawn`, or `refused` with a `reason`: `game_unknown`, or `value_not_offered` where a game
//! does not offer that stake. Calls are idempotent by `reward_uuid`: a repeated call is answered with the present
//! state; a different grant under the same `reward_uuid` is refused with 409 `reward_reused`. Withdrawing a grant that
//! never arrived closes it: should it arrive later, it is answered as withdrawn. A round that has begun is played to
//! its end. Without an answer the state is unknown, and the call is repeated.

mod change;
mod end;
mod grant;
mod jobs;
pub mod play;
mod routes;
mod row;
mod supplier;

pub use change::changed_at;
pub use end::{cancel_all, give_up};
pub use grant::{FreeSpinsSource, FreeSpinsTerms, Granted, InvalidTerms, NewFreeSpins};
pub use jobs::{SettleFreeSpins, SyncFreeSpins};
pub use routes::router;
pub use row::{FreeSpinsRow, credit_id, grant_of};
pub use supplier::{FreeSpinsOrder, FreeSpinsSupplier, SupplierAnswer, Unconfirmed};

//! Free spins (section 2 of the specification, `bonusDetails`; sections 4 and 5): rounds that a member plays at a supplier for nothing, and what they win.
//!
//! A grant is a row, written in the transaction of what it came by ([`NewFreeSpins::grant`]). A job tells the supplier ([`TellFreeSpins`]), again until it
//! answers; until then the member sees it as pending. Each spin is a round of the seamless wallet that stakes nothing and names the grant ([`play`]): it counts for
//! no limit, no turnover and no board, and leaves no row in the stream of settled bets.
//!
//! What the spins of a grant win is one bonus: it grows with each of them and is credited when the last one has ended, or their time is over, as a credit
//! of the wagering. So a credit has its amount and its demand from the first moment on, what its member loses afterwards counts for it once, and the bound of
//! winnings is kept over the whole grant. Until then what was won stands with the grant, and giving it up costs that.
//!
//! # Contract
//!
//! Both calls are `POST` of JSON at the supplier's origin, signed as those of [`crate::wallets`] are. Amounts are minor units, times milliseconds.
//!
//! | Path | Body | Answer |
//! |---|---|---|
//! | `/free_spins/grant` | `reward_uuid`, `player`, `games` (codes), `spins`, `value` (of a spin), `currency`, `expires_at` | `reward_uuid`, `state`, `used` |
//! | `/free_spins/withdraw` | `reward_uuid` | the same |
//!
//! `state` is `granted`, `withdrawn`, or `refused` with a `reason`: `game_unknown`, or `value_not_offered` where a game has no such stake. The same call again answers what
//! became of the first; another grant under the same `reward_uuid` is refused with 409 `reward_reused`. Withdrawing one that never arrived closes it, so that it is
//! withdrawn should it arrive later. A round that has begun goes to its end. No answer says nothing: the call is made again.

mod change;
mod end;
mod grant;
pub mod play;
mod routes;
mod row;
mod supplier;
mod tell;

pub use change::changed_at;
pub use end::{cancel_all, give_up};
pub use grant::{FreeSpinsSource, FreeSpinsTerms, Granted, NewFreeSpins, Unfit};
pub use routes::router;
pub use row::{FreeSpinsRow, credit_id, grant_of};
pub use supplier::{FreeSpinsOrder, FreeSpinsSupplier, SupplierAnswer, Untold};
pub use tell::{SettleFreeSpins, TellFreeSpins};

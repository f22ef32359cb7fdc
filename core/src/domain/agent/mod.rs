//! Agents (section 2 of the specification, "Agent centre", and sections 4 and 6): what each type may do, contracts between upline and
//! downline with their terms, limits and settlement, and the rebate up the tree.
//!
//! An agent and its upline sign the same terms and both see how a payment came about, so every figure is worked out here and nowhere
//! else: the server settles with it, and the client replays an offer with it before anybody signs.
//!
//! - [`features`]: which ways of earning the operator has switched on; [`rights`]: what an agent may do, by account type.
//! - [`terms`]: what a contract says; [`check`]: whether it can be one; [`text`]: its words, as both sides keep them.
//! - [`limit`]: that no downline is promised more than its upline has.
//! - [`life`]: how a contract comes about and ends, and whose turn it is.
//! - [`periods`]: when each kind of contract is settled.
//! - [`figures`], [`settle`], [`chain`], [`progress`]: what a period, a run of periods and the running period bring.
//! - [`team`]: what a team has come to, compared with the days before; [`downline`]: what is done with one of it.
//! - [`replay`]: what an offer would have brought.
//! - [`register`]: what a registration link may say, and rates within the upline's.
//! - [`rebate`]: shares of valid bets up the tree.
//! - [`settlement`]: where a settlement stands, and whose it is.

pub mod chain;
pub mod check;
pub mod downline;
pub mod features;
pub mod figures;
pub mod life;
pub mod limit;
pub mod periods;
pub mod progress;
pub mod rebate;
pub mod register;
pub mod replay;
pub mod rights;
pub mod settle;
pub mod settlement;
pub mod team;
pub mod terms;
pub mod text;

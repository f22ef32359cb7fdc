//! Contracts of agents (sections 2 and 7 of the specification): what an upline and a downline have signed, and what they ask of each other.
//!
//! A contract stands between an agent and its direct upline, or the operator at the top. One side offers terms ([`act`]), the other signs, answers with
//! others, or says no; both sign the same text of the core with their payment password, and keep it with its hash. What is signed counts from the
//! next period on ([`effective()`]), so that a period has one version. Nobody promises more than the own contract of the same kind gives: where
//! that is lowered, what stands on it and is above ends with it, once the agent has agreed to the list ([`upline_changed`] ends what a move leaves).
//!
//! Every rule is asked for again in the transaction that signs, and transactions of this crate do not see each other half done: two that would break
//! a rule together do not both happen.

mod act;
pub mod back_office;
mod between;
mod calls;
mod effective;
mod ending;
mod expire;
mod open;
mod party;
mod read;
mod row;
mod sign;
mod tell;
mod workbench;

pub use between::between;
pub(crate) use calls::ContractTypes;
pub use calls::router;
pub use effective::{Effective, effective, versions};
pub use ending::upline_changed;
pub use expire::{ExpireContracts, run_out};
pub use row::{ContractRow, RequestRow};

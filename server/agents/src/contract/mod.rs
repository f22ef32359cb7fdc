//! Contracts of agents (sections 2 and 7 of the specification): what an upline and a downline have signed, and the requests between them.
//!
//! A contract is made between an agent and its direct upline, which is the operator at the top. One side offers terms ([`act`]); the
//! other one signs, makes a counter-offer or rejects. Both sign the same text of the core with their payment password, and keep it
//! with its hash. Signed terms apply from the next period on ([`effective()`]), so that each period has one version. An agent may not
//! promise more than its own contract of the same kind gives: where that is lowered, contracts below that exceed it end with it, once
//! the agent has agreed to the list. [`upline_changed`] ends the contracts of a member who is moved.
//!
//! Every rule is checked again in the transaction that signs, and transactions are isolated from each other: of two that together
//! would break a rule, one fails.

mod act;
pub mod back_office;
mod between;
mod calls;
mod effective;
mod ending;
mod expire;
mod notify;
mod open;
mod party;
mod read;
mod row;
mod sign;
mod workbench;

pub use between::between;
pub(crate) use calls::ContractTypes;
pub use calls::router;
pub use effective::{Effective, effective, versions};
pub use ending::upline_changed;
pub use expire::{ExpireContracts, expire_due};
pub use row::{ContractRow, RequestRow};

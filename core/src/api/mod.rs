//! The calls of section 7: which there are ([`endpoint`]), what the core asks with them (`ask`) and how a reply is read
//! ([`reply`]).

pub(crate) mod ask;
pub mod endpoint;
pub mod reply;

pub(crate) use ask::{Ask, CodeWay};
pub use endpoint::{Access, Endpoint};
pub use reply::{Failure, FailureKind, decode};

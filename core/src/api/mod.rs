//! The calls of section 7: how a feature says which it makes ([`calls`]), what they are to the server ([`endpoint`]) and how a
//! reply is read ([`reply`]).

pub(crate) mod calls;
pub mod endpoint;
pub mod reply;

use crate::event::{HttpReply, Transport};

pub(crate) use crate::feature::list::Request;
pub use endpoint::{Access, Endpoint};
pub use reply::{Failure, FailureKind, decode, is_answer};

/// How a call ended.
pub(crate) type Outcome = Result<HttpReply, Transport>;

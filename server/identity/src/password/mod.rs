//! Login passwords: whether one is due for a change, the tickets that replace the old password, and the rules for a new
//! one (sections 3, 4 and 9 of the specification).
//!
//! A change is authorised by the old password or by a ticket ([`ticket`]); it ends every other session and every
//! remembered login of the member.

mod due;
pub(crate) mod new;
pub(crate) mod strength;
pub(crate) mod ticket;

pub(crate) use due::ChangeDue;
pub(crate) use new::{MAX_LENGTH, is_weak};

//! Passwords: whether one is due for a change, what stands in the place of an old one, and whether a new one will do
//! (sections 3, 4 and 9 of the specification).
//!
//! A password is changed with the old one or with a ticket in its place ([`ticket`]), and then every other session and
//! remembered login of the member ends.

mod due;
pub(crate) mod new;
pub(crate) mod strength;
pub(crate) mod ticket;

pub(crate) use due::ChangeDue;
pub(crate) use new::{LONGEST, is_weak};

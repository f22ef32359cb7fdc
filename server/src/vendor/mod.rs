//! The sample vendor: a party of its own with its own origin, tables and mathematics, that happens to live in this binary.
//!
//! It knows the operator only through the seamless wallet's HTTP contract (see [`crate::seamless`]), so replacing it by a
//! real vendor changes nothing on the operator's side. Reading order: [`slot`] (the mathematics), [`random`] (outcomes).

pub mod random;
pub mod slot;

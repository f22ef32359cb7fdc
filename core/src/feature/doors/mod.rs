//! The doors to those parts of the core's code that travel later (see [`super::parts`]).
//!
//! When `pkg/` is written, what can be reached through the functions of one module here and in no other way becomes a wasm
//! module of its own. So whatever the rest of the core wants of these machines, it asks here, and only when the part is
//! there. A door is never inlined: the cut goes through it.

pub(crate) mod account;
pub(crate) mod pages;
pub(crate) mod play;
pub(crate) mod promotions;

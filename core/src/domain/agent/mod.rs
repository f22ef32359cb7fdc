//! Agents: what they may be paid by, and what of it the operator has switched on (sections 2, 3 and 6 of the specification).

pub mod features;

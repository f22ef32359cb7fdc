//! Corrections of balances: what an operator puts right by hand takes two persons.
//!
//! One proposes, with a reason; another approves, and the money moves once, between the wallet and the house's account of corrections. A
//! debit takes what can be spent and nothing that is held. There is no way to correct a balance that leaves no row here.

mod decide;
mod row;

pub use decide::{NewCorrection, approve, propose, reject};
pub use row::{Correction, CorrectionStatus, list};

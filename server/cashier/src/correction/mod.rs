//! Corrections of balances by operators, which take two persons.
//!
//! One operator proposes with a reason, another approves; the money then moves once, between the wallet and the
//! ledger's account of corrections. A debit takes only what is available, never what is held. Every manual correction
//! of a balance leaves a row here.

mod decide;
mod row;

pub use decide::{NewCorrection, approve, propose, reject};
pub use row::{Correction, CorrectionStatus, list};

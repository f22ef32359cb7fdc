//! Red envelopes: gifts of the operator to one member, to those with a label, to some ranks, or to all (entry "red
//! envelopes" of the reward centre).
//!
//! Like a broadcast, an envelope is a row and a job. The job goes through the members by id and stores its progress in
//! the transaction of each batch of grants. Members who may not be marketed to when their turn comes get none. Each
//! member gets one reward, however often the job is repeated. Rewards expire with the envelope.

mod check;
mod hand_out;
mod row;

pub use check::NewRedEnvelope;
pub use hand_out::HandOutEnvelopes;
pub use row::{RedEnvelope, count_eligible, create, list};

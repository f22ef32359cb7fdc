//! Red envelopes: gifts of the operator to one member, those with a label, those of some ranks, or all (entry "red envelopes" of the reward centre).
//!
//! As with a broadcast, an envelope is a row and a job that goes through the members in the order of their ids and grants, with the rewards of
//! some, how far it has come. Who must not be advertised to gets none, at the time of their turn; a reward is there once for each member,
//! whatever runs twice. What is granted expires with the envelope.

mod check;
mod hand_out;
mod row;

pub use check::NewRedEnvelope;
pub use hand_out::HandOutEnvelopes;
pub use row::{RedEnvelope, create, list, reach};

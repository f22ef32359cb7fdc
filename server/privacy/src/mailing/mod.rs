//! Promotional messages of an operator, by mail or text message, to members of some ranks who have consented.
//!
//! A mailing is a row and a job: the job goes through the members in the order of their ids, some at a time, and each time writes the messages
//! into the outbox and how far it has come in one transaction. So nobody gets it twice, whatever dies in between, and whoever ends the consent
//! before their turn gets none. Promotional calls are made by people: the site only writes down that one was made, and refuses where no consent is.

mod call;
mod row;
mod send;
mod text;
mod words;

pub use call::{Call, calls, record_call};
pub use row::{Mailing, NewMailing, create, find, list};
pub use send::SendMailing;
pub use text::{MailingText, Texts};

//! Types on the wire, one file for each area of the API (section 7 of the specification).
//!
//! Client and server share these types, so that neither can drift from the other: the server serialises what the client
//! deserialises and the other way round. They carry no behaviour but their own encoding. Conventions:
//!
//! * every reply travels in an [`Envelope`];
//! * money is an [`Amount`]: a decimal string in JSON, integer minor units inside;
//! * times are RFC 3339 strings in UTC, ids are strings;
//! * a field that a reply leaves out takes its default, so that a newer server can talk to an older page. What a reply
//!   cannot do without (a token, a URL) has no default, and its absence is an error.

mod account;
mod agent;
mod amount;
mod bonus;
mod cashier;
pub mod code;
mod contact;
mod content;
mod envelope;
mod fair_play;
mod games;
mod help;
mod identity;
mod message;
mod mission;
mod outcome;
mod points;
mod privacy;
mod promotion;
mod push;
mod record;
mod referral;
mod reward;
mod rooms;
mod search;
mod secret_text;
mod security;
mod session;
mod showcase;
mod statement;
mod support;
mod system;
mod wallet;

pub use account::*;
pub use agent::*;
pub use amount::Amount;
pub use bonus::*;
pub use cashier::*;
pub use contact::*;
pub use content::*;
pub use envelope::*;
pub use fair_play::*;
pub use games::*;
pub use help::*;
pub use identity::*;
pub use message::*;
pub use mission::*;
pub use outcome::*;
pub use points::*;
pub use privacy::*;
pub use promotion::*;
pub use push::*;
pub use record::*;
pub use referral::*;
pub use reward::*;
pub use rooms::*;
pub use search::*;
pub use secret_text::SecretText;
pub use security::*;
pub use session::*;
pub use showcase::*;
pub use statement::*;
pub use support::*;
pub use system::*;
pub use wallet::*;

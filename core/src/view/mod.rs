//! The shapes that React receives, one slice a file, built from the model and never the other way round.
//!
//! A slice holds finished things: text as key and arguments ([`Text`]), money, dates and countdowns as strings, lists whose
//! items carry a stable `key`, options that carry `selected` and the ready event that selects them. Their TypeScript is
//! generated from here, so a view can not expect what the core does not give.

mod analytics_consent;
mod banner;
mod dialogs;
mod domains;
mod download;
mod footer;
mod form;
mod game;
mod help;
mod home;
mod host;
mod jackpot;
mod layout;
mod lobby;
mod login;
mod moment;
mod notices;
mod outcome;
mod password;
mod play;
mod promotions;
mod route;
mod search;
mod security_settings;
mod session;
mod site;
mod slice;
mod support;
mod text;

pub use analytics_consent::*;
pub use banner::*;
pub use dialogs::*;
pub use domains::*;
pub use download::*;
pub use footer::*;
pub use form::*;
pub use game::*;
pub use help::*;
pub use home::*;
pub use host::*;
pub use jackpot::*;
pub use layout::*;
pub use lobby::*;
pub use login::*;
pub use moment::*;
pub use notices::*;
pub use outcome::*;
pub use password::*;
pub use play::*;
pub use promotions::*;
pub use route::*;
pub use search::*;
pub use security_settings::*;
pub use session::*;
pub use site::*;
pub use slice::*;
pub use support::*;
pub use text::*;

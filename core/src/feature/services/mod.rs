//! The services: what every screen needs. They know no screen.

pub(crate) mod app_update;
pub(crate) mod apps;
pub(crate) mod call;
pub(crate) mod chunks;
pub(crate) mod clock;
pub(crate) mod dialogs;
pub(crate) mod games;
pub(crate) mod hot_games;
pub(crate) mod intents;
pub(crate) mod layout;
pub(crate) mod link;
pub(crate) mod location;
pub(crate) mod moment;
pub(crate) mod notices;
pub(crate) mod paged;
pub(crate) mod pages;
pub(crate) mod push;
pub(crate) mod remote;
pub(crate) mod resume;
pub(crate) mod revision;
pub(crate) mod session;
pub(crate) mod site;
pub(crate) mod support;
pub(crate) mod toasts;
pub(crate) mod wallet;

//! Building blocks of screens. They know services, and no screen.

pub(crate) mod banner;
pub(crate) mod captcha;
pub(crate) mod code;
pub(crate) mod country;
pub(crate) mod draft;
pub(crate) mod forms;
pub(crate) mod passkey;
pub(crate) mod pause;
pub(crate) mod rules;

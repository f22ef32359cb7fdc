//! The texts that the core can ask for: their keys ([`key`]), and which key each failure code of the server speaks with
//! ([`code`]). The texts themselves are Fluent messages in `locales/`; a test checks that every key has one in each language.

pub mod code;
pub mod key;

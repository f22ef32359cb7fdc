//! The texts that the core can ask for: their keys ([`key`]), which key each failure code of the server speaks with ([`code`]), the labels of fields
//! ([`field`]) and the words of game types ([`game`]). The texts themselves are Fluent messages in `locales/`; a test checks that every key has one
//! in each language.

pub mod code;
pub mod field;
pub mod game;
pub mod key;
#[cfg(feature = "client")]
pub mod promotion;
pub mod screen;

//! The games and who makes them: vendors, lists, search, hot and popular games, favourites, recent games.
//!
//! Sections 2, 3, 4 and 7 of the specification ("Games lobby").

pub mod fold;

//! The operator's side of Lumora: it serves the site and its API, owns the wallet, and runs the sample vendor's games.
//!
//! Reading order: [`serve`] (what a running server is made of), [`routes`] (every call), [`state`] (what a handler can reach), [`store`] and
//! [`ledger`] (what is kept, and how money moves), then the areas: [`session`], [`seal`], [`launch`], [`seamless`].

pub mod account;
pub mod admin;
pub mod art;
pub mod catalogue;
pub mod cli;
pub mod clock;
pub mod config;
pub mod content;
pub mod docs;
pub mod draws;
pub mod free_play;
pub mod help;
pub mod http;
pub mod ids;
pub mod launch;
pub mod ledger;
pub mod outbox;
pub mod outside;
mod page;
mod params;
pub mod passkey;
pub mod phone_identity;
pub mod picture;
pub mod points;
pub mod promotions;
pub mod revision;
pub mod rooms;
pub mod routes;
pub mod sample_vendor;
pub mod seal;
pub mod seamless;
pub mod seed;
pub mod serve;
pub mod session;
pub mod showcase;
pub mod signed_token;
pub mod social;
pub mod state;
pub mod store;
pub mod sweep;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod totp;
pub mod vault;
pub mod vendor;
pub mod verification;

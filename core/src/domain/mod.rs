//! The pure value rules of the site: money, paging, routes, accounts, games, languages, time, field rules.
//!
//! Client and server share every one of them, so a rule can not be read in two ways. Nothing here does input or output,
//! reads a clock or keeps state: a function gets values and answers with a value.

pub mod account;
pub mod address;
pub mod agent;
pub mod bonus;
pub mod browser;
pub mod cashier;
pub mod contact;
pub mod contact_form;
pub(crate) mod digits;
pub mod duration;
pub mod fair_play;
pub mod field;
pub mod fold;
pub mod game;
pub mod hours;
pub mod idempotency;
pub mod identity_check;
pub mod jackpot;
pub mod language;
pub mod ledger;
pub mod listing;
pub mod lottery;
pub mod message;
pub mod mission;
pub mod money;
pub(crate) mod named_enum;
pub mod nearness;
pub mod page;
pub mod payment_password;
pub mod points;
pub mod promotion;
pub mod record;
pub mod referral;
pub mod reward;
pub mod route;
pub mod rules;
pub mod search;
pub mod statement;
pub mod strength;
pub mod support;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod text;
pub mod time;
pub mod upload;
pub mod wagering;
pub mod winners;

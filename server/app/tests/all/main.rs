//! The server's tests through its whole stack, on both engines: one module an area.
//!
//! One binary for all of them, because each binary links the whole server again, which takes longer than its tests.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may fail loudly"
)]

mod browser;
mod support;

mod account_guards;
mod account_password;
mod account_register;
mod account_settings;
mod admin;
mod agents;
mod captcha;
mod cashier;
mod cashier_office;
mod catalogue;
mod catalogue_order;
mod client_cashier;
mod client_cuts;
mod client_flows;
mod client_intents;
mod closed_site;
mod contact;
mod contact_details;
mod content;
mod contention;
mod conversations;
mod covers;
mod crash;
mod deferred;
mod described;
mod development;
mod entrances;
mod expiry;
mod factor;
mod fair_play;
mod firebase;
mod free_play;
mod free_spins;
mod game_bets;
mod gathered;
mod help;
mod holds;
mod hostile;
mod hostile_guessing;
mod hostile_html;
mod http;
mod idempotency;
mod jobs;
mod kyc;
mod ledger;
mod lobby;
mod lottery_menu;
mod missions;
mod operator;
mod origins;
mod outbox;
mod own_sessions;
mod page;
mod passkey;
mod payment_provider;
mod pictures;
mod plans;
mod privacy;
mod promotions;
mod push;
mod referral;
mod regions;
mod rewards;
mod sample_load;
mod sample_load_team;
mod sample_supplier;
mod seamless;
mod search;
mod session;
mod settled_bets;
mod social;
mod startup;
mod store;
mod structure;
mod totp;
mod verification;
mod wallets;

//! The core's machines, driven as the views drive them: one module an area.
//!
//! One binary for all of them, because what they share is compiled again for each one.
#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may fail loudly"
)]

mod account_record;
mod agent_centre;
mod agent_contracts;
mod agent_downline;
mod agent_downline_money;
mod agent_notices;
mod agent_records;
mod agent_register;
mod agent_settlements;
mod agent_team;
mod betting_record;
mod bonuses;
mod chat;
mod chunks;
mod coming_soon;
mod contact;
mod contact_details;
mod deposits;
mod dialogs;
mod direction;
mod domains;
mod factor;
mod failed_calls;
mod fair_play;
mod fair_play_site;
mod game_card;
mod game_page;
mod help;
mod home;
mod inbox;
mod intents;
mod invitations;
mod kyc;
mod lobbies;
mod lobby;
mod login_ways;
mod member_centre;
mod missions;
mod my_wallet;
mod notices;
mod origins;
mod passwords;
mod payment_password;
mod points;
mod privacy;
mod profit_and_loss;
mod promotions;
mod push;
mod register;
mod revision;
mod rewards;
mod roles;
mod rules_agree;
mod search;
mod security_settings;
mod session;
mod statements;
#[path = "../support/mod.rs"]
mod support;
mod transfer_upline;
mod wallets;
mod ways;
mod withdraw;

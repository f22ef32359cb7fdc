//! A small operator for the tests of the core: canned replies by path, enough games to page through.
#![allow(dead_code, clippy::panic, reason = "each test file uses its own part of the kit, and fails loudly")]

pub mod agent_records;
pub mod agents;
pub mod bonuses;
pub mod cashier;
mod catalogue;
mod driver;
pub mod fair_play;
pub mod inbox;
pub mod missions;
mod operator;
pub mod payouts;
pub mod play_checks;
pub mod points;
pub mod privacy;
mod promotions;
pub mod records;
pub mod referral;
pub mod rewards;
mod site;
pub mod wallets;

pub use catalogue::*;
pub use driver::*;
pub use operator::*;
pub use promotions::*;
pub use site::*;

use lumora_core::event::{HttpReply, Transport};
use serde_json::{Value, json};

/// A reply with this status and body.
pub fn reply(status: u16, body: &Value) -> Result<HttpReply, Transport> {
    Ok(HttpReply { status, retry_after: None, request_id: Some("req-1".into()), body: body.to_string() })
}

/// A successful envelope.
pub fn ok(value: Value) -> Result<HttpReply, Transport> {
    reply(200, &json!({ "success": true, "value": value }))
}

/// A failed envelope.
pub fn failed(status: u16, code: &str, value: Value) -> Result<HttpReply, Transport> {
    reply(status, &json!({ "success": false, "code": code, "message": "no", "value": value }))
}

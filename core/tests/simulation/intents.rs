//! What an onlooker knows of calls that move money: which of them have gone out, and of which the browser has heard what became.

use super::operator::moves_money;
use lumora_core::effect::HttpCall;
use lumora_core::event::{HttpReply, Transport};
use serde_json::Value;
use std::collections::BTreeMap;

/// An intent whose outcome the browser has not heard.
#[derive(Clone, Debug)]
pub struct Open {
    pub key: String,
    /// Id of the member who sent it; empty while the page did not know it.
    pub owner: String,
    /// The server has said since it was last sent that it knows nothing of it, or that nothing was done.
    pub unknown: bool,
    /// The page was loaded anew since it was sent.
    left: bool,
    /// The session has ended since it was sent, and not by its member's wish.
    pub kept: bool,
}

/// What the runs came to, so that they are known to try what the invariants are about.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reached {
    /// Intents that were sent.
    pub sent: u32,
    /// Intents that were sent once more, after the server knew nothing of them.
    pub sent_again: u32,
    /// Outcomes that were told by key to the page that had sent the call.
    pub told: u32,
    /// Outcomes that were told by key after the page was loaded anew.
    pub told_after_reload: u32,
    /// Outcomes that were told by key to a later session of the same member.
    pub told_after_login: u32,
}

/// Open intents by the path of their call.
#[derive(Default)]
pub struct Intents {
    open: BTreeMap<String, Open>,
    pub reached: Reached,
}

fn key_of(call: &HttpCall) -> String {
    let key = call.headers.iter().find(|(name, _)| *name == "Idempotency-Key");
    key.map(|(_, key)| key.reveal().to_owned()).unwrap_or_default()
}

/// The server's word that a call was done or refused.
fn is_final(status: u64, body: &Value) -> bool {
    match status {
        200..=299 => body["success"] == true && !body["value"].is_null(),
        400..=499 => {
            let code = body["code"].as_str().unwrap_or_default();
            body["success"] == false && !["", "in_progress", "timeout"].contains(&code)
        }
        _ => false,
    }
}

impl Intents {
    /// The open intent of a path.
    pub fn open(&self, path: &str) -> Option<&Open> {
        self.open.get(path)
    }

    /// The open intent with this key.
    pub fn of_key(&self, key: &str) -> Option<&Open> {
        self.all().find(|open| open.key == key)
    }

    pub fn all(&self) -> impl Iterator<Item = &Open> {
        self.open.values()
    }

    /// The session has changed: what storage still holds waits for its member.
    pub fn end_session(&mut self, stored: &str) {
        self.open.values_mut().for_each(|open| open.kept = true);
        self.let_go(stored);
    }

    /// What waited for its member is forgotten where storage has it no more.
    pub fn let_go(&mut self, stored: &str) {
        self.open.retain(|_, open| !open.kept || stored.contains(&open.key));
    }

    /// The page is loaded anew.
    pub fn leave(&mut self) {
        self.open.values_mut().for_each(|open| open.left = true);
    }

    /// A call goes out.
    pub fn send(&mut self, call: &HttpCall, owner: &str) {
        if moves_money(call) {
            let open = Open { key: key_of(call), owner: owner.to_owned(), unknown: false, left: false, kept: false };
            match self.open.insert(call.url.clone(), open) {
                Some(_) => self.reached.sent_again += 1,
                None => self.reached.sent += 1,
            }
        }
    }

    /// The browser hears how a call ended.
    pub fn hear(&mut self, call: &HttpCall, outcome: &Result<HttpReply, Transport>) {
        let Ok(reply) = outcome else { return };
        let body: Value = serde_json::from_str(&reply.body).unwrap_or_default();
        let key = key_of(call);
        if moves_money(call) && is_final(u64::from(reply.status), &body) {
            // After a refusal that is not kept, the same is tried again under the same key.
            match reply.status {
                401 | 413 | 429 => self.may_go_again(&key),
                _ => self.open.retain(|_, open| open.key != key),
            }
        }
        if call.url == "/wps/outcome" && reply.status == 200 && body["success"] == true {
            match body["value"]["state"].as_str() {
                Some("answered" | "done") => {
                    match self.of_key(&key) {
                        Some(open) if open.kept => self.reached.told_after_login += 1,
                        Some(open) if open.left => self.reached.told_after_reload += 1,
                        _ => self.reached.told += 1,
                    }
                    self.open.retain(|_, open| open.key != key);
                }
                Some("unknown") => self.may_go_again(&key),
                _ => {}
            }
        }
    }

    fn may_go_again(&mut self, key: &str) {
        self.open.values_mut().filter(|open| open.key == key).for_each(|open| open.unknown = true);
    }
}

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
    /// The server has said since it was last sent that it knows nothing of it, or that nothing was done.
    pub unknown: bool,
    /// The page was loaded anew since it was sent.
    left: bool,
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

    /// Whether an open intent has this key.
    pub fn has(&self, key: &str) -> bool {
        self.keys().any(|open| open == key)
    }

    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.open.values().map(|open| open.key.as_str())
    }

    /// Another session: the intents of the former one are forgotten.
    pub fn forget(&mut self) {
        self.open.clear();
    }

    /// The page is loaded anew.
    pub fn leave(&mut self) {
        self.open.values_mut().for_each(|open| open.left = true);
    }

    /// A call goes out.
    pub fn send(&mut self, call: &HttpCall) {
        if moves_money(call) {
            let open = Open { key: key_of(call), unknown: false, left: false };
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
                    let left = self.open.values().any(|open| open.key == key && open.left);
                    self.reached.told += u32::from(!left);
                    self.reached.told_after_reload += u32::from(left);
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

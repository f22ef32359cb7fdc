//! Calls that move money: done once for a key of an account, and told by it afterwards.

use super::super::support;
use super::{Answer, Refusal, refused};
use lumora_core::api::endpoint;
use lumora_core::effect::HttpCall;
use lumora_core::wire::code;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Whether a call moves money.
pub fn moves_money(call: &HttpCall) -> bool {
    endpoint::ALL.iter().any(|it| it.intent && it.path == call.url && it.method == call.method)
}

/// What was done under a key.
struct Recorded {
    /// Path and body.
    call: String,
    status: u16,
    body: String,
}

/// What was done, by account and key.
#[derive(Default)]
pub struct Ledger {
    recorded: BTreeMap<(String, String), Recorded>,
    asked: u32,
}

impl Ledger {
    /// Does a call, unless it was done before.
    pub fn carry_out(&mut self, account: &str, key: &str, call: &HttpCall, body: &Value) -> (u16, String) {
        let path = &call.url;
        let (request, record_key) = (format!("{path} {body}"), (account.to_owned(), key.to_owned()));
        if let Some(recorded) = self.recorded.get(&record_key) {
            let same = recorded.call == request;
            let conflict = || (409, envelope(&Err(refused(409, code::IDEMPOTENCY_CONFLICT))));
            return if same { (recorded.status, recorded.body.clone()) } else { conflict() };
        }
        let answer = done(call, body);
        let status = answer.as_ref().map_or_else(|refusal| refusal.0, |_| 200);
        let body = envelope(&answer);
        self.recorded.insert(record_key, Recorded { call: request, status, body: body.clone() });
        (status, body)
    }

    /// What became of a call. Now and then it is still being worked on, or was done without a reply that is kept.
    pub fn outcome(&mut self, account: &str, key: &str) -> Value {
        self.asked += 1;
        match self.recorded.get(&(account.to_owned(), key.to_owned())) {
            _ if self.asked.is_multiple_of(3) => json!({ "state": "inProgress" }),
            None => json!({ "state": "unknown" }),
            Some(_) if self.asked.is_multiple_of(7) => json!({ "state": "done" }),
            Some(recorded) => json!({ "state": "answered", "status": recorded.status, "body": recorded.body }),
        }
    }
}

fn done(call: &HttpCall, body: &Value) -> Answer {
    if let Some(answer) = support::agents::give(call, body) {
        return answer.map_err(|code| refused(422, code));
    }
    if let Some(answer) = support::cashier::answer(call, body) {
        return answer.map_err(|code| refused(404, code));
    }
    if call.url == support::agents::CREATE {
        return Ok(json!({ "id": "m9", "account": body["username"], "accountType": body["accountType"] }));
    }
    let promotion = support::promotions().into_iter().find(|it| it["promoId"] == body["promoId"]);
    let mut detail = support::promotion_detail(&promotion.ok_or_else(|| refused(404, code::NOT_FOUND))?);
    if detail["promotion"]["applyMode"] == "CLAIM" {
        detail["promotion"]["myState"] = json!("CLAIMED");
    }
    Ok(detail)
}

fn envelope(answer: &Answer) -> String {
    match answer {
        Ok(value) => json!({ "success": true, "value": value }).to_string(),
        Err(Refusal(_, code, value)) => {
            json!({ "success": false, "code": code, "message": "no", "value": value }).to_string()
        }
    }
}

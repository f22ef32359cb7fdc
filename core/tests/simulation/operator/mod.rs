//! A model of the operator's server: accounts, sessions, captchas, codes, tickets. Small enough to be read, and strict enough
//! that the client meets every answer of the contract; switches and field rules differ from run to run.
//!
//! Every secret that it hands out or knows holds one of [`NEEDLES`], so that a search finds it wherever it should not be.

mod accounts;
mod fair_play;
mod money;
mod samples;
mod streams;

pub use money::moves_money;
pub use streams::{Change, Line};

pub use samples::{
    ACCOUNTS, CAPTCHA_ANSWER, MOBILE, NEEDLES, NEW_PASSWORD, PASSWORD, RIGHT_CODE, Sample, WEAK_PASSWORD, WRONG_CODE,
    WRONG_PASSWORD,
};

use super::rng::Rng;
use super::settings;
use super::support;
use lumora_core::api::endpoint::{self, Access, Body, Endpoint};
use lumora_core::effect::{HttpCall, SealJob};
use lumora_core::event::{HttpReply, SealedParts};
use lumora_core::wire::code;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// An account as it is now.
struct Account {
    kind: u16,
    password: String,
    must_change: bool,
    factor: bool,
    logged_in_before: bool,
}

/// A refusal: status, code, and what its value holds.
pub struct Refusal(pub u16, pub &'static str, pub Value);

type Answer = Result<Value, Refusal>;

fn refused(status: u16, code: &'static str) -> Refusal {
    Refusal(status, code, json!({}))
}

/// The operator of one run.
pub struct Operator {
    status: Rc<str>,
    /// The status without its revision.
    settings: Value,
    /// What open pages are told.
    topics: streams::Topics,
    /// The server tells it by itself.
    pub has_streams: bool,
    rules: Value,
    /// Whether visitors may only see the login page.
    pub login_required: bool,
    accounts: BTreeMap<String, Account>,
    /// Token to account.
    sessions: BTreeMap<String, String>,
    /// Account that the browser's cookie remembers.
    remembered: Option<String>,
    /// The next login needs a captcha.
    pub captcha_needed: bool,
    /// Sealed bodies by the cipher text that stands for them.
    sealed: Vec<String>,
    /// Challenge or ticket to account; each works once.
    tickets: BTreeMap<String, String>,
    idempotency_keys: BTreeSet<String>,
    /// What was done under the keys of intents.
    money: money::Ledger,
    /// Decisions about limits, and reality checks.
    fair_play: fair_play::FairPlay,
    contents: BTreeMap<String, Rc<str>>,
    issued: u32,
}

impl Operator {
    /// The operator of a run: its switches come from `rng`.
    pub fn new(rng: &mut Rng) -> Operator {
        let login_required = rng.once_in(4);
        let account = |it: &Sample| {
            let password = if it.weak { WEAK_PASSWORD } else { PASSWORD }.to_owned();
            let (must_change, factor) = (it.weak, it.factor);
            (it.name.to_owned(), Account { kind: it.kind, password, must_change, factor, logged_in_before: false })
        };
        let settings = settings::status(rng, login_required);
        Operator {
            status: settings.to_string().into(),
            settings,
            topics: streams::Topics::default(),
            has_streams: !rng.once_in(5),
            rules: settings::rules(rng),
            login_required,
            accounts: ACCOUNTS.iter().map(account).collect(),
            sessions: BTreeMap::new(),
            remembered: None,
            captcha_needed: rng.once_in(3),
            sealed: Vec::new(),
            tickets: BTreeMap::new(),
            idempotency_keys: BTreeSet::new(),
            money: money::Ledger::default(),
            fair_play: fair_play::FairPlay::default(),
            contents: BTreeMap::new(),
            issued: 0,
        }
    }

    /// A session that began before the page opened.
    pub fn session_of(&mut self, account: &str) -> String {
        self.issued += 1;
        let token = format!("tok-cnry-{}", self.issued);
        self.sessions.insert(token.clone(), account.to_owned());
        token
    }

    /// Ends every session, as an operator may.
    pub fn end_sessions(&mut self) {
        self.sessions.clear();
    }

    /// The status tells another revision.
    fn renew_status(&mut self) {
        self.settings["value"]["revision"] = json!(self.topics.revision);
        self.status = self.settings.to_string().into();
    }

    /// Stands for the encryption: the cipher text is the number of the body.
    pub fn seal(&mut self, job: &SealJob) -> SealedParts {
        self.sealed.push(job.plaintext.reveal().to_owned());
        SealedParts { enc: "e".into(), ct: (self.sealed.len() - 1).to_string() }
    }

    /// Handles a call.
    ///
    /// # Panics
    /// When the call is none of the table, or moves no money and its idempotency key came before: no client may do either.
    pub fn handle(&mut self, call: &HttpCall) -> HttpReply {
        let (path, query) = call.url.split_once('?').unwrap_or((&call.url, ""));
        let endpoint = endpoint::ALL.iter().find(|it| it.path == path && it.method == call.method);
        let endpoint = *endpoint.unwrap_or_else(|| panic!("nobody answers {} {path}", call.method.as_str()));
        let header = |name: &str| call.headers.iter().find(|(it, _)| *it == name).map(|(_, value)| value.reveal());
        let key = header("Idempotency-Key").unwrap_or_default().to_owned();
        if !key.is_empty() && !endpoint.intent && endpoint != endpoint::OUTCOME {
            assert!(self.idempotency_keys.insert(key.clone()), "{path} came twice under one idempotency key");
        }
        if let Some(content) = self.content(endpoint, call) {
            return answered(200, content.to_string());
        }
        let token = header("Authorization").and_then(|it| it.strip_prefix("Bearer ")).unwrap_or_default().to_owned();
        let body = self.body(endpoint, call);
        if (endpoint.intent || endpoint == endpoint::OUTCOME)
            && let Ok(()) = self.gate(endpoint, &token)
        {
            let account = self.sessions.get(&token).cloned().unwrap_or_default();
            let (status, body) = match endpoint {
                endpoint::OUTCOME => {
                    let value = self.money.outcome(&account, &key);
                    (200, json!({ "success": true, "value": value }).to_string())
                }
                _ => self.money.carry_out(&account, &key, call, &body),
            };
            return answered(status, body);
        }
        let answer = |operator: &mut Self| {
            let account = operator.sessions.get(&token).cloned().unwrap_or_default();
            if let Some(answer) = operator.fair_play.answer(&account, endpoint) {
                return answer;
            }
            match support::cashier::answer(call, &body) {
                Some(answer) => answer.map_err(|code| refused(404, code)),
                None => operator.answer(endpoint, (&token, query), &body),
            }
        };
        match self.gate(endpoint, &token).and_then(|()| answer(self)) {
            Ok(value) => answered(200, json!({ "success": true, "value": value }).to_string()),
            Err(refusal) => refusal.reply(),
        }
    }

    /// What does not depend on who asks: made once.
    fn content(&mut self, endpoint: Endpoint, call: &HttpCall) -> Option<Rc<str>> {
        if endpoint == endpoint::STATUS {
            return Some(self.status.clone());
        }
        if endpoint == endpoint::REVISION {
            let value = json!({ "revision": self.topics.revision });
            return Some(json!({ "success": true, "value": value }).to_string().into());
        }
        let account_call = ["/wps/session", "/wps/member", "/wps/verification", "/wps/captcha", "/wps/agent"];
        if matches!(endpoint.access, Access::Member | Access::Customer)
            || account_call.iter().any(|it| endpoint.path.starts_with(it))
            || endpoint == endpoint::REGISTER_SETTINGS
        {
            return None;
        }
        if let Some(body) = self.contents.get(&call.url) {
            return Some(body.clone());
        }
        let body: Rc<str> = support::operator(call)?.ok()?.body.into();
        self.contents.insert(call.url.clone(), body.clone());
        Some(body)
    }

    fn body(&self, endpoint: Endpoint, call: &HttpCall) -> Value {
        let text = call.body.as_ref().map(|body| body.reveal()).unwrap_or_default();
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        if endpoint.body != Body::Sealed {
            return value;
        }
        let index: Option<usize> = value["ct"].as_str().and_then(|ct| ct.parse().ok());
        let plain = index.and_then(|index| self.sealed.get(index));
        plain.and_then(|plain| serde_json::from_str(plain).ok()).unwrap_or_default()
    }

    /// What the server checks before any member's call.
    fn gate(&self, endpoint: Endpoint, token: &str) -> Result<(), Refusal> {
        let is_visitor = endpoint.access == Access::Customer && token.is_empty();
        if endpoint.access == Access::Public || is_visitor || endpoint == endpoint::LOGOUT {
            return Ok(());
        }
        let account = self.sessions.get(token).and_then(|name| self.accounts.get(name));
        let account = account.ok_or_else(|| refused(401, code::LOGIN_REQUIRED))?;
        let needed = [endpoint::PASSWORD, endpoint::MEMBER_INFO].contains(&endpoint);
        if account.must_change && !needed && endpoint.access != Access::Customer {
            return Err(refused(403, code::PASSWORD_CHANGE_REQUIRED));
        }
        Ok(())
    }

    fn answer(&mut self, endpoint: Endpoint, (token, query): (&str, &str), body: &Value) -> Answer {
        match endpoint {
            endpoint::SEAL => Ok(json!({ "kid": "k1", "publicKey": "pk", "nonce": "n1" })),
            endpoint::ONLINE_SERVICE => {
                Ok(json!({ "pathList": [{ "type": 3, "path": "aHR0cHM6Ly9jaGF0LmV4YW1wbGUv" }] }))
            }
            endpoint::CAPTCHA => Ok(self.captcha(query)),
            endpoint::REGISTER_SETTINGS => Ok(self.rules.clone()),
            endpoint::LOGIN => self.login(body),
            endpoint::REMEMBERED => {
                let account = self.remembered.clone().ok_or_else(|| refused(401, code::NOT_REMEMBERED))?;
                Ok(self.begin(&account))
            }
            endpoint::LOGOUT => {
                self.sessions.remove(token);
                self.remembered = None;
                Ok(json!({}))
            }
            endpoint::REGISTER | endpoint::REGISTER_MOBILE => self.register(body),
            endpoint::AFFILIATE => Ok(json!({ "valid": true })),
            endpoint::AFFILIATE_APPLICATION => Ok(json!({ "reference": "AP-1" })),
            endpoint::SMS_LOGIN | endpoint::SMS_REGISTER | endpoint::SMS_PASSWORD | endpoint::FACTOR_SEND => {
                Ok(json!({ "expiredMinutes": 1 }))
            }
            endpoint::FIREBASE_SEND => Ok(json!({ "sessionInfo": "s1", "expiredMinutes": 1 })),
            endpoint::FIREBASE_VERIFY => match body["code"] == RIGHT_CODE {
                true => Ok(json!({ "firebaseIdToken": "fire-cnry" })),
                false => Err(refused(422, code::INVALID_VERIFICATION_CODE)),
            },
            endpoint::FREE_PLAY => Ok(self.begin("guest")),
            endpoint::SOCIAL => self.social(body),
            endpoint::FACTOR => self.factor(body),
            endpoint::PASSKEY_LOGIN => Ok(self.begin("member")),
            endpoint::PASSKEY_LOGIN_OPTIONS | endpoint::PASSKEY_ADD_OPTIONS => {
                Ok(json!({ "ceremonyId": "p1", "options": "{}" }))
            }
            endpoint::PASSWORD => self.change_password(token, body),
            endpoint::PASSWORD_EMAIL => Ok(json!({})),
            endpoint::PASSWORD_RESET if body["token"] == "reset-cnry" => {
                self.set_password("member", body).map(|()| json!({}))
            }
            endpoint::PASSWORD_RESET => Err(refused(401, code::LINK_EXPIRED)),
            endpoint::PASSWORD_MOBILE if body["verificationCode"] == RIGHT_CODE => {
                self.set_password("member", body)?;
                Ok(self.begin("member"))
            }
            endpoint::PASSWORD_MOBILE => Err(refused(422, code::INVALID_VERIFICATION_CODE)),
            other if other.path.starts_with("/wps/support/") => Ok(self.support_answer(other, query, body)),
            endpoint::FEEDBACK => Ok(json!({ "reference": "FB-1", "visitorToken": null })),
            other => self.member_answer(other, token),
        }
    }

    /// What a member reads, and small changes that nothing else depends on.
    fn member_answer(&mut self, endpoint: Endpoint, token: &str) -> Answer {
        let name = self.sessions.get(token).cloned().unwrap_or_default();
        let kind = self.accounts.get(&name).map_or(0, |account| account.kind);
        Ok(match endpoint {
            endpoint::MEMBER_INFO => {
                json!({ "id": format!("m-{name}"), "account": name, "nickname": "Lantern", "type": kind,
                "clubLabel": { "labelName": "Gold", "rankLevel": 5 } })
            }
            endpoint::BALANCE => self.topics.balance_value(&name),
            endpoint::UNREAD => self.topics.unread_value(&name),
            endpoint::FAVOURITE_IDS => json!({ "ids": ["n2"] }),
            endpoint::FREE_SPINS => json!({ "games": [{ "gameCode": "lantern-fortune", "left": 3 }] }),
            endpoint::FAVOURITE_ADD | endpoint::FAVOURITE_REMOVE if kind == 4 => {
                return Err(refused(403, code::REAL_ACCOUNT_REQUIRED));
            }
            endpoint::FAVOURITE_LIST => {
                json!({ "content": [support::game(2, "RNG", "V1")], "totalPages": 1, "totalElements": 1 })
            }
            endpoint::RECENT_LIST => json!({ "list": [], "totalPages": 0 }),
            endpoint::LAUNCH | endpoint::LAUNCH_RELAY => json!({
                "url": "http://127.0.0.1:8081/play/g1#ticket=t", "origin": "http://127.0.0.1:8081", "gameName": "Game 1" }),
            endpoint::PASSKEYS => {
                json!({ "list": [{ "id": "k1", "name": "Phone", "createdAt": "2026-11-20T01:02:03Z" }] })
            }
            endpoint::CONTACTS | endpoint::CONTACT_SET => json!({
                "email": { "hint": "l•••@example.com", "verified": true }, "mobile": { "hint": "", "verified": false } }),
            endpoint::CONTACT_CODE => json!({ "expiredMinutes": 1 }),
            endpoint::TOTP => json!({ "enabled": false }),
            endpoint::TOTP_BEGIN => {
                json!({ "secret": "cnrycnrycnrycnry", "uri": "otpauth://totp/x?secret=cnrycnrycnrycnry" })
            }
            endpoint::SESSIONS => json!({ "list": [
                { "id": "s1", "device": "Chrome", "ip": "203.0.113.x", "startedAt": "2026-11-20T01:02:03Z", "current": true },
                { "id": "s2", "device": "Firefox", "ip": "203.0.113.x", "startedAt": "2026-11-19T01:02:03Z" }] }),
            _ => json!({}),
        })
    }

    /// One conversation for everybody, of a few messages, to which each that is said adds one.
    fn support_answer(&mut self, endpoint: Endpoint, query: &str, body: &Value) -> Value {
        let said = |number: u32, client_id: &str| {
            json!({ "number": number, "sender": if client_id.is_empty() { "operator" } else { "visitor" }, "author": "Mai",
                "clientId": client_id, "text": "Good day", "sentAt": "2026-11-21T08:00:00Z" })
        };
        let conversation = |last: u32, state: &str| {
            json!({ "id": "v1", "state": state, "operator": "Mai", "lastNumber": last, "unread": last % 3,
                "operatorRead": last / 2, "typing": last.is_multiple_of(2) })
        };
        self.issued += 1;
        let (last, state) = (60 + self.issued / 4, ["taken", "waiting", "closed"][self.issued as usize / 16 % 3]);
        let number = |name: &str| -> Option<u32> {
            query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('=')?.parse().ok())
        };
        match endpoint {
            endpoint::SUPPORT_UPLOAD => json!({ "imageId": format!("p{}", self.issued) }),
            endpoint::SUPPORT_PICTURE => json!({ "jpeg": "/9j/" }),
            endpoint::SUPPORT_VISITOR => json!({ "visitorToken": format!("visitor-cnry-{}", self.issued) }),
            endpoint::SUPPORT_CONVERSATION => json!({ "conversation": conversation(last, state),
                "hours": { "utcOffset": 420, "spans": [{ "from": 540, "until": 1080 }] } }),
            endpoint::SUPPORT_SAY => {
                let message = said(last, body["clientId"].as_str().unwrap_or_default());
                json!({ "conversation": conversation(last, "waiting"), "message": message })
            }
            endpoint::SUPPORT_MESSAGES => {
                let (from, until) = match (number("after"), number("before")) {
                    (Some(after), _) => (after + 1, (after + 50).min(last)),
                    (None, before) => {
                        let until = before.map_or(last, |before| before.saturating_sub(1));
                        (until.saturating_sub(49).max(1), until)
                    }
                };
                let messages: Vec<Value> = (from..=until).map(|number| said(number, "")).collect();
                json!({ "messages": messages, "more": from > 1 })
            }
            _ => json!({}),
        }
    }

    fn captcha(&mut self, query: &str) -> Value {
        self.issued += 1;
        let id = format!("c{}", self.issued);
        match query {
            query if query.contains("work") => json!({ "captchaId": id, "work": { "salt": "s", "bits": 1 } }),
            query if query.contains("audio") => json!({ "captchaId": id, "audio": "UklGRg==" }),
            _ => json!({ "captchaId": id, "image": "iVBORw0KGgo=" }),
        }
    }
}

impl Refusal {
    /// The reply that carries it.
    pub fn reply(self) -> HttpReply {
        let Refusal(status, code, value) = self;
        let body = json!({ "success": false, "code": code, "message": "no", "value": value }).to_string();
        let retry_after = (status == 429).then_some(30);
        HttpReply { status, retry_after, request_id: Some("req-1".into()), body }
    }
}

fn answered(status: u16, body: String) -> HttpReply {
    HttpReply { status, retry_after: None, request_id: Some("req-1".into()), body }
}

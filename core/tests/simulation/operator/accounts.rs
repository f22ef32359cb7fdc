//! The ways into an account: login, second factor, provider, registration, and its password.

use super::samples::{CAPTCHA_ANSWER, RIGHT_CODE};
use super::{Account, Answer, Operator, Refusal, refused};
use lumora_core::wire::code;
use serde_json::{Value, json};

impl Operator {
    pub(super) fn login(&mut self, body: &Value) -> Answer {
        let captcha_right = body["captcha"] == CAPTCHA_ANSWER;
        if self.captcha_needed && !captcha_right {
            return Err(Refusal(401, code::CAPTCHA_REQUIRED, json!({ "captcha": true })));
        }
        let by_code = body["type"] == "sms" || body["type"] == "firebase";
        let name = if by_code { "member" } else { body["username"].as_str().unwrap_or_default() }.to_owned();
        let right = match self.accounts.get(&name) {
            Some(_) if by_code => body["password"] == RIGHT_CODE || body["password"] == "fire-cnry",
            Some(account) => body["password"] == account.password.as_str(),
            None => false,
        };
        self.captcha_needed = !right;
        if !right {
            return Err(Refusal(401, code::WRONG_CREDENTIALS, json!({ "captcha": true })));
        }
        if body["remember"] == true {
            self.remembered = Some(name.clone());
        }
        if !by_code && self.accounts.get(&name).is_some_and(|account| account.factor) {
            self.issued += 1;
            let id = format!("challenge-{}", self.issued);
            self.tickets.insert(id.clone(), name);
            let factors = json!([{ "kind": "sms", "hint": "•••• 1234" }, { "kind": "totp", "hint": "" },
                { "kind": "email", "hint": "m•••@example.com" }, { "kind": "payeeName", "hint": "" }]);
            let challenge = json!({ "secondFactor": { "challengeId": id, "factors": factors } });
            return Err(Refusal(401, code::SECOND_FACTOR_REQUIRED, challenge));
        }
        Ok(self.begin(&name))
    }

    pub(super) fn factor(&mut self, body: &Value) -> Answer {
        let id = body["challengeId"].as_str().unwrap_or_default().to_owned();
        let Some(account) = self.tickets.get(&id).cloned() else { return Err(refused(401, code::FACTOR_EXPIRED)) };
        if body["answer"] != RIGHT_CODE {
            return Err(refused(401, code::WRONG_FACTOR));
        }
        self.tickets.remove(&id);
        Ok(self.begin(&account))
    }

    pub(super) fn social(&mut self, body: &Value) -> Answer {
        match body["ticket"].as_str() {
            Some("social-cnry-known") => Ok(json!({ "kind": "session", "login": self.begin("member") })),
            Some("social-cnry-new") => {
                Ok(json!({ "kind": "register", "ticket": "reg-cnry", "name": "Mira", "email": "mira@example.com" }))
            }
            _ => Err(refused(401, code::TICKET_EXPIRED)),
        }
    }

    pub(super) fn register(&mut self, body: &Value) -> Answer {
        let typed = body["username"].as_str().unwrap_or_default();
        let name = if typed.is_empty() { format!("mobile{}", self.issued) } else { typed.to_owned() };
        if self.accounts.contains_key(&name) {
            return Err(refused(409, code::USERNAME_TAKEN));
        }
        let password = body["password"].as_str().unwrap_or_default().to_owned();
        let account = Account { kind: 0, password, must_change: false, factor: false, logged_in_before: false };
        self.accounts.insert(name.clone(), account);
        Ok(self.begin(&name))
    }

    pub(super) fn change_password(&mut self, token: &str, body: &Value) -> Answer {
        let name = self.sessions.get(token).cloned().unwrap_or_default();
        let ticket = body["changeTicket"].as_str().unwrap_or_default();
        let by_ticket = self.tickets.get(ticket) == Some(&name);
        let old = self.accounts.get(&name).map(|account| account.password.as_str());
        if !by_ticket && old != body["oldPassword"].as_str() {
            return Err(refused(422, code::WRONG_OLD_PASSWORD));
        }
        self.tickets.remove(ticket);
        self.set_password(&name, body)?;
        Ok(json!({}))
    }

    pub(super) fn set_password(&mut self, name: &str, body: &Value) -> Result<(), Refusal> {
        let Some(account) = self.accounts.get_mut(name) else { return Err(refused(401, code::LOGIN_REQUIRED)) };
        let password = body["newPassword"].as_str().unwrap_or_default();
        if account.password == password {
            return Err(refused(422, code::PASSWORD_UNCHANGED));
        }
        account.password = password.to_owned();
        account.must_change = false;
        Ok(())
    }

    /// A session begins.
    pub(super) fn begin(&mut self, name: &str) -> Value {
        let token = self.session_of(name);
        let Some(account) = self.accounts.get_mut(name) else { return json!({ "token": token }) };
        let first = !std::mem::replace(&mut account.logged_in_before, true);
        if !account.must_change {
            return json!({ "token": token, "firstTimeLogin": first });
        }
        let ticket = format!("tkt-cnry-{}", self.issued);
        self.tickets.insert(ticket.clone(), name.to_owned());
        json!({ "token": token, "firstTimeLogin": first, "passwordWeak": true, "changeTicket": ticket })
    }
}

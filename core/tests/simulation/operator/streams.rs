//! What the operator's server tells open pages by itself: the present state of each topic, and with a cursor only what differs.

use super::{Operator, Refusal, refused};
use lumora_core::effect::Subscription;
use lumora_core::event::HttpReply;
use lumora_core::wire::code;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What every balance is at first, in minor units.
const FIRST_BALANCE: u64 = 128_450_000;
/// How many messages are unread at first.
const FIRST_UNREAD: u32 = 3;

/// What changes by itself.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    Balance,
    /// Back to what it was before the last change: whoever saw only one of the two states may not tell it from no change.
    BalanceBack,
    Unread,
    Revision,
    /// A deposit or withdrawal goes on.
    Cashier,
    /// A reality check comes or goes.
    RealityCheck,
}

/// Everything that a page may be told of.
#[derive(Default)]
pub struct Topics {
    /// Minor units by account, with what they were before.
    balances: BTreeMap<String, (u64, u64)>,
    unread: BTreeMap<String, u32>,
    pub revision: u64,
    cashier: u64,
    reality_check: u64,
    changes: u64,
}

impl Topics {
    fn balance(&self, account: &str) -> u64 {
        self.balances.get(account).map_or(FIRST_BALANCE, |(now, _)| *now)
    }

    /// The balance of an account as the call answers.
    pub fn balance_value(&self, account: &str) -> Value {
        let minor = self.balance(account);
        json!({ "sumBalance": format!("{}.{:02}", minor / 100, minor % 100), "currency": "USD" })
    }

    /// The unread messages of an account as the call answers.
    pub fn unread_value(&self, account: &str) -> Value {
        json!({ "unreadCount": self.unread.get(account).copied().unwrap_or(FIRST_UNREAD) })
    }

    fn states(&self, account: Option<&str>) -> Vec<(&'static str, String)> {
        let revision = ("revision", json!({ "revision": self.revision }).to_string());
        let own = account.into_iter().flat_map(|account| {
            [
                ("balance", self.balance_value(account).to_string()),
                ("messages", self.unread_value(account).to_string()),
                ("cashier", json!({ "version": self.cashier }).to_string()),
                ("realityCheck", json!({ "interval": self.reality_check }).to_string()),
            ]
        });
        own.chain([revision]).collect()
    }
}

/// An open stream.
pub struct Line {
    /// Whose it is; none of a visitor.
    account: Option<String>,
    token: String,
    /// What it told last, by topic.
    told: BTreeMap<&'static str, String>,
    /// The balance was changed since it was written, if only back.
    balance_moved: bool,
    /// Written by the server, and not here yet.
    pub pipe: Vec<u8>,
}

impl Operator {
    /// Something changes, for every account.
    pub fn change(&mut self, change: Change) {
        self.topics.changes += 1;
        let changes = self.topics.changes;
        let accounts: Vec<String> = self.accounts.keys().cloned().collect();
        for account in accounts {
            let now = self.topics.balance(&account);
            match change {
                Change::Balance => _ = self.topics.balances.insert(account, (now + 100 * changes, now)),
                Change::BalanceBack => {
                    let before = self.topics.balances.get(&account).map_or(now, |(_, before)| *before);
                    self.topics.balances.insert(account, (before, now));
                }
                Change::Unread => _ = self.topics.unread.insert(account, (changes % 9) as u32),
                Change::Revision | Change::Cashier | Change::RealityCheck => {}
            }
        }
        if let Change::Cashier = change {
            self.topics.cashier += 1;
        }
        if let Change::RealityCheck = change {
            self.topics.reality_check += 1;
        }
        if let Change::Revision = change {
            self.topics.revision += 1;
            self.renew_status();
        }
    }

    /// The balance of a session's account, as the site shows money.
    pub fn shown_balance(&self, token: &str) -> Option<String> {
        let minor = self.topics.balance(self.sessions.get(token)?);
        let whole = (minor / 100).to_string();
        let grouped: Vec<&str> =
            whole.as_bytes().rchunks(3).rev().map(|group| std::str::from_utf8(group).unwrap()).collect();
        Some(format!("{}.{:02}", grouped.join(","), minor % 100))
    }

    /// Answers a subscription. The stream begins with what its cursor lacks.
    pub fn open_stream(&self, subscription: &Subscription) -> Result<Line, HttpReply> {
        let header = |name: &str| {
            subscription.headers.iter().find(|(it, _)| *it == name).map(|(_, value)| value.reveal().to_owned())
        };
        if !self.has_streams {
            return Err(refused(404, code::NOT_FOUND).reply());
        }
        let token = header("Authorization").map(|it| it.trim_start_matches("Bearer ").to_owned());
        let account = token.as_ref().map(|token| self.account_of(token)).transpose().map_err(Refusal::reply)?;
        let mut line = Line {
            account,
            token: token.unwrap_or_default(),
            told: BTreeMap::new(),
            balance_moved: false,
            pipe: Vec::new(),
        };
        let states = self.topics.states(line.account.as_deref());
        // The cursor names states by a number that stands for their text.
        let cursor = header("Last-Event-ID").unwrap_or_default();
        let holds = |name: &str, data: &str| cursor.split('.').any(|mark| mark == mark_of(&line, name, data));
        line.told = states.into_iter().filter(|(name, data)| holds(name, data)).collect();
        self.write(&mut line);
        Ok(line)
    }

    /// The server writes what is otherwise than it told, or that it lives. False when the session is over: so is the stream.
    pub fn write(&self, line: &mut Line) -> bool {
        if line.account.is_some() && self.account_of(&line.token).is_err() {
            return false;
        }
        let from = line.pipe.len();
        for (name, data) in self.topics.states(line.account.as_deref()) {
            // A balance that came back is told as well: an answer may have shown the page the one in between.
            if line.told.get(name) != Some(&data) || (name == "balance" && line.balance_moved) {
                line.told.insert(name, data.clone());
                let marks: Vec<String> = line.told.iter().map(|(name, data)| mark_of(line, name, data)).collect();
                let frame = format!("id: {}\r\nevent: {name}\ndata: {data}\n\n", marks.join("."));
                line.pipe.extend(frame.into_bytes());
            }
        }
        line.balance_moved = false;
        if line.pipe.len() == from {
            line.pipe.extend(b":\n\n");
        }
        true
    }

    /// Whether a stream has something to tell that it has not written yet.
    pub fn has_news(&self, line: &Line) -> bool {
        line.balance_moved
            || (line.account.is_some() && self.account_of(&line.token).is_err())
            || self.topics.states(line.account.as_deref()).iter().any(|(name, data)| line.told.get(name) != Some(data))
    }

    fn account_of(&self, token: &str) -> Result<String, Refusal> {
        let name = self.sessions.get(token).ok_or_else(|| refused(401, code::LOGIN_REQUIRED))?;
        match self.accounts.get(name) {
            Some(account) if account.must_change => Err(refused(403, code::PASSWORD_CHANGE_REQUIRED)),
            Some(_) => Ok(name.clone()),
            None => Err(refused(401, code::LOGIN_REQUIRED)),
        }
    }
}

impl Line {
    /// Something was changed, maybe the balance, if only to what was told last.
    pub fn announce(&mut self) {
        self.balance_moved = true;
    }
}

fn mark_of(line: &Line, name: &str, data: &str) -> String {
    let text = [line.account.as_deref().unwrap_or_default(), name, data].join("|");
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

//! A member at two games of one supplier, in two sessions, as a test plays them.

use identity::member::{Contact, NewMember};
use identity::tree;
use ledger::{Account, AccountKind, Transaction, TransactionKind};
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use platform::ids;
use platform::store::{Connection, StoreError, sql};
use serde_json::{Value, json};

pub const DAY_MS: i64 = 24 * 60 * 60 * 1000;
pub const MINUTE_MS: i64 = 60_000;
const CURRENCY: &str = "USD";
/// The games of the two sessions.
pub const GAMES: [&str; 2] = ["one", "two"];

/// A member who plays.
pub struct Seat {
    pub server: TestServer,
    pub member: String,
    /// Token of the member's session.
    pub token: String,
    /// Tokens of the two games.
    pub games: [String; 2],
}

impl Seat {
    /// A member with plenty of money.
    pub async fn new(server: &TestServer, account: &str) -> Self {
        let token = ids::random_token();
        let games = [ids::random_token(), ids::random_token()];
        let now_ms = server.state.base.clock.now_ms();
        let (name, keys) = (account.to_owned(), (token.clone(), games.clone()));
        let work = async move |tx: &mut Connection| sit(tx, &name, &keys, now_ms).await;
        let write = server.state.base.store.write(move |tx| {
            let work = work.clone();
            Box::pin(async move { work(tx).await })
        });
        let member = write.await.expect("a member");
        Self { server: server.clone(), member, token, games }
    }

    /// One on each engine.
    pub async fn each() -> Vec<Self> {
        let mut seats = Vec::new();
        for server in TestServer::on_both_engines().await {
            seats.push(Self::new(&server, "mira").await);
        }
        seats
    }

    pub fn now_ms(&self) -> i64 {
        self.server.state.base.clock.now_ms()
    }

    /// Lets time pass, over which all sessions of the server live on.
    pub async fn after(&self, pause_ms: i64) {
        pass(&self.server, pause_ms).await;
    }

    pub async fn post(&self, path: &str, body: &Value) -> TestReply {
        self.server.post_as(&self.token, &format!("/wps/fair-play/{path}"), body).await
    }

    pub async fn get(&self, path: &str) -> Value {
        let reply = self.server.get_as(&self.token, &format!("/wps/fair-play/{path}")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value")
    }

    /// Sets a limit of money, in minor units, or of time, in minutes.
    pub async fn limit(&self, kind: &str, period: &str, to: i64) -> TestReply {
        let to = if kind == "TIME" {
            json!({ "minutes": to })
        } else {
            json!({ "amount": format!("{}.{:02}", to / 100, to % 100) })
        };
        self.post("limit", &json!({ "kind": kind, "period": period, "to": to })).await
    }

    /// How a limit stands.
    pub async fn standing(&self, kind: &str, period: &str) -> Value {
        let limits = self.get("limits").await;
        let all = limits["limits"].as_array().expect("limits");
        all.iter().find(|it| it["kind"] == kind && it["period"] == period).expect("the limit").clone()
    }

    /// Stakes at one of the games, in a round of its own named as the bet; gives the status.
    pub async fn bet(&self, game: usize, uuid: &str, amount: i64) -> String {
        let body = json!({
            "request_uuid": uuid, "transaction_uuid": uuid, "token": self.games[game], "round": uuid,
            "game_code": GAMES[game], "amount": amount, "currency": CURRENCY,
        });
        status(&self.server.seamless("transaction/bet", &body).await)
    }

    /// Ends a round with a payout.
    pub async fn win(&self, game: usize, bet: &str, amount: i64) -> String {
        let body = json!({
            "request_uuid": bet, "transaction_uuid": format!("w-{bet}"), "reference_transaction_uuid": bet, "token": "",
            "round": bet, "game_code": GAMES[game], "amount": amount, "currency": CURRENCY, "round_closed": true,
        });
        status(&self.server.seamless("transaction/win", &body).await)
    }

    pub async fn rollback(&self, game: usize, bet: &str) -> String {
        let body = json!({
            "request_uuid": bet, "transaction_uuid": format!("u-{bet}"), "reference_transaction_uuid": bet, "token": "",
            "round": bet, "game_code": GAMES[game],
        });
        status(&self.server.seamless("transaction/rollback", &body).await)
    }

    /// Asks for a stake from a balance that the vendor keeps.
    pub async fn may_stake(&self, game: usize, round: &str, amount: i64) -> String {
        let body = json!({ "request_uuid": round, "token": self.games[game], "round": round, "amount": amount });
        status(&self.server.seamless("user/may_stake", &body).await)
    }

    pub async fn release(&self, round: &str) -> String {
        let body = json!({ "request_uuid": round, "round": round });
        status(&self.server.seamless("user/release_stake", &body).await)
    }

    /// How many events of a kind the member's history has.
    pub async fn events(&self, kind: &str) -> i64 {
        let query = "select count(*) from protection_events where member_id = $1 and kind = $2";
        let query = sql::query_scalar(query).bind(&self.member).bind(kind);
        query.fetch_one(self.server.state.base.store.reader()).await.expect("a count")
    }
}

/// Lets time pass at a server, over which all sessions live on.
pub async fn pass(server: &TestServer, pause_ms: i64) {
    server.state.base.clock.advance_ms(pause_ms);
    let now_ms = server.state.base.clock.now_ms();
    let work = async move |tx: &mut Connection| {
        let text = "update sessions set created_at = $1, last_seen_at = $1";
        sql::query(text).bind(now_ms).execute(&mut *tx).await?;
        let text = "update game_sessions set expires_at = $1";
        sql::query(text).bind(now_ms + DAY_MS).execute(tx).await?;
        Ok::<_, StoreError>(())
    };
    let write = server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
    write.await.expect("sessions");
}

fn status(reply: &TestReply) -> String {
    let status = reply.at("/status");
    status.as_str().expect("a status").trim_start_matches("RS_").trim_start_matches("ERROR_").to_owned()
}

async fn sit(
    tx: &mut Connection,
    account: &str,
    (token, games): &(String, [String; 2]),
    now_ms: i64,
) -> Result<String, ledger::LedgerError> {
    let member = NewMember {
        account: account.to_owned(),
        nickname: String::new(),
        account_type: AccountType::Member,
        currency: CURRENCY.to_owned(),
        rank: (1, "Bronze".to_owned()),
        labels: Vec::new(),
        upline: String::new(),
        // Nobody logs in with it.
        password_hash: String::new(),
        must_change_password: false,
        contact: Contact::default(),
    };
    let id = tree::create(&mut *tx, &member, now_ms).await?;
    let (issuer, wallet) = (Account::new(AccountKind::PlayMoneyIssuer, "", CURRENCY), Account::wallet(&id, CURRENCY));
    let (kind, key) = (TransactionKind::PlayMoneyGrant, format!("seat:{id}"));
    let grant = Transaction::transfer(kind, key, String::new(), issuer, wallet, 1_000_000_000);
    ledger::post(&mut *tx, &grant, now_ms).await?;
    let session = ids::new_id(now_ms);
    let text = "insert into sessions (token_hash, id, member_id, created_at, last_seen_at, ip, proved_at) values ($1, $2, $3, $4, $4, '127.0.0.1', $4)";
    let query = sql::query(text).bind(ids::token_hash(token)).bind(&session).bind(&id);
    query.bind(now_ms).execute(&mut *tx).await?;
    for (game, code) in games.iter().zip(GAMES) {
        let text = "insert into game_sessions (token_hash, member_id, session_id, supplier, vendor, game_code, currency, language, opened_at,
             expires_at) values ($1, $2, $3, 'SAMPLE', $4, $5, $6, 'EN', $7, $8)";
        let query = sql::query(text).bind(ids::token_hash(game)).bind(&id).bind(&session).bind(code.to_uppercase());
        query.bind(code).bind(CURRENCY).bind(now_ms).bind(now_ms + DAY_MS).execute(&mut *tx).await?;
    }
    Ok(id)
}

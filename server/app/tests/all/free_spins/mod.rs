//! Free spins from the grant to the credit: told to the supplier until it answers, each spin used once, what they win one bonus, and turnover untouched.

mod ends;
mod events;
mod playing;
mod sources;

use axum::http::Method;
use futures_util::future::join_all;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::payments::Fault;
use lumora_server::testing::wallets::TestWallets;
use lumora_server::testing::{TestReply, TestServer};
use platform::store::sql;
use serde_json::{Value, json};

use crate::support::back_office::{BackOffice, admin};

const PASSWORD: &str = "correct horse 7";
const MONEY: i64 = 10_000;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A member at the sample operator, with the supplier beside it.
struct Table {
    server: TestServer,
    supplier: TestWallets,
    member: String,
    token: String,
    game: String,
    /// The smallest stake of the game.
    value: i64,
    /// The game session, for calls that a test makes as the supplier.
    session: String,
}

impl Table {
    async fn at(server: TestServer) -> Self {
        let (server, supplier) = server.with_wallets().await;
        // Its games are played from the main wallet.
        server.execute("update wallet_vendors set enabled = 0").await;
        let member = server.add_member("mira", PASSWORD, AccountType::Member, MONEY).await;
        let token = server.login("mira", PASSWORD).await;
        let game = supplier.slots[0].1.clone();
        let value = supplier.state.game(&game).await.expect("titles").expect("a game").stakes[0];
        let session = server.open_game(&token, &game).await;
        Self { server, supplier, member, token, game, value, session }
    }

    async fn each() -> Vec<Self> {
        let mut tables = Vec::new();
        for server in TestServer::seeded().await {
            tables.push(Self::at(server).await);
        }
        tables
    }

    async fn command(&self, name: &str, spins: &str, options: &[&str]) -> Result<String, String> {
        let value = format!("{}.{:02}", self.value / 100, self.value % 100);
        let arguments = [
            "free-spins",
            "grant",
            name,
            "--games",
            &self.game,
            "--spins",
            spins,
            "--value",
            &value,
            "--wagering",
            "10",
        ];
        admin(&self.server, &[&arguments, options].concat()).await
    }

    /// Grants them by the operator's command, and has the supplier told; gives the grant's id.
    async fn grant(&self, name: &str, spins: &str, options: &[&str]) -> String {
        let output = self.command(name, spins, &[&["--account", "mira"], options].concat()).await.expect("granted");
        assert!(output.starts_with("granted to 1;"), "{output}");
        self.server.run_jobs().await;
        let query = "select id from free_spins where reference = $1";
        sql::query_scalar(query).bind(name).fetch_one(self.server.state.base.store.reader()).await.expect("a grant")
    }

    async fn bonuses(&self) -> Vec<Value> {
        let reply = self.server.get_as(&self.token, "/wps/member/bonuses").await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value/content").as_array().expect("a list").clone()
    }

    /// The bonus of a grant, of which there is one only.
    async fn bonus(&self, grant: &str) -> Value {
        let id = format!("bonus:free-spins:{grant}");
        let mut found = self.bonuses().await;
        found.retain(|it| it["credit"]["id"] == id);
        assert_eq!(found.len(), 1, "{found:?}");
        found.remove(0)
    }

    /// Kind and number of spins of each message in the inbox of the member.
    async fn inbox(&self) -> Vec<(String, String)> {
        let list = self.server.get_as(&self.token, "/wps/member/messages").await.at("/value/content");
        let field = |it: &Value, name: &str| {
            it["arguments"][name].as_str().or(it[name].as_str()).unwrap_or_default().to_owned()
        };
        list.as_array().expect("messages").iter().map(|it| (field(it, "kind"), field(it, "number"))).collect()
    }

    async fn spins_left(&self) -> Value {
        self.server.get_as(&self.token, "/wps/game/freeSpins").await.at("/value/games")
    }

    async fn balance(&self) -> i64 {
        let reply = self.server.get_as(&self.token, "/wps/v2/wallets/balance").await;
        let balance = reply.at("/value/sumBalance");
        let balance = balance.as_str().unwrap_or_else(|| panic!("a balance: {}", reply.text())).to_owned();
        balance.replace('.', "").parse().expect("an amount")
    }

    async fn bet(&self, uuid: &str, change: Value) -> TestReply {
        let body = json!({
            "request_uuid": format!("r-{uuid}"), "transaction_uuid": format!("b-{uuid}"), "token": self.session,
            "round": uuid, "game_code": self.game, "amount": 0, "currency": "USD", "is_free": true,
        });
        self.server.seamless("transaction/bet", &merged(body, change)).await
    }

    async fn win(&self, uuid: &str, amount: i64, change: Value) -> TestReply {
        let body = json!({
            "request_uuid": format!("r-{uuid}"), "transaction_uuid": format!("w-{uuid}"),
            "reference_transaction_uuid": format!("b-{uuid}"), "token": self.session, "round": uuid,
            "game_code": self.game, "amount": amount, "currency": "USD", "round_closed": true, "is_free": true,
        });
        self.server.seamless("transaction/win", &merged(body, change)).await
    }

    async fn rollback(&self, uuid: &str, reference: &str) -> TestReply {
        let body = json!({
            "request_uuid": "r", "transaction_uuid": format!("x-{reference}"), "reference_transaction_uuid": reference,
            "token": self.session, "round": uuid, "game_code": self.game,
        });
        self.server.seamless("transaction/rollback", &body).await
    }

    /// A free spin from bet to win.
    async fn played(&self, grant: &str, uuid: &str, amount: i64) {
        let reward = json!({ "reward_uuid": grant });
        assert_eq!(self.bet(uuid, reward.clone()).await.at("/status"), "RS_OK");
        assert_eq!(self.win(uuid, amount, reward).await.at("/status"), "RS_OK");
    }

    async fn count(&self, text: &'static str) -> i64 {
        let query = sql::query_scalar(text).bind(&self.member);
        query.fetch_one(self.server.state.base.store.reader()).await.expect("a number")
    }
}

fn merged(mut body: Value, change: Value) -> Value {
    for (name, value) in change.as_object().expect("fields") {
        body[name] = value.clone();
    }
    body
}

//! Fair play through the whole stack: who is excluded, by whatever way and account; age before money; signs of harm; letters; limits and reality checks; licence policies.

mod age;
mod closed_routes;
mod exclusion;
mod harm;
mod help;
mod letters;
mod limits;
mod matching;
mod minors;
mod model;
mod policy;
mod policy_report;
mod reality_check;
mod seat;
mod ways_in;

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
const EXCLUSION: &str = "/wps/fair-play/exclusion";

/// A member at a server with the sample operator.
struct Player {
    server: TestServer,
    id: String,
    token: String,
}

impl Player {
    async fn at(server: TestServer, money: i64) -> Self {
        // Months go by in these tests.
        server.set("password_days", "0").await;
        let id = server.add_member("mira", PASSWORD, AccountType::Member, money).await;
        let token = server.login("mira", PASSWORD).await;
        Self { server, id, token }
    }

    /// On each engine that is there.
    async fn each(money: i64) -> Vec<Self> {
        let mut all = Vec::new();
        for server in TestServer::seeded().await {
            all.push(Self::at(server, money).await);
        }
        all
    }

    async fn one(money: i64) -> Self {
        Self::at(TestServer::seeded_on_sqlite().await, money).await
    }

    async fn get(&self, path: &str) -> TestReply {
        self.server.get_as(&self.token, path).await
    }

    async fn post(&self, path: &str, body: &Value) -> TestReply {
        self.server.post_as(&self.token, path, body).await
    }

    async fn call(&self, method: Method, path: &str, body: &Value) -> TestReply {
        let authorization = format!("Bearer {}", self.token);
        self.server.call(method, path, &[("authorization", &authorization)], body).await
    }

    async fn exclude(&self, kind: &str, span: &str) -> TestReply {
        exclude(&self.server, &self.token, kind, span).await
    }

    /// Time goes by; the session has ended by then, and the member logs in anew.
    async fn after(self, ms: i64) -> Self {
        self.server.state.base.clock.advance_ms(ms);
        let token = self.server.login("mira", PASSWORD).await;
        Self { token, ..self }
    }

    /// What a stake of the open game is answered.
    async fn stake(&self, game_token: &str, game: &str, number: u32, amount: i64) -> String {
        let body = json!({
            "request_uuid": format!("b{number}"), "transaction_uuid": format!("b{number}"), "reference_transaction_uuid": "",
            "token": game_token, "round": format!("r{number}"), "game_code": game, "amount": amount, "currency": "USD",
            "round_closed": false,
        });
        text(&self.server.seamless("transaction/bet", &body).await.at("/status"))
    }

    /// The end of a round that was staked.
    async fn win(&self, game_token: &str, game: &str, number: u32, amount: i64) -> String {
        let body = json!({
            "request_uuid": format!("w{number}"), "transaction_uuid": format!("w{number}"),
            "reference_transaction_uuid": format!("b{number}"), "token": game_token, "round": format!("r{number}"),
            "game_code": game, "amount": amount, "currency": "USD", "round_closed": true,
        });
        text(&self.server.seamless("transaction/win", &body).await.at("/status"))
    }

    /// The code of a slot.
    async fn slot(&self) -> String {
        let query = "select min(game_code) from games where game_type = 'RNG' and supplier <> ''";
        self.server.text(query).await.expect("a slot")
    }

    /// What launching a slot is answered.
    async fn launch(&self) -> TestReply {
        launch(&self.server, &self.token, &self.slot().await).await
    }
}

async fn exclude(server: &TestServer, token: &str, kind: &str, span: &str) -> TestReply {
    server.post_as(token, EXCLUSION, &json!({ "kind": kind, "span": span })).await
}

async fn launch(server: &TestServer, token: &str, game: &str) -> TestReply {
    let vendor = "select vendor from games where game_type = 'RNG' and supplier <> '' order by game_code limit 1";
    let vendor = server.text(vendor).await.unwrap_or_default();
    let body = json!({
        "vassalage": vendor, "nodeId": "", "gameType": "RNG", "gameCode": game, "roomId": "", "language": "EN", "device": "WEB",
        "backUrl": "/rng", "theme": "dark",
    });
    server.post_as(token, "/wps/game/launchGame", &body).await
}

/// Fails unless a session may do nothing but what is open to the excluded.
async fn assert_restricted(server: &TestServer, token: &str, what: &str) {
    let refused = launch(server, token, "ANY").await;
    assert_eq!((refused.status, refused.at("/code")), (403, json!("excluded")), "{what}: {}", refused.text());
    assert!(refused.at("/value/exclusion/kind").is_string(), "{what}: {}", refused.text());
    let own = server.get_as(token, EXCLUSION).await;
    assert_eq!(own.status, 200, "{what}: {}", own.text());
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

//! The seamless wallet's rules, by table and by random interleaving, through the whole router. Here: a member at a game, and
//! the calls of its vendor.

mod crossing;
mod entry;
mod interleaving;
mod licence;
mod records;
mod rollbacks;
mod rounds;
mod settled;
mod statements;

use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use platform::store::sql;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";
const GAME: &str = "lantern-fortune";

struct Table {
    server: TestServer,
    login: String,
    game: String,
    member: String,
}

async fn table_on(server: TestServer, money: i64) -> Table {
    let member = server.add_member("mira", PASSWORD, AccountType::Member, money).await;
    let login = server.login("mira", PASSWORD).await;
    let game = server.open_game(&login, GAME).await;
    Table { server, login, game, member }
}

async fn tables(money: i64) -> Vec<Table> {
    let mut tables = Vec::new();
    for server in TestServer::on_both_engines().await {
        tables.push(table_on(server, money).await);
    }
    tables
}

impl Table {
    async fn bet(&self, uuid: &str, round: &str, amount: i64) -> TestReply {
        self.bet_with(uuid, round, amount, json!({})).await
    }

    async fn bet_with(&self, uuid: &str, round: &str, amount: i64, change: Value) -> TestReply {
        let body = json!({
            "request_uuid": format!("r-{uuid}"), "transaction_uuid": uuid, "token": self.game, "round": round,
            "game_code": GAME, "amount": amount, "currency": "USD",
        });
        self.server.seamless("transaction/bet", &merged(body, change)).await
    }

    async fn win(&self, uuid: &str, bet: &str, round: &str, amount: i64) -> TestReply {
        self.win_with(uuid, bet, round, amount, json!({})).await
    }

    async fn win_with(&self, uuid: &str, bet: &str, round: &str, amount: i64, change: Value) -> TestReply {
        let body = json!({
            "request_uuid": format!("r-{uuid}"), "transaction_uuid": uuid, "reference_transaction_uuid": bet,
            "token": self.game, "round": round, "game_code": GAME, "amount": amount, "currency": "USD",
        });
        self.server.seamless("transaction/win", &merged(body, change)).await
    }

    async fn rollback(&self, uuid: &str, reference: &str, round: &str) -> TestReply {
        let body = json!({
            "request_uuid": format!("r-{uuid}"), "transaction_uuid": uuid, "reference_transaction_uuid": reference,
            "token": self.game, "round": round, "game_code": GAME,
        });
        self.server.seamless("transaction/rollback", &body).await
    }

    async fn balance(&self) -> Value {
        self.server.seamless("user/balance", &json!({ "request_uuid": "q", "token": self.game })).await.at("/balance")
    }

    async fn round(&self, round: &str) -> (i64, i64, String) {
        let query = sql::query_as("select stake, payout, state from rounds where supplier_round = $1");
        query.bind(round.to_owned()).fetch_one(self.server.state.base.store.reader()).await.expect("a round")
    }

    async fn assert_sound(&self) {
        self.server.books_balance().await;
    }
}

fn merged(mut body: Value, change: Value) -> Value {
    for (name, value) in change.as_object().expect("an object") {
        body[name] = value.clone();
    }
    body
}

fn status_and_balance(reply: &TestReply) -> (String, Value) {
    (reply.at("/status").as_str().unwrap_or_default().to_owned(), reply.at("/balance"))
}

fn ok(balance: i64) -> (String, Value) {
    ("RS_OK".to_owned(), json!(balance))
}

fn refused(status: &str) -> (String, Value) {
    (format!("RS_ERROR_{status}"), Value::Null)
}

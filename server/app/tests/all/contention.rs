//! Many players at once on the account that all of them share: the settlement account of the vendor.

use futures_util::future::join_all;
use lumora_core::domain::account::AccountType;
use lumora_server::MIGRATIONS;
use lumora_server::testing::TestServer;
use lumora_server::testing::stores::{TestStore, both_engines};
use platform::store::{Store, sql};
use serde_json::{Value, json};

const PLAYERS: usize = 16;
const BETS: usize = 12;
const STAKE: i64 = 5;
const MONEY: i64 = 1_000;
const GAME: &str = "lantern-fortune";

async fn seat(server: &TestServer, player: usize) -> String {
    let (account, password) = (format!("player{player}"), "correct horse 7");
    server.add_member(&account, password, AccountType::Member, MONEY).await;
    let login = server.login(&account, password).await;
    server.open_game(&login, GAME).await
}

/// Bets one after the other, as a player does; gives what each call was told.
async fn play(server: &TestServer, player: usize, token: &str) -> Vec<Value> {
    let mut told = Vec::with_capacity(BETS);
    for number in 0..BETS {
        let uuid = format!("bet-{player}-{number}");
        let body = json!({
            "request_uuid": uuid, "transaction_uuid": uuid, "token": token, "round": format!("round-{uuid}"),
            "game_code": GAME, "amount": STAKE, "currency": "USD", "round_closed": true,
        });
        told.push(server.seamless("transaction/bet", &body).await.json());
    }
    told
}

/// Everybody plays at once, each at one of the servers in turn.
async fn everybody_plays(servers: &[TestServer], engine: &str) {
    let first = servers.first().expect("a server");
    let mut tokens = Vec::with_capacity(PLAYERS);
    for player in 0..PLAYERS {
        tokens.push(seat(first, player).await);
    }
    let players =
        tokens.iter().enumerate().map(|(player, token)| play(&servers[player % servers.len()], player, token));
    for (player, told) in join_all(players).await.into_iter().enumerate() {
        for (number, reply) in (1_i64..).zip(told) {
            let expected = (json!("RS_OK"), json!(MONEY - number * STAKE));
            assert_eq!((reply["status"].clone(), reply["balance"].clone()), expected, "{engine} {player}: {reply}");
        }
    }
    let settlement = "select cast(sum(balance) as bigint) from accounts where kind = 'supplier_settlement'";
    let settlement: i64 =
        sql::query_scalar(settlement).fetch_one(first.state.base.store.reader()).await.expect("a sum");
    let stakes = i64::try_from(PLAYERS * BETS).expect("a small number") * STAKE;
    assert_eq!((settlement, first.ledger_faults().await), (stakes, (0, 0)), "{engine}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn sixteen_players_bet_at_once_and_none_is_turned_away() {
    for test in both_engines().await {
        let engine = test.name;
        everybody_plays(&[TestServer::on(test).await], engine).await;
    }
}

async fn another_handle(test: &TestStore) -> TestStore {
    let mut other = test.clone();
    other.store = Store::open(&test.location, MIGRATIONS).await.expect("a second handle");
    other
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_servers_on_one_database_turn_nobody_away_either() {
    for test in both_engines().await {
        let engine = test.name;
        let other = another_handle(&test).await;
        everybody_plays(&[TestServer::on(test).await, TestServer::on(other).await], engine).await;
    }
}

//! Promotions, applications, raffles and the points mall through the API, with the clock moved by hand.

mod applications;
mod licence;
mod mall;
mod offers;
mod points;
mod raffles;

use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse battery";
const LIST: &str = "/wps/promotions";
const DAY_MS: i64 = 24 * 60 * 60 * 1000;
const MEMBER: (&str, &str) = ("lantern_member", "Kx7mTq4vLp2w");

async fn detail(server: &TestServer, token: &str, id: &str) -> TestReply {
    server.get_as(token, &format!("/wps/promotions/detail?id={id}")).await
}

async fn act(server: &TestServer, token: &str, act: &str, id: &str) -> TestReply {
    let path = if act == "draw" { "/wps/relay/MCS2_claimRafflePromotion".to_owned() } else { format!("{LIST}/{act}") };
    server.post_as(token, &path, &json!({ "promoId": id })).await
}

/// A fresh member whose wallet is in the currency of the sample's rewards.
async fn member(server: &TestServer, account: &str) -> String {
    server.add_member(account, PASSWORD, AccountType::Member, 0).await;
    server.execute("update members set currency = 'USD' where account not like 'lantern%'").await;
    server.login(account, PASSWORD).await
}

async fn balance(server: &TestServer, token: &str) -> Value {
    server.get_as(token, "/wps/v2/wallets/balance").await.at("/value/sumBalance")
}

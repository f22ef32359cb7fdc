//! Points: earned by play and deposits, redeemed and converted under the payment password, decided by operators.

mod earning;
mod office;
mod redeeming;
mod rush;

use std::sync::Arc;

use axum::http::Method;
use bets::SettledBet;
use futures_util::StreamExt;
use futures_util::future::join_all;
use futures_util::stream;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use platform::ids;
use platform::store::Connection;
use promotions::points::{self, Decision};
use serde_json::{Value, json};

use super::{DAY_MS, PASSWORD};
use crate::support::back_office::{BackOffice, admin};
use crate::support::seeded;

const PIN: &str = "135790";
const REDEEM: &str = "/wps/relay/passwordCheck/MCS2_redeemPointReward";
const CONVERT: &str = "/wps/relay/passwordCheck/MCS2_convertPoint";
const LIST: &str = "/wps/relay/MCS2_getRedeemPointList";
const BALANCE: &str = "/wps/relay/MCS2_getPointBalance";

/// A member at a server with the sample operator.
struct Player {
    server: TestServer,
    token: String,
    id: String,
}

impl Player {
    async fn at(server: TestServer, account: &str) -> Self {
        let id = server.add_member(account, PASSWORD, AccountType::Member, 0).await;
        server.execute("update members set currency = 'USD' where account not like 'lantern%'").await;
        let token = server.login(account, PASSWORD).await;
        let player = Self { server, token, id };
        let pin = json!({ "paymentPassword": PIN });
        let set = player.sealed(Method::PUT, "/wps/member/paymentPassword", &pin).await;
        assert_eq!(set.status, 200, "{}", set.text());
        player
    }

    async fn each() -> Vec<Self> {
        let mut players = Vec::new();
        for server in seeded().await {
            players.push(Self::at(server, "mira").await);
        }
        players
    }

    async fn sealed(&self, method: Method, path: &str, body: &Value) -> TestReply {
        self.sealed_under(&ids::new_id(0), method, path, body).await
    }

    async fn sealed_under(&self, key: &str, method: Method, path: &str, body: &Value) -> TestReply {
        let authorization = format!("Bearer {}", self.token);
        let headers = [("authorization", authorization.as_str()), ("idempotency-key", key)];
        self.server.sealed(method, path, &headers, body).await
    }

    async fn redeem(&self, body: &Value) -> TestReply {
        self.sealed(Method::POST, REDEEM, body).await
    }

    async fn convert(&self, points: u32, amount: &str) -> TestReply {
        let body = json!({ "points": points, "amount": amount, "paymentPassword": PIN });
        self.sealed(Method::POST, CONVERT, &body).await
    }

    async fn points(&self) -> Value {
        self.server.get_as(&self.token, BALANCE).await.at("/value/balance")
    }

    async fn money(&self) -> Value {
        super::balance(&self.server, &self.token).await
    }

    async fn list(&self, query: &str) -> Value {
        let reply = self.server.get_as(&self.token, &format!("{LIST}{query}")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value")
    }

    /// A bet of slots that was settled at the present.
    async fn bet(&self, valid_bet: i64, payout: i64) {
        self.settled(self.row(valid_bet, payout)).await;
    }

    fn row(&self, valid_bet: i64, payout: i64) -> SettledBet {
        SettledBet {
            member_id: self.id.clone(),
            product: "RNG".to_owned(),
            vendor: "NL".to_owned(),
            game_code: "lantern".to_owned(),
            account_id: format!("member_wallet:{}:USD", self.id),
            round_id: ids::new_id(0),
            currency: "USD".to_owned(),
            stake: valid_bet,
            valid_bet,
            payout,
            correction: 0,
            settled_at: self.server.state.base.clock.now_ms(),
        }
    }

    async fn settled(&self, row: SettledBet) {
        let work = async move |tx: &mut Connection| row.statement().execute(tx).await.map(drop);
        let done = self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await;
        done.map_err(|error: platform::store::StoreError| error).expect("written");
        // PostgreSQL shows a bet to readers when every older transaction has ended, also those of the tests beside this one.
        let left = "select cast(count(*) as text) from settled_bets
                    where position > coalesce((select position from settled_bet_cursors where reader = 'points'), 0)";
        loop {
            self.server.run_schedule("earn-points").await;
            if self.server.text(left).await.as_deref() == Some("0") {
                return;
            }
        }
    }

    /// So many points, earned by play.
    async fn with_points(self, points: i64) -> Self {
        self.server.execute("update point_earning_rules set daily_cap = 0 where id = 'play'").await;
        self.bet(points * 1_000, 0).await;
        assert_eq!(self.points().await, format!("{points}.00"), "{}", self.server.name);
        self
    }

    async fn decide(&self, id: &str, decision: Decision) -> Result<(), platform::http::ApiError> {
        let (id, now_ms) = (id.to_owned(), self.server.state.base.clock.now_ms());
        let work =
            async move |tx: &mut Connection| points::decide(tx, &id, &decision, "as asked", now_ms).await.map(drop);
        self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
    }
}

fn money_reward(id: &str, quantity: u32, points: u32) -> Value {
    json!({ "rewardId": id, "quantity": quantity, "points": points, "phone": "0901 234 567", "paymentPassword": PIN })
}

fn parcel(id: &str, points: u32) -> Value {
    let mut body = money_reward(id, 1, points);
    (body["recipient"], body["address"]) = (json!("Mira Tran"), json!("12 Lantern Street, Hue"));
    body
}

fn redemption_id(reply: &TestReply) -> String {
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.at("/value/redeemId").as_str().expect("an id").to_owned()
}

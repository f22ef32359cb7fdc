//! Referral through the API: registering by a link, friends who count, what is granted, and friends who are held.

mod counting;
mod held;
mod office;

use bets::SettledBet;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::stores::until_streams_readable;
use lumora_server::testing::{TestReply, TestServer};
use platform::store::{Connection, StoreError, sql};
use serde_json::{Value, json};

use crate::support::{PASSWORD, form, register, set, token, with};

const PAGE: &str = "/wps/member/referral";
const FRIENDS: &str = "/wps/member/referral/friends";
const CLAIM: &str = "/wps/member/rewards/claim";
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A member with a link, at a server with the plan of the sample: 20.00 paid in and 100.00 of valid bets within 30 days.
struct Inviter {
    server: TestServer,
    id: String,
    token: String,
    code: String,
}

/// Somebody who came by the link.
struct Friend {
    id: String,
    token: String,
}

impl Inviter {
    async fn each() -> Vec<Self> {
        let mut inviters = Vec::new();
        for server in TestServer::seeded().await {
            inviters.push(Self::at(server).await);
        }
        inviters
    }

    async fn at(server: TestServer) -> Self {
        set(&server, "register_captcha", "false").await;
        set(&server, "utc_offset_minutes", "0").await;
        let id = server.add_member("inviter", PASSWORD, AccountType::Member, 0).await;
        let token = server.login("inviter", PASSWORD).await;
        let page = server.get_as(&token, PAGE).await;
        assert_eq!(page.status, 200, "{}: {}", server.name, page.text());
        let code = page.at("/value/code").as_str().expect("a code").to_owned();
        Self { server, id, token, code }
    }

    fn now(&self) -> i64 {
        self.server.state.base.clock.now_ms()
    }

    /// Registers by a link from an address, and is known by then.
    async fn friend_by(&self, account: &str, address: &str, code: &str) -> Friend {
        let body = with(&form(account), &json!({ "referralCode": code }));
        let reply = register(&self.server.at(address), &body).await;
        let token = token(&reply);
        self.settle().await;
        let query = "select id from members where account = $1";
        let query = sql::query_scalar(query).bind(account).fetch_one(self.server.state.base.store.reader()).await;
        Friend { id: query.expect("a member"), token }
    }

    /// Registers by the inviter's link, from an address of its own.
    async fn friend(&self, number: usize) -> Friend {
        self.friend_by(&format!("friend{number}"), &format!("203.0.113.{number}"), &self.code).await
    }

    /// Everything that is settled is counted, and who counts is settled.
    async fn settle(&self) {
        let base = &self.server.state.base;
        until_streams_readable(&base.store).await;
        referral::advance_all(&base.store, base.clock.now_ms()).await.expect("settled");
    }

    async fn number(&self, query: &'static str) -> i64 {
        sql::query_scalar(query).fetch_one(self.server.state.base.store.reader()).await.expect("a number")
    }

    /// A friend pays in, as the cashier notes it.
    async fn pays_in(&self, friend: &Friend, amount: i64) {
        let (id, now) = (friend.id.clone(), self.now());
        let work = async move |tx: &mut Connection| referral::note_deposit(tx, &id, ("USD", amount), now).await;
        let write = self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
        write.await.map_err(|error: StoreError| error).expect("noted");
    }

    async fn bets(&self, friend: &Friend, round: &str, valid_bet: i64) {
        let bet = SettledBet {
            member_id: friend.id.clone(),
            product: "RNG".into(),
            vendor: "V".into(),
            game_code: "g".into(),
            account_id: format!("member_wallet:{}:USD", friend.id),
            round_id: format!("{}-{round}", friend.id),
            currency: "USD".into(),
            stake: valid_bet,
            valid_bet,
            payout: 0,
            correction: i64::from(valid_bet < 0),
            settled_at: self.now(),
        };
        let work = async move |tx: &mut Connection| bet.statement().execute(tx).await.map(drop);
        let write = self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
        write.await.map_err(|error: StoreError| error).expect("a settled bet");
    }

    /// A friend does all that the plan asks for.
    async fn qualifies(&self, friend: &Friend) {
        self.pays_in(friend, 2_000).await;
        self.bets(friend, "whole", 10_000).await;
        self.settle().await;
    }

    async fn page(&self) -> Value {
        let reply = self.server.get_as(&self.token, PAGE).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    async fn friends(&self, query: &str) -> Value {
        let reply = self.server.get_as(&self.token, &format!("{FRIENDS}{query}")).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    /// What became of friends, the latest first.
    async fn states(&self) -> Vec<String> {
        let list = self.friends("").await["content"].as_array().expect("friends").clone();
        list.iter().map(|it| it["state"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// The amounts of referral that wait for somebody.
    async fn waiting(&self, token: &str) -> Vec<Value> {
        let list = self.server.get_as(token, "/wps/member/rewards").await.at("/value/list");
        let own = list.as_array().expect("rewards").iter().filter(|it| it["kind"] == "REFERRAL");
        own.cloned().collect()
    }

    async fn claim(&self, token: &str, reward: &Value) -> TestReply {
        self.server.post_as(token, CLAIM, &json!({ "kind": "REFERRAL", "id": reward["id"] })).await
    }
}

//! Cashback, levels and the reward centre, with the clock moved by hand and bets written into the stream.

mod cashback;
mod centre;
mod corrections;
mod envelopes;
mod killed;
mod levels;
mod office;
mod protection;

use bets::SettledBet;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{START_MS, TestReply, TestServer};
use platform::store::{Connection, StoreError, sql};
use serde_json::{Value, json};

use crate::support::everything_is_read;

const PASSWORD: &str = "correct horse battery";
const DAY_MS: i64 = 24 * 60 * 60 * 1000;
const REWARDS: &str = "/wps/member/rewards";
const CLAIM: &str = "/wps/member/rewards/claim";
const LEVEL: &str = "/wps/member/level";

/// The sample operator with one daily plan: a tenth of the net loss of slots, a twentieth of that of all others.
struct House {
    server: TestServer,
}

impl House {
    async fn at(server: TestServer) -> Self {
        server.set("utc_offset_minutes", "0").await;
        // What the sample has played is no concern of these tests.
        server.execute("delete from settled_bets").await;
        server.execute("delete from cashback_rates").await;
        server.execute("update cashback_plans set enabled = 0").await;
        server
            .execute(
                "insert into cashback_plans (id, base, period, currency, starts_at, cap, least, wager_multiplier, claim_days)
                 values ('daily', 'NET_LOSS', 'DAILY', 'USD', 1795250096000, null, 10, 3, 7)",
            )
            .await;
        server
            .execute(
                "insert into cashback_rates (id, plan_id, product, level_min, rate)
                 values ('r1', 'daily', 'RNG', 0, 1000), ('r2', 'daily', 'ALL', 0, 500)",
            )
            .await;
        server
            .execute("insert into texts (subject, id, field, language, body) values ('cashback_plan', 'daily', 'title', 'EN', 'Daily cashback')")
            .await;
        Self { server }
    }

    async fn each() -> Vec<Self> {
        let mut houses = Vec::new();
        for server in TestServer::seeded().await {
            houses.push(Self::at(server).await);
        }
        houses
    }

    async fn member(&self, account: &str) -> String {
        self.server.add_member(account, PASSWORD, AccountType::Member, 0).await
    }

    async fn login(&self, account: &str) -> String {
        self.server.login(account, PASSWORD).await
    }

    fn now_ms(&self) -> i64 {
        self.server.state.base.clock.now_ms()
    }

    /// The settled bet of a member on a day counted from the first one.
    async fn bet(&self, member_id: &str, day: i64, (product, stake, payout): (&str, i64, i64)) -> SettledBet {
        let bet = SettledBet {
            member_id: member_id.to_owned(),
            product: product.to_owned(),
            vendor: "V".to_owned(),
            game_code: "g".to_owned(),
            account_id: format!("member_wallet:{member_id}:USD"),
            round_id: format!("{member_id}-{day}-{product}-{stake}-{payout}"),
            currency: "USD".to_owned(),
            stake,
            valid_bet: stake,
            payout,
            correction: 0,
            settled_at: START_MS + day * DAY_MS,
        };
        self.settle(bet.clone()).await;
        bet
    }

    async fn settle(&self, bet: SettledBet) {
        let write = self
            .server
            .state
            .base
            .store
            .write(move |tx| Box::pin(async move { bet.statement().execute(tx).await.map(drop) }));
        write.await.map_err(|error: StoreError| error).expect("a settled bet");
    }

    /// The first minutes of a day counted from the first one, whose eve is over for good; all bets are counted.
    async fn morning_of(&self, day: i64) {
        let midnight = START_MS - START_MS % DAY_MS + day * DAY_MS;
        let ahead = midnight + 10 * 60 * 1000 - self.now_ms();
        self.server.state.base.clock.advance_ms(ahead);
        self.count().await;
    }

    async fn count(&self) {
        loop {
            bets::count_days(&self.server.state.base.store).await.expect("counted");
            if everything_is_read(&self.server.state.base.store).await {
                return;
            }
        }
    }

    async fn run(&self, kind: &str) {
        self.server.run_schedule(kind).await;
        let dead: i64 = self.number("select count(*) from jobs where state = 'dead'").await;
        assert_eq!(dead, 0, "{}: {kind}", self.server.name);
    }

    async fn number(&self, query: &'static str) -> i64 {
        sql::query_scalar(query).fetch_one(self.server.state.base.store.reader()).await.expect("a number")
    }

    async fn write(&self, statement: &'static str, values: [&str; 1]) {
        let value = values[0].to_owned();
        let work = async move |tx: &mut Connection| sql::query(statement).bind(value).execute(tx).await.map(drop);
        let done = self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
        done.await.map_err(|error: StoreError| error).expect("a statement");
    }

    async fn centre(&self, token: &str) -> Value {
        let reply = self.server.get_as(token, REWARDS).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    /// What waits of a kind.
    async fn waiting(&self, token: &str, kind: &str) -> Vec<Value> {
        let list = self.centre(token).await["list"].as_array().expect("a list").clone();
        list.into_iter().filter(|it| it["kind"] == kind).collect()
    }

    async fn claim(&self, token: &str, kind: &str, id: &Value) -> TestReply {
        self.server.post_as(token, CLAIM, &json!({ "kind": kind, "id": id })).await
    }

    async fn balance(&self, token: &str) -> Value {
        self.server.get_as(token, "/wps/v2/wallets/balance").await.at("/value/sumBalance")
    }

    /// The kinds of the messages of a member, the latest first.
    async fn message_kinds(&self, token: &str) -> Vec<String> {
        let list = self.server.get_as(token, "/wps/member/messages").await.at("/value/content");
        let kinds =
            list.as_array().expect("messages").iter().map(|it| it["kind"].as_str().unwrap_or_default().to_owned());
        kinds.collect()
    }
}

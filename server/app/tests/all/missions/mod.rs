//! Missions and leaderboards through the API: progress that follows settled bets, claims, boards and their close.

mod boards;
mod office;
mod progress;

use bets::SettledBet;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::stores::until_streams_readable;
use lumora_server::testing::{TestReply, TestServer};
use platform::store::{Connection, StoreError, sql};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse battery";
const SUMMARY: &str = "/wps/relay/MCSFE_getMissionSummaryDetails";
const BOARDS: &str = "/wps/relay/MCSFE_getMissionLeaderboard";
const CLAIM: &str = "/wps/relay/MCSFE_claimMission";
const CHECK_IN: &str = "/wps/relay/MCSFE_checkInMission";
const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// A member at a server with the sample operator.
struct Player {
    server: TestServer,
    id: String,
    account: &'static str,
    token: String,
}

impl Player {
    async fn each() -> Vec<Self> {
        let mut players = Vec::new();
        for server in TestServer::seeded().await {
            without_earning(&server).await;
            players.push(Self::at(&server, "mira").await);
        }
        players
    }

    async fn at(server: &TestServer, account: &'static str) -> Self {
        let id = server.add_member(account, PASSWORD, AccountType::Member, 0).await;
        let token = server.login(account, PASSWORD).await;
        Self { server: server.clone(), id, account, token }
    }

    fn now(&self) -> i64 {
        self.server.state.base.clock.now_ms()
    }

    /// The same after a pause, for which the session may have ended.
    async fn after(self, pause_ms: i64) -> Self {
        self.server.state.base.clock.advance_ms(pause_ms);
        let token = self.server.login(self.account, PASSWORD).await;
        Self { token, ..self }
    }

    fn bet(&self, round: &str, stake: i64, payout: i64) -> SettledBet {
        SettledBet {
            member_id: self.id.clone(),
            product: "RNG".into(),
            vendor: "V".into(),
            game_code: "g".into(),
            account_id: format!("member_wallet:{}:USD", self.id),
            round_id: round.into(),
            currency: "USD".into(),
            stake,
            valid_bet: stake,
            payout,
            correction: 0,
            settled_at: self.now(),
        }
    }

    /// Settles bets, in a transaction each.
    async fn settle(&self, bets: impl IntoIterator<Item = SettledBet>) {
        for bet in bets {
            let work = async move |tx: &mut Connection| bet.statement().execute(tx).await.map(drop);
            let write = self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
            write.await.map_err(|error: StoreError| error).expect("a settled bet");
        }
    }

    /// Plays so many rounds of which each stakes and pays so much.
    async fn play(&self, rounds: usize, stake: i64, payout: i64) {
        self.settle((0..rounds).map(|round| self.bet(&format!("r{round}"), stake, payout))).await;
    }

    async fn summary(&self) -> Value {
        until_counted(&self.server).await;
        let reply = self.server.get_as(&self.token, SUMMARY).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    async fn mission(&self, id: &str) -> Value {
        let summary = self.summary().await;
        let found = summary["missions"].as_array().expect("missions").iter().find(|it| it["missionId"] == id).cloned();
        found.unwrap_or(Value::Null)
    }

    async fn claim(&self, mission: &Value) -> TestReply {
        let body = json!({ "missionId": mission["missionId"], "periodId": mission["periodId"] });
        self.server.post_as(&self.token, CLAIM, &body).await
    }

    async fn check_in(&self) -> Value {
        let reply = self.server.post_as(&self.token, CHECK_IN, &Value::Null).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    async fn board(&self, id: &str) -> Value {
        until_counted(&self.server).await;
        let reply = self.server.get_as(&self.token, BOARDS).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        let boards = reply.at("/value/boards");
        boards.as_array().expect("boards").iter().find(|it| it["boardId"] == id).cloned().unwrap_or(Value::Null)
    }

    async fn balance(&self) -> Value {
        self.server.get_as(&self.token, "/wps/v2/wallets/balance").await.at("/value/sumBalance")
    }

    async fn points(&self) -> Value {
        self.server.get_as(&self.token, "/wps/relay/MCS2_getPointBalance").await.at("/value/balance")
    }

    async fn messages(&self, kind: &'static str) -> i64 {
        let query = "select count(*) from member_messages where member_id = $1 and kind = $2";
        let query = sql::query_scalar(query).bind(&self.id).bind(kind);
        query.fetch_one(self.server.state.base.store.reader()).await.expect("a count")
    }
}

/// Counts everything that was settled, at once: a bet that is counted without its correction may complete a mission for a moment.
async fn until_counted(server: &TestServer) {
    let base = &server.state.base;
    until_streams_readable(&base.store).await;
    missions::count_all(&base.store, base.clock.now_ms()).await.expect("counted");
}

/// Has points be what missions and boards give, and nothing else.
async fn without_earning(server: &TestServer) {
    server.execute("delete from point_earning_rules").await;
}

/// Has the boards begin now, so that what the sample members have played is on none.
async fn without_history(server: &TestServer) {
    server.execute("update leaderboards set starts_at = 1795250096000").await;
}

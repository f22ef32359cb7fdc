//! What operators decide about settlements, and what both sides of a contract read of them.

use lumora_core::domain::agent::terms::{Basis, ContractPeriod, ContractType, Payer, Terms};
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

use super::super::team::{Bet, DAY, Site};
use crate::support::PASSWORD;

pub const BET: Bet = Bet { product: "RNG", stake: 10_000, valid_bet: 10_000, payout: 2_000 };

/// A top agent with an agent below, which has a member; both agents have a contract by days, the lower one paid by the upper.
pub struct House {
    pub site: Site,
    pub top: String,
    pub left: String,
    pub leaf: String,
    pub other: String,
}

impl House {
    pub async fn each() -> Vec<Self> {
        let mut houses = Vec::new();
        for server in TestServer::seeded().await {
            houses.push(Self::at(server).await);
        }
        houses
    }

    async fn at(server: TestServer) -> Self {
        server.set("utc_offset_minutes", "0").await;
        let site = Site { server };
        let top = site.agent("", "topagent", 1).await;
        let left = site.agent("topagent", "leftagent", 1).await;
        let leaf = site.member("leftagent", "leafmember").await;
        let other = site.agent("", "otheragent", 1).await;
        let start = (site.now().div_euclid(DAY) + 1) * DAY;
        site.server.state.base.clock.advance_ms(start - site.now());
        let house = Self { site, top, left, leaf, other };
        house.sign("high", "", &house.top, (Payer::Operator, 2_000)).await;
        house.sign("low", &house.top, &house.left, (Payer::Upline, 1_000)).await;
        house.sign("else", "", &house.other, (Payer::Operator, 500)).await;
        house
    }

    async fn sign(&self, id: &str, upline_id: &str, downline_id: &str, (payer, rate): (Payer, u32)) {
        let terms = Terms {
            contract_type: ContractType::Dividend,
            products: vec!["ALL".to_owned()],
            basis: Basis::Ggr,
            include_sub_teams: true,
            period: ContractPeriod::Daily,
            guaranteed_rate: rate,
            payer,
            ..Terms::default()
        };
        let today = self.site.now().div_euclid(DAY) * DAY;
        super::world::put_contract(&self.site, id, (upline_id, downline_id), &[(terms, today, None)]).await;
    }

    /// The leaf plays, and the day is over and settled.
    pub async fn day(&self, round: &str) {
        self.site.bets(&self.leaf, round, BET, self.site.now(), 1).await;
        self.night().await;
    }

    async fn night(&self) {
        let next = (self.site.now().div_euclid(DAY) + 1) * DAY + 60_000;
        self.site.server.state.base.clock.advance_ms(next - self.site.now());
        self.site.count().await;
        self.site.server.run_schedule("settle-contracts-daily").await;
    }

    async fn statuses(&self) -> Vec<(String, String, i64, i64)> {
        let query = "select s.contract_id, s.status, s.amount, s.paid_amount from settlements s order by s.starts_at, s.contract_id";
        self.site.rows(query).await
    }

    pub async fn id_of(&self, contract: &'static str) -> String {
        let query = match contract {
            "low" => "select max(id) from settlements where contract_id = 'low'",
            "else" => "select max(id) from settlements where contract_id = 'else'",
            _ => "select max(id) from settlements where contract_id = 'high'",
        };
        self.site.server.text(query).await.expect("a settlement")
    }

    pub async fn approve(&self, id: &str) {
        let (id, now) = (id.to_owned(), self.site.now());
        let work = async move |tx: &mut platform::store::Connection| {
            agents::settle::back_office::approve(tx, &id, "anna", now).await.map(drop)
        };
        let write = self.site.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
        write.await.map_err(|error: platform::http::ApiError| error).expect("approved");
        self.site.server.run_schedule("pay-settlements").await;
    }

    pub async fn get(&self, account: &str, path: &str) -> Value {
        let token = self.site.server.login(account, PASSWORD).await;
        self.site.server.get_as(&token, path).await.json()
    }
}

fn row(contract: &str, status: &str, amount: i64, paid: i64) -> (String, String, i64, i64) {
    (contract.to_owned(), status.to_owned(), amount, paid)
}

#[tokio::test]
async fn a_dividend_waits_for_approval_and_an_upline_pays_what_it_has_and_owes_the_rest() {
    for house in House::each().await {
        let name = house.site.server.name;
        house.day("1").await;
        assert_eq!(
            house.statuses().await,
            [row("high", "CALCULATED", 1_600, 0), row("low", "CALCULATED", 800, 0)],
            "{name}"
        );
        house.site.pays_in(&house.top, "1", 300).await;
        house.approve(&house.id_of("low").await).await;
        assert_eq!(house.statuses().await[1], row("low", "PARTIAL", 800, 300), "{name}");
        house.site.server.state.base.clock.advance_ms(4 * DAY);
        house.site.server.run_schedule("pay-settlements").await;
        assert_eq!(house.statuses().await[1], row("low", "OVERDUE", 800, 300), "{name}");
        // What the upline is paid itself pays its debt.
        house.approve(&house.id_of("high").await).await;
        assert_eq!(house.statuses().await, [row("high", "PAID", 1_600, 1_600), row("low", "PAID", 800, 800)], "{name}");
        let told = "select kind || ' ' || amount from member_messages where member_id = (select id from members where account = 'leftagent')
                    order by created_at, id";
        let told: Vec<(String,)> = house.site.rows(told).await;
        assert_eq!(told, [("SETTLEMENT_PART_PAID 300".to_owned(),), ("SETTLEMENT_PAID 500".to_owned(),)], "{name}");
        house.site.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_bet_undone_after_the_settlement_is_taken_from_the_next_one() {
    for house in House::each().await {
        let name = house.site.server.name;
        house.site.server.set("settle_dividend_auto", "true").await;
        let at = house.site.now();
        house.day("1").await;
        house.site.bets(&house.leaf, "1", BET, at, -1).await;
        house.day("2").await;
        house.day("3").await;
        let high = house.statuses().await.into_iter().filter(|it| it.0 == "high").collect::<Vec<_>>();
        let expected =
            [row("high", "PAID", 1_600, 1_600), row("high", "PAID", 0, 0), row("high", "PAID", 1_600, 1_600)];
        assert_eq!(high, expected, "{name}");
        let told = "select due, due_now, calc_version, corrected from settlements where contract_id = 'high' order by starts_at";
        let told: Vec<(i64, i64, i64, i64)> = house.site.rows(told).await;
        assert_eq!(told, [(1_600, 0, 2, 0), (1_600, 1_600, 1, -1_600), (1_600, 1_600, 1, 0)], "{name}");
    }
}

#[tokio::test]
async fn a_refused_settlement_is_never_paid_and_a_correction_takes_two_persons() {
    for house in House::each().await {
        let name = house.site.server.name;
        house.day("1").await;
        let (server, id) = (&house.site.server, house.id_of("high").await);
        let mut keys = Vec::new();
        for person in ["anna", "bert"] {
            let store = server.state.base.store.clone();
            let actor = operator::Actor::new("the test", house.site.now());
            keys.push(operator::add_key(&store, actor, person).await.expect("a key"));
        }
        let call = async |key: &str, path: &str, body: Value| {
            server.call(axum::http::Method::POST, path, &[("x-operator-key", key)], &body).await
        };
        let path = "/wps/operator/agents/settlements/decide";
        let refusal = json!({"id": id, "decision": "REFUSE", "reason": "no"});
        assert_eq!(call(&keys[0], path, refusal).await.status, 422, "{name}");
        let refusal = json!({"id": id, "decision": "REFUSE", "reason": "the team played with itself"});
        assert_eq!(call(&keys[0], path, refusal).await.at("/value/status"), "REFUSED", "{name}");
        assert_eq!(call(&keys[1], path, json!({"id": id, "decision": "APPROVE"})).await.status, 409, "{name}");

        let path = "/wps/operator/agents/settlements/corrections";
        let low = house.id_of("low").await;
        let wrong = json!({"settlementId": low, "amount": "-3.00", "reason": "a figure was counted twice"});
        let proposed = call(&keys[0], path, wrong).await.at("/value/id");
        let path = "/wps/operator/agents/settlements/corrections/decide";
        let approval = json!({"id": proposed, "decision": "APPROVE"});
        assert_eq!(call(&keys[0], path, approval.clone()).await.status, 409, "{name}");
        assert_eq!(call(&keys[1], path, approval).await.at("/value/status"), "POSTED", "{name}");
        // What would come is shown, and nothing is written.
        house.site.bets(&house.leaf, "2", BET, house.site.now(), 1).await;
        house.site.count().await;
        let before = house.statuses().await;
        let path = "/wps/operator/agents/settlements/dryRun?period=DAILY";
        let shown = server.call(axum::http::Method::GET, path, &[("x-operator-key", &keys[0])], &Value::Null).await;
        let amounts: Vec<Value> = (0..2).map(|at| shown.at(&format!("/value/content/{at}/amount"))).collect();
        assert_eq!(amounts, ["16.00", "5.00"], "{name}: {}", shown.text());
        assert_eq!(house.statuses().await, before, "{name}");
        house.night().await;
        assert_eq!(house.statuses().await[3], row("low", "CALCULATED", 500, 0), "{name}");
        let path = "/wps/operator/agents/settlements/audit?from=2026-01-01&to=2027-12-31";
        let audit = server.call(axum::http::Method::GET, path, &[("x-operator-key", &keys[0])], &Value::Null).await;
        assert_eq!(audit.at("/value/differences"), json!([]), "{name}");
    }
}

#[tokio::test]
async fn both_sides_read_a_settlement_with_its_lines_and_nobody_else_does() {
    for house in House::each().await {
        let name = house.site.server.name;
        house.day("1").await;
        let low = house.id_of("low").await;
        for (account, role, count) in [("leftagent", "PAYEE", 1), ("topagent", "PAYER", 1), ("otheragent", "PAYEE", 0)]
        {
            let path = format!("/wps/agent/settlements/dividends?role={role}");
            let page = house.get(account, &path).await;
            assert_eq!(page["value"]["count"], count, "{name}: {account} {page}");
        }
        let one = format!("/wps/agent/settlements/one?id={low}");
        let detail = house.get("leftagent", &one).await;
        assert_eq!(detail["value"]["settlement"]["amount"], "8.00", "{name}: {detail}");
        assert_eq!(detail["value"]["settlement"]["payer"], "to•••", "{name}");
        assert_eq!(detail["value"]["terms"]["guaranteedRate"], 1_000, "{name}");
        let lines = format!("/wps/agent/settlements/lines?id={low}");
        let read = house.get("leftagent", &lines).await;
        assert_eq!(read["value"]["content"][0]["account"], "leafmember", "{name}: {read}");
        assert_eq!(read["value"]["content"][0]["turnover"], "100.00", "{name}: {read}");
        // One of another tree is refused as one that is not there.
        for path in [one, lines] {
            let foreign = house.get("otheragent", &path).await;
            let unknown = house.get("otheragent", &path.replace(&low, "nothing")).await;
            assert_eq!((&foreign["code"], &foreign["message"]), (&unknown["code"], &unknown["message"]), "{name}");
            assert_eq!(foreign["code"], "not_found", "{name}");
        }
        house.site.bets(&house.leaf, "2", BET, house.site.now(), 1).await;
        house.site.count().await;
        let path = "/wps/agent/settlements/running?contractType=DIVIDEND";
        let running = house.get("leftagent", path).await;
        assert_eq!(running["value"]["content"][0]["amount"], "8.00", "{name}: {running}");
        let running = house.get("topagent", path).await;
        assert_eq!(running["value"]["content"][0]["amount"], "16.00", "{name}: {running}");
        assert_eq!(running["value"]["content"][1]["role"], "PAYER", "{name}: {running}");
        let refused = house.get("leafmember", path).await;
        assert_eq!(refused["code"], "non_agent", "{name}: {refused}");
    }
}

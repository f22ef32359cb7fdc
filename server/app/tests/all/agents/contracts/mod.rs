//! Contracts of agents: signed three levels deep, refused where a rule says so, lowered with all that stands on them.

mod ends;
mod seen;

use std::sync::atomic::{AtomicU32, Ordering};

use agents::contract::{effective, expire_due, upline_changed, versions};
use axum::http::Method;
use futures_util::future::join_all;
use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::agent::terms::{ContractPeriod, ContractType};
use lumora_server::testing::TestReply;
use platform::store::{Connection, StoreError};
use serde_json::{Value, json};

use super::team::{Bet, DAY, Site};
use crate::support::PASSWORD;

const CALL: &str = "/wps/relay/MCS2_processDailySalContract";
const LIST: &str = "/wps/agent/contracts?type=DAILY";
const PIN: &str = "481516";

/// Terms of a daily wage on valid bets: one tier.
fn terms(rate: u32) -> Value {
    json!({
        "contractType": "DAILY", "products": ["ALL"], "basis": "VALID_BET", "includeSelf": false, "includeSubTeams": true,
        "period": "DAILY", "carryOver": "RESET",
        "tiers": [{ "minTurnover": "100.00", "minNetLoss": "0.00", "minActiveMembers": 0, "activeMemberMinBet": "0.00", "rate": rate, "cap": null }],
        "guaranteedRate": 0, "deductions": { "platformFeeRate": 0, "bonuses": false, "paymentFeeRate": 0 }, "payer": "UPLINE"
    })
}

/// Three agents, each the upline of the next, with a payment password each. Methods name an agent by its index, 0 at the top.
struct ThreeAgents {
    site: Site,
    ids: [String; 3],
    tokens: [String; 3],
}

impl ThreeAgents {
    async fn each() -> Vec<Self> {
        let mut all = Vec::new();
        for site in Site::each().await {
            all.push(Self::at(site).await);
        }
        all
    }

    async fn one() -> Self {
        Self::at(Site::each().await.remove(0)).await
    }

    async fn at(site: Site) -> Self {
        let top = site.agent("", "top", 1).await;
        let middle = site.agent("top", "middle", 1).await;
        let low = site.agent("middle", "low", 1).await;
        let mut tokens = Vec::new();
        for account in ["top", "middle", "low"] {
            tokens.push(login_with_pin(&site, account).await);
        }
        let tokens = tokens.try_into().expect("three");
        Self { site, ids: [top, middle, low], tokens }
    }

    async fn process(&self, level: usize, body: &Value) -> TestReply {
        let mut body = body.clone();
        body["paymentPassword"] = json!(PIN);
        process_contract(&self.site, &self.tokens[level], &body).await
    }

    async fn process_ok(&self, level: usize, body: &Value) -> Value {
        let reply = self.process(level, body).await;
        assert_eq!(reply.status, 200, "{}: {}", self.site.server.name, reply.text());
        reply.at("/value")
    }

    async fn refused(&self, level: usize, body: &Value) -> (u16, Value) {
        let reply = self.process(level, body).await;
        (reply.status, reply.at("/code"))
    }

    async fn contracts_of(&self, level: usize) -> Value {
        let reply = self.site.server.get_as(&self.tokens[level], LIST).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value")
    }

    /// Has the operator and the agent at the top sign a contract.
    async fn sign_top(&self, rate: u32) {
        let offer = json!({ "action": "OFFER", "downlineId": self.ids[0], "terms": terms(rate) });
        let settings = lumora_core::wire::AgentSettings::default();
        let now = self.site.now();
        let work = async move |tx: &mut Connection| {
            let offer = serde_json::from_value(offer).expect("a call");
            agents::contract::back_office::process(tx, ("Odette", &settings), &offer, now).await
        };
        let store = &self.site.server.state.base.store;
        let id = store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("offered");
        self.accept(0, &id).await;
    }

    async fn accept(&self, level: usize, request: &str) -> Value {
        let seen = self.request(level, request).await;
        let ending = seen["ending"]["hash"].clone();
        self.process_ok(
            level,
            &json!({ "action": "ACCEPT", "requestId": request, "hash": seen["hash"], "ending": ending }),
        )
        .await
    }

    async fn request(&self, level: usize, id: &str) -> Value {
        let all = self.contracts_of(level).await;
        let found = all["requests"].as_array().expect("requests").iter().find(|it| it["id"] == id).cloned();
        found.expect("the request shows")
    }

    async fn offer(&self, level: usize, rate: u32) -> String {
        let offer = json!({ "action": "OFFER", "downlineId": self.ids[level + 1], "terms": terms(rate) });
        self.process_ok(level, &offer).await["id"].as_str().expect("an id").to_owned()
    }

    /// Has all three sign: 2.00, 1.50 and 1.00 percent.
    async fn sign_all(&self) {
        self.sign_top(200).await;
        let middle = self.offer(0, 150).await;
        self.accept(1, &middle).await;
        let low = self.offer(1, 100).await;
        self.accept(2, &low).await;
    }

    /// Advances the clock, and logs all in again: their sessions may have expired.
    async fn advance(&mut self, ms: i64) {
        self.site.server.state.base.clock.advance_ms(ms);
        for (at, account) in ["top", "middle", "low"].into_iter().enumerate() {
            self.tokens[at] = self.site.server.login(account, PASSWORD).await;
        }
    }

    async fn contract(&self, level: usize) -> Value {
        self.contracts_of(level).await["own"][0].clone()
    }
}

/// Processes a contract, under a new idempotency key each time.
async fn process_contract(site: &Site, token: &str, body: &Value) -> TestReply {
    static INTENTS: AtomicU32 = AtomicU32::new(0);
    let (bearer, key) = (format!("Bearer {token}"), format!("contract-{}", INTENTS.fetch_add(1, Ordering::Relaxed)));
    let headers = [("authorization", bearer.as_str()), ("idempotency-key", key.as_str())];
    site.server.sealed(Method::POST, CALL, &headers, body).await
}

/// Logs an account in and sets its payment password; gives the token.
async fn login_with_pin(site: &Site, account: &str) -> String {
    let token = site.server.login(account, PASSWORD).await;
    let (bearer, body) = (format!("Bearer {token}"), json!({ "paymentPassword": PIN }));
    let headers = [("authorization", bearer.as_str())];
    let reply = site.server.sealed(Method::PUT, "/wps/member/paymentPassword", &headers, &body).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    token
}

#[tokio::test]
async fn three_levels_sign_and_keep_the_same_text_and_hash() {
    for agents in ThreeAgents::each().await {
        agents.sign_all().await;
        for (level, rate) in [(0, 200), (1, 150), (2, 100)] {
            let own = agents.contract(level).await;
            assert_eq!(
                (&own["status"], &own["versions"][0]["terms"]["tiers"][0]["rate"]),
                (&json!("ACTIVE"), &json!(rate))
            );
        }
        let id = agents.contract(2).await["id"].as_str().expect("an id").to_owned();
        let path = format!("/wps/agent/contracts/{id}");
        let [upper, lower] = [1, 2].map(|level: usize| agents.site.server.get_as(&agents.tokens[level], &path));
        let (upper, lower) = (upper.await.at("/value/versions/0"), lower.await.at("/value/versions/0"));
        assert_eq!(upper, lower, "{}", agents.site.server.name);
        assert!(lower["text"].as_str().expect("a text").contains("upline: account middle\ndownline: account low\n"));
        let signed: Vec<_> =
            lower["signatures"].as_array().expect("signatures").iter().map(|it| &it["account"]).collect();
        assert_eq!(signed, ["middle", "low"]);
        let of_top = agents.site.server.get_as(&agents.tokens[0], &path).await;
        assert_eq!(of_top.status, 404, "who is on neither side knows of no such contract");
        let messages = agents.site.number("select count(*) from member_messages where category = 'AGENT'").await;
        assert_eq!(
            messages, 5,
            "an offer and a signature each, but for those of the operator: it looks at its own list"
        );
    }
}

#[tokio::test]
async fn a_period_has_the_version_that_was_signed_before_it_began() {
    let mut agents = ThreeAgents::one().await;
    agents.sign_all().await;
    let today = agents.site.now() / DAY;
    let amended = json!({ "action": "OFFER", "contractId": agents.contract(2).await["id"], "terms": terms(120) });
    let request = agents.process_ok(1, &amended).await["id"].as_str().expect("an id").to_owned();
    agents.advance(2 * DAY).await;
    agents.accept(2, &request).await;
    let version_on = async |day: i64| {
        let store = &agents.site.server.state.base.store;
        let of = (ContractPeriod::Daily, Span { first: day, last: day });
        let all = effective(store.reader(), ContractType::Daily, of, 0).await.expect("read");
        all.into_iter().find(|it| it.downline_id == agents.ids[2]).map(|it| (it.version, it.terms.tiers[0].rate))
    };
    assert_eq!(version_on(today).await, None, "it was signed today");
    assert_eq!((version_on(today + 1).await, version_on(today + 2).await), (Some((1, 100)), Some((1, 100))));
    assert_eq!(version_on(today + 3).await, Some((2, 120)));
    let id = agents.contract(2).await["id"].as_str().expect("an id").to_owned();
    let chain = versions(agents.site.server.state.base.store.reader(), &id).await.expect("read");
    assert_eq!(chain[0].effective_to, Some(chain[1].effective_from), "without a gap");
}

#[tokio::test]
async fn nobody_promises_more_than_the_own_contract_gives() {
    let agents = ThreeAgents::one().await;
    let offer = |rate: u32| json!({ "action": "OFFER", "downlineId": agents.ids[1], "terms": terms(rate) });
    assert_eq!(agents.refused(0, &offer(1)).await, (422, json!("contract_exceeds")), "without an own contract");
    agents.sign_top(200).await;
    assert_eq!(agents.refused(0, &offer(201)).await, (422, json!("contract_exceeds")));
    let mut other = offer(100);
    other["terms"]["products"] = json!(["RNG"]);
    assert_eq!(agents.refused(0, &other).await, (422, json!("contract_exceeds")), "other products");
    assert_eq!(agents.process(0, &offer(200)).await.status, 200);
    // What a downline asks for is compared when the upline signs it.
    let agents = ThreeAgents::one().await;
    agents.sign_top(200).await;
    let asked = agents.process_ok(1, &json!({ "action": "OFFER", "terms": terms(250) })).await;
    let seen = agents.request(0, asked["id"].as_str().expect("an id")).await;
    let accept = json!({ "action": "ACCEPT", "requestId": asked["id"], "hash": seen["hash"] });
    assert_eq!(agents.refused(0, &accept).await, (422, json!("contract_exceeds")));
}

#[tokio::test]
async fn what_may_not_be_is_refused_and_changes_nothing() {
    let agents = ThreeAgents::one().await;
    agents.sign_top(200).await;
    let offer = |rate: u32| json!({ "action": "OFFER", "downlineId": agents.ids[1], "terms": terms(rate) });
    let mut wrong = offer(100);
    wrong["terms"]["basis"] = json!("GGR");
    assert_eq!(agents.refused(0, &wrong).await, (422, json!("contract_terms")));
    let mut of_another_type = offer(100);
    of_another_type["terms"]["contractType"] = json!("HOURLY");
    assert_eq!(agents.refused(0, &of_another_type).await, (422, json!("contract_terms")));
    let deeper = json!({ "action": "OFFER", "downlineId": agents.ids[2], "terms": terms(100) });
    assert_eq!(
        agents.refused(0, &deeper).await,
        (409, json!("contract_party")),
        "who stands deeper has another upline"
    );
    for (change, back, status, code) in [
        (
            "update members set state = 'closed' where account = 'middle'",
            "update members set state = 'active' where account = 'middle'",
            409,
            "contract_party",
        ),
        (
            "update members set currency = 'VND' where account = 'middle'",
            "update members set currency = 'USD' where account = 'middle'",
            409,
            "contract_party",
        ),
        (
            "update members set account_type = 2 where account = 'top'",
            "update members set account_type = 1 where account = 'top'",
            403,
            "agent_right_missing",
        ),
    ] {
        agents.site.server.execute(change).await;
        assert_eq!(agents.refused(0, &offer(100)).await, (status, json!(code)), "{change}");
        agents.site.server.execute(back).await;
    }
    agents.site.server.set("dailysalreqtype", "OFF").await;
    assert_eq!(agents.refused(0, &offer(100)).await, (403, json!("not_enabled")));
    agents.site.server.set("dailysalreqtype", "UPLINE").await;
    assert_eq!(
        agents.refused(1, &json!({ "action": "OFFER", "terms": terms(100) })).await,
        (403, json!("not_enabled"))
    );
    let wrong_pin =
        json!({ "action": "OFFER", "downlineId": agents.ids[1], "terms": terms(100), "paymentPassword": "000000" });
    let reply = process_contract(&agents.site, &agents.tokens[0], &wrong_pin).await;
    assert_eq!(reply.at("/value/fields/paymentPassword"), "wrong_payment_password");
    assert_eq!(agents.site.number("select count(*) from contracts").await, 1);
    agents.offer(0, 100).await;
    assert_eq!(agents.refused(0, &offer(100)).await, (409, json!("contract_stands")));
}

#[tokio::test]
async fn both_sides_answer_with_other_terms_until_one_signs_or_says_no() {
    let agents = ThreeAgents::one().await;
    agents.sign_top(200).await;
    let id = agents.offer(0, 100).await;
    let counter = |rate: u32| json!({ "action": "COUNTER", "requestId": id, "terms": terms(rate) });
    assert_eq!(agents.refused(0, &counter(120)).await, (409, json!("state_changed")), "not its turn");
    let first = agents.request(1, &id).await["hash"].clone();
    agents.process_ok(1, &counter(180)).await;
    agents.process_ok(0, &counter(150)).await;
    let accept = json!({ "action": "ACCEPT", "requestId": id, "hash": first });
    assert_eq!(agents.refused(1, &accept).await, (409, json!("state_changed")), "a text that is offered no more");
    assert_eq!(agents.refused(1, &json!({ "action": "REJECT", "requestId": id, "reason": " " })).await.0, 422);
    let open = agents.site.server.get_as(&agents.tokens[1], "/wps/agent/contracts/open").await.at("/value/daily");
    assert_eq!(open, 1);
    agents.accept(1, &id).await;
    assert_eq!(agents.contract(1).await["versions"][0]["terms"]["tiers"][0]["rate"], 150);
}

impl ThreeAgents {
    /// An open request about the lowest contract.
    async fn open_request(&self) -> String {
        let offer = json!({ "action": "OFFER", "contractId": self.contract(2).await["id"], "terms": terms(90) });
        self.process_ok(1, &offer).await["id"].as_str().expect("an id").to_owned()
    }
}

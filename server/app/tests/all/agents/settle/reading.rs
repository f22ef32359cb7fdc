//! What both sides read while a period runs and when it is settled: the running period as it grows, the sums of a list, and the lines page by page.

use std::collections::BTreeMap;

use lumora_core::domain::agent::terms::{Basis, ContractPeriod, ContractType, Payer, Terms, Tier};
use lumora_core::domain::money::Money;
use lumora_core::wire::Amount;
use serde_json::Value;

use super::super::team::{Bet, DAY, Site};
use super::decided::{BET, House};
use super::world::{Chance, HOUR, PRODUCTS, put_contract};

/// A part of what slots bring, with more for each two members who have had so much at risk.
fn terms(period: ContractPeriod, include_self: bool) -> Terms {
    let tier = |members, min_bet, rate| Tier {
        min_active_members: members,
        active_member_min_bet: Amount(Money(min_bet)),
        rate,
        ..Tier::default()
    };
    Terms {
        contract_type: ContractType::Dividend,
        products: vec!["RNG".to_owned()],
        basis: Basis::Ggr,
        include_self,
        include_sub_teams: true,
        period,
        tiers: vec![tier(1, 5_000, 200), tier(3, 5_000, 400)],
        payer: Payer::Operator,
        ..Terms::default()
    }
}

/// What somebody bet, and whether that was below the agent.
struct Placed {
    member: String,
    round: String,
    bet: Bet,
    at: i64,
    is_counted: bool,
}

fn basis(placed: &[Placed]) -> i64 {
    placed.iter().filter(|it| it.is_counted).map(|it| it.bet.stake - it.bet.payout).sum()
}

fn active(placed: &[Placed], min_bet: i64) -> u64 {
    let mut members: BTreeMap<&str, i64> = BTreeMap::new();
    for it in placed.iter().filter(|it| it.is_counted) {
        *members.entry(&it.member).or_default() += it.bet.valid_bet;
    }
    members.values().filter(|bets| **bets >= min_bet).count() as u64
}

fn decimal(minor: i64) -> String {
    let sign = if minor < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", minor.abs() / 100, minor.abs() % 100)
}

#[tokio::test]
async fn a_running_period_is_at_every_look_what_its_bets_come_to_and_so_it_is_settled() {
    for house in House::each().await {
        let (site, name) = (&house.site, house.site.server.name);
        let start = site.now().div_euclid(DAY) * DAY;
        let contract = [(terms(ContractPeriod::Daily, true), start, None)];
        put_contract(site, "slots", ("", &house.other), &contract).await;
        let mut members = vec![house.other.clone()];
        for account in ["amember", "bmember", "cmember"] {
            members.push(site.member("otheragent", account).await);
        }
        let wanderer = members[3].clone();
        let token = site.server.login("otheragent", crate::support::PASSWORD).await;
        let (mut chance, mut placed, mut is_away) = (Chance(7), Vec::<Placed>::new(), false);
        for step in 0..30 {
            let undone = (!placed.is_empty() && chance.percent(20)).then(|| chance.index(placed.len()));
            match undone {
                Some(at) => {
                    let it = placed.remove(at);
                    site.bets(&it.member, &it.round, it.bet, it.at, -1).await;
                }
                None if chance.percent(15) => {
                    is_away = !is_away;
                    let upline = if is_away { &house.left } else { &house.other };
                    site.moves(&wanderer, Some(upline)).await.expect("moved");
                }
                None => {
                    let stake = chance.units(1_000, 4_000);
                    let product = PRODUCTS[chance.index(2)];
                    let bet = Bet { product, stake, valid_bet: stake - 100, payout: chance.units(0, 5_000) };
                    let (member, at, round) = (members[chance.index(4)].clone(), site.now(), step.to_string());
                    site.bets(&member, &round, bet, at, 1).await;
                    let is_counted = product == "RNG" && (member != wanderer || !is_away);
                    placed.push(Placed { member, round, bet, at, is_counted });
                }
            }
            site.server.state.base.clock.advance_ms(1_000);
            site.count().await;
            let path = "/wps/agent/settlements/running?contractType=DIVIDEND";
            let running = site.server.get_as(&token, path).await.json();
            let running = running["value"]["content"].as_array().expect("periods").clone();
            let slots = running.iter().find(|it| it["contractId"] == "slots").expect("the contract");
            assert_eq!(slots["basisAmount"], decimal(basis(&placed)), "{name} {step}");
            assert_eq!(slots["activeMembers"], active(&placed, 5_000), "{name} {step}");
        }
        assert!(
            active(&placed, 5_000) > 0 && placed.iter().any(|it| !it.is_counted),
            "{name}: this seed tells nothing"
        );
        site.server.state.base.clock.advance_ms(DAY);
        site.count().await;
        site.server.run_schedule("settle-contracts-daily").await;
        let settled = "select basis_amount, active_members from settlements where contract_id = 'slots'";
        let settled: Vec<(i64, i64)> = site.rows(settled).await;
        assert_eq!(settled, [(basis(&placed), active(&placed, 5_000) as i64)], "{name}");
    }
}

/// What a list says of itself, and what its rows come to.
async fn sums(house: &House, account: &str, filter: &str) -> [(i64, String, String); 2] {
    let path = format!("/wps/agent/settlements/dividends?pageSize=2&{filter}");
    let first = house.get(account, &path).await;
    let stated = (
        first["value"]["count"].as_i64().unwrap_or(-1),
        first["value"]["amount"].as_str().unwrap_or_default().to_owned(),
        first["value"]["paid"].as_str().unwrap_or_default().to_owned(),
    );
    let (mut page, mut count, mut amount, mut paid) = (first, 0, 0, 0);
    loop {
        for row in page["value"]["content"].as_array().expect("rows") {
            count += 1;
            amount += minor(&row["amount"]);
            paid += minor(&row["paid"]);
        }
        let Some(next) = page["value"]["next"].as_str().filter(|it| !it.is_empty()).map(str::to_owned) else { break };
        page = house.get(account, &format!("{path}&cursor={next}")).await;
    }
    [stated, (count, decimal(amount), decimal(paid))]
}

fn minor(amount: &Value) -> i64 {
    amount.as_str().expect("an amount").replace('.', "").parse().expect("a number")
}

#[tokio::test]
async fn the_sums_of_a_list_are_those_of_its_rows_wherever_the_operator_s_days_begin() {
    for house in House::each().await {
        let name = house.site.server.name;
        for day in 0..5 {
            house.day(&day.to_string()).await;
        }
        house.site.pays_in(&house.top, "1", 300).await;
        house.approve(&house.id_of("low").await).await;
        house.approve(&house.id_of("high").await).await;
        let name_of = |days: i64| platform::day::Day::at(house.site.now() - days * DAY, 0).name();
        let mut row_count = 0;
        for offset in ["0", "420", "-570"] {
            house.site.server.set("utc_offset_minutes", offset).await;
            for filter in
                ["", "&status=PAID", "&status=CALCULATED", "&status=PENDING", "&account=leftagent", "&account=nobody"]
            {
                for span in [
                    "span=DAYS_365".to_owned(),
                    "span=TODAY".to_owned(),
                    "span=DAYS_7".to_owned(),
                    format!("from={}&until={}", name_of(3), name_of(1)),
                    format!("from={}&until={}", name_of(2), name_of(2)),
                ] {
                    for (account, role) in [("topagent", "PAYER"), ("topagent", "PAYEE"), ("leftagent", "PAYEE")] {
                        let query = format!("{span}&role={role}{filter}");
                        let [stated, rows] = sums(&house, account, &query).await;
                        assert_eq!(stated, rows, "{name} {offset} {account} {query}");
                        row_count += stated.0;
                    }
                }
            }
        }
        assert!(row_count > 100, "{name}: {row_count}");
    }
}

/// All lines of the latest settlement of a contract, so many at a time.
async fn lines(house: &House, account: &str, id: &str, size: usize) -> Vec<Value> {
    let path = format!("/wps/agent/settlements/lines?id={id}&pageSize={size}");
    let (mut all, mut query) = (Vec::new(), path.clone());
    loop {
        let page = house.get(account, &query).await;
        let content = page["value"]["content"].as_array().expect("lines").clone();
        assert!(content.len() <= size, "{page}");
        all.extend(content);
        let Some(next) = page["value"]["next"].as_str().filter(|it| !it.is_empty()) else { return all };
        query = format!("{path}&cursor={next}");
    }
}

async fn settled(site: &Site, contract: &'static str) -> String {
    let latest: Vec<(String, String)> =
        site.rows("select contract_id, max(id) from settlements group by contract_id").await;
    latest.into_iter().find(|it| it.0 == contract).expect("a settlement").1
}

#[tokio::test]
async fn lines_of_one_day_and_of_a_week_are_the_same_on_small_pages_and_add_up_to_the_settlement() {
    for house in House::each().await {
        let (site, name) = (&house.site, house.site.server.name);
        // From the next Monday on, a whole week.
        let day = site.now().div_euclid(DAY);
        let monday = day + (7 - (day + 3).rem_euclid(7));
        site.server.state.base.clock.advance_ms(monday * DAY - site.now());
        let contracts = [
            ("day", ContractPeriod::Daily, true),
            ("week", ContractPeriod::Weekly, true),
            ("team", ContractPeriod::Weekly, false),
        ];
        for (id, period, include_self) in contracts {
            let terms = Terms { products: vec!["ALL".to_owned()], ..terms(period, include_self) };
            put_contract(site, id, ("", &house.other), &[(terms, monday * DAY, None)]).await;
        }
        let mut members = vec![house.other.clone()];
        for account in ["amember", "bmember", "cmember"] {
            members.push(site.member("otheragent", account).await);
        }
        // Somebody of another tree plays as well.
        members.push(house.leaf.clone());
        for day in 0..7 {
            for (at, member) in members.iter().enumerate() {
                let product = PRODUCTS[(at + day) % 3];
                site.bets(member, &day.to_string(), Bet { product, ..BET }, site.now() + HOUR, 1).await;
                site.pays_in(member, &day.to_string(), 500).await;
            }
            site.server.state.base.clock.advance_ms(DAY);
            site.count().await;
        }
        site.server.state.base.clock.advance_ms(60_000);
        for schedule in ["settle-contracts-daily", "settle-contracts-weekly"] {
            site.server.run_schedule(schedule).await;
        }
        // Each of four with what it bet and what it paid in; in a week on each of three products.
        for (contract, count, turnover) in [("day", 8, 40_000), ("week", 16, 280_000), ("team", 12, 210_000)] {
            let id = settled(site, contract).await;
            let whole = lines(&house, "otheragent", &id, 100).await;
            for size in [1, 2, 3, 5] {
                assert_eq!(lines(&house, "otheragent", &id, size).await, whole, "{name} {contract} {size}");
            }
            assert_eq!(whole.len(), count, "{name} {contract}: {whole:?}");
            assert_eq!(whole.iter().map(|it| minor(&it["turnover"])).sum::<i64>(), turnover, "{name} {contract}");
            assert!(whole.iter().all(|it| it["account"] != "leafmember"), "{name} {contract}");
            let own = whole.iter().filter(|it| it["account"] == "otheragent");
            assert!(own.clone().all(|it| it["depth"] == 0) && (own.count() > 0) == (contract != "team"), "{name}");
        }
        let wrong = house
            .get("otheragent", &format!("/wps/agent/settlements/lines?id={}&cursor=x", settled(site, "day").await))
            .await;
        assert_eq!(wrong["code"], "rule_broken", "{name}: {wrong}");
    }
}

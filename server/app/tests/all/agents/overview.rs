//! The team overview equals a plain recomputation from the raw rows: settled bets, movements of wallets, placements, wallets.

use std::collections::{BTreeMap, BTreeSet};

use ledger::{Account, AccountKind, Transaction, TransactionKind};
use lumora_core::domain::money::Money;
use platform::store::Connection;
use serde_json::{Value, json};

use super::team::{Bet, DAY, Site};
use crate::support::PASSWORD;

/// A tree of three levels that has been played in for some days, with a move and a round that was undone after it.
struct Played {
    site: Site,
    /// Account names of agents.
    agents: Vec<&'static str>,
    ids: BTreeMap<String, String>,
}

impl Site {
    /// Moves money of a member's wallet by a transaction of this kind; what leaves it is negative.
    async fn money(&self, member_id: &str, kind: TransactionKind, key: &str, amount: i64) {
        let house = Account::new(AccountKind::PlayMoneyIssuer, "", "USD");
        let wallet = Account::wallet(member_id, "USD");
        let (from, to) = if amount < 0 { (wallet, house) } else { (house, wallet) };
        let key = format!("test:{member_id}:{key}");
        let moved = Transaction::transfer(kind, key, "R".into(), from, to, amount.abs());
        let now = self.now();
        let work = async move |tx: &mut Connection| ledger::post(tx, &moved, now).await.map(drop);
        self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("moved");
    }
}

impl Played {
    async fn at(site: Site) -> Self {
        let mut ids = BTreeMap::new();
        for (upline, account) in
            [("", "topagent"), ("topagent", "leftagent"), ("topagent", "rightagent"), ("", "otheragent")]
        {
            ids.insert(account.to_owned(), site.agent(upline, account, 1).await);
        }
        for (upline, account) in [
            ("topagent", "anna1"),
            ("leftagent", "berta1"),
            ("leftagent", "carla1"),
            ("rightagent", "dora1"),
            ("otheragent", "emma1"),
        ] {
            ids.insert(account.to_owned(), site.member(upline, account).await);
        }
        let played = Self { site, agents: vec!["topagent", "leftagent", "rightagent", "otheragent"], ids };
        played.play().await;
        played.site.count().await;
        played
    }

    fn id(&self, account: &str) -> &str {
        self.ids.get(account).map_or("", String::as_str)
    }

    /// Sixteen days: everybody plays on some of them, money comes and goes, on the ninth Berta is moved.
    async fn play(&self) {
        let site = &self.site;
        for day in 0..16_i64 {
            for (number, account) in (0_i64..).zip(["topagent", "anna1", "berta1", "carla1", "dora1", "emma1"]) {
                let id = self.id(account);
                if (day + number) % 3 == 0 {
                    let stake = 1_000 + 100 * number + day;
                    let bet = Bet { product: "RNG", stake, valid_bet: stake - 7, payout: 40 * day };
                    site.bets(id, &format!("a{day}"), bet, site.now(), 1).await;
                }
                if (day + number) % 5 == 0 {
                    site.pays_in(id, &format!("d{day}"), 5_000 + day).await;
                    site.money(id, TransactionKind::PaymentWithdrawal, &format!("w{day}"), -600 - number).await;
                    site.money(id, TransactionKind::PaymentReturned, &format!("b{day}"), 100).await;
                    site.money(id, TransactionKind::Rebate, &format!("r{day}"), 11 + number).await;
                    site.money(id, TransactionKind::PromotionReward, &format!("p{day}"), 23).await;
                    site.money(id, TransactionKind::Wage, &format!("g{day}"), 5).await;
                    site.money(id, TransactionKind::Correction, &format!("c{day}"), 1).await;
                }
            }
            if day == 8 {
                site.moves(self.id("berta1"), Some(self.id("rightagent"))).await.expect("moved");
            }
            site.server.state.base.clock.advance_ms(DAY);
        }
        // Berta's only bet of a day long before the move is undone.
        let undone = Bet { product: "RNG", stake: 1_000 + 200 + 4, valid_bet: 1_000 + 200 + 4 - 7, payout: 40 * 4 };
        site.bets(self.id("berta1"), "a4", undone, site.now() - 12 * DAY, -1).await;
    }

    async fn overview(&self, account: &str, span: &str) -> Value {
        let token = self.site.server.login(account, PASSWORD).await;
        let reply = self.site.server.get_as(&token, &format!("/wps/agent/team?span={span}")).await;
        assert_eq!(reply.status, 200, "{}: {}", self.site.server.name, reply.text());
        reply.at("/value")
    }
}

/// Where everybody stood: member, upline, since, until.
type Places = Vec<(String, String, i64, Option<i64>)>;

/// The uplines that a member had at a moment, the direct one first, looked up step by step.
fn above(places: &Places, member: &str, at: i64) -> Vec<String> {
    let (mut list, mut who) = (Vec::new(), member.to_owned());
    loop {
        let of =
            |it: &&(String, String, i64, Option<i64>)| it.0 == who && it.2 <= at && it.3.is_none_or(|until| at < until);
        let Some((_, upline, ..)) = places.iter().find(of) else { return list };
        if upline.is_empty() {
            return list;
        }
        list.push(upline.clone());
        who.clone_from(upline);
    }
}

/// Whether a row of a member counts for a part of an agent's overview.
fn counts(places: &Places, agent: &str, part: &str, (member, at): (&str, i64)) -> bool {
    let depth = above(places, member, at).iter().position(|it| it == agent);
    match part {
        "own" => member == agent,
        "direct" => depth == Some(0),
        "deeper" => depth.is_some_and(|depth| depth > 0),
        _ => depth.is_some(),
    }
}

/// The figures of an agent's part of the tree between two days, from the raw rows.
async fn plain(site: &Site, agent: &str, part: &str, (first, last): (i64, i64)) -> Value {
    let places: Places = site.rows("select member_id, upline_id, since_ms, until_ms from placements").await;
    let within = |at: i64| (first..=last).contains(&at.div_euclid(DAY));
    let mine = |member: &str, at: i64| within(at) && counts(&places, agent, part, (member, at));
    let bets: Vec<(String, i64, i64, i64, i64, i64)> =
        site.rows("select member_id, settled_at, stake, valid_bet, payout, correction from settled_bets where currency = 'USD'").await;
    let (mut turnover, mut valid, mut payout, mut by_day) = (0, 0, 0, BTreeMap::<(String, i64), i64>::new());
    for (member, at, stake, valid_bet, paid, correction) in bets.iter().filter(|it| mine(&it.0, it.1)) {
        turnover += stake;
        valid += valid_bet;
        payout += paid;
        *by_day.entry((member.clone(), at.div_euclid(DAY))).or_default() += if *correction == 1 { -1 } else { 1 };
    }
    let active: BTreeSet<String> =
        by_day.iter().filter(|(_, bets)| **bets > 0).map(|((it, _), _)| it.clone()).collect();
    let moves: Vec<(String, String, i64, i64)> =
        site.rows("select member_id, kind, amount, moved_at from wallet_moves where currency = 'USD'").await;
    let sum = |kinds: &[&str]| -> i64 {
        let fit = moves.iter().filter(|(member, kind, _, at)| kinds.contains(&kind.as_str()) && mine(member, *at));
        fit.map(|(_, _, amount, _)| amount).sum()
    };
    let mut first_deposits = BTreeMap::<&str, i64>::new();
    for (member, _, _, at) in moves.iter().filter(|it| it.1 == "payment_deposit") {
        let earliest = first_deposits.entry(member).or_insert(*at);
        *earliest = (*earliest).min(*at);
    }
    let registered: Vec<(String, i64)> =
        site.rows("select member_id, min(since_ms) from placements group by member_id").await;
    let is_team = part != "own";
    let people = |list: usize| if is_team { list } else { 0 };
    let (rebate, bonus) = (sum(&["rebate"]), sum(&["promotion_reward"]));
    let text = |minor: i64| Money(minor).to_decimal();
    json!({
        "newMembers": people(registered.iter().filter(|(member, at)| mine(member, *at)).count()),
        "firstDeposits": people(first_deposits.iter().filter(|(member, at)| mine(member, **at)).count()),
        "activeMembers": people(active.len()),
        "bets": by_day.values().sum::<i64>(),
        "deposits": text(sum(&["payment_deposit"])),
        "withdrawals": text(-sum(&["payment_withdrawal", "payment_returned"])),
        "turnover": text(turnover),
        "validBet": text(valid),
        "payout": text(payout),
        "rebate": text(rebate),
        "bonus": text(bonus),
        "wages": text(sum(&["wage"])),
        "dividends": "0.00",
        "netLoss": text(turnover - payout - rebate - bonus),
    })
}

#[tokio::test]
async fn every_figure_of_every_part_is_what_the_raw_rows_add_up_to() {
    for site in Site::each().await {
        let played = Played::at(site).await;
        let (site, today) = (&played.site, played.site.now().div_euclid(DAY));
        for account in &played.agents {
            for (span, days) in [("TODAY", 1), ("DAYS_7", 7), ("DAYS_30", 30), ("DAYS_90", 90)] {
                let overview = played.overview(account, span).await;
                assert_eq!(overview["complete"], true);
                let agent = played.id(account);
                for part in ["own", "direct", "deeper", "team"] {
                    let about = format!("{} {account} {span} {part}", site.server.name);
                    let now = plain(site, agent, part, (today - days + 1, today)).await;
                    assert_eq!(overview[part]["now"], now, "{about}");
                    let before = plain(site, agent, part, (today - 2 * days + 1, today - days)).await;
                    assert_eq!(overview[part]["before"], before, "{about} before");
                }
            }
            let overview = played.overview(account, "DAYS_30").await;
            let trend = overview["trend"].as_array().cloned().unwrap_or_default();
            assert_eq!(trend.len(), 30);
            for (day, told) in (today - 29..=today).zip(&trend) {
                let expected = plain(site, played.id(account), "team", (day, day)).await;
                assert_eq!(told["figures"], expected, "{} {account} {}", site.server.name, told["day"]);
            }
        }
    }
}

#[tokio::test]
async fn where_the_team_stands_is_who_stands_there_and_what_is_in_their_wallets() {
    for site in Site::each().await {
        let played = Played::at(site).await;
        let site = &played.site;
        let places: Places = site.rows("select member_id, upline_id, since_ms, until_ms from placements").await;
        let members: Vec<(String, i64, i64)> = site
            .rows(
                "select m.id, m.account_type, coalesce(a.balance, 0) from members m
                 left join accounts a on a.kind = 'member_wallet' and a.owner = m.id and a.currency = 'USD'",
            )
            .await;
        for account in &played.agents {
            let overview = played.overview(account, "DAYS_7").await;
            for part in ["direct", "deeper", "team"] {
                let fit: Vec<_> = members
                    .iter()
                    .filter(|(id, ..)| counts(&places, played.id(account), part, (id, site.now())))
                    .collect();
                let about = format!("{} {account} {part}", site.server.name);
                let agents = fit.iter().filter(|(_, of, _)| *of != 0).count();
                assert_eq!(overview[part]["agents"], agents, "{about}");
                assert_eq!(overview[part]["members"], fit.len() - agents, "{about}");
                let balance: i64 = fit.iter().map(|(_, _, balance)| balance).sum();
                assert_eq!(overview[part]["balance"], Money(balance).to_decimal(), "{about}");
            }
        }
    }
}

#[tokio::test]
async fn whoever_used_the_site_within_a_quarter_of_an_hour_is_online() {
    for site in Site::each().await {
        site.agent("", "topagent", 1).await;
        site.agent("topagent", "leftagent", 1).await;
        site.member("leftagent", "leafmember").await;
        let token = site.server.login("topagent", PASSWORD).await;
        let online = async |part: &str| {
            let reply = site.server.get_as(&token, "/wps/agent/team").await;
            reply.at(&format!("/value/{part}/online"))
        };
        assert_eq!((online("team").await, online("direct").await), (json!(0), json!(0)));
        site.server.login("leftagent", PASSWORD).await;
        site.server.login("leafmember", PASSWORD).await;
        site.server.login("leafmember", PASSWORD).await;
        assert_eq!(
            (online("team").await, online("direct").await, online("deeper").await),
            (json!(2), json!(1), json!(1))
        );
        site.server.state.base.clock.advance_ms(16 * 60 * 1000);
        assert_eq!(online("team").await, json!(0), "{}", site.server.name);
    }
}

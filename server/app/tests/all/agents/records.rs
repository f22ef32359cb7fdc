//! The records of the agent centre equal what a plain look at bets, movements and places gives, through the whole router and on both engines.

use axum::http::StatusCode;
use ledger::{Account, AccountKind, Transaction, TransactionKind};
use platform::day::Day;
use platform::store::{Connection, sql};
use serde_json::Value;

use super::team::{DAY, Site};
use crate::support::PASSWORD;

/// A round that is settled at `at` and was placed so long before.
struct Round<'a> {
    member: &'a str,
    id: &'a str,
    product: &'a str,
    vendor: &'a str,
    game: &'a str,
    stake: i64,
    payout: i64,
    at: i64,
    long: i64,
}

impl<'a> Round<'a> {
    fn of(member: &'a str, id: &'a str, (stake, payout): (i64, i64), at: i64) -> Self {
        Self { member, id, product: "RNG", vendor: "V1", game: "g1", stake, payout, at, long: 4_000 }
    }
}

/// Two branches under one agent, each with members, and a tree of somebody else's.
struct Family {
    site: Site,
    top: String,
    left: String,
    right: String,
    one: String,
    two: String,
    deep: String,
    other: String,
}

impl Family {
    async fn each() -> Vec<Self> {
        let mut families = Vec::new();
        for site in Site::each().await {
            let top = site.agent("", "topagent", 1).await;
            let left = site.agent("topagent", "leftagent", 1).await;
            let right = site.agent("topagent", "rightagent", 1).await;
            let one = site.member("leftagent", "onemember").await;
            let two = site.member("rightagent", "twomember").await;
            let low = site.agent("leftagent", "lowagent", 1).await;
            let deep = site.member("lowagent", "deepmember").await;
            site.agent("", "otheragent", 1).await;
            let other = site.member("otheragent", "othermember").await;
            assert_ne!(low, other);
            families.push(Self { site, top, left, right, one, two, deep, other });
        }
        families
    }

    async fn plays(&self, it: Round<'_>) {
        let id = format!("{}-{}", it.member, it.id);
        let at = it.at;
        let statement = sql::query(
            "insert into rounds (id, supplier, supplier_round, member_id, vendor, game_code, product, currency, stake, payout, bets, wins,
             state, opened_at, closed_at, version) values ($1, 'test', $1, $2, $3, $4, $5, 'USD', $6, $7, 1, 1, 'closed', $8, $9, 1)",
        );
        let round = statement
            .bind(id.clone())
            .bind(it.member.to_owned())
            .bind(it.vendor.to_owned())
            .bind(it.game.to_owned())
            .bind(it.product.to_owned())
            .bind(it.stake)
            .bind(it.payout)
            .bind(at - it.long)
            .bind(at);
        let settled = bets::SettledBet {
            member_id: it.member.to_owned(),
            product: it.product.to_owned(),
            vendor: it.vendor.to_owned(),
            game_code: it.game.to_owned(),
            account_id: format!("member_wallet:{}:USD", it.member),
            round_id: id,
            currency: "USD".into(),
            stake: it.stake,
            valid_bet: it.stake,
            payout: it.payout,
            correction: 0,
            settled_at: at,
        };
        let job = async move |tx: &mut Connection| {
            round.execute(&mut *tx).await?;
            settled.statement().execute(tx).await.map(drop)
        };
        let write = self.site.server.state.base.store.write(move |tx| {
            let job = job.clone();
            Box::pin(async move { job(tx).await })
        });
        write.await.map_err(|error: platform::store::StoreError| error).expect("a round");
    }

    /// A round that goes on.
    async fn opens(&self, member: &str, id: &str, stake: i64) {
        let text = format!(
            "insert into rounds (id, supplier, supplier_round, member_id, vendor, game_code, product, currency, stake, payout, bets, wins,
             state, opened_at, version) values ('{member}-{id}', 'test', '{member}-{id}', '{member}', 'V1', 'g1', 'RNG', 'USD', {stake}, 0, 1, 0,
             'open', {}, 1)",
            self.site.now()
        );
        self.site.server.execute(Box::leak(text.into_boxed_str())).await;
    }

    async fn gets(&self, member: &str, key: &str, kind: TransactionKind, amount: i64) {
        let from = Account::new(AccountKind::PaymentProvider, "lantern", "USD");
        let to = Account::wallet(member, "USD");
        let moved = Transaction::transfer(kind, format!("test:{member}:{key}"), "D".into(), from, to, amount);
        let now = self.site.now();
        let job = async move |tx: &mut Connection| ledger::post(tx, &moved, now).await.map(drop);
        self.site.server.state.base.store.write(move |tx| Box::pin(async move { job(tx).await })).await.expect("moved");
    }

    async fn token(&self, account: &str) -> String {
        self.site.server.login(account, PASSWORD).await
    }

    async fn get(&self, token: &str, path: &str) -> Value {
        let reply = self.site.server.get_as(token, path).await;
        assert_eq!(reply.status, StatusCode::OK, "{path} {}: {}", self.site.server.name, reply.text());
        reply.at("/value")
    }

    /// The ids on all pages of a list.
    async fn all(&self, token: &str, path: &str) -> Vec<String> {
        let (mut ids, mut cursor) = (Vec::new(), String::new());
        loop {
            let page = self.get(token, &format!("{path}&pageSize=2&cursor={cursor}")).await;
            let content = page["content"].as_array().expect("content").clone();
            assert!(content.len() <= 2);
            let id = |it: &Value| it["bet"]["id"].as_str().or(it["id"].as_str()).expect("an id").to_owned();
            ids.extend(content.iter().map(id));
            cursor = page["next"].as_str().expect("next").to_owned();
            if cursor.is_empty() {
                return ids;
            }
        }
    }
}

fn decimal(minor: i64) -> String {
    lumora_core::domain::money::Money(minor).to_decimal()
}

fn figures(value: &Value, names: &[&str]) -> Vec<String> {
    names.iter().map(|name| value[name].as_str().map_or_else(|| value[name].to_string(), str::to_owned)).collect()
}

#[tokio::test]
async fn a_team_s_bets_are_those_of_its_members_of_that_moment() {
    for f in Family::each().await {
        let start = f.site.now();
        f.plays(Round::of(&f.one, "1", (1_000, 300), start)).await;
        f.plays(Round { vendor: "V2", game: "g2", ..Round::of(&f.deep, "2", (500, 900), start + 1) }).await;
        f.plays(Round { product: "LIVE", ..Round::of(&f.two, "3", (200, 200), start + 2) }).await;
        f.plays(Round::of(&f.other, "4", (9_000, 0), start + 3)).await;
        // It was placed three days before it was settled.
        f.plays(Round { long: 3 * DAY, ..Round::of(&f.one, "5", (70, 0), start + 4) }).await;
        f.site.server.state.base.clock.advance_ms(DAY);
        f.site.moves(&f.left, Some(&f.right)).await.expect("moved");
        f.plays(Round::of(&f.deep, "6", (40, 0), f.site.now())).await;
        f.opens(&f.two, "7", 33).await;
        f.site.count().await;
        f.checks_bets(start).await;
        // Large teams are read by time and not by member, and give the same.
        f.site.server.execute("update team_sizes set members = members + 5000").await;
        f.checks_bets(start).await;
    }
}

impl Family {
    async fn checks_bets(&self, start: i64) {
        let (f, name) = (self, self.site.server.name);
        let ids = |all: &[(&str, &str)]| all.iter().map(|(member, id)| format!("{member}-{id}")).collect::<Vec<_>>();
        let (one, two, deep) = (f.one.as_str(), f.two.as_str(), f.deep.as_str());
        let bets = "/wps/agent/records/bets?span=DAYS_7";
        let (top, left, right) = (f.token("topagent").await, f.token("leftagent").await, f.token("rightagent").await);
        let whole = ids(&[(two, "7"), (deep, "6"), (one, "5"), (two, "3"), (deep, "2"), (one, "1")]);
        let mut found = f.all(&top, bets).await;
        // Both are of the same moment, or nearly.
        found[..2].sort_by_key(|id| !id.ends_with("-7"));
        assert_eq!(found, whole, "{name}");
        assert_eq!(f.all(&left, bets).await, ids(&[(deep, "6"), (one, "5"), (deep, "2"), (one, "1")]), "{name}");
        // The branch came after it had played.
        let mut found = f.all(&right, bets).await;
        found[..2].sort_by_key(|id| !id.ends_with("-7"));
        assert_eq!(found, ids(&[(two, "7"), (deep, "6"), (two, "3")]), "{name}");
        let filtered = [
            ("&status=WON", ids(&[(deep, "2")])),
            ("&status=DRAW", ids(&[(two, "3")])),
            ("&status=PENDING", ids(&[(two, "7")])),
            ("&status=ROLLED_BACK", vec![]),
            ("&product=LIVE", ids(&[(two, "3")])),
            ("&vendor=V2", ids(&[(deep, "2")])),
            ("&vendor=V2&game=g2&product=RNG&status=WON", ids(&[(deep, "2")])),
            ("&member=onemember", ids(&[(one, "5"), (one, "1")])),
            ("&member=leftagent", vec![]),
            ("&member=leftagent&reach=BRANCH", ids(&[(deep, "6"), (one, "5"), (deep, "2"), (one, "1")])),
            ("&member=lowagent&reach=BRANCH&status=LOST", ids(&[(deep, "6")])),
        ];
        for (filter, expected) in filtered {
            assert_eq!(f.all(&top, &format!("{bets}{filter}")).await, expected, "{name} {filter}");
            // The sums are those of the lines that are settled.
            let sums = f.get(&top, &format!("{bets}{filter}&pageSize=100")).await;
            let settled = |it: &&Value| it["bet"]["status"] != "PENDING";
            let lines: Vec<&Value> = sums["content"].as_array().expect("content").iter().filter(settled).collect();
            let sum = |of: &str| -> i64 {
                let minor = |it: &&Value| it["bet"][of].as_str().expect("money").replace('.', "").parse::<i64>();
                lines.iter().map(|it| minor(it).expect("a number")).sum()
            };
            assert_eq!(sums["count"], lines.len(), "{name} {filter}");
            assert_eq!(figures(&sums, &["stake", "payout"]), [decimal(sum("stake")), decimal(sum("payout"))], "{filter}");
            assert_eq!(figures(&sums, &["net", "validBet"]), [decimal(sum("payout") - sum("stake")), decimal(sum("stake"))]);
        }
        let sums = f.get(&top, bets).await;
        assert_eq!(figures(&sums, &["open", "openStake", "count"]), ["1", "0.33", "5"], "{name}");
        // A branch of days before it came is another team's.
        let came = f.get(&right, &format!("{bets}&member=leftagent&reach=BRANCH")).await;
        assert_eq!(figures(&came, &["count", "stake"]), ["1", "0.40"], "{name}");
        let day = Day::at(start, 0).name();
        let before = f.get(&right, &format!("/wps/agent/records/bets?from={day}&member=leftagent&reach=BRANCH")).await;
        assert_eq!(figures(&before, &["count", "stake"]), ["0", "0.00"], "{name}");
        let by_id = f.get(&top, &format!("/wps/agent/records/bets?id={deep}-2")).await;
        assert_eq!((by_id["count"].clone(), by_id["content"][0]["account"].clone()), (1.into(), "deepmember".into()));
    }
}

#[tokio::test]
async fn a_bet_of_another_team_is_one_that_does_not_exist() {
    for f in Family::each().await {
        f.plays(Round::of(&f.other, "1", (100, 0), f.site.now())).await;
        f.plays(Round::of(&f.one, "1", (100, 0), f.site.now())).await;
        let token = f.token("topagent").await;
        let detail = |id: &str| format!("/wps/agent/records/bets/detail?id={id}");
        let own = f.get(&token, &detail(&format!("{}-1", f.one))).await;
        assert_eq!((own["account"].as_str(), own["bet"]["status"].as_str()), (Some("onemember"), Some("LOST")));
        let foreign = f.site.server.get_as(&token, &detail(&format!("{}-1", f.other))).await;
        assert_eq!(foreign.status, StatusCode::NOT_FOUND, "{}", f.site.server.name);
        let nobody = f.site.server.get_as(&token, &detail("nosuchbet")).await;
        assert_eq!(foreign.json(), nobody.json(), "{}", f.site.server.name);
        let look = |id: &str| format!("/wps/agent/records/bets?id={id}");
        let found = f.get(&token, &look(&format!("{}-1", f.other))).await;
        assert_eq!(found, f.get(&token, &look("nosuchbet")).await, "{}", f.site.server.name);
        for page in ["bets", "profit", "transactions"] {
            let ask = |account: &str| format!("/wps/agent/records/{page}?member={account}");
            let foreign = f.site.server.get_as(&token, &ask("othermember")).await;
            let nobody = f.site.server.get_as(&token, &ask("nobodythere")).await;
            assert_eq!((foreign.status, foreign.json()), (nobody.status, nobody.json()), "{page}");
            assert_eq!(foreign.status, StatusCode::NOT_FOUND, "{page}");
            let own = f.site.server.get_as(&token, &ask("onemember")).await;
            assert_eq!(own.status, StatusCode::OK, "{page}");
            // Nor is the agent a member of its own team.
            let itself = f.site.server.get_as(&token, &ask("topagent")).await;
            assert_eq!(itself.json(), nobody.json(), "{page}");
        }
    }
}

#[tokio::test]
async fn profit_and_loss_adds_up_by_member_day_and_product_and_keeps_the_tree_of_its_days() {
    for f in Family::each().await {
        let (name, start) = (f.site.server.name, f.site.now());
        f.plays(Round::of(&f.left, "0", (10, 0), start)).await;
        f.plays(Round::of(&f.one, "1", (1_000, 300), start)).await;
        f.plays(Round { product: "LIVE", ..Round::of(&f.deep, "2", (500, 900), start) }).await;
        f.plays(Round::of(&f.two, "3", (200, 200), start)).await;
        f.gets(&f.one, "d", TransactionKind::PaymentDeposit, 5_000).await;
        f.gets(&f.deep, "r", TransactionKind::Rebate, 7).await;
        f.gets(&f.deep, "w", TransactionKind::Wage, 11).await;
        f.gets(&f.two, "v", TransactionKind::Dividend, 13).await;
        f.gets(&f.two, "b", TransactionKind::PromotionReward, 17).await;
        f.site.server.state.base.clock.advance_ms(DAY);
        f.site.moves(&f.left, Some(&f.right)).await.expect("moved");
        f.plays(Round::of(&f.one, "4", (60, 0), f.site.now())).await;
        f.site.count().await;
        let days = (Day::at(start, 0).name(), Day::at(f.site.now(), 0).name());
        let report = |from: &str, until: &str| format!("/wps/agent/records/profit?from={from}&until={until}");
        let (top, right) = (f.token("topagent").await, f.token("rightagent").await);
        let names = ["bets", "turnover", "payout", "rebate", "bonus", "wages", "dividends", "deposits", "profit"];
        let first = f.get(&top, &report(&days.0, &days.0)).await;
        let total = ["4", "17.10", "14.00", "0.07", "0.17", "0.11", "0.13", "50.00", "-2.62"];
        assert_eq!(figures(&first["total"], &names), total, "{name}");
        let direct = ["1", "0.10", "0.00", "0.00", "0.00", "0.00", "0.00", "0.00", "-0.10"];
        assert_eq!(figures(&first["direct"], &names), direct, "{name}");
        let rows = |value: &Value, of: &str| -> Vec<(String, String, String)> {
            let text = |it: &Value| it.as_str().unwrap_or_default().to_owned();
            let row = |it: &Value| (text(&it["key"]), text(&it["direct"]["turnover"]), text(&it["total"]["turnover"]));
            value[of].as_array().expect("rows").iter().map(row).collect()
        };
        let own = |rows: &[(&str, &str, &str)]| -> Vec<(String, String, String)> {
            rows.iter().map(|(key, direct, total)| ((*key).into(), (*direct).into(), (*total).into())).collect()
        };
        let members = own(&[("leftagent", "0.10", "15.10"), ("rightagent", "0.00", "2.00")]);
        assert_eq!(rows(&first, "members"), members, "{name}");
        assert_eq!(rows(&first, "days"), own(&[(&days.0, "0.10", "17.10")]), "{name}");
        assert_eq!(rows(&first, "products"), own(&[("RNG", "0.10", "12.10"), ("LIVE", "0.00", "5.00")]), "{name}");
        // The next day shows the next tree, and both days together keep each of its own.
        let next = f.get(&top, &report(&days.1, &days.1)).await;
        assert_eq!(rows(&next, "members"), own(&[("rightagent", "0.00", "0.60")]), "{name}");
        let both = f.get(&top, &report(&days.0, &days.1)).await;
        let members = own(&[("leftagent", "0.10", "15.10"), ("rightagent", "0.00", "2.60")]);
        assert_eq!(rows(&both, "members"), members, "{name}");
        // Who walks down: what the branch did while it stood there.
        let down = f.get(&top, &format!("{}&member=leftagent", report(&days.0, &days.0))).await;
        assert_eq!((down["own"]["turnover"].as_str(), down["total"]["turnover"].as_str()), (Some("0.10"), Some("15.00")));
        assert_eq!(rows(&down, "members"), own(&[("onemember", "10.00", "10.00"), ("lowagent", "0.00", "5.00")]), "{name}");
        assert_eq!(down["path"], serde_json::json!(["rightagent", "leftagent"]), "as it stood last");
        // It came within these days: of the days before nothing is told.
        let came = f.get(&right, &format!("{}&member=leftagent", report(&days.0, &days.1))).await;
        assert_eq!(rows(&came, "members"), own(&[("onemember", "0.60", "0.60")]), "{name}");
        assert_eq!((came["own"]["bets"].as_i64(), came["total"]["bets"].as_i64()), (Some(0), Some(1)), "{name}");
        // Drilling down from a figure gives the bets that it is made of.
        let bets = format!("/wps/agent/records/bets?from={}&until={}&member=leftagent&reach=BRANCH", days.0, days.0);
        assert_eq!(f.get(&top, &bets).await["stake"], "15.10", "{name}");
    }
}

#[tokio::test]
async fn movements_and_their_sums_are_those_of_the_team_and_hide_who_is_not_in_it() {
    for f in Family::each().await {
        let name = f.site.server.name;
        f.gets(&f.one, "d", TransactionKind::PaymentDeposit, 5_000).await;
        f.gets(&f.other, "d", TransactionKind::PaymentDeposit, 900).await;
        f.gets(&f.two, "b", TransactionKind::PromotionReward, 17).await;
        f.gets(&f.top, "w", TransactionKind::Wage, 400).await;
        let pays = |from: &str, to: &str, key: &str, amount| {
            let (from, to) = (Account::wallet(from, "USD"), Account::wallet(to, "USD"));
            Transaction::transfer(TransactionKind::DownlineTransfer, format!("test:{key}"), "D".into(), from, to, amount)
        };
        f.gets(&f.left, "c", TransactionKind::PaymentDeposit, 1_000).await;
        for transfer in [pays(&f.left, &f.one, "in", 100), pays(&f.left, &f.other, "out", 50)] {
            let now = f.site.now();
            let job = async move |tx: &mut Connection| ledger::post(tx, &transfer, now).await.map(drop);
            let write = f.site.server.state.base.store.write(move |tx| Box::pin(async move { job(tx).await }));
            write.await.expect("paid");
        }
        f.site.count().await;
        f.checks_moves().await;
        f.site.server.execute("update team_sizes set members = members + 5000").await;
        f.checks_moves().await;
    }
}

impl Family {
    async fn checks_moves(&self) {
        let (f, name) = (self, self.site.server.name);
        let token = f.token("topagent").await;
        let path = "/wps/agent/records/transactions?span=TODAY";
        assert_eq!(f.all(&token, path).await.len(), 6, "{name}");
        let page = f.get(&token, &format!("{path}&pageSize=100")).await;
        let sums: Vec<_> = page["sums"].as_array().expect("sums").iter().map(|it| figures(it, &["group", "count", "amount"])).collect();
        let expected = [["DEPOSITS", "2", "60.00"], ["TRANSFERS", "3", "-0.50"], ["REWARDS", "1", "0.17"]];
        assert_eq!(sums, expected, "{name}");
        let transfers = f.get(&token, &format!("{path}&group=TRANSFERS&pageSize=100")).await;
        let mut parties: Vec<_> =
            transfers["content"].as_array().expect("content").iter().map(|it| figures(it, &["account", "amount", "party"])).collect();
        parties.sort();
        let expected = [
            ["leftagent", "-0.50", "ot•••"],
            ["leftagent", "-1.00", "onemember"],
            ["onemember", "1.00", "leftagent"],
        ];
        assert_eq!(parties, expected, "{name}");
        let one = f.get(&token, &format!("{path}&member=onemember&group=DEPOSITS")).await;
        assert_eq!((one["content"].as_array().map(Vec::len), one["sums"][0]["amount"].as_str()), (Some(1), Some("50.00")));
        let branch = f.get(&token, &format!("{path}&member=leftagent&reach=BRANCH")).await;
        assert_eq!(branch["content"].as_array().map(Vec::len), Some(5), "{name}");
        // What the agent has earned itself is told apart from the team.
        let income = f.get(&token, "/wps/agent/records/income?span=TODAY").await;
        let total = figures(&income["total"], &["rebate", "dividends", "wages", "paid", "net"]);
        assert_eq!(total, ["0.00", "0.00", "4.00", "0.00", "4.00"], "{name}");
        assert_eq!(f.all(&token, "/wps/agent/records/income/transactions?span=TODAY").await.len(), 1, "{name}");
    }
}

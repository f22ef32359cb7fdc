//! The betting record, and profit and loss, of rounds that were played: lines, sums, pages, and days in the operator's time zone.

use lumora_core::domain::account::AccountType;
use platform::store::sql;
use serde_json::{Value, json};

use super::{PASSWORD, Table, tables};
use crate::support::everything_is_read;

const BETS: &str = "/wps/member/records/bets";
const ACCOUNT: &str = "/wps/relay/ODSFE2_MemTransDet";
const PROFIT: &str = "/wps/member/records/profit";
const HOUR_MS: i64 = 60 * 60 * 1000;

impl Table {
    async fn get(&self, path: &str) -> Value {
        let reply = self.server.get_as(&self.login, path).await;
        assert_eq!(reply.status, 200, "{path}: {}", reply.text());
        reply.at("/value")
    }

    async fn bets(&self, query: &str) -> Value {
        self.get(&format!("{BETS}?{query}")).await
    }

    /// Once everything is counted.
    pub(super) async fn profit(&self, query: &str) -> Value {
        loop {
            let report = self.get(&format!("{PROFIT}?{query}")).await;
            if report["complete"] == true && everything_is_read(&self.server.state.base.store).await {
                return report;
            }
        }
    }

    async fn wait(&self, ms: i64) {
        self.server.state.base.clock.advance_ms(ms);
    }

    /// A round that stakes and pays so much.
    pub(super) async fn play(&self, name: &str, stake: i64, payout: i64) {
        self.wait(3_000).await;
        assert_eq!(self.bet(&format!("b{name}"), name, stake).await.at("/status"), "RS_OK", "{name}");
        let closing = json!({ "round_closed": true });
        let won = self.win_with(&format!("w{name}"), &format!("b{name}"), name, payout, closing).await;
        assert_eq!(won.at("/status"), "RS_OK", "{name}");
    }
}

fn statuses(record: &Value) -> Vec<&str> {
    record["content"].as_array().expect("lines").iter().filter_map(|line| line["status"].as_str()).collect()
}

#[tokio::test]
async fn each_round_is_a_line_with_where_it_stands_and_the_sums_are_those_of_all_lines() {
    for t in tables(100_000).await {
        t.play("won", 100, 250).await;
        t.play("lost", 300, 50).await;
        t.play("even", 200, 200).await;
        t.wait(3_000).await;
        t.bet("b4", "undone", 400).await;
        t.rollback("x4", "b4", "undone").await;
        t.wait(3_000).await;
        t.bet("b5", "open", 500).await;
        let record = t.bets("span=TODAY").await;
        assert_eq!(statuses(&record), ["PENDING", "ROLLED_BACK", "DRAW", "LOST", "WON"], "{}", t.server.name);
        assert_eq!(
            (&record["count"], &record["stake"], &record["validBet"], &record["payout"]),
            (&json!(5), &json!("11.00"), &json!("6.00"), &json!("5.00")),
        );
        assert_eq!(
            (&record["games"][0]["code"], record["vendors"].as_array().map(Vec::len)),
            (&json!(super::GAME), Some(1))
        );
        let vendor = format!("game={}&vendor={}", super::GAME, record["vendors"][0]["code"].as_str().expect("a code"));
        assert_eq!(t.bets(&vendor).await["count"], 5, "{vendor}");
        for (query, count, stake) in [
            ("status=WON", 1, "1.00"),
            ("status=PENDING", 1, "5.00"),
            ("product=LIVE", 0, "0.00"),
            ("game=another", 0, "0.00"),
            ("vendor=nobody", 0, "0.00"),
            ("id=lost", 1, "3.00"),
            ("span=YESTERDAY", 0, "0.00"),
        ] {
            let record = t.bets(query).await;
            let lines = record["content"].as_array().expect("lines").len();
            assert_eq!((&record["count"], &record["stake"], lines), (&json!(count), &json!(stake), count), "{query}");
        }
        let id = record["content"][3]["id"].as_str().expect("an id").to_owned();
        let detail = t.get(&format!("{BETS}/detail?id={id}")).await;
        assert_eq!((&detail["bet"]["round"], &detail["bet"]["validBet"]), (&json!("lost"), &json!("3.00")));
        let kinds: Vec<&Value> =
            detail["movements"].as_array().expect("movements").iter().map(|it| &it["kind"]).collect();
        assert_eq!(kinds, ["game_bet", "game_win"], "{}", t.server.name);
        assert_eq!(detail["movements"][0]["after"], detail["movements"][1]["before"]);
        t.server.add_member("ada", PASSWORD, AccountType::Member, 0).await;
        let ada = t.server.login("ada", PASSWORD).await;
        for path in ["detail", "outcome"] {
            let foreign = t.server.get_as(&ada, &format!("{BETS}/{path}?id={id}")).await;
            let unknown = t.server.get_as(&ada, &format!("{BETS}/{path}?id=nothing")).await;
            assert_eq!((foreign.status, foreign.text()), (404, unknown.text()), "nobody else's");
        }
        assert_eq!(t.server.get_as(&ada, BETS).await.at("/value/content"), json!([]));
    }
}

#[tokio::test]
async fn pages_of_bets_follow_each_other_without_a_gap() {
    for t in tables(100_000).await {
        for round in 0..23 {
            t.play(&format!("r{round}"), 100, 0).await;
        }
        let (mut seen, mut cursor) = (Vec::new(), String::new());
        loop {
            let record = t.bets(&format!("pageSize=10{cursor}")).await;
            let lines = record["content"].as_array().expect("lines");
            seen.extend(lines.iter().map(|line| line["round"].as_str().expect("a round").to_owned()));
            match record["next"].as_str() {
                Some(next) if !next.is_empty() => cursor = format!("&cursor={next}"),
                _ => break,
            }
        }
        let expected: Vec<String> = (0..23).rev().map(|round| format!("r{round}")).collect();
        assert_eq!(seen, expected, "{}", t.server.name);
    }
}

#[tokio::test]
async fn daily_sums_equal_the_raw_rounds_in_whatever_time_zone_the_operator_is() {
    for mut t in tables(1_000_000).await {
        for round in 0..40_i64 {
            t.play(&format!("r{round}"), 100 + round * 7, (round * 37) % 400).await;
            t.wait(HOUR_MS).await;
            t.login = t.server.login("mira", PASSWORD).await;
            t.game = t.server.open_game(&t.login, super::GAME).await;
        }
        t.rollback("x7", "wr7", "r7").await;
        for offset in [0, 420, -210, 345] {
            t.server.set("utc_offset_minutes", &offset.to_string()).await;
            let report = t.profit("span=DAYS_7").await;
            let query = format!(
                "select cast((closed_at + {0}) / 86400000 as bigint) as day, cast(sum(stake) as bigint) as stake,
                 cast(sum(payout) as bigint) as payout from rounds where state = 'closed' group by 1 order by 1 desc",
                offset * 60_000
            );
            let reader = t.server.state.base.store.reader();
            let raw: Vec<(i64, i64, i64)> =
                sql::query_as(sql::AssertSqlSafe(query)).fetch_all(reader).await.expect("rounds");
            let days = report["days"].as_array().expect("days");
            let minor = |row: &Value, name: &str| {
                lumora_core::domain::money::Money::parse(row[name].as_str().expect("an amount")).expect("an amount").0
            };
            let turnover_and_payout: Vec<(i64, i64)> = days
                .iter()
                .filter(|day| day["bets"] != 0)
                .map(|day| (minor(day, "turnover"), minor(day, "payout")))
                .collect();
            let expected: Vec<(i64, i64)> = raw.iter().map(|(_, stake, payout)| (*stake, *payout)).collect();
            assert_eq!(turnover_and_payout, expected, "{} at {offset}", t.server.name);
            let total = &report["total"];
            assert_eq!(minor(total, "net"), minor(total, "payout") - minor(total, "turnover"), "{total}");
            assert_eq!(report["products"][0]["turnover"], total["turnover"], "one product was played");
        }
    }
}

#[tokio::test]
async fn money_stands_beside_the_bets_and_play_money_is_no_profit() {
    for t in tables(50_000).await {
        t.play("one", 1_000, 400).await;
        let report = t.profit("span=TODAY").await;
        let total = &report["total"];
        assert_eq!(
            (&total["turnover"], &total["payout"], &total["net"], &total["bets"]),
            (&json!("10.00"), &json!("4.00"), &json!("-6.00"), &json!(1)),
            "{}",
            t.server.name
        );
        assert_eq!((&total["deposits"], &total["rewards"]), (&json!("0.00"), &json!("0.00")), "{total}");
        assert_eq!((&report["days"][0]["net"], &report["complete"]), (&json!("-6.00"), &json!(true)));
    }
}

#[tokio::test]
async fn filters_that_are_none_are_refused() {
    let t = tables(0).await.remove(0);
    for path in
        ["?status=GREAT", "?product=SLOTS'", "?span=EVER", "?pageSize=0", "?from=2026-13-01", "/detail", "/outcome"]
    {
        let status = t.server.get_as(&t.login, &format!("{BETS}{path}")).await.status;
        assert!([400, 422].contains(&status), "{path}: {status}");
    }
    assert_eq!(t.server.get_as(&t.login, &format!("{PROFIT}?from=2020-01-01")).await.status, 422);
    for path in [BETS, PROFIT] {
        assert_eq!(t.server.get(path).await.status, 401, "{path}");
    }
}

#[tokio::test]
async fn every_record_goes_back_twelve_months_and_says_so_beyond() {
    const DAY_MS: i64 = 24 * HOUR_MS;
    for mut t in tables(100_000).await {
        t.server.set("password_days", "0").await;
        t.play("first", 100, 250).await;
        let day = platform::clock::rfc3339(t.server.state.base.clock.now_ms());
        let from = format!("from={}", day.get(..10).expect("a day"));
        t.wait(365 * DAY_MS).await;
        t.server.run_schedule("delete-expired").await;
        t.login = t.server.login("mira", super::PASSWORD).await;
        assert_eq!(statuses(&t.bets(&from).await), ["WON"], "{}", t.server.name);
        assert_eq!(t.profit(&from).await["days"].as_array().map(Vec::len), Some(1), "{}", t.server.name);
        let account = t.get(&format!("{ACCOUNT}?{from}")).await;
        assert_eq!(
            account["content"].as_array().map(Vec::len),
            Some(3),
            "{}: grant, stake and payout: {account}",
            t.server.name
        );
        t.wait(2 * DAY_MS).await;
        t.login = t.server.login("mira", super::PASSWORD).await;
        for path in [BETS, PROFIT, ACCOUNT] {
            let refused = t.server.get_as(&t.login, &format!("{path}?{from}")).await;
            assert_eq!(
                (refused.status, refused.at("/value/fields/from").is_null()),
                (422, false),
                "{}",
                refused.text()
            );
            assert!(refused.text().contains("the last twelve months"), "{path}: {}", refused.text());
        }
    }
}

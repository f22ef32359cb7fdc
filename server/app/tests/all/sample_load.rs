//! `lumora-server sample-load` in small, on each engine: its books balance, sums are those of the rows, and the lists of a member are what was loaded.

use std::collections::{BTreeMap, BTreeSet};

use ledger::Audit;
use lumora_server::sample_load::{self, LoadArgs, LoadError, Loaded, PASSWORD};
use lumora_server::testing::stores::both_engines;
use lumora_server::testing::{START_MS, TestServer};
use platform::store::{Store, StoreError, sql};
use serde_json::Value;

/// Few members, so that one of them has more than is added up at each call.
const ARGS: LoadArgs = LoadArgs { members: 20, bets: 8_000, months: 12, seed: 7, audit: true };
const YEAR: &str = "span=DAYS_365";

struct Load {
    server: TestServer,
    loaded: Loaded,
}

async fn loads() -> Vec<Load> {
    let mut loads = Vec::new();
    for test in both_engines().await {
        let loaded = sample_load::run(&test.store, &ARGS, START_MS, &mut std::io::sink()).await.expect("a load");
        loads.push(Load { server: TestServer::on(test).await, loaded });
    }
    loads
}

impl Load {
    fn store(&self) -> &Store {
        &self.server.state.base.store
    }

    async fn number(&self, query: &'static str) -> i64 {
        sql::query_scalar(query).fetch_one(self.store().reader()).await.expect("a number")
    }

    /// How often the count of a member's bets was changed.
    async fn version(&self, member_id: &str) -> i64 {
        let query = sql::query_scalar("select version from bet_record_marks where member_id = $1").bind(member_id);
        query.fetch_one(self.store().reader()).await.expect("a mark")
    }

    /// Id and session of an account.
    async fn member(&self, account: &str) -> (String, String) {
        let query = sql::query_scalar("select id from members where account = $1").bind(account);
        let id = query.fetch_one(self.store().reader()).await.expect("a member");
        (id, self.server.login(account, PASSWORD).await)
    }

    /// All lines of a list, page by page, and the first page.
    async fn walk(&self, token: &str, path: &str) -> (Vec<Value>, Value) {
        let (mut lines, mut first, mut cursor) = (Vec::new(), Value::Null, String::new());
        loop {
            let reply = self.server.get_as(token, &format!("{path}&pageSize=100{cursor}")).await;
            assert_eq!(reply.status, 200, "{path}: {}", reply.text());
            let page = reply.at("/value").clone();
            lines.extend(page["content"].as_array().expect("lines").iter().cloned());
            let next = page["next"].as_str().unwrap_or_default().to_owned();
            if first.is_null() {
                first = page;
            }
            if next.is_empty() {
                return (lines, first);
            }
            cursor = format!("&cursor={next}");
        }
    }
}

#[tokio::test]
async fn the_books_of_a_load_balance_and_its_members_can_log_in() {
    for load in loads().await {
        let name = load.server.name;
        assert_eq!(ledger::audit(load.store().reader()).await.unwrap(), Audit::default(), "{name}");
        assert_eq!((load.loaded.members, load.loaded.bets), (20, 8_000), "{name}");
        let rounds = "select count(*) from rounds where supplier_round like 'load-%'";
        assert_eq!(load.number(rounds).await, 8_000, "{name}");
        let deposits = "select count(*) from deposits d where not exists (
            select 1 from journal_transactions t where t.reference = d.id and t.kind = 'payment_deposit')";
        assert_eq!(load.number(deposits).await, 0, "{name}");
        for table in ["deposits", "member_rewards", "point_days", "member_messages", "wagering_credits"] {
            let query = sql::query_scalar(sql::AssertSqlSafe(format!("select count(*) from {table}")));
            let rows: i64 = query.fetch_one(load.store().reader()).await.unwrap();
            assert!(rows > 20, "{name}: {rows} {table}");
        }
        let (_, token) = load.member(&load.loaded.largest.0).await;
        assert!(!token.is_empty());
        let again = sample_load::run(load.store(), &ARGS, START_MS, &mut std::io::sink()).await;
        assert!(matches!(again, Err(LoadError::NotEmpty)), "{name}");
    }
}

/// Rows of two statements, which must be the same.
async fn same(load: &Load, what: &str, kept: &'static str, raw: &'static str) {
    let rows = |query: &'static str| async move {
        let rows: Vec<sql::AnyRow> = sql::query_as(query).fetch_all(load.store().reader()).await.expect("rows");
        rows.into_iter().map(|row| format!("{:?}", row.cells)).collect::<BTreeSet<String>>()
    };
    let (kept, raw) = (rows(kept).await, rows(raw).await);
    assert!(kept.len() > 100, "{} {what}: {} rows", load.server.name, kept.len());
    let wrong: Vec<&String> = kept.symmetric_difference(&raw).take(4).collect();
    assert!(wrong.is_empty(), "{} {what}: {wrong:#?}", load.server.name);
}

#[tokio::test]
async fn daily_figures_are_those_of_the_rows() {
    for load in loads().await {
        same(
            &load,
            "days of settled bets",
            "select member_id, day, product, bets, stake, valid_bet, payout from bet_days",
            "select member_id, (settled_at / 86400000) as day, product, count(*), cast(sum(stake) as bigint), cast(sum(valid_bet) as bigint),
             cast(sum(payout) as bigint) from settled_bets group by 1, 2, 3",
        )
        .await;
        same(
            &load,
            "hours of play",
            "select member_id, hour, staked, paid from play_hours where staked > 0 or paid > 0",
            "select member_id, hour, cast(sum(staked) as bigint), cast(sum(paid) as bigint) from (
                 select member_id, opened_at / 3600000 as hour, stake as staked, 0 as paid from rounds
                 union all select member_id, closed_at / 3600000, 0, payout from rounds) r
             group by 1, 2 having sum(staked) > 0 or sum(paid) > 0",
        )
        .await;
        same(
            &load,
            "days of accounts",
            "select account_id, day, kind, ins, amount_in, outs, amount_out from account_days",
            "select e.account_id, e.created_at / 86400000, t.kind, count(case when e.amount > 0 then 1 end),
             cast(sum(case when e.amount > 0 then e.amount else 0 end) as bigint), count(case when e.amount < 0 then 1 end),
             cast(sum(case when e.amount < 0 then -e.amount else 0 end) as bigint)
             from ledger_entries e join journal_transactions t on t.id = e.transaction_id
             join account_day_marks m on m.account_id = e.account_id and e.created_at < m.until_ms group by 1, 2, 3",
        )
        .await;
        same(
            &load,
            "movements of wallets",
            "select id, member_id, currency, kind, amount, moved_at from wallet_moves",
            "select e.transaction_id || ':' || e.line, a.owner, a.currency, t.kind, e.amount, e.created_at
             from ledger_entries e join accounts a on a.id = e.account_id and a.kind = 'member_wallet'
             join journal_transactions t on t.id = e.transaction_id
             where t.kind not in ('game_bet', 'game_win', 'game_bet_rollback', 'game_win_rollback', 'vendor_bet')",
        )
        .await;
        same(
            &load,
            "days of bets",
            "select member_id, day, game_code, status, bets, stake, payout, first_at, last_at from bet_record_days",
            "select r.member_id, r.opened_at / 86400000, r.game_code,
             case when r.payout > r.stake then 'WON' when r.payout = r.stake then 'DRAW' else 'LOST' end, count(*), cast(sum(r.stake) as bigint),
             cast(sum(r.payout) as bigint), min(r.opened_at), max(r.opened_at)
             from rounds r join bet_record_marks m on m.member_id = r.member_id and r.opened_at < m.until_ms group by 1, 2, 3, 4",
        )
        .await;
    }
}

fn cents(value: &Value) -> i64 {
    let text = value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned);
    let (whole, part) = text.split_once('.').unwrap_or((&text, "00"));
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    whole.parse::<i64>().expect("an amount") * 100 + sign * part.parse::<i64>().expect("cents")
}

#[tokio::test]
async fn the_bets_of_a_member_are_what_was_loaded_whatever_the_filter() {
    for load in loads().await {
        for account in [&load.loaded.largest.0, &load.loaded.median.0, &load.loaded.smallest.0] {
            let (id, token) = load.member(account).await;
            let rows = "select r.id, r.game_code, case when r.payout > r.stake then 'WON' when r.payout = r.stake then 'DRAW' else 'LOST' end, r.stake
                        from rounds r where r.member_id = $1 order by r.opened_at desc, r.id desc";
            let rows: Vec<(String, String, String, i64)> =
                sql::query_as(rows).bind(&id).fetch_all(load.store().reader()).await.unwrap();
            let games: BTreeSet<&str> = rows.iter().map(|row| row.1.as_str()).collect();
            let mut filters = vec![(String::new(), None, None)];
            filters.extend(games.iter().map(|game| (format!("&game={game}"), Some(*game), None)));
            for status in ["WON", "LOST", "DRAW", "PENDING", "ROLLED_BACK"] {
                filters.push((format!("&status={status}"), None, Some(status)));
            }
            let first = games.iter().next().copied().unwrap_or_default();
            filters.push((format!("&game={first}&status=WON"), Some(first), Some("WON")));
            for (filter, game, status) in filters {
                let (lines, page) = load.walk(&token, &format!("/wps/member/records/bets?{YEAR}{filter}")).await;
                let fits = |row: &&(String, String, String, i64)| {
                    game.is_none_or(|game| game == row.1) && status.is_none_or(|status| status == row.2)
                };
                let wanted: Vec<&(String, String, String, i64)> = rows.iter().filter(fits).collect();
                let ids: Vec<&str> = lines.iter().map(|line| line["id"].as_str().unwrap()).collect();
                let wanted_ids: Vec<&str> = wanted.iter().map(|row| row.0.as_str()).collect();
                assert_eq!(ids, wanted_ids, "{} {account} {filter}", load.server.name);
                assert_eq!(page["count"], wanted.len(), "{} {account} {filter}", load.server.name);
                let stake: i64 = wanted.iter().map(|row| row.3).sum();
                assert_eq!(cents(&page["stake"]), stake, "{} {account} {filter}", load.server.name);
            }
            let row = rows.get(rows.len() / 2).unwrap();
            let (lines, page) = load.walk(&token, &format!("/wps/member/records/bets?id={}", row.0)).await;
            assert_eq!((lines.len(), &page["count"]), (1, &Value::from(1)), "{}", load.server.name);
            let (lines, _) = load.walk(&token, &format!("/wps/member/records/bets?id={}&game=other", row.0)).await;
            assert!(lines.is_empty(), "{}", load.server.name);
        }
    }
}

#[tokio::test]
async fn the_movements_of_a_member_are_what_was_loaded_whatever_the_filter() {
    for load in loads().await {
        for account in [&load.loaded.largest.0, &load.loaded.smallest.0] {
            let (id, token) = load.member(account).await;
            let rows = "select e.transaction_id, t.kind, e.amount from ledger_entries e join journal_transactions t on t.id = e.transaction_id
                        where e.account_id = $1 and e.created_at >= $2 order by e.transaction_id desc, e.line desc";
            let since = (START_MS / 86_400_000 - 364) * 86_400_000;
            let wallet = ledger::Account::wallet(&id, "USD").id();
            let rows: Vec<(String, String, i64)> =
                sql::query_as(rows).bind(wallet).bind(since).fetch_all(load.store().reader()).await.unwrap();
            let kinds: BTreeMap<&str, &[&str]> = BTreeMap::from([
                ("STAKES", &["game_bet"][..]),
                ("PAYOUTS", &["game_win"][..]),
                ("DEPOSITS", &["payment_deposit"][..]),
                ("REWARDS", &["cashback"][..]),
                ("POINTS", &["points_reward"][..]),
                ("CORRECTIONS", &["play_money_grant"][..]),
                ("WITHDRAWALS", &[][..]),
                ("TRANSFERS", &[][..]),
            ]);
            let mut filters = vec![
                (String::new(), None, 0_i64),
                ("&direction=IN".into(), None, 1),
                ("&direction=OUT".into(), None, -1),
            ];
            filters.extend(kinds.iter().map(|(group, kinds)| (format!("&group={group}"), Some(*kinds), 0)));
            filters.push(("&group=DEPOSITS&direction=OUT".into(), Some(&["payment_deposit"][..]), -1));
            for (filter, kinds, sign) in filters {
                let path = format!("/wps/relay/ODSFE2_MemTransDet?{YEAR}{filter}");
                let (lines, page) = load.walk(&token, &path).await;
                let fits = |row: &&(String, String, i64)| {
                    kinds.is_none_or(|kinds| kinds.contains(&row.1.as_str())) && (sign == 0 || row.2.signum() == sign)
                };
                let wanted: Vec<&(String, String, i64)> = rows.iter().filter(fits).collect();
                let ids: Vec<&str> =
                    lines.iter().map(|line| line["id"].as_str().unwrap().split('-').next().unwrap()).collect();
                let wanted_ids: Vec<&str> = wanted.iter().map(|row| row.0.as_str()).collect();
                assert_eq!(ids, wanted_ids, "{} {account} {filter}", load.server.name);
                assert_eq!(page["count"], wanted.len(), "{} {account} {filter}", load.server.name);
                let total: i64 = wanted.iter().map(|row| row.2.max(0)).sum();
                assert_eq!(cents(&page["totalIn"]), total, "{} {account} {filter}", load.server.name);
            }
        }
    }
}

#[tokio::test]
async fn a_bet_that_is_undone_after_it_was_counted_changes_the_sums_at_once() {
    for load in loads().await {
        let (id, token) = load.member(&load.loaded.largest.0).await;
        let path = format!("/wps/member/records/bets?{YEAR}&status=ROLLED_BACK");
        let counted = "select count(*) from bet_record_marks";
        assert!(load.number(counted).await > 0, "{}: nobody is counted", load.server.name);
        let all = load.walk(&token, &format!("/wps/member/records/bets?{YEAR}")).await.1;
        let undo = async move |tx: &mut platform::store::Connection| {
            let text = "update rounds set state = 'rolled_back', stake = 0, payout = 0, closed_at = $2 where id = (
                select id from rounds where member_id = $1 order by opened_at limit 1 offset 300)";
            sql::query(text).bind(&id).bind(START_MS).execute(tx).await?;
            Ok::<_, StoreError>(())
        };
        load.store().write(move |tx| Box::pin(async move { undo(tx).await })).await.unwrap();
        for _ in 0..2 {
            let (lines, page) = load.walk(&token, &path).await;
            assert_eq!((lines.len(), &page["count"]), (1, &Value::from(1)), "{}", load.server.name);
            let now = load.walk(&token, &format!("/wps/member/records/bets?{YEAR}")).await.1;
            assert_eq!(now["count"], all["count"], "{}", load.server.name);
            assert!(cents(&now["stake"]) < cents(&all["stake"]), "{}", load.server.name);
            reports::count_bet_days(load.store(), START_MS).await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_bet_that_comes_late_is_counted_with_its_day_and_one_of_now_writes_nothing_more() {
    for load in loads().await {
        let (member, token) = load.member(&load.loaded.largest.0).await;
        let all = load.walk(&token, &format!("/wps/member/records/bets?{YEAR}")).await.1;
        for (opened_at, supplier_round, noted) in [(START_MS, "of now", 0), (START_MS - 90 * 24 * 3_600_000, "late", 1)]
        {
            let before = load.version(&member).await;
            let of = member.clone();
            let write = async move |tx: &mut platform::store::Connection| {
                let text = "insert into rounds (id, supplier, supplier_round, member_id, vendor, game_code, product, currency, stake, payout, bets,
                    wins, state, opened_at, closed_at, version)
                    select $1, supplier, $2, member_id, vendor, game_code, product, currency, 100, 0, 1, 1, 'closed', $3, $3, 1
                    from rounds where member_id = $4 limit 1";
                let id = platform::ids::new_id(START_MS);
                sql::query(text).bind(id).bind(supplier_round).bind(opened_at).bind(of).execute(tx).await?;
                Ok::<_, StoreError>(())
            };
            load.store().write(move |tx| Box::pin(async move { write(tx).await })).await.unwrap();
            assert_eq!(load.version(&member).await, before + noted, "{}: a bet {supplier_round}", load.server.name);
        }
        for _ in 0..2 {
            let now = load.walk(&token, &format!("/wps/member/records/bets?{YEAR}")).await.1;
            assert_eq!(cents(&now["stake"]), cents(&all["stake"]) + 200, "{}", load.server.name);
            reports::count_bet_days(load.store(), START_MS).await.unwrap();
        }
    }
}

#[tokio::test]
async fn days_of_another_time_zone_are_counted_anew() {
    for load in loads().await {
        let moved = async move |tx: &mut platform::store::Connection| {
            let set = "insert into site_settings (name, value) values ('utc_offset_minutes', '420')
                       on conflict (name) do update set value = excluded.value";
            sql::query(set).execute(tx).await?;
            Ok::<_, StoreError>(())
        };
        load.store().write(move |tx| Box::pin(async move { moved(tx).await })).await.unwrap();
        ledger::days::count_all_accounts(load.store(), START_MS).await.unwrap();
        reports::count_bet_days(load.store(), START_MS).await.unwrap();
        same(
            &load,
            "days of accounts",
            "select account_id, day, kind, ins + outs, amount_in - amount_out from account_days",
            "select e.account_id, (e.created_at + 25200000) / 86400000, t.kind, count(*), cast(sum(e.amount) as bigint)
             from ledger_entries e join journal_transactions t on t.id = e.transaction_id
             join account_day_marks m on m.account_id = e.account_id and e.created_at < m.until_ms group by 1, 2, 3",
        )
        .await;
        same(
            &load,
            "movements of wallets",
            "select id, member_id, currency, kind, amount, moved_at from wallet_moves",
            "select e.transaction_id || ':' || e.line, a.owner, a.currency, t.kind, e.amount, e.created_at
             from ledger_entries e join accounts a on a.id = e.account_id and a.kind = 'member_wallet'
             join journal_transactions t on t.id = e.transaction_id
             where t.kind not in ('game_bet', 'game_win', 'game_bet_rollback', 'game_win_rollback', 'vendor_bet')",
        )
        .await;
        same(
            &load,
            "days of bets",
            "select member_id, day, game_code, status, bets, stake, payout from bet_record_days",
            "select r.member_id, (r.opened_at + 25200000) / 86400000, r.game_code,
             case when r.payout > r.stake then 'WON' when r.payout = r.stake then 'DRAW' else 'LOST' end, count(*), cast(sum(r.stake) as bigint),
             cast(sum(r.payout) as bigint)
             from rounds r join bet_record_marks m on m.member_id = r.member_id and r.opened_at < m.until_ms group by 1, 2, 3, 4",
        )
        .await;
    }
}

//! `lumora-server sample-load-team` in small, on each engine: its figures are those that counting makes of its bets and movements, its books balance, and
//! its agents can be asked.

use std::collections::BTreeMap;

use agents::figures::{ActiveDays, count_figures};
use ledger::Audit;
use lumora_server::sample_load::LoadError;
use lumora_server::sample_load::team::{self, LoadedTeam, TeamArgs};
use lumora_server::testing::stores::{both_engines, until_streams_readable};
use lumora_server::testing::{START_MS, TestServer};
use platform::store::{Connection, Store, StoreError, sql};

/// Every bet is there, and none is so old that its slot is not kept.
const ARGS: TeamArgs = TeamArgs { members: 300, bets: 6_000, raw_bets: 1_000_000, days: 40, seed: 7 };
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

struct Load {
    server: TestServer,
    loaded: LoadedTeam,
}

async fn loads(args: &TeamArgs) -> Vec<Load> {
    let mut loads = Vec::new();
    for test in both_engines().await {
        let loaded = team::run(&test.store, args, START_MS, &mut std::io::sink()).await.expect("a load");
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
}

/// Columns of the tables of figures, all but the number of the count.
const FIGURES: [(&str, &str); 13] = [
    ("placement_slots", "placement_id, slot, product, currency, bets, stake, valid_bet, payout"),
    ("placement_days", "placement_id, day, product, currency, bets, stake, valid_bet, payout"),
    ("placement_money_days", "placement_id, day, currency, kind, moves, amount"),
    ("team_days", "agent_id, day, reach, product, currency, bets, stake, valid_bet, payout"),
    ("team_money_days", "agent_id, day, reach, currency, kind, moves, amount"),
    ("team_branch_days", "agent_id, day, branch_id, reach, currency, bets, stake, valid_bet, payout"),
    ("team_branch_money_days", "agent_id, day, branch_id, reach, currency, kind, moves, amount"),
    (
        "team_vendor_days",
        "agent_id, day, product, vendor, status, currency, bets, stake, valid_bet, payout, first_at, last_at",
    ),
    (
        "team_game_days",
        "agent_id, game_code, day, product, vendor, status, currency, bets, stake, valid_bet, payout, first_at, last_at",
    ),
    ("first_deposits", "member_id, placement_id, day, currency, amount, deposited_at"),
    ("team_first_deposits", "agent_id, day, reach, members"),
    ("counted_balances", "member_id, placement_id, balance"),
    ("team_balances", "agent_id, reach, currency, balance"),
];

/// Every row of every table of figures, in order, but for those that say that there is nothing.
async fn figures(store: &Store) -> BTreeMap<&'static str, Vec<String>> {
    let mut all = BTreeMap::new();
    for (table, columns) in FIGURES {
        let words: Vec<String> = columns.split(", ").map(|it| format!("cast({it} as text)")).collect();
        let some = if columns.ends_with("balance") { " and balance <> 0" } else { "" };
        // The sample operator has agents of its own.
        let whose = columns.split(',').next().unwrap_or_default();
        let text = format!(
            "select {} from {table} where {whose} in (
                 select p.id from placements p join members m on m.id = p.member_id where m.account like 'team%'
                 union all select m.id from members m where m.account like 'team%'){some}",
            words.join(" || ' ' || ")
        );
        let mut rows: Vec<String> =
            sql::query_scalar(sql::AssertSqlSafe(text)).fetch_all(store.reader()).await.expect("rows");
        rows.sort();
        all.insert(table, rows);
    }
    all
}

/// How many were active, by agent, and within it for each day and reach, and over all days.
async fn active(store: &Store) -> BTreeMap<String, Vec<u64>> {
    let agents: Vec<String> = sql::query_scalar("select distinct t.agent_id from team_active_days t join members m on m.id = t.agent_id and m.account like 'team%'")
        .fetch_all(store.reader())
        .await
        .expect("agents");
    let last = START_MS / DAY_MS + 1;
    let mut all = BTreeMap::new();
    for agent in agents {
        let days = ActiveDays::read(store.reader(), &agent, (0, last)).await.expect("sets");
        let each = (last - 45..=last).flat_map(|day| [1, 2].map(|reach| days.count((day, day), &[reach])));
        all.insert(agent, each.chain([days.count((0, last), &[1, 2])]).collect());
    }
    all
}

/// Forgets what is counted, and lets everything be counted again from the beginning.
async fn count_anew(store: &Store) {
    let work = async move |tx: &mut Connection| {
        let tables = FIGURES.iter().map(|(table, _)| *table).chain(["team_active_days", "member_numbers"]);
        for table in tables {
            sql::query(sql::AssertSqlSafe(format!("delete from {table}"))).execute(&mut *tx).await?;
        }
        for cursors in ["settled_bet_cursors", "wallet_move_cursors"] {
            let text = format!("delete from {cursors} where reader = 'agent-figures'");
            sql::query(sql::AssertSqlSafe(text)).execute(&mut *tx).await?;
        }
        Ok::<_, StoreError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("forgotten");
    until_streams_readable(store).await;
    count_figures(store).await.expect("counted");
}

#[tokio::test]
async fn the_figures_of_a_loaded_tree_are_those_that_counting_makes_of_its_bets() {
    for load in loads(&ARGS).await {
        let name = load.server.name;
        assert!(
            load.loaded.bets > 4_000 && load.loaded.raw_bets as u64 == load.loaded.bets,
            "{name}: {:?}",
            load.loaded
        );
        let (loaded, were_active) = (figures(load.store()).await, active(load.store()).await);
        assert!(loaded.values().all(|rows| !rows.is_empty()), "{name}");
        count_anew(load.store()).await;
        for (table, rows) in figures(load.store()).await {
            assert_eq!(loaded[table].len(), rows.len(), "{name}: rows of {table}");
            let other = loaded[table].iter().zip(&rows).find(|(one, other)| one != other);
            assert_eq!(other, None, "{name}: {table}");
        }
        assert_eq!(were_active, active(load.store()).await, "{name}");
    }
}

#[tokio::test]
async fn nothing_that_is_loaded_is_counted_again() {
    for load in loads(&ARGS).await {
        let before = figures(load.store()).await;
        count_figures(load.store()).await.expect("counted");
        assert!(before == figures(load.store()).await, "{}", load.server.name);
    }
}

#[tokio::test]
async fn the_books_of_a_loaded_tree_balance_and_everybody_stands_below_its_top() {
    for load in loads(&ARGS).await {
        let name = load.server.name;
        assert_eq!(ledger::audit(load.store().reader()).await.unwrap(), Audit::default(), "{name}");
        let people = i64::try_from(load.loaded.people).unwrap();
        let below = "select cast(sum(z.agents + z.members) as bigint) from team_sizes z join members m on m.id = z.agent_id where m.account = 'team_000001'";
        assert_eq!(load.number(below).await, people - 1, "{name}");
        let deepest = "select max(a.depth) from placement_ancestors a join members m on m.id = a.ancestor_id where m.account = 'team_000001'";
        assert_eq!(load.number(deepest).await, 7, "{name}");
        // Uplines follow from the account names as well.
        let wrong = "select count(*) from placements p join members m on m.id = p.member_id left join members u on u.id = p.upline_id
                     where m.account like 'team%' and m.upline <> coalesce(u.account, '')";
        assert_eq!(load.number(wrong).await, 0, "{name}");
    }
}

#[tokio::test]
async fn of_many_bets_the_latest_alone_are_there_one_by_one() {
    for load in loads(&TeamArgs { raw_bets: 500, ..ARGS }).await {
        let name = load.server.name;
        let raw = load.number("select count(*) from rounds where supplier_round like 'team-%'").await;
        assert_eq!(raw, i64::try_from(load.loaded.raw_bets).unwrap(), "{name}");
        assert!((500..2_000).contains(&raw) && load.loaded.bets > 4_000, "{name}: {raw}");
        let earlier = "select count(*) from placement_days d where d.day >= (select min(closed_at) / 86400000 from rounds where supplier_round like 'team-%')
                       and d.bets <> (select count(*) from rounds r join placements p on p.member_id = r.member_id
                           where p.id = d.placement_id and r.product = d.product and r.closed_at / 86400000 = d.day)";
        assert_eq!(load.number(earlier).await, 0, "{name}");
    }
}

#[tokio::test]
async fn a_database_that_has_members_is_left_alone() {
    for load in loads(&TeamArgs { bets: 100, ..ARGS }).await {
        let again = team::run(load.store(), &ARGS, START_MS, &mut std::io::sink()).await;
        assert!(matches!(again, Err(LoadError::NotEmpty)), "{}", load.server.name);
    }
}

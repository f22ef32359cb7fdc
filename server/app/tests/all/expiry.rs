//! Rows that expire: each table with an end says what becomes of its rows, and what has expired is deleted, and nothing else.

use std::collections::BTreeSet;

use lumora_core::domain::account::AccountType;
use lumora_server::EXPIRING;
use lumora_server::testing::TestServer;
use platform::expiry::Rule;
use platform::store::sql;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// Columns that say when a row ends.
const ENDS: &str = "('expires_at', 'ends_at')";

#[tokio::test]
async fn every_table_with_an_end_says_what_becomes_of_its_rows() {
    let server = TestServer::on_sqlite().await;
    let columns = async |only: &str| -> BTreeSet<(String, String)> {
        let query = format!(
            "select t.name, c.name from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'{only}"
        );
        let query = sql::query_as(sql::AssertSqlSafe(query));
        let rows: Vec<(String, String)> = query.fetch_all(server.state.base.store.reader()).await.expect("columns");
        rows.into_iter().collect()
    };
    let said: BTreeSet<&str> = EXPIRING.iter().copied().flatten().map(|expiry| expiry.table).collect();
    for (table, column) in columns(&format!(" and c.name in {ENDS}")).await {
        assert!(
            said.contains(table.as_str()),
            "{table} has {column}: say in EXPIRING of its crate when its rows are deleted, or why they are kept"
        );
    }
    let (all, keys) = (columns("").await, columns(" and c.pk > 0").await);
    for expiry in EXPIRING.iter().copied().flatten() {
        let table = expiry.table.to_owned();
        let has = |column: &str| all.contains(&(table.clone(), column.to_owned()));
        match expiry.rule {
            Rule::Delete { key, column, .. } => {
                assert!(has(column), "{table} has no {column}");
                let named: BTreeSet<_> = key.iter().map(|name| (table.clone(), (*name).to_owned())).collect();
                let real: BTreeSet<_> = keys.iter().filter(|(name, _)| *name == table).cloned().collect();
                assert_eq!(named, real, "the primary key of {table}");
            }
            Rule::Keep(reason) => {
                assert!(has("expires_at") || has("ends_at"), "{table} has no end, and needs no reason to be kept");
                assert!(reason.len() > 20, "{table}: {reason}");
            }
        }
    }
    assert_eq!(said.len(), EXPIRING.iter().copied().flatten().count(), "a table is named twice");
}

async fn count(server: &TestServer, table: &'static str) -> i64 {
    let query = sql::query_scalar(sql::AssertSqlSafe(format!("select count(*) from {table}")));
    query.fetch_one(server.state.base.store.reader()).await.expect("a count")
}

#[tokio::test]
async fn what_has_expired_goes_however_much_it_is_and_what_has_not_stays() {
    for server in TestServer::on_both_engines().await {
        server
            .execute(
                "with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)
                 insert into verification_codes (purpose, target, salt, code_hash, tries, expires_at)
                 select 'login', cast(i as text), '', '', 0, 1795250096000 + case when i <= 950 then -1 else 1 end from n",
            )
            .await;
        server.run_schedule("delete-expired").await;
        assert_eq!(count(&server, "verification_codes").await, 50, "{}", server.name);
        server.state.base.clock.advance_ms(2);
        server.run_schedule("delete-expired").await;
        assert_eq!(count(&server, "verification_codes").await, 0, "{}", server.name);
    }
}

#[tokio::test]
async fn messages_and_jobs_go_when_nothing_is_to_be_done_about_them_any_more() {
    for server in TestServer::on_both_engines().await {
        for (name, status) in [("a", "sent"), ("b", "failed"), ("c", "waiting")] {
            let text = format!(
                "insert into outbox_messages (id, channel, recipient, subject, body, status, tries, expires_at, created_at)
                 values ('{name}', 'sms', '', '', '', '{status}', 0, 0, 1795250096000)"
            );
            run(&server, text).await;
        }
        for state in ["done", "dead"] {
            let text = format!(
                "insert into jobs (id, kind, payload, member_id, state, tries, due_at, lease, done, total, error, created_at)
                 values ('{state}', 'former', '', '', '{state}', 1, 0, '', 0, 0, '', 1795250096000)"
            );
            run(&server, text).await;
        }
        for (days, messages, jobs) in [(6, 3, 2), (2, 3, 1), (23, 1, 1)] {
            server.state.base.clock.advance_ms(days * DAY_MS);
            server.run_schedule("delete-expired").await;
            assert_eq!(count(&server, "outbox_messages").await, messages, "{} {days}", server.name);
            assert_eq!(count(&server, "jobs where kind = 'former'").await, jobs, "{} {days}", server.name);
        }
        assert_eq!(server.text("select state from jobs where kind = 'former'").await.as_deref(), Some("dead"));
    }
}

async fn run(server: &TestServer, text: String) {
    let run = server
        .state
        .base
        .store
        .write(move |tx| Box::pin(async move { sql::query(sql::AssertSqlSafe(text)).execute(tx).await.map(drop) }));
    run.await.expect("a statement of the test");
}

#[tokio::test]
async fn the_hours_of_a_guest_go_once_no_window_counts_them_and_those_of_a_member_stay() {
    for server in TestServer::on_both_engines().await {
        server.add_member("mira", "correct horse 7", AccountType::Member, 0).await;
        server.add_member("guest", "correct horse 7", AccountType::Trial, 0).await;
        let now_hour = server.state.base.clock.now_ms() / (DAY_MS / 24);
        for ago in [0, 744, 745, 9_000] {
            let hours = format!(
                "insert into play_hours (member_id, hour, staked) select id, {}, 5 from members where account in ('mira', 'guest')",
                now_hour - ago
            );
            run(&server, hours).await;
        }
        server.run_schedule("delete-expired").await;
        let left = "play_hours where member_id = (select id from members where account = 'guest')";
        assert_eq!(count(&server, left).await, 2, "{}: the window of a month", server.name);
        assert_eq!(count(&server, "play_hours").await, 6, "{}: those of a member stay", server.name);
    }
}

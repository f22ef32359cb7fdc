//! Statements of records: the file that a member downloads passes the check, whatever is done to it is named, and what surrounds it is bounded.

use std::fs;

use axum::http::Method;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::future::join_all;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use lumora_statement::{Authority, Checker, Finding, Report, Step, Verdict};
use platform::store::sql;
use serde_json::{Value, json};

use super::{PASSWORD, Table, table_on, tables};
use crate::support::back_office::admin;

const PATH: &str = "/wps/member/statements";
const DAY: i64 = 24 * 60 * 60 * 1000;

impl Table {
    async fn request_statement(&self, kind: &str, format: &str, filter: &str) -> TestReply {
        let body = json!({ "kind": kind, "format": format, "filter": filter });
        self.server.post_as(&self.login, PATH, &body).await
    }

    async fn list(&self) -> Vec<Value> {
        let reply = self.server.get_as(&self.login, PATH).await;
        reply.at("/value/list").as_array().expect("a list").clone()
    }

    /// Requests a statement and has it generated; gives its row of the list.
    async fn create(&self, kind: &str, format: &str, filter: &str) -> Value {
        let reply = self.request_statement(kind, format, filter).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert_eq!(reply.at("/value/list/0/state"), "PREPARING", "{}", reply.text());
        self.server.run_jobs().await;
        self.list().await[0].clone()
    }

    async fn link(&self, statement: &Value) -> TestReply {
        self.server.post_as(&self.login, &format!("{PATH}/link"), &json!({ "id": statement["id"] })).await
    }

    async fn file(&self, statement: &Value) -> TestReply {
        let link = self.link(statement).await;
        assert_eq!(link.status, 200, "{}", link.text());
        self.server.get(link.at("/value/path").as_str().expect("a path")).await
    }

    async fn remove(&self, statement: &Value) -> TestReply {
        self.server.post_as(&self.login, &format!("{PATH}/delete"), &json!({ "id": statement["id"] })).await
    }
}

/// The keys that anybody can ask for.
async fn keys(server: &TestServer) -> Vec<[u8; 32]> {
    let reply = server.get("/wps/statements/keys").await;
    let keys = reply.at("/value/keys").as_array().expect("keys").clone();
    let key = |key: &Value| URL_SAFE_NO_PAD.decode(key["publicKey"].as_str().expect("a key")).expect("base64url");
    keys.iter().map(|it| key(it).try_into().expect("32 bytes")).collect()
}

fn checked(file: &[u8], keys: &[[u8; 32]]) -> Report {
    let mut checker = Checker::new(keys);
    checker.push(file);
    checker.close();
    while checker.step() != Step::Done {}
    checker.report()
}

fn head<'r>(report: &'r Report, name: &str) -> &'r str {
    report.head.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value)
}

#[tokio::test]
async fn a_statement_of_each_record_passes_and_one_edited_digit_is_named() {
    for t in tables(100_000).await {
        for round in 0..7 {
            t.play(&format!("r{round}"), 100 + round, 50).await;
        }
        t.bet("b8", "open", 500).await;
        // Days are counted from what every reader of the stream can see by now.
        t.profit("span=TODAY").await;
        for (kind, filter, rows) in [
            ("BETS", "span=TODAY", 8),
            ("BETS", "span=TODAY&status=LOST", 7),
            ("BETS", "id=r3", 1),
            ("BETS", "span=YESTERDAY", 0),
            ("ACCOUNT", "span=DAYS_7&direction=OUT", 8),
            ("ACCOUNT", "account=POINTS", 0),
            ("PROFIT", "span=DAYS_30", 2),
        ] {
            for format in ["CSV", "JSON"] {
                let made = t.create(kind, format, filter).await;
                assert_eq!(made["state"], "READY", "{kind} {filter} {format}: {made}");
                let file = t.file(&made).await;
                assert_eq!((file.status, json!(file.body.len())), (200, made["bytes"].clone()));
                let report = checked(&file.body, &keys(&t.server).await);
                assert_eq!((report.verdict, &report.findings), (Verdict::Intact, &vec![]), "{kind} {filter} {format}");
                assert_eq!(report.authority, Authority::Known(made["keyId"].as_str().expect("a key").to_owned()));
                assert_eq!((json!(report.digest), json!(report.rows)), (made["digest"].clone(), made["rows"].clone()));
                assert_eq!(report.rows, rows, "{kind} {filter}");
                assert_eq!((head(&report, "account"), head(&report, "kind")), ("mira", kind));
                assert_eq!(t.remove(&made).await.at("/value/list"), json!([]));
            }
        }
        let made = t.create("BETS", "CSV", "span=TODAY&status=LOST").await;
        assert_eq!(made["totals"][0], json!({ "name": "stake", "value": "7.21" }));
        let text = t.file(&made).await.text();
        // The fourth line of seven, the latest first: round 3 with a stake of 1.03.
        let edited = text.replacen(",1.03,", ",9.03,", 1);
        assert_ne!(edited, text);
        assert_eq!(checked(edited.as_bytes(), &keys(&t.server).await).findings, [Finding::RowEdited(4)]);
    }
}

#[tokio::test]
async fn a_file_says_what_it_is_and_its_address_is_good_once_for_its_own_member() {
    for t in tables(100_000).await {
        t.play("one", 100, 0).await;
        let made = t.create("BETS", "JSON", "span=TODAY").await;
        let path = t.link(&made).await.at("/value/path").as_str().expect("a path").to_owned();
        let file = t.server.get(&path).await;
        let header = |name: &str| file.headers[name].to_str().expect("text").to_owned();
        assert_eq!((header("content-type"), header("cache-control")), ("application/json".into(), "no-store".into()));
        assert!(header("content-disposition").starts_with("attachment; filename=\"statement-bets-"));
        let document: Value = serde_json::from_slice(&file.body).expect("JSON");
        assert_eq!(document["rows"][0]["no"], 1);
        assert_eq!(t.server.get(&path).await.status, 404, "once");
        t.server.add_member("ada", PASSWORD, AccountType::Member, 0).await;
        let ada = t.server.login("ada", PASSWORD).await;
        for call in ["link", "delete"] {
            let reply = t.server.post_as(&ada, &format!("{PATH}/{call}"), &json!({ "id": made["id"] })).await;
            assert_eq!(reply.status, 404, "nobody else's");
        }
        assert_eq!(t.server.get_as(&ada, PATH).await.at("/value/list"), json!([]));
        // An address outlives neither its two minutes nor its session.
        let late = t.link(&made).await.at("/value/path").as_str().expect("a path").to_owned();
        t.server.state.base.clock.advance_ms(2 * 60 * 1000 + 1);
        assert_eq!(t.server.get(&late).await.status, 404);
        let of_session = t.link(&made).await.at("/value/path").as_str().expect("a path").to_owned();
        let bearer = format!("Bearer {}", t.login);
        let headers = [("authorization", bearer.as_str())];
        let out = t.server.call(Method::DELETE, "/wps/session/logout", &headers, &json!({})).await;
        assert_eq!(out.status, 200, "{}", out.text());
        assert_eq!(t.server.get(&of_session).await.status, 404);
        // Nothing of it can be read in the database.
        let stored = t.server.text("select body from statement_parts").await.expect("a part");
        assert!(!stored.contains("rows") && stored.len() > 100);
    }
}

#[tokio::test]
async fn one_is_made_at_a_time_five_are_kept_and_all_go_after_a_week() {
    for t in tables(100_000).await {
        let replies = join_all((0..8).map(|_| t.request_statement("BETS", "CSV", "span=TODAY"))).await;
        let begun = replies.iter().filter(|reply| reply.status == 200).count();
        let refused = replies.iter().filter(|reply| reply.at("/code") == json!("statement_under_way")).count();
        assert_eq!((begun, refused), (1, 7), "{}", t.server.name);
        t.server.run_jobs().await;
        for _ in 1..5 {
            assert_eq!(t.create("PROFIT", "CSV", "span=TODAY").await["state"], "READY");
        }
        let full = t.request_statement("BETS", "CSV", "span=TODAY").await;
        assert_eq!((full.status, full.at("/code")), (409, json!("statements_full")));
        let last = t.list().await[4].clone();
        assert_eq!(t.remove(&last).await.at("/value/list").as_array().map(Vec::len), Some(4));
        assert_eq!(t.remove(&last).await.status, 404);
        assert_eq!(t.create("BETS", "CSV", "span=TODAY").await["state"], "READY");
        t.server.state.base.clock.advance_ms(7 * DAY + 1);
        t.server.run_schedule("delete-expired").await;
        let left = "select cast((select count(*) from statements) + (select count(*) from statement_parts) as text)";
        assert_eq!(t.server.text(left).await.as_deref(), Some("0"));
        // Of a day at most twenty are begun.
        let login = t.server.login("mira", PASSWORD).await;
        let t = Table { login, ..t };
        for _ in 0..20 {
            let made = t.create("PROFIT", "CSV", "span=TODAY").await;
            t.remove(&made).await;
        }
        let many = t.request_statement("PROFIT", "CSV", "span=TODAY").await;
        assert_eq!((many.status, t.list().await.len()), (429, 0), "{}", many.text());
    }
}

#[tokio::test]
async fn what_is_no_filter_of_the_record_begins_nothing() {
    for t in tables(0).await {
        for (kind, filter) in [
            ("BETS", "status=SOMETIMES"),
            ("ACCOUNT", "group=WON"),
            ("PROFIT", "from=2026-13-01"),
            ("BETS", "from=2020-01-01&until=2020-01-02"),
            ("BETS", "vendor=a b"),
        ] {
            let reply = t.request_statement(kind, "CSV", filter).await;
            assert_eq!(
                (reply.status, reply.at("/code")),
                (422, json!("rule_broken")),
                "{kind} {filter}: {}",
                reply.text()
            );
        }
        assert!((400..=422).contains(&t.request_statement("LETTERS", "CSV", "").await.status));
        assert_eq!(t.list().await, Vec::<Value>::new());
        assert_eq!(t.server.call(Method::GET, PATH, &[], &json!({})).await.status, 401);
    }
}

#[tokio::test]
async fn another_key_signs_after_a_rotation_and_what_the_former_has_signed_still_passes() {
    for t in tables(100_000).await {
        t.play("one", 100, 0).await;
        let before = t.create("BETS", "CSV", "span=TODAY").await;
        let output = admin(&t.server, &["statement-keys", "rotate"]).await.expect("rotated");
        let after = t.create("BETS", "JSON", "span=TODAY").await;
        assert_ne!(before["keyId"], after["keyId"]);
        assert!(output.contains(after["keyId"].as_str().expect("an id")), "{output}");
        let known = keys(&t.server).await;
        assert_eq!(known.len(), 2);
        for made in [&before, &after] {
            let report = checked(&t.file(made).await.body, &known);
            assert_eq!(report.verdict, Verdict::Intact);
            assert_eq!(report.authority, Authority::Known(made["keyId"].as_str().expect("an id").to_owned()));
        }
        let secrets = "select cast(count(*) as text) from statement_keys where retired_at is not null and secret <> ''";
        assert_eq!(t.server.text(secrets).await.as_deref(), Some("0"), "a retired key signs nothing any more");
        let list = admin(&t.server, &["statement-keys", "list"]).await.expect("a list");
        assert!(list.lines().count() == 2 && list.contains("1 kept"), "{list}");
        let changes = admin(&t.server, &["changes"]).await.expect("changes");
        assert!(changes.contains("statement key"), "{changes}");
    }
}

#[tokio::test]
async fn the_command_checks_a_file_by_the_same_code() {
    for t in tables(100_000).await {
        t.play("one", 100, 0).await;
        let made = t.create("BETS", "CSV", "span=TODAY").await;
        let text = t.file(&made).await.text();
        let path = t.server.test_store.folder().join("statement.csv");
        fs::write(&path, &text).expect("a file");
        let output = verified(&t.server, &path.display().to_string()).await;
        assert!(output.as_ref().is_ok_and(|output| output.contains("signed by this site's key")), "{output:?}");
        fs::write(&path, text.replacen(",1.00,", ",8.00,", 1)).expect("a file");
        let output = verified(&t.server, &path.display().to_string()).await;
        assert!(output.as_ref().is_err_and(|output| output.contains("row 1 was edited")), "{output:?}");
        fs::write(&path, "a letter").expect("a file");
        assert!(
            verified(&t.server, &path.display().to_string()).await.is_err_and(|output| output.contains("no statement"))
        );
        assert!(verified(&t.server, "nowhere.csv").await.is_err_and(|output| output.contains("can not be read")));
    }
}

/// What `verify-statement` prints, and its error behind that.
async fn verified(server: &TestServer, file: &str) -> Result<String, String> {
    use clap::Parser;

    #[derive(Parser)]
    struct CheckCommand {
        #[command(flatten)]
        args: lumora_server::statement_check::StatementArgs,
    }
    let command = CheckCommand::try_parse_from(["verify-statement", file]).expect("words");
    let mut out = Vec::new();
    let result = command.args.run(&server.test_store.location, lumora_server::MIGRATIONS, &mut out).await;
    let output = String::from_utf8(out).expect("text");
    result.map(|()| output.clone()).map_err(|error| format!("{output}{error}"))
}

/// The most memory that this process has had, in KiB.
fn peak_kib() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("a status");
    let line = status.lines().find(|line| line.starts_with("VmHWM")).expect("a peak");
    line.split_whitespace().nth(1).and_then(|word| word.parse().ok()).expect("a number")
}

#[tokio::test]
#[ignore = "slow: 100,000 bets on each engine"]
async fn a_hundred_thousand_rows_are_made_with_little_memory() {
    for server in TestServer::on_both_engines().await {
        let t = table_on(server, 0).await;
        let now = t.server.state.base.clock.now_ms();
        let member = t.member.clone();
        let work = async move |tx: &mut platform::store::Connection| {
            let rows = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000)
                insert into rounds (id, supplier, supplier_round, member_id, vendor, game_code, currency, stake, payout, state, opened_at,
                closed_at, product) select 'r' || i, 'lumora', 'x' || i, $1, 'LUMORA', 'lantern-fortune', 'USD', 100 + i % 50, i % 300,
                'settled', $2 - i * 100, $2 - i * 100 + 50, 'RNG' from n";
            sql::query(rows).bind(member.as_str()).bind(now).execute(tx).await
        };
        let filled: Result<_, platform::store::StoreError> =
            t.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await;
        filled.expect("rows");
        // The pages of the database that the record itself reads are not the statement's.
        t.server.get_as(&t.login, "/wps/member/records/bets?span=TODAY").await;
        let before = peak_kib();
        let made = t.create("BETS", "CSV", "span=DAYS_7").await;
        assert_eq!((&made["state"], &made["rows"]), (&json!("READY"), &json!(100_000)), "{}", t.server.name);
        let grown = peak_kib() - before;
        assert!(grown < 64 * 1024, "{grown} KiB more, {}", t.server.name);
        assert_eq!(checked(&t.file(&made).await.body, &keys(&t.server).await).verdict, Verdict::Intact);
    }
}

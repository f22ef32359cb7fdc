//! A member's whole file as of any day.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Office, text};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

async fn day(office: &Office) -> String {
    let base = &office.server.state.base;
    let offset = platform::day::offset_minutes(base.store.reader()).await.expect("an offset");
    platform::day::Day::at(base.clock.now_ms(), offset).name()
}

fn list<'a>(file: &'a Value, name: &str) -> &'a Value {
    let lists = file["lists"].as_array().expect("lists");
    lists.iter().find(|it| it["list"] == name).expect("a list of this name")
}

#[tokio::test]
async fn a_file_holds_what_was_there_when_its_day_was_over() {
    for office in Office::each(10_000).await {
        let name = office.server.name;
        let deposit = office.deposit("card", "50.00").await;
        office.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        let first = day(&office).await;
        office.server.state.base.clock.advance_ms(DAY_MS);
        let body = json!({ "account": "mira", "amount": "1.00", "reason": "a round was lost" });
        let id = text(&office.anna.done(Method::POST, "corrections", &body).await, "id");
        let approve = json!({ "id": id, "decision": "APPROVE" });
        office.ben.done(Method::POST, "corrections/decide", &approve).await;
        let second = day(&office).await;
        office.server.state.base.clock.advance_ms(DAY_MS);

        let before = office.anna.get(&format!("members/file?account=Mira&day={first}")).await;
        let points = json!({ "kind": "member_points", "currency": "PTS", "balance": "5.00" });
        let wallet = json!({ "kind": "member_wallet", "currency": "USD", "balance": "150.00" });
        assert_eq!((&before["balances"], &before["day"]), (&json!([points, wallet]), &json!(first)), "{name}");
        assert_eq!(list(&before, "deposits.corrections")["rows"], json!([]), "{name}");
        assert_eq!(list(&before, "deposits.deposits")["rows"].as_array().map(Vec::len), Some(1), "{name}");
        assert_eq!(list(&before, "profile.account")["rows"][0]["value"]["account"], "mira", "{name}: {before}");

        let after = office.anna.get(&format!("members/file?account=mira&day={second}")).await;
        assert_eq!(after["balances"][1]["balance"], "151.00", "{name}");
        assert_eq!(list(&after, "deposits.corrections")["rows"].as_array().map(Vec::len), Some(1), "{name}");
        let path = format!("members/file?account=mira&day={second}&list=deposits.deposits&offset=1");
        let one = office.anna.get(&path).await;
        assert_eq!(one["lists"].as_array().map(Vec::len), Some(1), "{name}");
        assert_eq!(one["lists"][0]["rows"], json!([]), "{name}: behind the last row");

        let printed = office.admin(&["member-file", "mira", "--day", &first]).await;
        assert!(printed.contains("member_wallet USD 150.00") && !printed.contains("151.00"), "{name}: {printed}");
        let changes = office.admin(&["changes"]).await;
        assert!(changes.contains(&format!("member-file mira: \"\" -> \"read as of {first}\"")), "{name}: {changes}");
    }
}

#[tokio::test]
async fn a_day_that_is_none_or_has_not_come_an_unknown_member_and_an_unknown_list_are_refused() {
    let office = Office::one(0).await;
    for (query, status) in [
        ("account=mira&day=2026-02-30", 422),
        ("account=mira&day=2999-01-01", 422),
        ("account=mira&list=nothing.here", 422),
        ("account=nobody", 404),
        ("account=mira&offset=-1", 400),
    ] {
        let reply = office.anna.refused(Method::GET, &format!("members/file?{query}"), &Value::Null).await;
        assert_eq!(reply.status, status, "{query}: {}", reply.text());
    }
}

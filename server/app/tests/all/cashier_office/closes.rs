//! The close of a day: books that agree, and whatever was planted in them to disagree.

use axum::http::Method;
use lumora_server::testing::payments::Fault;
use serde_json::{Value, json};

use super::{DAY_MS, Office, text};

/// The day on which a test begins.
const DAY: &str = "2026-11-21";

impl Office {
    /// A day with money in, money out, and a withdrawal that goes on waiting; then the next one.
    async fn day(self) -> (Self, Value, Value) {
        let deposit = self.deposit("card", "50.00").await;
        self.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        let slip = self.deposit("bank", "70.00").await;
        let arrived = json!({ "id": slip["id"], "decision": "ARRIVED", "amount": "70.00" });
        self.anna.done(Method::POST, "deposits/decide", &arrived).await;
        let account = self.add_account().await;
        let paid = self.withdraw(&account, "20.00").await;
        self.withdraw(&account, "1100.00").await;
        self.settle().await;
        let body = json!({ "account": "mira", "amount": "-5.00", "reason": "a round was paid twice" });
        let id = text(&self.anna.done(Method::POST, "corrections", &body).await, "id");
        self.ben.done(Method::POST, "corrections/decide", &json!({ "id": id, "decision": "APPROVE" })).await;
        (self.after(DAY_MS).await, deposit, paid)
    }

    /// Closes the day and has the provider asked; gives its close in dollars.
    async fn close(&self) -> Value {
        self.anna.done(Method::POST, "closes", &json!({ "day": DAY })).await;
        self.server.run_jobs().await;
        self.closed().await
    }

    async fn closed(&self) -> Value {
        let closed = self.anna.get(&format!("closes/{DAY}")).await["content"].clone();
        let closed = closed.as_array().expect("closes").iter().find(|it| it["close"]["currency"] == "USD");
        closed.expect("a close in dollars").clone()
    }
}

fn named(closed: &Value) -> Vec<(String, String, String)> {
    let differences = closed["differences"].as_array().expect("differences").iter();
    differences.map(|it| (text(it, "kind"), text(it, "recorded"), text(it, "counterpart"))).collect()
}

fn differs(kind: &str, recorded: &str, counterpart: &str) -> (String, String, String) {
    (kind.to_owned(), recorded.to_owned(), counterpart.to_owned())
}

#[tokio::test]
async fn a_day_on_which_all_agree_closes_without_a_difference_again_and_again() {
    for office in Office::each(500_000).await {
        let (office, ..) = office.day().await;
        let closed = office.close().await;
        assert_eq!(named(&closed), [], "{}", office.server.name);
        let close = &closed["close"];
        assert_eq!((&close["depositsReceived"], &close["depositsBooked"]), (&json!("120.00"), &json!("120.00")));
        assert_eq!((&close["withdrawalsPaid"], &close["withdrawalsBooked"]), (&json!("20.00"), &json!("20.00")));
        assert_eq!((&close["ledgerSum"], &close["closedBy"]), (&json!("0.00"), &json!("anna")));
        assert!(!text(close, "providerCheckedAt").is_empty());
        assert_eq!(office.close().await, closed, "{}: the same books, the same rows", office.server.name);
        let list = office.admin(&["closes"]).await;
        assert!(list.contains(DAY) && list.contains("agrees"), "{list}");
    }
}

#[tokio::test]
async fn whatever_was_changed_behind_the_cashiers_back_is_named_with_its_id() {
    for office in Office::each(500_000).await {
        let (office, deposit, paid) = office.day().await;
        office.server.execute("update deposit_receipts set amount = amount + 100 where amount = 5000").await;
        office.server.execute("update withdrawal_parts set amount = amount - 100").await;
        office.server.execute("update corrections set amount = -600").await;
        office
            .server
            .execute("update accounts set balance = balance + 7 where kind = 'member_wallet' and held > 0")
            .await;
        office.server.execute("update holds set amount = amount - 1 where state = 'open'").await;
        let closed = office.close().await;
        let expected = [
            differs("LEDGER_SUM", "0.07", "0.00"),
            differs("WRONG_BALANCE", "3495.07", "3495.00"),
            differs("WRONG_HOLDS", "1100.00", "1099.99"),
            differs("DEPOSIT_RECEIVED", "51.00", "50.00"),
            differs("DEPOSIT_CREDITED", "51.00", "50.00"),
            differs("WITHDRAWAL_PAID", "19.00", "20.00"),
            differs("CORRECTION", "-6.00", "-5.00"),
            differs("FROZEN", "1100.00", "1099.99"),
            differs("PROVIDER_RECEIPT", "51.00", "50.00"),
            differs("PROVIDER_PART", "19.00", "20.00"),
        ];
        let found: Vec<_> = named(&closed);
        for it in &expected {
            let balance = it.0 == "WRONG_BALANCE" && found.iter().any(|(kind, ..)| kind == "WRONG_BALANCE");
            assert!(balance || found.contains(it), "{} {it:?}: {found:?}", office.server.name);
        }
        assert_eq!(found.len(), expected.len(), "{found:?}");
        let reference = |kind: &str| {
            let found = closed["differences"].as_array().expect("a list").iter().find(|it| it["kind"] == kind);
            text(found.expect("a difference"), "reference")
        };
        assert_eq!(reference("DEPOSIT_RECEIVED"), text(&deposit, "id"));
        assert_eq!(reference("WITHDRAWAL_PAID"), text(&paid, "id"));
        assert!(reference("PROVIDER_RECEIPT").starts_with(&text(&deposit, "id")));

        office.server.execute("update deposit_receipts set amount = amount - 100 where amount = 5100").await;
        office.server.execute("update withdrawal_parts set amount = amount + 100").await;
        office.server.execute("update corrections set amount = -500").await;
        office
            .server
            .execute("update accounts set balance = balance - 7 where kind = 'member_wallet' and held > 0")
            .await;
        office.server.execute("update holds set amount = amount + 1 where state = 'open'").await;
        assert_eq!(named(&office.close().await), [], "{}: what was put right is gone", office.server.name);
    }
}

#[tokio::test]
async fn money_in_transit_is_what_open_withdrawals_wait_for() {
    let office = Office::one(500_000).await;
    let account = office.add_account().await;
    let withdrawal = office.withdraw(&account, "20.00").await;
    office.server.run_jobs().await;
    let office = office.after(DAY_MS).await;
    let close = office.close().await;
    assert_eq!(named(&close), []);
    assert_eq!(
        (&close["close"]["inTransitOpen"], &close["close"]["inTransitBooked"]),
        (&json!("20.00"), &json!("20.00"))
    );
    office.server.execute("update withdrawals set status = 'FAILED' where status = 'PROCESSING'").await;
    let found = office.close().await;
    assert_eq!(named(&found), [differs("IN_TRANSIT", "0.00", "20.00")]);
    assert_eq!(text(&found["differences"][0], "reference"), text(&withdrawal, "id"));
}

#[tokio::test]
async fn what_the_provider_knows_better_is_named_once_it_answers() {
    let office = Office::one(500_000).await;
    let account = office.add_account().await;
    let deposit = office.deposit("card", "50.00").await;
    // The site hears of neither.
    office.payments.lose_to_site([Fault::Request; 20]);
    office.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
    let withdrawal = office.withdraw(&account, "20.00").await;
    office.server.run_jobs().await;
    office.server.state.base.clock.advance_ms(3_000);
    office.payments.work().await;
    let office = office.after(DAY_MS).await;

    office.payments.lose_to_provider([Fault::Answer]);
    let unasked = office.close().await;
    assert_eq!((named(&unasked), text(&unasked["close"], "providerCheckedAt")), (Vec::new(), String::new()));
    office.server.state.base.clock.advance_ms(60_000);
    office.server.run_jobs().await;
    let found = office.closed().await;
    let expected = [differs("PROVIDER_RECEIPT", "0.00", "50.00"), differs("PROVIDER_PART", "0.00", "20.00")];
    assert_eq!(named(&found), expected);
    assert!(text(&found["differences"][1], "reference").starts_with(&text(&withdrawal, "id")));
}

#[tokio::test]
async fn a_day_is_closed_by_itself_once_after_the_operators_midnight_and_never_before_it_is_over() {
    for office in Office::each(10_000).await {
        // 08:34 UTC of the 21st is 22:34 of the 20th at ten hours behind.
        office.server.set("utc_offset_minutes", "-600").await;
        office.server.run_schedule("close-days").await;
        let days = async || {
            let list = office.anna.get("closes").await["content"].clone();
            let mut days: Vec<String> = list.as_array().expect("closes").iter().map(|it| text(it, "day")).collect();
            days.dedup();
            days
        };
        assert_eq!(days().await, ["2026-11-19"], "{}", office.server.name);
        for (hours, expected) in [(1, vec!["2026-11-19"]), (1, vec!["2026-11-20", "2026-11-19"])] {
            office.server.state.base.clock.advance_ms(hours * 60 * 60_000);
            office.server.run_schedule("close-days").await;
            assert_eq!(days().await, expected, "{}", office.server.name);
        }
        let close = office.anna.get("closes/2026-11-20").await["content"][0]["close"].clone();
        assert_eq!(
            (text(&close, "from"), text(&close, "closedBy")),
            ("2026-11-20T10:00:00Z".to_owned(), "site".to_owned())
        );
        for day in ["2026-11-21", "yesterday", "2030-01-01"] {
            let refused = office.anna.refused(Method::POST, "closes", &json!({ "day": day })).await;
            assert_eq!((refused.status, refused.at("/code")), (422, json!("rule_broken")), "{day}");
        }
        let error = office.admin_refused(&["close", "--day", "2026-11-21"]).await;
        assert!(error.contains("2026-11-20"), "{error}");
        let lines = office.admin(&["close"]).await;
        assert!(lines.contains("2026-11-20 USD") && lines.contains("agrees"), "{lines}");
    }
}

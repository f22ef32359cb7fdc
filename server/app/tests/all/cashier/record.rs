//! The account record: every movement once, with the balance on both sides, narrowed, paged, and nobody else's.

use ledger::{Account, AccountKind, Transaction, TransactionKind};
use platform::store::Connection;
use serde_json::{Value, json};

use super::{Desk, MINUTE, PASSWORD, PIN, text};
use lumora_core::domain::account::AccountType;

const PATH: &str = "/wps/relay/ODSFE2_MemTransDet";

impl Desk {
    async fn record(&self, query: &str) -> Value {
        let reply = self.get(&format!("{PATH}?{query}")).await;
        assert_eq!(reply.status, 200, "{query}: {}", reply.text());
        reply.at("/value")
    }

    /// Corrections of so much, one after the other.
    async fn correct(&self, count: u32, amount: i64) {
        let member = self.server.text("select id from members where account = 'mira'").await.expect("a member");
        for _ in 0..count {
            self.server.state.base.clock.advance_ms(1_000);
            let now_ms = self.server.state.base.clock.now_ms();
            let house = Account::new(AccountKind::Corrections, "", "USD");
            let (id, wallet) = (platform::ids::new_id(now_ms), Account::wallet(&member, "USD"));
            let moved =
                Transaction::transfer(TransactionKind::Correction, id, "case".to_owned(), house, wallet, amount);
            let work = async move |tx: &mut Connection| ledger::post(tx, &moved, now_ms).await.map(drop);
            self.server
                .state
                .base
                .store
                .write(move |tx| Box::pin(async move { work(tx).await }))
                .await
                .expect("posted");
        }
    }
}

fn kinds(record: &Value) -> Vec<String> {
    record["content"].as_array().expect("lines").iter().map(|line| text(line, "kind")).collect()
}

#[tokio::test]
async fn a_movement_has_what_it_belongs_to_and_the_balance_on_both_sides() {
    for desk in Desk::each(0).await {
        let deposit = desk.deposit("card", "80.00").await;
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        desk.correct(1, 500).await;
        let record = desk.record("").await;
        assert_eq!(kinds(&record), ["correction", "payment_deposit"], "{}", desk.server.name);
        let line = &record["content"][1];
        assert_eq!(
            (&line["before"], &line["after"], &line["amount"]),
            (&json!("0.00"), &json!("80.00"), &json!("80.00"))
        );
        assert_eq!((&line["reference"], &line["orderNo"]), (&deposit["id"], &deposit["orderNo"]));
        assert_eq!(record["content"][0]["reference"], "", "an operator's case is not the member's to see");
        assert_eq!(
            (&record["count"], &record["totalIn"], &record["totalOut"]),
            (&json!(2), &json!("85.00"), &json!("0.00"))
        );
        for (query, count) in [
            ("group=DEPOSITS", 1),
            ("group=CORRECTIONS&direction=IN", 1),
            ("direction=OUT", 0),
            ("span=YESTERDAY", 0),
            ("span=DAYS_365", 2),
            // The sample gives points for a deposit.
            ("account=POINTS", 1),
        ] {
            let record = desk.record(query).await;
            assert_eq!((kinds(&record).len(), &record["count"]), (count, &json!(count)), "{query}");
        }
        let desk = desk.after(24 * 60 * MINUTE).await;
        assert_eq!(kinds(&desk.record("span=TODAY").await).len(), 0);
        assert_eq!(kinds(&desk.record("span=YESTERDAY").await).len(), 2, "{}", desk.server.name);
    }
}

#[tokio::test]
async fn pages_follow_each_other_without_a_gap_and_with_unbroken_balances() {
    for desk in Desk::each(0).await {
        desk.correct(45, 100).await;
        let (mut lines, mut cursor, mut pages) = (Vec::new(), String::new(), 0);
        loop {
            let record = desk.record(&format!("pageSize=20{cursor}")).await;
            lines.extend(record["content"].as_array().expect("lines").clone());
            pages += 1;
            let next = text(&record, "next");
            if next.is_empty() {
                break;
            }
            cursor = format!("&cursor={next}");
        }
        assert_eq!((pages, lines.len()), (3, 45), "{}", desk.server.name);
        for pair in lines.windows(2) {
            assert_eq!(pair[0]["before"], pair[1]["after"]);
        }
        assert_eq!(lines[0]["after"], desk.balance().await);
        let shifted = desk.record("pageSize=20&group=STAKES").await;
        assert_eq!((text(&shifted, "next"), kinds(&shifted).len()), (String::new(), 0));
    }
}

#[tokio::test]
async fn the_other_side_of_a_transfer_is_masked_and_records_are_nobody_elses() {
    for desk in Desk::each(5_000).await {
        desk.server.add_member("ada", PASSWORD, AccountType::Agent(1), 0).await;
        desk.server.execute("update members set upline = 'ada' where account = 'mira'").await;
        desk.set_pin().await;
        let body = json!({ "amount": "20.00", "paymentPassword": PIN });
        let given = desk.sealed(axum::http::Method::POST, "/wps/member/uplineTransfers", &body).await;
        assert_eq!(given.status, 200, "{}", given.text());
        let own = desk.record("group=TRANSFERS").await;
        assert_eq!((&own["content"][0]["about"], &own["content"][0]["amount"]), (&json!("ad•••"), &json!("-20.00")));
        let ada = desk.server.login("ada", PASSWORD).await;
        let theirs = desk.server.get_as(&ada, &format!("{PATH}?span=TODAY")).await.at("/value");
        assert_eq!(kinds(&theirs), ["upline_transfer"], "{}", desk.server.name);
        assert_eq!((&theirs["content"][0]["about"], &theirs["totalIn"]), (&json!("mi•••"), &json!("20.00")));
        let cursor = text(&own["content"][0], "id");
        let foreign = desk.server.get_as(&ada, &format!("{PATH}?cursor={cursor}")).await.at("/value");
        assert_eq!(foreign["content"], json!([]), "a cursor leads nowhere else");
    }
}

#[tokio::test]
async fn what_is_no_filter_is_refused_by_name() {
    let desk = Desk::one(0).await;
    for query in [
        "span=EVER",
        "account=SILVER",
        "group=a' or 1=1 --",
        "direction=UP",
        "from=2026-02-30",
        "from=yesterday",
        "from=2026-11-20&until=2026-11-19",
        "from=2020-01-01",
        "from=2027-01-01",
        "pageSize=0",
        "pageSize=1000",
    ] {
        let status = desk.get(&format!("{PATH}?{}", query.replace(' ', "%20"))).await.status;
        assert!([400, 422].contains(&status), "{query}: {status}");
    }
    assert_eq!(desk.get(&format!("{PATH}?cursor=nonsense")).await.status, 200, "as if from the latest on");
    assert_eq!(desk.server.get(PATH).await.status, 401);
}

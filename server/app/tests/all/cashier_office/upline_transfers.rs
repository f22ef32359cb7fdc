//! Transfers to uplines as operators see them: by command, over HTTP, in the money file and in the close of the day.

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use serde_json::json;

use super::{DAY_MS, Office, PASSWORD, PIN, text};

#[tokio::test]
async fn operators_see_who_gave_whom_and_the_close_finds_what_was_not_booked() {
    for office in Office::each(10_000).await {
        let server = &office.server;
        server.add_member("ada", PASSWORD, AccountType::Agent(1), 0).await;
        server.execute("update members set upline = 'ada' where account = 'mira'").await;
        let pin = office.sealed(Method::PUT, "/wps/member/paymentPassword", &json!({ "paymentPassword": PIN })).await;
        assert_eq!(pin.status, 200, "{}", pin.text());
        let body = json!({ "amount": "25.00", "paymentPassword": PIN });
        let given = office.sealed(Method::POST, "/wps/member/uplineTransfers", &body).await;
        assert_eq!(given.status, 200, "{}", given.text());
        let number = text(&given.at("/value"), "orderNo");

        for account in ["mira", "ada"] {
            let row = office.anna.get(&format!("upline-transfers?account={account}")).await["content"][0].clone();
            assert_eq!(
                (&row["orderNo"], &row["account"], &row["upline"], &row["amount"]),
                (&json!(number), &json!("mira"), &json!("ada"), &json!("25.00"))
            );
            assert!(office.admin(&["upline-transfers", "--account", account]).await.contains("mira -> ada"));
        }
        assert_eq!(office.anna.get("upline-transfers?account=lantern_member").await["totalElements"], 0);
        assert!(office.admin(&["upline-transfers"]).await.contains(&number));
        let file = office.anna.get("members/money?account=mira").await;
        assert_eq!(
            (&file["ledger"][0]["kind"], &file["ledger"][0]["amount"]),
            (&json!("upline_transfer"), &json!("-25.00"))
        );

        let office = office.after(DAY_MS).await;
        let close = async || -> String {
            let body = json!({ "day": "2026-11-21" });
            office.anna.done(Method::POST, "closes", &body).await;
            office.anna.get("closes/2026-11-21").await["content"].to_string()
        };
        assert!(!close().await.contains("UPLINE_TRANSFER"), "{}", office.server.name);
        office.server.execute("update upline_transfers set amount = 2400").await;
        assert!(close().await.contains("UPLINE_TRANSFER"), "{}", office.server.name);
    }
}

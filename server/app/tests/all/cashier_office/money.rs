//! A member's whole money file.

use axum::http::Method;
use serde_json::{Value, json};

use super::{ACCOUNT_NUMBER, Office, text};

/// A member with a bit of everything: play money, two deposits, a withdrawal, a correction.
async fn busy(office: &Office) {
    let later = || office.server.state.base.clock.advance_ms(1_000);
    for amount in ["50.00", "30.00"] {
        later();
        let deposit = office.deposit("card", amount).await;
        office.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
    }
    later();
    let account = office.add_account().await;
    office.withdraw(&account, "20.00").await;
    office.settle().await;
    let body = json!({ "account": "mira", "amount": "1.00", "reason": "=HYPERLINK(1), sorry" });
    let id = text(&office.anna.done(Method::POST, "corrections", &body).await, "id");
    let approve = json!({ "id": id, "decision": "APPROVE" });
    office.ben.done(Method::POST, "corrections/decide", &approve).await;
}

#[tokio::test]
async fn every_movement_is_there_page_by_page_and_adds_up_to_the_balance() {
    for office in Office::each(10_000).await {
        busy(&office).await;
        let (mut moved, mut cursor, mut pages) = (Vec::new(), String::new(), 0);
        loop {
            let path = format!("members/money?account=Mira&pageSize=2&cursor={cursor}");
            let file = office.anna.get(&path).await;
            moved.extend(file["ledger"].as_array().cloned().expect("lines"));
            (cursor, pages) = (text(&file, "next"), pages + 1);
            if cursor.is_empty() {
                assert_eq!((&file["money"]["balance"], &file["currency"]), (&json!("161.00"), &json!("USD")));
                assert_eq!(file["deposits"].as_array().map(Vec::len), Some(2));
                assert_eq!(file["withdrawals"][0]["status"], "AWAITING_CONFIRMATION");
                assert_eq!(file["payoutAccounts"][0]["hint"], "•••• 0000");
                assert_eq!(file["corrections"][0]["amount"], "1.00");
                break;
            }
        }
        let kinds: Vec<&str> = moved.iter().filter_map(|line| line["kind"].as_str()).collect();
        let expected = ["correction", "payment_withdrawal", "payment_deposit", "payment_deposit", "play_money_grant"];
        assert_eq!((kinds, pages), (expected.to_vec(), 3), "{}", office.server.name);
        let after: Vec<&Value> = moved.iter().map(|line| &line["balanceAfter"]).collect();
        assert_eq!(after, ["161.00", "160.00", "180.00", "150.00", "100.00"], "{}", office.server.name);
        let whole = office.anna.get("members/money?account=mira&pageSize=5").await;
        assert_eq!(
            (whole["ledger"].as_array().map(Vec::len), &whole["next"]),
            (Some(5), &json!("")),
            "nothing follows"
        );
        let unknown = office.anna.refused(Method::GET, "members/money?account=nobody", &Value::Null).await;
        assert_eq!(unknown.status, 404);
    }
}

#[tokio::test]
async fn as_csv_it_is_one_table_without_formulas_and_without_account_numbers() {
    let office = Office::one(10_000).await;
    busy(&office).await;
    let csv = office.admin(&["money", "mira", "--csv"]).await;
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines[0].starts_with("record,at,id,number,kind,status,currency,amount"), "{csv}");
    for (record, count) in
        [("sum", 3), ("ledger", 5), ("deposit", 2), ("withdrawal", 1), ("account", 1), ("correction", 1)]
    {
        let found = lines.iter().filter(|line| line.starts_with(&format!("{record},"))).count();
        assert_eq!(found, count, "{record}: {csv}");
    }
    assert!(csv.contains("\"'=HYPERLINK(1), sorry (proposed by anna; decided by ben)\""), "{csv}");
    assert!(csv.contains("•••• 0000") && !csv.contains(ACCOUNT_NUMBER), "{csv}");
    let table = office.admin(&["money", "mira"]).await;
    for words in ["balance: 161.00", "ledger: 5 lines", "deposits: 2", "withdrawals: 1", "corrections: 1", "M••• T•••"]
    {
        assert!(table.contains(words), "{words}: {table}");
    }
}

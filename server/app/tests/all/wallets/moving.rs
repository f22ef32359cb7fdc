//! Money that goes to a vendor and comes back, and what may not.

use axum::http::Method;
use lumora_server::testing::payments::Fault;
use serde_json::{Value, json};

use super::{TRANSFER, Table, WALLETS, broken_rule, statuses, text};

#[tokio::test]
async fn money_goes_to_a_vendor_and_back_and_every_sum_says_where_it_is() {
    for table in Table::each(10_000).await {
        let out = table.transferred(&table.first_vendor, "TO_VENDOR", "30.00").await;
        assert_eq!((&out["status"], &out["amount"]), (&json!("DONE"), &json!("30.00")), "{out}");
        assert_eq!(statuses(&out), ["CREATED", "SENT", "DONE"]);
        assert_eq!(
            (table.main_balance().await, table.vendor_balance(&table.first_vendor).await),
            (7_000, 3_000),
            "{}",
            table.server.name
        );
        let wallets = table.get(WALLETS).await.at("/value");
        let first = &wallets["wallets"][0];
        assert_eq!(
            (&first["vendor"], &first["balance"], &first["known"]),
            (&json!(table.first_vendor), &json!("30.00"), &json!(true))
        );
        assert_eq!((&wallets["main"], &wallets["open"]), (&json!("70.00"), &json!([])), "{wallets}");
        let funds = table.get("/wps/member/info/funds/consolidated").await.at("/value");
        assert_eq!(
            (&funds["total"], &funds["main"], &funds["held"], &funds["complete"]),
            (&json!("100.00"), &json!("70.00"), &json!("0.00"), &json!(true))
        );
        let sum = table.get("/wps/member/withdrawable").await.at("/value");
        assert_eq!((&sum["elsewhere"], &sum["withdrawable"]), (&json!("30.00"), &json!("70.00")), "{sum}");
        let back = table.transferred(&table.first_vendor, "TO_MAIN", "12.50").await;
        assert_eq!(back["status"], "DONE");
        assert_eq!((table.main_balance().await, table.vendor_balance(&table.first_vendor).await), (8_250, 1_750));
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn all_of_a_wallet_moves_without_naming_an_amount() {
    let table = Table::new(10_000).await;
    let all = |direction: &str| json!({ "vendor": table.first_vendor, "direction": direction, "all": true });
    let out = table.server.post_as(&table.token, TRANSFER, &all("TO_VENDOR")).await;
    assert_eq!(out.at("/value/amount"), "100.00", "{}", out.text());
    assert_eq!(table.main_balance().await, 0);
    let back = table.server.post_as(&table.token, TRANSFER, &all("TO_MAIN")).await;
    assert_eq!((back.at("/value/amount"), table.main_balance().await), (json!("100.00"), 10_000));
    table.vendors.lose([Fault::Request]);
    let unread = table.server.post_as(&table.token, TRANSFER, &all("TO_MAIN")).await;
    assert_eq!((unread.status, unread.at("/code")), (503, json!("wallet_unreadable")), "{}", unread.text());
}

#[tokio::test]
async fn what_does_not_fit_moves_nothing() {
    let table = Table::new(10_000).await;
    assert_eq!(
        broken_rule(&table.try_transfer(&table.first_vendor, "TO_VENDOR", "100.01").await, "amount"),
        "not_enough_money"
    );
    assert_eq!(
        broken_rule(&table.try_transfer(&table.first_vendor, "TO_VENDOR", "0.99").await, "amount"),
        "amount_too_small"
    );
    assert_eq!(
        broken_rule(&table.try_transfer(&table.first_vendor, "TO_MAIN", "0.00").await, "amount"),
        "amount_too_small"
    );
    table.server.set("wallet_transfer_max", "5000").await;
    assert_eq!(
        broken_rule(&table.try_transfer(&table.first_vendor, "TO_VENDOR", "50.01").await, "amount"),
        "amount_too_large"
    );
    assert_eq!(table.try_transfer("NOBODY", "TO_VENDOR", "5.00").await.status, 404);
    let empty = table.transferred(&table.first_vendor, "TO_MAIN", "5.00").await;
    assert_eq!((&empty["status"], &empty["failure"]), (&json!("FAILED"), &json!("NOT_ENOUGH")), "{empty}");
    assert_eq!((table.main_balance().await, table.total().await), (10_000, 10_000));
    table.server.books_balance().await;
}

#[tokio::test]
async fn what_was_given_stays_in_the_main_wallet_until_it_was_staked() {
    let table = Table::new(10_000).await;
    let credit = "insert into wagering_credits (id, member_id, source, reference, currency, amount, multiplier, required, done, granted_at)
         values ('bonus:1', (select id from members where account = 'mira'), 'BONUS', 'spring', 'USD', 4000, 100, 4000, 0, 1)";
    table.server.execute(credit).await;
    assert_eq!(table.get(WALLETS).await.at("/value/movable"), "60.00");
    assert_eq!(
        broken_rule(&table.try_transfer(&table.first_vendor, "TO_VENDOR", "60.01").await, "amount"),
        "given_locked"
    );
    assert_eq!(table.transferred(&table.first_vendor, "TO_VENDOR", "60.00").await["status"], "DONE");
    table.server.execute("update wagering_credits set source = 'DEPOSIT'").await;
    assert_eq!(table.transferred(&table.first_vendor, "TO_VENDOR", "40.00").await["status"], "DONE");
}

#[tokio::test]
async fn a_credit_does_not_end_as_lost_while_the_money_is_at_a_vendor() {
    let table = Table::new(10_000).await;
    let credit = "insert into wagering_credits (id, member_id, source, reference, currency, amount, multiplier, required, done, granted_at)
         values ('deposit:1', (select id from members where account = 'mira'), 'DEPOSIT', 'D', 'USD', 4000, 100, 4000, 0, 1)";
    table.server.execute(credit).await;
    table.transferred(&table.first_vendor, "TO_VENDOR", "100.00").await;
    let credits = table.get("/wps/member/withdrawable").await.at("/value/credits");
    assert_eq!(credits.as_array().map(Vec::len), Some(1), "{credits}");
}

#[tokio::test]
async fn everything_comes_back_each_wallet_by_itself() {
    let table = Table::new(10_000).await;
    table.transferred(&table.first_vendor, "TO_VENDOR", "30.00").await;
    table.transferred(&table.second_vendor, "TO_VENDOR", "20.00").await;
    // The vendor that is asked first says nothing; the other one's money comes back.
    table.vendors.lose([Fault::Request]);
    let back = table.server.post_as(&table.token, "/wps/member/wallets/back", &Value::Null).await;
    let silent = back.at("/value/unreadable/0");
    let left = if silent == json!(table.first_vendor) { (3_000, 0) } else { (0, 2_000) };
    assert_eq!(back.at("/value/transfers/0/status"), "DONE", "{}", back.text());
    assert_eq!(
        (table.vendor_balance(&table.first_vendor).await, table.vendor_balance(&table.second_vendor).await),
        left,
        "{silent}"
    );
    assert_eq!(table.main_balance().await, 10_000 - left.0 - left.1);
    let back = table.server.post_as(&table.token, "/wps/member/wallets/back", &Value::Null).await;
    assert_eq!(back.at("/value/transfers").as_array().map(Vec::len), Some(1), "{}", back.text());
    assert_eq!(table.main_balance().await, 10_000);
}

#[tokio::test]
async fn a_vendor_that_is_switched_off_takes_nothing_and_gives_back_what_it_has() {
    let table = Table::new(10_000).await;
    table.transferred(&table.first_vendor, "TO_VENDOR", "30.00").await;
    table.server.execute("update wallet_vendors set enabled = 0").await;
    let refused = table.try_transfer(&table.first_vendor, "TO_VENDOR", "5.00").await;
    assert_eq!((refused.status, refused.at("/code")), (409, json!("wallet_closed")), "{}", refused.text());
    let wallets = table.get(WALLETS).await.at("/value/wallets");
    assert_eq!((&wallets[0]["open"], wallets.as_array().map(Vec::len)), (&json!(false), Some(1)), "{wallets}");
    assert_eq!(table.transferred(&table.first_vendor, "TO_MAIN", "30.00").await["status"], "DONE");
}

#[tokio::test]
async fn the_history_follows_page_by_page_and_is_nobody_elses() {
    let table = Table::new(10_000).await;
    for _ in 0..5 {
        table.transferred(&table.first_vendor, "TO_VENDOR", "2.00").await;
    }
    let (mut ids, mut after) = (Vec::new(), String::new());
    loop {
        let behind = if after.is_empty() { String::new() } else { format!("&after={after}") };
        let page = table.get(&format!("/wps/member/wallets/transfers?pageSize=2{behind}")).await.at("/value");
        ids.extend(page["content"].as_array().expect("transfers").iter().map(|it| text(it, "id")));
        after = text(&page, "next");
        if after.is_empty() {
            break;
        }
    }
    assert_eq!(ids.len(), 5);
    assert!(ids.is_sorted_by(|one, next| one > next), "latest first, each once: {ids:?}");
    let account_type = lumora_core::domain::account::AccountType::Member;
    table.server.add_member("ann", super::PASSWORD, account_type, 0).await;
    let ann = table.server.login("ann", super::PASSWORD).await;
    let path = format!("/wps/member/wallets/transfer?id={}", ids[0]);
    assert_eq!(table.server.get_as(&ann, &path).await.status, 404);
    assert_eq!(table.server.get_as(&ann, "/wps/member/wallets/transfers").await.at("/value/content"), json!([]));
}

#[tokio::test]
async fn a_balance_that_can_not_be_read_is_the_one_that_was_read_last() {
    let table = Table::new(10_000).await;
    table.transferred(&table.first_vendor, "TO_VENDOR", "30.00").await;
    table.transferred(&table.second_vendor, "TO_VENDOR", "30.00").await;
    table.get(WALLETS).await;
    // Whoever is asked first says nothing; both have read the same before.
    table.vendors.lose([Fault::Answer]);
    let wallets = table.get(WALLETS).await.at("/value/wallets");
    let wallets = wallets.as_array().expect("wallets");
    assert_eq!(wallets.iter().filter(|it| it["known"] == false).count(), 1, "{wallets:?}");
    assert!(wallets.iter().all(|it| it["balance"] == "30.00" && it["readAt"] != ""), "{wallets:?}");
    let again = table.get(&format!("{WALLETS}?vendor={}", table.first_vendor)).await.at("/value/wallets");
    assert_eq!((again.as_array().map(Vec::len), &again[0]["known"]), (Some(1), &json!(true)), "{again}");
}

#[tokio::test]
async fn an_account_is_not_closed_while_a_vendor_has_money_of_it() {
    let table = Table::new(10_000).await;
    table.transferred(&table.first_vendor, "TO_VENDOR", "100.00").await;
    let standing = table.get("/wps/member/closing").await.at("/value");
    assert_eq!((&standing["elsewhere"], &standing["balance"]), (&json!("100.00"), &json!("0.00")), "{standing}");
    let authorization = format!("Bearer {}", table.token);
    let body = json!({ "understood": true, "giveUp": "0.00", "paymentPassword": "" });
    let headers = [("authorization", authorization.as_str())];
    let refused = table.server.sealed(Method::POST, "/wps/member/closing", &headers, &body).await;
    assert_eq!((refused.status, refused.at("/code")), (409, json!("closing_blocked")), "{}", refused.text());
    table.transferred(&table.first_vendor, "TO_MAIN", "100.00").await;
    assert_eq!(table.get("/wps/member/closing").await.at("/value/elsewhere"), "0.00");
}

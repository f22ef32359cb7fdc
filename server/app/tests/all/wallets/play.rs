//! Games that are played from a wallet at the vendor: where stakes come from, what counts, and money that follows.

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use serde_json::{Value, json};

use super::{PASSWORD, Table, text};
use crate::support::everything_is_read;

impl Table {
    /// Stakes, payouts and count of what was settled at vendors that keep wallets, once it was read.
    async fn settled(&self) -> (i64, i64, i64) {
        self.server.run_schedule("pull-vendor-bets").await;
        let query = "select sum(stake) || ' ' || sum(payout) || ' ' || count(*) from settled_bets
                     where member_id = (select id from members where account = 'mira')";
        let text = self.server.text(query).await.unwrap_or_default();
        let numbers: Vec<i64> = text.split(' ').filter_map(|number| number.parse().ok()).collect();
        (
            numbers.first().copied().unwrap_or(0),
            numbers.get(1).copied().unwrap_or(0),
            numbers.get(2).copied().unwrap_or(0),
        )
    }
}

#[tokio::test]
async fn rounds_stake_from_the_vendors_wallet_and_reach_the_stream_and_the_wagering_once_each() {
    for table in Table::each(1_000_000).await {
        let credit = "insert into wagering_credits (id, member_id, source, reference, currency, amount, multiplier, required, done, granted_at)
             values ('deposit:1', (select id from members where account = 'mira'), 'DEPOSIT', 'D', 'USD', 100, 100000, 100000, 0, 1)";
        table.server.execute(credit).await;
        table.set_at_launch(false).await;
        table.transferred(&table.first_vendor, "TO_VENDOR", "5000.00").await;
        let (vendor, slot) = table.vendors.slots[0].clone();
        let launched = table.launch(&vendor, &slot).await;
        assert_eq!(launched["movedIn"], "0.00", "money follows nobody who has declined");
        let (session, stake) = table.vendors.visit(&text(&launched, "url"), &slot).await;
        let mut expected = 500_000;
        for round in 0..6 {
            let (status, spun) = table.vendors.spin(&session, &format!("key-{round:04}"), stake).await;
            assert_eq!(status, 200, "{spun}");
            expected += spun["round"]["payout"].as_i64().expect("a payout") - stake;
            assert_eq!(spun["balance"], expected, "{spun}");
        }
        assert_eq!(
            (table.main_balance().await, table.vendor_balance(&vendor).await),
            (500_000, expected),
            "{}",
            table.server.name
        );
        let (staked, paid, count) = table.settled().await;
        assert_eq!((staked, 500_000 - staked + paid, count), (6 * stake, expected, 6));
        assert_eq!(table.settled().await, (staked, paid, count), "reading again counts nothing again");
        let done = loop {
            let sum = table.get("/wps/member/withdrawable").await.at("/value");
            if everything_is_read(&table.server.state.base.store).await {
                break sum["credits"][0]["done"].clone();
            }
        };
        assert_eq!(done, lumora_core::domain::money::Money(6 * stake).to_decimal());
        table.server.books_balance().await;
        let all = json!({ "vendor": vendor, "direction": "TO_MAIN", "all": true });
        let back = table.server.post_as(&table.token, super::TRANSFER, &all).await;
        assert_eq!(back.at("/value/status"), "DONE");
        assert_eq!(table.main_balance().await, 500_000 + expected);
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_stake_that_the_vendors_wallet_does_not_hold_or_the_operator_does_not_allow_is_not_taken() {
    let table = Table::new(1_000_000).await;
    table.set_at_launch(false).await;
    let (vendor, slot) = table.vendors.slots[0].clone();
    let launched = table.launch(&vendor, &slot).await;
    let (session, stake) = table.vendors.visit(&text(&launched, "url"), &slot).await;
    let (status, spun) = table.vendors.spin(&session, "key-empty", stake).await;
    assert_eq!((status, spun["code"].as_str()), (422, Some("not_enough_money")), "the main wallet is no part of it");
    table.transferred(&vendor, "TO_VENDOR", "100.00").await;
    table.server.set("status", "1").await;
    table.server.execute("update site_revision set revision = revision + 1").await;
    let (status, spun) = table.vendors.spin(&session, "key-closed", stake).await;
    assert_eq!((status, spun["code"].as_str()), (503, Some("maintenance")), "{spun}");
    table.server.set("status", "0").await;
    table.server.execute("update sessions set revoked_at = 1").await;
    let (status, spun) = table.vendors.spin(&session, "key-left", stake).await;
    assert_eq!((status, spun["code"].as_str()), (401, Some("session_ended")), "{spun}");
    assert_eq!(table.vendor_balance(&vendor).await, 10_000);
}

#[tokio::test]
async fn money_follows_to_the_game_and_comes_back_at_the_next_one_and_at_leaving() {
    let table = Table::new(1_000_000).await;
    table.set_at_launch(true).await;
    let slots = table.vendors.slots.clone();
    let first = table.launch(&slots[0].0, &slots[0].1).await;
    assert_eq!(first["movedIn"], "10000.00", "{first}");
    assert_eq!((table.main_balance().await, table.vendor_balance(&table.first_vendor).await), (0, 1_000_000));
    let second = table.launch(&slots[1].0, &slots[1].1).await;
    assert_eq!(second["movedIn"], "10000.00", "{second}");
    assert_eq!(
        (table.vendor_balance(&table.first_vendor).await, table.vendor_balance(&table.second_vendor).await),
        (0, 1_000_000)
    );
    let left = table.server.post_as(&table.token, "/wps/member/wallets/left", &Value::Null).await;
    assert_eq!(left.at("/value/transfers/0/cause"), "RETURN", "{}", left.text());
    assert_eq!((table.main_balance().await, table.total().await), (1_000_000, 1_000_000));
    let elsewhere = "select min(game_code) from games where game_type = 'RNG' and supplier <> '' and vendor not in (select id from wallet_vendors)";
    let elsewhere = table.server.text(elsewhere).await.expect("a slot");
    table.launch(&slots[0].0, &slots[0].1).await;
    let vendor = table.server.text("select min(vendor) from games where game_type = 'RNG' and supplier <> '' and vendor not in (select id from wallet_vendors)").await;
    table.launch(&vendor.expect("a vendor"), &elsewhere).await;
    assert_eq!(table.main_balance().await, 1_000_000, "a game elsewhere is played from the main wallet");
    table.server.books_balance().await;
}

#[tokio::test]
async fn money_follows_whoever_has_not_declined() {
    let table = Table::new(100_000).await;
    let (vendor, slot) = table.vendors.slots[0].clone();
    assert_eq!(table.launch(&vendor, &slot).await["movedIn"], "1000.00");
    assert_eq!((table.main_balance().await, table.vendor_balance(&vendor).await), (0, 100_000));
}

#[tokio::test]
async fn money_follows_nobody_who_has_declined_or_where_the_operator_does_not_offer_it() {
    let table = Table::new(100_000).await;
    let (vendor, slot) = table.vendors.slots[0].clone();
    table.set_at_launch(true).await;
    table.server.set("wallet_transfer_at_launch", "false").await;
    assert_eq!(table.launch(&vendor, &slot).await["movedIn"], "0.00");
    table.server.set("wallet_transfer_at_launch", "true").await;
    table.set_at_launch(false).await;
    assert_eq!(table.launch(&vendor, &slot).await["movedIn"], "0.00");
    let left = table.server.post_as(&table.token, "/wps/member/wallets/left", &Value::Null).await;
    assert_eq!((left.status, left.at("/value/transfers")), (200, json!([])));
    assert_eq!(table.main_balance().await, 100_000);
}

#[tokio::test]
async fn a_game_starts_also_when_the_vendor_does_not_answer() {
    use lumora_server::testing::payments::Fault;
    let table = Table::new(100_000).await;
    table.set_at_launch(true).await;
    table.vendors.lose([Fault::Answer]);
    let (vendor, slot) = table.vendors.slots[0].clone();
    let launched = table.launch(&vendor, &slot).await;
    assert_eq!((&launched["movedIn"], launched["url"].is_string()), (&json!("0.00"), true));
    table.advance(20).await;
    assert_eq!((table.main_balance().await, table.vendor_balance(&vendor).await), (0, 100_000));
}

#[tokio::test]
async fn a_guest_of_the_free_demo_plays_at_the_operators_wallet_and_has_no_others() {
    let table = Table::new(0).await;
    table.server.add_member("guest", PASSWORD, AccountType::Trial, 100_000).await;
    let guest = table.server.login("guest", PASSWORD).await;
    let (vendor, slot) = table.vendors.slots[0].clone();
    let body = json!({
        "vassalage": vendor, "nodeId": "", "gameType": "RNG", "gameCode": slot, "roomId": "", "language": "EN", "device": "WEB", "backUrl": "/rng", "theme": "dark",
    });
    let launched = table.server.post_as(&guest, "/wps/game/launchGame", &body).await.at("/value");
    let (session, stake) = table.vendors.visit(&text(&launched, "url"), &slot).await;
    let (status, spun) = table.vendors.spin(&session, "key-guest", stake).await;
    assert_eq!(status, 200, "{spun}");
    let balance = table.server.get_as(&guest, "/wps/v2/wallets/balance").await.at("/value/sumBalance");
    let balance = lumora_core::domain::money::Money::parse(balance.as_str().expect("an amount")).expect("an amount");
    assert_eq!(spun["balance"], balance.0);
    assert_eq!(table.server.get_as(&guest, super::WALLETS).await.status, 403);
    let authorization = format!("Bearer {guest}");
    let headers = [("authorization", authorization.as_str())];
    let refused =
        table.server.call(Method::PUT, "/wps/member/wallets/atLaunch", &headers, &json!({ "on": true })).await;
    assert_eq!(refused.status, 403);
}

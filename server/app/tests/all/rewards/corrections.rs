//! Corrections that come after a period was settled: they go with the next one, visibly, and nobody ever owes cashback.

use serde_json::json;

use super::House;
use crate::support::back_office::BackOffice;

#[tokio::test]
async fn what_is_undone_later_is_taken_from_what_comes_and_never_owed() {
    for house in House::each().await {
        let mira = house.member("mira").await;
        let undone = house.bet(&mira, 0, ("RNG", 10_000, 0)).await;
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        // 10.00 were granted for it; the next day brings 4.00 by its own bets, the one after 9.00.
        house.settle(undone.corrected()).await;
        house.bet(&mira, 1, ("RNG", 4_000, 0)).await;
        house.morning_of(2).await;
        house.run("settle-cashback").await;
        house.bet(&mira, 2, ("RNG", 9_000, 0)).await;
        house.morning_of(3).await;
        house.run("settle-cashback").await;
        house.run("settle-cashback").await;
        let token = house.login("mira").await;
        let amounts: Vec<_> = house.waiting(&token, "CASHBACK").await.iter().map(|it| it["amount"].clone()).collect();
        assert_eq!(amounts, ["10.00", "3.00"], "{}: 13.00 in all, as is due in the end", house.server.name);
        let office = BackOffice::at(house.server.clone()).await;
        let entries = office.get("cashback/entries?account=mira").await["content"].clone();
        let seen = |place: usize, names: [&str; 6]| names.map(|name| entries[place][name].clone());
        let names = ["due", "dueNow", "corrected", "carriedIn", "carriedOut", "amount"];
        assert_eq!(seen(0, names), ["9.00", "9.00", "0.00", "-6.00", "0.00", "3.00"].map(|it| json!(it)));
        assert_eq!(seen(1, names), ["4.00", "4.00", "-10.00", "0.00", "-6.00", "0.00"].map(|it| json!(it)));
        assert_eq!(seen(2, names), ["10.00", "0.00", "0.00", "0.00", "0.00", "10.00"].map(|it| json!(it)));
    }
}

#[tokio::test]
async fn a_bet_that_comes_to_light_late_is_paid_with_the_next_period() {
    for house in House::each().await {
        let mira = house.member("mira").await;
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        house.bet(&mira, 0, ("RNG", 5_000, 0)).await;
        house.morning_of(2).await;
        house.run("settle-cashback").await;
        house.morning_of(3).await;
        house.run("settle-cashback").await;
        let token = house.login("mira").await;
        let waiting = house.waiting(&token, "CASHBACK").await;
        let seen: Vec<_> = waiting.iter().map(|it| (it["amount"].clone(), it["periodFrom"].clone())).collect();
        assert_eq!(seen, [(json!("5.00"), json!("2026-11-22"))], "{}", house.server.name);
    }
}

#[tokio::test]
async fn what_was_never_claimed_is_not_taken_back() {
    for house in House::each().await {
        let mira = house.member("mira").await;
        let undone = house.bet(&mira, 0, ("RNG", 10_000, 0)).await;
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        house.morning_of(9).await;
        house.run("settle-cashback").await;
        house.settle(undone.corrected()).await;
        house.bet(&mira, 9, ("RNG", 2_000, 0)).await;
        house.morning_of(10).await;
        house.run("settle-cashback").await;
        let token = house.login("mira").await;
        let waiting = house.waiting(&token, "CASHBACK").await;
        assert_eq!(waiting.len(), 1, "{}", house.server.name);
        assert_eq!(waiting[0]["amount"], "2.00");
    }
}

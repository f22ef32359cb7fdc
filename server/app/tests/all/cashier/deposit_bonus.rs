//! Promotions that a deposit takes part in: given once, for what has arrived, on the terms of the moment when it was asked for.

use serde_json::{Value, json};

use super::{Desk, broken, text};
use crate::support::back_office::admin;

const PROMOTION: &str = "first-deposit";

impl Desk {
    async fn ask_with(&self, promotion: &str, amount: &str) -> lumora_server::testing::TestReply {
        let body = json!({ "channelId": "card", "amount": amount, "promoId": promotion });
        self.post("/wps/member/deposits", &body).await
    }

    async fn take_part(&self, amount: &str) -> Value {
        let reply = self.ask_with(PROMOTION, amount).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    /// Ids of the promotions that the form offers.
    async fn offered(&self) -> Vec<Value> {
        let offered = self.get("/wps/member/deposits/channels").await.at("/value/promotions");
        offered.as_array().expect("a list").iter().map(|it| it["promoId"].clone()).collect()
    }

    async fn bonus_credits(&self) -> Vec<Value> {
        let credits = self.get("/wps/member/withdrawable").await.at("/value/credits");
        credits.as_array().expect("a list").iter().filter(|it| it["source"] == "BONUS").cloned().collect()
    }
}

#[tokio::test]
async fn the_bonus_comes_with_the_money_for_what_has_arrived_and_must_be_staked() {
    for desk in Desk::each(0).await {
        assert_eq!(desk.offered().await, [PROMOTION], "{}", desk.server.name);
        let deposit = desk.take_part("60.00").await;
        assert_eq!((&deposit["promotion"], &deposit["bonus"]), (&json!("First deposit bonus"), &json!("0.00")));
        desk.payments.pay(&text(&deposit, "payUrl"), Some(5_001), 0).await;
        let paid = desk.read_deposit(&deposit).await;
        assert_eq!((&paid["credited"], &paid["bonus"]), (&json!("50.01"), &json!("25.00")));
        assert_eq!(desk.balance().await, "75.01", "{}", desk.server.name);
        let credits = desk.bonus_credits().await;
        assert_eq!(credits.len(), 1);
        assert_eq!((&credits[0]["amount"], &credits[0]["required"]), (&json!("25.00"), &json!("250.00")));
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn of_two_deposits_that_take_part_the_first_that_is_paid_gets_the_bonus_however_often_it_is_told() {
    for desk in Desk::each(0).await {
        let (one, two) = (desk.take_part("20.00").await, desk.take_part("40.00").await);
        desk.payments.pay(&text(&two, "payUrl"), None, 0).await;
        desk.payments.pay(&text(&two, "payUrl"), None, 1).await;
        desk.payments.pay(&text(&one, "payUrl"), None, 0).await;
        assert_eq!(desk.read_deposit(&two).await["bonus"], "20.00", "{}", desk.server.name);
        assert_eq!(desk.read_deposit(&one).await["bonus"], "0.00");
        assert_eq!(desk.balance().await, "120.00", "20 + 40 + 40 again, and one bonus");
        assert_eq!(desk.bonus_credits().await.len(), 1);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn too_little_gives_nothing_until_more_of_the_same_deposit_arrives() {
    let desk = Desk::one(0).await;
    let deposit = desk.take_part("20.00").await;
    desk.payments.pay(&text(&deposit, "payUrl"), Some(1_999), 0).await;
    assert_eq!(desk.read_deposit(&deposit).await["bonus"], "0.00");
    desk.payments.pay(&text(&deposit, "payUrl"), Some(1_001), 1).await;
    assert_eq!(desk.read_deposit(&deposit).await["bonus"], "15.00");
    assert_eq!(desk.balance().await, "45.00");
}

#[tokio::test]
async fn what_was_promised_when_it_was_asked_for_is_kept() {
    let desk = Desk::one(0).await;
    let deposit = desk.take_part("100.00").await;
    let change = "update promotions set deposit_percent = 1, ends_at = 1, enabled = 0 where id = 'first-deposit'";
    desk.server.execute(change).await;
    desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
    let paid = desk.read_deposit(&deposit).await;
    assert_eq!((&paid["bonus"], &paid["promotion"]), (&json!("50.00"), &json!("First deposit bonus")));
}

#[tokio::test]
async fn a_promotion_that_a_deposit_names_is_not_removed() {
    for desk in Desk::each(0).await {
        let remove = ["promotions", "remove", PROMOTION];
        let deposit = desk.take_part("100.00").await;
        let refused = admin(&desk.server, &remove).await.expect_err("refused");
        assert!(refused.contains(PROMOTION), "{refused}");
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        assert_eq!(desk.read_deposit(&deposit).await["bonus"], "50.00", "{}", desk.server.name);
    }
}

#[tokio::test]
async fn a_deposit_that_arrives_after_another_one_is_not_the_first_whenever_it_was_asked_for() {
    for desk in Desk::each(0).await {
        let taking_part = desk.take_part("40.00").await;
        let plain = desk.deposit("card", "10.00").await;
        desk.payments.pay(&text(&plain, "payUrl"), None, 0).await;
        desk.payments.pay(&text(&taking_part, "payUrl"), None, 0).await;
        assert_eq!(desk.read_deposit(&taking_part).await["bonus"], "0.00", "{}", desk.server.name);
        assert_eq!(desk.balance().await, "50.00");
    }
}

#[tokio::test]
async fn a_promotion_for_the_first_deposit_is_closed_after_it_and_says_so() {
    let desk = Desk::one(0).await;
    let plain = desk.deposit("card", "10.00").await;
    desk.payments.pay(&text(&plain, "payUrl"), None, 0).await;
    assert_eq!(desk.offered().await, Vec::<Value>::new());
    let reply = desk.ask_with(PROMOTION, "50.00").await;
    assert_eq!((reply.status, reply.at("/code")), (409, json!("promotion_closed")), "{}", reply.text());
    let detail = desk.get(&format!("/wps/promotions/detail?id={PROMOTION}")).await;
    assert_eq!(detail.at("/value/promotion/excluded"), true);
    assert_eq!(detail.at("/value/promotion/status"), "CLOSED_FOR_SIGNUP");
}

#[tokio::test]
async fn a_bad_choice_is_refused_and_nothing_is_asked_for() {
    let desk = Desk::one(0).await;
    for promotion in ["moon-gift", "nobody", "' or 1=1 --"] {
        let reply = desk.ask_with(promotion, "50.00").await;
        assert_eq!((reply.status, reply.at("/code")), (409, json!("promotion_closed")), "{promotion}");
    }
    let reply = desk.ask_with(PROMOTION, "19.99").await;
    assert_eq!(broken(&reply, "amount"), "amount_too_small");
    let reply = desk.post("/wps/promotions/claim", &json!({ "promoId": PROMOTION })).await;
    assert_eq!((reply.status, reply.at("/code")), (409, json!("promotion_closed")), "no way around the deposit");
    assert_eq!(desk.get("/wps/member/deposits").await.at("/value/totalElements"), 0);
}

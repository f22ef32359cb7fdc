//! What must be staked before money may leave, and the sum that explains it.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Desk, PIN, broken, text};
use crate::support::everything_is_read;

const PATH: &str = "/wps/member/withdrawable";

impl Desk {
    /// A deposit of 50.00 that has arrived.
    async fn paid_in(&self) {
        let deposit = self.deposit("card", "50.00").await;
        self.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
    }

    /// A settled round of the sample supplier: stake and payout in minor units.
    pub(super) async fn play(&self, game: &str, round: &str, stake: i64, payout: i64) {
        let token = self.server.open_game(&self.token, game).await;
        let call = |transaction: String, reference: &str, amount: i64, closed: bool| {
            json!({
                "request_uuid": transaction, "transaction_uuid": transaction, "reference_transaction_uuid": reference,
                "token": token, "round": round, "game_code": game, "amount": amount, "currency": "USD", "round_closed": closed,
            })
        };
        let bet = self.server.seamless("transaction/bet", &call(format!("{round}-bet"), "", stake, false)).await;
        assert_eq!(bet.at("/status"), "RS_OK", "{}", bet.text());
        let win = call(format!("{round}-win"), &format!("{round}-bet"), payout, true);
        let win = self.server.seamless("transaction/win", &win).await;
        assert_eq!(win.at("/status"), "RS_OK", "{}", win.text());
    }

    /// The supplier takes a settled round back: what it won, then the bet.
    async fn takes_back(&self, game: &str, round: &str) {
        let token = self.server.open_game(&self.token, game).await;
        for part in ["win", "bet"] {
            let transaction = format!("{round}-{part}-back");
            let call = json!({
                "request_uuid": transaction, "transaction_uuid": transaction, "reference_transaction_uuid": format!("{round}-{part}"),
                "token": token, "round": round, "game_code": game,
            });
            let back = self.server.seamless("transaction/rollback", &call).await;
            assert_eq!(back.at("/status"), "RS_OK", "{}", back.text());
        }
    }

    pub(super) async fn slot(&self) -> String {
        let query = "select min(game_code) from games where game_type = 'RNG' and supplier <> ''";
        self.server.text(query).await.expect("a slot")
    }

    /// The sum, once it has counted everything that was settled: on PostgreSQL a bet shows when no older transaction runs.
    async fn explained(&self) -> Value {
        loop {
            let value = self.get(PATH).await.at("/value");
            if everything_is_read(&self.server.state.base.store).await {
                return value;
            }
        }
    }
}

#[tokio::test]
async fn a_deposit_is_locked_until_it_was_staked_once_and_the_sum_says_so_to_the_last_unit() {
    for desk in Desk::each(3_000).await {
        desk.paid_in().await;
        let before = desk.explained().await;
        assert_eq!((&before["balance"], &before["withdrawable"]), (&json!("80.00"), &json!("30.00")), "{before}");
        let credit = &before["credits"][0];
        assert_eq!(
            (&credit["required"], &credit["done"], &credit["locked"]),
            (&json!("50.00"), &json!("0.00"), &json!("50.00"))
        );
        let slot = desk.slot().await;
        desk.play(&slot, "r1", 2_000, 2_000).await;
        let half_way = desk.explained().await;
        assert_eq!((&half_way["credits"][0]["done"], &half_way["withdrawable"]), (&json!("20.00"), &json!("30.00")));
        desk.play(&slot, "r2", 3_000, 4_000).await;
        let after = desk.explained().await;
        assert_eq!(
            (&after["credits"], &after["withdrawable"]),
            (&json!([]), &json!("90.00")),
            "{}: {after}",
            desk.server.name
        );
    }
}

#[tokio::test]
async fn a_credit_that_was_done_is_open_again_when_a_bet_that_did_it_is_taken_back() {
    for desk in Desk::each(3_000).await {
        desk.paid_in().await;
        let slot = desk.slot().await;
        desk.play(&slot, "r1", 5_000, 0).await;
        assert_eq!(desk.explained().await["credits"], json!([]));
        // What is granted later must not lose what other bets have done of it.
        desk.server.state.base.clock.advance_ms(1_000);
        desk.paid_in().await;
        desk.play(&slot, "r2", 1_000, 0).await;
        desk.takes_back(&slot, "r1").await;
        let after = desk.explained().await;
        let done: Vec<_> = after["credits"].as_array().expect("credits").iter().map(|it| it["done"].clone()).collect();
        assert_eq!(done, ["0.00", "10.00"], "{}: {after}", desk.server.name);
    }
}

#[tokio::test]
async fn what_may_not_leave_can_not_be_withdrawn() {
    let desk = Desk::one(3_000).await;
    desk.set_pin().await;
    let account = desk.add_account("12345678").await;
    desk.paid_in().await;
    assert_eq!(broken(&desk.withdraw(&account, "30.01").await, "amount"), "wagering_left");
    assert_eq!(broken(&desk.withdraw(&account, "80.01").await, "amount"), "not_enough_money");
    assert_eq!(desk.withdraw(&account, "30.00").await.status, 200);
    assert_eq!(
        broken(&desk.withdraw(&account, "10.00").await, "amount"),
        "wagering_left",
        "what is frozen is not free"
    );
}

#[tokio::test]
async fn money_that_was_lost_locks_nothing_that_comes_later() {
    for desk in Desk::each(0).await {
        desk.paid_in().await;
        let slot = desk.slot().await;
        desk.play(&slot, "r1", 4_950, 0).await;
        // Less than a dollar is left of the first fifty, of which fifty cents were not staked.
        desk.paid_in().await;
        let explained = desk.explained().await;
        let credits = explained["credits"].as_array().cloned().unwrap_or_default();
        assert_eq!(credits.len(), 1, "{}: {explained}", desk.server.name);
        assert_eq!(explained["withdrawable"], "0.50");
    }
}

#[tokio::test]
async fn a_bet_that_is_still_open_keeps_what_must_be_staked() {
    let desk = Desk::one(0).await;
    desk.paid_in().await;
    let slot = desk.slot().await;
    let token = desk.server.open_game(&desk.token, &slot).await;
    let bet = json!({
        "request_uuid": "b", "transaction_uuid": "b", "token": token, "round": "open", "game_code": slot, "amount": 5_000,
        "currency": "USD", "round_closed": false,
    });
    assert_eq!(desk.server.seamless("transaction/bet", &bet).await.at("/status"), "RS_OK");
    assert_eq!(desk.explained().await["credits"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn the_operator_says_what_a_product_counts() {
    let desk = Desk::one(0).await;
    desk.server.execute("insert into wagering_weights (id, percent, rank) values ('RNG', 10, 0)").await;
    desk.paid_in().await;
    let slot = desk.slot().await;
    desk.play(&slot, "r1", 2_000, 2_000).await;
    let explained = desk.explained().await;
    assert_eq!(explained["credits"][0]["done"], "2.00");
    let weights = explained["weights"].as_array().cloned().unwrap_or_default();
    assert!(weights.contains(&json!({ "product": "RNG", "percent": 10 })), "{explained}");
}

#[tokio::test]
async fn a_withdrawal_takes_its_money_out_of_the_sum_at_once() {
    let desk = Desk::one(5_000).await;
    desk.set_pin().await;
    let account = desk.add_account("12345678").await;
    let body = json!({ "accountId": account, "amount": "20.00", "paymentPassword": PIN });
    assert_eq!(desk.sealed(Method::POST, "/wps/member/withdrawals", &body).await.status, 200);
    let explained = desk.explained().await;
    assert_eq!(
        [&explained["balance"], &explained["held"], &explained["withdrawable"]],
        [&json!("50.00"), &json!("20.00"), &json!("30.00")]
    );
}

#[tokio::test]
async fn a_game_counts_by_its_own_rule_and_the_member_is_told_which() {
    let desk = Desk::one(0).await;
    let slot = desk.slot().await;
    desk.server.execute("insert into wagering_weights (id, percent, rank) values ('RNG', 10, 0)").await;
    let rule = "insert into wagering_game_weights (game_code, percent, rank) select min(game_code), 50, 0 from games where game_code = $1";
    let code = slot.clone();
    let written = desk.server.state.base.store.write(move |tx| {
        Box::pin(async move { platform::store::sql::query(rule).bind(code).execute(tx).await.map(drop) })
    });
    written.await.expect("a rule");
    desk.paid_in().await;
    desk.play(&slot, "r1", 2_000, 2_000).await;
    let explained = desk.explained().await;
    assert_eq!(explained["credits"][0]["done"], "10.00");
    assert_eq!((&explained["games"][0]["gameCode"], &explained["games"][0]["percent"]), (&json!(slot), &json!(50)));
}

#[tokio::test]
async fn bets_count_for_the_credit_that_the_operator_puts_first() {
    for (order, first) in [("oldest_first", "100.00"), ("smallest_first", "20.00")] {
        let desk = Desk::one(0).await;
        desk.server.set("wagering_order", order).await;
        for amount in ["100.00", "20.00"] {
            let deposit = desk.deposit("card", amount).await;
            desk.payments.pay(&super::text(&deposit, "payUrl"), None, 0).await;
            desk.settle().await;
        }
        let slot = desk.slot().await;
        desk.play(&slot, "r1", 1_000, 1_000).await;
        let credits = desk.explained().await["credits"].as_array().cloned().unwrap_or_default();
        let counted: Vec<_> =
            credits.iter().filter(|it| it["done"] == "10.00").map(|it| it["amount"].clone()).collect();
        assert_eq!(counted, [json!(first)], "{order}: {credits:?}");
        assert_eq!(credits[0]["amount"], first, "{order}: the list begins with it");
    }
}

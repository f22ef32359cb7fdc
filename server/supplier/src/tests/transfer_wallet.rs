//! Transfer wallets: transfers once for their reference number, rounds that stake from them, and settled bets that are
//! listed once.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use platform::signature::hmac_hex;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::MIN_ROUND_MS;
use crate::round::{Spin, Stage};
use crate::session::GameSession;
use crate::testing::{Fault, GAME, OPERATOR_SECRET, PLAYER, TestSupplier, both_engines, sqlite};
use crate::transfer_wallet::BalanceKey;
use crate::transfer_wallet::transfer::{CLOSED, DONE, Direction, NOT_ENOUGH, Order};

const VENDOR: &str = "OWN";

fn balance_key() -> BalanceKey {
    BalanceKey { player: PLAYER.to_owned(), vendor: VENDOR.to_owned(), currency: "VND".to_owned() }
}

fn order(number: &str, direction: Direction, amount: i64) -> Order {
    Order { reference_no: number.to_owned(), direction, balance_key: balance_key(), amount }
}

impl TestSupplier {
    async fn visit_with_own_balance(&self, money: i64) -> GameSession {
        self.operator.use_transfer_wallet_at(VENDOR);
        if money > 0 {
            self.state.transfer(order("start", Direction::In, money)).await.unwrap();
        }
        self.visit().await
    }

    async fn own(&self) -> i64 {
        self.state.wallet_balance(&balance_key()).await.unwrap()
    }

    async fn spin_own(&self, session: &GameSession, key: &str) -> Stage {
        let game = self.state.game(GAME).await.unwrap().unwrap();
        let spin = Spin { key, stake: game.stakes[0], automatic: None, free_spins: None };
        let round = self.state.spin(session, &game, spin).await.unwrap().unwrap();
        self.state.clock.advance_ms(MIN_ROUND_MS);
        round.stage
    }
}

#[tokio::test]
async fn a_number_moves_money_once_and_no_other_transfer_passes_under_it() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        for _ in 0..3 {
            let done = supplier.state.transfer(order("t1", Direction::In, 500)).await.unwrap();
            assert_eq!((done.state.as_str(), supplier.own().await), (DONE, 500));
        }
        let other = order("t1", Direction::Out, 500);
        let told = supplier.state.transfer(other.clone()).await.unwrap();
        assert!(!told.fits(&other) && supplier.own().await == 500);
        let refused = supplier.state.transfer(order("t2", Direction::Out, 501)).await.unwrap();
        assert_eq!((refused.state.as_str(), supplier.own().await), (NOT_ENOUGH, 500));
        supplier.state.transfer(order("t3", Direction::In, 100)).await.unwrap();
        let again = supplier.state.transfer(order("t2", Direction::Out, 501)).await.unwrap();
        assert_eq!(again.state, NOT_ENOUGH, "an end that was told is an end");
    }
}

#[tokio::test]
async fn asking_for_a_number_that_never_arrived_closes_it() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        assert_eq!(supplier.state.transfer_status("late").await.unwrap().state, CLOSED);
        let late = supplier.state.transfer(order("late", Direction::In, 500)).await.unwrap();
        assert_eq!((late.state.as_str(), supplier.own().await), (CLOSED, 0));
        supplier.state.transfer(order("known", Direction::In, 500)).await.unwrap();
        assert_eq!(supplier.state.transfer_status("known").await.unwrap().state, DONE);
    }
}

#[tokio::test]
async fn a_round_stakes_from_the_balance_here_and_is_told_once() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        let session = supplier.visit_with_own_balance(1_000_000).await;
        let before = supplier.operator.balance_now();
        let mut expected = 1_000_000;
        for round in 0..8 {
            let stage = supplier.spin_own(&session, &format!("key-{round:04}")).await;
            let Stage::Settled(drawn) = stage else { panic!("{stage:?}") };
            expected += drawn.payout - supplier.smallest_stake().await;
            assert_eq!(supplier.own().await, expected);
        }
        assert_eq!(supplier.operator.balance_now(), before, "the operator's wallet is no part of it");
        let bets = supplier.state.settled_bets(0, 100).await.unwrap();
        let (staked, paid) = bets.iter().fold((0, 0), |sum, bet| (sum.0 + bet.stake, sum.1 + bet.payout));
        assert_eq!((bets.len(), 1_000_000 - staked + paid), (8, expected));
        assert!(bets.iter().zip(1..).all(|(bet, position)| bet.position == position), "{bets:?}");
        assert_eq!(supplier.state.settled_bets(5, 100).await.unwrap().len(), 3);
        let (held, position) = supplier.state.wallet_balances(VENDOR, "", 10).await.unwrap();
        assert_eq!((held[0].balance, held[0].in_play, position), (expected, 0, 8));
    }
}

#[tokio::test]
async fn without_a_yes_of_the_operator_nothing_is_staked() {
    let supplier = TestSupplier::on(sqlite().await).await;
    let session = supplier.visit_with_own_balance(1_000_000).await;
    supplier.operator.fail(&[Fault::RequestLost]);
    assert_eq!(supplier.spin_own(&session, "key-silent").await, Stage::Refused("maintenance".to_owned()));
    supplier.operator.end_session();
    assert_eq!(supplier.spin_own(&session, "key-ended").await, Stage::Refused("session_ended".to_owned()));
    assert_eq!((supplier.own().await, supplier.state.settled_bets(0, 10).await.unwrap()), (1_000_000, Vec::new()));
}

#[tokio::test]
async fn a_stake_that_the_balance_does_not_hold_is_refused() {
    let supplier = TestSupplier::on(sqlite().await).await;
    let session = supplier.visit_with_own_balance(0).await;
    assert_eq!(supplier.spin_own(&session, "key-empty").await, Stage::Refused("not_enough_money".to_owned()));
    let last = supplier.operator.arrived().pop();
    assert_eq!(last.as_deref(), Some("release_stake"), "what was counted for the player's limits counts no more");
}

#[tokio::test]
async fn a_round_that_a_dead_process_left_behind_is_undone_or_paid_once() {
    let mut supplier = TestSupplier::on(sqlite().await).await;
    let session = supplier.visit_with_own_balance(1_000_000).await;
    let stake = supplier.smallest_stake().await;
    let begun = supplier.state.begin_for_test(&session, "key-begun", stake).await;
    supplier.state.bet_for_test(&session, begun).await;
    assert_eq!(supplier.own().await, 1_000_000 - stake);
    let (held, _) = supplier.state.wallet_balances(VENDOR, "", 10).await.unwrap();
    assert_eq!(held[0].in_play, stake, "it is the player's until the round has ended");
    supplier.restart();
    for _ in 0..3 {
        supplier.state.clock.advance_ms(20_000);
        supplier.state.finish_due_rounds().await.unwrap();
    }
    let bets = supplier.state.settled_bets(0, 10).await.unwrap();
    assert_eq!((bets.len(), supplier.own().await), (1, 1_000_000 - stake + bets[0].payout));
    // Begun, and the stake was never asked for.
    supplier.state.begin_for_test(&session, "key-asked", stake).await;
    let before = supplier.own().await;
    supplier.restart();
    supplier.state.clock.advance_ms(20_000);
    supplier.state.finish_due_rounds().await.unwrap();
    assert_eq!((supplier.own().await, supplier.state.settled_bets(0, 10).await.unwrap().len()), (before, 1));
}

async fn call(router: &Router, path: &str, body: &Value, signed_path: &str, secret: &str) -> (StatusCode, Value) {
    let body = body.to_string();
    let signature = hmac_hex(secret.as_bytes(), &[signed_path.as_bytes(), b"\n", body.as_bytes()]);
    let request = Request::post(path).header("x-signature", signature).body(Body::from(body)).unwrap();
    let response = router.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

#[tokio::test]
async fn only_the_operators_own_calls_are_carried_out_each_at_its_own_address() {
    let supplier = TestSupplier::on(sqlite().await).await;
    let router = crate::router(supplier.state.clone());
    let body = json!({ "reference_no": "t1", "player": PLAYER, "vendor": VENDOR, "currency": "VND", "amount": 500 });
    let (into, out) = ("/transfer/in", "/transfer/out");
    assert_eq!(call(&router, into, &body, into, "wrong").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(
        call(&router, out, &body, into, OPERATOR_SECRET).await.0,
        StatusCode::UNAUTHORIZED,
        "signed for another"
    );
    assert_eq!(supplier.own().await, 0);
    let (status, told) = call(&router, into, &body, into, OPERATOR_SECRET).await;
    assert_eq!((status, told["state"].as_str(), supplier.own().await), (StatusCode::OK, Some("done"), 500), "{told}");
    let (status, told) = call(&router, out, &body, out, OPERATOR_SECRET).await;
    assert_eq!((status, told["code"].as_str()), (StatusCode::CONFLICT, Some("reference_reused")));
    for broken in
        [json!({}), json!({ "reference_no": "t2", "player": PLAYER, "vendor": VENDOR, "currency": "VND", "amount": 0 })]
    {
        assert_eq!(call(&router, into, &broken, into, OPERATOR_SECRET).await.0, StatusCode::BAD_REQUEST, "{broken}");
    }
}

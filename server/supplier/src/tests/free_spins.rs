//! Free spins: taken from the operator once, played once each, and given back where a round is not played.

use std::sync::Arc;

use axum::http::StatusCode;
use futures_util::future::join_all;
use serde_json::json;

use crate::free_spins::{GrantOutcome, Order};
use crate::round::{Round, Spin, SpinRefusal, Stage};
use crate::session::GameSession;
use crate::testing::{Fault, GAME, PLAYER, START, TestSupplier, both_engines, sqlite};

use super::calls::Page;

impl TestSupplier {
    async fn order(&self, reward: &str, spins: i64) -> Order {
        Order {
            reward: reward.to_owned(),
            player: PLAYER.to_owned(),
            games: vec![GAME.to_owned()],
            spins,
            value: self.smallest_stake().await,
            currency: "VND".to_owned(),
            expires_at: self.state.clock.now_ms() + 60_000,
        }
    }

    async fn grant(&self, reward: &str, spins: i64) {
        let ordered = self.state.grant_free_spins(self.order(reward, spins).await).await.unwrap();
        assert!(matches!(ordered, GrantOutcome::Known(grant) if grant.left() == spins));
    }

    async fn play(&self, session: &GameSession, key: &str, reward: &str) -> Result<Round, SpinRefusal> {
        let game = self.state.game(GAME).await.unwrap().unwrap();
        let spin = Spin { key, stake: game.stakes[0], automatic: None, free_spins: Some(reward) };
        self.state.spin(session, &game, spin).await.unwrap()
    }

    async fn left(&self) -> i64 {
        self.state.free_spins(PLAYER, GAME, "VND").await.unwrap().map_or(0, |grant| grant.left())
    }

    fn pass_a_round(&self) {
        self.state.clock.advance_ms(crate::MIN_ROUND_MS);
    }
}

#[tokio::test]
async fn a_free_spin_takes_no_money_and_pays_by_its_value() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        supplier.grant("g1", 2).await;
        let session = supplier.visit().await;
        let round = supplier.play(&session, "key-1", "g1").await.unwrap();
        let Stage::Settled(drawn) = &round.stage else { panic!("{round:?}") };
        assert_eq!(supplier.operator.balance_now(), START + drawn.payout, "the stake was nobody's");
        assert_eq!((supplier.left().await, round.free_spins.as_str()), (1, "g1"));
        assert_eq!(supplier.play(&session, "key-1", "g1").await.unwrap().id, round.id, "the same key is the same spin");
        supplier.pass_a_round();
        supplier.play(&session, "key-2", "g1").await.unwrap();
        supplier.pass_a_round();
        assert_eq!(supplier.play(&session, "key-3", "g1").await, Err(SpinRefusal::FreeSpinsEnded));
        let past = supplier.state.past_rounds(PLAYER, GAME).await.unwrap();
        assert!(past.len() == 2 && past.iter().all(|round| round.is_free));
        assert_eq!(supplier.state.last_stake(PLAYER, GAME).await.unwrap(), None, "no stake was chosen");
    }
}

#[tokio::test]
async fn each_spin_is_used_once_whatever_asks_at_the_same_time() {
    for files in both_engines().await {
        let supplier = Arc::new(TestSupplier::on(files).await);
        supplier.grant("g1", 1).await;
        let session = supplier.visit().await;
        let keys: Vec<String> = (0..8).map(|index| format!("window-{index}")).collect();
        let played = join_all(keys.iter().map(|key| supplier.play(&session, key, "g1"))).await;
        assert_eq!(played.iter().filter(|result| result.is_ok()).count(), 1, "{played:?}");
        assert_eq!(supplier.operator.arrived().iter().filter(|call| *call == "bet").count(), 1);
        assert_eq!(supplier.left().await, 0);
    }
}

#[tokio::test]
async fn a_round_that_is_not_played_gives_its_spin_back() {
    let supplier = TestSupplier::on(sqlite().await).await;
    supplier.grant("g1", 1).await;
    let session = supplier.visit().await;
    supplier.operator.fail(&[Fault::None, Fault::RequestLost]);
    let _ = supplier.state.balance_of(&session).await;
    let undone = supplier.play(&session, "key-1", "g1").await.unwrap();
    assert_eq!((undone.stage, supplier.left().await), (Stage::RolledBack, 1));
    supplier.pass_a_round();
    supplier.operator.end_session();
    let refused = supplier.play(&session, "key-2", "g1").await.unwrap();
    assert_eq!((refused.stage, supplier.left().await), (Stage::Refused("session_ended".to_owned()), 1));
}

#[tokio::test]
async fn what_is_asked_for_must_be_what_was_granted() {
    let supplier = TestSupplier::on(sqlite().await).await;
    supplier.grant("g1", 5).await;
    let session = supplier.visit().await;
    let game = supplier.state.game(GAME).await.unwrap().unwrap();
    let spin = Spin { key: "key-1", stake: game.stakes[1], automatic: None, free_spins: Some("g1") };
    assert_eq!(supplier.state.spin(&session, &game, spin).await.unwrap(), Err(SpinRefusal::FreeSpinsEnded));
    assert_eq!(supplier.play(&session, "key-2", "g2").await, Err(SpinRefusal::FreeSpinsEnded));
    let other = GameSession { player: "bob".to_owned(), ..session.clone() };
    assert_eq!(supplier.play(&other, "key-3", "g1").await, Err(SpinRefusal::FreeSpinsEnded));
    supplier.state.clock.advance_ms(60_001);
    assert_eq!(supplier.play(&session, "key-4", "g1").await, Err(SpinRefusal::FreeSpinsEnded), "their time is over");
    assert_eq!(supplier.operator.arrived().iter().filter(|call| *call == "bet").count(), 0);
}

#[tokio::test]
async fn an_order_is_taken_once_for_its_name() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        let order = supplier.order("g1", 5).await;
        let eight = join_all((0..8).map(|_| supplier.state.grant_free_spins(order.clone()))).await;
        assert!(eight.into_iter().all(|it| matches!(it, Ok(GrantOutcome::Known(grant)) if grant.left() == 5)));
        let more = Order { spins: 6, ..order.clone() };
        assert_eq!(supplier.state.grant_free_spins(more).await.unwrap(), GrantOutcome::Reused);
        let unknown = Order { reward: "g2".to_owned(), games: vec!["oc-koi-reef".to_owned()], ..order.clone() };
        assert_eq!(supplier.state.grant_free_spins(unknown).await.unwrap(), GrantOutcome::Refused("game_unknown"));
        let odd = Order { reward: "g3".to_owned(), value: order.value + 1, ..order.clone() };
        assert_eq!(supplier.state.grant_free_spins(odd).await.unwrap(), GrantOutcome::Refused("value_not_offered"));
        supplier.state.withdraw_free_spins("g4").await.unwrap();
        let late = Order { reward: "g4".to_owned(), ..order.clone() };
        let late = supplier.state.grant_free_spins(late).await.unwrap();
        assert!(
            matches!(late, GrantOutcome::Known(grant) if grant.state == "withdrawn"),
            "it was closed before it came"
        );
        assert_eq!(supplier.state.withdraw_free_spins("g1").await.unwrap().left(), 0);
        assert_eq!(supplier.left().await, 0);
    }
}

#[tokio::test]
async fn the_page_is_told_what_is_left_and_why_a_spin_is_none_of_it() {
    let page = Page::open().await;
    let (_, before) = page.get("/api/state").await;
    assert!(before["free_spins"].is_null());
    page.supplier.grant("g1", 2).await;
    let (_, state) = page.get("/api/state").await;
    let free = &state["free_spins"];
    assert_eq!((&free["id"], &free["left"], &free["total"]), (&json!("g1"), &json!(2), &json!(2)));
    let spin = json!({ "key": "key-00001", "stake": free["value"], "free_spins": "g1" });
    let (status, played) = page.post("/api/spin", spin).await;
    assert_eq!((status, &played["free_spins"]["left"]), (StatusCode::OK, &json!(1)), "{played}");
    assert_eq!(played["round"]["is_free"], true);
    page.supplier.pass_a_round();
    let automatic = json!({ "key": "key-00002", "stake": free["value"], "free_spins": "g1", "automatic": "a1" });
    assert_eq!(page.post("/api/spin", automatic).await.1["code"], "stake_invalid", "they are played by hand");
    let unknown = json!({ "key": "key-00003", "stake": free["value"], "free_spins": "g9" });
    let (status, refused) = page.post("/api/spin", unknown).await;
    assert_eq!((status, &refused["code"]), (StatusCode::CONFLICT, &json!("free_spins_ended")));
}

//! Automatic play and the operator's rules of play: the supplier keeps the bounds, whatever the page does.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::calls::Page;
use crate::testing::{Fault, GAME};
use crate::wallet::PlayRules;

const RULES: PlayRules = PlayRules { round_ms: 5_000, auto_rounds: 10, max_stake: 0 };

async fn begin(page: &Page, rounds: i64, loss_limit: i64, win_limit: Option<i64>) -> (StatusCode, Value) {
    let stake = page.supplier.smallest_stake().await;
    page.post(
        "/api/automatic",
        json!({ "stake": stake, "rounds": rounds, "loss_limit": loss_limit, "win_limit": win_limit }),
    )
    .await
}

async fn spin(page: &Page, index: usize, automatic: &str) -> (StatusCode, Value) {
    let stake = page.supplier.smallest_stake().await;
    let body = json!({ "key": format!("key-auto-{index:04}"), "stake": stake, "automatic": automatic });
    let answer = page.post("/api/spin", body).await;
    page.supplier.state.clock.advance_ms(RULES.round_ms);
    answer
}

#[tokio::test]
async fn the_operator_says_how_long_a_round_takes_and_how_many_may_play_by_themselves() {
    let page = Page::under(RULES).await;
    let (_, state) = page.get("/api/state").await;
    assert_eq!(state["rules"], json!({ "round_ms": 5_000, "auto_rounds": 10 }));
    let stake = page.supplier.smallest_stake().await;
    assert_eq!(page.post("/api/spin", json!({ "key": "key-one-1", "stake": stake })).await.0, StatusCode::OK);
    page.supplier.state.clock.advance_ms(4_999);
    let (status, early) = page.post("/api/spin", json!({ "key": "key-two-2", "stake": stake })).await;
    assert_eq!((status, early["code"].as_str()), (StatusCode::TOO_MANY_REQUESTS, Some("too_soon")));
    assert_eq!(early["retry_after_ms"], 1);
    page.supplier.state.clock.advance_ms(1);
    assert_eq!(page.post("/api/spin", json!({ "key": "key-two-2", "stake": stake })).await.0, StatusCode::OK);
}

#[tokio::test]
async fn automatic_play_is_refused_where_the_operator_has_none_or_the_bounds_are_not_sound() {
    let none = Page::open().await;
    let (status, refused) = begin(&none, 5, 1_000_000, None).await;
    assert_eq!((status, refused["code"].as_str()), (StatusCode::UNPROCESSABLE_ENTITY, Some("auto_refused")));
    let page = Page::under(RULES).await;
    for (rounds, loss, win) in [(11, 1_000_000, None), (0, 1_000_000, None), (5, 0, None), (5, 1_000_000, Some(0))] {
        let (status, refused) = begin(&page, rounds, loss, win).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{rounds} {loss} {win:?}");
        assert!(refused["message"].as_str().unwrap().contains(": "), "{refused}");
    }
    let odd = json!({ "stake": 7, "rounds": 5, "loss_limit": 1_000 });
    assert_eq!(page.post("/api/automatic", odd).await.1["code"], "stake_invalid");
}

#[tokio::test]
async fn automatic_play_ends_with_its_last_round_and_no_page_can_go_on() {
    let page = Page::under(RULES).await;
    let (_, begun) = begin(&page, 3, 1_000_000, None).await;
    let id = begun["id"].as_str().unwrap();
    assert_eq!((begun["left"].as_i64(), &begun["ended"]), (Some(3), &Value::Null));
    for (index, (left, ended)) in [(2, json!(null)), (1, json!(null)), (0, json!("rounds"))].into_iter().enumerate() {
        let (status, spun) = spin(&page, index, id).await;
        assert_eq!(status, StatusCode::OK, "{spun}");
        assert_eq!((spun["automatic"]["left"].as_i64(), &spun["automatic"]["ended"]), (Some(left), &ended));
    }
    let bets = page.supplier.operator.arrived().iter().filter(|call| *call == "bet").count();
    let (status, refused) = spin(&page, 3, id).await;
    assert_eq!((status, refused["code"].as_str()), (StatusCode::CONFLICT, Some("automatic_play_ended")));
    assert_eq!(page.supplier.operator.arrived().iter().filter(|call| *call == "bet").count(), bets);
}

#[tokio::test]
async fn automatic_play_never_loses_more_than_was_allowed() {
    let page = Page::under(RULES).await;
    let stake = page.supplier.smallest_stake().await;
    for run in 0..6 {
        let before = page.supplier.operator.balance_now();
        let (_, begun) = begin(&page, 10, 2 * stake, None).await;
        let id = begun["id"].as_str().unwrap();
        let mut ended = Value::Null;
        for index in 0..10 {
            let (status, spun) = spin(&page, run * 100 + index, id).await;
            assert_eq!(status, StatusCode::OK, "{spun}");
            ended = spun["automatic"]["ended"].clone();
            if !ended.is_null() {
                break;
            }
        }
        assert!(ended == "loss" || ended == "rounds", "{ended}");
        assert!(before - page.supplier.operator.balance_now() <= 2 * stake);
    }
}

#[tokio::test]
async fn what_was_stopped_stays_stopped_and_belongs_to_its_visit() {
    let page = Page::under(RULES).await;
    let (_, begun) = begin(&page, 5, 1_000_000, None).await;
    let id = begun["id"].as_str().unwrap();
    assert_eq!(page.post("/api/automatic/stop", json!({ "id": id })).await.0, StatusCode::NO_CONTENT);
    assert_eq!(spin(&page, 1, id).await.0, StatusCode::CONFLICT);
    assert_eq!(spin(&page, 2, "no-such-play").await.0, StatusCode::CONFLICT);
    let (_, first) = begin(&page, 5, 1_000_000, None).await;
    begin(&page, 5, 1_000_000, None).await;
    assert_eq!(
        spin(&page, 3, first["id"].as_str().unwrap()).await.0,
        StatusCode::CONFLICT,
        "a later one takes its place"
    );
}

#[tokio::test]
async fn a_round_that_was_undone_is_none_of_automatic_play() {
    let page = Page::under(RULES).await;
    let (_, begun) = begin(&page, 2, 1_000_000, None).await;
    let id = begun["id"].as_str().unwrap();
    page.supplier.operator.fail(&[Fault::AnswerLost]);
    let (_, undone) = spin(&page, 1, id).await;
    assert_eq!(
        (undone["round"]["state"].as_str(), undone["automatic"]["left"].as_i64()),
        (Some("rolled_back"), Some(2))
    );
}

#[tokio::test]
async fn the_last_rounds_can_be_looked_at_again_by_their_player_alone() {
    let page = Page::under(RULES).await;
    let stake = page.supplier.smallest_stake().await;
    let mut spun = Vec::new();
    for index in 0..52 {
        let body = json!({ "key": format!("key-past-{index:04}"), "stake": stake });
        spun.push(page.post("/api/spin", body).await.1["round"].clone());
        page.supplier.state.clock.advance_ms(RULES.round_ms);
    }
    page.supplier.operator.fail(&[Fault::AnswerLost]);
    page.post("/api/spin", json!({ "key": "key-undone", "stake": stake })).await;
    let (_, past) = page.get("/api/rounds").await;
    let rounds = past["rounds"].as_array().unwrap();
    assert_eq!((rounds.len(), &rounds[0]["is_undone"]), (50, &json!(true)));
    for (told, round) in rounds[1..].iter().zip(spun.iter().rev()) {
        assert_eq!(
            (&told["id"], &told["stake"], &told["payout"], &told["tier"]),
            (&round["id"], &round["stake"], &round["payout"], &round["tier"])
        );
    }
    let id = rounds[1]["id"].as_str().unwrap();
    let (status, again) = page.get(&format!("/api/rounds/{id}")).await;
    assert_eq!((status, &again), (StatusCode::OK, &spun[51]));
    assert_eq!(page.get("/api/rounds/none").await.0, StatusCode::NOT_FOUND);
    assert_eq!(page.supplier.state.past_round("ben", GAME, id).await.unwrap(), None);
}

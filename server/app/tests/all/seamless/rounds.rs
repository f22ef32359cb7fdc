//! Bets and wins: what they move, what a call that comes again moves, and what is refused.

use super::{GAME, PASSWORD, ok, refused, status_and_balance, tables};
use axum::http::Method;
use lumora_core::domain::account::AccountType;
use serde_json::{Value, json};

#[tokio::test]
async fn a_round_is_bet_won_and_settled() {
    for t in tables(10_000).await {
        assert_eq!(status_and_balance(&t.bet("b1", "r1", 250).await), ok(9_750));
        assert_eq!(t.round("r1").await, (250, 0, "open".to_owned()));
        assert_eq!(status_and_balance(&t.win("w1", "b1", "r1", 1_000).await), ok(10_750));
        assert_eq!(t.round("r1").await, (250, 1_000, "open".to_owned()), "a win leaves a round open");
        assert_eq!(status_and_balance(&t.win("w2", "b1", "r1", 0).await), ok(10_750));
        assert_eq!(t.round("r1").await, (250, 1_000, "closed".to_owned()), "a win of 0 settles it");
        assert_eq!(status_and_balance(&t.win("w3", "b1", "r1", 5).await), refused("ROUND_CLOSED"));
        assert_eq!(status_and_balance(&t.bet("b2", "r1", 5).await), refused("ROUND_CLOSED"));
        assert_eq!(t.balance().await, 10_750);
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_win_can_settle_its_round_at_once() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        let settled = t.win_with("w1", "b1", "r1", 400, json!({ "round_closed": true })).await;
        assert_eq!(status_and_balance(&settled), ok(10_150));
        assert_eq!(t.round("r1").await, (250, 400, "closed".to_owned()));
    }
}

#[tokio::test]
async fn the_same_call_again_gets_the_same_answer_and_moves_nothing() {
    for t in tables(10_000).await {
        let bet = t.bet("b1", "r1", 250).await;
        t.bet("b2", "r2", 100).await;
        let again = t.bet_with("b1", "r1", 250, json!({ "request_uuid": "retry" })).await;
        assert_eq!(status_and_balance(&again), status_and_balance(&bet));
        assert_eq!(again.at("/request_uuid"), "retry");
        let win = t.win("w1", "b1", "r1", 900).await;
        assert_eq!(status_and_balance(&t.win("w1", "b1", "r1", 900).await), status_and_balance(&win));
        let back = t.rollback("x1", "b2", "r2").await;
        assert_eq!(status_and_balance(&t.rollback("x1", "b2", "r2").await), status_and_balance(&back));
        assert_eq!(t.balance().await, 10_000 - 250 + 900);
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_transaction_id_with_another_body_is_a_duplicate() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        assert_eq!(status_and_balance(&t.bet("b1", "r1", 251).await), refused("DUPLICATE_TRANSACTION"));
        assert_eq!(status_and_balance(&t.bet("b1", "r9", 250).await), refused("DUPLICATE_TRANSACTION"));
        assert_eq!(status_and_balance(&t.win("b1", "b1", "r1", 5).await), refused("DUPLICATE_TRANSACTION"));
        assert_eq!(t.balance().await, 9_750);
    }
}

#[tokio::test]
async fn a_bet_is_refused_for_what_is_wrong_with_it() {
    let cases = [
        (json!({ "amount": 10_001 }), 200, "NOT_ENOUGH_MONEY"),
        (json!({ "token": "none" }), 200, "INVALID_TOKEN"),
        (json!({ "game_code": "other-game" }), 200, "INVALID_GAME"),
        (json!({ "currency": "EUR" }), 200, "WRONG_CURRENCY"),
        (json!({ "amount": 0 }), 400, "WRONG_SYNTAX"),
        (json!({ "amount": -5 }), 400, "WRONG_SYNTAX"),
        (json!({ "amount": 2.5 }), 400, "WRONG_SYNTAX"),
        (json!({ "amount": i64::MAX }), 400, "WRONG_SYNTAX"),
        (json!({ "amount": 5, "is_free": true }), 400, "WRONG_SYNTAX"),
        (json!({ "round": "" }), 400, "WRONG_SYNTAX"),
        (json!({ "transaction_uuid": "x".repeat(65) }), 400, "WRONG_SYNTAX"),
        (json!({ "transaction_uuid": "'; drop table rounds" }), 400, "WRONG_SYNTAX"),
    ];
    for t in tables(10_000).await {
        for (change, http, status) in cases.clone() {
            let reply = t.bet_with("b1", "r1", 250, change.clone()).await;
            assert_eq!((reply.status, status_and_balance(&reply)), (http, refused(status)), "{change}");
        }
        assert_eq!(status_and_balance(&t.bet("b1", "r1", 250).await), ok(9_750), "a refused id is free");
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_win_is_refused_for_what_is_wrong_with_it() {
    let cases = [
        (json!({ "reference_transaction_uuid": "b0" }), 200, "TRANSACTION_DOES_NOT_EXIST"),
        (json!({ "round": "r0" }), 200, "TRANSACTION_DOES_NOT_EXIST"),
        (json!({ "game_code": "other-game" }), 200, "INVALID_GAME"),
        (json!({ "currency": "EUR" }), 200, "WRONG_CURRENCY"),
        (json!({ "amount": -1 }), 400, "WRONG_SYNTAX"),
    ];
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        for (change, http, status) in cases.clone() {
            let reply = t.win_with("w1", "b1", "r1", 100, change.clone()).await;
            assert_eq!((reply.status, status_and_balance(&reply)), (http, refused(status)), "{change}");
        }
        assert_eq!(t.balance().await, 9_750);
    }
}

#[tokio::test]
async fn a_round_belongs_to_its_player() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        t.server.add_member("omar", PASSWORD, AccountType::Member, 10_000).await;
        let login = t.server.login("omar", PASSWORD).await;
        let game = t.server.open_game(&login, GAME).await;
        let reply = t.bet_with("b2", "r1", 250, json!({ "token": game })).await;
        assert_eq!(status_and_balance(&reply), refused("WRONG_SYNTAX"));
    }
}

#[tokio::test]
async fn maintenance_refuses_new_stakes_and_sessions_and_lets_open_rounds_end() {
    for t in tables(10_000).await {
        let bet = t.bet("b1", "r1", 250).await;
        t.bet("b2", "r2", 100).await;
        let ticket = t.server.ticket(&t.login, GAME).await;
        t.server.set("status", "1").await;
        assert_eq!(status_and_balance(&t.bet("b3", "r3", 100).await), refused("MAINTENANCE"), "{}", t.server.name);
        assert_eq!(
            status_and_balance(&t.bet("b4", "r1", 100).await),
            refused("MAINTENANCE"),
            "a further stake of an open round"
        );
        let free = json!({ "is_free": true });
        assert_eq!(
            status_and_balance(&t.bet_with("f1", "r4", 0, free.clone()).await),
            refused("MAINTENANCE"),
            "a round of its own"
        );
        assert_eq!(
            status_and_balance(&t.bet_with("f2", "r1", 0, free).await),
            ok(9_650),
            "what stakes nothing goes on"
        );
        assert_eq!(
            status_and_balance(&t.bet("b1", "r1", 250).await),
            status_and_balance(&bet),
            "what was taken before is told again"
        );
        assert_eq!(
            status_and_balance(&t.win_with("w1", "b1", "r1", 900, json!({ "round_closed": true })).await),
            ok(10_550)
        );
        assert_eq!(t.round("r1").await, (250, 900, "closed".to_owned()));
        assert_eq!(status_and_balance(&t.rollback("x1", "b2", "r2").await), ok(10_650));
        assert_eq!(t.balance().await, 10_650);
        let open = json!({ "request_uuid": "q", "ticket": ticket });
        assert_eq!(status_and_balance(&t.server.seamless("session/open", &open).await), refused("MAINTENANCE"));
        t.server.set("status", "0").await;
        let opened = t.server.seamless("session/open", &open).await;
        assert_eq!(opened.at("/status"), "RS_OK", "the ticket is still good: {}", opened.text());
        assert_eq!(status_and_balance(&t.bet("b3", "r3", 100).await), ok(10_550), "a refusal is no transaction");
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn the_session_of_play_counts_all_games_from_the_first_one_on_and_ends_with_the_login() {
    for t in tables(100_000).await {
        let session = async |login: &str| {
            let bearer = format!("Bearer {login}");
            t.server.call(Method::GET, "/wps/play/session", &[("authorization", &bearer)], &Value::Null).await
        };
        let begun = session(&t.login).await;
        assert_eq!(begun.at("/value/net"), "0.00");
        let started = begun.at("/value/startedAt");
        assert_ne!(started, "");
        t.bet("b1", "r1", 2_000).await;
        assert_eq!(session(&t.login).await.at("/value/net"), "0.00", "a round that is open has no outcome yet");
        t.win_with("w1", "b1", "r1", 500, json!({ "round_closed": true })).await;
        assert_eq!(session(&t.login).await.at("/value/net"), "-15.00");
        t.server.state.base.clock.advance_ms(60_000);
        // Another game of the same login goes on with it.
        t.server.open_game(&t.login, "koi-reef").await;
        t.bet("b2", "r2", 1_000).await;
        t.win_with("w2", "b2", "r2", 4_000, json!({ "round_closed": true })).await;
        t.bet("b3", "r3", 700).await;
        t.rollback("x3", "b3", "r3").await;
        let later = session(&t.login).await;
        assert_eq!((later.at("/value/net"), later.at("/value/startedAt")), (json!("15.00"), started));
        // The next login begins anew: with nothing, until a game is opened.
        t.server.state.base.clock.advance_ms(1_000);
        let next = t.server.login("mira", PASSWORD).await;
        let fresh = session(&next).await;
        assert_eq!((fresh.at("/value/startedAt"), fresh.at("/value/net")), (json!(""), json!("0.00")));
        t.server.open_game(&next, GAME).await;
        assert_eq!(session(&next).await.at("/value/net"), "0.00");
        let nobody = t.server.call(Method::GET, "/wps/play/session", &[], &Value::Null).await;
        assert_eq!(nobody.status, 401);
    }
}

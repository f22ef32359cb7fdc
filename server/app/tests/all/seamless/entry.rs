//! Who may call, and for how long: signatures, tickets, the session behind a game.

use super::{GAME, ok, refused, status_and_balance, table_on, tables};
use axum::http::Method;
use games::seamless::{SAMPLE_SUPPLIER, secret_of, sign};
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

#[tokio::test]
async fn after_logout_no_stake_is_taken_but_the_open_round_is_paid() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        t.bet("b2", "r2", 250).await;
        let bearer = format!("Bearer {}", t.login);
        let headers = [("authorization", bearer.as_str())];
        t.server.call(Method::DELETE, "/wps/session/logout", &headers, &Value::Null).await;
        assert_eq!(status_and_balance(&t.bet("b3", "r3", 250).await), refused("TOKEN_EXPIRED"));
        assert_eq!(status_and_balance(&t.win("w1", "b1", "r1", 700).await), ok(10_200));
        assert_eq!(status_and_balance(&t.rollback("x2", "b2", "r2").await), ok(10_450));
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn playing_keeps_the_members_session_alive_and_idling_ends_it() {
    for t in tables(10_000).await {
        for n in 0..5 {
            t.server.state.base.clock.advance_ms(20 * 60 * 1000);
            assert_eq!(status_and_balance(&t.bet(&format!("b{n}"), &format!("r{n}"), 10).await).0, "RS_OK");
        }
        t.server.state.base.clock.advance_ms(30 * 60 * 1000);
        assert_eq!(status_and_balance(&t.bet("late", "late", 10).await), refused("TOKEN_EXPIRED"));
    }
}

#[tokio::test]
async fn a_ticket_is_good_once_and_for_a_minute() {
    for t in tables(10_000).await {
        let ticket = t.server.ticket(&t.login, GAME).await;
        let open = json!({ "request_uuid": "q", "ticket": ticket });
        let first = t.server.seamless("session/open", &open).await;
        assert_eq!(first.at("/balance"), 10_000);
        assert_eq!((first.at("/user"), first.at("/game_code")), (json!(t.member), json!(GAME)));
        assert_eq!(status_and_balance(&t.server.seamless("session/open", &open).await), refused("INVALID_TOKEN"));
        let late = json!({ "request_uuid": "q", "ticket": t.server.ticket(&t.login, GAME).await });
        t.server.state.base.clock.advance_ms(60_000);
        assert_eq!(status_and_balance(&t.server.seamless("session/open", &late).await), refused("TOKEN_EXPIRED"));
        assert_eq!(
            status_and_balance(&t.server.seamless("session/open", &late).await),
            refused("INVALID_TOKEN"),
            "it is used up"
        );
    }
}

#[tokio::test]
async fn an_unsigned_or_forged_call_is_refused() {
    let server = TestServer::on_sqlite().await;
    let t = table_on(server, 10_000).await;
    let body = json!({ "request_uuid": "q", "token": t.game });
    let secret = secret_of(&t.server.state.base.store, SAMPLE_SUPPLIER).await.expect("a secret");
    let right = sign(&secret, body.to_string().as_bytes());
    let other = sign(&secret, b"another body");
    let cases: [(&[(&str, &str)], &str); 5] = [
        (&[], "RS_ERROR_INVALID_PARTNER"),
        (&[("x-supplier", "NOBODY"), ("x-signature", &right)], "RS_ERROR_INVALID_PARTNER"),
        (&[("x-supplier", SAMPLE_SUPPLIER)], "RS_ERROR_INVALID_SIGNATURE"),
        (&[("x-supplier", SAMPLE_SUPPLIER), ("x-signature", &other)], "RS_ERROR_INVALID_SIGNATURE"),
        (&[("x-supplier", SAMPLE_SUPPLIER), ("x-signature", "é")], "RS_ERROR_INVALID_SIGNATURE"),
    ];
    for (headers, status) in cases {
        let reply = t.server.call(Method::POST, "/seamless/user/balance", headers, &body).await;
        assert_eq!((reply.status, reply.at("/status")), (401, json!(status)), "{headers:?}");
    }
}

#[tokio::test]
async fn a_changed_secret_counts_at_once_and_the_former_opens_nothing() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 10).await;
        let former = secret_of(&t.server.state.base.store, SAMPLE_SUPPLIER).await.expect("a secret");
        t.server.execute("update supplier_secrets set secret = 'another'").await;
        t.server.execute("update site_revision set revision = revision + 1").await;
        t.server.state.base.clock.advance_ms(1_000);
        let body = json!({ "request_uuid": "q", "token": t.game });
        for (secret, status) in [(former.as_str(), 401), ("another", 200)] {
            let signature = sign(secret, body.to_string().as_bytes());
            let headers = [("x-supplier", SAMPLE_SUPPLIER), ("x-signature", signature.as_str())];
            let reply = t.server.call(Method::POST, "/seamless/user/balance", &headers, &body).await;
            assert_eq!(reply.status, status, "{}", t.server.name);
        }
    }
}

#[tokio::test]
async fn a_session_tells_the_operators_rules_of_play_where_it_has_some() {
    for t in tables(10_000).await {
        let open = async || json!({ "request_uuid": "q", "ticket": t.server.ticket(&t.login, GAME).await });
        let silent = t.server.seamless("session/open", &open().await).await;
        assert_eq!((silent.at("/round_ms"), silent.at("/auto_rounds")), (Value::Null, Value::Null));
        let set =
            "insert into site_settings (name, value) values ('game_round_ms', '5000'), ('game_auto_rounds', '25')";
        t.server.execute(set).await;
        let session = t.server.seamless("session/open", &open().await).await;
        assert_eq!((session.at("/round_ms"), session.at("/auto_rounds")), (json!(5_000), json!(25)));
    }
}

#[tokio::test]
async fn a_signed_call_with_the_null_character_is_malformed_on_each_engine() {
    for t in tables(10_000).await {
        let reply = t.bet_with("one", "round\0", 100, json!({})).await;
        assert_eq!(reply.at("/status"), "RS_ERROR_WRONG_SYNTAX", "{}: {}", t.server.name, reply.text());
        assert_eq!(t.bet("two", "round", 100).await.at("/status"), "RS_OK", "{}", t.server.name);
        t.assert_sound().await;
    }
}

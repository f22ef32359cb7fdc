//! Who may listen, and when a stream ends.

use axum::http::Method;
use lumora_server::testing::{TestServer, TestStream};
use platform::push;
use serde_json::{Value, json};
use tokio::sync::watch;

use super::{PASSWORD, Player, balance, listening, log_out, pay, player};

const MINUTE_MS: i64 = 60_000;

/// What comes before the end, comments apart; fails where there is none.
async fn ended(stream: &mut TestStream, what: &str) {
    let event = stream.event().await;
    assert!(event.is_none(), "{what}: {event:?}");
}

#[tokio::test]
async fn a_stream_ends_with_its_session_and_the_others_of_the_member_go_on() {
    for server in TestServer::on_both_engines().await {
        let mira = player(&server, "mira", 100).await;
        let tablet = Player { id: mira.id.clone(), token: server.login("mira", PASSWORD).await };
        let (mut phone_stream, mut tablet_stream) =
            (listening(&server, &mira).await, listening(&server, &tablet).await);
        log_out(&server, &mira.token).await;
        ended(&mut phone_stream, server.name).await;
        pay(&server.state.base.store, &mira.id, 1).await;
        assert_eq!(tablet_stream.topic_state().await, balance("1.01"), "{}", server.name);

        let third = Player { id: mira.id.clone(), token: server.login("mira", PASSWORD).await };
        let mut third_stream = listening(&server, &third).await;
        let bearer = format!("Bearer {}", third.token);
        let headers = [("authorization", bearer.as_str())];
        let others = server.call(Method::DELETE, "/wps/member/sessions?id=others", &headers, &Value::Null).await;
        assert_eq!(others.status, 200, "{}", others.text());
        ended(&mut tablet_stream, server.name).await;
        server.state.base.clock.advance_ms(1_000);
        pay(&server.state.base.store, &mira.id, 1).await;
        assert_eq!(third_stream.topic_state().await, balance("1.02"), "{}", server.name);
    }
}

#[tokio::test]
async fn a_session_or_member_that_is_no_more_is_noticed_without_being_told() {
    for server in TestServer::on_both_engines().await {
        let ways = [
            "update sessions set revoked_at = 1",
            "update sessions set last_seen_at = 0",
            "update sessions set created_at = 0",
            "update members set state = 'suspended'",
            "insert into blocked_addresses (address, reason) values ('127.0.0.0/8', 'region')",
        ];
        for (number, way) in ways.into_iter().enumerate() {
            let mira = player(&server, &format!("mira{number}"), 100).await;
            let mut stream = listening(&server, &mira).await;
            server.execute(way).await;
            server.state.base.clock.advance_ms(30_000);
            ended(&mut stream, way).await;
            let refused = server.events(Some(&mira.token), None).await.status;
            assert_eq!(refused, if way.contains("blocked") { 403 } else { 401 }, "{} {way}", server.name);
        }
    }
}

#[tokio::test]
async fn nothing_of_a_member_is_told_once_the_session_has_ended() {
    for server in TestServer::on_both_engines().await {
        let mira = player(&server, "mira", 100).await;
        let mut stream = listening(&server, &mira).await;
        server.execute("update sessions set revoked_at = 1").await;
        pay(&server.state.base.store, &mira.id, 50).await;
        ended(&mut stream, server.name).await;
    }
}

#[tokio::test]
async fn a_member_s_stream_ends_when_maintenance_begins() {
    let server = TestServer::on_sqlite().await;
    let mira = player(&server, "mira", 100).await;
    let mut stream = listening(&server, &mira).await;
    server.set("status", "1").await;
    server.state.base.clock.advance_ms(30_000);
    ended(&mut stream, "maintenance").await;
}

#[tokio::test]
async fn listening_keeps_no_session_alive() {
    for server in TestServer::on_both_engines().await {
        let mira = player(&server, "mira", 100).await;
        for _ in 0..5 {
            let mut stream = listening(&server, &mira).await;
            server.state.base.clock.advance_ms(1_000);
            pay(&server.state.base.store, &mira.id, 1).await;
            assert_eq!(stream.topic_state().await.0, "balance", "{}", server.name);
            server.state.base.clock.advance_ms(6 * MINUTE_MS - 1_000);
            ended(&mut stream, server.name).await;
        }
        assert_eq!(server.events(Some(&mira.token), None).await.status, 401, "{}", server.name);
    }
}

#[tokio::test]
async fn a_stream_ends_after_some_minutes() {
    let server = TestServer::on_sqlite().await;
    let mut stream = server.events(None, None).await;
    stream.topic_state().await;
    server.state.base.clock.advance_ms(4 * MINUTE_MS - 1);
    assert_eq!(stream.frame().await.as_deref(), Some(":\n\n"), "not before");
    server.state.base.clock.advance_ms(2 * MINUTE_MS);
    ended(&mut stream, "six minutes").await;
}

#[tokio::test]
async fn a_dead_token_is_refused_and_a_member_who_must_change_the_password_waits() {
    for server in TestServer::on_both_engines().await {
        let mira = player(&server, "mira", 100).await;
        log_out(&server, &mira.token).await;
        for token in [mira.token.as_str(), "canary", ""] {
            assert_eq!(server.events(Some(token), None).await.status, 401, "{} {token}", server.name);
        }
        let basic = [("authorization", "Basic bWlyYTo=")];
        let reply = server.call(Method::GET, "/wps/events", &basic, &Value::Null).await;
        assert_eq!((reply.status, reply.at("/code")), (401, json!("login_required")), "{}", server.name);

        let token = server.login("mira", PASSWORD).await;
        server.execute("update sessions set must_change = 1").await;
        let reply = server.get_as(&token, "/wps/events").await;
        assert_eq!((reply.status, reply.at("/code")), (403, json!("password_change_required")), "{}", server.name);
    }
}

#[tokio::test]
async fn a_server_that_stops_ends_its_streams_and_opens_no_more() {
    let server = TestServer::on_sqlite().await;
    let (stop, stopping) = watch::channel(());
    let pushing = tokio::spawn(push::run(server.state.base.clone(), stopping));
    let mira = player(&server, "mira", 100).await;
    let mut stream = listening(&server, &mira).await;
    drop(stop);
    ended(&mut stream, "stopping").await;
    pushing.await.expect("it has ended");
    let refused = server.get_as(&mira.token, "/wps/events").await;
    assert_eq!((refused.status, &refused.headers["retry-after"]), (503, &"30".parse().expect("a value")));
}

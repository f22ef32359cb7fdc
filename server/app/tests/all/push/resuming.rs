//! Coming back with the cursor of an earlier stream.

use axum::body::Body;
use axum::http::{HeaderValue, Request};
use lumora_server::testing::TestServer;

use super::{balance, change_site, listening, messages, pay, player, site_revision, write_to};

#[tokio::test]
async fn who_comes_back_is_told_only_what_is_otherwise() {
    for server in TestServer::on_both_engines().await {
        let store = &server.state.base.store;
        let mira = player(&server, "mira", 100).await;
        let cursor = listening(&server, &mira).await.cursor;

        let mut same = server.events(Some(&mira.token), Some(&cursor)).await;
        assert_eq!(same.frame().await.as_deref(), Some(":\n\n"), "{}: nothing has changed", server.name);
        write_to(store, &mira.id).await;
        assert_eq!(same.topic_state().await, messages(1), "{}: what changes is told as ever", server.name);
        drop(same);

        pay(store, &mira.id, 1).await;
        change_site(store).await;
        let mut later = server.events(Some(&mira.token), Some(&cursor)).await;
        let all = [balance("1.01"), messages(1), site_revision(1)];
        assert_eq!(later.topic_states(3).await, all, "{}", server.name);
        let cursor = later.cursor;
        pay(store, &mira.id, 1).await;
        let mut again = server.events(Some(&mira.token), Some(&cursor)).await;
        assert_eq!(again.topic_state().await, balance("1.02"), "{}", server.name);
        write_to(store, &mira.id).await;
        assert_eq!(again.topic_state().await, messages(2), "{}: nothing of what was known", server.name);
    }
}

#[tokio::test]
async fn a_stream_cut_off_between_two_events_misses_none() {
    let server = TestServer::on_sqlite().await;
    let mira = player(&server, "mira", 100).await;
    let mut cut = server.events(Some(&mira.token), None).await;
    assert_eq!(cut.topic_state().await, balance("1.00"));
    let mut next = server.events(Some(&mira.token), Some(&cut.cursor)).await;
    assert_eq!(next.topic_state().await, messages(0));
    let mut last = server.events(Some(&mira.token), Some(&next.cursor)).await;
    assert_eq!(last.topic_state().await, site_revision(0));
    let mut whole = server.events(Some(&mira.token), Some(&last.cursor)).await;
    assert_eq!(whole.frame().await.as_deref(), Some(":\n\n"));
}

#[tokio::test]
async fn the_cursor_of_another_member_or_of_a_visitor_names_nothing() {
    let server = TestServer::on_sqlite().await;
    let (mira, joel) = (player(&server, "mira", 100).await, player(&server, "joel", 100).await);
    let of_joel = listening(&server, &joel).await.cursor;
    let mut visitor = server.events(None, None).await;
    assert_eq!(visitor.topic_state().await, site_revision(0));
    for cursor in [of_joel, visitor.cursor] {
        let mut stream = server.events(Some(&mira.token), Some(&cursor)).await;
        assert_eq!(stream.topic_states(3).await, [balance("1.00"), messages(0), site_revision(0)], "{cursor}");
    }
}

#[tokio::test]
async fn a_cursor_that_can_not_be_read_is_as_none() {
    let server = TestServer::on_sqlite().await;
    let mira = player(&server, "mira", 100).await;
    let (sound, long) = (listening(&server, &mira).await.cursor, "1".repeat(9_000));
    let broken =
        [&b""[..], b"0", b"1", b"1x", b"\xff\xfe", b"null", b"1 2, 3", long.as_bytes(), &sound.as_bytes()[1..]];
    for cursor in broken {
        let request = Request::get("/wps/events")
            .header("authorization", format!("Bearer {}", mira.token))
            .header("last-event-id", HeaderValue::from_bytes(cursor).expect("a header"));
        let reply = server.send(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(reply.status, 200, "{cursor:?}");
        assert!(reply.text().contains("event: balance\n"), "{cursor:?}: {}", reply.text());
    }
}

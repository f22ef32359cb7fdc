//! What a development server alone has.

use axum::http::Method;
use lumora_server::testing::TestServer;
use lumora_server::testing::stores::sqlite;
use platform::clock::rfc3339;
use serde_json::Value;

const HOUR_MS: i64 = 60 * 60 * 1000;

async fn moves(server: &TestServer, query: &str) -> (u16, Value) {
    let reply = server.call(Method::POST, &format!("/dev/clock{query}"), &[], &Value::Null).await;
    (reply.status, reply.json())
}

#[tokio::test]
async fn the_clock_of_a_development_server_is_moved_on_and_that_of_another_is_not() {
    let server = TestServer::on_with(sqlite().await, |config| config.development = true).await;
    let begun = server.state.base.clock.now_ms();
    let (status, reply) = moves(&server, "?minutes=120").await;
    assert_eq!((status, &reply["value"]["now"]), (200, &Value::from(rfc3339(begun + 2 * HOUR_MS))), "{reply}");
    assert_eq!(server.get("/dev/clock").await.at("/value/now"), rfc3339(begun + 2 * HOUR_MS));
    for query in ["", "?minutes=0", "?minutes=-5", "?minutes=99999999", "?minutes=soon"] {
        let (status, reply) = moves(&server, query).await;
        assert!((400..=422).contains(&status), "{query}: {status} {reply}");
    }
    assert_eq!(server.state.base.clock.now_ms(), begun + 2 * HOUR_MS, "what is refused moves nothing");

    let server = TestServer::on_sqlite().await;
    let begun = server.state.base.clock.now_ms();
    assert_eq!(moves(&server, "?minutes=120").await.0, 404);
    assert_eq!((server.get("/dev/clock").await.status, server.state.base.clock.now_ms()), (404, begun));
}

//! `GET /wps/outcome`, and the calls that move money today.

use super::*;
use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};

const DRAW: &str = "/wps/relay/MCS2_claimRafflePromotion";
const MEMBER: (&str, &str) = ("lantern_member", "Kx7mTq4vLp2w");
const PASSWORD: &str = "correct horse battery";

async fn outcome_of(server: &TestServer, token: &str, key: &str) -> TestReply {
    let headers = [("authorization", &*format!("Bearer {token}")), ("idempotency-key", key)];
    server.call(Method::GET, "/wps/outcome", &headers, &Value::Null).await
}

#[tokio::test]
async fn an_answer_that_was_lost_is_told_by_its_key_word_for_word() {
    for server in TestServer::seeded().await {
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let body = json!({ "promoId": "lantern-festival" });
        assert_eq!(
            outcome_of(&server, &token, "k").await.at("/value"),
            json!({ "state": "unknown" }),
            "{}",
            server.name
        );
        let first = server.post_under("k", &token, DRAW, &body).await;
        let outcome = outcome_of(&server, &token, "k").await;
        assert_eq!(outcome.at("/value/state"), "answered", "{}", server.name);
        assert_eq!(outcome.at("/value/status"), 200, "{}", server.name);
        assert_eq!(outcome.at("/value/body").as_str(), Some(first.text().as_str()), "{}", server.name);
        let again = server.post_under("k", &token, DRAW, &body).await;
        assert_eq!((again.status, again.text()), (200, first.text()), "{}", server.name);
        assert_eq!(first.at("/value/raffle/drawsLeft"), 14, "{}", server.name);
        server.books_balance().await;
    }
}

#[tokio::test]
async fn a_refusal_is_an_outcome_too() {
    for server in TestServer::seeded().await {
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let refused = server.post_under("k", &token, DRAW, &json!({ "promoId": "moon-gift" })).await;
        let outcome = outcome_of(&server, &token, "k").await;
        assert_eq!((refused.status, outcome.at("/value/status")), (409, json!(409)), "{}", server.name);
        assert_eq!(outcome.at("/value/body").as_str(), Some(refused.text().as_str()), "{}", server.name);
    }
}

#[tokio::test]
async fn a_member_learns_of_their_own_calls_only_and_a_visitor_of_none() {
    for server in TestServer::seeded().await {
        let token = server.login(MEMBER.0, MEMBER.1).await;
        server.post_under("k", &token, DRAW, &json!({ "promoId": "lantern-festival" })).await;
        server.add_member("noah", PASSWORD, AccountType::Member, 0).await;
        let other = server.login("noah", PASSWORD).await;
        assert_eq!(
            outcome_of(&server, &other, "k").await.at("/value"),
            json!({ "state": "unknown" }),
            "{}",
            server.name
        );
        assert_eq!(outcome_of(&server, "none", "k").await.status, 401, "{}", server.name);
        // Their own call under the same key is their own.
        let own = server.post_under("k", &other, DRAW, &json!({ "promoId": "moon-gift" })).await;
        assert_eq!((own.status, own.at("/code")), (409, json!("promotion_closed")), "{}", server.name);
    }
}

#[tokio::test]
async fn an_outcome_is_asked_for_with_a_key_that_is_one() {
    let server = TestServer::seeded_on_sqlite().await;
    let token = server.login(MEMBER.0, MEMBER.1).await;
    for key in ["", "a b", &"k".repeat(129)] {
        assert_eq!(outcome_of(&server, &token, key).await.at("/code"), "invalid_request", "{key}");
    }
    let without = server.get_as(&token, "/wps/outcome").await;
    assert_eq!((without.status, without.at("/code")), (400, json!("invalid_request")));
    let reply = server
        .call(Method::POST, DRAW, &[("authorization", &format!("Bearer {token}"))], &json!({ "promoId": "moon-gift" }))
        .await;
    assert_eq!((reply.status, reply.at("/code")), (400, json!("invalid_request")), "money moves under a key only");
}

#[tokio::test]
async fn while_a_call_is_worked_on_and_after_a_death_the_outcome_says_how_far_it_has_come() {
    for server in TestServer::seeded().await {
        let token = server.login(MEMBER.0, MEMBER.1).await;
        // What a process leaves behind that died before its work, and one that died after it.
        server
            .execute(
                "insert into idempotent_replies
                 (caller, idempotency_key, fingerprint, claim, outcome, status, body, created_at, leased_until, expires_at)
                 select id, 'before', 'f', 'c', '', 0, '', 1795250096000, 1795250126000, 1795422896000
                 from members where account = 'lantern_member'
                 union all select id, 'after', 'f', 'c', '1', 0, '', 1795250096000, 1795250126000, 1795422896000
                 from members where account = 'lantern_member'",
            )
            .await;
        for key in ["before", "after"] {
            let outcome = outcome_of(&server, &token, key).await.at("/value");
            assert_eq!(outcome, json!({ "state": "inProgress" }), "{} {key}", server.name);
        }
        server.state.base.clock.advance_ms(idempotency::LEASE_MS);
        for (key, state) in [("before", "unknown"), ("after", "done")] {
            let outcome = outcome_of(&server, &token, key).await.at("/value");
            assert_eq!(outcome, json!({ "state": state }), "{} {key}", server.name);
        }
        let left = "select cast(count(*) as text) from idempotent_replies where idempotency_key = 'before'";
        assert_eq!(
            server.text(left).await.as_deref(),
            Some("0"),
            "{}: what is unknown can not be done late",
            server.name
        );
        server.state.base.clock.advance_ms(2 * 24 * 60 * 60 * 1000);
        let token = server.login(MEMBER.0, MEMBER.1).await;
        assert_eq!(outcome_of(&server, &token, "after").await.at("/value/state"), "unknown", "{}", server.name);
    }
}

#[tokio::test]
async fn what_a_visitor_is_refused_leaves_no_row_and_what_is_done_leaves_one() {
    for server in TestServer::seeded().await {
        let rows = async || -> i64 {
            let query = sql::query_scalar("select count(*) from idempotent_replies where caller = ''");
            query.fetch_one(server.state.base.store.reader()).await.expect("a count")
        };
        let send = async |key: &str, name: &str| {
            let body = json!({ "name": name, "contact": "mai@example.org", "channel": "a blog", "content": "readers ".repeat(20) });
            server.call(Method::PUT, "/wps/agent/application", &[("idempotency-key", key)], &body).await.status
        };
        for key in ["a", "b", "c"] {
            assert_eq!(send(key, "").await, 422, "{}", server.name);
        }
        assert_eq!(rows().await, 0, "{}", server.name);
        assert_eq!((send("a", "Mai").await, send("a", "Mai").await), (200, 200), "{}", server.name);
        assert_eq!(rows().await, 1, "{}", server.name);
    }
}

#[tokio::test]
async fn what_a_member_is_refused_is_kept_up_to_a_bound_and_what_is_done_always() {
    const KEPT: usize = 300;
    for server in TestServer::seeded().await {
        let token = server.login(MEMBER.0, MEMBER.1).await;
        let send = async |key: &str, promotion: &str| {
            server.post_under(key, &token, "/wps/promotions/join", &json!({ "promoId": promotion })).await.status
        };
        for number in 0..KEPT + 20 {
            assert_eq!(send(&format!("key-{number}"), "none").await, 404, "{}", server.name);
        }
        let rows = server.text("select cast(count(*) as text) from idempotent_replies where status = 404").await;
        assert_eq!(rows, Some(KEPT.to_string()), "{}", server.name);
        assert_eq!((send("key-1", "other").await, send("key-310", "other").await), (409, 404), "{}", server.name);
    }
}

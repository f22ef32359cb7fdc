//! The help centre, feedback and affiliate applications through the whole router, on both engines.

use crate::support::back_office::BackOffice;
use axum::http::Method;
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

const HELP: &str = "/wps/system/helpCenter";

fn feedback(content: &str) -> Value {
    json!({ "questionType": "game", "content": content, "contact": "" })
}

#[tokio::test]
async fn the_help_centre_holds_every_page_that_the_site_links_to() {
    for server in TestServer::seeded().await {
        let value = server.get(HELP).await.at("/value");
        let categories = value["categories"].as_array().expect("categories");
        let pages: Vec<&Value> =
            categories.iter().flat_map(|category| category["pages"].as_array().expect("pages")).collect();
        let linked: Vec<String> = server
            .get("/wps/system/status")
            .await
            .at("/value/info/resources")
            .as_array()
            .expect("resources")
            .iter()
            .filter_map(|it| it["url"].as_str()?.strip_prefix("/help?topic=").map(str::to_owned))
            .collect();
        assert!(linked.len() >= 5, "{}: {linked:?}", server.name);
        for topic in linked.iter().map(String::as_str).chain(["terms", "privacy", "responsible"]) {
            assert!(pages.iter().any(|page| page["id"] == topic), "{}: {topic}", server.name);
        }
        for tool in ["feedback", "affiliate", "browsers", "deposit"] {
            assert!(pages.iter().any(|page| page["tool"] == tool), "{}: {tool}", server.name);
        }
        assert!(pages.iter().all(|page| page["content"].as_str().is_some_and(|html| html.starts_with('<'))));
        let titles = server.get(&format!("{HELP}?language=KM")).await.at("/value/categories/0/title");
        assert_eq!(titles, "ការចាប់ផ្ដើម", "{}", server.name);
        assert_eq!(server.get(&format!("{HELP}?language=XX")).await.status, 400, "{}", server.name);
    }
}

#[tokio::test]
async fn feedback_of_a_member_opens_a_conversation_as_it_was_written() {
    for server in TestServer::seeded().await {
        let token = server.login("lantern_member", "Kx7mTq4vLp2w").await;
        let authorization = format!("Bearer {token}");
        let body = feedback("  <b>Reels</b> stood still.\nTwice.  ");
        let reply = server.call(Method::PUT, "/wps/feedback", &[("authorization", &authorization)], &body).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        assert!(reply.at("/value/visitorToken").is_null(), "{}: a member has a session", server.name);
        let mine = server.get_as(&token, "/wps/support/conversation").await.at("/value/conversation");
        assert_eq!(
            (&mine["id"], &mine["state"]),
            (&reply.at("/value/reference"), &json!("waiting")),
            "{}",
            server.name
        );
        let id = mine["id"].as_str().expect("an id").to_owned();
        let back_office = BackOffice::at(server).await;
        let shown = back_office.get(&format!("support/conversations/{id}")).await;
        assert_eq!(shown["conversation"]["account"], "lantern_member");
        assert_eq!(shown["conversation"]["subject"], "game");
        assert_eq!(shown["messages"][0]["text"], "<b>Reels</b> stood still.\nTwice.");
    }
}

#[tokio::test]
async fn feedback_of_a_visitor_is_answered_under_the_token_that_comes_with_it() {
    for server in TestServer::seeded().await {
        let reply = server.call(Method::PUT, "/wps/feedback", &[], &feedback("The reels stood still.")).await;
        let token = reply.at("/value/visitorToken").as_str().expect("a token").to_owned();
        let headers = [("x-visitor-token", token.as_str())];
        let mine = server.call(Method::GET, "/wps/support/conversation", &headers, &Value::Null).await;
        assert_eq!(mine.at("/value/conversation/id"), reply.at("/value/reference"), "{}", server.name);
        let other = server.call(Method::PUT, "/wps/feedback", &headers, &feedback("They stand still again.")).await;
        assert_eq!(other.at("/value/reference"), reply.at("/value/reference"), "{}: it goes on there", server.name);
        assert!(other.at("/value/visitorToken").is_null(), "{}", server.name);
        let dead = [("x-visitor-token", "nobody-has-this")];
        let anew = server.call(Method::PUT, "/wps/feedback", &dead, &feedback("Is anybody there?")).await;
        assert_ne!(anew.at("/value/reference"), reply.at("/value/reference"), "{}: a dead token is none", server.name);
        assert!(anew.at("/value/visitorToken").is_string(), "{}", server.name);
    }
}

#[tokio::test]
async fn the_bounds_are_the_operators_and_broken_rules_are_named() {
    for server in TestServer::seeded().await {
        server.execute("update site_settings set value = '20' where name = 'feedback_min_length'").await;
        server.execute("update site_settings set value = '30' where name = 'feedback_max_length'").await;
        let value = server.get(HELP).await.at("/value");
        assert_eq!((&value["contentMin"], &value["contentMax"]), (&json!(20), &json!(30)), "{}", server.name);
        for (body, fields) in [
            (feedback(""), json!({ "content": "rule_empty" })),
            (feedback(&"x".repeat(19)), json!({ "content": "rule_length" })),
            (feedback(&"x".repeat(31)), json!({ "content": "rule_length" })),
            (
                json!({ "questionType": "nothing", "content": "x".repeat(25) }),
                json!({ "questionType": "rule_unknown" }),
            ),
            (
                json!({ "content": "x".repeat(25), "contact": "x".repeat(101) }),
                json!({ "questionType": "rule_empty", "contact": "rule_length" }),
            ),
        ] {
            let reply = server.call(Method::PUT, "/wps/feedback", &[], &body).await;
            assert_eq!(reply.status, 422, "{}: {body}", server.name);
            assert_eq!(reply.at("/value/fields"), fields, "{}", server.name);
        }
        let reply = server.call(Method::PUT, "/wps/feedback", &[], &feedback(&"ក".repeat(30))).await;
        assert_eq!(reply.status, 200, "{}: characters count, not bytes", server.name);
    }
}

#[tokio::test]
async fn a_letter_that_is_sent_again_is_one_letter() {
    for server in TestServer::seeded().await {
        let body = feedback("The reels stood still.");
        let send =
            async |key: &str| server.call(Method::PUT, "/wps/feedback", &[("idempotency-key", key)], &body).await;
        let first = send("one").await.at("/value/reference");
        assert_eq!(send("one").await.at("/value/reference"), first, "{}: the same call", server.name);
        assert_eq!(send("two").await.at("/value/reference"), first, "{}: the same form", server.name);
        assert_eq!(
            server.text("select cast(count(*) as text) from support_messages").await.as_deref(),
            Some("1"),
            "{}",
            server.name
        );
        server.state.base.clock.advance_ms(11 * 60 * 1000);
        assert_ne!(send("three").await.at("/value/reference"), first, "{}: said anew", server.name);
    }
}

#[tokio::test]
async fn an_address_has_only_so_many_letters_an_hour() {
    for server in TestServer::seeded().await {
        server.execute("update site_settings set value = '2' where name = 'feedback_per_hour'").await;
        let send = async |content: &str| server.call(Method::PUT, "/wps/feedback", &[], &feedback(content)).await;
        assert_eq!(send("The first of them.").await.status, 200, "{}", server.name);
        assert_eq!(send("The second of them.").await.status, 200, "{}", server.name);
        let refused = send("The third of them.").await;
        assert_eq!((refused.status, refused.at("/code")), (429, json!("too_many_requests")), "{}", server.name);
        assert!(refused.headers.contains_key("retry-after"), "{}", server.name);
        server.state.base.clock.advance_ms(60 * 60 * 1000 + 1);
        assert_eq!(send("The third of them.").await.status, 200, "{}", server.name);
    }
}

#[tokio::test]
async fn an_application_needs_all_its_fields_and_reaches_the_operator() {
    for server in TestServer::seeded().await {
        let whole = json!({ "name": "Lan", "contact": "lan@example.com", "channel": "My own page",
            "content": "I write about games every week." });
        for field in ["name", "contact", "channel", "content"] {
            let mut body = whole.clone();
            body[field] = json!(" ");
            let reply = server.call(Method::PUT, "/wps/agent/application", &[], &body).await;
            assert_eq!(reply.at(&format!("/value/fields/{field}")), "rule_empty", "{}", server.name);
        }
        let reply = server.call(Method::PUT, "/wps/agent/application", &[], &whole).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        let kept = server.text("select name || '|' || member_id || '|' || state from affiliate_applications").await;
        assert_eq!(kept.as_deref(), Some("Lan||new"), "{}", server.name);
    }
}

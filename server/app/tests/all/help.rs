//! The help centre, feedback and affiliate applications through the whole router, on both engines.

use axum::http::Method;
use lumora_server::testing::{START_MS, TestReply, TestServer};
use serde_json::{Value, json};

const HELP: &str = "/wps/system/helpCenter";

/// The operator's back office: calls on the record of feedback, with a key.
struct BackOffice<'a> {
    server: &'a TestServer,
    key: String,
}

impl<'a> BackOffice<'a> {
    async fn of(server: &'a TestServer) -> Self {
        let actor = operator::Actor { name: "test".to_owned(), now_ms: START_MS };
        let key = operator::add_key(&server.state.base.store, actor, "desk").await.expect("a key");
        Self { server, key }
    }

    async fn call(&self, method: Method, path: &str, body: &Value) -> TestReply {
        let path = format!("/wps/operator/content/feedback{path}");
        self.server.call(method, &path, &[("x-operator-key", &self.key)], body).await
    }
}

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
        for tool in ["feedback", "affiliate", "deposit", "browsers"] {
            assert!(pages.iter().any(|page| page["tool"] == tool), "{}: {tool}", server.name);
        }
        assert!(pages.iter().all(|page| page["content"].as_str().is_some_and(|html| html.starts_with('<'))));
        let titles = server.get(&format!("{HELP}?language=KM")).await.at("/value/categories/0/title");
        assert_eq!(titles, "ការចាប់ផ្ដើម", "{}", server.name);
        assert_eq!(server.get(&format!("{HELP}?language=XX")).await.status, 400, "{}", server.name);
    }
}

#[tokio::test]
async fn feedback_is_kept_as_written_and_an_operator_reads_it() {
    for server in TestServer::seeded().await {
        let token = server.login("lantern_member", "Kx7mTq4vLp2w").await;
        let authorization = format!("Bearer {token}");
        let body = feedback("  <b>Reels</b> stood still.\nTwice.  ");
        let reply = server.call(Method::PUT, "/wps/feedback", &[("authorization", &authorization)], &body).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        let back_office = BackOffice::of(&server).await;
        let inbox = back_office.call(Method::GET, "", &Value::Null).await.at("/value/content");
        assert_eq!(inbox.as_array().map(Vec::len), Some(1), "{}: {inbox}", server.name);
        assert_eq!(inbox[0]["id"], reply.at("/value/reference"), "{}", server.name);
        assert_eq!(inbox[0]["content"], "<b>Reels</b> stood still.\nTwice.", "{}", server.name);
        assert_eq!(inbox[0]["state"], "new", "{}", server.name);
        assert_ne!(inbox[0]["memberId"], "", "{}", server.name);
        let path = format!("/{}", inbox[0]["id"].as_str().expect("an id"));
        let changed = back_office.call(Method::PATCH, &path, &json!({ "state": "answered" })).await;
        assert_eq!(changed.status, 200, "{}: {}", server.name, changed.text());
        let again = back_office.call(Method::GET, &path, &Value::Null).await.at("/value");
        assert_eq!((&again["state"], &again["content"]), (&json!("answered"), &inbox[0]["content"]), "{}", server.name);
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
            (feedback(""), json!({ "content": "required" })),
            (feedback(&"x".repeat(19)), json!({ "content": "length" })),
            (feedback(&"x".repeat(31)), json!({ "content": "length" })),
            (json!({ "questionType": "nothing", "content": "x".repeat(25) }), json!({ "questionType": "unknown" })),
            (
                json!({ "content": "x".repeat(25), "contact": "x".repeat(101) }),
                json!({ "questionType": "required", "contact": "length" }),
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
        assert_eq!(send("two").await.at("/value/reference"), first, "{}: the same letter", server.name);
        assert_eq!(
            server.text("select cast(count(*) as text) from feedback").await.as_deref(),
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
            assert_eq!(reply.at(&format!("/value/fields/{field}")), "required", "{}", server.name);
        }
        let reply = server.call(Method::PUT, "/wps/agent/application", &[], &whole).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        let kept = server.text("select name || '|' || member_id || '|' || state from affiliate_applications").await;
        assert_eq!(kept.as_deref(), Some("Lan||new"), "{}", server.name);
    }
}

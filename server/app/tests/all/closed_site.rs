//! A closed site: every call of the document, in maintenance and from a blocked address. A client that never asked for the
//! status learns it from whatever it calls.

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_server::openapi::openapi;
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

/// What the page of a closed site calls, beside customer service. Of the events a visitor hears when the site is open again; members are refused
/// (`push/telling.rs`).
const ALWAYS: [&str; 5] =
    ["/wps/system/status", "/wps/system/revision", "/wps/system/language", "/wps/system/onlineService", "/wps/events"];

/// Whether a closed site answers a call as ever: the operator ends maintenance, rounds that are open end, and
/// money on its way arrives.
fn is_answered(path: &str) -> bool {
    ALWAYS.contains(&path)
        || path.starts_with("/wps/support/")
        || path.starts_with("/wps/operator/")
        || path.starts_with("/seamless/")
        || path.starts_with("/payments/")
}

fn calls() -> Vec<(Method, String)> {
    let document = serde_json::to_value(openapi()).expect("a document");
    let paths = document["paths"].as_object().expect("paths").iter();
    let of_path = |(path, item): (&String, &Value)| {
        let methods: Vec<_> = item.as_object().expect("methods").keys().map(|method| method.to_uppercase()).collect();
        methods.into_iter().map(|method| (method.parse().expect("a method"), path.clone())).collect::<Vec<_>>()
    };
    let calls: Vec<_> = paths.flat_map(of_path).collect();
    assert!(calls.len() > 90 && calls.iter().any(|(_, path)| path.starts_with("/lotto/")), "{calls:?}");
    calls
}

/// Calls everything and gives how many were refused with this status and code, and how many were not.
async fn refused_everywhere(server: &TestServer, status: u16, code: &str) -> (usize, usize) {
    server.add_member("mira", "correct horse 7", AccountType::Member, 100).await;
    let (mut refused, mut answered) = (0, 0);
    for (method, path) in calls() {
        let body = if method == Method::GET { Value::Null } else { json!({}) };
        let reply = server.call(method.clone(), &path, &[], &body).await;
        let told = (reply.status, reply.at("/code"));
        if is_answered(&path) {
            assert_ne!(told, (status, json!(code)), "{} {method} {path}", server.name);
            answered += 1;
        } else {
            assert_eq!(told, (status, json!(code)), "{} {method} {path}: {}", server.name, reply.text());
            refused += 1;
        }
    }
    (refused, answered)
}

#[tokio::test]
async fn in_maintenance_every_call_but_those_of_its_page_the_operator_and_suppliers_is_refused() {
    for server in TestServer::on_both_engines().await {
        server.set("status", "1").await;
        let (refused, answered) = refused_everywhere(&server, 503, "unavailable").await;
        assert!(refused > 60 && answered > 20, "{refused} {answered}");
        assert_eq!(server.get("/wps/system/status").await.at("/value/status"), 1);
    }
}

#[tokio::test]
async fn from_a_blocked_address_every_call_but_the_same_is_refused_and_others_are_served() {
    for server in TestServer::on_both_engines().await {
        server.execute("insert into blocked_addresses (address, reason) values ('203.0.113.0/24', 'region')").await;
        let (refused, answered) = refused_everywhere(&server.at("203.0.113.9"), 403, "region_restricted").await;
        assert!(refused > 60 && answered > 20, "{refused} {answered}");
        assert_eq!(server.get("/lgw/vn/numeros/opened/game").await.status, 200, "{}", server.name);
    }
}

#[tokio::test]
async fn a_site_that_is_open_refuses_no_call_as_closed() {
    let server = TestServer::on_sqlite().await;
    for (method, path) in calls() {
        let body = if method == Method::GET { Value::Null } else { json!({}) };
        let reply = server.call(method.clone(), &path, &[], &body).await;
        let code = reply.at("/code");
        assert!(code != "unavailable" && code != "region_restricted", "{method} {path}: {}", reply.text());
    }
}

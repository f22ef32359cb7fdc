//! What a page may reach beside the site: the operator's origins of pictures and games, and the one of its analytics. The
//! content policy follows from what is checked and stored, and from nothing else.

use crate::support::back_office::{BackOffice, admin};
use axum::http::Method;
use lumora_server::site::Site;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const INDEX: &str = "<!doctype html><html lang=\"en\" dir=\"ltr\"><head><title>Built</title></head></html>";

async fn back_office() -> (BackOffice, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("index.html"), INDEX).expect("a file");
    let site = Site::load(folder.path(), &folder.path().join("cache")).expect("a site");
    (BackOffice::at(TestServer::seeded_on_sqlite().await.with_site(site)).await, folder)
}

async fn page(server: &TestServer, headers: &[(&str, &str)]) -> TestReply {
    let headers = [&[("accept", "text/html")], headers].concat();
    server.call(Method::GET, "/", &headers, &Value::Null).await
}

async fn policy(server: &TestServer) -> String {
    page(server, &[]).await.headers["content-security-policy"].to_str().expect("text").to_owned()
}

/// The words of a directive.
fn directive<'a>(policy: &'a str, name: &str) -> Vec<&'a str> {
    let found = policy.split(';').map(str::trim).find(|words| words.starts_with(name)).expect("a directive");
    found.split(' ').skip(1).collect()
}

#[tokio::test]
async fn a_page_reaches_the_site_alone_until_the_operator_names_an_origin() {
    let (back_office, _folder) = back_office().await;
    let server = &back_office.server;
    let before = page(server, &[]).await;
    let tag = before.headers["etag"].to_str().expect("a tag").to_owned();
    assert_eq!(directive(&policy(server).await, "img-src"), ["'self'", "data:"]);
    for (kind, origin) in
        [("image", "https://img.example"), ("launch", "https://play.example:8443"), ("site", "https://two.example")]
    {
        let body = json!({ "kind": kind, "origin": origin });
        back_office.done(Method::POST, "content/origins", &body).await;
    }
    let policy = policy(server).await;
    assert_eq!(directive(&policy, "img-src"), ["'self'", "data:", "https://img.example"]);
    assert_eq!(directive(&policy, "frame-src"), ["http://127.0.0.1:8081", "https://play.example:8443"]);
    assert_eq!(directive(&policy, "connect-src"), ["'self'"]);
    assert!(!policy.contains("two.example"), "{policy}");
    let again = page(server, &[("if-none-match", &tag)]).await;
    assert_eq!(again.status, 200, "a page that may reach more is another page");
    let info = server.get("/wps/system/status").await.at("/value/info");
    assert_eq!(info["imageCdns"], json!(["https://img.example"]));
    assert_eq!(info["launchGameCdns"], json!(["https://play.example:8443"]));
    let docs = server.get("/docs").await;
    let of_docs = docs.headers["content-security-policy"].to_str().expect("text");
    assert!(of_docs.contains("img-src") && !of_docs.contains("img.example"), "{of_docs}");
}

#[tokio::test]
async fn what_is_no_origin_is_refused_and_one_that_got_in_otherwise_is_left_out() {
    let (back_office, _folder) = back_office().await;
    for bad in [
        "https://img.example/path",
        "http://img.example",
        "https://*.example",
        "https://img.example; script-src *",
        "https://img.example 'unsafe-inline'",
        "img.example",
        "",
    ] {
        let body = json!({ "kind": "image", "origin": bad });
        let refused = back_office.refused(Method::POST, "content/origins", &body).await;
        assert_eq!((refused.status, refused.at("/code")), (422, json!("rule_broken")), "{bad}");
        assert!(refused.at("/value/fields/origin").is_string(), "{bad}: {}", refused.text());
    }
    let kind = json!({ "kind": "video", "origin": "https://img.example" });
    assert_eq!(back_office.refused(Method::POST, "content/origins", &kind).await.status, 422);
    let server = &back_office.server;
    server
        .execute("insert into cdn_origins (kind, origin, rank) values ('image', 'https://a.example; script-src *', 1)")
        .await;
    assert_eq!(directive(&policy(server).await, "img-src"), ["'self'", "data:"]);
    assert_eq!(server.get("/wps/system/status").await.at("/value/info/imageCdns"), json!([]));
    let twice = json!({ "kind": "image", "origin": "https://img.example" });
    back_office.done(Method::POST, "content/origins", &twice).await;
    assert_eq!(back_office.refused(Method::POST, "content/origins", &twice).await.status, 409);
}

#[tokio::test]
async fn pictures_may_be_shown_from_an_origin_that_passes_them_on() {
    let (back_office, _folder) = back_office().await;
    let picture = back_office.server.get("/cdn/art/v1/brand/mark.svg").await;
    assert_eq!(picture.headers["cross-origin-resource-policy"], "cross-origin");
    let call = back_office.server.get("/wps/system/status").await;
    assert_eq!(call.headers["cross-origin-resource-policy"], "same-origin", "calls stay with the site");
}

#[tokio::test]
async fn analytics_are_told_and_allowed_where_id_and_script_are_both_named() {
    let (back_office, _folder) = back_office().await;
    let server = &back_office.server;
    let told = async || {
        let info = server.get("/wps/system/status").await.at("/value/info");
        (info["analytics"].clone(), info["analyticsScript"].clone())
    };
    let none = (json!(""), json!(""));
    assert_eq!(told().await, none);
    admin(server, &["set", "analytics", "LUM-7"]).await.expect("a change");
    assert_eq!(told().await, none, "an id without a script is for nobody");
    for bad in ["/x.js", "http://stats.example/x.js", "javascript:alert(1)", "https://a.example@b.example/x.js"] {
        let refusal = admin(server, &["set", "analytics_script", bad]).await.unwrap_err();
        assert!(refusal.contains("https address of a script"), "{refusal}");
    }
    assert!(!policy(server).await.contains("analytics"));
    admin(server, &["set", "analytics_script", "https://stats.example/x.js?v=2"]).await.expect("a change");
    assert_eq!(told().await, (json!("LUM-7"), json!("https://stats.example/x.js?v=2")));
    let policy = policy(server).await;
    assert_eq!(directive(&policy, "connect-src"), ["'self'", "https://stats.example"]);
    assert!(directive(&policy, "script-src").contains(&"https://stats.example"), "{policy}");
    assert_eq!(directive(&policy, "trusted-types"), ["app", "worker", "analytics"]);
    admin(server, &["set", "analytics", ""]).await.expect("a change");
    assert_eq!(told().await, none);
}

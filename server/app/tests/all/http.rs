//! What every call has in common: envelope, bad input, request ids, headers, the built site, the API's description.

use axum::body::Body;
use axum::http::{Method, Request};
use lumora_core::domain::account::AccountType;
use lumora_server::site::{Site, SiteError};
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

fn envelope(reply: &TestReply) -> (u16, Value, Value) {
    (reply.status, reply.at("/success"), reply.at("/code"))
}

#[tokio::test]
async fn unknown_calls_and_methods_are_answered_in_the_envelope() {
    let server = TestServer::on_sqlite().await;
    let cases = [
        (Method::GET, "/wps/none", 404, "not_found"),
        (Method::POST, "/wps/none", 404, "not_found"),
        (Method::GET, "/wps/session/login", 405, "method_not_allowed"),
        (Method::DELETE, "/wps/system/seal", 405, "method_not_allowed"),
        (Method::GET, "/cdn/none.svg", 404, "not_found"),
    ];
    for (method, path, status, code) in cases {
        let reply = server.call(method, path, &[], &Value::Null).await;
        assert_eq!(envelope(&reply), (status, json!(false), json!(code)), "{path}: {}", reply.text());
    }
}

#[tokio::test]
async fn bad_bodies_are_named_and_never_repeated() {
    let server = TestServer::on_sqlite().await;
    let post = |body: &'static str, content_type: &'static str| {
        Request::post("/wps/system/language")
            .header("content-type", content_type)
            .body(Body::from(body))
            .expect("a request")
    };
    let cases = [
        (post("{", "application/json"), "not JSON"),
        (post("{\"language\":7}", "application/json"), "language"),
        (post("{}", "application/json"), "language"),
        (post("{\"language\":[\"hunter2\"]}", "application/json"), "expected shape"),
        (post("language=EN", "text/plain"), "Content-Type"),
        (post("", "application/json"), "not JSON"),
    ];
    for (request, hint) in cases {
        let reply = server.send(request).await;
        assert_eq!(envelope(&reply), (400, json!(false), json!("invalid_request")), "{}", reply.text());
        assert!(reply.text().contains(hint) && !reply.text().contains("hunter2"), "{hint}: {}", reply.text());
    }
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused() {
    let server = TestServer::on_sqlite().await;
    let body = json!({ "language": "x".repeat(300_000) });
    for headers in [&[][..], &[("idempotency-key", "k")]] {
        let reply = server.call(Method::POST, "/wps/system/language", headers, &body).await;
        assert_eq!(envelope(&reply), (413, json!(false), json!("too_large")));
    }
}

#[tokio::test]
async fn every_reply_carries_a_request_id_and_takes_a_sane_one_over() {
    let server = TestServer::on_sqlite().await;
    let id_of = |reply: &TestReply| reply.headers["x-request-id"].to_str().expect("text").to_owned();
    let own = server.call(Method::GET, "/wps/system/seal", &[("x-request-id", "abc-1.2_3")], &Value::Null).await;
    assert_eq!(id_of(&own), "abc-1.2_3");
    for insane in ["", "a b", "x\"y", &"z".repeat(65)] {
        let reply = server.call(Method::GET, "/wps/none", &[("x-request-id", insane)], &Value::Null).await;
        assert!(id_of(&reply) != insane && id_of(&reply).len() == 24, "{insane}");
    }
}

#[tokio::test]
async fn every_reply_carries_the_security_headers() {
    let server = TestServer::on_sqlite().await;
    for path in ["/wps/system/seal", "/wps/none", "/docs", "/openapi.json", "/no-such-page"] {
        let reply = server.get(path).await;
        let policy = reply.headers["content-security-policy"].to_str().expect("text").to_owned();
        assert_eq!(reply.headers["x-content-type-options"], "nosniff", "{path}");
        if path != "/docs" {
            assert_eq!(policy, "default-src 'none'; frame-ancestors 'none'", "{path} answers with data");
            continue;
        }
        assert!(policy.contains("require-trusted-types-for 'script'") && policy.contains("default-src 'none'"));
        assert!(policy.contains("frame-src http://127.0.0.1:8081;") && !policy.contains("unsafe-inline"));
    }
}

#[tokio::test]
async fn files_pictures_refusals_and_failures_carry_the_security_headers_too() {
    let (server, _folder) = server_with_site().await;
    let tag = server.get("/assets/app-1a2b.js").await.headers["etag"].to_str().expect("a tag").to_owned();
    server.execute("alter table vendors rename to vendors_gone").await;
    let cases = [
        (Method::GET, "/", BROWSER, 200),
        (Method::GET, "/nowhere", BROWSER, 404),
        (Method::GET, "/assets/app-1a2b.js", BROWSER, 200),
        (Method::GET, "/assets/app-1a2b.js", ("if-none-match", tag.as_str()), 304),
        (Method::GET, "/assets/none.js", BROWSER, 404),
        (Method::GET, "/cdn/art/v1/tile/rng/lucky-lantern.svg", BROWSER, 200),
        (Method::GET, "/cdn/none.svg", BROWSER, 404),
        (Method::POST, "/", BROWSER, 405),
        (Method::POST, "/wps/system/language", ("sec-fetch-site", "cross-site"), 403),
        (Method::GET, "/wps/member/info", BROWSER, 401),
        (Method::GET, "/wps/relay/GCSGAME_gameVendor", BROWSER, 500),
    ];
    for (method, path, header, status) in cases {
        let reply = server.call(method, path, &[header], &Value::Null).await;
        assert_eq!(reply.status, status, "{path}: {}", reply.text());
        let policy = reply.headers["content-security-policy"].to_str().expect("text").to_owned();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"), "{path}: {policy}");
        // The operator's other origins pass pictures on.
        let shown_by = if path.starts_with("/cdn/art/") { "cross-origin" } else { "same-origin" };
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "strict-origin-when-cross-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", shown_by),
        ] {
            assert_eq!(reply.headers[name], value, "{path}");
        }
        assert!(
            reply.headers.contains_key("permissions-policy") && reply.headers.contains_key("x-request-id"),
            "{path}"
        );
        assert!(!reply.text().contains("vendors_gone") && !reply.text().contains("no such table"), "{path}");
    }
}

#[tokio::test]
async fn no_cache_keeps_what_failed() {
    let (server, _folder) = server_with_site().await;
    server.execute("alter table vendors rename to vendors_gone").await;
    let large = json!({ "language": "x".repeat(300_000) });
    let cases = [
        (Method::GET, "/wps/none", Value::Null, 404),
        (Method::GET, "/cdn/none.svg", Value::Null, 404),
        (Method::GET, "/assets/none.js", Value::Null, 404),
        (Method::GET, "/nowhere", Value::Null, 404),
        (Method::DELETE, "/wps/system/seal", Value::Null, 405),
        (Method::GET, "/wps/member/info", Value::Null, 401),
        (Method::GET, "/wps/operator/settings", Value::Null, 401),
        (Method::GET, "/wps/relay/GCSGAME_gameList?pageNo=0", Value::Null, 400),
        (Method::POST, "/wps/system/language", json!({ "language": "XX" }), 422),
        (Method::POST, "/wps/system/language", large, 413),
        (Method::POST, "/seamless/user/balance", json!({}), 401),
        (Method::GET, "/wps/relay/GCSGAME_gameVendor", Value::Null, 500),
    ];
    for (method, path, body, status) in cases {
        let reply = server.call(method, path, &[BROWSER], &body).await;
        assert_eq!(reply.status, status, "{path}: {}", reply.text());
        let kept: Vec<_> = reply.headers.get_all("cache-control").iter().collect();
        assert_eq!(kept, ["no-store"], "{path}");
    }
}

#[tokio::test]
async fn an_address_with_the_null_character_is_refused_whatever_it_leads_to() {
    let server = TestServer::on_sqlite().await;
    for path in [
        "/%00",
        "/wps/none?a=%00",
        "/cdn/picture/%00.jpg",
        "/cdn/art/v1/tile/rng/a%00.svg",
        "/assets/x%00.js",
        "/docs?%00",
        "/wps/operator/content/notices/%00",
    ] {
        let reply = server.get(path).await;
        assert_eq!(envelope(&reply), (400, json!(false), json!("invalid_request")), "{path}: {}", reply.text());
    }
    assert_eq!(server.get("/wps/system/seal?text=%2500").await.status, 200, "only the escape is spelled there");
}

#[tokio::test]
async fn a_page_of_another_origin_can_not_make_a_browser_change_anything() {
    let server = TestServer::on_sqlite().await;
    let body = json!({ "language": "EN" });
    for from in ["cross-site", "same-site"] {
        let reply = server.call(Method::POST, "/wps/system/language", &[("sec-fetch-site", from)], &body).await;
        assert_eq!(envelope(&reply), (403, json!(false), json!("forbidden")), "{from}");
    }
    for from in ["same-origin", "none"] {
        let reply = server.call(Method::POST, "/wps/system/language", &[("sec-fetch-site", from)], &body).await;
        assert_eq!(reply.status, 200, "{from}");
    }
}

#[tokio::test]
async fn a_dead_token_is_a_visitor_where_visitors_may_go_and_401_elsewhere() {
    let server = TestServer::on_sqlite().await;
    assert_eq!(server.get_as("dead", "/wps/system/seal").await.status, 200);
    for token in ["dead", "", "a b c"] {
        assert_eq!(server.get_as(token, "/wps/member/info").await.at("/code"), "login_required", "{token}");
    }
}

fn built_site() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &[u8]| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    };
    write("index.html", b"<!doctype html><script>var early = 1;</script><title>Lumora</title><div id=root></div>");
    write("assets/app-1a2b.js", "console.log('lumora');".repeat(100).as_bytes());
    write("assets/core-3c4d.wasm", &[0; 5000]);
    write("favicon.ico", &[1, 2, 3]);
    write("assets/photo.png", &[9; 900]);
    folder
}

async fn server_with_site() -> (TestServer, tempfile::TempDir) {
    let folder = built_site();
    let site = Site::load(folder.path(), &folder.path().join("../cache-of-the-test")).expect("a site");
    (TestServer::on_sqlite().await.with_site(site), folder)
}

const BROWSER: (&str, &str) = ("accept", "text/html,application/xhtml+xml");

#[tokio::test]
async fn routes_of_the_site_get_its_page_and_other_paths_get_it_with_404() {
    let (server, _folder) = server_with_site().await;
    for (path, status) in [("/", 200), ("/rng", 200), ("/promoDetail?id=3", 200), ("/nowhere", 404), ("/rng/x", 404)] {
        let reply = server.call(Method::GET, path, &[BROWSER], &Value::Null).await;
        assert_eq!(reply.status, status, "{path}");
        assert!(reply.text().contains("<div id=root>"), "{path}");
        let kept = if status == 200 { "no-cache" } else { "no-store" };
        assert_eq!(reply.headers["cache-control"], kept, "{path}");
    }
    for path in ["/register.html", "/promoDetail?id=3"] {
        let preview = server.call(Method::GET, path, &[("accept", "*/*")], &Value::Null).await;
        assert_eq!(preview.status, 200, "{path}: what makes previews of links takes anything");
    }
    let script = server.get("/assets/none.js").await;
    assert_eq!(envelope(&script), (404, json!(false), json!("not_found")), "a missing script is no page");
    let api = server.call(Method::GET, "/wps/none", &[BROWSER], &Value::Null).await;
    assert_eq!(api.at("/code"), "not_found");
}

#[tokio::test]
async fn hashed_files_are_immutable_compressed_and_tagged() {
    let (server, _folder) = server_with_site().await;
    let packed =
        server.call(Method::GET, "/assets/app-1a2b.js", &[("accept-encoding", "gzip, br")], &Value::Null).await;
    assert_eq!(packed.headers["content-encoding"], "br");
    assert_eq!(packed.headers["cache-control"], "public, max-age=31536000, immutable");
    assert_eq!(packed.headers["content-type"], "text/javascript; charset=utf-8");
    assert!(packed.body.len() < 200);
    let wasm = server.call(Method::GET, "/assets/core-3c4d.wasm", &[("accept-encoding", "br")], &Value::Null).await;
    assert_eq!(wasm.headers["content-type"], "application/wasm");
    assert_eq!(wasm.headers["content-encoding"], "br");

    let tag = packed.headers["etag"].to_str().expect("a tag").to_owned();
    let known = [("accept-encoding", "br"), ("if-none-match", tag.as_str())];
    let fresh = server.call(Method::GET, "/assets/app-1a2b.js", &known, &Value::Null).await;
    assert_eq!((fresh.status, fresh.body.len()), (304, 0));

    let plain = server.call(Method::GET, "/assets/app-1a2b.js", &[("accept-encoding", "br;q=0")], &Value::Null).await;
    assert_eq!(plain.body.len(), 2200);
    let photo = server.call(Method::GET, "/assets/photo.png", &[("accept-encoding", "br, gzip")], &Value::Null).await;
    assert_eq!(photo.body.len(), 900, "what does not get smaller stays as it is");
}

#[tokio::test]
async fn the_inline_script_of_the_page_is_allowed_by_its_hash() {
    let (server, _folder) = server_with_site().await;
    let reply = server.call(Method::GET, "/", &[BROWSER], &Value::Null).await;
    let policy = reply.headers["content-security-policy"].to_str().expect("text").to_owned();
    assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval' 'sha256-"), "{policy}");
}

#[tokio::test]
async fn paths_do_not_lead_out_of_the_site() {
    let (server, _folder) = server_with_site().await;
    for path in [
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "//etc/passwd",
        "/assets/%2e%2e%2f%2e%2e%2fetc/passwd",
    ] {
        let reply = server.get(path).await;
        assert_eq!(reply.status, 404, "{path}");
    }
}

#[test]
fn a_folder_without_a_site_is_named_together_with_the_remedy() {
    let folder = tempfile::tempdir().expect("a folder");
    let error = Site::load(folder.path(), folder.path()).expect_err("no site there");
    assert!(matches!(error, SiteError::NoIndex(_)));
    assert!(error.to_string().contains("--site"), "{error}");
}

#[tokio::test]
async fn the_api_describes_every_call_it_has() {
    let server = TestServer::on_sqlite().await;
    let document = server.get("/openapi.json").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let paths = document["paths"].as_object().expect("paths");
    for path in ["/wps/session/login", "/wps/system/seal", "/seamless/transaction/bet", "/wps/game/launchGame"] {
        assert!(paths.contains_key(path), "{path}");
    }
    let page = server.get("/docs").await;
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
    let page = page.text();
    assert!(!page.contains("<script") && !page.contains(" style="), "the policy allows neither");
    for (path, item) in paths {
        assert!(page.contains(path.as_str()), "{path} is missing on the page");
        for (method, operation) in item.as_object().expect("methods") {
            let told = ["summary", "operationId", "tags"].into_iter().all(|field| !operation[field].is_null());
            assert!(told, "{method} {path} lacks a summary or a tag");
            for (status, response) in operation["responses"].as_object().expect("responses") {
                assert!(
                    response["description"].as_str().is_some_and(|text| !text.is_empty()),
                    "{method} {path} {status}"
                );
            }
        }
    }
}

#[tokio::test]
async fn every_reference_of_the_document_leads_somewhere() {
    let server = TestServer::on_sqlite().await;
    let document = server.get("/openapi.json").await.json();
    fn walk<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|inner| walk(inner, found));
            }
            Value::Array(items) => items.iter().for_each(|inner| walk(inner, found)),
            _ => {}
        }
    }
    let mut references = Vec::new();
    walk(&document, &mut references);
    assert!(references.len() > 20);
    for reference in references {
        assert!(document.pointer(reference.trim_start_matches('#')).is_some(), "{reference}");
    }
}

#[tokio::test]
async fn a_game_starts_for_a_member_with_its_ticket_in_the_fragment() {
    let server = TestServer::on_sqlite().await;
    server.execute("insert into vendors (code, name, slug) values ('V', 'Vendor', 'vendor')").await;
    server
        .execute(
            "insert into games (node_id, vendor, game_code, game_type, classify, is_game, name, search_text, image_url, min_bet, rank, supplier)
             values ('n1', 'V', 'v-one', 'RNG', '', 'GAME', 'One', 'one', '', 10, 1, 'SAMPLE')",
        )
        .await;
    server.add_member("mira", "correct horse 7", AccountType::Member, 100).await;
    let launch = json!({ "nodeId": "n1", "vassalage": "V", "gameType": "RNG", "device": "WEB", "language": "KM", "backUrl": "/rng", "theme": "light" });
    let visitor = server.call(Method::POST, "/wps/game/launchGame", &[], &launch).await;
    assert_eq!(envelope(&visitor), (401, json!(false), json!("login_required")));

    let token = server.login("mira", "correct horse 7").await;
    let reply = server.post_as(&token, "/wps/relay/GCS_gameLaunchFB", &launch).await;
    assert_eq!((reply.status, reply.at("/value/gameName")), (200, json!("One")), "{}", reply.text());
    let url = reply.at("/value/url").as_str().expect("an address").to_owned();
    let (page, fragment) = url.split_once('#').expect("a fragment");
    assert_eq!(page, "http://127.0.0.1:8081/play/v-one");
    assert!(fragment.contains("&lang=KM&theme=light&"), "{fragment}");
    assert!(fragment.ends_with("&backUrl=http%3A%2F%2F127.0.0.1%3A8080%2Frng"), "{fragment}");
    let ticket = fragment.trim_start_matches("ticket=").split('&').next().expect("a ticket");
    let open = server.seamless("session/open", &json!({ "request_uuid": "q", "ticket": ticket })).await;
    assert_eq!(
        (open.at("/vendor"), open.at("/game_code"), open.at("/lang"), open.at("/balance")),
        (json!("V"), json!("v-one"), json!("KM"), json!(100))
    );

    server.execute("update games set supplier = ''").await;
    let nobodys = server.post_as(&token, "/wps/game/launchGame", &launch).await;
    assert_eq!(envelope(&nobodys), (422, json!(false), json!("game_unavailable")), "{}", nobodys.text());
    server.execute("update games set enabled = 0").await;
    assert_eq!(server.post_as(&token, "/wps/game/launchGame", &launch).await.at("/code"), "game_unavailable");
    let unknown = json!({ "nodeId": "n9", "vassalage": "V", "gameType": "RNG", "device": "WEB", "language": "EN", "backUrl": "/" });
    let unknown = server.post_as(&token, "/wps/game/launchGame", &unknown).await;
    assert_eq!(envelope(&unknown), (404, json!(false), json!("game_not_found")));
}

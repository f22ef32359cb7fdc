//! What no honest client sends: every call of the document meets every kind of bad input, as a visitor and as a member.
//! The answer is always a clear refusal in the envelope, never a failure of the server, and never an echo of what was sent.

use axum::body::Body;
use axum::http::{HeaderValue, Method, Request};
use lumora_core::domain::account::AccountType;
use lumora_server::openapi::openapi;
use lumora_server::testing::{TestReply, TestServer};
use platform::ids;
use serde_json::{Value, json};

/// Stands in every secret and every value that is sent; it must never come back.
const CANARY: &str = "canary-5f1e";
const PASSWORD: &str = "correct horse canary-5f1e";

/// A call of the document.
struct Call {
    method: Method,
    path: String,
    takes_body: bool,
    sealed: bool,
    content_type: &'static str,
    /// Refused without an idempotency key.
    keyed: bool,
}

const JSON: &str = "application/json";
const FORM: &str = "application/x-www-form-urlencoded";

fn calls() -> Vec<Call> {
    let document = serde_json::to_value(openapi()).expect("a document");
    let mut calls = Vec::new();
    // A provider's events have answers of their own, and nobody but the provider can tell one: cashier/deposits.rs forges them.
    let paths = document["paths"].as_object().expect("paths").iter();
    for (path, item) in paths.filter(|(path, _)| !path.starts_with("/payments/")) {
        for (method, operation) in item.as_object().expect("methods") {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            let body = &operation["requestBody"];
            // A file is no JSON that could be hostile; promotions/ and pictures.rs attack it as what it is.
            if !body["content"]["application/octet-stream"].is_null() {
                continue;
            }
            let sealed = body.to_string().contains("SealedBody");
            let content_type = if body["content"][FORM].is_null() { JSON } else { FORM };
            let keyed = operation["parameters"].to_string().contains("Idempotency-Key");
            calls.push(Call { method, path: path.clone(), takes_body: !body.is_null(), sealed, content_type, keyed });
        }
    }
    assert!(calls.len() > 20);
    calls
}

/// A key that every server of these tests takes, for the operator's calls.
const KEY: &str = "operator_desk_secret-of-the-desk";

async fn take_key(server: &TestServer) {
    let hash = ids::token_hash("secret-of-the-desk");
    let statement =
        format!("insert into operator_keys (id, name, secret_hash, created_at) values ('desk', 'desk', '{hash}', 0)");
    server.execute(Box::leak(statement.into_boxed_str())).await;
}

/// A server on each engine, with the authorization headers of its callers: a visitor (none), a member, an agent.
async fn servers() -> Vec<(TestServer, [Option<String>; 3])> {
    let mut servers = Vec::new();
    for server in TestServer::on_both_engines().await {
        server.add_member("mira", PASSWORD, AccountType::Member, 100).await;
        take_key(&server).await;
        let bearer = format!("Bearer {}", server.login("mira", PASSWORD).await);
        server.add_member("ada", PASSWORD, AccountType::from_number(1), 0).await;
        let agent = format!("Bearer {}", server.login("ada", PASSWORD).await);
        servers.push((server, [None, Some(bearer), Some(agent)]));
    }
    servers
}

/// Whoever a call is for: an agent, or a member.
fn caller<'a>(bearers: &'a [Option<String>; 3], path: &str) -> Option<&'a String> {
    let [_, member, agent] = bearers;
    let is_for_agents = path.starts_with("/wps/agent/") || path.contains("_process");
    if is_for_agents { agent.as_ref() } else { member.as_ref() }
}

/// Checks what every reply owes its caller, and gives its code; empty when the call was done.
fn checked(reply: &TestReply, context: &str) -> String {
    assert!(reply.status < 500, "{context}: {} {}", reply.status, reply.text());
    assert!(!reply.text().contains(CANARY), "{context} comes back: {}", reply.text());
    let headers = format!("{:?}", reply.headers);
    assert!(!headers.contains(CANARY), "{context} comes back: {headers}");
    for name in ["x-request-id", "content-security-policy", "x-content-type-options"] {
        assert!(reply.headers.contains_key(name), "{context} lacks {name}");
    }
    if let Some(status) = reply.at("/status").as_str() {
        assert!(status.starts_with("RS_"), "{context}: {status}");
        return if status == "RS_OK" { String::new() } else { status.to_owned() };
    }
    let kind = reply.headers["content-type"].to_str().unwrap_or_default();
    if reply.status == 200 && !kind.starts_with("application/json") {
        return String::new();
    }
    let success = reply.at("/success").as_bool().unwrap_or_else(|| panic!("{context}: no envelope: {}", reply.text()));
    assert_eq!(success, reply.status == 200, "{context}: {} {}", reply.status, reply.text());
    let code = reply.at("/code").as_str().unwrap_or_default().to_owned();
    assert_eq!(success, code.is_empty(), "{context}: {}", reply.text());
    assert!(success || !reply.at("/message").as_str().unwrap_or_default().is_empty(), "{context}: no message");
    code
}

fn request(call: &Call, address: &str, bearer: Option<&String>) -> axum::http::request::Builder {
    let mut request = Request::builder().method(call.method.clone()).uri(address);
    if call.path.starts_with("/wps/operator/") {
        request = request.header("x-operator-key", KEY);
    }
    if call.keyed {
        request = request.header("idempotency-key", ids::new_id(0));
    }
    match bearer {
        Some(bearer) => request.header("authorization", bearer),
        None => request,
    }
}

#[tokio::test]
async fn hostile_bodies_are_refused() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let nul = format!(
        r#"{{"language":"{CANARY}\u0000","nodeId":"\u0000","vassalage":"\u0000{CANARY}","vendor":"\u0000","gameType":"\u0000",
        "gameCode":"\u0000","device":"\u0000","backUrl":"\u0000","kid":"\u0000","nonce":"\u0000","enc":"\u0000","ct":"\u0000"}}"#
    );
    let odd = nul.replace("\\u0000", "\u{202e}\u{feff}\u{1f468}\u{200d}\\ud83d\\ude00");
    let huge = nul.replace("\\u0000", &"9".repeat(20_000));
    let bodies = [
        "",
        "null",
        "[]",
        "{}",
        "7",
        "-1",
        "1e999",
        "true",
        "\"text\"",
        "{",
        "{\"language\":",
        "\u{feff}{}",
        "{}{}",
        "{\"language\":99999999999999999999999}",
        "{\"language\":-1}",
        "{\"language\":null}",
        "{\"language\":{}}",
        "{\"language\":\"EN\",\"language\":\"CN\"}",
        "{\"language\":\"\\ud800\"}",
        &deep,
        &nul,
        &odd,
        &huge,
    ];
    for (server, bearers) in servers().await {
        for call in calls().iter().filter(|call| call.takes_body) {
            for (bearer, body) in bearers.iter().flat_map(|bearer| bodies.iter().map(move |body| (bearer, *body))) {
                let excerpt: String = body.chars().take(60).collect();
                let context = format!("{} {} {} {excerpt}", server.name, call.method, call.path);
                let typed = request(call, &call.path, bearer.as_ref()).header("content-type", call.content_type);
                let reply = server.send(typed.body(Body::from(body.to_owned())).expect("a request")).await;
                assert!(!checked(&reply, &context).is_empty() || body.contains("\"EN\""), "{context}: done");
            }
        }
    }
}

#[tokio::test]
async fn a_body_of_two_megabytes_or_of_another_type_is_refused() {
    let large = format!("{{\"language\":\"{}\"}}", "x".repeat(2_000_000));
    for (server, bearers) in servers().await {
        for call in calls().iter().filter(|call| call.takes_body && !call.path.starts_with("/seamless/")) {
            let bearer = caller(&bearers, &call.path);
            let context = format!("{} {} {}", server.name, call.method, call.path);
            let typed = request(call, &call.path, bearer).header("content-type", call.content_type);
            let reply = server.send(typed.body(Body::from(large.clone())).expect("a request")).await;
            assert_eq!((reply.status, checked(&reply, &context).as_str()), (413, "too_large"), "{context}");
            for types in
                [&[][..], &["text/plain"], &["application/jsonp"], &["application/json", "text/plain"], &["\u{0}"]]
            {
                let mut typed = request(call, &call.path, bearer);
                for value in types.iter().filter_map(|value| HeaderValue::try_from(*value).ok()) {
                    typed = typed.header("content-type", value);
                }
                let reply = server.send(typed.body(Body::from("{}")).expect("a request")).await;
                let code = if call.sealed { "seal_invalid" } else { "invalid_request" };
                assert_eq!((reply.status, checked(&reply, &context).as_str()), (400, code), "{context} {types:?}");
            }
        }
    }
}

#[tokio::test]
async fn hostile_queries_are_refused_or_ignored() {
    let long = format!("gameName={}", CANARY.repeat(700));
    let queries = [
        "%",
        "%zz",
        "%00",
        "gameName=%00",
        "gameName=%ff%fe",
        "vassalage=%00",
        "vassalage=canary-5f1e'--",
        "&&&===",
        "=",
        "pageNo=0",
        "pageNo=-1",
        "pageNo=99999999999999999999",
        "pageNo=1.5",
        "pageNo=1e9",
        "pageNo=%D9%A1",
        "pageSize=0",
        "pageSize=101",
        "pageNo=1&pageNo=2",
        "pageNo=4294967295&pageSize=100",
        "pageNo[]=1",
        "gameType=canary-5f1e",
        "gameType=%00",
        "language=canary-5f1e",
        "language=%00",
        "minBet=-1",
        "minBet=1e-2",
        "minLineNum=9",
        "clientType=4",
        "platform=%00",
        "merchant=%F0%9F%98%80",
        "gameName=%E2%80%AE%25_!%27%22",
        "type=%00",
        "noticeType=%00",
        "page=%00",
        &long,
    ];
    for (server, bearers) in servers().await {
        for call in calls().iter().filter(|call| call.method == Method::GET) {
            for (bearer, query) in bearers.iter().flat_map(|bearer| queries.iter().map(move |query| (bearer, query))) {
                let address = format!("{}?{query}", call.path);
                let sent = request(call, &address, bearer.as_ref()).body(Body::empty()).expect("a request");
                let context = format!("{} {address}", server.name);
                let code = checked(&server.send(sent).await, &context);
                assert!(!query.contains("%00") || code == "invalid_request", "{context}: {code}");
            }
        }
    }
}

#[tokio::test]
async fn the_null_character_in_a_variable_part_of_the_path_is_refused() {
    for (server, bearers) in servers().await {
        let mut tried = 0;
        for call in calls().iter().filter(|call| call.path.contains('{')) {
            for value in call.path.split('/').filter(|part| part.starts_with('{')) {
                let address = call.path.replace(value, "x%00").replace(['{', '}'], "");
                let sent =
                    request(call, &address, caller(&bearers, &call.path)).header("content-type", call.content_type);
                let body = if call.takes_body { "{}" } else { "" };
                let reply = server.send(sent.body(Body::from(body)).expect("a request")).await;
                let context = format!("{} {} {address}", server.name, call.method);
                assert_eq!((reply.status, checked(&reply, &context).as_str()), (400, "invalid_request"), "{context}");
                tried += 1;
            }
        }
        assert!(tried > 5, "{tried}");
    }
}

#[tokio::test]
async fn hostile_headers_are_refused_or_ignored() {
    let long = CANARY.repeat(500);
    let cases: Vec<(&str, Vec<&[u8]>)> = vec![
        ("authorization", vec![b"Bearer"]),
        ("authorization", vec![b"Bearer "]),
        ("authorization", vec![b"Bearer canary-5f1e", b"Bearer canary-5f1e"]),
        ("authorization", vec![b"Basic Y2FuYXJ5LTVmMWU="]),
        ("authorization", vec![b"Bearer \xff\xfe"]),
        ("authorization", vec![b"Bearer a b c"]),
        ("authorization", vec![long.as_bytes()]),
        ("language", vec![b"canary-5f1e"]),
        ("language", vec![b"\xff"]),
        ("language", vec![b"EN", b"CN"]),
        ("merchant", vec![b"canary-5f1e'--"]),
        ("merchant", vec![b"\xff"]),
        ("cookie", vec![b"remembered=canary-5f1e.canary-5f1e; device=canary-5f1e; language=canary-5f1e"]),
        ("cookie", vec![b"====;;;;\xff", b"remembered="]),
        ("x-request-id", vec![b"canary-5f1e\""]),
        ("x-request-id", vec![b"\xff"]),
        ("accept-encoding", vec![b"\xff, br;q=x, identity;q=0"]),
        ("accept", vec![long.as_bytes()]),
        ("if-none-match", vec![b"canary-5f1e"]),
        ("range", vec![b"bytes=5-canary"]),
        ("x-forwarded-for", vec![b"canary-5f1e"]),
        ("x-supplier", vec![b"canary-5f1e"]),
        ("x-signature", vec![b"\xff"]),
    ];
    for (server, bearers) in servers().await {
        // Logging out comes last of all calls: the others go on being a member's.
        let (last, others): (Vec<_>, Vec<_>) = calls().into_iter().partition(|call| call.path == "/wps/session/logout");
        for call in others.into_iter().chain(last) {
            for (name, values) in &cases {
                let bearer = caller(&bearers, &call.path).filter(|_| *name != "authorization");
                let mut sent = request(&call, &call.path, bearer).header("content-type", "application/json");
                for value in values {
                    sent = sent.header(*name, HeaderValue::from_bytes(value).expect("a header"));
                }
                let body = if call.takes_body { "{}" } else { "" };
                let context = format!("{} {} {} {name}", server.name, call.method, call.path);
                let reply = server.send(sent.body(Body::from(body)).expect("a request")).await;
                checked(&reply, &context);
            }
        }
    }
}

#[tokio::test]
async fn hostile_idempotency_keys_are_refused() {
    let long = "k".repeat(129);
    for (server, bearers) in servers().await {
        let call = Call {
            method: Method::POST,
            path: "/wps/system/language".to_owned(),
            takes_body: true,
            sealed: false,
            content_type: JSON,
            keyed: false,
        };
        for keys in [vec![&b""[..]], vec![long.as_bytes()], vec![b"\xff"], vec![b"a b"], vec![b"a", b"b"]] {
            let mut sent =
                request(&call, &call.path, caller(&bearers, &call.path)).header("content-type", "application/json");
            for key in keys {
                sent = sent.header("idempotency-key", HeaderValue::from_bytes(key).expect("a header"));
            }
            let reply = server.send(sent.body(Body::from("{\"language\":\"EN\"}")).expect("a request")).await;
            assert_eq!((reply.status, checked(&reply, server.name).as_str()), (400, "invalid_request"));
        }
    }
}

#[tokio::test]
async fn a_call_under_another_method_says_which_are_there() {
    let server = TestServer::on_sqlite().await;
    take_key(&server).await;
    let document = serde_json::to_value(openapi()).expect("a document");
    for call in calls() {
        let known = |method: &Method| document["paths"][&call.path][method.as_str().to_lowercase()].is_object();
        for method in
            [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE, Method::OPTIONS, Method::TRACE]
        {
            if known(&method) {
                continue;
            }
            let context = format!("{method} {}", call.path);
            let reply = server.call(method, &call.path, &[("x-operator-key", KEY)], &Value::Null).await;
            assert_eq!((reply.status, checked(&reply, &context).as_str()), (405, "method_not_allowed"), "{context}");
            let allowed = reply.headers["allow"].to_str().expect("text");
            assert!(allowed.contains(call.method.as_str()), "{context}: {allowed}");
        }
    }
}

#[tokio::test]
async fn head_answers_as_get_does_without_a_body() {
    let server = TestServer::on_sqlite().await;
    let paths = calls().into_iter().filter(|call| call.method == Method::GET).map(|call| call.path);
    for path in paths.chain(["/docs".to_owned(), "/openapi.json".to_owned(), "/wps/none".to_owned()]) {
        let (get, head) = (server.get(&path).await, server.call(Method::HEAD, &path, &[], &Value::Null).await);
        assert_eq!((head.status, head.body.len()), (get.status, 0), "{path}");
        assert_eq!(head.headers.get("content-type"), get.headers.get("content-type"), "{path}");
    }
}

#[tokio::test]
async fn a_sealed_body_with_hostile_contents_is_refused() {
    let long = CANARY.repeat(100);
    let plain = [
        json!(null),
        json!([]),
        json!("text"),
        json!({}),
        json!({ "username": 7, "password": CANARY }),
        json!({ "username": "mira\u{0}", "password": CANARY }),
        json!({ "username": "mira", "password": "canary-5f1e\u{0}" }),
        json!({ "username": long, "password": long }),
        json!({ "username": "", "password": "" }),
        json!({ "username": "\u{202e}mira", "password": CANARY, "captchaId": "\u{0}", "captcha": long }),
        json!({ "username": "mira", "password": CANARY, "captchaId": long, "captcha": "" }),
        json!({ "username": "mira", "password": CANARY, "loginType": "canary-5f1e" }),
    ];
    for (server, _) in servers().await {
        for body in &plain {
            let excerpt: String = body.to_string().chars().take(80).collect();
            let reply = server.try_login(body, &[]).await;
            assert!(!checked(&reply, &format!("{} {excerpt}", server.name)).is_empty(), "{excerpt}");
        }
    }
}

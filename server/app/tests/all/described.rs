//! The document says all that the server does: schemathesis makes calls from it, sound and unsound ones, and holds every answer
//! to it with all its checks: status, headers and body as described, what fits taken, what does not fit refused, no failure
//! of the server, nothing done without the proof that a call asks for.
//!
//! It runs as a visitor, as a member who also holds an operator's key, and once more for the calls that end the member's session.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::support::seeded;
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::middleware::{self, Next};
use axum::response::Response;
use futures_util::StreamExt;
use lumora_core::api::endpoint;
use lumora_server::openapi::openapi;
use lumora_server::routes;
use lumora_server::testing::{START_MS, TestServer};
use operator::{Actor, add_key};
use serde_json::Value;
use tokio::net::TcpListener;

/// Where schemathesis is; the slow suite installs it.
const PROGRAM: &str = "LUMORA_SCHEMATHESIS";
/// How many calls it makes up for each described one, beyond those that the description itself leads to.
const EXAMPLES: &str = "25";
/// After so many calls all counts begin anew, as they would with time: it is held to what stands behind them as well.
const CALLS_COUNTED: usize = 20;
/// Calls that end the session of who makes them.
const ENDS: [&str; 2] = ["DELETE /wps/session/logout", "DELETE /wps/member/sessions"];

/// Which answers to a sound call are no fault. A broken rule (422) is none: a schema knows no names of members, and no state of
/// theirs. A sealed body is sound by its shape and yet opens to nothing (400). U+0000 is refused wherever a text stands, which
/// a schema could only say at each of them; `http.rs` and `hostile.rs` hold the server to it.
fn settings() -> String {
    const TAKEN: &str = r#""2xx", "401", "403", "404", "409", "422", "429""#;
    let mut settings = format!(
        "[generation]\nallow-x00 = false\n\n[checks]\npositive_data_acceptance.expected-statuses = [{TAKEN}]\n"
    );
    let document = serde_json::to_value(openapi()).expect("a document");
    let paths = document["paths"].as_object().expect("paths");
    for (path, method, operation) in paths.iter().flat_map(|(path, item)| {
        let operations = item.as_object().expect("methods").iter();
        operations.map(move |(method, operation)| (path, method, operation))
    }) {
        if operation["requestBody"].to_string().contains("SealedBody") {
            let name = format!("{} {path}", method.to_uppercase());
            settings.push_str(&format!(
                "\n[[operations]]\ninclude-name = \"{name}\"\n\
                 checks.positive_data_acceptance.expected-statuses = [{TAKEN}, \"400\"]\n"
            ));
        }
    }
    settings
}

/// A stream without an end is cut off behind its first frame: whoever reads replies to their end could wait for ever.
async fn bounded(response: Response) -> Response {
    if response.headers().get("content-type").is_none_or(|kind| kind != "text/event-stream") {
        return response;
    }
    let (head, body) = response.into_parts();
    let first = body.into_data_stream().next().await.map(|frame| frame.expect("a sound body"));
    Response::from_parts(head, Body::from(first.unwrap_or_default()))
}

/// Serves on a port of its own; gives the address.
async fn listen(server: &TestServer) -> String {
    let calls = Arc::new(AtomicUsize::new(0));
    let behind = server.clone();
    let forget = middleware::from_fn(move |request: Request, next: Next| {
        let (calls, server) = (Arc::clone(&calls), behind.clone());
        async move {
            if calls.fetch_add(1, Ordering::Relaxed).is_multiple_of(CALLS_COUNTED) {
                for counts in ["rate_limits", "login_failures"] {
                    server.execute(Box::leak(format!("delete from {counts}").into_boxed_str())).await;
                }
            }
            bounded(next.run(request).await).await
        }
    });
    let router: Router = routes::site(&server.state, None).layer(forget);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    format!("http://{address}")
}

/// Runs schemathesis; gives what it says when it has found something.
async fn run(
    program: PathBuf,
    folder: PathBuf,
    address: String,
    (options, calls): (Vec<String>, usize),
) -> Result<(), String> {
    let work = tokio::task::spawn_blocking(move || {
        let mut command = Command::new(program);
        command.current_dir(&folder).args(["--config-file", "schemathesis.toml", "run"]);
        command.arg(format!("{address}/openapi.json"));
        command.args(["--checks", "all", "--continue-on-failure", "--seed", "1", "--max-examples", EXAMPLES]);
        let output = command.args(options).output().expect("schemathesis");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        let whole = told.contains(&format!("Tested: {calls}\n")) && !told.contains("Unresolvable references");
        if output.status.success() && whole { Ok(()) } else { Err(told) }
    });
    work.await.expect("a run")
}

fn program() -> PathBuf {
    let named = std::env::var_os(PROGRAM).map(PathBuf::from).filter(|program| Path::new(program).is_file());
    named.unwrap_or_else(|| panic!("{PROGRAM} names no program: LUMORA_SLOW=1 scripts/test --only server installs it"))
}

/// The headers of a member who also holds an operator's key.
async fn proofs(server: &TestServer) -> Vec<String> {
    let token = server.login("lantern_member", "Kx7mTq4vLp2w").await;
    let actor = Actor::new("tester", START_MS);
    let key = add_key(&server.state.base.store, actor, &format!("key-{}", &token[..8])).await.expect("a key");
    vec!["-H".to_owned(), format!("Authorization: Bearer {token}"), "-H".to_owned(), format!("X-Operator-Key: {key}")]
}

fn naming(option: &str) -> Vec<String> {
    ENDS.iter().flat_map(|name| [option.to_owned(), (*name).to_owned()]).collect()
}

/// How many calls the document has.
fn operations() -> usize {
    let document = serde_json::to_value(openapi()).expect("a document");
    let items = document["paths"].as_object().expect("paths").values();
    items.map(|item| item.as_object().expect("methods").len()).sum()
}

/// Makes calls on each engine as somebody: with which options, and how many of the document's calls those leave.
async fn hold_to_document<F: AsyncFn(&TestServer) -> (Vec<String>, usize)>(caller: F) {
    let program = program();
    for server in seeded().await {
        let address = listen(&server).await;
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("schemathesis.toml"), settings()).expect("settings");
        let found = run(program.clone(), folder.path().to_owned(), address, caller(&server).await).await;
        if let Err(told) = found {
            panic!("{}: {told}", server.name);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow: schemathesis makes thousands of calls"]
async fn no_call_answers_a_visitor_otherwise_than_the_document_says() {
    hold_to_document(async |_| (Vec::new(), operations())).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow: schemathesis makes thousands of calls"]
async fn no_call_answers_a_member_and_operator_otherwise_than_the_document_says() {
    hold_to_document(async |server| {
        ([proofs(server).await, naming("--exclude-name")].concat(), operations() - ENDS.len())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow: schemathesis makes thousands of calls"]
async fn no_call_answers_otherwise_than_the_document_says_as_it_ends_a_session() {
    hold_to_document(async |server| ([proofs(server).await, naming("--include-name")].concat(), ENDS.len())).await;
}

#[test]
fn every_call_of_the_document_says_what_it_takes_and_whether_it_must_be_there() {
    let document = serde_json::to_value(openapi()).expect("a document");
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("methods") {
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let (name, schema) = (&parameter["name"], &parameter["schema"]);
                assert!(parameter["required"].is_boolean(), "{method} {path} {name}");
                let kinds = schema["anyOf"].as_array().cloned().unwrap_or_else(|| vec![schema.clone()]);
                let bounded = |kind: &Value| {
                    ["$ref", "pattern", "enum", "maximum", "maxLength"].iter().any(|word| !kind[*word].is_null())
                };
                assert!(kinds.iter().all(bounded), "{method} {path} {name} is unbounded: {schema}");
            }
        }
    }
}

#[test]
fn the_document_holds_every_call_of_the_client_with_its_way_of_travelling() {
    let document = serde_json::to_value(openapi()).expect("a document");
    for endpoint in endpoint::ALL {
        let method = format!("{:?}", endpoint.method).to_lowercase();
        let operation = &document["paths"][endpoint.path][&method];
        assert!(operation.is_object(), "{method} {} is not described", endpoint.path);
        let sealed = operation["requestBody"].to_string().contains("SealedBody");
        assert_eq!(sealed, endpoint.body == endpoint::Body::Sealed, "{}", endpoint.path);
        let wants_session = operation["security"].to_string().contains("session");
        let is_member = endpoint.access != endpoint::Access::Public;
        // Logging out is done as well when the session has ended before.
        assert!(wants_session == is_member || endpoint.path == endpoint::LOGOUT.path, "{}", endpoint.path);
    }
}

#[test]
fn the_document_tells_every_way_a_call_can_be_refused() {
    let document = serde_json::to_value(openapi()).expect("a document");
    // A provider's events have answers of their own.
    let paths = document["paths"].as_object().expect("paths").iter();
    for (path, item) in paths.filter(|(path, _)| !path.starts_with("/payments/")) {
        for (method, operation) in item.as_object().expect("methods") {
            let of = |prefix: &str| path.starts_with(prefix);
            let changes = method != "get";
            // The back office is open to every address; what a page of another origin asks for may not change anything.
            let owed = [
                ("200", true),
                ("400", true),
                ("401", !operation["security"].is_null()),
                ("403", changes || !(of("/wps/system/") || of("/wps/operator/"))),
                ("404", path.contains('{')),
                ("408", true),
                ("409", changes && !of("/seamless/")),
                ("413", !operation["requestBody"].is_null() && !of("/seamless/")),
                ("429", of("/wps/operator/")),
                ("500", true),
                ("503", true),
            ];
            for (status, _) in owed.into_iter().filter(|(_, is_owed)| *is_owed) {
                let response = &operation["responses"][status];
                assert!(response["description"].is_string(), "{method} {path} lacks {status}");
                let bodies = response["content"].as_object().into_iter().flatten();
                assert!(bodies.into_iter().any(|(_, body)| body["schema"].is_object()), "{method} {path} {status}");
            }
        }
    }
}

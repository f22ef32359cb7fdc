//! Modules of the site that are built after the server has begun to answer.

use axum::http::Method;
use lumora_server::site::{Site, SiteError};
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const SCRIPT: &str = "/assets/strength-1a2b.js";
const WASM: &str = "/assets/strength_bg-1a2b.wasm";

/// A folder with a first page and a list of deferred modules, as text.
fn folder_with(list: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir_all(folder.path().join("assets")).expect("a folder");
    write(&folder, "/index.html", "<!doctype html><title>Built</title>");
    write(&folder, "/deferred.json", list);
    folder
}

fn write(folder: &tempfile::TempDir, name: &str, text: &str) {
    std::fs::write(folder.path().join(name.trim_start_matches('/')), text).expect("a file");
}

fn strength_to_come() -> tempfile::TempDir {
    folder_with(&json!({ "strength": [SCRIPT, WASM] }).to_string())
}

fn load(folder: &tempfile::TempDir) -> Result<Site, SiteError> {
    Site::load(folder.path(), &folder.path().join("cache"))
}

async fn serving(folder: &tempfile::TempDir) -> TestServer {
    TestServer::on_sqlite().await.with_site(load(folder).expect("a site"))
}

async fn get_compressed(server: &TestServer, path: &str) -> TestReply {
    server.call(Method::GET, path, &[("accept-encoding", "br")], &Value::Null).await
}

#[tokio::test]
async fn a_module_under_way_answers_when_to_ask_again_and_is_served_once_it_is_there() {
    let folder = strength_to_come();
    let server = serving(&folder).await;
    for path in [SCRIPT, WASM] {
        let reply = get_compressed(&server, path).await;
        assert_eq!((reply.status, reply.headers["retry-after"].to_str().expect("text")), (503, "3"), "{path}");
        assert_eq!(reply.headers["cache-control"], "no-store", "{path}: no cache keeps what passes");
    }
    write(&folder, WASM, &"wasm".repeat(100));
    assert_eq!(get_compressed(&server, WASM).await.status, 200);
    assert_eq!(get_compressed(&server, SCRIPT).await.status, 503, "each file by itself");

    write(&folder, &format!("{SCRIPT}.br"), "packed");
    write(&folder, SCRIPT, &"export {};".repeat(100));
    let packed = get_compressed(&server, SCRIPT).await;
    assert_eq!((packed.status, packed.text().as_str()), (200, "packed"), "the compressed copy beside it");
    assert_eq!(packed.headers["content-encoding"], "br");
    assert_eq!(packed.headers["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(packed.headers["cache-control"], "public, max-age=31536000, immutable");
}

#[tokio::test]
async fn a_module_that_came_is_served_as_it_was_read() {
    let folder = strength_to_come();
    let server = serving(&folder).await;
    write(&folder, SCRIPT, "export const came = 1;");
    assert_eq!(server.get(SCRIPT).await.text(), "export const came = 1;");
    write(&folder, SCRIPT, "export const came = 2;");
    assert_eq!(server.get(SCRIPT).await.text(), "export const came = 1;");
}

#[tokio::test]
async fn a_complete_site_defers_nothing_and_an_unknown_version_is_not_there() {
    let folder = strength_to_come();
    write(&folder, SCRIPT, "export {};");
    write(&folder, WASM, "wasm");
    let server = serving(&folder).await;
    assert_eq!(server.get(SCRIPT).await.status, 200);
    assert_eq!(server.get("/assets/strength-0000.js").await.status, 404, "the page of another build asks in vain");
}

#[test]
fn a_broken_list_names_its_file_and_the_remedy() {
    let error = load(&folder_with("{\"strength\": 3}")).expect_err("no list").to_string();
    assert!(error.contains("deferred.json is no list of modules") && error.contains("build the site anew"), "{error}");
}

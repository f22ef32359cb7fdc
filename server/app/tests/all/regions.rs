//! Where visitors are: the table of addresses that an operator loads, the header of a trusted proxy, and countries that are
//! not served.

use std::path::PathBuf;

use crate::support::back_office::admin;
use axum::http::Method;
use lumora_server::testing::{TestServer, stores};
use serde_json::{Value, json};

const STATUS: &str = "/wps/system/status";
const VENDORS: &str = "/wps/relay/GCSGAME_gameVendor";
const TABLE: &str =
    "network,country\n203.0.113.0/24,KH\n198.51.100.0,198.51.100.9,VN\n2001:db8::/32,TH\n192.0.2.0/24,-\n";

/// Writes a file beside the database of the server.
fn file(server: &TestServer, name: &str, text: &str) -> String {
    let path: PathBuf = server.test_store.folder().join(name);
    std::fs::write(&path, text).expect("a file");
    path.to_string_lossy().into_owned()
}

async fn location(server: &TestServer, address: &str) -> Value {
    server.at(address).get(STATUS).await.at("/value/info/location")
}

#[tokio::test]
async fn a_loaded_table_says_in_which_country_forms_begin_and_another_load_takes_its_place() {
    for server in TestServer::on_both_engines().await {
        server.set("location", "MY").await;
        assert_eq!(location(&server, "203.0.113.9").await, "MY", "nothing is loaded: what the operator says");
        let table = file(&server, "table.csv", TABLE);
        let loaded = admin(&server, &["address-ranges", "load", &table]).await.expect("a load");
        assert!(loaded.contains("3 ranges of table.csv"), "{loaded}");
        for (address, country) in [
            ("203.0.113.0", "KH"),
            ("203.0.113.255", "KH"),
            ("203.0.114.0", "MY"),
            ("198.51.100.9", "VN"),
            ("198.51.100.10", "MY"),
            ("192.0.2.7", "MY"),
            ("2001:db8:1::1", "TH"),
            ("2001:db9::1", "MY"),
            ("::ffff:203.0.113.9", "KH"),
        ] {
            assert_eq!(location(&server, address).await, country, "{} {address}", server.name);
            assert_eq!(location(&server, address).await, country, "{} {address}, remembered", server.name);
        }
        let find = admin(&server, &["address-ranges", "find", "2001:db8::7"]).await.expect("an answer");
        assert_eq!(find.trim(), "TH");
        let other = file(&server, "other.csv", "203.0.113.0/25,LA\n");
        admin(&server, &["address-ranges", "load", &other]).await.expect("a load");
        assert_eq!(location(&server, "203.0.113.9").await, "LA", "what was remembered belongs to the former table");
        assert_eq!(location(&server, "203.0.113.200").await, "MY");
        let rows = server.text("select cast(count(*) as text) from address_ranges").await;
        assert_eq!(rows.as_deref(), Some("1"), "rows of the former table are gone");
        admin(&server, &["address-ranges", "clear"]).await.expect("a change");
        assert_eq!(location(&server, "203.0.113.9").await, "MY");
        let changes = admin(&server, &["changes"]).await.expect("changes");
        assert!(changes.contains("address-ranges") && changes.contains("other.csv"), "{changes}");
    }
}

#[tokio::test]
async fn a_bad_line_is_named_and_the_table_that_was_there_stays() {
    for server in TestServer::on_both_engines().await {
        let table = file(&server, "table.csv", TABLE);
        admin(&server, &["address-ranges", "load", &table]).await.expect("a load");
        let bad = file(&server, "bad.csv", "10.0.0.0/8,VN\n10.1.0.0/16,KH\n10.0.0.300,10.0.0.9,VN\n11.0.0.0/8,Laos\n");
        let refusal = admin(&server, &["address-ranges", "load", &bad]).await.unwrap_err();
        for words in ["line 2: line 1 has", "line 3: \"10.0.0.300\"", "line 4: \"Laos\"", "nothing of"] {
            assert!(refusal.contains(words), "{words}: {refusal}");
        }
        let empty = file(&server, "empty.csv", "# nothing\n");
        for useless in [empty.as_str(), "/nowhere/table.csv"] {
            let refusal = admin(&server, &["address-ranges", "load", useless]).await.unwrap_err();
            assert!(refusal.contains("name a CSV file"), "{refusal}");
        }
        assert_eq!(location(&server, "203.0.113.9").await, "KH");
        let show = admin(&server, &["address-ranges", "show"]).await.expect("an answer");
        assert!(show.contains("3 ranges of table.csv"), "{show}");
    }
}

#[tokio::test]
async fn a_large_table_is_written_whole() {
    let server = TestServer::on_sqlite().await;
    let lines: Vec<String> = (0..5_000)
        .map(|index| format!("10.{}.{}.0/24,{}", index / 250, index % 250, if index % 2 == 0 { "KH" } else { "VN" }))
        .collect();
    let table = file(&server, "large.csv", &lines.join("\n"));
    let loaded = admin(&server, &["address-ranges", "load", &table]).await.expect("a load");
    assert!(loaded.starts_with("5000 ranges"), "{loaded}");
    assert_eq!(location(&server, "10.19.249.7").await, "VN");
    assert_eq!(location(&server, "10.0.0.0").await, "KH");
}

#[tokio::test]
async fn visitors_from_a_blocked_country_get_the_page_that_says_so_and_nothing_else() {
    for server in TestServer::on_both_engines().await {
        let table = file(&server, "table.csv", TABLE);
        admin(&server, &["address-ranges", "load", &table]).await.expect("a load");
        admin(&server, &["blocked-countries", "add", "id=KH", "reason=licence"]).await.expect("a record");
        let blocked = server.at("203.0.113.9");
        let value = blocked.get(STATUS).await.at("/value");
        assert_eq!((&value["status"], &value["ip"]), (&json!(2), &json!("203.0.113.9")), "{}", server.name);
        let refused = blocked.get(VENDORS).await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("region_restricted")), "{}", server.name);
        assert_eq!(refused.at("/value/ip"), "203.0.113.9");
        assert_eq!(blocked.get("/wps/system/onlineService").await.status, 200, "customer service is in reach");
        let listening = blocked.events(None, None).await;
        assert_eq!(listening.status, 200, "a visitor hears when the site is open again");
        // An unknown country is not a blocked one, and another is served.
        for served in ["198.51.100.4", "8.8.8.8"] {
            assert_eq!(server.at(served).get(VENDORS).await.status, 200, "{served}");
        }
        admin(&server, &["blocked-countries", "remove", "KH"]).await.expect("a change");
        assert_eq!(blocked.get(VENDORS).await.status, 200, "it counts at once");
        let invalid_field = admin(&server, &["blocked-countries", "add", "id=Cambodia"]).await.unwrap_err();
        assert!(invalid_field.contains("two capital letters"), "{invalid_field}");
    }
}

#[tokio::test]
async fn a_countrys_header_counts_from_a_trusted_proxy_only() {
    let store = stores::sqlite().await;
    let proxies = vec!["10.0.0.0/8".parse().expect("a network")];
    let server = TestServer::on_with(store, |config| {
        config.trusted_proxies = proxies;
        config.country_header = Some("cf-ipcountry".to_owned());
    })
    .await;
    admin(&server, &["blocked-countries", "add", "id=FR"]).await.expect("a record");
    let ask = async |peer: &str, headers: &[(&str, &str)]| {
        server.at(peer).call(Method::GET, STATUS, headers, &Value::Null).await.at("/value")
    };
    let through = ask("10.1.2.3", &[("cf-ipcountry", "FR"), ("x-forwarded-for", "203.0.113.9")]).await;
    assert_eq!((&through["status"], &through["info"]["location"]), (&json!(2), &json!("FR")));
    let forged = ask("203.0.113.9", &[("cf-ipcountry", "FR")]).await;
    assert_eq!((&forged["status"], &forged["info"]["location"]), (&json!(0), &json!("")));
    // Nobody gets out of a blocked country by a header of their own either.
    let table = file(&server, "table.csv", "203.0.113.0/24,FR\n");
    admin(&server, &["address-ranges", "load", &table]).await.expect("a load");
    assert_eq!(ask("203.0.113.9", &[("cf-ipcountry", "KH")]).await["status"], 2);
    for nonsense in ["XX", "T1", "", "France", "FR, KH"] {
        let told = ask("10.1.2.3", &[("cf-ipcountry", nonsense), ("x-forwarded-for", "203.0.113.9")]).await;
        assert_eq!(told["info"]["location"], "FR", "{nonsense:?}: the table knows");
    }
}

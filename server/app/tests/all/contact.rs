//! How a visitor reaches the operator: customer service, online service, chat room, the iOS lite app (sections 2, 6 and 7).

use axum::http::Method;
use lumora_core::domain::contact::{self, Contact};
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

const STATUS: &str = "/wps/system/status?url=127.0.0.1:8080";
const ONLINE: &str = "/wps/system/onlineService";

/// An operator whose conversations somebody else's service holds.
async fn add_online_service(server: &TestServer) {
    server
        .execute("insert into online_services (id, kind, path, rank) values ('popup', 3, 'https://talk.example/', 0)")
        .await;
}

/// Where a popup window is led.
async fn popup(server: &TestServer) -> String {
    let list = server.get(ONLINE).await.at("/value/pathList");
    let list = list.as_array().expect("a list");
    let entry = list.iter().find(|entry| entry["type"] == 3).expect("an entry for popup windows");
    contact::decode(entry["path"].as_str().expect("a text")).expect("an encoded address")
}

#[tokio::test]
async fn the_online_service_has_an_encoded_entry_for_popup_windows_where_the_operator_names_one() {
    for server in TestServer::seeded().await {
        assert_eq!(server.get(STATUS).await.at("/value/info/onlineService"), json!(false), "{}", server.name);
        add_online_service(&server).await;
        assert_eq!(server.get(STATUS).await.at("/value/info/onlineService"), json!(true), "{}", server.name);
        let address = popup(&server).await;
        assert_eq!((address.as_str(), Contact::read(&address)), ("https://talk.example/", Some(Contact::Window)));
    }
}

#[tokio::test]
async fn customer_service_answers_where_the_site_is_closed() {
    for server in TestServer::seeded().await {
        add_online_service(&server).await;
        server.execute("update site_settings set value = '1' where name = 'status'").await;
        assert_eq!(server.get("/wps/relay/GCSGAME_gameVendor").await.status, 503, "{}", server.name);
        assert!(!popup(&server).await.is_empty(), "{}", server.name);
    }
}

#[tokio::test]
async fn every_link_of_the_sample_operator_may_be_followed_or_starts_a_conversation() {
    for server in TestServer::seeded().await {
        let services = server.get(STATUS).await.at("/value/info/customerService");
        let services = services.as_array().expect("a list");
        let kinds: Vec<_> = services.iter().filter_map(|it| it["csType"].as_str()).collect();
        assert_eq!(kinds, ["LIVECHAT", "VIP", "EMAIL", "PHONE"]);
        for service in services {
            let path = service["path"].as_str().expect("a text");
            let is_own = matches!(service["csType"].as_str(), Some("LIVECHAT" | "VIP"));
            assert_eq!(path.is_empty(), is_own, "{path}: the site itself answers who comes without an address");
            assert!(
                is_own || matches!(Contact::read(path), Some(Contact::Program)),
                "{path}: no page of help that is none"
            );
            assert_ne!(service["title"], "");
        }
    }
}

#[tokio::test]
async fn the_chat_room_speaks_the_language_of_the_call_and_wears_the_operators_colour() {
    for server in TestServer::seeded().await {
        let mut titles = Vec::new();
        for language in ["EN", "KM"] {
            let reply = server.call(Method::GET, STATUS, &[("language", language)], &Value::Null).await;
            assert_eq!(reply.at("/value/info/chatRoom/headerColour"), "#3f31b4");
            titles.push(reply.at("/value/info/chatRoom/title"));
        }
        assert_ne!(titles[0], titles[1], "{}", server.name);
        server.set("header_bar_hidden", "true").await;
        assert_eq!(server.get(STATUS).await.at("/value/info/headerBarHidden"), json!(true));
    }
}

#[tokio::test]
async fn the_ios_lite_app_is_a_profile_with_the_sites_own_address() {
    for server in TestServer::seeded().await {
        let reply = server.get("/wps/system/app/lumora.mobileconfig").await;
        assert_eq!(
            (reply.status, reply.headers["content-type"].as_bytes()),
            (200, b"application/x-apple-aspen-config".as_slice())
        );
        let address = format!("<string>{}/</string>", server.state.base.config.site_origin);
        assert!(
            reply.text().contains("com.apple.webClip.managed") && reply.text().contains(&address),
            "{}",
            reply.text()
        );
    }
}

//! What guards an account beyond its password: cookies that nobody else can plant, browsers under changing names, a remembered
//! login that ends with its session, an authenticator that no way in goes round.

use axum::http::{Method, header};
use lumora_core::domain::account::AccountType;
use lumora_server::testing::stores::sqlite;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";

async fn with_mira(server: TestServer) -> TestServer {
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    server
}

async fn log_in(server: &TestServer, remember: bool, cookie: &str) -> TestReply {
    let body = json!({ "username": "mira", "password": PASSWORD, "remember": remember });
    let reply = server.try_login(&body, &[("cookie", cookie)]).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply
}

async fn from_memory(server: &TestServer, cookie: &str) -> TestReply {
    server.call(Method::POST, "/wps/session/remembered", &[("cookie", cookie)], &Value::Null).await
}

fn token(reply: &TestReply) -> String {
    reply.at("/value/token").as_str().unwrap_or_else(|| panic!("no token: {}", reply.text())).to_owned()
}

/// The ids of all live sessions, that of `token` first.
async fn sessions(server: &TestServer, token: &str) -> Vec<String> {
    let list = server.get_as(token, "/wps/member/sessions").await.at("/value/list");
    let mut list = list.as_array().expect("a list").clone();
    list.sort_by_key(|session| session["current"] != true);
    list.iter().map(|session| session["id"].as_str().expect("an id").to_owned()).collect()
}

#[tokio::test]
async fn over_tls_browsers_are_told_to_stay_there_and_cookies_belong_to_this_host_alone() {
    let secure = TestServer::on_with(sqlite().await, |config| config.site_origin = "https://play.example".into()).await;
    let secure = with_mira(secure).await;
    let reply = log_in(&secure, true, "").await;
    assert_eq!(reply.headers[header::STRICT_TRANSPORT_SECURITY], "max-age=31536000");
    for name in ["__Host-device", "__Host-remembered"] {
        let lines = reply.headers.get_all(header::SET_COOKIE).iter().filter_map(|line| line.to_str().ok());
        let line = lines.into_iter().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("no {name}"));
        assert!(line.contains("; Path=/;") && line.ends_with("; Secure") && !line.contains("Domain"), "{line}");
    }
    let remembered = reply.cookie("__Host-remembered").expect("a cookie");
    let planted = remembered.replacen("__Host-", "", 1);
    assert_eq!(from_memory(&secure, &planted).await.at("/code"), "not_remembered", "it may come from elsewhere");
    assert_eq!(from_memory(&secure, &remembered).await.status, 200);

    let plain = with_mira(TestServer::on_sqlite().await).await;
    let reply = log_in(&plain, true, "").await;
    assert!(!reply.headers.contains_key(header::STRICT_TRANSPORT_SECURITY), "there is no TLS to stay with");
    assert!(reply.cookie("device").is_some() && reply.cookie("__Host-device").is_none());
}

#[tokio::test]
async fn a_login_gives_the_browser_another_name_and_the_former_is_worth_nothing() {
    for server in TestServer::on_both_engines().await {
        let server = with_mira(server).await;
        let planted = format!("device={}", "p".repeat(43));
        let own = log_in(&server, false, &planted).await.cookie("device").expect("a device");
        assert_ne!(own, planted);
        server.execute("update members set mobile = '84901234567', mobile_verified_at = 1, first_login_at = 1").await;
        let away = server.at("203.0.113.9");
        let body = json!({ "username": "mira", "password": PASSWORD });
        let thief = away.try_login(&body, &[("cookie", &planted)]).await;
        assert_eq!(thief.at("/code"), "second_factor_required", "{}: {}", server.name, thief.text());
        let owner = away.try_login(&body, &[("cookie", &own)]).await;
        assert_eq!(owner.status, 200, "{}: {}", server.name, owner.text());
        let next = owner.cookie("device").expect("a device");
        assert_ne!(next, own);
        let other = server.at("198.51.100.9");
        assert_eq!(other.try_login(&body, &[("cookie", &own)]).await.at("/code"), "second_factor_required");
        assert_eq!(other.try_login(&body, &[("cookie", &next)]).await.status, 200);
    }
}

#[tokio::test]
async fn ending_a_session_forgets_its_remembered_login_and_no_other() {
    for server in TestServer::on_both_engines().await {
        let server = with_mira(server).await;
        let phone = log_in(&server, true, "").await;
        let laptop = log_in(&server, true, "").await;
        let here = token(&log_in(&server, false, "").await);
        let phone_cookie = phone.cookie("remembered").expect("a cookie");
        let laptop_cookie = laptop.cookie("remembered").expect("a cookie");
        let phone_id = sessions(&server, &token(&phone)).await.remove(0);
        let bearer = format!("Bearer {here}");
        let path = format!("/wps/member/sessions?id={phone_id}");
        let ended = server.call(Method::DELETE, &path, &[("authorization", &bearer)], &Value::Null).await;
        assert_eq!(ended.status, 200, "{}", ended.text());
        assert_eq!(from_memory(&server, &phone_cookie).await.at("/code"), "not_remembered", "{}", server.name);
        let back = from_memory(&server, &laptop_cookie).await;
        assert_eq!(back.status, 200, "{}: {}", server.name, back.text());

        // A session that memory has opened belongs to the same remembered login.
        let next_cookie = back.cookie("remembered").expect("a cookie");
        let laptop_id = sessions(&server, &token(&back)).await.remove(0);
        let path = format!("/wps/member/sessions?id={laptop_id}");
        server.call(Method::DELETE, &path, &[("authorization", &bearer)], &Value::Null).await;
        assert_eq!(from_memory(&server, &next_cookie).await.at("/code"), "not_remembered", "{}", server.name);
    }
}

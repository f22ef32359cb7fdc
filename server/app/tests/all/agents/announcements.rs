//! Announcements for agents: told to agents alone, and to nobody else by any call (section 2 of the specification).

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

use super::{OTHERS, session};
use crate::support::back_office::{admin, back_offices};

const ANNOUNCEMENTS: &str = "/wps/agent/announcements";
const NOTICES: &str = "/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W&execution=B";
/// In the title of what the tests announce.
const NEEDLE: &str = "Plans of the season";

fn notice(id: &str, kind: &str, audience: &str) -> Value {
    json!({ "id": id, "noticeType": kind, "audience": audience,
        "title": { "EN": format!("{NEEDLE} {id}"), "KM": format!("{NEEDLE} ខ្មែរ") }, "content": { "EN": "<p>x</p>" } })
}

fn ids(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list");
    list.iter().map(|it| it["id"].as_str().expect("an id").to_owned()).collect()
}

#[tokio::test]
async fn agents_of_every_type_read_them_latest_first_in_their_language() {
    for back_office in back_offices().await {
        let server = &back_office.server;
        let before = {
            let token = session(server, AccountType::from_number(1)).await;
            ids(&server.get_as(&token, ANNOUNCEMENTS).await.at("/value/content"))
        };
        for kind in ["B", "PU", "PR"] {
            server.state.base.clock.advance_ms(1_000);
            back_office.done(Method::POST, "content/notices", &notice(&kind.to_lowercase(), kind, "AGENTS")).await;
        }
        server.state.base.clock.advance_ms(1_000);
        back_office.done(Method::POST, "content/notices", &notice("everybody", "B", "ALL")).await;
        let expected: Vec<String> = ["pr", "pu", "b"].map(str::to_owned).into_iter().chain(before).collect();
        for number in [2, 41, 42] {
            let token = session(server, AccountType::from_number(number)).await;
            let reply = server.get_as(&token, ANNOUNCEMENTS).await;
            assert_eq!(ids(&reply.at("/value/content")), expected, "{}: type {number}", server.name);
            let khmer = server.get_as(&token, &format!("{ANNOUNCEMENTS}?language=KM")).await;
            assert!(khmer.text().contains("ខ្មែរ"), "{}", server.name);
        }
    }
}

#[tokio::test]
async fn nobody_else_is_told_of_them_by_any_call() {
    for back_office in back_offices().await {
        let server = &back_office.server;
        back_office.done(Method::POST, "content/notices", &notice("secret", "PU", "AGENTS")).await;
        for account_type in OTHERS {
            let token = session(server, account_type).await;
            let reply = server.get_as(&token, ANNOUNCEMENTS).await;
            let code = if account_type.is_trial() { "real_account_required" } else { "non_agent" };
            assert_eq!((reply.status, reply.at("/code")), (403, json!(code)), "{}: {account_type:?}", server.name);
            assert!(!server.get_as(&token, NOTICES).await.text().contains(NEEDLE), "{account_type:?}");
        }
        let visitor = server.get(ANNOUNCEMENTS).await;
        assert_eq!((visitor.status, visitor.at("/code")), (401, json!("login_required")), "{}", server.name);
        assert!(!server.get(NOTICES).await.text().contains(NEEDLE));
        let agent = session(server, AccountType::from_number(2)).await;
        assert!(!server.get_as(&agent, NOTICES).await.text().contains(NEEDLE), "agents read them in their centre");
    }
}

#[tokio::test]
async fn the_command_line_addresses_agents_and_a_notice_is_for_everybody_otherwise() {
    let server = TestServer::seeded_on_sqlite().await;
    let token = session(&server, AccountType::from_number(1)).await;
    let words = ["notices", "add", "noticeType=B", "audience=AGENTS", "title.EN=For the few", "content.EN=<p>x</p>"];
    admin(&server, &words).await.expect("a notice");
    let words = ["notices", "add", "noticeType=B", "title.EN=For the many", "content.EN=<p>x</p>"];
    admin(&server, &words).await.expect("a notice");
    let (few, many) = (server.get_as(&token, ANNOUNCEMENTS).await.text(), server.get(NOTICES).await.text());
    assert!(few.contains("For the few") && !few.contains("For the many"), "{few}");
    assert!(many.contains("For the many") && !many.contains("For the few"), "{many}");
    let wrong = ["notices", "add", "noticeType=B", "audience=PLAYERS", "title.EN=x", "content.EN=<p>x</p>"];
    assert!(admin(&server, &wrong).await.expect_err("no such audience").contains("audience"));
}

#[tokio::test]
async fn one_that_has_ended_or_not_begun_is_not_told() {
    for back_office in back_offices().await {
        let server = &back_office.server;
        for (id, time) in [("later", "publishedAt"), ("ended", "expiresAt")] {
            let mut body = notice(id, "B", "AGENTS");
            body[time] = json!(if time == "publishedAt" { "2027-01-01T00:00:00Z" } else { "2026-11-21T08:35:00Z" });
            back_office.done(Method::POST, "content/notices", &body).await;
        }
        let token = session(server, AccountType::from_number(1)).await;
        let told = async || ids(&server.get_as(&token, ANNOUNCEMENTS).await.at("/value/content"));
        assert!(told().await.contains(&"ended".to_owned()), "{}: it has not ended yet", server.name);
        server.state.base.clock.advance_ms(60_000);
        assert!(!told().await.iter().any(|id| ["later", "ended"].contains(&id.as_str())), "{}", server.name);
    }
}

//! The policy of the operator's licence: choosing it, and what it does to visitors and sessions at once.

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

use crate::support::back_office::{back_offices, policy};
use crate::support::{PASSWORD, form, plain, register, seeded, set, with};

const MINUTE: i64 = 60_000;
const STATUS: &str = "/wps/system/status?url=127.0.0.1:8080";

async fn guest(server: &TestServer) -> TestReply {
    let body = json!({ "os": "Linux", "platform": "W", "random": "0123456789abcdef", "gatewayVersion": 3 });
    server.sealed(Method::POST, "/wps/session/login/freeplay", &[], &body).await
}

#[tokio::test]
async fn the_site_tells_pages_their_duties() {
    for server in seeded().await {
        let told = async |language: &str| {
            let reply = server.call(Method::GET, STATUS, &[("language", language)], &Value::Null).await;
            (reply.at("/value/info/policy"), reply.at("/value/info/whitelabel/FREEPLAY3"))
        };
        let (policy, demo) = told("EN").await;
        assert_eq!((&policy["id"], &policy["openDemo"], &demo), (&json!("play-money"), &json!(true), &json!(true)));
        assert_eq!(policy["customerFunds"], "", "{}", server.name);
        server.set("licence_policy", "gb").await;
        let (policy, demo) = told("EN").await;
        assert_eq!((&policy["id"], &policy["openDemo"], &demo), (&json!("gb"), &json!(false), &json!(false)));
        assert_eq!(server.get("/wps/system/whitelabel").await.at("/value/FREEPLAY3"), false, "{}", server.name);
        assert_eq!(policy["previousLoginShown"], false);
        let (khmer, _) = told("KM").await;
        assert!(khmer["customerFunds"].as_str().is_some_and(|text| !text.is_empty()));
        assert_ne!(khmer["customerFunds"], policy["customerFunds"], "in the language of the call");
        server.set("licence_policy", "on").await;
        let (policy, _) = told("EN").await;
        assert_eq!((&policy["minAge"], &policy["previousLoginShown"]), (&json!(19), &json!(true)));
    }
}

#[tokio::test]
async fn a_demo_is_closed_to_guests_where_the_policy_says_so() {
    for server in seeded().await {
        let reply = guest(&server).await;
        let token = reply.at("/value/token").as_str().expect("a guest").to_owned();
        let game = server.open_game(&token, "lantern-fortune").await;
        let bet = async |id: &str| {
            let body = json!({
                "request_uuid": id, "transaction_uuid": id, "token": game, "round": id, "game_code": "lantern-fortune",
                "amount": 20, "currency": "USD",
            });
            server.seamless("transaction/bet", &body).await.at("/status")
        };
        let node = server
            .text("select min(node_id) from games where game_type = 'RNG' and supplier = 'SAMPLE' and enabled = 1")
            .await;
        let launch = json!({
            "nodeId": node, "vassalage": "", "gameType": "RNG", "device": "WEB", "language": "EN", "backUrl": "/rng",
        });
        assert_eq!(bet("b1").await, "RS_OK", "{}", server.name);
        assert_eq!(server.post_as(&token, "/wps/game/launchGame", &launch).await.status, 200);
        let ticket = server.ticket(&token, "lantern-fortune").await;
        server.set("licence_policy", "gb").await;
        let refused = guest(&server).await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("demo_closed")), "{}", server.name);
        let refused = server.post_as(&token, "/wps/game/launchGame", &launch).await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("demo_closed")));
        let late = server.seamless("session/open", &json!({ "request_uuid": "q", "ticket": ticket })).await;
        assert_eq!(late.at("/status"), "RS_ERROR_USER_DISABLED", "a ticket from before");
        assert_eq!(bet("b2").await, "RS_ERROR_USER_DISABLED", "a game from before");
    }
}

#[tokio::test]
async fn a_session_ends_after_the_idle_minutes_of_the_policy() {
    for server in seeded().await {
        server.add_member("mira", PASSWORD, AccountType::Member, 10_000).await;
        let alive = async |token: &str| server.get_as(token, "/wps/member/info").await.status;
        let token = server.login("mira", PASSWORD).await;
        server.state.base.clock.advance_ms(20 * MINUTE);
        assert_eq!(alive(&token).await, 200, "{}: 30 minutes", server.name);
        server.set("licence_policy", "on").await;
        let game = server.open_game(&token, "lantern-fortune").await;
        server.state.base.clock.advance_ms(14 * MINUTE);
        assert_eq!(alive(&token).await, 200, "{}: 15 minutes", server.name);
        server.state.base.clock.advance_ms(15 * MINUTE);
        let body = json!({
            "request_uuid": "b1", "transaction_uuid": "b1", "token": game, "round": "r1", "game_code": "lantern-fortune",
            "amount": 20, "currency": "USD",
        });
        assert_eq!(server.seamless("transaction/bet", &body).await.at("/status"), "RS_ERROR_TOKEN_EXPIRED");
        assert_eq!(alive(&token).await, 401, "{}", server.name);
    }
}

#[tokio::test]
async fn a_registration_asks_for_the_age_of_the_policy() {
    let server = plain().await;
    // 18 years old on the day of the test.
    let of_18 = |name: &str| with(&form(name), &json!({ "birthday": "2008-05-01" }));
    set(&server, "licence_policy", "on").await;
    assert_eq!(server.get("/wps/system/setting/register").await.at("/value/minimumAge"), 19);
    let refused = register(&server, &of_18("miravale1")).await;
    assert_eq!((refused.status, refused.at("/value/fields/birthday")), (422, json!("too_young")), "{}", refused.text());
    set(&server, "licence_policy", "gb").await;
    let taken = register(&server, &of_18("miravale1")).await;
    assert_eq!(taken.status, 200, "{}", taken.text());
}

#[tokio::test]
async fn a_policy_is_listed_shown_and_chosen_by_command_and_written_down() {
    for server in seeded().await {
        let run = async |words: &[&str]| policy(&server, words).await;
        assert!(run(&["list"]).await.expect("a list").contains("* play-money"), "{}", server.name);
        assert!(run(&["show", "gb"]).await.expect("items").contains("RNG from 18 years 2.00"));
        let before = server.get("/wps/system/revision").await.at("/value/revision");
        let chosen = run(&["choose", "on"]).await.expect("a choice");
        assert!(chosen.contains("goes by on") && chosen.contains("game_auto_rounds"), "{chosen}");
        server.state.base.clock.advance_ms(2_000);
        assert_ne!(server.get("/wps/system/revision").await.at("/value/revision"), before, "open pages notice");
        assert!(run(&["list"]).await.expect("a list").contains("* on"));
        let changes = crate::support::back_office::admin(&server, &["changes"]).await.expect("changes");
        assert!(changes.contains("tester  licence_policy: \"play-money\" -> \"on\""), "{changes}");
        assert!(run(&["choose", "atlantis"]).await.expect_err("a refusal").contains("policy list"));
        let report = run(&["report", "--markdown"]).await.expect("a report");
        assert!(report.starts_with("# Licence policy on (Ontario)") && report.contains("| Automatic play | none |"));
        server.set("licence_policy", "what nobody knows").await;
        assert!(run(&["list"]).await.expect("a list").contains("* strict"), "{}", server.name);
    }
}

#[tokio::test]
async fn a_policy_is_read_and_chosen_over_http() {
    for back_office in back_offices().await {
        let list = back_office.get("policies").await;
        assert_eq!((&list["chosen"], list["list"].as_array().map(Vec::len)), (&json!("play-money"), Some(6)));
        let chosen = back_office.done(Method::PUT, "policy", &json!({ "id": "gb" })).await;
        assert_eq!(chosen["id"], "gb");
        let report = back_office.get("policy").await;
        assert_eq!(report, back_office.get("policies/gb").await, "{}", back_office.server.name);
        let items = report["items"].as_array().expect("items");
        let item = items.iter().find(|it| it["key"] == "stake_caps").expect("the caps");
        assert_eq!(
            (&item["state"], &item["demand"]),
            (&json!("met"), &json!("RNG from 18 years 2.00, RNG from 25 years 5.00"))
        );
        assert_eq!(back_office.refused(Method::PUT, "policy", &json!({ "id": "atlantis" })).await.status, 404);
        assert_eq!(back_office.refused(Method::GET, "policies/atlantis", &Value::Null).await.status, 404);
        let nobody = back_office.server.get("/wps/operator/policy").await;
        assert_eq!(nobody.status, 401);
        let invalid_field =
            back_office.refused(Method::PATCH, "settings", &json!({ "licence_policy": "atlantis" })).await;
        assert_eq!(invalid_field.status, 422, "{}", invalid_field.text());
    }
}

#[tokio::test]
async fn a_game_that_is_open_elsewhere_is_asked_about_before_a_second_one_starts() {
    for server in seeded().await {
        server.add_member("mira", PASSWORD, AccountType::Member, 10_000).await;
        let (first, second) = (server.login("mira", PASSWORD).await, server.login("mira", PASSWORD).await);
        let node = server
            .text("select min(node_id) from games where game_type = 'RNG' and supplier = 'SAMPLE' and enabled = 1")
            .await;
        let launch = async |token: &str, ends: bool| {
            let body = json!({
                "nodeId": node, "vassalage": "", "gameType": "RNG", "device": "WEB", "language": "EN", "backUrl": "/rng",
                "endsOtherGame": ends,
            });
            let reply = server.post_as(token, "/wps/game/launchGame", &body).await;
            (reply.status, reply.at("/code"))
        };
        server.execute("insert into protected_members (member_id, age_checked) select id, 1 from members where account = 'mira' on conflict (member_id) do update set age_checked = 1").await;
        server.open_game(&first, "lantern-fortune").await;
        assert_eq!(launch(&second, false).await.0, 200, "{}: several may be open", server.name);
        server.set("licence_policy", "on").await;
        assert_eq!(launch(&second, false).await, (409, json!("other_game_open")), "{}", server.name);
        assert_eq!(launch(&second, true).await.0, 200, "the member knows");
        assert_eq!(launch(&first, false).await.0, 200, "what this session had open was left");
        server.state.base.clock.advance_ms(1);
        server.open_game(&second, "lantern-fortune").await;
        assert_eq!(launch(&second, false).await.0, 200, "the last one is this session's own");
        assert_eq!(launch(&first, false).await, (409, json!("other_game_open")), "and ends for the other one");
        server.execute("update sessions set revoked_at = 1 where id = (select session_id from game_sessions order by opened_at desc limit 1)").await;
        assert_eq!(launch(&first, false).await.0, 200, "a session that has ended plays nothing");
    }
}

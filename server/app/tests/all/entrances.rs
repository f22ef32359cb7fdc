//! Who may log in where (sections 6 and 8 of the specification): accounts that are no member's nowhere, and at the agent centre
//! agents alone, each refused by a code of its own, and told so to nobody who does not know the password.

use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";

async fn log_in(server: &TestServer, account: &str, password: &str, entrance: Option<&str>) -> TestReply {
    let mut body = json!({ "username": account, "password": password });
    if let Some(entrance) = entrance {
        body["entrance"] = json!(entrance);
    }
    server.try_login(&body, &[]).await
}

#[tokio::test]
async fn each_kind_of_account_meets_its_own_answer_at_each_entrance() {
    let codes = [
        (0, Value::Null, json!("non_agent")),
        (1, Value::Null, Value::Null),
        (2, Value::Null, Value::Null),
        (41, Value::Null, Value::Null),
        (42, Value::Null, Value::Null),
        (4, Value::Null, json!("real_account_required")),
        (77, json!("non_member"), json!("non_member")),
    ];
    for server in TestServer::on_both_engines().await {
        for (number, at_site, at_agents) in codes.clone() {
            let account = format!("mira{number}");
            server.add_member(&account, PASSWORD, AccountType::from_number(number), 0).await;
            for (entrance, code) in [(None, &at_site), (Some("member"), &at_site), (Some("agent"), &at_agents)] {
                let reply = log_in(&server, &account, PASSWORD, entrance).await;
                let status = if code.is_null() { 200 } else { 403 };
                let told = reply.at("/code");
                assert_eq!((reply.status, &told), (status, code), "{} {number} {entrance:?}", server.name);
                assert_eq!(reply.at("/value/token").is_string(), code.is_null(), "{number} {entrance:?}");
            }
        }
        let wrong = log_in(&server, "mira77", "wrong", Some("agent")).await;
        assert_eq!(wrong.at("/code"), "wrong_credentials", "who does not know the password learns nothing");
        let nonsense = log_in(&server, "mira1", PASSWORD, Some("cellar")).await;
        assert_eq!((nonsense.status, nonsense.at("/code")), (400, json!("invalid_request")), "{}", nonsense.text());
    }
}

#[tokio::test]
async fn a_session_of_an_account_that_is_no_members_any_more_is_refused() {
    for server in TestServer::on_both_engines().await {
        server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
        let token = server.login("mira", PASSWORD).await;
        assert_eq!(server.get_as(&token, "/wps/member/info").await.status, 200);
        server.execute("update members set account_type = 77 where account = 'mira'").await;
        let refused = server.get_as(&token, "/wps/v2/wallets/balance").await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("non_member")), "{}", server.name);
        assert_eq!(server.events(Some(&token), None).await.status, 403, "nor is it told anything");
    }
}

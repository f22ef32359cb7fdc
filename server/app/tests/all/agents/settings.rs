//! What the operator has set for agents, in the consolidated value (section 3 of the specification).

use lumora_core::domain::account::AccountType;
use lumora_core::domain::agent::features::{AgentFeatures, ContractRequests};
use lumora_core::wire::AgentSettings;
use lumora_server::testing::TestServer;

use super::session;
use crate::support::back_office::admin;

const CONSOLIDATED: &str = "/wps/member/info/funds/consolidated";

/// What an agent is told.
async fn settings(server: &TestServer, token: &str) -> AgentSettings {
    let reply = server.get_as(token, CONSOLIDATED).await;
    assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
    serde_json::from_value(reply.at("/value/settings")).expect("settings")
}

#[tokio::test]
async fn every_type_of_contract_is_on_until_the_operator_turns_it_off() {
    for server in TestServer::seeded().await {
        let token = session(&server, AccountType::from_number(41)).await;
        assert_eq!(settings(&server, &token).await, AgentSettings::default(), "{}", server.name);
        let off =
            |it: AgentFeatures| [it.dividends, it.daily_salary, it.hour_salary, it.real_time_salary].map(|on| !on);
        for (names, expected) in [
            (&["divtypeinfo"][..], [true, false, false, false]),
            (&["dailysalinfotype"], [true, false, false, false]),
            (&["contractmrdailysalinfotype"], [true, true, false, false]),
            (&["contracthoursalinfo"], [true, true, true, false]),
            (&["realtimesalinfotype"], [true, true, true, true]),
        ] {
            for name in names {
                admin(&server, &["set", name, "off"]).await.expect("a change");
            }
            let told = settings(&server, &token).await;
            assert_eq!(off(AgentFeatures::of(&told)), expected, "{}: {names:?}", server.name);
        }
    }
}

#[tokio::test]
async fn who_may_begin_a_contract_is_one_of_three_words() {
    let server = TestServer::seeded_on_sqlite().await;
    let token = session(&server, AccountType::from_number(1)).await;
    for (word, requests) in
        [("upline", ContractRequests::Upline), ("off", ContractRequests::Off), ("both", ContractRequests::Both)]
    {
        for name in ["divtypereq", "dailysalreqtype", "contracthoursalreq", "realtimesalreqtype"] {
            admin(&server, &["set", name, word]).await.expect("a change");
        }
        let told = settings(&server, &token).await;
        let all = [told.divtypereq, told.dailysalreqtype, told.contracthoursalreq, told.realtimesalreqtype];
        assert_eq!(all, [requests; 4], "{word}");
    }
    let refused = admin(&server, &["set", "divtypereq", "downline"]).await.expect_err("no such word");
    assert!(refused.contains("both") && refused.contains("upline") && refused.contains("off"), "{refused}");
    assert!(admin(&server, &["settings"]).await.expect("a list").contains("contractmrdailysalinfotype"));
}

#[tokio::test]
async fn a_member_is_told_nothing_of_it() {
    for server in TestServer::seeded().await {
        let token = session(&server, AccountType::Member).await;
        let reply = server.get_as(&token, CONSOLIDATED).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert!(!reply.text().contains("settings"), "{}: {}", server.name, reply.text());
    }
}

//! What a side sees: the figures of its real team, and nothing of another tree.

use super::*;

#[tokio::test]
async fn the_workbench_gives_what_the_real_team_has_done() {
    let agents = ThreeAgents::one().await;
    agents.sign_all().await;
    let player = agents.site.member("low", "player").await;
    let bet = Bet { product: "RNG", stake: 30_000, valid_bet: 20_000, payout: 5_000 };
    let yesterday = agents.site.now() - DAY;
    agents.site.bets(&player, "r1", bet, yesterday, 1).await;
    agents.site.count().await;
    let call = json!({ "downlineId": agents.ids[1], "terms": terms(150), "periods": 3 });
    let path = "/wps/agent/contracts/replay";
    let value = agents.site.server.post_as(&agents.tokens[0], path, &call).await.at("/value");
    assert_eq!(value["periods"].as_array().map(Vec::len), Some(3));
    let past = &value["periods"][2];
    assert_eq!((&past["downline"]["validBet"], &past["own"]["turnover"]), (&json!("200.00"), &json!("300.00")));
    assert_eq!((&past["downline"]["members"], &value["below"][0]["downline"]), (&json!(["200.00"]), &json!("low")));
    let far = json!({ "downlineId": agents.ids[2], "terms": terms(150), "periods": 3 });
    assert_eq!(agents.site.server.post_as(&agents.tokens[0], path, &far).await.status, 404, "not directly below");
}

#[tokio::test]
async fn another_trees_contracts_are_unknown_byte_for_byte() {
    let agents = ThreeAgents::one().await;
    agents.sign_all().await;
    agents.site.agent("", "stranger", 1).await;
    let stranger = login_with_pin(&agents.site, "stranger").await;
    let request = agents.open_request().await;
    let contract = agents.contract(2).await["id"].as_str().expect("an id").to_owned();
    let asks = |contract: &str, request: &str, member: &str| {
        vec![
            json!({ "action": "TERMINATE", "contractId": contract }),
            json!({ "action": "OFFER", "contractId": contract, "terms": terms(1) }),
            json!({ "action": "OFFER", "downlineId": member, "terms": terms(1) }),
            json!({ "action": "WITHDRAW", "requestId": request }),
            json!({ "action": "ACCEPT", "requestId": request, "hash": "" }),
        ]
    };
    let real = asks(&contract, &request, &agents.ids[2]);
    for (theirs, nobodys) in real.into_iter().zip(asks("nobody", "nobody", "nobody")) {
        let mut replies = Vec::new();
        for mut body in [theirs, nobodys] {
            body["paymentPassword"] = json!(PIN);
            let reply = process_contract(&agents.site, &stranger, &body).await;
            replies.push((reply.status, reply.text()));
        }
        assert_eq!(replies[0], replies[1]);
        assert_eq!(replies[0].0, 404);
    }
    let replay = |id: &str| json!({ "downlineId": id, "terms": terms(1), "periods": 1 });
    let path = "/wps/agent/contracts/replay";
    let theirs = agents.site.server.post_as(&stranger, path, &replay(&agents.ids[2])).await;
    let nobodys = agents.site.server.post_as(&stranger, path, &replay("nobody")).await;
    assert_eq!((theirs.status, theirs.text()), (nobodys.status, nobodys.text()));
    let [theirs, nobodys] = [contract.as_str(), "nobody"].map(|id| format!("/wps/agent/contracts/{id}"));
    let theirs = agents
        .site
        .server
        .call(Method::GET, &theirs, &[("authorization", &format!("Bearer {stranger}"))], &Value::Null)
        .await;
    let nobodys = agents.site.server.get_as(&stranger, &nobodys).await;
    assert_eq!((theirs.status, theirs.text()), (nobodys.status, nobodys.text()));
}

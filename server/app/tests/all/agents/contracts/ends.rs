//! How contracts come about or end: by no, by waiting, by lower terms above, by both, by a move.

use super::*;

#[tokio::test]
async fn who_says_no_takes_back_or_waits_too_long_leaves_no_contract() {
    let agents = ThreeAgents::one().await;
    agents.sign_top(200).await;
    let id = agents.offer(0, 100).await;
    agents.process_ok(1, &json!({ "action": "REJECT", "requestId": id, "reason": "too little" })).await;
    assert_eq!(agents.request(0, &id).await["reason"], "too little");
    let id = agents.offer(0, 100).await;
    assert_eq!(
        agents.refused(1, &json!({ "action": "WITHDRAW", "requestId": id })).await,
        (409, json!("state_changed"))
    );
    agents.process_ok(0, &json!({ "action": "WITHDRAW", "requestId": id })).await;
    let id = agents.offer(0, 100).await;
    agents.site.server.state.base.clock.advance_ms(8 * DAY);
    expire_due(&agents.site.server.state.base.store, agents.site.now()).await.expect("run out");
    let words = "select count(*) from contract_requests where status = 'EXPIRED'";
    assert_eq!(agents.site.number(words).await, 1, "{id}");
    assert_eq!(agents.site.number("select count(*) from contracts where status = 'NONE'").await, 3);
}

#[tokio::test]
async fn eight_equal_signatures_at_once_sign_once() {
    for agents in ThreeAgents::each().await {
        agents.sign_top(200).await;
        let id = agents.offer(0, 100).await;
        let seen = agents.request(1, &id).await;
        let accept = json!({ "action": "ACCEPT", "requestId": id, "hash": seen["hash"] });
        let replies = join_all((0..8).map(|_| agents.process(1, &accept))).await;
        let done = replies.iter().filter(|it| it.status == 200).count();
        assert_eq!(done, 1, "{}", agents.site.server.name);
        // So many guesses at once may also be held back by the guard of the payment password.
        let others = replies.iter().filter(|it| it.status != 200);
        assert!(others.clone().all(|it| it.at("/code") == "state_changed" || it.status == 429));
        let signatures = "select count(*) from contract_signatures s join contracts c on c.id = s.contract_id where c.upline_id <> ''";
        assert_eq!(agents.site.number(signatures).await, 2);
    }
}

#[tokio::test]
async fn a_lower_own_contract_ends_what_is_above_once_the_agent_agrees_to_the_list() {
    for mut agents in ThreeAgents::each().await {
        agents.sign_all().await;
        let lower = json!({ "action": "OFFER", "contractId": agents.contract(1).await["id"], "terms": terms(80) });
        let id = agents.process_ok(0, &lower).await["id"].as_str().expect("an id").to_owned();
        let seen = agents.request(1, &id).await;
        assert_eq!(
            (&seen["ending"]["contracts"][0]["downline"], &seen["ending"]["contracts"][0]["newMax"]),
            (&json!("low"), &json!(80))
        );
        let accept =
            |ending: &Value| json!({ "action": "ACCEPT", "requestId": id, "hash": seen["hash"], "ending": ending });
        assert_eq!(agents.refused(1, &accept(&json!(""))).await, (409, json!("contracts_end")));
        // The list changes while it is looked at: the contract below gets a lower rate.
        let below = json!({ "action": "OFFER", "contractId": agents.contract(2).await["id"], "terms": terms(90) });
        let below = agents.process_ok(1, &below).await["id"].as_str().expect("an id").to_owned();
        agents.accept(2, &below).await;
        let reply = agents.process(1, &accept(&seen["ending"]["hash"])).await;
        assert_eq!(
            (reply.at("/code"), reply.at("/value/ending/contracts/0/rate")),
            (json!("contracts_end"), json!(90))
        );
        agents.process_ok(1, &accept(&reply.at("/value/ending/hash"))).await;
        let ended = agents.contract(2).await;
        assert_eq!((&ended["status"], &ended["endedReason"]), (&json!("TERMINATING"), &json!("RATE_LOWERED")));
        assert_eq!(agents.contract(1).await["status"], "ACTIVE");
        agents.advance(DAY).await;
        expire_due(&agents.site.server.state.base.store, agents.site.now()).await.expect("run out");
        assert_eq!(agents.contract(2).await["status"], "ENDED");
    }
}

#[tokio::test]
async fn an_end_needs_both_and_a_move_ends_what_stood_with_the_former_upline() {
    let agents = ThreeAgents::one().await;
    agents.sign_all().await;
    let end = json!({ "action": "TERMINATE", "contractId": agents.contract(2).await["id"] });
    let id = agents.process_ok(1, &end).await["id"].as_str().expect("an id").to_owned();
    assert_eq!(agents.contract(2).await["status"], "ACTIVE", "until the other side has signed");
    agents.accept(2, &id).await;
    assert_eq!(agents.contract(2).await["endedReason"], "AGREED");
    agents.site.moves(&agents.ids[1], None).await.expect("moved");
    let (member, former, now) = (agents.ids[1].clone(), agents.ids[0].clone(), agents.site.now());
    let work = async move |tx: &mut Connection| upline_changed(tx, &member, &former, now).await;
    let write = agents.site.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
    write.await.map_err(|error: StoreError| error).expect("ended");
    assert_eq!(agents.contract(1).await["endedReason"], "UPLINE_CHANGED");
}

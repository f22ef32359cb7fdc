//! How contracts come about or end: by no, by waiting, by lower terms above, by both, by a move.

use super::*;

#[tokio::test]
async fn who_says_no_takes_back_or_waits_too_long_leaves_no_contract() {
    let three = Three::one().await;
    three.top_signs(200).await;
    let id = three.offers(0, 100).await;
    three.done(1, &json!({ "action": "REJECT", "requestId": id, "reason": "too little" })).await;
    assert_eq!(three.request(0, &id).await["reason"], "too little");
    let id = three.offers(0, 100).await;
    assert_eq!(
        three.refused(1, &json!({ "action": "WITHDRAW", "requestId": id })).await,
        (409, json!("state_changed"))
    );
    three.done(0, &json!({ "action": "WITHDRAW", "requestId": id })).await;
    let id = three.offers(0, 100).await;
    three.site.server.state.base.clock.advance_ms(8 * DAY);
    expire_due(&three.site.server.state.base.store, three.site.now()).await.expect("run out");
    let words = "select count(*) from contract_requests where status = 'EXPIRED'";
    assert_eq!(three.site.number(words).await, 1, "{id}");
    assert_eq!(three.site.number("select count(*) from contracts where status = 'NONE'").await, 3);
}

#[tokio::test]
async fn eight_equal_signatures_at_once_sign_once() {
    for three in Three::each().await {
        three.top_signs(200).await;
        let id = three.offers(0, 100).await;
        let seen = three.request(1, &id).await;
        let accept = json!({ "action": "ACCEPT", "requestId": id, "hash": seen["hash"] });
        let replies = join_all((0..8).map(|_| three.calls(1, &accept))).await;
        let done = replies.iter().filter(|it| it.status == 200).count();
        assert_eq!(done, 1, "{}", three.site.server.name);
        // So many guesses at once may also be held back by the guard of the payment password.
        let others = replies.iter().filter(|it| it.status != 200);
        assert!(others.clone().all(|it| it.at("/code") == "state_changed" || it.status == 429));
        let signatures = "select count(*) from contract_signatures s join contracts c on c.id = s.contract_id where c.upline_id <> ''";
        assert_eq!(three.site.number(signatures).await, 2);
    }
}

#[tokio::test]
async fn a_lower_own_contract_ends_what_is_above_once_the_agent_agrees_to_the_list() {
    for mut three in Three::each().await {
        three.all_sign().await;
        let lower = json!({ "action": "OFFER", "contractId": three.contract(1).await["id"], "terms": terms(80) });
        let id = three.done(0, &lower).await["id"].as_str().expect("an id").to_owned();
        let seen = three.request(1, &id).await;
        assert_eq!(
            (&seen["ending"]["contracts"][0]["downline"], &seen["ending"]["contracts"][0]["newMax"]),
            (&json!("low"), &json!(80))
        );
        let accept =
            |ending: &Value| json!({ "action": "ACCEPT", "requestId": id, "hash": seen["hash"], "ending": ending });
        assert_eq!(three.refused(1, &accept(&json!(""))).await, (409, json!("contracts_end")));
        // The list changes while it is looked at: the contract below gets a lower rate.
        let below = json!({ "action": "OFFER", "contractId": three.contract(2).await["id"], "terms": terms(90) });
        let below = three.done(1, &below).await["id"].as_str().expect("an id").to_owned();
        three.accepts(2, &below).await;
        let reply = three.calls(1, &accept(&seen["ending"]["hash"])).await;
        assert_eq!(
            (reply.at("/code"), reply.at("/value/ending/contracts/0/rate")),
            (json!("contracts_end"), json!(90))
        );
        three.done(1, &accept(&reply.at("/value/ending/hash"))).await;
        let ended = three.contract(2).await;
        assert_eq!((&ended["status"], &ended["endedReason"]), (&json!("TERMINATING"), &json!("RATE_LOWERED")));
        assert_eq!(three.contract(1).await["status"], "ACTIVE");
        three.passes(DAY).await;
        expire_due(&three.site.server.state.base.store, three.site.now()).await.expect("run out");
        assert_eq!(three.contract(2).await["status"], "ENDED");
    }
}

#[tokio::test]
async fn an_end_needs_both_and_a_move_ends_what_stood_with_the_former_upline() {
    let three = Three::one().await;
    three.all_sign().await;
    let end = json!({ "action": "TERMINATE", "contractId": three.contract(2).await["id"] });
    let id = three.done(1, &end).await["id"].as_str().expect("an id").to_owned();
    assert_eq!(three.contract(2).await["status"], "ACTIVE", "until the other side has signed");
    three.accepts(2, &id).await;
    assert_eq!(three.contract(2).await["endedReason"], "AGREED");
    three.site.moves(&three.ids[1], None).await.expect("moved");
    let (member, former, now) = (three.ids[1].clone(), three.ids[0].clone(), three.site.now());
    let work = async move |tx: &mut Connection| upline_changed(tx, &member, &former, now).await;
    let write = three.site.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
    write.await.map_err(|error: StoreError| error).expect("ended");
    assert_eq!(three.contract(1).await["endedReason"], "UPLINE_CHANGED");
}

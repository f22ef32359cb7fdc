//! How free spins end, and what the supplier is told of it.

use super::*;

#[tokio::test]
async fn a_supplier_that_does_not_answer_is_told_again_and_an_unsigned_call_gives_nothing() {
    for table in Table::each().await {
        let (status, _) = table
            .supplier
            .call(Method::POST, "/free_spins/grant", "", &json!({ "reward_uuid": "g", "player": table.member }))
            .await;
        assert_eq!(status, 401);
        table.supplier.lose([Fault::Request, Fault::Answer]);
        let grant = table.grant("spring", "3", &[]).await;
        assert_eq!(table.bonus(&grant).await["state"], "PENDING");
        for _ in 0..2 {
            table.server.state.base.clock.advance_ms(60_000);
            table.server.run_jobs().await;
        }
        assert_eq!(table.bonus(&grant).await["state"], "ACTIVE");
        let at_supplier = table.supplier.state.free_spins(&table.member, &table.game, "USD").await.expect("its tables");
        assert_eq!(at_supplier.map(|grant| (grant.spins, grant.used)), Some((3, 0)), "once, whatever was lost");
    }
}

#[tokio::test]
async fn what_is_given_up_is_told_to_the_supplier_and_costs_what_was_won() {
    for table in Table::each().await {
        let grant = table.grant("spring", "3", &[]).await;
        table.played(&grant, "one", 300).await;
        let give_up = async |amount: &str| {
            let body = json!({ "bonusId": format!("bonus:free-spins:{grant}"), "amount": amount });
            table.server.post_as(&table.token, "/wps/member/bonuses/giveUp", &body).await
        };
        assert_eq!(give_up("0.00").await.at("/code"), "state_changed");
        let reply = give_up("3.00").await;
        assert_eq!((reply.status, reply.at("/value/state")), (200, json!("FORFEITED")), "{}", reply.text());
        assert_eq!(give_up("3.00").await.at("/code"), "state_changed", "once");
        table.server.run_jobs().await;
        let left = table.supplier.state.free_spins(&table.member, &table.game, "USD").await.expect("its tables");
        assert_eq!((left, table.balance().await), (None, MONEY));
        let late = table.bet("two", json!({ "reward_uuid": grant })).await;
        assert_eq!(late.at("/status"), "RS_ERROR_INVALID_REWARD");
    }
}

#[tokio::test]
async fn when_their_time_is_over_what_they_have_won_is_credited_and_the_rest_is_gone() {
    for table in Table::each().await {
        let grant = table.grant("short", "5", &["--days", "1"]).await;
        table.played(&grant, "one", 300).await;
        let unplayed = table.grant("unplayed", "5", &["--days", "1"]).await;
        table.server.state.base.clock.advance_ms(DAY_MS + 1);
        let (token, late) = (table.server.login("mira", PASSWORD).await, json!({ "reward_uuid": grant }));
        let session = table.server.open_game(&token, &table.game).await;
        let table = Table { token, session, ..table };
        assert_eq!(table.bet("two", late).await.at("/status"), "RS_ERROR_INVALID_REWARD");
        table.server.run_schedule("settle-free-spins").await;
        table.server.run_jobs().await;
        assert_eq!(table.balance().await, MONEY + 300);
        assert_eq!(table.bonus(&grant).await["credit"]["required"], "30.00");
        assert_eq!(table.bonus(&unplayed).await["state"], "EXPIRED");
        let withdrawn = "select count(*) from free_spins where member_id = $1 and withdrawn_at is not null";
        assert_eq!(table.count(withdrawn).await, 2, "the supplier was told");
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn who_may_not_be_advertised_to_is_given_nothing_and_an_exclusion_ends_them() {
    for table in Table::each().await {
        let grant = table.grant("spring", "3", &[]).await;
        table.played(&grant, "one", 300).await;
        let exclude = ["fair-play", "exclude", "mira", "--kind", "TIME_OUT", "--span", "WEEK"];
        admin(&table.server, &exclude).await.expect("excluded");
        table.server.run_schedule("settle-exclusions").await;
        table.server.run_jobs().await;
        let ended = table.server.text("select ended_as from free_spins").await;
        assert_eq!(ended.as_deref(), Some("cancelled"), "{}", table.server.name);
        let left = table.supplier.state.free_spins(&table.member, &table.game, "USD").await.expect("its tables");
        assert_eq!(left, None);
        let output = table.command("later", "3", &["--account", "mira"]).await.expect("an answer");
        assert!(output.starts_with("granted to 0;") && output.contains("1 get no bonuses"), "{output}");
        table.server.books_balance().await;
    }
}

//! What free spins come by, and what operators see of them.

use super::*;

#[tokio::test]
async fn a_value_that_the_game_does_not_offer_is_refused_by_the_supplier_and_seen_by_the_operator() {
    let table = Table::at(TestServer::seeded_on_sqlite().await).await;
    let words =
        ["free-spins", "grant", "odd", "--account", "mira", "--games", &table.game, "--spins", "1", "--value", "0.03"];
    admin(&table.server, &words).await.expect("granted");
    table.server.run_jobs().await;
    assert_eq!(table.bonuses().await[0]["state"], "CANCELLED");
    assert_eq!(table.inbox().await, Vec::<(String, String)>::new(), "what can not be played is not announced");
    let listed = admin(&table.server, &["free-spins", "list", "--account", "mira"]).await.expect("a list");
    assert!(listed.contains("REFUSED") && listed.contains("value_not_offered"), "{listed}");
    for (wrong, value) in [("--games", "nothing-such"), ("--spins", "501")] {
        let mut words = words.map(ToOwned::to_owned);
        let index = words.iter().position(|word| word == wrong).expect("a word") + 1;
        words[index] = value.to_owned();
        words[2] = "wrong".to_owned();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        assert!(admin(&table.server, &words).await.is_err(), "{wrong} {value}");
    }
    let changes = admin(&table.server, &["changes"]).await.expect("changes");
    assert!(changes.contains("free spins odd") && !changes.contains("free spins wrong"), "{changes}");
}

#[tokio::test]
async fn a_label_gets_them_once_each_and_the_same_name_goes_on() {
    let table = Table::at(TestServer::seeded_on_sqlite().await).await;
    table.server.add_member("omar", PASSWORD, AccountType::Member, 0).await;
    table.server.execute("update members set labels = 'spring' where account = 'mira'").await;
    let output = table.command("wave", "1", &["--label", "spring"]).await.expect("granted");
    assert!(output.starts_with("granted to 1; 0 had"), "{output}");
    table.server.execute("update members set labels = 'gold\nspring' where account = 'omar'").await;
    let output = table.command("wave", "1", &["--label", "spring"]).await.expect("granted");
    assert!(output.starts_with("granted to 1; 1 had"), "{output}");
    assert!(table.command("wave", "1", &["--label", "sprin"]).await.is_err(), "nobody has that label");
}

#[tokio::test]
async fn a_promotion_gives_what_it_promises_once() {
    for table in Table::each().await {
        let terms = format!(
            "update promotions set apply_mode = 'CLAIM', reward_type = 'FREE_SPIN', reward_amount = 0, spins = 4, spin_value = {}, spin_games = '{}', wager_multiplier = 5, stock = null, level_min = 0, starts_at = 0, ends_at = null, enabled = 1 where id = (select min(id) from promotions)",
            table.value, table.game
        );
        let work = async move |tx: &mut platform::store::Connection| {
            sql::query(sql::AssertSqlSafe(terms)).execute(tx).await.map(drop)
        };
        table.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("terms");
        let promotion = table.server.text("select min(id) from promotions").await.expect("a promotion");
        let claim = async || {
            let body = json!({ "promoId": promotion });
            table.server.post_as(&table.token, "/wps/promotions/claim", &body).await
        };
        let first = claim().await;
        assert_eq!(first.status, 200, "{}", first.text());
        assert_ne!(claim().await.status, 200, "once");
        table.server.run_jobs().await;
        let bonuses = table.bonuses().await;
        assert_eq!((bonuses.len(), &bonuses[0]["promoId"]), (1, &json!(promotion)));
        assert_eq!((&bonuses[0]["spins"]["total"], &bonuses[0]["spins"]["wagerMultiplier"]), (&json!(4), &json!(5)));
        table.server.run_jobs().await;
        assert_eq!(table.inbox().await, [("FREE_SPINS_READY".to_owned(), "4".to_owned())], "{}", table.server.name);
    }
}

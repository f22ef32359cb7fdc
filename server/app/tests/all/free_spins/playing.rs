//! Playing free spins: each is used once, what all of them win is one bonus, and nothing counts as turnover.

use ledger::{Account, balance_of};

use super::*;

#[tokio::test]
async fn a_grant_is_told_played_on_the_games_page_and_becomes_one_bonus() {
    for table in Table::each().await {
        table.command("spring", "2", &["--account", "mira"]).await.expect("granted");
        let pending = table.bonuses().await;
        assert_eq!((pending.len(), &pending[0]["state"]), (1, &json!("PENDING")));
        assert_eq!(table.spins_left().await, json!([]), "the supplier does not have them yet");
        let grant = table.grant("summer", "1", &[]).await;
        assert_eq!(table.spins_left().await, json!([{ "gameCode": table.game, "left": 3 }]));
        let ready = table.bonus(&grant).await;
        assert_eq!((&ready["state"], &ready["kind"]), (&json!("ACTIVE"), &json!("FREE_SPIN")));
        let spins = &ready["spins"];
        assert_eq!((&spins["total"], &spins["left"], &spins["wagerMultiplier"]), (&json!(1), &json!(1), &json!(10)));
        assert_eq!(spins["games"][0]["gameCode"], json!(table.game));
        let url = format!("x#ticket={}", table.server.ticket(&table.token, &table.game).await);
        let (session, _) = table.supplier.visit(&url, &table.game).await;
        let mut won = 0;
        for key in ["key-one-1", "key-two-2", "key-three"] {
            let (_, state) = table.supplier.call(Method::GET, "/api/state", &session, &Value::Null).await;
            let free = &state["free_spins"];
            let spin = json!({ "key": key, "stake": free["value"], "free_spins": free["id"] });
            let (status, played) = table.supplier.call(Method::POST, "/api/spin", &session, &spin).await;
            assert_eq!((status, &played["round"]["state"]), (200, &json!("settled")), "{played}");
            won += played["round"]["payout"].as_i64().expect("an amount");
            table.server.state.base.clock.advance_ms(5_000);
        }
        assert_eq!((table.balance().await, table.spins_left().await), (MONEY + won, json!([])));
        let ended = table.bonus(&grant).await;
        assert_eq!((ended["spins"]["left"].clone(), ended["spins"]["total"].clone()), (json!(0), json!(1)));
        assert_eq!(table.count("select count(*) from settled_bets where member_id = $1").await, 0);
        let record = table.server.get_as(&table.token, "/wps/member/records/bets").await;
        let bets = record.at("/value/content").as_array().expect("bets").clone();
        assert!(bets.len() == 3 && bets.iter().all(|bet| bet["isFree"] == true), "{bets:?}");
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_all_spins_win_is_one_credit_that_must_be_staked_and_nothing_counts_as_turnover() {
    for table in Table::each().await {
        let grant = table.grant("spring", "2", &[]).await;
        table.played(&grant, "one", 300).await;
        assert_eq!(table.balance().await, MONEY, "it is credited when the last one has ended");
        let running = table.bonus(&grant).await;
        assert_eq!((&running["left"], &running["spins"]["won"]), (&json!("3.00"), &json!("3.00")));
        table.played(&grant, "two", 200).await;
        assert_eq!(table.balance().await, MONEY + 500);
        let credit = table.bonus(&grant).await;
        let figures = ["amount", "required", "done"].map(|field| credit["credit"][field].clone());
        assert_eq!(figures, [json!("5.00"), json!("50.00"), json!("0.00")]);
        assert_eq!((&credit["state"], &credit["spins"]["won"]), (&json!("ACTIVE"), &json!("5.00")));
        assert_eq!(table.count("select count(*) from settled_bets where member_id = $1").await, 0);
        let hours = "select cast(coalesce(sum(staked + paid), 0) as bigint) from play_hours where member_id = $1";
        assert_eq!(table.count(hours).await, 0, "no limit knows of it");
        let net = table.server.get_as(&table.token, "/wps/play/session").await.at("/value/net");
        assert_eq!(net, "0.00");
        let reward = json!({ "reward_uuid": grant });
        assert_eq!(table.bet("three", reward.clone()).await.at("/status"), "RS_ERROR_INVALID_REWARD");
        assert_eq!(table.win("two", 200, reward.clone()).await.at("/status"), "RS_OK", "told again");
        assert_eq!(table.win("two", 900, reward).await.at("/status"), "RS_ERROR_DUPLICATE_TRANSACTION");
        assert_eq!(table.balance().await, MONEY + 500);
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn no_more_is_credited_than_the_bound_allows_and_nothing_won_leaves_no_money() {
    for table in Table::each().await {
        let grant = table.grant("capped", "2", &["--max-win", "4"]).await;
        table.played(&grant, "one", 300).await;
        table.played(&grant, "two", 300).await;
        assert_eq!(table.balance().await, MONEY + 400);
        assert_eq!(table.bonus(&grant).await["credit"]["amount"], "4.00");
        let lost = table.grant("lost", "1", &[]).await;
        table.played(&lost, "three", 0).await;
        assert_eq!((table.balance().await, &table.bonus(&lost).await["state"]), (MONEY + 400, &json!("COMPLETED")));
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_spin_that_was_not_granted_is_refused() {
    for table in Table::each().await {
        let grant = table.grant("spring", "5", &[]).await;
        let reward = json!({ "reward_uuid": grant });
        let status = async |uuid: &str, change: Value| table.bet(uuid, change).await.at("/status");
        assert_eq!(status("a", json!({})).await, "RS_ERROR_INVALID_REWARD", "a free round of nothing");
        assert_eq!(status("b", json!({ "reward_uuid": "unknown" })).await, "RS_ERROR_INVALID_REWARD");
        let paid = json!({ "reward_uuid": grant, "is_free": false, "amount": 5 });
        assert_eq!(status("c", paid).await, "RS_ERROR_WRONG_SYNTAX");
        table.server.add_member("omar", PASSWORD, AccountType::Member, MONEY).await;
        let login = table.server.login("omar", PASSWORD).await;
        let other = table.server.open_game(&login, &table.game).await;
        assert_eq!(status("d", json!({ "reward_uuid": grant, "token": other })).await, "RS_ERROR_INVALID_REWARD");
        let elsewhere = &table.supplier.slots[1].1;
        let game = table.server.open_game(&table.token, elsewhere).await;
        let change = json!({ "reward_uuid": grant, "token": game, "game_code": elsewhere });
        assert_eq!(status("e", change).await, "RS_ERROR_INVALID_REWARD");
        assert_eq!(status("f", reward.clone()).await, "RS_OK");
        let second = json!({ "reward_uuid": grant, "transaction_uuid": "b-more" });
        assert_eq!(status("f", second).await, "RS_ERROR_INVALID_REWARD", "one bet is one round");
        assert_eq!(table.win("f", 100, json!({ "is_free": false })).await.at("/status"), "RS_ERROR_INVALID_REWARD");
        assert_eq!(table.win("f", 100, reward).await.at("/status"), "RS_OK");
        assert_eq!(table.bonus(&grant).await["spins"]["left"], 4);
        assert_eq!(table.balance().await, MONEY);
    }
}

#[tokio::test]
async fn eight_at_once_are_granted_once_and_use_one_spin_once() {
    for table in Table::each().await {
        let base = table.server.state.base.clone();
        let office = BackOffice::at(table.server.with_base(base)).await;
        let body = json!({
            "name": "once", "to": { "account": "mira" }, "games": [table.game.clone()], "spins": 1, "value": "0.05", "days": 7,
        });
        let body = merged(body, json!({ "value": format!("{}.{:02}", table.value / 100, table.value % 100) }));
        let replies = join_all((0..8).map(|_| office.call(Method::POST, "free-spins", &body))).await;
        let granted = replies.iter().filter(|reply| reply.at("/value/granted") == 1).count();
        assert_eq!(granted, 1, "{:?}", replies.iter().map(TestReply::text).collect::<Vec<_>>());
        office.server.run_jobs().await;
        let grant = office.server.text("select id from free_spins").await.expect("one");
        let Table { supplier, member, token, game, value, session, .. } = table;
        let table = Table { server: office.server, supplier, member, token, game, value, session };
        let uuids: Vec<String> = (0..8).map(|index| format!("w{index}")).collect();
        let bets = join_all(uuids.iter().map(|uuid| table.bet(uuid, json!({ "reward_uuid": grant })))).await;
        assert_eq!(bets.iter().filter(|bet| bet.at("/status") == "RS_OK").count(), 1);
        assert_eq!(table.bonus(&grant).await["spins"]["left"], 0);
    }
}

#[tokio::test]
async fn rounds_of_one_grant_that_are_won_at_once_all_count() {
    const SPINS: i64 = 8;
    for table in Table::each().await {
        let grant = table.grant("spring", "8", &[]).await;
        let reward = json!({ "reward_uuid": grant });
        let uuids: Vec<String> = (0..SPINS).map(|index| format!("r{index}")).collect();
        for uuid in &uuids {
            assert_eq!(table.bet(uuid, reward.clone()).await.at("/status"), "RS_OK");
        }
        let wins = join_all(uuids.iter().map(|uuid| table.win(uuid, 100, reward.clone()))).await;
        assert!(wins.iter().all(|win| win.at("/status") == "RS_OK"), "{}", table.server.name);
        assert_eq!(table.bonus(&grant).await["credit"]["amount"], "8.00", "{}", table.server.name);
        assert_eq!(table.balance().await, MONEY + SPINS * 100);
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_round_that_never_ends_keeps_what_the_others_have_won_for_a_week_only() {
    for table in Table::each().await {
        let grant = table.grant("spring", "2", &[]).await;
        table.played(&grant, "one", 300).await;
        assert_eq!(table.bet("two", json!({ "reward_uuid": grant })).await.at("/status"), "RS_OK");
        let ends_at = "select cast(expires_at as text) from free_spins";
        let ends_at: i64 = table.server.text(ends_at).await.expect("a grant").parse().expect("a time");
        let clock = &table.server.state.base.clock;
        for (days, credited) in [(6, MONEY), (8, MONEY + 300)] {
            clock.advance_ms(ends_at + days * DAY_MS - clock.now_ms());
            table.server.run_schedule("settle-free-spins").await;
            table.server.run_jobs().await;
            let wallet = Account::wallet(&table.member, "USD");
            let balance = balance_of(table.server.state.base.store.reader(), &wallet).await.expect("a balance");
            assert_eq!(balance, credited, "{}: after {days} days", table.server.name);
        }
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_rollback_gives_the_spin_back_or_takes_back_what_it_won() {
    for table in Table::each().await {
        let grant = table.grant("spring", "2", &[]).await;
        let reward = json!({ "reward_uuid": grant });
        table.bet("one", reward.clone()).await;
        assert_eq!(table.rollback("one", "b-one").await.at("/status"), "RS_OK");
        assert_eq!(table.rollback("one", "b-one").await.at("/status"), "RS_OK", "twice is once");
        assert_eq!(table.bonus(&grant).await["spins"]["left"], 2);
        table.played(&grant, "two", 300).await;
        assert_eq!(table.rollback("two", "w-two").await.at("/status"), "RS_OK");
        assert_eq!(table.bonus(&grant).await["spins"]["won"], "0.00");
        let again = json!({ "reward_uuid": grant, "transaction_uuid": "w-again" });
        assert_eq!(table.win("two", 100, again).await.at("/status"), "RS_OK");
        table.played(&grant, "three", 200).await;
        assert_eq!(table.balance().await, MONEY + 300);
        assert_eq!(table.rollback("three", "w-three").await.at("/status"), "RS_OK");
        assert_eq!(table.balance().await, MONEY + 100, "what was credited is taken back");
        let credit = table.bonus(&grant).await;
        assert_eq!([&credit["credit"]["amount"], &credit["credit"]["required"]], ["1.00", "10.00"]);
        let corrected = json!({ "reward_uuid": grant, "transaction_uuid": "w-corrected" });
        assert_eq!(table.win("three", 250, corrected).await.at("/status"), "RS_OK");
        let credit = table.bonus(&grant).await;
        assert_eq!([&credit["credit"]["amount"], &credit["credit"]["required"]], ["3.50", "35.00"]);
        assert_eq!(table.balance().await, MONEY + 350);
        table.server.books_balance().await;
    }
}

//! Each point at which a round can be cut off. After all of them: money neither lost nor made.

use super::calls::Page;
use crate::MIN_ROUND_MS;
use crate::round::{Round, Spin, SpinRefusal, Stage};
use crate::session::GameSession;
use crate::testing::{Fault, GAME, PLAYER, START, TestSupplier, both_engines, sqlite};
use crate::wallet::PlayRules;

fn by_hand(key: &str, stake: i64) -> Spin<'_> {
    Spin { key, stake, automatic: None, free_spins: None }
}

async fn spin(supplier: &TestSupplier, session: &GameSession, key: &str) -> Result<Round, SpinRefusal> {
    let game = supplier.state.game(GAME).await.unwrap().unwrap();
    supplier.state.spin(session, &game, by_hand(key, game.stakes[0])).await.unwrap()
}

fn payout(round: &Round) -> i64 {
    match &round.stage {
        Stage::Settled(drawn) | Stage::Drawn(drawn) => drawn.payout,
        other => panic!("no payout at {other:?}"),
    }
}

/// Lets the worker try until nothing is open.
async fn finish(supplier: &TestSupplier) {
    for _ in 0..40 {
        supplier.state.clock.advance_ms(20_000);
        supplier.state.finish_due_rounds().await.unwrap();
    }
}

#[tokio::test]
async fn a_round_takes_the_stake_and_pays_what_was_drawn() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        let session = supplier.visit().await;
        let mut expected = START;
        for index in 0..20 {
            let round = spin(&supplier, &session, &format!("key-{index:04}")).await.unwrap();
            expected += payout(&round) - round.stake;
            assert_eq!(supplier.operator.balance_now(), expected);
            supplier.state.clock.advance_ms(MIN_ROUND_MS);
        }
        let totals = supplier.state.totals(&session.id).await.unwrap();
        assert_eq!(totals.wagered, 20 * supplier.smallest_stake().await);
        assert_eq!(START - totals.wagered + totals.returned, expected);
    }
}

#[tokio::test]
async fn the_same_key_is_the_same_round_and_moves_no_money_again() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        let session = supplier.visit().await;
        let first = spin(&supplier, &session, "key-again").await.unwrap();
        let balance = supplier.operator.balance_now();
        let second = spin(&supplier, &session, "key-again").await.unwrap();
        assert_eq!(first, second);
        assert_eq!(supplier.operator.balance_now(), balance);
        let game = supplier.state.game(GAME).await.unwrap().unwrap();
        let other = supplier.state.spin(&session, &game, by_hand("key-again", game.stakes[1])).await.unwrap();
        assert_eq!(other, Err(SpinRefusal::KeyReused));
    }
}

#[tokio::test]
async fn a_stake_that_is_not_offered_never_reaches_the_operator() {
    let supplier = TestSupplier::on(sqlite().await).await;
    let session = supplier.visit().await;
    let game = supplier.state.game(GAME).await.unwrap().unwrap();
    for stake in [0, -game.stakes[0], game.stakes[0] + 1, i64::MAX] {
        let refused = supplier.state.spin(&session, &game, by_hand("key-stake", stake)).await.unwrap();
        assert_eq!(refused, Err(SpinRefusal::StakeNotOffered));
    }
    assert_eq!(supplier.operator.arrived(), ["open"]);
}

#[tokio::test]
async fn rounds_of_a_player_on_a_game_do_not_overlap_nor_run_faster_than_the_least_time() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        let (first, second) = (supplier.visit().await, supplier.visit().await);
        supplier.operator.fail(&[Fault::RequestLost, Fault::RequestLost]);
        assert_eq!(spin(&supplier, &first, "key-first").await.unwrap().stage, Stage::RollingBack);
        supplier.state.clock.advance_ms(MIN_ROUND_MS);
        assert_eq!(spin(&supplier, &second, "key-other").await, Err(SpinRefusal::RoundInProgress));
        finish(&supplier).await;
        spin(&supplier, &second, "key-other").await.unwrap();
        supplier.state.clock.advance_ms(MIN_ROUND_MS - 1);
        assert_eq!(spin(&supplier, &first, "key-third").await, Err(SpinRefusal::TooSoon(1)));
        supplier.state.clock.advance_ms(1);
        assert!(spin(&supplier, &first, "key-third").await.is_ok());
    }
}

#[tokio::test]
async fn spins_at_the_same_moment_begin_one_round() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        let session = supplier.visit().await;
        let keys: Vec<String> = (0..8).map(|index| format!("key-race-{index}")).collect();
        let all = futures_util::future::join_all(keys.iter().map(|key| spin(&supplier, &session, key))).await;
        assert_eq!(all.iter().filter(|result| result.is_ok()).count(), 1, "{all:?}");
        assert_eq!(supplier.operator.arrived().iter().filter(|call| *call == "bet").count(), 1);
    }
}

#[tokio::test]
async fn a_bet_that_the_wallet_can_not_cover_is_refused_without_a_rollback() {
    let supplier = TestSupplier::on(sqlite().await).await;
    let session = supplier.visit().await;
    supplier.operator.set_balance(1);
    let round = spin(&supplier, &session, "key-poor").await.unwrap();
    assert_eq!(round.stage, Stage::Refused("not_enough_money".to_owned()));
    assert_eq!(supplier.operator.arrived(), ["open", "bet"]);
    supplier.operator.set_balance(START);
    assert!(matches!(spin(&supplier, &session, "key-rich").await.unwrap().stage, Stage::Settled(_)));
}

#[tokio::test]
async fn a_bet_without_answer_is_undone_and_the_stake_is_back() {
    for fault in [Fault::RequestLost, Fault::AnswerLost] {
        for files in both_engines().await {
            let supplier = TestSupplier::on(files).await;
            let session = supplier.visit().await;
            supplier.operator.fail(&[fault]);
            let round = spin(&supplier, &session, "key-lost").await.unwrap();
            assert_eq!(round.stage, Stage::RolledBack, "{fault:?}");
            assert_eq!(supplier.operator.balance_now(), START);
        }
    }
}

#[tokio::test]
async fn a_rollback_is_repeated_until_it_is_answered() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        let session = supplier.visit().await;
        supplier.operator.fail(&[
            Fault::AnswerLost,
            Fault::RequestLost,
            Fault::AnswerLost,
            Fault::RequestLost,
            Fault::AnswerLost,
        ]);
        let round = spin(&supplier, &session, "key-stubborn").await.unwrap();
        assert_eq!(round.stage, Stage::RollingBack);
        supplier.operator.end_session();
        finish(&supplier).await;
        assert_eq!(supplier.state.resolve(&session, "key-stubborn").await.unwrap().stage, Stage::RolledBack);
        assert_eq!(supplier.operator.balance_now(), START);
    }
}

#[tokio::test]
async fn a_payout_without_answer_is_repeated_with_the_committed_outcome() {
    for fault in [Fault::RequestLost, Fault::AnswerLost] {
        for files in both_engines().await {
            let mut supplier = TestSupplier::on(files).await;
            let session = supplier.visit().await;
            supplier.operator.fail(&[Fault::None, fault, fault]);
            let pending = spin(&supplier, &session, "key-payout").await.unwrap();
            let Stage::Drawn(drawn) = &pending.stage else { panic!("{pending:?}") };
            supplier.restart();
            supplier.operator.end_session();
            finish(&supplier).await;
            let settled = supplier.state.resolve(&session, "key-payout").await.unwrap();
            assert_eq!(settled.stage, Stage::Settled(drawn.clone()), "{fault:?}");
            assert_eq!(supplier.operator.balance_now(), START - pending.stake + drawn.payout);
        }
    }
}

/// A round as a process leaves it that died after so many steps.
async fn die_at(supplier: &TestSupplier, session: &GameSession, steps: usize) -> Round {
    use crate::wallet::Movement;
    let game = supplier.state.game(GAME).await.unwrap().unwrap();
    let begun = supplier.state.begin_for_test(session, "key-killed", game.stakes[0]).await;
    let bet = Movement {
        transaction: format!("{}-b", begun.id),
        reference: None,
        token: session.token.clone(),
        round: begun.id.clone(),
        game_code: GAME.to_owned(),
        amount: begun.stake,
        currency: "VND".to_owned(),
        free_spins: None,
    };
    if steps >= 1 {
        supplier.state.wallet.bet(&bet).await.unwrap();
    }
    if steps >= 2 {
        supplier.state.accept_for_test(&begun).await;
    }
    begun
}

#[tokio::test]
async fn a_restart_undoes_a_bet_whose_answer_was_never_seen() {
    for steps in [0, 1] {
        for files in both_engines().await {
            let mut supplier = TestSupplier::on(files).await;
            let session = supplier.visit().await;
            die_at(&supplier, &session, steps).await;
            supplier.restart();
            finish(&supplier).await;
            let round = supplier.state.resolve(&session, "key-killed").await.unwrap();
            assert_eq!((round.stage, supplier.operator.balance_now()), (Stage::RolledBack, START));
        }
    }
}

#[tokio::test]
async fn a_restart_draws_and_pays_a_round_whose_stake_was_taken() {
    for files in both_engines().await {
        let mut supplier = TestSupplier::on(files).await;
        let session = supplier.visit().await;
        let begun = die_at(&supplier, &session, 2).await;
        supplier.restart();
        finish(&supplier).await;
        let round = supplier.state.resolve(&session, "key-killed").await.unwrap();
        assert_eq!(supplier.operator.balance_now(), START - begun.stake + payout(&round));
        assert!(matches!(round.stage, Stage::Settled(_)));
    }
}

#[tokio::test]
async fn the_worker_leaves_a_round_to_the_call_that_has_just_begun_it() {
    let supplier = TestSupplier::on(sqlite().await).await;
    let session = supplier.visit().await;
    die_at(&supplier, &session, 1).await;
    assert_eq!(supplier.state.finish_due_rounds().await.unwrap(), 0);
    supplier.state.clock.advance_ms(60_000);
    assert_eq!(supplier.state.finish_due_rounds().await.unwrap(), 1);
}

#[tokio::test]
async fn a_bet_that_is_answered_after_its_round_was_undone_changes_nothing() {
    let supplier = TestSupplier::on(sqlite().await).await;
    let session = supplier.visit().await;
    let begun = die_at(&supplier, &session, 0).await;
    finish(&supplier).await;
    // The slow bet arrives at last, and its call goes on.
    let late = supplier.state.bet_for_test(&session, begun).await;
    assert_eq!((late.stage, supplier.operator.balance_now()), (Stage::RolledBack, START));
}

#[tokio::test]
async fn a_key_that_never_arrived_is_closed_when_it_is_asked_for() {
    for files in both_engines().await {
        let supplier = TestSupplier::on(files).await;
        let session = supplier.visit().await;
        assert_eq!(supplier.state.resolve(&session, "key-missing").await.unwrap().stage, Stage::Abandoned);
        assert_eq!(spin(&supplier, &session, "key-missing").await.unwrap().stage, Stage::Abandoned);
        assert_eq!(supplier.operator.balance_now(), START);
        assert!(spin(&supplier, &session, "key-next").await.is_ok());
    }
}

#[tokio::test]
async fn an_end_that_no_page_has_shown_waits_for_the_next_visit() {
    let supplier = TestSupplier::on(sqlite().await).await;
    let session = supplier.visit().await;
    let round = spin(&supplier, &session, "key-unseen").await.unwrap();
    let next = supplier.visit().await;
    assert_eq!(supplier.state.unseen_round(&next.player, GAME).await.unwrap(), Some(round));
    supplier.state.mark_shown(PLAYER, GAME, "key-unseen").await.unwrap();
    assert_eq!(supplier.state.unseen_round(PLAYER, GAME).await.unwrap(), None);
}

#[tokio::test]
async fn whatever_is_lost_no_money_is_lost_or_made() {
    let supplier = TestSupplier::on(sqlite().await).await;
    let session = supplier.visit().await;
    let mut seed = 7_u32;
    let mut kinds = std::collections::HashSet::new();
    for index in 0..60 {
        let faults: Vec<Fault> = (0..4)
            .map(|_| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                [Fault::None, Fault::None, Fault::RequestLost, Fault::AnswerLost][(seed >> 29) as usize % 4]
            })
            .collect();
        supplier.operator.fail(&faults);
        let before = supplier.operator.balance_now();
        let key = format!("key-any-{index}");
        spin(&supplier, &session, &key).await.unwrap();
        finish(&supplier).await;
        let round = supplier.state.resolve(&session, &key).await.unwrap();
        let expected = match &round.stage {
            Stage::Settled(drawn) => before - round.stake + drawn.payout,
            Stage::RolledBack => before,
            other => panic!("{other:?} is no end"),
        };
        assert_eq!(supplier.operator.balance_now(), expected, "{faults:?}");
        kinds.insert(round.stage.as_str());
        supplier.operator.set_balance(START);
    }
    assert_eq!(kinds.len(), 2, "both ends occur");
}

#[tokio::test]
async fn a_visit_offers_no_stake_above_the_operators_most() {
    let open = Page::open().await;
    let (_, all) = open.get("/api/state").await;
    let stakes: Vec<i64> = all["stakes"].as_array().unwrap().iter().filter_map(|stake| stake.as_i64()).collect();
    let most = stakes[2];
    let page = Page::under(PlayRules::from_operator(None, None).with_max_stake(Some(most))).await;
    let (_, state) = page.get("/api/state").await;
    assert_eq!(state["stakes"], serde_json::json!(stakes[..3]));
    let (status, refused) =
        page.post("/api/spin", serde_json::json!({ "key": "key-much-1", "stake": stakes[3] })).await;
    assert_eq!((status.as_u16(), refused["code"].as_str()), (422, Some("stake_invalid")));
    let begin = serde_json::json!({ "stake": stakes[3], "rounds": 5, "loss_limit": 1_000_000 });
    assert_eq!(page.post("/api/automatic", begin).await.1["code"], "stake_invalid");
    assert_eq!(page.post("/api/spin", serde_json::json!({ "key": "key-most-1", "stake": most })).await.0.as_u16(), 200);
    let none = Page::under(PlayRules::from_operator(None, None).with_max_stake(Some(stakes[0] - 1))).await;
    let (status, refused) = none.get("/api/state").await;
    assert_eq!((status.as_u16(), refused["code"].as_str()), (403, Some("stake_too_high")));
}

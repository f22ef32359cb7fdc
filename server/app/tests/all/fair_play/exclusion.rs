//! A time-out or self-exclusion from its first second to the way back.

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_core::domain::fair_play::{ExclusionCause, ExclusionKind, LimitKind, LimitPeriod, Span};
use platform::store::{Connection, StoreError};
use protection::Actor;
use protection::exclusion;
use protection::guard::{self, Stake, StakeGuard};
use protection::limit::{self, LimitRequest};
use protection::policy;
use serde_json::{Value, json};

use super::{DAY, EXCLUSION, MINUTE, PASSWORD, Player, assert_restricted, exclude, text};
use crate::support::back_office::admin;

#[tokio::test]
async fn an_exclusion_counts_at_once_and_ends_every_other_session() {
    for mira in Player::each(1_000).await {
        let other = mira.server.login("mira", PASSWORD).await;
        let none = mira.get(EXCLUSION).await;
        assert_eq!((none.at("/value/kind"), none.at("/value/timeOuts/0")), (Value::Null, json!("HOURS_24")));
        assert_eq!(mira.launch().await.status, 200, "{}", mira.launch().await.text());
        let begun = mira.exclude("SELF_EXCLUSION", "MONTHS_6").await;
        assert_eq!(begun.status, 200, "{}: {}", mira.server.name, begun.text());
        assert_eq!((begun.at("/value/kind"), begun.at("/value/cause")), (json!("SELF_EXCLUSION"), json!("OWN")));
        assert!(text(&begun.at("/value/until")) > text(&begun.at("/value/from")));
        assert_restricted(&mira.server, &mira.token, "the session that asked").await;
        assert_eq!(mira.server.get_as(&other, "/wps/member/info").await.status, 401, "the other session has ended");
        assert_eq!(mira.get("/wps/v2/wallets/balance").await.at("/value/sumBalance"), "10.00", "money stays");
    }
}

#[tokio::test]
async fn an_open_game_takes_no_stake_and_its_round_is_settled() {
    for mira in Player::each(1_000).await {
        let game = mira.slot().await;
        let token = mira.server.open_game(&mira.token, &game).await;
        assert_eq!(mira.stake(&token, &game, 1, 100).await, "RS_OK");
        assert_eq!(mira.exclude("TIME_OUT", "HOURS_24").await.status, 200);
        assert_ne!(mira.stake(&token, &game, 2, 100).await, "RS_OK", "{}", mira.server.name);
        assert_eq!(
            mira.win(&token, &game, 1, 300).await,
            "RS_OK",
            "{}: what was paid for is settled",
            mira.server.name
        );
        assert_eq!(mira.get("/wps/v2/wallets/balance").await.at("/value/sumBalance"), "12.00");
        mira.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_longer_one_may_follow_and_a_shorter_one_never() {
    let mira = Player::one(0).await;
    assert_eq!(mira.exclude("TIME_OUT", "YEAR").await.at("/value/fields/span"), "invalid");
    assert_eq!(mira.exclude("TIME_OUT", "WEEK").await.status, 200);
    let shorter = mira.exclude("TIME_OUT", "HOURS_24").await;
    assert_eq!((shorter.status, shorter.at("/code")), (409, json!("exclusion_stands")));
    assert_eq!(mira.exclude("TIME_OUT", "DAYS_30").await.status, 200);
    assert_eq!(mira.exclude("SELF_EXCLUSION", "YEAR").await.status, 200);
    for (kind, span) in [("TIME_OUT", "WEEKS_6"), ("SELF_EXCLUSION", "MONTHS_6"), ("SELF_EXCLUSION", "YEAR")] {
        assert_eq!(mira.exclude(kind, span).await.status, 409, "{kind} {span}");
    }
    let operator = admin(&mira.server, &["fair-play", "exclude", "mira", "--kind", "TIME_OUT", "--span", "WEEK"]).await;
    assert!(operator.is_err_and(|error| error.contains("longer")), "an operator shortens nothing either");
    let longer = ["fair-play", "exclude", "mira", "--kind", "SELF_EXCLUSION", "--span", "FOREVER"];
    assert!(admin(&mira.server, &longer).await.is_ok_and(|line| line.contains("for ever")));
    let changes = admin(&mira.server, &["changes"]).await.expect("changes");
    assert!(changes.contains("exclusion mira"), "{changes}");
}

#[tokio::test]
async fn the_policy_says_how_long_an_exclusion_can_last() {
    let mira = Player::one(0).await;
    let refused = async |kind: &str, span: &str| mira.exclude(kind, span).await.at("/value/fields/span") == "invalid";
    mira.server.set("licence_policy", "on").await;
    let offered = mira.get(EXCLUSION).await;
    assert_eq!(offered.at("/value/timeOuts"), json!(["HOURS_24", "WEEK", "DAYS_30"]));
    assert_eq!(offered.at("/value/selfExclusions"), json!(["MONTHS_6", "YEAR", "YEARS_5"]));
    assert!(refused("TIME_OUT", "WEEKS_6").await && refused("SELF_EXCLUSION", "FOREVER").await);
    mira.server.set("licence_policy", "play-money").await;
    assert_eq!(mira.exclude("TIME_OUT", "WEEKS_6").await.status, 200);
    mira.server.set("licence_policy", "on").await;
    assert_restricted(&mira.server, &mira.token, "what began under another policy stands").await;
}

#[tokio::test]
async fn a_time_out_ends_by_itself() {
    for mira in Player::each(0).await {
        mira.exclude("TIME_OUT", "HOURS_24").await;
        let early = mira.after(DAY - MINUTE).await;
        assert_restricted(&early.server, &early.token, "a minute before its end").await;
        let back = early.after(MINUTE).await;
        assert_eq!(back.launch().await.status, 200, "{}", back.server.name);
        assert_eq!(back.get(EXCLUSION).await.at("/value/kind"), Value::Null);
    }
}

#[tokio::test]
async fn after_a_self_exclusion_the_member_asks_and_waits_a_day() {
    for mira in Player::each(0).await {
        mira.exclude("SELF_EXCLUSION", "MONTHS_6").await;
        let early = mira.post(&format!("{EXCLUSION}/return"), &Value::Null).await;
        assert_eq!((early.status, early.at("/code")), (409, json!("exclusion_stands")));
        let mira = mira.after(400 * DAY).await;
        assert_restricted(&mira.server, &mira.token, "its end alone lets nobody play").await;
        assert_eq!(mira.get(EXCLUSION).await.at("/value/mayReturn"), true);
        let pause = mira.exclude("TIME_OUT", "HOURS_24").await;
        assert_eq!(pause.status, 409, "a pause is no way around the day of waiting");
        let asked = mira.post(&format!("{EXCLUSION}/return"), &Value::Null).await;
        assert_eq!(asked.status, 200, "{}", asked.text());
        assert_ne!(asked.at("/value/returnsAt"), "");
        let mira = mira.after(DAY - MINUTE).await;
        assert_restricted(&mira.server, &mira.token, "a minute before the day is over").await;
        assert_eq!(mira.post(&format!("{EXCLUSION}/return"), &Value::Null).await.status, 409, "asked before");
        let mira = mira.after(2 * MINUTE).await;
        assert_eq!(mira.launch().await.status, 200, "{}", mira.server.name);
        mira.server.run_schedule("settle-exclusions").await;
        let history = mira.get("/wps/fair-play/history").await.at("/value/content");
        let kinds: Vec<String> = history.as_array().expect("lines").iter().map(|line| text(&line["kind"])).collect();
        assert_eq!(kinds, ["RETURNED", "RETURN_ASKED", "SELF_EXCLUSION"], "{}", mira.server.name);
        assert_eq!(history[2]["to"], "MONTHS_6");
        let left = mira.server.text("select cast(count(*) as text) from excluded_identities").await;
        assert_eq!(left.as_deref(), Some("0"), "by what the member was known is forgotten");
    }
}

#[tokio::test]
async fn bonuses_are_cancelled_and_what_was_paid_in_and_won_stays() {
    for mira in Player::each(15_000).await {
        // 100.00 of it are a bonus; 30.00 were lost since.
        mira.server
            .execute(
                "insert into wagering_credits (id, member_id, source, reference, currency, amount, multiplier, required, done, granted_at)
                 select 'c1', id, 'BONUS', '', 'USD', 10000, 1000, 100000, 0, 1795250096000 from members where account = 'mira'",
            )
            .await;
        let game = mira.slot().await;
        let token = mira.server.open_game(&mira.token, &game).await;
        assert_eq!(mira.stake(&token, &game, 1, 3_000).await, "RS_OK");
        assert_eq!(mira.win(&token, &game, 1, 0).await, "RS_OK");
        while !crate::support::everything_is_read(&mira.server.state.base.store).await {
            bets::count_days(&mira.server.state.base.store).await.expect("days");
        }
        assert_eq!(mira.exclude("SELF_EXCLUSION", "YEAR").await.status, 200);
        let balance = mira.get("/wps/v2/wallets/balance").await.at("/value/sumBalance");
        assert_eq!(
            balance, "50.00",
            "{}: 150.00 less 30.00 lost less 70.00 that was left of the bonus",
            mira.server.name
        );
        let standing = mira.get("/wps/member/withdrawable").await;
        assert_eq!(standing.at("/value/withdrawable"), "50.00", "{}: {}", mira.server.name, standing.text());
        mira.server.books_balance().await;
    }
}

#[tokio::test]
async fn marketing_ends_and_can_not_begin_again_while_excluded() {
    for mira in Player::each(0).await {
        mira.server
            .execute("update members set email = 'mira@lumora.example', email_verified_at = 1 where account = 'mira'")
            .await;
        let version = mira.get("/wps/member/marketingConsents").await.at("/value/textVersion");
        let give = json!({ "channel": "email", "granted": true, "textVersion": version });
        assert_eq!(mira.call(Method::PUT, "/wps/member/marketingConsents", &give).await.status, 200);
        mira.server
            .execute(
                "insert into outbox_messages (id, channel, recipient, subject, body, status, tries, expires_at, created_at, unsubscribe_url)
                 values ('m1', 'mail', 'mira@lumora.example', 'Offer', 'Play', 'waiting', 0, 9999999999999, 1, 'https://x.example')",
            )
            .await;
        assert_eq!(mira.exclude("TIME_OUT", "WEEK").await.status, 200);
        let waiting = "select cast(count(*) as text) from outbox_messages where id = 'm1'";
        assert_eq!(mira.server.text(waiting).await.as_deref(), Some("0"), "what waited was dropped");
        let after = mira.get("/wps/member/marketingConsents").await;
        let granted: Vec<Value> =
            after.at("/value/list").as_array().expect("a list").iter().map(|it| it["granted"].clone()).collect();
        assert!(granted.iter().all(|it| *it == json!(false)), "{}", after.text());
        let again = mira.call(Method::PUT, "/wps/member/marketingConsents", &give).await;
        assert_eq!((again.status, again.at("/code")), (403, json!("excluded")));
        assert_eq!(mira.get("/wps/promotions").await.at("/value/list"), json!([]), "nothing is advertised");
    }
}

#[tokio::test]
async fn many_calls_at_once_leave_one_exclusion_the_longest() {
    for mira in Player::each(0).await {
        let spans = ["HOURS_24", "WEEKS_6", "WEEK", "DAYS_30"];
        let calls = spans.iter().map(|span| exclude(&mira.server, &mira.token, "TIME_OUT", span));
        let replies = futures_util::future::join_all(calls).await;
        assert!(replies.iter().all(|reply| matches!(reply.status, 200 | 409 | 503)), "{}", mira.server.name);
        let state = mira.get(EXCLUSION).await;
        let days = |value: &Value| text(value).get(..10).map(ToOwned::to_owned).expect("a date");
        let until = mira.server.text("select cast(max(ends_at) as text) from exclusions").await.expect("one");
        let held = mira.server.text("select cast(p.excluded_until as text) from protected_members p join members m on m.id = p.member_id where m.account = 'mira'").await.expect("one");
        assert_eq!(until, held, "{}: {}", mira.server.name, days(&state.at("/value/until")));
    }
}

#[tokio::test]
async fn a_guest_of_the_demo_has_nothing_to_exclude() {
    let mira = Player::one(0).await;
    mira.server.add_member("guest", PASSWORD, AccountType::Trial, 0).await;
    mira.server.execute("update members set account_type = 4 where account = 'guest'").await;
    let token = mira.server.login("mira", PASSWORD).await;
    mira.server.execute("update members set account_type = 4 where account = 'mira'").await;
    let refused = exclude(&mira.server, &token, "TIME_OUT", "WEEK").await;
    assert_eq!((refused.status, refused.at("/code")), (403, json!("real_account_required")));
}

/// Judges a stake by what was read of the member, and takes it; says whether it was taken.
async fn is_taken(mira: &Player, id: &str, guard: &StakeGuard, stake: Stake, at_ms: i64) -> bool {
    let (id, guard) = (id.to_owned(), guard.clone());
    let work = async move |tx: &mut Connection| {
        let passed = guard
            .judge(stake, &policy::of("play-money").reality_check, at_ms)
            .expect("by what was read it may be taken");
        Ok::<_, StoreError>(guard::count_stake(tx, &passed, &id).await.is_ok())
    };
    let write = mira.server.state.base.store.write(move |tx| {
        let work = work.clone();
        Box::pin(async move { work(tx).await })
    });
    write.await.expect("an answer")
}

#[tokio::test]
async fn a_stake_that_was_judged_before_an_exclusion_is_not_taken_after_it() {
    for mira in Player::each(0).await {
        let (store, now_ms) = (&mira.server.state.base.store, mira.server.state.base.clock.now_ms());
        // Members without and with play just before, with a limit, and with a free round.
        for (account, pause_ms, limit, amount) in [
            ("first", 0, None, 100),
            ("again", 1_000, None, 100),
            ("bound", 1_000, Some(1_000), 100),
            ("gift", 0, None, 0),
        ] {
            let id = mira.server.add_member(account, PASSWORD, AccountType::Member, 0).await;
            let (of, bound) = (id.clone(), (LimitKind::Stake, LimitPeriod::Day));
            let set = async move |tx: &mut Connection| {
                limit::change(tx, &of, bound, LimitRequest::Set(limit), &policy::of("play-money").limits, now_ms).await
            };
            store
                .write(move |tx| {
                    let set = set.clone();
                    Box::pin(async move { set(tx).await })
                })
                .await
                .expect("a limit")
                .expect("one that fits");
            let stake = Stake { amount, opens_round: true };
            let read = async |at_ms| StakeGuard::read(store.reader(), &id, at_ms).await.expect("a guard");
            assert!(is_taken(&mira, &id, &read(now_ms).await, stake, now_ms).await, "{account}: nothing holds it");
            let at_ms = now_ms + pause_ms;
            let before = read(at_ms).await;
            let (of, span) = (id.clone(), (ExclusionKind::TimeOut, Span::Hours24));
            let why = (ExclusionCause::Own, Actor::Member);
            let begin = async move |tx: &mut Connection| exclusion::exclude(tx, &of, span, why, now_ms).await;
            let begun = store
                .write(move |tx| {
                    let begin = begin.clone();
                    Box::pin(async move { begin(tx).await })
                })
                .await;
            assert!(begun.expect("an exclusion"), "{account}");
            assert!(!is_taken(&mira, &id, &before, stake, at_ms).await, "{}: {account}", mira.server.name);
            let goes_on = Stake { amount: 0, opens_round: false };
            assert!(is_taken(&mira, &id, &read(at_ms).await, goes_on, at_ms).await, "{account}: an open round ends");
        }
    }
}

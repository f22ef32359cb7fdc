//! What is told, to whom, and when.

use axum::http::Method;
use futures_util::future::join;
use ledger::hold::{self, NewHold};
use ledger::{Account, LedgerError};
use lumora_server::testing::{START_MS, TestServer};
use platform::jobs::{EnqueueOptions, Enqueued, Failure, Job, Kind, Running, Worker, enqueue};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{
    Player, balance, change_site, grant, listening, messages, pay, pay_in_vain, player, site_revision, write_to,
};

const GAME: &str = "lantern-fortune";

#[tokio::test]
async fn a_stream_begins_with_the_present_state_as_the_calls_answer_it() {
    for server in TestServer::on_both_engines().await {
        let mira = player(&server, "mira", 12_345).await;
        write_to(&server.state.base.store, &mira.id).await;
        change_site(&server.state.base.store).await;
        let mut stream = server.events(Some(&mira.token), None).await;
        assert_eq!(stream.topic_states(3).await, [balance("123.45"), messages(1), site_revision(1)], "{}", server.name);
        for (path, value) in [
            ("/wps/v2/wallets/balance", balance("123.45").1),
            ("/wps/relay/CSP_unreadCount", messages(1).1),
            ("/wps/system/revision", site_revision(1).1),
        ] {
            assert_eq!(server.get_as(&mira.token, path).await.at("/value"), value, "{} {path}", server.name);
        }
    }
}

#[tokio::test]
async fn a_stream_is_kept_by_nobody_on_its_way_and_has_the_headers_of_every_reply() {
    let server = TestServer::on_sqlite().await;
    let headers = [("accept-encoding", "br, gzip"), ("accept", "text/event-stream")];
    let reply = server.call(Method::GET, "/wps/events", &headers, &Value::Null).await;
    assert_eq!((reply.status, &reply.headers["content-type"]), (200, &"text/event-stream".parse().expect("a value")));
    assert_eq!(
        (&reply.headers["cache-control"], &reply.headers["x-accel-buffering"]),
        (&"no-store".parse().expect("a value"), &"no".parse().expect("a value"))
    );
    assert!(!reply.headers.contains_key("content-encoding") && !reply.headers.contains_key("content-length"));
    for name in ["x-request-id", "content-security-policy", "x-content-type-options", "x-site-revision"] {
        assert!(reply.headers.contains_key(name), "{name}");
    }
}

#[tokio::test]
async fn a_change_is_told_once_it_is_committed_and_never_after_a_rollback() {
    for server in TestServer::on_both_engines().await {
        let store = &server.state.base.store;
        let mira = player(&server, "mira", 100).await;
        let joel = player(&server, "joel", 100).await;
        let mut stream = listening(&server, &mira).await;
        pay_in_vain(store, &mira.id, 500).await;
        // In one group with a write that is committed.
        join(pay_in_vain(store, &mira.id, 500), pay(store, &joel.id, 1)).await;
        change_site(store).await;
        assert_eq!(stream.topic_state().await, site_revision(1), "{}: nothing of what was undone", server.name);
        pay(store, &mira.id, 50).await;
        assert_eq!(stream.topic_state().await, balance("1.50"), "{}", server.name);
    }
}

/// A supplier's call for the game session of a player.
async fn seamless(server: &TestServer, call: &str, uuid: &str, game: &str, change: Value) {
    let mut body = json!({
        "request_uuid": uuid, "transaction_uuid": uuid, "token": game, "round": "round", "game_code": GAME,
    });
    change.as_object().expect("fields").iter().for_each(|(name, value)| body[name] = value.clone());
    let reply = server.seamless(&format!("transaction/{call}"), &body).await;
    assert_eq!(reply.at("/status"), "RS_OK", "{}: {}", server.name, reply.text());
}

#[tokio::test]
async fn stakes_payouts_and_rollbacks_of_a_supplier_reach_the_streams_of_their_member_and_no_other() {
    for server in TestServer::on_both_engines().await {
        let (mira, joel) = (player(&server, "mira", 1_000).await, player(&server, "joel", 1_000).await);
        let game = server.open_game(&mira.token, GAME).await;
        let mut windows = [listening(&server, &mira).await, listening(&server, &mira).await];
        let mut other = listening(&server, &joel).await;
        let money = |amount: i64| json!({ "amount": amount, "currency": "USD" });
        let win = json!({ "amount": 700, "currency": "USD", "reference_transaction_uuid": "bet" });
        let undo = json!({ "reference_transaction_uuid": "win" });
        for (call, change, left) in [("bet", money(300), "7.00"), ("win", win, "14.00"), ("rollback", undo, "7.00")] {
            seamless(&server, call, call, &game, change).await;
            for window in &mut windows {
                assert_eq!(window.topic_state().await, balance(left), "{} {call}", server.name);
            }
            server.state.base.clock.advance_ms(1_000);
        }
        change_site(&server.state.base.store).await;
        assert_eq!(other.topic_state().await, site_revision(1), "{}: nothing of another member", server.name);
    }
}

#[tokio::test]
async fn money_set_aside_and_freed_is_told() {
    for server in TestServer::on_both_engines().await {
        let store = &server.state.base.store;
        let mira = player(&server, "mira", 1_000).await;
        let mut stream = listening(&server, &mira).await;
        let new = NewHold {
            account: Account::wallet(&mira.id, "USD"),
            amount: 400,
            idempotency_key: "hold".to_owned(),
            reference: "withdrawal".to_owned(),
        };
        let hold = store
            .write(move |tx| Box::pin(async move { hold::place(tx, &new, START_MS).await }))
            .await
            .expect("a hold");
        let (topic, _) = stream.topic_state().await;
        assert_eq!(topic, "balance", "{}", server.name);
        server.state.base.clock.advance_ms(1_000);
        let write = store.write(move |tx| Box::pin(async move { hold::release(tx, &hold, START_MS).await }));
        write.await.expect("a release");
        assert_eq!(stream.topic_state().await, balance("10.00"), "{}", server.name);
    }
}

#[tokio::test]
async fn changes_that_come_together_become_one_event_and_the_last_is_always_told() {
    for server in TestServer::on_both_engines().await {
        let base = &server.state.base;
        let mira = player(&server, "mira", 100).await;
        let mut stream = listening(&server, &mira).await;
        pay(&base.store, &mira.id, 1).await;
        assert_eq!(stream.topic_state().await, balance("1.01"), "{}: the first at once", server.name);
        for _ in 0..20 {
            pay(&base.store, &mira.id, 1).await;
        }
        write_to(&base.store, &mira.id).await;
        assert_eq!(stream.topic_state().await, messages(1), "{}: the next waits, other topics do not", server.name);
        base.clock.advance_ms(100);
        assert_eq!(stream.topic_state().await, balance("1.21"), "{}: all of them in one", server.name);
        base.clock.advance_ms(100);
        change_site(&base.store).await;
        assert_eq!(stream.topic_state().await, site_revision(1), "{}: and no more of them", server.name);
    }
}

#[tokio::test]
async fn a_reader_that_takes_nothing_holds_up_nobody_and_finds_the_newest_state() {
    for server in TestServer::on_both_engines().await {
        let base = &server.state.base;
        let mira = player(&server, "mira", 100).await;
        let mut stream = server.events(Some(&mira.token), None).await;
        for _ in 0..300 {
            pay(&base.store, &mira.id, 1).await;
            base.clock.advance_ms(10);
        }
        let before = [balance("1.00"), messages(0), site_revision(0)];
        assert_eq!(stream.topic_states(3).await, before, "{}: what was true as it was opened", server.name);
        assert_eq!(stream.topic_state().await, balance("4.00"), "{}", server.name);
        base.clock.advance_ms(1_000);
        write_to(&base.store, &mira.id).await;
        assert_eq!(stream.topic_state().await, messages(1), "{}: one event for all of it", server.name);
    }
}

#[tokio::test]
async fn a_state_that_comes_back_is_told_again_to_a_page_that_may_have_read_another_meanwhile() {
    for server in TestServer::on_both_engines().await {
        let mira = player(&server, "mira", 100).await;
        let mut stream = listening(&server, &mira).await;
        let member = mira.id.clone();
        let back_and_forth = server.state.base.store.write(move |tx| {
            Box::pin(async move {
                grant(tx, &member, 50).await?;
                grant(tx, &member, -50).await?;
                Ok::<_, LedgerError>(())
            })
        });
        back_and_forth.await.expect("two payments");
        assert_eq!(stream.topic_state().await, balance("1.00"), "{}", server.name);
    }
}

#[tokio::test]
async fn a_stream_that_says_nothing_says_that_it_lives() {
    let server = TestServer::on_sqlite().await;
    let mut stream = server.events(None, None).await;
    assert_eq!(stream.topic_state().await, site_revision(0));
    for _ in 0..3 {
        server.state.base.clock.advance_ms(15_000);
        assert_eq!(stream.frame().await.as_deref(), Some(":\n\n"));
    }
}

#[tokio::test]
async fn a_visitor_hears_of_the_site_only_also_while_it_is_closed() {
    for server in TestServer::on_both_engines().await {
        let Player { id, token } = player(&server, "mira", 100).await;
        server.execute("insert into blocked_addresses (address, reason) values ('203.0.113.0/24', 'region')").await;
        let blocked = server.at("203.0.113.9");
        for (index, visitor) in (0_u64..).zip([&server, &blocked]) {
            let mut stream = visitor.events(None, None).await;
            assert_eq!(stream.topic_state().await, site_revision(2 * index), "{}", server.name);
            server.set("status", "1").await;
            pay(&server.state.base.store, &id, 5).await;
            write_to(&server.state.base.store, &id).await;
            change_site(&server.state.base.store).await;
            assert_eq!(stream.topic_state().await, site_revision(2 * index + 1), "{}", server.name);
            server.state.base.clock.advance_ms(60_000);
            change_site(&server.state.base.store).await;
            assert_eq!(stream.frame().await.map(|frame| frame.contains("revision")), Some(true), "{}", server.name);
            assert_eq!(
                visitor.events(None, None).await.topic_state().await,
                site_revision(2 * index + 2),
                "{}",
                server.name
            );
            assert_eq!(visitor.events(Some(&token), None).await.status, if index == 0 { 503 } else { 403 });
            server.set("status", "0").await;
        }
    }
}

/// A job with nothing to do.
#[derive(Serialize, Deserialize)]
struct Nothing;

impl Job for Nothing {
    const KIND: &'static str = "nothing";
    type State = ();

    async fn run(self, _: &(), _: &Running) -> Result<(), Failure> {
        Ok(())
    }
}

#[tokio::test]
async fn how_far_a_job_is_reaches_the_member_whose_it_is_and_no_other() {
    for server in TestServer::on_both_engines().await {
        let (store, clock) = (&server.state.base.store, &server.state.base.clock);
        let (mira, joel) = (player(&server, "mira", 100).await, player(&server, "joel", 100).await);
        let (mut stream, mut other) = (listening(&server, &mira).await, listening(&server, &joel).await);
        let (options, now_ms) =
            (EnqueueOptions { member_id: Some(mira.id.clone()), ..EnqueueOptions::default() }, clock.now_ms());
        let write = store.write(move |tx| Box::pin(async move { enqueue(tx, &Nothing, options, now_ms).await }));
        let Enqueued::New(id) = write.await.expect("a job") else { panic!("it waits already") };
        let job_event = |state: &str| {
            ("job".to_owned(), json!({ "id": id, "kind": "nothing", "state": state, "done": 0, "total": 0 }))
        };
        assert_eq!(stream.topic_state().await, job_event("waiting"), "{}", server.name);
        let kinds = vec![Kind::of::<Nothing>().bind(&())];
        assert_eq!(Worker::new(store.clone(), clock.clone(), kinds).run_due().await.expect("jobs"), 1);
        clock.advance_ms(1_000);
        assert_eq!(stream.topic_state().await, job_event("done"), "{}", server.name);
        pay(store, &joel.id, 1).await;
        assert_eq!(other.topic_state().await, balance("1.01"), "{}: nothing of what is another member's", server.name);
    }
}

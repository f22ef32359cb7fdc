//! Several processes on one database.

use lumora_server::MIGRATIONS;
use lumora_server::testing::stores::{TestStore, both_engines};
use lumora_server::testing::{TestServer, TestStream};
use platform::clock::Clock;
use platform::push;
use platform::store::{Engine, Store, sql};
use tokio::sync::watch;

use super::{balance, change_site, listening, log_out, messages, pay, player, site_revision, write_to};

async fn another_handle(test: &TestStore) -> TestStore {
    let mut other = test.clone();
    other.store = Store::open(&test.location, MIGRATIONS).await.expect("a second handle");
    other
}

/// A server that hears of what happens elsewhere until the sender is dropped. Its clock goes on, as those of two processes do.
async fn running(test: TestStore) -> (TestServer, watch::Sender<()>) {
    let server = TestServer::on(test).await;
    let base = server.state.base.with(|base| base.clock = Clock::System);
    let server = server.with_base(base);
    let (stop, stopping) = watch::channel(());
    tokio::spawn(push::run(server.state.base.clone(), stopping));
    (server, stop)
}

/// Two servers on each database that can serve two.
async fn pairs() -> Vec<[(TestServer, watch::Sender<()>); 2]> {
    let mut pairs = Vec::new();
    for test in both_engines().await {
        if test.store.engine() == Engine::Postgres {
            let other = another_handle(&test).await;
            pairs.push([running(test).await, running(other).await]);
        }
    }
    pairs
}

/// Reads on until a state comes: after a new connection between servers any state may be told once more.
async fn told_at_last(stream: &mut TestStream, wanted: (String, serde_json::Value)) {
    while stream.topic_state().await != wanted {}
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_on_one_database_hear_each_other() {
    for [(here, _stop), (there, _stop_there)] in pairs().await {
        let mira = player(&here, "mira", 100).await;
        let joel = player(&here, "joel", 100).await;
        let mut streams = [listening(&here, &mira).await, listening(&there, &mira).await];
        let mut other = listening(&there, &joel).await;
        for (server, amount) in [(&here, "1.01"), (&there, "1.02")] {
            pay(&server.state.base.store, &mira.id, 1).await;
            for stream in &mut streams {
                told_at_last(stream, balance(amount)).await;
            }
        }
        write_to(&here.state.base.store, &joel.id).await;
        told_at_last(&mut other, messages(1)).await;
        change_site(&there.state.base.store).await;
        told_at_last(&mut streams[0], site_revision(1)).await;
        log_out(&here, &mira.token).await;
        for stream in &mut streams {
            while stream.event().await.is_some() {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_hear_each_other_again_after_their_connections_were_cut() {
    let cut = "select count(*) filter (where pg_terminate_backend(pid)) from pg_stat_activity
               where application_name = 'lumora_push_' || current_schema()";
    for [(here, _stop), (there, _stop_there)] in pairs().await {
        let mira = player(&here, "mira", 100).await;
        let mut stream = listening(&there, &mira).await;
        pay(&here.state.base.store, &mira.id, 1).await;
        told_at_last(&mut stream, balance("1.01")).await;
        for amount in ["1.02", "1.03"] {
            let ended: i64 = sql::query_scalar(cut).fetch_one(here.state.base.store.reader()).await.expect("a count");
            assert!(ended > 0, "there was nothing to cut");
            pay(&here.state.base.store, &mira.id, 1).await;
            told_at_last(&mut stream, balance(amount)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_by_the_operator_s_command_line_is_told() {
    for test in both_engines().await {
        let command_line = another_handle(&test).await;
        let (server, _stop) = running(test).await;
        let mut stream = server.events(None, None).await;
        assert_eq!(stream.topic_state().await, site_revision(0), "{}", server.name);
        change_site(&command_line.store).await;
        assert_eq!(stream.topic_state().await, site_revision(1), "{}", server.name);
    }
}

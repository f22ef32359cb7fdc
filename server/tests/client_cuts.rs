//! The network fails at each call of each flow, before the server has seen it or after: the next try works, nobody is left
//! logged in who should not be, and nothing happens twice.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails loudly")]

mod browser;

use browser::{Lost, Site};
use lumora_core::domain::account::AccountType;
use lumora_core::event::*;
use lumora_core::view::Slice;
use lumora_server::testing::TestServer;

const PASSWORD: &str = "correct horse 7";
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// A flow that can be cut.
struct Flow<Prepare, Attempt, Reached, Check> {
    address: &'static str,
    /// What has to be there before, for a member with this name.
    prepare: Prepare,
    /// What the visitor does; a second try does the same again.
    attempt: Attempt,
    /// Whether the visitor got there.
    reached: Reached,
    /// What the server must have done, once.
    check: Check,
}

/// Runs a flow again and again, with another call lost each time, until the flow is shorter than the place of the cut.
async fn cut_everywhere<Prepare, Attempt, Reached, Check>(flow: Flow<Prepare, Attempt, Reached, Check>)
where
    Prepare: AsyncFn(&TestServer, &str),
    Attempt: AsyncFn(&mut Site, &str),
    Reached: Fn(&Site) -> bool,
    Check: AsyncFn(&TestServer, &str),
{
    let server = TestServer::on_sqlite().await;
    for flag in ["register_enabled", "USERNAMEREG3", "MOBILEVERCODELOGIN3", "CHNGPASSVERIF3"] {
        server.set(flag, "true").await;
    }
    for lost in [Lost::Before, Lost::After] {
        for place in 0.. {
            // Nothing that is counted by the day reaches from one round to the next.
            server.state.clock.advance_ms(2 * DAY_MS);
            let name = format!("mira{}{place}", if lost == Lost::Before { "b" } else { "a" });
            (flow.prepare)(&server, &name).await;
            let mut site = Site::at(server.clone(), flow.address).await;
            site.cut = Some((place, lost));
            (flow.attempt)(&mut site, &name).await;
            let cut = site.cut.take().is_none();
            assert!(cut || (flow.reached)(&site), "without a cut: {}", site.world.slice(Slice::Login));
            if !(flow.reached)(&site) {
                site.pass_ms(61_000).await;
                (flow.attempt)(&mut site, &name).await;
            }
            let login = site.world.slice(Slice::Login);
            assert!((flow.reached)(&site), "call {place} lost {lost:?} the server: the next try fails: {login}");
            (flow.check)(&server, &name).await;
            if !cut {
                assert!(place > 2, "the flow has calls to cut");
                break;
            }
        }
    }
}

async fn count(server: &TestServer, sql: &'static str, name: &str) -> i64 {
    sqlx::query_scalar(sql).bind(name.to_owned()).fetch_one(server.state.store.reader()).await.unwrap()
}

const LIVE_SESSIONS: &str = "select count(*) from sessions s join members m on m.id = s.member_id
    where m.account = $1 and s.revoked_at is null";

async fn member(server: &TestServer, name: &str) {
    server.add_member(name, PASSWORD, AccountType::Member, 100).await;
}

#[tokio::test]
async fn a_login_that_is_cut_works_at_the_next_try() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: member,
        attempt: async |site, name| site.submit(name, PASSWORD, true).await,
        reached: |site| site.is_member() && !site.world.address().contains("modal"),
        check: async |server, name| {
            let sessions = count(server, LIVE_SESSIONS, name).await;
            assert!((1..=2).contains(&sessions), "one session, and one more whose reply was lost: {sessions}");
        },
    })
    .await;
}

#[tokio::test]
async fn a_logout_that_is_cut_leaves_nobody_logged_in_here_and_a_reload_brings_nobody_back() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: member,
        attempt: async |site, name| {
            let cut = site.cut.take();
            if !site.is_member() {
                site.submit(name, PASSWORD, true).await;
            }
            site.cut = cut;
            site.send(UiEvent::Session(SessionEvent::SignOut)).await;
            site.press_default().await;
            site.reload().await;
        },
        reached: |site| !site.is_member() && !site.world.session.contains_key("token"),
        check: async |server, name| {
            let sessions = count(server, LIVE_SESSIONS, name).await;
            assert!(sessions <= 1, "a session outlives its logout only where the logout never came: {sessions}");
        },
    })
    .await;
}

#[tokio::test]
async fn a_reload_that_is_cut_anywhere_keeps_the_session() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: member,
        attempt: async |site, name| {
            let cut = site.cut.take();
            if !site.is_member() {
                site.submit(name, PASSWORD, false).await;
            }
            site.cut = cut;
            site.reload().await;
        },
        reached: |site| site.is_member() && site.text(Slice::Wallet, "/amount") == "1.00",
        check: async |server, name| assert_eq!(count(server, LIVE_SESSIONS, name).await, 1),
    })
    .await;
}

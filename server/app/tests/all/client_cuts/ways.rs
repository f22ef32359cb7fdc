//! The other ways in, cut at each call: a second factor, a gateway that vouches for the number, the free demo.

use super::*;
use lumora_core::event::*;
use lumora_core::wire::FactorKind;

/// A member whose only known address is elsewhere: here a second factor is asked.
async fn member_from_elsewhere(server: &TestServer, case: &Case) {
    member(server, case).await;
    let verified = format!("update members set email_verified_at = 1 where account = '{}'", case.name);
    server.execute(Box::leak(verified.into_boxed_str())).await;
    let first = server.at("203.0.113.77").try_login(&json!({ "username": case.name, "password": PASSWORD }), &[]).await;
    assert_eq!(first.status, 200, "{}", first.text());
}

#[tokio::test]
async fn a_second_factor_that_is_cut_lets_the_member_in_at_the_next_try_and_nobody_before() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: member_from_elsewhere,
        attempt: async |site: &mut Site, case: &Case| {
            site.send(UiEvent::Factor(FactorEvent::Leave)).await;
            site.submit(&case.name, PASSWORD, false).await;
            site.send(UiEvent::Factor(FactorEvent::Choose(FactorKind::Sms))).await;
            let Some(code) = code(site, case).await else { return };
            let is_factor_asked = site.text(Slice::Factor, "/kind") != "none";
            assert!(!is_factor_asked || !site.is_member(), "nobody is in before the factor");
            site.send(UiEvent::Factor(FactorEvent::Submit(code))).await;
        },
        reached: async |site: &Site, _: &Case| site.is_member(),
        check: async |server: &TestServer, case: &Case| {
            let sessions = count(server, LIVE_SESSIONS, &case.name).await;
            assert!((2..=3).contains(&sessions), "elsewhere, here, and one whose reply was lost: {sessions}");
        },
    })
    .await;
}

#[tokio::test]
async fn a_login_that_a_gateway_vouches_for_works_at_the_next_try() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: async |server: &TestServer, case: &Case| {
            server.set("register_firebase", "true").await;
            member(server, case).await;
        },
        attempt: async |site: &mut Site, case: &Case| log_in_by_number(site, case).await,
        reached: async |site: &Site, _: &Case| site.is_member(),
        check: async |server: &TestServer, case: &Case| {
            assert!((1..=2).contains(&count(server, LIVE_SESSIONS, &case.name).await));
        },
    })
    .await;
}

#[tokio::test]
async fn a_demo_that_is_cut_begins_at_the_next_try_with_play_money() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: async |server: &TestServer, _: &Case| {
            server.set("FREEPLAY3", "true").await;
        },
        attempt: async |site: &mut Site, _: &Case| {
            if site.is_member() {
                return site.send(UiEvent::Session(SessionEvent::RefreshBalance)).await;
            }
            site.send(UiEvent::Login(LoginEvent::FreePlay)).await;
        },
        reached: async |site: &Site, _: &Case| {
            site.is_member()
                && site.world.at(Slice::Session, "/trial") == true
                && !site.text(Slice::Wallet, "/amount").is_empty()
        },
        check: async |server: &TestServer, _: &Case| server.books_balance().await,
    })
    .await;
}

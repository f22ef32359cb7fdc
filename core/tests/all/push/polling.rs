//! What the page asks for by itself: nothing while a stream is heard, and what a break may have kept from it.

use super::*;

#[test]
fn while_the_stream_is_heard_the_asking_rests() {
    let mut world = live(member_at("/"));
    beat(&mut world, 10 * ASKS_WITHIN);
    assert!(world.calls.is_empty(), "{:?}", world.calls);
    set_visible(&mut world, false);
    world.wait(4_000);
    set_visible(&mut world, true);
    assert!(world.calls.is_empty(), "{:?}", world.calls);

    // A stream that has fallen silent is not believed, though it has not ended yet.
    world.wait(26_000);
    set_visible(&mut world, false);
    set_visible(&mut world, true);
    assert_eq!((waiting(&world, BALANCE), waiting(&world, REVISION)), (1, 1));
}

#[test]
fn a_stream_that_nothing_came_of_replaces_nothing() {
    let mut world = member_at("/");
    world.wait(ASKS_WITHIN);
    assert_eq!(waiting(&world, REVISION), 1, "it may be held back on its way");
}

#[test]
fn what_broke_is_tried_again_and_made_up_for_when_that_fails_too() {
    for outcome in [Err(Transport::Network), Err(Transport::Timeout), refusal(503, None), refusal(500, None)] {
        let mut world = live(member_at("/"));
        beat(&mut world, 30_000);
        ends(&mut world, outcome.clone());
        assert!(world.subscriptions.is_empty() && world.calls.is_empty(), "{outcome:?}: the next try tells it all");
        world.wait(2_000);
        assert_eq!(header(the_stream(&world), "Last-Event-ID"), Some("c2"), "{outcome:?}");
        ends(&mut world, Err(Transport::Network));
        let asked = [waiting(&world, BALANCE), waiting(&world, UNREAD), waiting(&world, REVISION)];
        assert_eq!(asked, [1, 1, 1], "{outcome:?}");
        settle(&mut world);
        world.wait(4_000);
        the_stream(&world);
        ends(&mut world, Err(Transport::Network));
        assert!(world.calls.is_empty(), "nothing was live in between: {:?}", world.calls);
        world.wait(ASKS_WITHIN);
        assert_eq!(waiting(&world, REVISION), 1, "and the asking goes on as before");
    }
}

#[test]
fn a_stream_that_ends_in_order_goes_on_in_a_moment_and_asks_for_nothing() {
    let mut world = live(member_at("/"));
    beat(&mut world, 300_000);
    ends(&mut world, in_order());
    world.wait(2_000);
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), Some("c2"));
    assert!(world.calls.is_empty(), "{:?}", world.calls);
    // The server was only about to stop, and takes a while to come back: what was left out is made up for now.
    ends(&mut world, Err(Transport::Network));
    world.wait(2_000);
    ends(&mut world, Err(Transport::Network));
    assert_eq!((waiting(&world, BALANCE), waiting(&world, UNREAD), waiting(&world, REVISION)), (1, 1, 1));
}

#[test]
fn what_is_owed_does_not_wait_for_a_stream_that_takes_long_to_begin() {
    let mut world = live(member_at("/"));
    beat(&mut world, 15_000);
    ends(&mut world, in_order());
    world.wait(2_900);
    assert!(world.calls.is_empty(), "{:?}", world.calls);
    world.wait(2_100);
    assert_eq!((waiting(&world, BALANCE), waiting(&world, UNREAD), waiting(&world, REVISION)), (1, 1, 1));
    settle(&mut world);

    // One that begins in time has told it all.
    push_bytes(&mut world, HEARTBEAT);
    beat(&mut world, 15_000);
    ends(&mut world, in_order());
    world.wait(2_000);
    push_bytes(&mut world, HEARTBEAT);
    world.wait(10_000);
    assert!(world.calls.is_empty(), "{:?}", world.calls);
}

#[test]
fn a_balance_that_may_be_old_is_told_anew_and_asked_for() {
    let mut world = live(member_at("/"));
    beat(&mut world, 30_000);
    ends(&mut world, Err(Transport::Network));
    world.wait(2_000);
    ends(&mut world, Err(Transport::Network));
    assert_eq!(waiting(&world, BALANCE), 1);
    let call_id = world.call(BALANCE).expect("a call").call_id;
    world.answer(call_id, Err(Transport::Network));
    settle(&mut world);
    assert_eq!(world.at(Slice::Wallet, "/stale"), true);
    world.wait(4_000);
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), None, "all of it is told");
}

#[test]
fn where_there_are_no_streams_the_page_does_without_for_good() {
    for outcome in [refusal(404, None), refusal(501, None), Err(Transport::Unsupported)] {
        let mut world = visitor_at("/");
        ends(&mut world, outcome.clone());
        for _ in 0..5 {
            set_visible(&mut world, false);
            set_visible(&mut world, true);
            world.send(UiEvent::Site(SiteEvent::Woke));
            settle(&mut world);
            world.wait(ASKS_WITHIN);
            assert_eq!(waiting(&world, REVISION), 1, "it asks as before");
            settle(&mut world);
        }
        world.visit("/login");
        world.send(submit("mira", "Right-1"));
        settle(&mut world);
        assert_eq!(world.at(Slice::Session, "/kind"), "member");
        assert!(world.subscriptions.is_empty(), "{outcome:?}");
    }
}

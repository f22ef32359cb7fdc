//! What events do, their order among the answers of calls, and the cursor that goes along with the next connection.

use super::*;

#[test]
fn events_go_where_the_answers_go() {
    let mut world = live(member_at("/"));
    push_bytes(&mut world, &event("balance", "c3", &balance("7.50")));
    push_bytes(&mut world, &event("messages", "c4", &json!({ "unreadCount": 9 })));
    assert_eq!((amount(&world), world.at(Slice::Session, "/unread")), (json!("7.50"), json!("9")));
    push_bytes(
        &mut world,
        &event("job", "c5", &json!({ "id": "j", "kind": "export", "state": "running", "done": 1, "total": 4 })),
    );
    push_bytes(&mut world, &event("weather", "c6", &json!(["of a newer server"])));
    push_bytes(&mut world, &event("revision", "c7", &json!({ "revision": 6 })));
    assert!(world.calls.is_empty());
    world.wait(5_000);
    assert_eq!(waiting(&world, STATUS), 1, "a change of the operator's is taken over");
}

#[test]
fn an_event_comes_in_any_pieces() {
    let mut world = live(member_at("/"));
    for byte in event("balance", "c3", &balance("7.50")) {
        push_bytes(&mut world, &[byte]);
    }
    assert_eq!(amount(&world), "7.50");
}

#[test]
fn a_visitor_hears_nothing_of_a_member() {
    let mut world = visitor_at("/");
    push_bytes(
        &mut world,
        &[event("balance", "c1", &balance("7.50")), event("messages", "c2", &json!({ "unreadCount": 9 }))].concat(),
    );
    assert_eq!(amount(&world), "");
}

#[test]
fn a_change_that_is_told_to_a_hidden_page_is_taken_over_when_it_is_seen() {
    let mut world = live(member_at("/"));
    set_visible(&mut world, false);
    push_bytes(&mut world, &event("revision", "c3", &json!({ "revision": 6 })));
    world.wait(4_000);
    assert!(world.calls.is_empty());
    set_visible(&mut world, true);
    world.wait(5_000);
    assert_eq!(waiting(&world, STATUS), 1);
}

fn refresh(world: &mut World) -> CallId {
    world.send(UiEvent::Session(lumora_core::event::SessionEvent::RefreshBalance));
    call_id(world, BALANCE)
}

#[test]
fn an_answer_during_whose_call_an_event_came_does_not_count() {
    let mut world = live(member_at("/"));
    let asked = refresh(&mut world);
    push_bytes(&mut world, &event("balance", "c3", &balance("7.50")));
    assert!(world.aborted.contains(&asked));
    assert_eq!(world.at(Slice::Wallet, "/refreshing"), false);
    world.answer(asked, ok(balance("1.00")));
    assert_eq!(amount(&world), "7.50");
}

#[test]
fn an_answer_without_an_event_meanwhile_counts_and_so_does_the_event_after_it() {
    let mut world = live(member_at("/"));
    let asked = refresh(&mut world);
    world.answer(asked, ok(balance("1.00")));
    assert_eq!(amount(&world), "1.00");
    push_bytes(&mut world, &event("balance", "c3", &balance("2.00")));
    assert_eq!(amount(&world), "2.00");
}

#[test]
fn a_cursor_is_sent_only_while_what_it_stands_for_shows() {
    let mut world = live(member_at("/"));
    beat(&mut world, 15_000);
    let asked = refresh(&mut world);
    world.answer(asked, ok(balance("1.00")));
    ends(&mut world, in_order());
    world.wait(2_000);
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), None, "the server may be back at what it told before");
    push_bytes(&mut world, &event("balance", "c3", &balance("2.00")));
    beat(&mut world, 15_000);
    ends(&mut world, in_order());
    world.wait(2_000);
    assert_eq!(header(the_stream(&world), "Last-Event-ID"), Some("c3"));
}

#[test]
fn a_cursor_that_no_header_may_hold_is_none() {
    for cursor in ["", "a b", "caf\u{e9}", "\u{7}", &"x".repeat(3_000)] {
        let mut world = member_at("/");
        push_bytes(&mut world, &event("balance", cursor, &balance("1284500.00")));
        beat(&mut world, 15_000);
        ends(&mut world, in_order());
        world.wait(2_000);
        assert_eq!(header(the_stream(&world), "Last-Event-ID"), None, "{cursor}");
    }
}

#[test]
fn a_stream_that_makes_no_sense_is_left() {
    let garbage: [&[u8]; 5] = [
        b"event: balance\ndata: {\"sumBalance\":\n\n",
        b"event: balance\ndata: 7\n\n",
        b"event: messages\ndata: <html>\n\n",
        b"event: revision\ndata: \xff\n\n",
        &[b'x'; 20_000],
    ];
    for bytes in garbage {
        let mut world = live(member_at("/"));
        beat(&mut world, 15_000);
        let left = the_stream(&world).call_id;
        push_bytes(&mut world, bytes);
        assert!(world.subscriptions.is_empty() && world.aborted.contains(&left));
        assert_eq!((waiting(&world, BALANCE), amount(&world)), (0, json!("1,284,500.00")));
        settle(&mut world);
        world.wait(2_000);
        assert_eq!(header(the_stream(&world), "Last-Event-ID"), None, "from the beginning");
    }
}

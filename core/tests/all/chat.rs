//! The chat room: beginning as a visitor, going on after a login, sending with and without luck, what is fetched and when, unread
//! answers, hours, rating (sections 2 and 6).
use crate::support::*;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const CONVERSATION: &str = "/wps/support/conversation";
const MESSAGES: &str = "/wps/support/messages";

/// A site that answers by itself, and how its conversation stands.
fn site(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    if call.url.starts_with("/wps/system/status") {
        let mut value = status();
        value["info"]["customerService"] = json!([
            { "csType": "LIVECHAT", "title": "Live chat", "path": "" },
            { "csType": "VIP", "title": "Your host", "path": "" },
        ]);
        return Some(ok(value));
    }
    if call.url.starts_with("/wps/support/") {
        return None;
    }
    operator(call)
}

/// Answers everything but the calls of the chat room.
fn settle_site(world: &mut World) {
    while let Some((call_id, answer)) = world.calls.iter().find_map(|call| Some((call.call_id, site(call)?))) {
        world.answer(call_id, answer);
    }
}

fn visitor() -> World {
    room(Setup::default())
}

fn member() -> World {
    room(Setup { session: [("token".to_owned(), "t".to_owned())].into(), ..Setup::default() })
}

fn room(setup: Setup) -> World {
    let mut world = World::open(Setup { address: "/?modal=chatRoom".into(), ..setup });
    settle_site(&mut world);
    world
}

fn conversation(last: u32, change: Value) -> Value {
    let mut it = json!({ "id": "c1", "state": "taken", "operator": "Mai", "lastNumber": last });
    change.as_object().unwrap().iter().for_each(|(name, value)| it[name] = value.clone());
    it
}

fn message(number: u32, sender: &str, client_id: &str) -> Value {
    json!({ "number": number, "sender": sender, "clientId": client_id, "text": format!("Words {number}"),
        "sentAt": "2026-11-21T07:00:00Z" })
}

/// Answers the call that asks how the conversation stands.
fn answer_conversation(world: &mut World, conversation: Value) {
    let call_id = call_id(world, CONVERSATION);
    world.answer(call_id, ok(json!({ "hours": { "utcOffset": 0, "spans": [] }, "conversation": conversation })));
}

fn send(world: &mut World, text: &str) {
    world.send(UiEvent::Chat(ChatEvent::Typed(text.into())));
    world.send(UiEvent::Chat(ChatEvent::Send));
}

/// The body of a call under way.
fn body(world: &World, path: &str) -> Value {
    let call = call(world, path);
    serde_json::from_str(call.body.as_ref().expect("a body").reveal()).expect("JSON")
}

fn call<'w>(world: &'w World, path: &str) -> &'w HttpCall {
    world.calls.iter().find(|call| call.url.split('?').next() == Some(path)).unwrap_or_else(|| panic!("{path}"))
}

fn header<'c>(call: &'c HttpCall, name: &str) -> Option<&'c str> {
    call.headers.iter().find(|(it, _)| *it == name).map(|(_, value)| value.reveal())
}

fn under_way(world: &World, path: &str) -> bool {
    world.calls.iter().any(|call| call.url.split('?').next() == Some(path))
}

/// What shows of the messages: the words, and how far each has come.
fn shown(world: &World) -> Vec<(String, String)> {
    let list = world.at(Slice::ChatRoom, "/talk/messages");
    let word = |it: &Value| it["text"].as_str().unwrap().to_owned();
    let list = list.as_array().unwrap().iter();
    list.map(|it| (word(it), it["delivery"]["kind"].as_str().unwrap().to_owned())).collect()
}

fn pair(text: &str, kind: &str) -> (String, String) {
    (text.to_owned(), kind.to_owned())
}

/// The server has kept what is being sent as this number.
fn confirm_message(world: &mut World, number: u32) -> Value {
    let client_id = body(world, MESSAGES)["clientId"].clone();
    let mut said = message(number, "visitor", client_id.as_str().unwrap());
    said["text"] = body(world, MESSAGES)["text"].clone();
    let call_id = call_id(world, MESSAGES);
    world.answer(call_id, ok(json!({ "conversation": conversation(number, json!({})), "message": said })));
    client_id
}

#[test]
fn a_visitor_is_given_a_token_with_the_first_message_and_shows_it_from_then_on() {
    let mut world = visitor();
    assert_eq!(header(call(&world, CONVERSATION), "X-Visitor-Token"), None);
    answer_conversation(&mut world, Value::Null);
    send(&mut world, "  Hello\nthere ");
    assert_eq!(shown(&world), [pair("Hello\nthere", "sending")], "at once");
    assert!(!under_way(&world, MESSAGES), "nothing is said before there is a token");
    let call_id = call_id(&world, "/wps/support/visitor");
    world.answer(call_id, ok(json!({ "visitorToken": "vis-1" })));
    assert_eq!(world.session.get("supportVisitor").map(String::as_str), Some("vis-1"));
    assert_eq!(header(call(&world, MESSAGES), "X-Visitor-Token"), Some("vis-1"));
    confirm_message(&mut world, 1);
    assert_eq!(shown(&world), [pair("Hello\nthere", "sent")]);
    assert_eq!(world.at(Slice::ChatRoom, "/talk/standing/key"), "chat-with");
}

#[test]
fn a_message_that_could_not_be_sent_is_kept_and_goes_again_under_its_name() {
    let mut world = member();
    answer_conversation(&mut world, Value::Null);
    send(&mut world, "Hello");
    let name = body(&world, MESSAGES)["clientId"].clone();
    let lost = call_id(&world, MESSAGES);
    world.answer(lost, Err(Transport::Network));
    assert_eq!(shown(&world), [pair("Hello", "failed")]);
    assert!(!under_way(&world, MESSAGES), "nothing goes again by itself");
    let again = world.at(Slice::ChatRoom, "/talk/messages/0/delivery/again");
    world.send(serde_json::from_value(again).unwrap());
    assert_eq!(body(&world, MESSAGES)["clientId"], name);
    confirm_message(&mut world, 1);
    assert_eq!(shown(&world), [pair("Hello", "sent")]);
}

#[test]
fn messages_go_one_after_another_in_their_order() {
    let mut world = member();
    answer_conversation(&mut world, Value::Null);
    send(&mut world, "One");
    send(&mut world, "Two");
    assert_eq!(shown(&world), [pair("One", "sending"), pair("Two", "sending")]);
    assert_eq!(world.calls.iter().filter(|call| call.url == MESSAGES).count(), 1);
    confirm_message(&mut world, 1);
    assert_eq!(body(&world, MESSAGES)["text"], "Two");
    confirm_message(&mut world, 2);
    assert_eq!(shown(&world), [pair("One", "sent"), pair("Two", "sent")]);
}

#[test]
fn nothing_and_too_much_are_not_sent_and_the_draft_stays() {
    let mut world = member();
    answer_conversation(&mut world, Value::Null);
    send(&mut world, " \n ");
    assert!(!under_way(&world, MESSAGES));
    let long = "x".repeat(2_001);
    send(&mut world, &long);
    assert!(!under_way(&world, MESSAGES));
    assert_eq!(world.at(Slice::ChatRoom, "/talk/draft"), json!(long));
    assert_eq!(world.at(Slice::ChatRoom, "/talk/draftError/key"), "chat-too-long");
    assert_eq!(world.at(Slice::ChatRoom, "/talk/ready"), false);
}

#[test]
fn the_end_comes_first_and_what_was_said_before_at_a_press() {
    let mut world = member();
    answer_conversation(&mut world, conversation(60, json!({})));
    let part = |from: u32, until: u32| (from..=until).map(|it| message(it, "operator", "")).collect::<Vec<_>>();
    let end = call_id(&world, MESSAGES);
    world.answer(end, ok(json!({ "messages": part(11, 60), "more": true })));
    assert_eq!(shown(&world).len(), 50);
    let earlier = world.at(Slice::ChatRoom, "/talk/earlier");
    world.send(serde_json::from_value(earlier).unwrap());
    assert!(call(&world, MESSAGES).url.ends_with("&before=11"), "{}", call(&world, MESSAGES).url);
    let before = call_id(&world, MESSAGES);
    world.answer(before, ok(json!({ "messages": part(1, 10), "more": false })));
    assert_eq!((shown(&world).len(), world.at(Slice::ChatRoom, "/talk/earlier")), (60, Value::Null));
}

#[test]
fn a_server_that_promises_messages_and_has_none_is_not_asked_for_ever() {
    let mut world = member();
    answer_conversation(&mut world, conversation(9, json!({})));
    for _ in 0..2 {
        if under_way(&world, MESSAGES) {
            let part = call_id(&world, MESSAGES);
            world.answer(part, ok(json!({ "messages": [message(1, "operator", "")], "more": false })));
        }
    }
    assert!(!under_way(&world, MESSAGES));
}

#[test]
fn what_shows_counts_as_seen_and_what_does_not_is_marked_in_the_header() {
    let mut world = member();
    answer_conversation(&mut world, conversation(1, json!({ "unread": 1 })));
    assert!(!under_way(&world, "/wps/support/read"), "nothing shows yet");
    assert_eq!(world.at(Slice::Layout, "/chat/unread"), "1");
    let part = call_id(&world, MESSAGES);
    world.answer(part, ok(json!({ "messages": [message(1, "operator", "")], "more": false })));
    assert_eq!(body(&world, "/wps/support/read"), json!({ "conversationId": "c1", "upTo": 1 }));
    let read = call_id(&world, "/wps/support/read");
    world.answer(read, ok(json!({})));
    assert_eq!(world.at(Slice::Layout, "/chat/unread"), "", "the conversation goes on");
}

#[test]
fn after_a_login_the_visitors_conversation_is_the_members_and_the_token_goes() {
    let session = [("token".to_owned(), "t".to_owned()), ("supportVisitor".to_owned(), "vis-1".to_owned())].into();
    let mut world = World::open(Setup { session, ..Setup::default() });
    settle_site(&mut world);
    let claim = call(&world, "/wps/support/claim");
    assert_eq!((header(claim, "X-Visitor-Token"), header(claim, "Authorization")), (Some("vis-1"), Some("Bearer t")));
    let claimed = call_id(&world, "/wps/support/claim");
    world.answer(claimed, ok(json!({})));
    assert_eq!(world.session.get("supportVisitor"), None);
    answer_conversation(&mut world, conversation(1, json!({ "unread": 1 })));
    assert_eq!(world.at(Slice::Layout, "/chat/unread"), "1");
}

#[test]
fn a_token_that_nobody_knows_is_given_up_and_the_message_is_not_lost() {
    let session = [("supportVisitor".to_owned(), "old".to_owned())].into();
    let mut world = room(Setup { session, ..Setup::default() });
    answer_conversation(&mut world, Value::Null);
    send(&mut world, "Hello");
    let refused = call_id(&world, MESSAGES);
    world.answer(refused, failed(401, "visitor_unknown", Value::Null));
    assert_eq!(shown(&world), [pair("Hello", "failed")]);
    assert_eq!(world.session.get("supportVisitor"), None);
    let again = world.at(Slice::ChatRoom, "/talk/messages/0/delivery/again");
    world.send(serde_json::from_value(again).unwrap());
    assert!(under_way(&world, "/wps/support/visitor"), "another one is asked for");
}

#[test]
fn nothing_of_a_member_is_left_after_the_session() {
    let mut world = member();
    answer_conversation(&mut world, conversation(1, json!({ "unread": 1 })));
    let part = call_id(&world, MESSAGES);
    world.answer(part, ok(json!({ "messages": [message(1, "operator", "")], "more": false })));
    world.send(UiEvent::Chat(ChatEvent::Typed("My secret".into())));
    world.send(UiEvent::Session(SessionEvent::RefreshBalance));
    let ended = call_id(&world, "/wps/v2/wallets/balance");
    world.answer(ended, failed(401, "login_required", Value::Null));
    let room = world.slice(Slice::ChatRoom).to_string();
    assert!(!room.contains("My secret") && !room.contains("Words 1"), "{room}");
    assert_eq!(world.at(Slice::Layout, "/chat"), Value::Null);
}

#[test]
fn the_room_says_when_somebody_answers_and_promises_nothing_where_no_hours_are_set() {
    for (spans, key) in [
        (json!([{ "from": 0, "until": 10_080 }]), json!("chat-hours-open")),
        (json!([{ "from": 0, "until": 1 }]), json!("chat-hours-closed")),
        (json!([]), Value::Null),
    ] {
        let mut world = visitor();
        let asked = call_id(&world, CONVERSATION);
        world.answer(asked, ok(json!({ "hours": { "utcOffset": 0, "spans": spans }, "conversation": null })));
        assert_eq!(world.at(Slice::ChatRoom, "/talk/hours/key"), key);
    }
}

#[test]
fn a_place_in_the_queue_shows_until_somebody_takes_the_conversation() {
    for (place, key) in [(3, "chat-queue"), (1, "chat-next")] {
        let mut world = member();
        answer_conversation(&mut world, conversation(0, json!({ "state": "waiting", "queuePlace": place })));
        assert_eq!(world.at(Slice::ChatRoom, "/talk/standing/key"), key);
    }
}

#[test]
fn a_closed_conversation_is_rated_once_and_what_is_written_next_begins_another() {
    let mut world = member();
    answer_conversation(&mut world, conversation(1, json!({ "state": "closed" })));
    let part = call_id(&world, MESSAGES);
    world.answer(part, ok(json!({ "messages": [message(1, "operator", "")], "more": false })));
    assert_eq!(world.at(Slice::ChatRoom, "/talk/rating/ready"), false);
    world.send(UiEvent::Chat(ChatEvent::Stars(9)));
    world.send(UiEvent::Chat(ChatEvent::Stars(4)));
    world.send(UiEvent::Chat(ChatEvent::Comment(" Kind ".into())));
    world.send(UiEvent::Chat(ChatEvent::Rate));
    let sent = body(&world, "/wps/support/rating");
    assert_eq!(sent, json!({ "conversationId": "c1", "stars": 4, "comment": "Kind" }));
    let rated = call_id(&world, "/wps/support/rating");
    world.answer(rated, ok(json!({})));
    assert_eq!(
        (world.at(Slice::ChatRoom, "/talk/rating"), world.at(Slice::ChatRoom, "/talk/rated")),
        (Value::Null, json!(4))
    );
    send(&mut world, "Another thing");
    let answer = json!({ "id": "c2", "state": "waiting", "queuePlace": 1, "lastNumber": 1 });
    let mut said = message(1, "member", body(&world, MESSAGES)["clientId"].as_str().unwrap());
    said["text"] = json!("Another thing");
    let sent = call_id(&world, MESSAGES);
    world.answer(sent, ok(json!({ "conversation": answer, "message": said })));
    assert_eq!(shown(&world), [pair("Another thing", "sent")], "the former one is over");
}

#[test]
fn an_operator_who_writes_shows_and_is_forgotten_when_nothing_more_is_heard() {
    let mut world = member();
    answer_conversation(&mut world, conversation(0, json!({ "typing": true })));
    assert_eq!(world.at(Slice::ChatRoom, "/talk/typing"), "Mai");
    world.wait(6_001);
    assert_eq!(world.at(Slice::ChatRoom, "/talk/typing"), Value::Null);
}

#[test]
fn the_operator_is_told_now_and_then_that_the_customer_writes() {
    let mut world = member();
    answer_conversation(&mut world, conversation(0, json!({})));
    for text in ["H", "He", "Hel"] {
        world.send(UiEvent::Chat(ChatEvent::Typed(text.into())));
    }
    let typing = |world: &World| world.calls.iter().filter(|call| call.url == "/wps/support/typing").count();
    assert_eq!(typing(&world), 1);
    let told = call_id(&world, "/wps/support/typing");
    world.answer(told, ok(json!({})));
    world.send(UiEvent::Chat(ChatEvent::Typed("Hell".into())));
    assert_eq!(typing(&world), 0, "not before some seconds are over");
}

fn picked(handle: u32, head: &[u8]) -> UiEvent {
    let file = PickedFile { handle, name: "slip.png".into(), size: 90_000, head: head.to_vec() };
    UiEvent::Chat(ChatEvent::Attach(vec![file]))
}

const PNG: &[u8] = &[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const UPLOAD: &str = "/wps/support/pictures";

#[test]
fn a_picture_is_uploaded_and_then_sent_and_what_is_none_is_refused_before() {
    let mut world = member();
    answer_conversation(&mut world, Value::Null);
    world.send(picked(1, b"GIF89a"));
    assert_eq!(world.at(Slice::ChatRoom, "/talk/fileError/key"), "apply-file-kind");
    assert!(!under_way(&world, UPLOAD));
    world.send(picked(2, PNG));
    assert_eq!(world.at(Slice::ChatRoom, "/talk/fileError"), Value::Null);
    assert_eq!(
        (call(&world, UPLOAD).file, world.at(Slice::ChatRoom, "/talk/messages/0/file")),
        (Some(2), json!("slip.png"))
    );
    let lost = call_id(&world, UPLOAD);
    world.answer(lost, Err(Transport::Timeout));
    let again = world.at(Slice::ChatRoom, "/talk/messages/0/delivery/again");
    world.send(serde_json::from_value(again).unwrap());
    let uploaded = call_id(&world, UPLOAD);
    world.answer(uploaded, ok(json!({ "imageId": "p1" })));
    assert_eq!(body(&world, MESSAGES)["pictureId"], "p1");
    let mut said = message(1, "member", body(&world, MESSAGES)["clientId"].as_str().unwrap());
    said["pictureId"] = json!("p1");
    let sent = call_id(&world, MESSAGES);
    world.answer(sent, ok(json!({ "conversation": conversation(1, json!({})), "message": said })));
    let show = world.at(Slice::ChatRoom, "/talk/messages/0/picture/show");
    world.send(serde_json::from_value(show).unwrap());
    assert_eq!(call(&world, "/wps/support/picture").url, "/wps/support/picture?id=p1");
    assert_eq!(world.at(Slice::ChatPictures, "/pictures/0/status/kind"), "loading");
    let shown = call_id(&world, "/wps/support/picture");
    world.answer(shown, ok(json!({ "jpeg": "/9j/4AAQ" })));
    assert_eq!(world.at(Slice::ChatPictures, "/pictures/0/src"), "data:image/jpeg;base64,/9j/4AAQ");
}

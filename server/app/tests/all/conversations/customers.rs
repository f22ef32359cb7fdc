//! What members and visitors do, and what they are told.

use super::{Customer, text};
use crate::support::back_office::BackOffice;
use crate::support::seeded;
use axum::http::Method;
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

const MINUTE_MS: i64 = 60 * 1000;

async fn answer(back_office: &BackOffice, id: &str, text: &str) {
    let body = json!({ "clientId": text.replace(' ', "-"), "text": text });
    back_office.done(Method::POST, &format!("support/conversations/{id}/messages"), &body).await;
}

#[tokio::test]
async fn what_a_visitor_says_first_opens_a_conversation_and_the_rest_goes_on_there() {
    for server in seeded().await {
        let visitor = Customer::visitor(&server).await;
        assert!(visitor.conversation().await.is_null(), "{}", server.name);
        let first = visitor.send_message("one", "  My deposit\nis missing.  ").await;
        assert_eq!(
            (&first["message"]["number"], &first["message"]["text"]),
            (&json!(1), &json!("My deposit\nis missing."))
        );
        assert_eq!(first["conversation"]["state"], "waiting", "{}", server.name);
        let second = visitor.send_message("two", "Hello?").await;
        assert_eq!(second["conversation"]["id"], first["conversation"]["id"], "{}", server.name);
        let transcript = visitor.transcript_of(&text(&first["conversation"]["id"])).await;
        assert_eq!(transcript, ["visitor: My deposit\nis missing.", "visitor: Hello?"], "{}", server.name);
    }
}

#[tokio::test]
async fn a_message_that_is_sent_again_is_said_once_also_after_the_conversation_was_closed() {
    for server in seeded().await {
        let member = Customer::member(&server).await;
        let first = member.send_message("one", "Hello").await;
        assert_eq!(member.send_message("one", "Hello").await["message"], first["message"], "{}", server.name);
        let id = text(&first["conversation"]["id"]);
        member.done("close", &json!({ "conversationId": id })).await;
        member.done("close", &json!({ "conversationId": id })).await;
        assert_eq!(member.send_message("one", "Hello").await["message"], first["message"], "{}", server.name);
        assert_eq!(member.transcript_of(&id).await, ["member: Hello", "system: closed_by_customer"], "{}", server.name);
        let other = member.send_message("two", "Another thing").await;
        assert_ne!(other["conversation"]["id"], first["conversation"]["id"], "{}", server.name);
    }
}

#[tokio::test]
async fn nobody_reads_writes_or_closes_a_conversation_of_somebody_else() {
    for server in seeded().await {
        let (mine, other) = (Customer::visitor(&server).await, Customer::visitor(&server).await);
        let id = text(&mine.send_message("one", "Hello").await["conversation"]["id"]);
        let named = json!({ "conversationId": id, "upTo": 1, "stars": 5 });
        let reply = other.call(Method::GET, &format!("messages?conversation={id}"), &Value::Null).await;
        assert_eq!((reply.status, reply.at("/code")), (404, json!("not_found")), "{}", server.name);
        for path in ["read", "typing", "close", "rating"] {
            assert_eq!(other.refused(path, &named).await, (404, json!("not_found")), "{} {path}", server.name);
        }
        assert!(other.conversation().await.is_null(), "{}", server.name);
        let nobody = Customer { server: &server, header: ("x-visitor-token", "nobody-has-this".to_owned()) };
        let message = json!({ "clientId": "one", "text": "Hello" });
        assert_eq!(nobody.refused("messages", &message).await, (401, json!("visitor_unknown")), "{}", server.name);
        let ended = Customer { server: &server, header: ("authorization", "Bearer over".to_owned()) };
        assert_eq!(ended.refused("messages", &message).await, (401, json!("login_required")), "{}", server.name);
        let kept = server.text("select id from support_visitors limit 1").await.expect("a visitor");
        assert!(kept != mine.header.1 && kept.len() == 64, "{}: the hash of a token is kept", server.name);
    }
}

#[tokio::test]
async fn a_message_keeps_its_bounds_and_says_which_it_breaks() {
    for server in seeded().await {
        let visitor = Customer::visitor(&server).await;
        for (body, field) in [
            (json!({ "text": "x" }), "clientId"),
            (json!({ "clientId": "a b", "text": "x" }), "clientId"),
            (json!({ "clientId": "one", "text": " \n " }), "text"),
            (json!({ "clientId": "one", "text": "x".repeat(2_001) }), "text"),
        ] {
            let reply = visitor.call(Method::POST, "messages", &body).await;
            assert_eq!(reply.status, 422, "{} {field}", server.name);
            assert!(reply.at(&format!("/value/fields/{field}")).is_string(), "{} {}", server.name, reply.text());
        }
        let lost = json!({ "clientId": "one", "text": "", "pictureId": "none" });
        assert_eq!(visitor.refused("messages", &lost).await, (404, json!("not_found")), "{}", server.name);
        assert!(visitor.conversation().await.is_null(), "{}: nothing of it was kept", server.name);
    }
}

#[tokio::test]
async fn unread_answers_are_counted_until_they_are_seen() {
    for server in seeded().await {
        let back_office = BackOffice::at(server).await;
        let visitor = Customer::visitor(&back_office.server).await;
        let id = text(&visitor.send_message("one", "Hello").await["conversation"]["id"]);
        answer(&back_office, &id, "Good day").await;
        answer(&back_office, &id, "How can I help").await;
        let it = visitor.conversation().await;
        assert_eq!((&it["state"], &it["operator"], &it["unread"]), (&json!("taken"), &json!("desk"), &json!(2)));
        assert_eq!((&it["operatorRead"], &it["lastNumber"]), (&json!(3), &json!(3)));
        visitor.done("read", &json!({ "conversationId": id, "upTo": 2 })).await;
        assert_eq!(visitor.conversation().await["unread"], 1);
        visitor.done("read", &json!({ "conversationId": id, "upTo": 1 })).await;
        assert_eq!(visitor.conversation().await["unread"], 1, "what was seen stays so");
        visitor.done("read", &json!({ "conversationId": id, "upTo": 900 })).await;
        answer(&back_office, &id, "Still there").await;
        assert_eq!(visitor.conversation().await["unread"], 1, "nothing is seen before it is said");
    }
}

#[tokio::test]
async fn the_stream_tells_members_and_visitors_and_nobody_of_others() {
    for server in seeded().await {
        let back_office = BackOffice::at(server).await;
        let server = &back_office.server;
        let (visitor, other) = (Customer::visitor(server).await, Customer::visitor(server).await);
        let id = text(&visitor.send_message("one", "Hello").await["conversation"]["id"]);
        server.state.base.clock.advance_ms(1_000);
        other.send_message("one", "Me too").await;
        let mut stream = server.events_of_visitor(&visitor.header.1).await;
        let mut others = server.events_of_visitor(&other.header.1).await;
        for (stream, place) in [(&mut stream, 1), (&mut others, 2)] {
            let states = stream.topic_states(2).await;
            let (topic, value) = states.into_iter().find(|(topic, _)| topic == "support").expect("the conversation");
            assert_eq!((topic.as_str(), &value["queuePlace"]), ("support", &json!(place)), "{}", server.name);
        }
        answer(&back_office, &id, "Good day").await;
        let (topic, value) = stream.topic_state().await;
        assert_eq!((topic.as_str(), &value["unread"], &value["state"]), ("support", &json!(1), &json!("taken")));
        let (_, moved) = others.topic_state().await;
        assert_eq!((&moved["queuePlace"], &moved["unread"]), (&json!(1), &json!(0)), "{}: moved up", server.name);
        let mut unknown = server.events_of_visitor("nobody-has-this").await;
        assert_eq!(unknown.topic_state().await.0, "revision", "{}", server.name);
    }
}

#[tokio::test]
async fn is_writing_is_told_and_passes_by_itself() {
    for server in seeded().await {
        let back_office = BackOffice::at(server).await;
        let visitor = Customer::visitor(&back_office.server).await;
        let id = text(&visitor.send_message("one", "Hello").await["conversation"]["id"]);
        let path = format!("support/conversations/{id}");
        back_office.done(Method::POST, &format!("{path}/typing"), &Value::Null).await;
        assert_eq!(visitor.conversation().await["typing"], true);
        visitor.done("typing", &json!({ "conversationId": id })).await;
        assert_eq!(back_office.get(&path).await["conversation"]["typing"], true);
        back_office.server.state.base.clock.advance_ms(6_001);
        assert_eq!(visitor.conversation().await["typing"], false);
        assert_eq!(back_office.get(&path).await["conversation"]["typing"], false);
    }
}

#[tokio::test]
async fn a_closed_conversation_is_rated_and_an_open_one_not_yet() {
    for server in seeded().await {
        let back_office = BackOffice::at(server).await;
        let visitor = Customer::visitor(&back_office.server).await;
        let id = text(&visitor.send_message("one", "Hello").await["conversation"]["id"]);
        let rating = |stars: u8| json!({ "conversationId": id, "stars": stars, "comment": "Kind.\u{202e}" });
        assert_eq!(visitor.refused("rating", &rating(5)).await, (409, json!("conversation_state")));
        back_office.done(Method::POST, &format!("support/conversations/{id}/close"), &Value::Null).await;
        for stars in [0, 6] {
            assert_eq!(visitor.refused("rating", &rating(stars)).await.0, 422);
        }
        let long = json!({ "conversationId": id, "stars": 1, "comment": "x".repeat(501) });
        assert_eq!(visitor.refused("rating", &long).await.0, 422);
        visitor.done("rating", &rating(4)).await;
        assert_eq!(visitor.conversation().await["rating"], 4);
        let shown = back_office.get(&format!("support/conversations/{id}")).await["conversation"].clone();
        assert_eq!((&shown["rating"], &shown["comment"]), (&json!(4), &json!("Kind.")));
    }
}

#[tokio::test]
async fn what_a_visitor_began_goes_on_after_the_login_and_the_token_is_good_no_more() {
    for server in seeded().await {
        let visitor = Customer::visitor(&server).await;
        let id = text(&visitor.send_message("one", "Hello").await["conversation"]["id"]);
        let member = Customer::member(&server).await;
        let headers = [("x-visitor-token", visitor.header.1.as_str()), ("authorization", member.header.1.as_str())];
        let claim = async || server.call(Method::POST, "/wps/support/claim", &headers, &Value::Null).await;
        assert_eq!(claim().await.status, 200, "{}", server.name);
        assert_eq!(member.conversation().await["id"], json!(id), "{}", server.name);
        member.send_message("two", "Now I am logged in").await;
        assert_eq!(
            member.transcript_of(&id).await,
            ["visitor: Hello", "member: Now I am logged in"],
            "{}",
            server.name
        );
        let again = claim().await;
        assert_eq!((again.status, again.at("/code")), (401, json!("visitor_unknown")), "{}", server.name);
        let message = json!({ "clientId": "three", "text": "Hello" });
        assert_eq!(visitor.refused("messages", &message).await, (401, json!("visitor_unknown")), "{}", server.name);
        let neither = server.call(Method::POST, "/wps/support/claim", &headers[..1], &Value::Null).await;
        assert_eq!(neither.status, 401, "{}", server.name);
    }
}

#[tokio::test]
async fn a_long_conversation_comes_in_parts_in_both_directions() {
    for server in seeded().await {
        let visitor = Customer::visitor(&server).await;
        let mut id = String::new();
        for index in 0..60 {
            id = text(&visitor.send_message(&format!("m{index}"), &format!("{index}")).await["conversation"]["id"]);
            if index % 15 == 14 {
                server.state.base.clock.advance_ms(MINUTE_MS);
            }
        }
        let numbers = |part: &Value| -> Vec<u64> {
            part["messages"].as_array().expect("messages").iter().map(|it| it["number"].as_u64().unwrap()).collect()
        };
        let last = visitor.get(&format!("messages?conversation={id}")).await;
        assert_eq!((numbers(&last), &last["more"]), ((11..=60).collect(), &json!(true)), "{}", server.name);
        let first = visitor.get(&format!("messages?conversation={id}&before=11")).await;
        assert_eq!((numbers(&first), &first["more"]), ((1..=10).collect(), &json!(false)), "{}", server.name);
        let behind = visitor.get(&format!("messages?conversation={id}&after=58")).await;
        assert_eq!((numbers(&behind), &behind["more"]), (vec![59, 60], &json!(false)), "{}", server.name);
        let next = visitor.get(&format!("messages?conversation={id}&after=0")).await;
        assert_eq!((numbers(&next), &next["more"]), ((1..=50).collect(), &json!(true)), "{}", server.name);
    }
}

#[tokio::test]
async fn who_says_too_much_at_once_is_asked_to_wait() {
    for server in seeded().await {
        let visitor = Customer::visitor(&server).await;
        for index in 0..20 {
            visitor.send_message(&format!("m{index}"), "Hello").await;
        }
        let body = json!({ "clientId": "more", "text": "Hello" });
        assert_eq!(visitor.refused("messages", &body).await, (429, json!("too_many_requests")), "{}", server.name);
        server.state.base.clock.advance_ms(MINUTE_MS + 1);
        visitor.send_message("more", "Hello").await;
        let mut last = 200;
        for _ in 0..21 {
            last = server.call(Method::POST, "/wps/support/visitor", &[], &Value::Null).await.status;
        }
        assert_eq!(last, 429, "{}: tokens of an address", server.name);
    }
}

#[tokio::test]
async fn the_hours_are_the_operators_and_a_closed_site_still_answers() {
    for server in seeded().await {
        let hours = async |server: &TestServer| server.get("/wps/support/conversation").await.at("/value/hours");
        assert_eq!(hours(&server).await["utcOffset"], 420, "{}", server.name);
        server.set("support_hours", "mon 09:00-18:00 UTC-01:30").await;
        assert_eq!(hours(&server).await, json!({ "utcOffset": -90, "spans": [{ "from": 540, "until": 1080 }] }));
        server.set("support_hours", "").await;
        assert_eq!(hours(&server).await["spans"], json!([]), "{}: nothing is promised", server.name);
        server.set("status", "1").await;
        let visitor = Customer::visitor(&server).await;
        visitor.send_message("one", "When do you open?").await;
    }
}

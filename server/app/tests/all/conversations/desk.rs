//! What operators do, over HTTP and from the command line.

use super::{Customer, text, transcript};
use crate::support::back_office::{BackOffice, admin};
use crate::support::seeded;
use axum::http::Method;
use serde_json::{Value, json};

const HOUR_MS: i64 = 60 * 60 * 1000;

#[tokio::test]
async fn the_queue_lists_who_waits_longest_first_and_each_is_taken_once() {
    for server in seeded().await {
        let back_office = BackOffice::at(server).await;
        let server = &back_office.server;
        let member = Customer::member(server).await;
        let first = text(&member.send_message("one", "First").await["conversation"]["id"]);
        server.state.base.clock.advance_ms(1_000);
        let second = text(&Customer::visitor(server).await.send_message("one", "Second").await["conversation"]["id"]);
        let list = back_office.get("support/conversations").await;
        let told: Vec<_> = list["content"].as_array().unwrap().iter().map(|it| (&it["id"], &it["account"])).collect();
        assert_eq!(told, [(&json!(first), &json!("lantern_member")), (&json!(second), &json!(""))], "{}", server.name);
        assert_eq!((&list["totalElements"], &list["content"][0]["unread"]), (&json!(2), &json!(1)));
        back_office.done(Method::POST, &format!("support/conversations/{first}/take"), &Value::Null).await;
        back_office.done(Method::POST, &format!("support/conversations/{first}/take"), &Value::Null).await;
        assert_eq!(back_office.get("support/conversations").await["totalElements"], 1, "{}", server.name);
        assert_eq!(back_office.get("support/conversations?state=taken").await["content"][0]["operator"], "desk");
        assert_eq!(member.transcript_of(&first).await, ["member: First"], "{}: taking says nothing", server.name);
        admin(server, &["support", "take", &first]).await.expect("taken over");
        assert_eq!(member.conversation().await["operator"], "tester", "{}", server.name);
        assert_eq!(member.transcript_of(&first).await, ["member: First", "system: taken_over"], "{}", server.name);
        back_office.refused(Method::POST, "support/conversations/none/take", &Value::Null).await;
    }
}

#[tokio::test]
async fn an_answer_takes_the_conversation_and_is_said_once_under_its_name() {
    for server in seeded().await {
        let back_office = BackOffice::at(server).await;
        let visitor = Customer::visitor(&back_office.server).await;
        let id = text(&visitor.send_message("one", "Hello").await["conversation"]["id"]);
        let path = format!("support/conversations/{id}");
        let body = json!({ "clientId": "a1", "text": "Good day" });
        let said = back_office.done(Method::POST, &format!("{path}/messages"), &body).await;
        assert_eq!((&said["author"], &said["number"]), (&json!("desk"), &json!(2)));
        assert_eq!(back_office.done(Method::POST, &format!("{path}/messages"), &body).await, said);
        let shown = back_office.get(&path).await;
        assert_eq!(transcript(&shown["messages"]), ["visitor: Hello", "operator: Good day"]);
        assert_eq!((&shown["conversation"]["state"], &shown["more"]), (&json!("taken"), &json!(false)));
        visitor.send_message("two", "My deposit").await;
        assert_eq!(back_office.get(&path).await["conversation"]["unread"], 1);
        back_office.done(Method::POST, &format!("{path}/read"), &json!({ "upTo": 3 })).await;
        assert_eq!(back_office.get(&path).await["conversation"]["unread"], 0);
        assert_eq!(visitor.conversation().await["operatorRead"], 3);
        back_office.done(Method::POST, &format!("{path}/close"), &Value::Null).await;
        let late = json!({ "clientId": "a2", "text": "One more" });
        let reply = back_office.refused(Method::POST, &format!("{path}/messages"), &late).await;
        assert_eq!((reply.status, reply.at("/code")), (409, json!("conversation_state")));
        assert_eq!(back_office.refused(Method::POST, &format!("{path}/typing"), &Value::Null).await.status, 409);
    }
}

#[tokio::test]
async fn an_operator_reads_answers_and_closes_from_the_command_line() {
    for server in seeded().await {
        let member = Customer::member(&server).await;
        let id = text(&member.send_message("one", "Where is my bonus?").await["conversation"]["id"]);
        let listed = admin(&server, &["support", "list"]).await.expect("a list");
        assert!(listed.contains(&id) && listed.contains("lantern_member"), "{listed}");
        let read = admin(&server, &["support", "read", &id]).await.expect("what was said");
        assert!(read.contains("member: Where is my bonus?"), "{read}");
        assert_eq!(member.conversation().await["operatorRead"], 1, "{}", server.name);
        admin(&server, &["support", "answer", &id, "It was credited today."]).await.expect("an answer");
        assert_eq!(member.conversation().await["unread"], 1, "{}", server.name);
        admin(&server, &["support", "close", &id]).await.expect("closed");
        assert_eq!(
            member.transcript_of(&id).await,
            ["member: Where is my bonus?", "operator: It was credited today.", "system: closed_by_operator"]
        );
        assert!(admin(&server, &["support", "list", "--state", "closed"]).await.expect("a list").contains(&id));
        let refused = admin(&server, &["support", "answer", &id, "Too late"]).await.expect_err("a refusal");
        assert!(refused.contains("closed"), "{refused}");
        assert!(
            admin(&server, &["support", "list", "--state", "open"]).await.expect_err("a refusal").contains("waiting")
        );
    }
}

#[tokio::test]
async fn the_hours_are_set_by_command_and_refused_in_words() {
    for server in seeded().await {
        admin(&server, &["support", "hours", "mon-fri 09:00-18:00 UTC+07:00"]).await.expect("hours");
        let shown = admin(&server, &["support", "hours"]).await.expect("hours");
        assert!(shown.starts_with("mon 09:00-18:00; tue") && shown.contains("UTC+07:00"), "{shown}");
        let refused = admin(&server, &["support", "hours", "always"]).await.expect_err("a refusal");
        assert!(refused.contains("mon-fri 09:00-18:00"), "{refused}");
        assert!(admin(&server, &["changes"]).await.expect("changes").contains("support_hours"), "{}", server.name);
    }
}

#[tokio::test]
async fn a_conversation_that_nobody_goes_on_with_after_an_answer_is_closed_and_no_other() {
    for server in seeded().await {
        let back_office = BackOffice::at(server).await;
        let server = &back_office.server;
        let (answered, waiting) = (Customer::visitor(server).await, Customer::visitor(server).await);
        let id = text(&answered.send_message("one", "Hello").await["conversation"]["id"]);
        let other = text(&waiting.send_message("one", "Hello").await["conversation"]["id"]);
        let body = json!({ "clientId": "a1", "text": "Good day" });
        back_office.done(Method::POST, &format!("support/conversations/{id}/messages"), &body).await;
        back_office.done(Method::POST, &format!("support/conversations/{other}/take"), &Value::Null).await;
        server.state.base.clock.advance_ms(HOUR_MS - 1_000);
        server.run_schedule("close-idle-conversations").await;
        assert_eq!(answered.conversation().await["state"], "taken", "{}", server.name);
        server.state.base.clock.advance_ms(1_000);
        server.run_schedule("close-idle-conversations").await;
        assert_eq!(answered.conversation().await["state"], "closed", "{}", server.name);
        assert_eq!(waiting.conversation().await["state"], "taken", "{}: it is the operator's turn", server.name);
        assert_eq!(answered.transcript_of(&id).await.last().unwrap(), "system: closed_when_idle", "{}", server.name);
        assert_eq!(answered.conversation().await["unread"], 1, "{}: the answer was not seen", server.name);
    }
}

#[tokio::test]
async fn what_another_process_says_reaches_the_pages_of_this_one() {
    for server in seeded().await {
        let visitor = Customer::visitor(&server).await;
        let id = text(&visitor.send_message("one", "Hello").await["conversation"]["id"]);
        let mut stream = server.events_of_visitor(&visitor.header.1).await;
        stream.topic_states(2).await;
        // As the command line does it: on a store of its own, of whose commits this server hears nothing.
        admin(&server, &["support", "answer", &id, "Good day"]).await.expect("an answer");
        let (stop, stopping) = tokio::sync::watch::channel(());
        let watching = tokio::spawn(::support::watch(server.state.base.clone(), stopping));
        let (topic, value) = stream.topic_state().await;
        assert_eq!((topic.as_str(), &value["unread"]), ("support", &json!(1)), "{}", server.name);
        drop(stop);
        watching.await.expect("it ends with the server");
    }
}

//! Messages on the site: written with their event, read in the reader's language, marked and deleted by their member alone, and sent by operators
//! once, to whom they may.

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_core::wire::CONSENT_TEXT_VERSION;
use platform::store::Connection;
use serde_json::{Value, json};

use super::{DAY, Owner, PASSWORD};
use crate::support::back_office::admin;
use ::messages::Message;
use lumora_core::domain::message::{MAX_AT_ONCE, MessageKind};

const PATH: &str = "/wps/member/messages";

impl Owner {
    /// Writes `count` messages of a kind to the member, a second apart.
    async fn write_messages(&self, count: usize, kind: MessageKind) {
        for _ in 0..count {
            self.wait(1_000);
            let (id, now_ms) = (self.id.clone(), self.server().state.base.clock.now_ms());
            let work = async move |tx: &mut Connection| ::messages::write(tx, &id, &Message::of(kind), now_ms).await;
            self.server()
                .state
                .base
                .store
                .write(move |tx| Box::pin(async move { work(tx).await }))
                .await
                .expect("told");
        }
    }

    async fn messages(&self, query: &str) -> Value {
        let reply = self.get(&format!("{PATH}?{query}")).await;
        assert_eq!(reply.status, 200, "{query}: {}", reply.text());
        reply.at("/value")
    }

    async fn change(&self, what: &str, body: &Value) -> (u16, Value) {
        let reply = self.call(Method::POST, &format!("{PATH}/{what}"), body).await;
        let value = if reply.status == 200 { reply.at("/value/unread") } else { reply.at("/code") };
        (reply.status, value)
    }

    async fn unread(&self) -> Value {
        self.get("/wps/relay/CSP_unreadCount").await.at("/value/unreadCount")
    }
}

fn ids(list: &Value) -> Vec<String> {
    let content = list["content"].as_array().expect("messages");
    content.iter().map(|it| it["id"].as_str().expect("an id").to_owned()).collect()
}

fn news(category: &str) -> Value {
    json!({ "category": category, "action": "/promotions", "reply": true, "texts": {
        "EN": { "title": "Works on Monday", "text": "From 2:00.\nMoney is safe." }, "VI": { "title": "Bảo trì", "text": "Từ 2:00." },
    } })
}

#[tokio::test]
async fn messages_are_paged_counted_marked_and_deleted() {
    for owner in Owner::each(0).await {
        owner.write_messages(3, MessageKind::PasswordChanged).await;
        owner.write_messages(2, MessageKind::WithdrawalPaid).await;
        let first = owner.messages("pageSize=2").await;
        assert_eq!(first["content"][0]["kind"], "WITHDRAWAL_PAID");
        let counts = json!([{ "category": "PAYMENT", "count": 2 }, { "category": "SECURITY", "count": 3 }]);
        assert_eq!((&first["unread"], owner.unread().await), (&counts, json!(5)), "{}", owner.server().name);
        let next = first["next"].as_str().expect("a cursor");
        let rest = owner.messages(&format!("pageSize=20&cursor={next}")).await;
        assert_eq!((ids(&rest).len(), &rest["next"]), (3, &json!("")));
        assert_eq!(ids(&owner.messages("category=SECURITY").await), ids(&rest));

        let (status, left) = owner.change("read", &json!({ "ids": [ids(&first)[0]] })).await;
        assert_eq!((status, &left[0]["count"]), (200, &json!(1)));
        assert_eq!(owner.change("read", &json!({ "ids": [ids(&first)[0]] })).await.1, left, "once is enough");
        let (_, left) = owner.change("read", &json!({ "all": true, "category": "SECURITY" })).await;
        assert_eq!(left, json!([{ "category": "PAYMENT", "count": 1 }]));
        let (status, left) = owner.change("delete", &json!({ "ids": ids(&first) })).await;
        assert_eq!((status, left, owner.unread().await), (200, json!([]), json!(0)));
        assert_eq!(ids(&owner.messages("").await), ids(&rest));
        let gone = owner.get(&format!("{PATH}/one?id={}", ids(&first)[0])).await;
        assert_eq!(gone.status, 404, "a deleted one is gone");
        // What was deleted goes for good after 30 days, what was not stays.
        let count = "select cast(count(*) as text) from member_messages
            where member_id = (select id from members where account = 'mira')";
        owner.wait(31 * DAY);
        owner.server().run_schedule("delete-expired").await;
        assert_eq!(owner.server().text(count).await.as_deref(), Some("3"));
    }
}

#[tokio::test]
async fn nobody_reads_marks_or_deletes_what_is_anothers_and_bad_input_changes_nothing() {
    for owner in Owner::each(0).await {
        owner.write_messages(1, MessageKind::PasskeyAdded).await;
        let id = ids(&owner.messages("").await).remove(0);
        let server = owner.server();
        server.add_member("oana", PASSWORD, AccountType::Member, 0).await;
        let token = server.login("oana", PASSWORD).await;
        assert_eq!(server.get_as(&token, &format!("{PATH}/one?id={id}")).await.status, 404);
        assert_eq!(server.get(PATH).await.status, 401);
        let bearer = format!("Bearer {token}");
        for what in ["read", "delete"] {
            let (headers, body) = ([("authorization", bearer.as_str())], json!({ "ids": [id] }));
            let reply = server.call(Method::POST, &format!("{PATH}/{what}"), &headers, &body).await;
            assert_eq!((reply.status, reply.at("/value/unread")), (200, json!([])), "nothing is told of it");
        }
        let many: Vec<String> = (0..=MAX_AT_ONCE).map(|number| format!("{number:032x}")).collect();
        for (what, body) in [
            ("read", json!({ "ids": [] })),
            ("read", json!({ "ids": many })),
            ("read", json!({ "ids": [id], "all": true })),
            ("read", json!({ "ids": [id], "category": "SECURITY" })),
            ("delete", json!({ "ids": [] })),
            ("delete", json!({ "ids": many })),
            ("delete", json!({ "ids": ["x' or '1' = '1"] })),
        ] {
            assert_eq!(owner.change(what, &body).await, (422, json!("rule_broken")), "{what} {body}");
        }
        for (what, body) in [("read", json!({ "ids": 7 })), ("delete", json!({ "all": true }))] {
            assert!((400..500).contains(&owner.change(what, &body).await.0), "{what} {body}");
        }
        assert_eq!(owner.get(&format!("{PATH}?category=NONE")).await.status, 400);
        assert_eq!((owner.unread().await, ids(&owner.messages("").await)), (json!(1), vec![id]));
        let most: Vec<&String> = many.iter().take(MAX_AT_ONCE).collect();
        assert_eq!(owner.change("read", &json!({ "ids": most })).await.0, 200);
    }
}

#[tokio::test]
async fn what_an_operator_sends_is_there_once_in_the_language_of_whoever_reads() {
    for owner in Owner::each(0).await {
        let body = json!({ "message": news("SYSTEM"), "to": { "all": true } });
        let reach = owner.office.done(Method::POST, "messages/preview", &body).await["total"].clone();
        assert_eq!(owner.unread().await, json!(0), "a preview sends nothing");
        let sent = owner.office.done(Method::POST, "messages", &body).await;
        assert_eq!(sent["total"], reach);
        owner.server().run_jobs().await;
        // A job that runs again finds it done, and one that begins anew writes nothing twice.
        for again in ["", "update broadcasts set reached = '', finished_at = null"] {
            if !again.is_empty() {
                owner.server().execute(again).await;
            }
            owner.server().execute("update jobs set state = 'waiting' where kind = 'send-broadcast'").await;
            owner.server().run_jobs().await;
            assert_eq!(owner.unread().await, json!(1), "{}", owner.server().name);
        }
        let message = owner.messages("").await["content"][0].clone();
        assert_eq!((&message["title"], &message["action"]), (&json!("Works on Monday"), &json!("/promotions")));
        assert_eq!((&message["reply"], &message["text"]), (&json!(true), &json!("From 2:00.\nMoney is safe.")));
        let bearer = format!("Bearer {}", owner.token);
        let headers = [("authorization", bearer.as_str()), ("language", "VI")];
        let reply = owner.server().call(Method::GET, PATH, &headers, &Value::Null).await;
        assert_eq!(reply.at("/value/content/0/title"), "Bảo trì");
    }
}

#[tokio::test]
async fn advertising_reaches_only_who_has_consented_and_is_not_excluded() {
    for owner in Owner::each(0).await {
        let body = json!({ "message": news("PROMO"), "to": { "account": "mira" } });
        let refused = owner.office.refused(Method::POST, "messages", &body).await;
        assert_eq!((refused.status, refused.at("/code")), (409, json!("not_enabled")));
        let consent = json!({ "channel": "sms", "granted": true, "textVersion": CONSENT_TEXT_VERSION });
        assert_eq!(owner.call(Method::PUT, "/wps/member/marketingConsents", &consent).await.status, 200);
        owner.office.done(Method::POST, "messages", &body).await;
        owner.server().run_jobs().await;
        assert_eq!(owner.messages("category=PROMO").await["unread"][0]["count"], json!(1));
        let exclude = "insert into protected_members (member_id, exclusion)
                       select id, 'SELF' from members where account = 'mira'
                       on conflict (member_id) do update set exclusion = 'SELF'";
        owner.server().execute(exclude).await;
        assert_eq!(owner.office.refused(Method::POST, "messages", &body).await.status, 409);
    }
}

#[tokio::test]
async fn a_command_sends_to_one_a_label_or_ranks_and_says_what_is_wrong() {
    let owner = Owner::each(0).await.remove(0);
    let server = owner.server();
    server
        .execute("update members set labels = 'tester' || char(10) || 'vip', rank_level = 7 where account = 'mira'")
        .await;
    let file = tempfile::NamedTempFile::new().expect("a file");
    let path = file.path().to_str().expect("a path");
    std::fs::write(path, r#"{ "category": "SYSTEM", "texts": { "VI": { "title": "a", "text": "b" } } }"#)
        .expect("written");
    let refused = admin(server, &["messages", "send", "--account", "mira", path]).await;
    assert!(refused.is_err_and(|refused| refused.contains("EN")));
    std::fs::write(path, news("SYSTEM").to_string().replace("/promotions", "//evil.example")).expect("written");
    let refused = admin(server, &["messages", "send", "--account", "mira", path]).await;
    assert!(refused.is_err_and(|refused| refused.contains("address of this site")));
    std::fs::write(path, news("SYSTEM").to_string()).expect("written");
    for (whom, reached) in [
        (["--account", "mira"], 1),
        (["--label", "vip"], 1),
        (["--label", "vi"], 0),
        (["--level-min", "7"], 1),
        (["--level-min", "8"], 0),
    ] {
        let words = [["messages", "send", "--preview"].as_slice(), &whom, &[path]].concat();
        let said = admin(server, &words).await.expect("a preview");
        assert!(said.contains(&format!("reach {reached} members")), "{whom:?}: {said}");
    }
    assert!(admin(server, &["messages", "send", "--account", "nobody", path]).await.is_err());
    assert!(admin(server, &["messages", "send", path]).await.is_err(), "nobody is named");
    assert!(admin(server, &["messages", "send", "--label", "vip", path]).await.expect("sent").contains("of 1"));
    server.run_jobs().await;
    assert_eq!(owner.unread().await, json!(1));
    assert!(admin(server, &["messages", "list"]).await.expect("a list").contains("sent 1 of 1  done"));
    assert!(admin(server, &["changes"]).await.expect("changes").contains("broadcast"));
}

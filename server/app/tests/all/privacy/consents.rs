//! Consents, and the messages that ask them.

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_core::wire::CONSENT_TEXT_VERSION;
use platform::outbox::Outgoing;
use serde_json::{Value, json};

use super::{Owner, PASSWORD};
use crate::support::back_office::admin;

const PATH: &str = "/wps/member/marketingConsents";

impl Owner {
    async fn consent(&self, channel: &str, granted: bool) -> Value {
        let body = json!({ "channel": channel, "granted": granted, "textVersion": CONSENT_TEXT_VERSION });
        let reply = self.call(Method::PUT, PATH, &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value/list")
    }

    fn mailing(channel: &str) -> Value {
        let subject = if channel == "email" { "Diwali week" } else { "" };
        json!({ "channel": channel, "texts": {
            "EN": { "subject": subject, "body": "Twice the points" }, "VI": { "subject": subject, "body": "Gấp đôi điểm" },
        } })
    }

    async fn send(&self, channel: &str) -> Value {
        let sent = self.office.done(Method::POST, "marketing/mailings", &Self::mailing(channel)).await;
        self.server().run_jobs().await;
        let list = self.office.get("marketing/mailings").await["content"].clone();
        let same = |row: &&Value| row["id"] == sent["id"];
        list.as_array().and_then(|list| list.iter().find(same)).cloned().expect("the mailing")
    }

    /// The address in the latest message.
    fn address(&self) -> String {
        let message = self.heard.all().pop().expect("a message");
        let url = message.body.split_whitespace().last().expect("an address").to_owned();
        assert_eq!(url, message.unsubscribe_url);
        let origin = &self.server().state.base.config.site_origin;
        url.strip_prefix(origin.as_str()).expect("an address of the site").to_owned()
    }
}

#[tokio::test]
async fn nothing_is_granted_until_the_member_grants_it_and_every_change_is_kept() {
    for owner in Owner::each(0).await {
        let list = owner.get(PATH).await.at("/value/list");
        let channels: Vec<&Value> = list.as_array().expect("a list").iter().map(|item| &item["channel"]).collect();
        assert_eq!(channels, [&json!("email"), &json!("sms"), &json!("call")]);
        assert!(list.as_array().expect("a list").iter().all(|item| item["granted"] == json!(false)), "{list}");
        assert_eq!(list[0]["hint"], "m•••@lumora.example");
        for granted in [true, true, false] {
            assert_eq!(owner.consent("email", granted).await[0]["granted"], json!(granted));
            owner.wait(1);
        }
        let seen = owner.office.get("marketing/consents?account=mira").await;
        let changes: Vec<&Value> =
            seen["changes"].as_array().expect("changes").iter().map(|change| &change["granted"]).collect();
        assert_eq!(changes, [&json!(false), &json!(true)], "what is so already is no change");
        assert_eq!(
            (&seen["changes"][0]["changedBy"], &seen["changes"][0]["textVersion"], &seen["granted"]),
            (&json!("member"), &json!(CONSENT_TEXT_VERSION), &json!([]))
        );
    }
}

#[tokio::test]
async fn a_consent_to_other_words_is_none() {
    let owner = Owner::each(0).await.remove(0);
    let body = json!({ "channel": "sms", "granted": true, "textVersion": "2020-01" });
    let reply = owner.call(Method::PUT, PATH, &body).await;
    assert_eq!((reply.status, reply.at("/code")), (409, json!("consent_text_changed")));
    assert_eq!(owner.get(PATH).await.at("/value/list/1/granted"), json!(false));
}

#[tokio::test]
async fn a_mailing_reaches_who_has_consented_once_and_nobody_else() {
    for owner in Owner::each(0).await {
        let refused = owner.office.refused(Method::POST, "marketing/mailings", &Owner::mailing("email")).await;
        assert_eq!((refused.status, refused.at("/code")), (409, json!("not_enabled")));
        owner.consent("email", true).await;
        // Consented, and nothing that is verified.
        owner.server().add_member("oana", PASSWORD, AccountType::Member, 0).await;
        let token = owner.server().login("oana", PASSWORD).await;
        let body = json!({ "channel": "email", "granted": true, "textVersion": CONSENT_TEXT_VERSION });
        let bearer = format!("Bearer {token}");
        let reply = owner.server().call(Method::PUT, PATH, &[("authorization", &bearer)], &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());

        let mailing = owner.send("email").await;
        assert_eq!(
            (&mailing["total"], &mailing["sent"], &mailing["skipped"]),
            (&json!(2), &json!(1), &json!(1)),
            "{mailing}"
        );
        assert_ne!(mailing["finishedAt"], "");
        let heard = owner.heard.all();
        let promotional: Vec<_> = heard.iter().filter(|message| message.subject == "Diwali week").collect();
        assert_eq!(promotional.len(), 1);
        assert_eq!(promotional[0].to, "mira@lumora.example");
        assert!(promotional[0].body.starts_with("Twice the points\n\n--\n"), "{}", promotional[0].body);
        // A job that runs again finds it done.
        owner.server().execute("update jobs set state = 'waiting' where kind = 'send-mailing'").await;
        owner.server().run_jobs().await;
        assert_eq!(owner.heard.all().len(), heard.len());
    }
}

#[tokio::test]
async fn the_address_in_a_message_ends_them_without_a_login_and_only_by_its_button() {
    for owner in Owner::each(0).await {
        owner.consent("email", true).await;
        owner.consent("sms", true).await;
        owner.send("email").await;
        let address = owner.address();
        let page = owner.server().get(&address).await;
        assert_eq!(page.status, 200);
        assert!(page.text().contains("<button>Send no more</button>") && !page.text().contains("<script"));
        assert_eq!(owner.get(PATH).await.at("/value/list/0/granted"), json!(true), "looking ends nothing");

        owner.wait(1);
        let done = owner.server().call(Method::POST, &address, &[], &Value::Null).await;
        assert_eq!(done.status, 200, "{}", done.text());
        let list = owner.get(PATH).await.at("/value/list");
        assert_eq!((&list[0]["granted"], &list[1]["granted"]), (&json!(false), &json!(true)), "one channel only");
        let seen = owner.office.get("marketing/consents?account=mira").await;
        assert_eq!(seen["changes"][0]["changedBy"], "link");
        owner.office.refused(Method::POST, "marketing/mailings", &Owner::mailing("email")).await;

        let forged = format!("{}0", &address[..address.len() - 1]);
        let forged = if forged == address { format!("{}1", &address[..address.len() - 1]) } else { forged };
        for path in [forged.as_str(), "/unsubscribe", "/unsubscribe?t=a.b.c"] {
            let refused = owner.server().call(Method::POST, path, &[], &Value::Null).await;
            assert_eq!(refused.status, 404, "{path}");
        }
    }
}

#[tokio::test]
async fn a_call_is_written_down_only_where_the_member_has_consented_to_calls() {
    let owner = Owner::each(0).await.remove(0);
    let server = owner.server();
    let words = ["marketing", "call", "mira", "--note", "told of the new rank"];
    assert!(admin(server, &words).await.is_err_and(|refused| refused.contains("do not call")));
    owner.consent("call", true).await;
    admin(server, &words).await.expect("a call");
    let shown = admin(server, &["marketing", "show", "mira"]).await.expect("lines");
    assert!(shown.contains("told of the new rank") && shown.contains("call   yes"), "{shown}");
    assert!(admin(server, &["changes"]).await.expect("changes").contains("promotional call to mira"));
}

#[tokio::test]
async fn a_mailing_by_command_needs_english_and_names_what_is_wrong() {
    let owner = Owner::each(0).await.remove(0);
    owner.consent("sms", true).await;
    let file = tempfile::NamedTempFile::new().expect("a file");
    let path = file.path().to_str().expect("a path");
    let words = ["marketing", "send", "--channel", "sms", path];
    std::fs::write(path, r#"{ "VI": { "body": "Gấp đôi điểm" } }"#).expect("written");
    assert!(admin(owner.server(), &words).await.is_err_and(|refused| refused.contains("EN")));
    std::fs::write(path, r#"{ "EN": { "body": "Twice the points" } }"#).expect("written");
    assert!(admin(owner.server(), &words).await.expect("sent").contains("of 1"));
    owner.server().run_jobs().await;
    let Outgoing { to, body, .. } = owner.heard.all().remove(0);
    assert!(to == "84901112233" && body.starts_with("Twice the points\nTo stop: http"), "{to} {body}");
}

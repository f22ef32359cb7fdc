//! The back office over HTTP and by command: keys, every record type, checks, the record of changes, the revision.

use crate::support::back_office::{BackOffice, admin, back_offices};
use crate::support::{seeded, seeded_on_sqlite};
use axum::http::Method;
use serde_json::{Value, json};

const NOTICES: &str = "/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR&platform=W&execution=B";

fn notice() -> Value {
    json!({
        "id": "storm", "noticeType": "PL",
        "title": { "EN": "Storm warning", "KM": "ព្យុះ" },
        "content": { "EN": "<p onclick=\"x()\">Take <b>care</b><script>alert(1)</script></p>" },
    })
}

#[tokio::test]
async fn a_notice_is_added_changed_and_removed_and_each_step_counts_at_once() {
    for back_office in back_offices().await {
        back_office.server.state.base.clock.advance_ms(1);
        let made = back_office.done(Method::POST, "content/notices", &notice()).await;
        assert_eq!((&made["id"], &made["publishedAt"]), (&json!("storm"), &json!("2026-11-21T08:34:56Z")));
        assert_eq!(made["content"]["EN"], "<p>Take <b>care</b></p>", "cleaned on write");
        let shown = async || back_office.server.get(NOTICES).await.at("/value/player");
        let find = |list: &Value| list.as_array().expect("a list").iter().find(|it| it["id"] == "storm").cloned();
        assert_eq!(find(&shown().await).expect("the notice")["title"], "Storm warning");

        back_office.server.state.base.clock.advance_ms(1);
        let change = json!({ "title": { "KM": null, "CN": "风暴" }, "noticeType": "B" });
        let changed = back_office.done(Method::PATCH, "content/notices/storm", &change).await;
        assert_eq!(changed["title"], json!({ "EN": "Storm warning", "CN": "风暴" }));
        assert_eq!(changed["content"], made["content"], "what is not named stays");
        assert_eq!(back_office.get("content/notices/storm").await, changed);

        back_office.server.state.base.clock.advance_ms(1);
        back_office.done(Method::DELETE, "content/notices/storm", &Value::Null).await;
        assert_eq!(find(&shown().await), None);
        assert_eq!(back_office.refused(Method::GET, "content/notices/storm", &Value::Null).await.status, 404);
        let left = back_office.server.text("select id from texts where subject = 'notice' and id = 'storm'").await;
        assert_eq!(left, None, "its texts go with it");

        let changes = back_office.get("changes?last=3").await["changes"].clone();
        let words = |index: usize, name: &str| changes[index][name].as_str().expect("text").to_owned();
        assert_eq!((words(2, "actor"), words(2, "subject")), ("key desk".to_owned(), "notices storm".to_owned()));
        assert_eq!((words(2, "former"), words(0, "latter")), (String::new(), String::new()));
        assert!(words(1, "former").contains("PL") && words(1, "latter").contains("风暴"), "{changes}");
        assert!(!words(1, "latter").contains("Take"), "only what differs: {changes}");
    }
}

#[tokio::test]
async fn the_wording_of_a_message_is_the_operators_to_change() {
    for back_office in back_offices().await {
        let texts = async |language: &str| {
            let path = "/wps/system/status?url=127.0.0.1:8080";
            let reply = back_office.server.call(Method::GET, path, &[("language", language)], &Value::Null).await;
            reply.at("/value/info/brandTexts/texts")
        };
        let body = json!({ "id": "nav-home", "text": { "EN": "Night market", "KM": "ផ្សាររាត្រី" } });
        back_office.done(Method::POST, "content/brand-texts", &body).await;
        assert_eq!(texts("EN").await, json!([{ "key": "nav-home", "text": "Night market" }]));
        assert_eq!(texts("KM").await, json!([{ "key": "nav-home", "text": "ផ្សាររាត្រី" }]));
        let change = json!({ "text": { "EN": null } });
        back_office.done(Method::PATCH, "content/brand-texts/nav-home", &change).await;
        assert_eq!(texts("EN").await, json!([]), "the site's own words stand again");
        back_office.done(Method::DELETE, "content/brand-texts/nav-home", &Value::Null).await;
        assert_eq!(texts("KM").await, json!([]));
    }
}

#[tokio::test]
async fn every_kind_lists_what_is_seeded_and_takes_its_own_records_back() {
    for back_office in back_offices().await {
        let kinds = back_office.get("record-types").await["recordTypes"].clone();
        assert!(kinds.as_array().is_some_and(|kinds| kinds.len() >= 10), "{kinds}");
        for kind in kinds.as_array().expect("kinds") {
            let name = kind["name"].as_str().expect("a name");
            let list = back_office.get(&format!("content/{name}?pageSize=100")).await;
            for record in list["content"].as_array().expect("records") {
                // What was read can be written, but for the ids.
                let mut fields = record.as_object().expect("an object").clone();
                let id = fields.remove("id").expect("an id");
                if fields.is_empty() {
                    continue;
                }
                let path = format!("content/{name}/{}", id.as_str().expect("text"));
                let same = back_office.done(Method::PATCH, &path, &Value::Object(fields)).await;
                assert_eq!(&same, record, "{name}");
            }
        }
        let changes = back_office.get("changes").await["changes"].clone();
        assert_eq!(changes.as_array().map(Vec::len), Some(1), "nothing changed but the key was made: {changes}");
    }
}

#[tokio::test]
async fn whatever_is_wrong_is_said_at_once_and_nothing_is_written() {
    for back_office in back_offices().await {
        let cases = [
            ("notices", json!({ "noticeType": "XX", "title": { "EN": "" } }), vec!["noticeType", "title", "content"]),
            (
                "notices",
                json!({ "noticeType": "B", "title": "plain", "content": { "XX": "a" } }),
                vec!["title", "content"],
            ),
            (
                "notices",
                json!({ "noticeType": "B", "title": { "EN": "a" }, "content": { "EN": "<script>x</script>" } }),
                vec!["content"],
            ),
            (
                "notices",
                json!({ "noticeType": "B", "title": { "EN": "a" }, "content": { "EN": "b" },
                        "publishedAt": "2026-01-02T00:00:00Z", "expiresAt": "2026-01-01T00:00:00Z" }),
                vec!["expiresAt"],
            ),
            (
                "banners",
                json!({ "groupName": "w_home", "imageUrl": "https://elsewhere.example/x.png", "title": { "EN": "a" },
                        "isLinked": true, "link": "javascript:alert(1)" }),
                vec!["imageUrl", "link"],
            ),
            (
                "banners",
                json!({ "groupName": "w_home", "imageUrl": "/cdn/x.svg", "title": { "EN": "a" }, "isLinked": true }),
                vec!["link"],
            ),
            (
                "banners",
                json!({ "groupName": "w_home", "imageUrl": "/cdn/x.svg", "title": { "EN": "a" }, "colour": 1 }),
                vec!["colour"],
            ),
            (
                "customer-services",
                json!({ "csType": "EMAIL", "path": "http://x.example", "title": { "EN": "a" } }),
                vec!["path"],
            ),
            ("regions", json!({ "id": "not an address" }), vec!["id"]),
            ("brand-texts", json!({ "id": "nav-home", "text": { "EN": "{ $amount", "KM": "a" } }), vec!["text"]),
            ("brand-texts", json!({ "id": "7-up", "text": { "EN": "a" } }), vec!["id"]),
            ("languages", json!({ "id": "XX" }), vec!["id"]),
            ("jackpot-pools", json!({ "amount": "-5.00", "perSecond": 1 }), vec!["amount", "perSecond"]),
            ("countries", json!({ "id": "GB", "dialingCode": "044" }), vec!["dialingCode"]),
        ];
        let before = back_office.get("changes").await;
        for (kind, body, fields) in cases {
            let reply = back_office.refused(Method::POST, &format!("content/{kind}"), &body).await;
            assert_eq!((reply.status, reply.at("/code")), (422, json!("rule_broken")), "{kind} {body}");
            let told = reply.at("/value/fields");
            let mut told: Vec<&str> = told.as_object().expect("fields").keys().map(String::as_str).collect();
            let mut fields = fields;
            told.sort_unstable();
            fields.sort_unstable();
            assert_eq!(told, fields, "{kind} {body}: {}", reply.text());
        }
        assert_eq!(back_office.get("changes").await, before, "{}", back_office.server.name);
        for (method, path, status) in [
            (Method::POST, "content/shoes", 404),
            (Method::PATCH, "content/notices/none", 404),
            (Method::DELETE, "content/notices/none", 404),
        ] {
            assert_eq!(back_office.refused(method, path, &json!({ "id": "a" })).await.status, status, "{path}");
        }
        let again = json!({ "id": "welcome", "noticeType": "B", "title": { "EN": "a" }, "content": { "EN": "b" } });
        assert_eq!(back_office.refused(Method::POST, "content/notices", &again).await.status, 409);
        let taken = json!({ "code": "moon-gift" });
        assert_eq!(back_office.refused(Method::PATCH, "content/promotions/lantern-festival", &taken).await.status, 409);
        let used = back_office.refused(Method::DELETE, "content/promotions/lantern-festival", &Value::Null).await;
        assert_eq!((used.status, used.at("/code")), (409, json!("in_use")), "{}", used.text());
        let kept = back_office.refused(Method::DELETE, "content/fields/password", &Value::Null).await;
        assert!(kept.text().contains("password"), "{}", kept.text());
    }
}

#[tokio::test]
async fn named_records_take_one_anothers_places() {
    for back_office in back_offices().await {
        let ids = async || -> Vec<String> {
            let list = back_office.get("content/customer-services").await["content"].clone();
            let id = |it: &Value| it["id"].as_str().expect("an id").to_owned();
            list.as_array().expect("a list").iter().map(id).collect()
        };
        let before = ids().await;
        let named = json!({ "ids": [before[3], before[1]] });
        back_office.done(Method::PUT, "order/customer-services", &named).await;
        let mut expected = before.clone();
        expected.swap(1, 3);
        assert_eq!(ids().await, expected);
        for bad in [json!({ "ids": ["none"] }), json!({ "ids": [before[0], before[0]] })] {
            back_office.refused(Method::PUT, "order/customer-services", &bad).await;
        }
        back_office.refused(Method::PUT, "order/regions", &json!({ "ids": [] })).await;
        let status = back_office.server.get("/wps/system/status").await;
        assert_eq!(status.at("/value/info/customerService/1/csType"), "PHONE", "{}", status.text());
    }
}

#[tokio::test]
async fn without_a_key_that_works_nothing_is_told_or_done() {
    for server in seeded().await {
        let key = admin(&server, &["keys", "add", "night-shift"]).await.expect("a key");
        let key = key.lines().next().expect("a line").to_owned();
        let path = "/wps/operator/content/notices";
        let status = async |headers: &[(&str, &str)], path: &str| {
            server.call(Method::GET, path, headers, &Value::Null).await.status
        };
        assert_eq!(status(&[("x-operator-key", &key)], path).await, 200);
        assert_eq!(status(&[], path).await, 401);
        assert_eq!(status(&[], &format!("{path}?x-operator-key={key}&key={key}")).await, 401, "never from a query");
        let bearer = format!("Bearer {key}");
        assert_eq!(status(&[("authorization", &bearer)], path).await, 401);
        let member = format!("Bearer {}", server.login("lantern_agent", "Hb9rNd3cWj6s").await);
        assert_eq!(status(&[("authorization", &member)], path).await, 401, "a member is no operator");
        let other = format!("{}x", &key[..key.len() - 1]);
        assert_eq!(status(&[("x-operator-key", &other)], path).await, 401);
        assert!(admin(&server, &["keys", "add", "night-shift"]).await.is_err(), "a name is used once");
        let list = admin(&server, &["keys", "list"]).await.expect("a list");
        assert!(list.contains("night-shift") && list.contains("works") && !list.contains(&key), "{list}");
        let stored = server.text("select secret_hash from operator_keys").await.expect("a row");
        assert!(!key.contains(&stored) && stored.len() == 64, "only a hash is kept");
        admin(&server, &["keys", "revoke", "night-shift"]).await.expect("a change");
        assert_eq!(status(&[("x-operator-key", &key)], path).await, 401);
        let changes = admin(&server, &["changes"]).await.expect("changes");
        assert!(changes.contains("key night-shift") && !changes.contains(&key), "{changes}");
    }
}

#[tokio::test]
async fn who_tries_keys_is_held_off_and_a_key_that_works_passes_beside_them() {
    for back_office in back_offices().await {
        let path = "/wps/operator/record-types";
        let from = async |address: &str, key: &str| {
            back_office.server.at(address).call(Method::GET, path, &[("x-operator-key", key)], &Value::Null).await
        };
        for _ in 0..20 {
            assert_eq!(from("203.0.113.9", "operator_a_b").await.status, 401);
        }
        let held_off = from("203.0.113.9", "operator_a_b").await;
        assert_eq!(held_off.status, 429, "{}", back_office.server.name);
        assert!(held_off.at("/value/retryAfter").as_i64().is_some_and(|seconds| seconds > 0));
        assert_eq!(from("203.0.113.9", &back_office.key).await.status, 200, "the same address may be the operator's");
        assert_eq!(from("203.0.113.10", "operator_a_b").await.status, 401, "another address has a count of its own");
        // Wrong secrets under the id of the back office's key, from one address after the other.
        let (id, _) = back_office.key.rsplit_once('_').expect("a key");
        let guess = format!("{id}_guessed");
        let mut statuses = Vec::new();
        for host in 1..=21 {
            statuses.push(from(&format!("198.51.100.{host}"), &guess).await.status);
        }
        assert_eq!((statuses[19], statuses[20]), (401, 429), "{statuses:?}");
        assert_eq!(from("198.51.100.1", &back_office.key).await.status, 200);
        back_office.server.state.base.clock.advance_ms(10 * 60 * 1000);
        assert_eq!(from("203.0.113.9", "operator_a_b").await.status, 401, "later it begins anew");
    }
}

#[tokio::test]
async fn the_same_call_again_does_nothing_twice() {
    let back_office = BackOffice::at(seeded_on_sqlite().await).await;
    let body = json!({ "noticeType": "B", "title": { "EN": "a" }, "content": { "EN": "b" } });
    let headers = [("x-operator-key", back_office.key.as_str()), ("idempotency-key", "one")];
    let path = "/wps/operator/content/notices";
    let first = back_office.server.call(Method::POST, path, &headers, &body).await;
    let second = back_office.server.call(Method::POST, path, &headers, &body).await;
    assert_eq!((first.status, first.at("/value/id")), (200, second.at("/value/id")));
    let stranger = back_office.server.call(Method::POST, path, &headers[1..], &body).await;
    assert_eq!(stranger.status, 401, "a kept reply is given to its own caller only");
}

#[tokio::test]
async fn several_settings_change_at_once_or_not_at_all() {
    for back_office in back_offices().await {
        let change =
            json!({ "status": "maintenance", "status_until": "2026-12-24T18:00:00Z", "status_text": "Back soon" });
        let all = back_office.done(Method::PATCH, "settings", &change).await;
        assert_eq!((&all["status"], &all["FREEPLAY3"]), (&json!("maintenance"), &json!(true)));
        let status = back_office.server.get("/wps/system/status").await;
        assert_eq!((status.at("/value/status"), status.at("/value/until")), (json!(1), json!("2026-12-24T18:00:00Z")));
        let reply = back_office
            .refused(Method::PATCH, "settings", &json!({ "status": "normal", "FREEPLAY3": "perhaps" }))
            .await;
        assert!(reply.at("/value/fields/FREEPLAY3").as_str().is_some_and(|words| words.contains("on or off")));
        assert_eq!(back_office.server.get("/wps/system/status").await.at("/value/status"), 1, "nothing of it is kept");
        back_office.done(Method::PATCH, "settings", &json!({ "status": "normal", "status_until": null })).await;
        assert_eq!(
            back_office.server.get("/wps/system/status").await.at("/value/status"),
            0,
            "its end works under maintenance"
        );
        back_office.refused(Method::PATCH, "settings", &json!({})).await;
        back_office.refused(Method::PATCH, "settings", &json!({ "no_such": 1 })).await;
    }
}

#[tokio::test]
async fn a_blocked_network_is_blocked_and_can_be_freed_from_within() {
    for back_office in back_offices().await {
        back_office.done(Method::POST, "content/regions", &json!({ "id": "127.0.0.0/8", "reason": "test" })).await;
        assert_eq!(
            back_office.server.get("/wps/system/status").await.at("/value/status"),
            2,
            "{}",
            back_office.server.name
        );
        assert_eq!(back_office.server.get("/lgw/games/popular").await.status, 403);
        back_office.done(Method::DELETE, "content/regions/127.0.0.0%2F8", &Value::Null).await;
        assert_eq!(back_office.server.get("/lgw/games/popular").await.status, 200);
    }
}

#[tokio::test]
async fn every_reply_tells_the_revision_and_another_process_agrees_within_a_second() {
    for server in seeded().await {
        let told = async |path: &str| -> u64 {
            let reply = server.get(path).await;
            let header = reply.headers.get("x-site-revision").unwrap_or_else(|| panic!("{path} tells none"));
            header.to_str().expect("text").parse().expect("a number")
        };
        let first = told("/wps/system/whitelabel").await;
        // The command line is another process: this one has only the database in common with it.
        admin(&server, &["set", "FREEPLAY3", "off"]).await.expect("a change");
        assert_eq!(told("/wps/system/whitelabel").await, first, "not looked at for each call");
        assert_eq!(server.get("/wps/system/status").await.at("/value/revision"), first + 1, "the status looks");
        server.state.base.clock.advance_ms(1_000);
        admin(&server, &["notices", "remove", "welcome"]).await.expect("a change");
        assert_eq!(told("/wps/member/info").await, first + 2, "refusals tell it too");
        admin(&server, &["notices", "remove", "welcome"]).await.expect_err("a refusal");
        server.state.base.clock.advance_ms(1_000);
        assert_eq!(told("/lgw/games/popular").await, first + 2, "what changed nothing moves nothing");
        assert_eq!(server.get("/wps/system/revision").await.at("/value/revision"), first + 2);
        admin(&server, &["set", "status", "maintenance"]).await.expect("a change");
        server.state.base.clock.advance_ms(1_000);
        assert_eq!(told("/wps/system/revision").await, first + 3);
        assert_eq!(server.get("/wps/system/revision").await.status, 200, "open pages must learn of the end, too");
    }
}

#[tokio::test]
async fn the_command_line_adds_from_pairs_and_files_and_shows_what_it_did() {
    let server = seeded_on_sqlite().await;
    let added = admin(
        &server,
        &[
            "notices",
            "add",
            "id=pairs",
            "noticeType=PU",
            "title=Hello",
            "title.KM=សួស្តី",
            "content=<p>x</p>",
            "expiresAt=",
        ],
    );
    let added: Value = serde_json::from_str(&added.await.expect("a notice")).expect("JSON");
    assert_eq!(added["title"], json!({ "EN": "Hello", "KM": "សួស្តី" }));
    let file = server.test_store.folder().join("notice.json");
    std::fs::write(&file, notice().to_string()).expect("a file");
    admin(&server, &["notices", "add", file.to_str().expect("a name")]).await.expect("a notice");
    let list = admin(&server, &["notices", "list"]).await.expect("a list");
    assert!(list.contains("storm") && list.contains("Storm warning") && list.contains("pairs"), "{list}");
    admin(&server, &["notices", "set", "pairs", "title.KM="]).await.expect("a change");
    let shown: Value =
        serde_json::from_str(&admin(&server, &["notices", "show", "pairs"]).await.expect("it")).expect("JSON");
    assert_eq!(shown["title"], json!({ "EN": "Hello" }));
    for (words, remedy) in [
        (&["notices", "add", "no-such-file.json"][..], "name a file"),
        (&["notices", "set", "pairs", "title="], "is needed in EN"),
        (&["notices", "set", "pairs", "colour=red"], "noticeType"),
        (&["languages", "remove", "XX"], "XX"),
    ] {
        let error = admin(&server, words).await.expect_err("a refusal");
        assert!(error.contains(remedy), "{words:?}: {error}");
    }
}

//! Red envelopes: handed out by an operator, once for each member, claimed once, and listed among the bonuses.

use axum::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{DAY_MS, House};
use crate::support::back_office::{BackOffice, admin};

const PATH: &str = "red-envelopes";
const MARK: &str = "insert into harm_markers (id, member_id, marker, figure, against, seen_at, updated_at)
                    select 'h1', id, 'NIGHT_PLAY', 1, 1, 1, 1 from members where id = $1";

fn gift(whom: &Value) -> Value {
    json!({ "to": whom, "envelope": {
        "titles": { "EN": "Happy new year", "VI": "Chúc mừng năm mới" }, "amount": "8.88", "wagerMultiplier": 2, "days": 7
    } })
}

async fn in_language(house: &House, token: &str, (path, language): (&str, &str)) -> Value {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("language", language)];
    house.server.call(Method::GET, path, &headers, &Value::Null).await.at("/value")
}

#[tokio::test]
async fn each_member_gets_one_whatever_runs_twice_and_who_is_marked_gets_none() {
    for house in House::each().await {
        let name = house.server.name;
        house.server.execute("update members set labels = ''").await;
        let mira = house.member("mira").await;
        house.member("noor").await;
        let quill = house.member("quill").await;
        house.server.execute("update members set labels = 'spring' where account in ('mira', 'noor', 'quill')").await;
        house.write(MARK, [&quill]).await;
        let office = BackOffice::at(house.server.clone()).await;
        let request = gift(&json!({ "label": "spring" }));
        let preview = office.done(Method::POST, &format!("{PATH}/preview"), &request).await;
        assert_eq!((&preview["total"], house.number("select count(*) from member_rewards").await), (&json!(2), 0));
        let made = office.done(Method::POST, PATH, &request).await;
        assert_eq!((&made["total"], &made["amount"], &made["finishedAt"]), (&json!(2), &json!("8.88"), &json!("")));
        house.server.run_jobs().await;
        // As if the job had died before it noted how far it had come.
        house.server.execute("update red_envelopes set reached = '', finished_at = null").await;
        house.server.execute("update jobs set state = 'waiting' where kind = 'hand-out-red-envelope'").await;
        house.server.run_jobs().await;
        assert_eq!(house.number("select count(*) from member_rewards").await, 2, "{name}");
        let listed = office.get(PATH).await;
        assert_eq!(
            (&listed["content"][0]["granted"], house.number("select count(*) from jobs where state = 'dead'").await),
            (&json!(2), 0)
        );

        let token = house.login("mira").await;
        assert_eq!(house.message_kinds(&token).await, ["RED_ENVELOPE_READY"], "{name}");
        let waiting = house.waiting(&token, "RED_ENVELOPE").await;
        assert_eq!(waiting.len(), 1, "{name}");
        let item = &waiting[0];
        assert_eq!(
            (&item["title"], &item["amount"], &item["wagerMultiplier"], &item["state"]),
            (&json!("Happy new year"), &json!("8.88"), &json!(2), &json!("CLAIMABLE"))
        );
        let claims = join_all((0..8).map(|_| house.claim(&token, "RED_ENVELOPE", &item["id"]))).await;
        assert_eq!(claims.iter().filter(|reply| reply.status == 200).count(), 1, "{name}");
        assert_eq!(house.balance(&token).await, "8.88", "{name}");
        let bonus = in_language(&house, &token, ("/wps/member/bonuses", "VI")).await["content"][0].clone();
        assert_eq!((&bonus["kind"], &bonus["name"]), (&json!("RED_ENVELOPE"), &json!("Chúc mừng năm mới")), "{name}");
        let booked = "select count(*) from journal_transactions where kind = 'red_envelope'";
        assert_eq!(house.number(booked).await, 1, "{name}");
        house.server.books_balance().await;

        let late = house.login("noor").await;
        let id = house.waiting(&late, "RED_ENVELOPE").await[0]["id"].clone();
        house.server.state.base.clock.advance_ms(7 * DAY_MS);
        let late = house.login("noor").await;
        assert_eq!(house.claim(&late, "RED_ENVELOPE", &id).await.status, 409, "{name}: its time is over");
        assert_eq!(house.number("select count(*) from member_rewards where member_id = (select id from members where account = 'quill')").await, 0);
        assert!(!mira.is_empty());
    }
}

#[tokio::test]
async fn what_is_no_gift_is_refused_and_hands_out_nothing() {
    for house in House::each().await {
        house.member("mira").await;
        let office = BackOffice::at(house.server.clone()).await;
        let wrong = [
            ("titles", json!({ "VI": "Chúc mừng" })),
            ("titles", json!({ "EN": "" })),
            ("titles", json!({ "EN": "two\nlines" })),
            ("titles", json!({ "EN": "Gift", "XX": "Gift" })),
            ("amount", json!("0.00")),
            ("amount", json!("-1.00")),
            ("amount", json!("1000000.01")),
            ("days", json!(0)),
            ("days", json!(366)),
            ("wagerMultiplier", json!(101)),
        ];
        for (field, value) in wrong {
            let mut request = gift(&json!({ "account": "mira" }));
            request["envelope"][field] = value.clone();
            for path in [PATH.to_owned(), format!("{PATH}/preview")] {
                let reply = office.refused(Method::POST, &path, &request).await;
                assert_eq!(reply.status, 422, "{field} {value}: {}", reply.text());
            }
        }
        for (whom, status) in [
            (json!({}), 422),
            (json!({ "account": "mira", "all": true }), 422),
            (json!({ "account": "nobody" }), 404),
            (json!({ "label": "nobody has it" }), 409),
            (json!({ "levelMin": 9, "levelMax": 3 }), 422),
        ] {
            assert_eq!(office.refused(Method::POST, PATH, &gift(&whom)).await.status, status, "{whom}");
        }
        house.server.set("licence_policy", "gb").await;
        let mut request = gift(&json!({ "account": "mira" }));
        request["envelope"]["wagerMultiplier"] = json!(11);
        assert_eq!(office.refused(Method::POST, PATH, &request).await.status, 422, "beyond the licence");
        assert_eq!(house.number("select count(*) from red_envelopes").await, 0);
    }
}

#[tokio::test]
async fn the_command_hands_out_and_lists() {
    for house in House::each().await {
        house.member("mira").await;
        let send = [
            "red-envelopes",
            "send",
            "--account",
            "mira",
            "--title",
            "For you",
            "--title-in",
            "CN=给您",
            "--amount",
            "5.00",
        ];
        let preview = admin(&house.server, &[&send[..], &["--preview"]].concat()).await.expect("a preview");
        assert!(preview.contains("would reach 1 members"), "{preview}");
        let sent = admin(&house.server, &send).await.expect("an envelope");
        assert!(sent.contains("5.00 USD"), "{sent}");
        house.server.run_jobs().await;
        let listed = admin(&house.server, &["red-envelopes", "list"]).await.expect("a list");
        assert!(listed.contains("granted 1 of 1  done"), "{listed}");
        let token = house.login("mira").await;
        let centre = in_language(&house, &token, (super::REWARDS, "CN")).await["list"].clone();
        let found = centre.as_array().expect("a list").iter().find(|it| it["kind"] == "RED_ENVELOPE").cloned();
        assert_eq!(found.expect("the envelope")["title"], "给您");
        assert!(
            admin(&house.server, &["red-envelopes", "send", "--all", "--title", "x", "--amount", "1.001"])
                .await
                .is_err()
        );
    }
}

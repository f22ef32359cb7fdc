//! Copies of the data.

use std::collections::BTreeMap;
use std::io::Read;

use axum::http::Method;
use serde_json::{Value, json};

use super::{DAY, MINUTE, Owner, PASSWORD};

const PATH: &str = "/wps/member/dataCopy";
const LINK: &str = "/wps/member/dataCopy/link";

impl Owner {
    async fn request_copy(&self) -> Value {
        let reply = self.call(Method::POST, PATH, &json!({})).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value")
    }

    async fn make_copy(&self) -> Value {
        self.request_copy().await;
        self.server().run_jobs().await;
        self.get(PATH).await.at("/value")
    }

    async fn link(&self) -> String {
        let reply = self.call(Method::POST, LINK, &json!({})).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value/path").as_str().expect("a path").to_owned()
    }
}

/// The files of a ZIP file, read from its front.
pub fn files(zip: &[u8]) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut at = 0;
    while zip[at..at + 4] == 0x0403_4b50_u32.to_le_bytes() {
        let long = |place: usize| u32::from_le_bytes(zip[place..place + 4].try_into().expect("four bytes")) as usize;
        let (packed, name) = (long(at + 18), u16::from_le_bytes([zip[at + 26], zip[at + 27]]) as usize);
        let name_at = at + 30;
        let body = &zip[name_at + name..][..packed];
        let mut text = String::new();
        flate2::read::DeflateDecoder::new(body).read_to_string(&mut text).expect("text");
        files.insert(String::from_utf8_lossy(&zip[name_at..name_at + name]).into_owned(), text);
        at = name_at + name + packed;
    }
    files
}

#[tokio::test]
async fn a_copy_holds_every_area_and_no_secret_and_its_address_is_good_once() {
    for owner in Owner::each(12_345).await {
        let server = owner.server();
        let made = owner.make_copy().await;
        assert_eq!(made["state"], "ready", "{made}");
        let path = owner.link().await;
        let reply = server.get(&path).await;
        assert_eq!((reply.status, reply.headers["content-type"].to_str().ok()), (200, Some("application/zip")));
        assert_eq!(json!(reply.body.len()), made["bytes"]);
        let files = files(&reply.body);
        let areas = lumora_server::DATA.iter().copied().flatten();
        for area in areas {
            let text = &files[&format!("{}.json", area.file)];
            let json: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{}: {error}", area.file));
            for list in area.lists {
                assert!(json[list.name].is_array(), "{} of {}", list.name, area.file);
            }
            assert!(files["README.txt"].contains(&format!("{}.json", area.file)));
        }
        let wallet: Value = serde_json::from_str(&files["wallet.json"]).expect("JSON");
        assert_eq!(wallet["movements"][0]["amount"], "123.45");
        assert!(files["profile.json"].contains("mira@lumora.example"));
        let all = files.values().cloned().collect::<String>();
        for secret in ["$argon2", "password_hash", "token_hash", "account_locked", PASSWORD] {
            assert!(!all.contains(secret), "{secret}");
        }
        // Of another member's there is nothing.
        assert!(!all.contains("lantern"), "{all}");
        assert_eq!(server.get(&path).await.status, 404, "once");
    }
}

#[tokio::test]
async fn of_eight_that_are_asked_for_at_once_one_is_made() {
    for owner in Owner::each(0).await {
        let body = json!({});
        let asked = (0..8).map(|_| owner.call(Method::POST, PATH, &body));
        let replies = futures_util::future::join_all(asked).await;
        let given = replies.iter().filter(|reply| reply.status == 200).count();
        let refused = replies.iter().filter(|reply| reply.at("/code") == json!("data_copy_daily")).count();
        assert_eq!((given, refused), (1, 7));
        assert_eq!(owner.server().text("select cast(count(*) as text) from data_copies").await.as_deref(), Some("1"));
        owner.server().run_jobs().await;
        assert_eq!(owner.get(PATH).await.at("/value/state"), "ready");
    }
}

#[tokio::test]
async fn asking_and_downloading_take_a_fresh_password_and_a_copy_is_deleted_after_a_week() {
    for owner in Owner::each(0).await {
        let made = owner.make_copy().await;
        assert_ne!(made["nextAt"], "");
        owner.wait(11 * MINUTE);
        for path in [PATH, LINK] {
            let reply = owner.call(Method::POST, path, &json!({})).await;
            assert_eq!((reply.status, reply.at("/code")), (401, json!("password_required")), "{path}");
        }
        owner.wait(7 * DAY);
        owner.server().run_schedule("delete-expired").await;
        let left = "select cast((select count(*) from data_copies) + (select count(*) from data_copy_parts) as text)";
        assert_eq!(owner.server().text(left).await.as_deref(), Some("0"));
        let token = owner.server().login("mira", PASSWORD).await;
        let owner = Owner { token, ..owner };
        assert_eq!(owner.get(PATH).await.at("/value/state"), "none");
        assert_eq!(owner.call(Method::POST, LINK, &json!({})).await.status, 404);
        assert_eq!(owner.request_copy().await["state"], "preparing");
    }
}

#[tokio::test]
async fn an_address_ends_with_its_session_and_after_two_minutes() {
    let owner = Owner::each(0).await.remove(0);
    owner.make_copy().await;
    let late = owner.link().await;
    owner.wait(2 * MINUTE);
    assert_eq!(owner.server().get(&late).await.status, 404);
    let ended = owner.link().await;
    owner.call(Method::DELETE, "/wps/session/logout", &json!({})).await;
    assert_eq!(owner.server().get(&ended).await.status, 404);
}

//! The back office: settings, rules and countries changed by command while the server runs.

use crate::support::back_office::admin;
use crate::support::seeded;

#[tokio::test]
async fn a_switch_counts_from_the_next_call_on_and_the_change_is_written_down() {
    for server in seeded().await {
        admin(&server, &["set", "FREEPLAY3", "off"]).await.expect("a change");
        assert_eq!(server.get("/wps/system/whitelabel").await.at("/value/FREEPLAY3"), false, "{}", server.name);
        assert!(admin(&server, &["settings"]).await.expect("a list").contains("FREEPLAY3                    off"));
        let changes = admin(&server, &["changes"]).await.expect("changes");
        assert!(changes.contains("tester  FREEPLAY3: \"on\" -> \"off\""), "{changes}");
    }
}

#[tokio::test]
async fn maintenance_begins_and_ends_by_command() {
    for server in seeded().await {
        admin(&server, &["set", "status", "maintenance"]).await.expect("a change");
        admin(&server, &["set", "status_until", "2030-01-02T03:04:05Z"]).await.expect("a change");
        let status = server.get("/wps/system/status").await;
        assert_eq!((status.at("/value/status"), status.at("/value/until")), (1.into(), "2030-01-02T03:04:05Z".into()));
        assert_eq!(server.get("/lgw/games/popular").await.status, 503);
        admin(&server, &["set", "status", "normal"]).await.expect("a change");
        assert_eq!(server.get("/lgw/games/popular").await.status, 200);
    }
}

#[tokio::test]
async fn one_part_of_a_rule_changes_and_the_rest_stays() {
    for server in seeded().await {
        let path = "/wps/system/setting/register";
        let before = server.get(path).await.at("/value/fields/username");
        admin(&server, &["fields", "set", "username", "minLength=3", "acceptedPattern=^(?=.*z)[a-z]+$", "patternId="])
            .await
            .expect("a change");
        let after = server.get(path).await.at("/value/fields/username");
        assert_eq!((&after["minLength"], &after["acceptedPattern"]), (&3.into(), &"^(?=.*z)[a-z]+$".into()));
        assert_eq!((&after["maxLength"], &after["required"]), (&before["maxLength"], &before["required"]));
        admin(&server, &["countries", "add", "id=NZ", "dialingCode=64"]).await.expect("a change");
        admin(&server, &["countries", "order", "NZ", "VN"]).await.expect("a change");
        let countries = server.get(path).await.at("/value/countries");
        assert_eq!(countries[0]["countryCode"], "NZ", "{countries}");
    }
}

#[tokio::test]
async fn what_can_not_be_is_refused_with_the_remedy_and_leaves_no_trace() {
    for server in seeded().await {
        let cases: [(&[&str], &str); 7] = [
            (&["set", "FREEPLAY", "on"], "admin settings"),
            (&["set", "FREEPLAY3", "maybe"], "on or off"),
            (&["set", "register_minimum_age", "12"], "from 18"),
            (&["fields", "set", "shoeSize", "minLength=1"], "shoeSize"),
            (&["fields", "set", "password", "enabled=off"], "nobody can register without password"),
            (&["fields", "set", "username", "acceptedPattern=(["], "can not be used"),
            (&["countries", "add", "id=Cambodia", "dialingCode=855"], "two capital letters"),
        ];
        for (words, remedy) in cases {
            let error = admin(&server, words).await.expect_err("a refusal");
            assert!(error.contains(remedy), "{words:?}: {error}");
        }
        assert_eq!(admin(&server, &["changes"]).await.expect("changes"), "");
    }
}

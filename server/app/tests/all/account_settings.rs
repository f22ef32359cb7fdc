//! The rules of the account forms, and changing them while the server runs.

use crate::support;
use crate::support::{seeded, seeded_on_sqlite};
use identity::fields::settings::{Change, SettingError, change};
use lumora_core::domain::rules::{FieldRule, FieldVerdict};
use lumora_core::wire::{Country, FieldRuleValue, RegisterSettings};
use lumora_patterns::{NativeEngine, Pattern};
use lumora_server::testing::TestServer;
use serde_json::json;

const PATH: &str = "/wps/system/setting/register";

async fn settings(server: &TestServer) -> RegisterSettings {
    serde_json::from_value(server.get(PATH).await.at("/value")).expect("settings")
}

fn rule(pattern: &str) -> FieldRuleValue {
    FieldRuleValue {
        accepted_pattern: pattern.to_owned(),
        pattern_id: "own".to_owned(),
        min_length: 1,
        max_length: Some(9),
        enabled: true,
        required: true,
    }
}

fn field(name: &str, rule: FieldRuleValue) -> Change {
    Change::Field { name: name.to_owned(), rule }
}

#[tokio::test]
async fn the_sample_has_a_rule_for_every_field_and_each_pattern_compiles() {
    for server in seeded().await {
        let settings = settings(&server).await;
        assert_eq!(settings.fields.len(), 21, "{}", server.name);
        for (name, rule) in &settings.fields {
            let pattern = &rule.accepted_pattern;
            assert!(pattern == "*" || Pattern::compile(pattern).is_ok(), "{name}: {pattern}");
        }
        let shown: Vec<&str> =
            settings.fields.iter().filter(|(_, rule)| rule.enabled).map(|(name, _)| name.as_str()).collect();
        assert_eq!(
            shown,
            ["affiliateCode", "captcha", "password", "recommenderId", "username"],
            "the rest is the profile's"
        );
        assert!(
            settings.fields.values().any(|rule| rule.accepted_pattern.contains("(?=") && rule.pattern_id == "nickname")
        );
        assert_eq!(settings.fields["verificationCode"].max_length, Some(255));
        assert!(settings.countries.len() >= 25);
        assert_eq!(settings.countries[0], Country { country_code: "VN".into(), country_dialing_code: "84".into() });
        assert_eq!((settings.captcha, settings.minimum_age, settings.terms_version.as_str()), (true, 18, "2026-01"));
    }
}

#[tokio::test]
async fn the_samples_own_patterns_mean_what_they_look_like() {
    let settings = settings(&seeded_on_sqlite().await).await;
    for (name, good, bad) in [
        ("nickname", &["Mira", "Lê Vân", "小明", "M.V."][..], &["1234", "a__b", "a?b", "x"][..]),
        ("facebook", &["mira.vale"], &["mira..vale", "mira vale"]),
        ("wechat", &["mira_v-1"], &["1mirav", "mira"]),
        ("telegram", &["@mira_vale", "mira5"], &["@", "mira-vale"]),
        ("idNumber", &["AB123456"], &["ab123456"]),
    ] {
        let rule = FieldRule { enabled: true, ..FieldRule::from(settings.fields[name].clone()) };
        for value in good {
            assert_eq!(rule.check(value, &NativeEngine), FieldVerdict::Accepted, "{name} {value}");
        }
        for value in bad {
            assert!(matches!(rule.check(value, &NativeEngine), FieldVerdict::Refused(_)), "{name} {value}");
        }
    }
}

#[tokio::test]
async fn the_operator_changes_everything_while_the_server_runs() {
    for server in seeded().await {
        let store = &server.state.base.store;
        let changes = [
            field("line", rule("^(?=.*x).+$")),
            Change::Countries(vec![Country { country_code: "GB".into(), country_dialing_code: "44".into() }]),
            Change::Captcha(false),
            Change::MinimumAge(21),
            Change::TermsVersion("2027-03".into()),
            Change::Firebase(true),
            Change::PasswordStrength(3),
        ];
        for one in changes {
            change(store, one).await.expect("a change");
        }
        let now = settings(&server).await;
        assert_eq!(now.fields["line"], rule("^(?=.*x).+$"), "{}", server.name);
        assert_eq!((now.countries.len(), now.countries[0].country_dialing_code.as_str()), (1, "44"));
        assert_eq!((now.captcha, now.minimum_age, now.firebase, now.password_strength), (false, 21, true, 3));
        assert_eq!(now.terms_version, "2027-03");
    }
}

#[tokio::test]
async fn a_change_that_would_lock_people_out_is_refused_with_a_word_on_what_to_do() {
    let server = seeded_on_sqlite().await;
    let store = &server.state.base.store;
    let before = settings(&server).await;
    let country =
        |code: &str, dialing: &str| Country { country_code: code.into(), country_dialing_code: dialing.into() };
    let refused = [
        (field("shoeSize", rule("*")), "no field"),
        (field("line", rule("^(unclosed$")), "not a regular expression"),
        (field("line", FieldRuleValue { min_length: 10, ..rule("*") }), "lengths"),
        (field("line", FieldRuleValue { max_length: Some(0), min_length: 0, ..rule("*") }), "lengths"),
        (field("password", FieldRuleValue { enabled: false, ..rule("*") }), "nobody can register"),
        (field("username", FieldRuleValue { required: false, ..rule("*") }), "nobody can register"),
        (Change::Countries(Vec::new()), "at least one country"),
        (Change::Countries(vec![country("GB", "44"), country("GB", "45")]), "each once"),
        (Change::Countries(vec![country("gb", "44")]), "capital letters"),
        (Change::Countries(vec![country("GB", "044")]), "dialling code"),
        (Change::MinimumAge(17), "18"),
        (Change::TermsVersion("  ".into()), "version"),
        (Change::PasswordStrength(5), "0 to 4"),
    ];
    for (one, word) in refused {
        let what = format!("{one:?}");
        let error: SettingError = change(store, one).await.expect_err(&what);
        assert!(error.to_string().contains(word), "{what}: {error}");
    }
    assert_eq!(settings(&server).await, before);
}

#[tokio::test]
async fn a_pattern_that_came_in_behind_the_check_leaves_the_length_rule() {
    let server = support::plain().await;
    server
        .execute(
            "update register_fields set accepted_pattern = '(unclosed', pattern_id = 'own' where name = 'nickname'",
        )
        .await;
    let reply = support::register(&server, &support::form("miravale1")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let long = json!({ "nickname": "x".repeat(21) });
    let reply = support::register(&server, &support::with(&support::form("miravale2"), &long)).await;
    assert_eq!(reply.at("/value/fields/nickname"), "rule_not_matching");
}

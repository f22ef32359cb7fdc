//! Registration through the whole router: every gate of the form again, and what a new member has.

mod mobile;

use crate::support::{
    PASSWORD, ask_for_everything, code, form, plain, register, register_mobile, seeded, set, token, with, with_captcha,
};
use axum::http::Method;
use identity::verification::Purpose;
use platform::store::sql;
use serde_json::{Value, json};

#[tokio::test]
async fn a_visitor_registers_is_logged_in_and_has_play_money() {
    for server in seeded().await {
        ask_for_everything(&server).await;
        let sms = code(&server, Purpose::Register, "84912345678").await;
        let body = with(&form("MiraVale1"), &json!({ "verificationCode": sms }));
        let reply = register(&server, &with_captcha(&server, &body).await).await;
        let token = token(&reply);
        assert_eq!(reply.at("/value/firstTimeLogin"), true, "{}", server.name);
        assert!(reply.cookie("device").is_some(), "the browser is known from now on");

        let info = server.get_as(&token, "/wps/member/info").await;
        assert_eq!((info.at("/value/account"), info.at("/value/nickname")), (json!("miravale1"), json!("Mira")));
        assert_eq!(info.at("/value/clubLabel/labelName"), "Paper");
        let balance = server.get_as(&token, "/wps/v2/wallets/balance").await;
        assert_eq!(balance.at("/value/sumBalance"), "1000.00", "{}", server.name);
        server.books_balance().await;
        let consent = server.text("select c.terms_version from consents c join members m on m.id = c.member_id where m.account = 'miravale1' and c.agreed_at = 1795250096000 and c.ip = '127.0.0.1'").await;
        assert_eq!(consent.as_deref(), Some("2026-01"), "{}", server.name);
        let language = server.text("select language from members where account = 'miravale1'").await;
        assert_eq!(language.as_deref(), Some("KM"));
        let mobile = server
            .text("select mobile from members where account = 'miravale1' and mobile_verified_at is not null")
            .await;
        assert_eq!(mobile.as_deref(), Some("84912345678"));
        let birthday = server.text("select value from member_details where field = 'birthday'").await;
        assert_eq!(birthday.as_deref(), Some("1990-02-28"));
        assert!(!server.login("MIRAVALE1", PASSWORD).await.is_empty(), "and can log in again");
    }
}

#[tokio::test]
async fn the_sample_asks_for_a_name_a_password_age_and_terms_and_nothing_else() {
    for server in seeded().await {
        let reply = register(&server, &with_captcha(&server, &json!({})).await).await;
        let fields = reply.at("/value/fields");
        let named: Vec<&str> = fields.as_object().expect("fields").keys().map(String::as_str).collect();
        assert_eq!(named, ["ageAndTerms", "password", "username"], "{}", server.name);
        let body =
            json!({ "username": "miravale1", "password": PASSWORD, "ageAndTerms": true, "termsVersion": "2026-01" });
        let reply = register(&server, &with_captcha(&server, &body).await).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
    }
}

#[tokio::test]
async fn without_play_money_of_the_operator_the_wallet_is_there_and_empty() {
    let server = plain().await;
    set(&server, "register_play_money", "0").await;
    let token = token(&register(&server, &form("miravale1")).await);
    assert_eq!(server.get_as(&token, "/wps/v2/wallets/balance").await.at("/value/sumBalance"), "0.00");
    let wallet = "select a.id from accounts a join members m on m.id = a.owner
                  where a.kind = 'member_wallet' and m.account = 'miravale1'";
    assert!(server.text(wallet).await.is_some());
}

#[tokio::test]
async fn every_field_that_will_not_do_is_named_with_its_rule() {
    let server = plain().await;
    let cases = [
        (json!({ "username": "" }), "username", "rule_empty"),
        (json!({ "username": "1mira99" }), "username", "rule_letter_first_alphanumeric"),
        (json!({ "username": "mira" }), "username", "rule_letter_first_alphanumeric"),
        (json!({ "username": "miravale12345678" }), "username", "rule_letter_first_alphanumeric"),
        (json!({ "password": "", "confirmPassword": "" }), "password", "rule_empty"),
        (json!({ "password": "onlyletters" }), "password", "rule_alphanumeric_mixed"),
        (json!({ "password": "Ab1" }), "password", "rule_alphanumeric_mixed"),
        (json!({ "confirmPassword": "" }), "confirmPassword", "rule_empty"),
        (json!({ "confirmPassword": "Kx7mTq4vLp2x" }), "confirmPassword", "rule_twice_different"),
        (json!({ "email": "" }), "email", "rule_empty"),
        (json!({ "email": "mira@mail" }), "email", "rule_email"),
        (json!({ "mobileNum": "" }), "mobileNum", "rule_empty"),
        (json!({ "mobileNum": "12345" }), "mobileNum", "rule_digits"),
        (json!({ "countryDialingCode": "999" }), "mobileNum", "invalid_phone_number"),
        (json!({ "countryDialingCode": "" }), "mobileNum", "invalid_phone_number"),
        (json!({ "payeeName": "M1ra" }), "payeeName", "rule_letters_spaces"),
        (json!({ "nickname": "a__b" }), "nickname", "rule_not_matching"),
        (json!({ "nickname": "12" }), "nickname", "rule_not_matching"),
        (json!({ "birthday": "1990-02-30" }), "birthday", "rule_date"),
        (json!({ "birthday": "2030-01-01" }), "birthday", "rule_date"),
        (json!({ "birthday": "1890-01-01" }), "birthday", "rule_date"),
        (json!({ "birthday": "2008-11-22" }), "birthday", "too_young"),
        (json!({ "recommenderId": "a b" }), "recommenderId", "rule_no_spaces"),
        (json!({ "affiliateCode": "!!!!!" }), "affiliateCode", "rule_alphanumeric_no_chinese"),
        (json!({ "ageAndTerms": false }), "ageAndTerms", "consent_required"),
        (json!({ "termsVersion": "2020-01" }), "ageAndTerms", "consent_required"),
        (
            json!({ "username": "miravale1", "password": "MiraVale1", "confirmPassword": "MiraVale1" }),
            "password",
            "password_too_weak",
        ),
    ];
    for (change, field, rule) in cases {
        let reply = register(&server, &with(&form("miravale1"), &change)).await;
        assert_eq!((reply.status, reply.at("/code")), (422, json!("rule_broken")), "{change}: {}", reply.text());
        assert_eq!(reply.at(&format!("/value/fields/{field}")), rule, "{change}: {}", reply.text());
    }
    assert_eq!(register(&server, &form("miravale1")).await.status, 200, "nothing of it was kept");
}

#[tokio::test]
async fn a_password_is_typed_twice_only_where_the_operator_asks_for_it() {
    let server = plain().await;
    let once = with(&form("miravale1"), &json!({ "confirmPassword": "" }));
    assert_eq!(register(&server, &once).await.at("/value/fields/confirmPassword"), "rule_empty");
    server.execute("update register_fields set enabled = 0 where name = 'confirmPassword'").await;
    assert_eq!(register(&server, &once).await.status, 200);
}

#[tokio::test]
async fn the_password_of_section_9_is_refused_even_where_the_rule_lets_it_pass() {
    let server = plain().await;
    server.execute("update register_fields set accepted_pattern = '*', pattern_id = '', min_length = 1").await;
    for password in ["123456", " 123456", "miravale1"] {
        let change = json!({ "password": password, "confirmPassword": password });
        let reply = register(&server, &with(&form("miravale1"), &change)).await;
        assert_eq!(reply.at("/value/fields/password"), "password_too_weak", "{password}: {}", reply.text());
    }
}

#[tokio::test]
async fn whatever_the_rule_lets_pass_a_name_holds_nothing_invisible_and_nothing_endless() {
    let server = plain().await;
    server
        .execute(
            "update register_fields set accepted_pattern = '*', pattern_id = '', min_length = 0, max_length = null",
        )
        .await;
    for (name, rule) in
        [("mira\u{200b}vale", "rule_no_spaces"), ("mi ra", "rule_no_spaces"), (&*"m".repeat(65), "too_long")]
    {
        let reply = register(&server, &form(name)).await;
        assert_eq!(reply.at("/value/fields/username"), rule, "{name:?}: {}", reply.text());
    }
    let long = "x".repeat(257);
    let reply =
        register(&server, &with(&form("miravale1"), &json!({ "password": long, "confirmPassword": long }))).await;
    assert_eq!(reply.at("/value/fields/password"), "too_long");
}

#[tokio::test]
async fn what_the_form_does_not_show_is_neither_checked_nor_kept() {
    let server = plain().await;
    let hidden = json!({ "qqNum": "not digits", "paymentPassword": "x", "telegram": "?", "verificationCode": "wrong" });
    token(&register(&server, &with(&form("miravale1"), &hidden)).await);
    assert_eq!(server.text("select value from member_details where field in ('qqNum', 'telegram')").await, None);
    server.execute("update register_fields set enabled = 1 where name in ('qqNum', 'paymentPassword')").await;
    let reply = register(&server, &with(&form("miravale2"), &json!({ "qqNum": "not digits" }))).await;
    let expected = json!({ "qqNum": "rule_digits", "paymentPassword": "rule_empty" });
    assert_eq!(reply.at("/value/fields"), expected, "shown, they count; a payment password is always required");
    let good = json!({ "qqNum": "1234567", "paymentPassword": "739164" });
    token(&register(&server, &with(&form("miravale2"), &good)).await);
    assert_eq!(server.text("select value from member_details where field = 'qqNum'").await.as_deref(), Some("1234567"));
    let hash = server.text("select payment_password_hash from members where account = 'miravale2'").await;
    assert!(hash.is_some_and(|hash| hash.starts_with("$argon2id$")));
}

#[tokio::test]
async fn a_change_of_the_rules_counts_from_the_next_call_on() {
    let server = plain().await;
    server.execute("update register_fields set required = 1 where name = 'recommenderId'").await;
    assert_eq!(register(&server, &form("miravale1")).await.at("/value/fields/recommenderId"), "rule_empty");
    server.execute("update register_fields set enabled = 0 where name in ('recommenderId', 'email')").await;
    let body = with(&form("miravale1"), &json!({ "email": "no mail" }));
    token(&register(&server, &body).await);
    let email = server.text("select email from members where account = 'miravale1'").await;
    assert_eq!(email.as_deref(), Some(""), "a field that is off is not kept");
}

#[tokio::test]
async fn each_switch_of_the_operator_closes_its_way_in() {
    let server = plain().await;
    for (name, mobile) in
        [("DIRECTREG3", false), ("USERNAMEREG3", false), ("register_enabled", false), ("MOBILENUMREG3", true)]
    {
        set(&server, name, "false").await;
        let reply = match mobile {
            true => register_mobile(&server, &form("")).await,
            false => register(&server, &form("miravale1")).await,
        };
        assert_eq!((reply.status, reply.at("/code")), (403, json!("not_enabled")), "{name}");
        set(&server, name, "true").await;
    }
    assert_eq!(register(&server, &form("miravale1")).await.status, 200);
}

#[tokio::test]
async fn a_foreign_host_registers_nobody() {
    let server = plain().await;
    let reply = register(&server, &with(&form("miravale1"), &json!({ "domain": "lumora.evil.example" }))).await;
    assert_eq!((reply.status, reply.at("/code")), (403, json!("invalid_domain")));
    server.execute("insert into cdn_origins (kind, origin, rank) values ('site', 'https://play.example', 1)").await;
    token(&register(&server, &with(&form("miravale1"), &json!({ "domain": "play.example" }))).await);
}

#[tokio::test]
async fn a_captcha_is_asked_for_where_the_operator_wants_one() {
    let server = plain().await;
    set(&server, "register_captcha", "true").await;
    let without = register(&server, &form("miravale1")).await;
    assert_eq!((without.status, without.at("/code")), (401, json!("captcha_required")));
    assert_eq!(without.at("/value/captcha"), true);
    let body = with_captcha(&server, &form("miravale1")).await;
    let wrong = register(&server, &with(&body, &json!({ "captcha": "AAAAA" }))).await;
    assert_eq!(wrong.at("/code"), "captcha_required");
    assert_eq!(register(&server, &body).await.at("/code"), "captcha_required", "an answer uses the captcha up");
    assert_eq!(register(&server, &with_captcha(&server, &form("miravale1")).await).await.status, 200);
}

#[tokio::test]
async fn a_name_is_taken_whatever_its_case() {
    let server = plain().await;
    token(&register(&server, &form("MiraVale1")).await);
    let reply = register(&server, &form("mIRAvALE1")).await;
    assert_eq!((reply.status, reply.at("/code")), (409, json!("username_taken")));
}

#[tokio::test]
async fn of_many_registrations_of_one_name_at_once_one_succeeds() {
    for server in seeded().await {
        set(&server, "register_captcha", "false").await;
        set(&server, "REGMOBVERF3", "false").await;
        let tries = (0..8).map(|_| {
            let server = server.clone();
            async move { register(&server, &form("miravale1")).await.status }
        });
        let mut statuses = futures_util::future::join_all(tries).await;
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409], "{}", server.name);
        server.books_balance().await;
    }
}

#[tokio::test]
async fn an_affiliate_or_recommender_becomes_the_upline() {
    let server = plain().await;
    token(&register(&server, &with(&form("miravale1"), &json!({ "affiliateCode": "lantern" }))).await);
    token(&register(&server, &with(&form("miravale2"), &json!({ "recommenderId": "MIRAVALE1" }))).await);
    let both = json!({ "affiliateCode": "LANTERN", "recommenderId": "miravale1" });
    token(&register(&server, &with(&form("miravale3"), &both)).await);
    let id = server.text("select id from members where account = 'miravale2'").await.expect("an id");
    token(&register(&server, &with(&form("miravale4"), &json!({ "recommenderId": id }))).await);
    let upline = async |account: &'static str| -> String {
        sql::query_scalar("select upline from members where account = $1")
            .bind(account)
            .fetch_one(server.state.base.store.reader())
            .await
            .expect("a member")
    };
    assert_eq!(upline("miravale1").await, "lantern_agent");
    assert_eq!(upline("miravale2").await, "miravale1");
    assert_eq!(upline("miravale3").await, "lantern_agent", "the affiliate comes first");
    assert_eq!(upline("miravale4").await, "miravale2");

    for (change, code) in [
        (json!({ "affiliateCode": "NOBODY7" }), "invalid_affiliate"),
        (json!({ "recommenderId": "nobody7" }), "invalid_recommender"),
        (json!({ "recommenderId": "lantern_guest" }), "invalid_recommender"),
    ] {
        let reply = register(&server, &with(&form("miravale9"), &change)).await;
        assert_eq!((reply.status, reply.at("/code")), (422, json!(code)), "{change}");
    }
    server.execute("update register_fields set enabled = 0 where name = 'affiliateCode'").await;
    let dead_link = with(&form("miravale9"), &json!({ "affiliateCode": "NOBODY7" }));
    token(&register(&server, &dead_link).await);
}

#[tokio::test]
async fn an_address_registers_only_so_often_in_an_hour() {
    let server = plain().await;
    set(&server, "register_per_hour", "3").await;
    for name in ["miravale1", "miravale1", "miravale2"] {
        assert_ne!(register(&server, &form(name)).await.status, 429);
    }
    let refused = register(&server, &form("miravale3")).await;
    assert_eq!((refused.status, refused.at("/code")), (429, json!("too_many_requests")));
    assert_eq!(
        (refused.at("/value/retryAfter"), refused.headers["retry-after"].as_bytes()),
        (json!(3600), &b"3600"[..])
    );
    server.state.base.clock.advance_ms(3_600_000);
    assert_eq!(register(&server, &form("miravale3")).await.status, 200);
}

#[tokio::test]
async fn an_affiliates_code_is_good_at_the_operators_host_only() {
    for server in seeded().await {
        for (query, valid) in [
            ("code=LANTERN&domain=127.0.0.1:8080", true),
            ("code=lantern&domain=localhost:8080", true),
            ("code=LANTERN&domain=evil.example", false),
            ("code=LANTERN", false),
            ("code=NOBODY&domain=127.0.0.1:8080", false),
            ("domain=127.0.0.1:8080", false),
            ("code=L%27%20OR%20%27%27=%27&domain=127.0.0.1:8080", false),
        ] {
            let reply = server.get(&format!("/wps/agent/affiliate?{query}")).await;
            assert_eq!((reply.status, reply.at("/value/valid")), (200, json!(valid)), "{} {query}", server.name);
        }
        for _ in 0..60 {
            server.get("/wps/agent/affiliate?code=X&domain=127.0.0.1:8080").await;
        }
        let reply = server.get("/wps/agent/affiliate?code=LANTERN&domain=127.0.0.1:8080").await;
        assert_eq!(reply.status, 429, "codes are not to be tried out");
    }
}

#[tokio::test]
async fn a_plain_registration_is_refused_and_not_repeated() {
    let server = plain().await;
    for path in ["/wps/member/register", "/wps/member/register/mobile"] {
        let reply = server.call(Method::PUT, path, &[], &form("miravale1")).await;
        assert_eq!((reply.status, reply.at("/code")), (400, json!("seal_invalid")));
        assert!(!reply.text().contains(PASSWORD));
    }
    let shape = json!({ "username": 7, "password": PASSWORD });
    let reply = register(&server, &shape).await;
    assert_eq!(reply.status, 400);
    assert!(!reply.text().contains(PASSWORD));
}

#[tokio::test]
async fn a_registration_of_nothing_names_everything() {
    let server = plain().await;
    let reply = register(&server, &json!({})).await;
    let fields = reply.at("/value/fields");
    let named: Vec<&str> = fields.as_object().expect("fields").keys().map(String::as_str).collect();
    assert_eq!(named, ["ageAndTerms", "confirmPassword", "email", "mobileNum", "password", "username"]);
    assert_eq!(fields["ageAndTerms"], Value::from("consent_required"));
}

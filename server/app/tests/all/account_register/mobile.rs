//! Registration with a mobile number: its code, its owner, the countries, and accounts that are made from it.

use super::*;

#[tokio::test]
async fn an_sms_code_is_asked_for_where_numbers_are_verified_and_is_used_up() {
    let server = plain().await;
    set(&server, "REGMOBVERF3", "true").await;
    let body = form("miravale1");
    assert_eq!(register(&server, &body).await.at("/value/fields/verificationCode"), "rule_empty");
    let sms = code(&server, Purpose::Register, "84912345678").await;
    let other = if sms == "000000" { "111111" } else { "000000" };
    let wrong = register(&server, &with(&body, &json!({ "verificationCode": other }))).await;
    assert_eq!((wrong.status, wrong.at("/code")), (422, json!("invalid_verification_code")));
    let login_code = code(&server, Purpose::Login, "84912345678").await;
    if login_code != sms {
        let crossed = register(&server, &with(&body, &json!({ "verificationCode": login_code }))).await;
        assert_eq!(crossed.at("/code"), "invalid_verification_code", "a code for another purpose is worth nothing");
    }
    let good = with(&body, &json!({ "verificationCode": sms }));
    token(&register(&server, &good).await);
    let again = register(&server, &with(&good, &json!({ "username": "miravale2" }))).await;
    assert_eq!(again.at("/code"), "code_expired", "{}", again.text());
}

#[tokio::test]
async fn a_number_that_is_verified_belongs_to_one_account() {
    let server = plain().await;
    set(&server, "REGMOBVERF3", "true").await;
    for (name, status) in [("miravale1", 200), ("miravale2", 422)] {
        let sms = code(&server, Purpose::Register, "84912345678").await;
        let reply = register(&server, &with(&form(name), &json!({ "verificationCode": sms }))).await;
        assert_eq!(reply.status, status, "{name}: {}", reply.text());
        if status == 422 {
            assert_eq!(reply.at("/value/fields/mobileNum"), "mobile_taken");
        }
    }
}

#[tokio::test]
async fn by_mobile_number_the_server_makes_the_name_and_the_password_is_the_operators_choice() {
    let server = plain().await;
    let sms = code(&server, Purpose::Register, "84912345678").await;
    let body = with(&form("ignored"), &json!({ "verificationCode": sms, "password": "", "confirmPassword": "" }));
    let missing = register_mobile(&server, &body).await;
    assert_eq!(missing.at("/value/fields/password"), "rule_empty", "{}", missing.text());
    set(&server, "MOBILENUMPASSREG3", "false").await;
    let token = token(&register_mobile(&server, &body).await);
    let info = server.get_as(&token, "/wps/member/info").await;
    let account = info.at("/value/account").as_str().expect("a name").to_owned();
    assert!(
        account.starts_with('m') && account.len() == 12 && account.bytes().all(|byte| byte.is_ascii_alphanumeric()),
        "{account}"
    );
    let unverified = register_mobile(&server, &with(&body, &json!({ "verificationCode": "" }))).await;
    assert_eq!(unverified.at("/value/fields/verificationCode"), "rule_empty", "a code is always asked for");
}

#[tokio::test]
async fn where_the_operator_lists_no_country_numbers_of_all_register() {
    let server = plain().await;
    server.execute("delete from register_countries").await;
    let sms = code(&server, Purpose::Register, "358401234567").await;
    let elsewhere = json!({ "verificationCode": sms, "countryDialingCode": "358", "mobileNum": "401234567" });
    token(&register_mobile(&server, &with(&form("ignored"), &elsewhere)).await);
    let stored = server.text("select mobile from members where mobile = '358401234567'").await;
    assert!(stored.is_some());
}

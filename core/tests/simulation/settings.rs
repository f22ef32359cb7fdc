//! What an operator may set: feature switches and field rules, at random, hostile patterns among them.

use super::rng::Rng;
use super::support;
use serde_json::{Map, Value, json};

const SWITCHES: [&str; 9] = [
    "MOBILENUMREG3",
    "REGMOBVERF3",
    "MOBILENUMPASSREG3",
    "USERNAMEREG3",
    "FREEPLAY3",
    "PWDEXPFORCECHANGE3",
    "MOBILEVERCODELOGIN3",
    "CHNGPASSVERIF3",
    "DIRECTREG3",
];

const FIELDS: [&str; 20] = [
    "username",
    "password",
    "confirmPassword",
    "payeeName",
    "email",
    "qqNum",
    "mobileNum",
    "recommenderId",
    "verificationCode",
    "affiliateCode",
    "paymentPassword",
    "line",
    "whatsapp",
    "facebook",
    "wechat",
    "idNumber",
    "nickname",
    "telegram",
    "zalo",
    "birthday",
];

/// Patterns that operators write: plain ones, look-ahead, one that does not compile, one that is slow when matched badly.
pub const LETTERS_AND_DIGITS: &str = "^[a-z0-9]{4,12}$";
pub const LOOK_AHEAD: &str = "^(?=.*[A-Z])(?=.*[0-9]).{6,20}$";
pub const BROKEN: &str = "(?<broken";
pub const SLOW: &str = "^(a+)+$";
const PATTERNS: [&str; 9] = ["*", "*", "*", "*", LETTERS_AND_DIGITS, LOOK_AHEAD, BROKEN, SLOW, ""];

/// The status call: open mostly, and otherwise closed for maintenance or for the region.
pub fn status(rng: &mut Rng, login_required: bool) -> Value {
    let mut status = support::status();
    let switches: Map<String, Value> =
        SWITCHES.iter().map(|name| ((*name).to_owned(), json!(!rng.once_in(4)))).collect();
    status["status"] = json!(rng.one(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]));
    status["info"]["whitelabel"] = Value::Object(switches);
    status["info"]["loginedToHomePage"] = json!(login_required);
    status["info"]["social"] = json!(["dev"]);
    status["info"]["policy"]["openDemo"] = json!(!rng.once_in(4));
    status["info"]["policy"]["previousLoginShown"] = json!(rng.once_in(2));
    status["info"]["policy"]["customerFunds"] = json!(rng.one(&["", "", "Kept apart from our own money."]));
    if rng.once_in(2) {
        status["info"]["imageCdns"] = json!(["https://img1.example", "https://img2.example"]);
        status["info"]["launchGameCdns"] = json!(["https://play1.example"]);
        status["info"]["analytics"] = json!("LUM-7");
        status["info"]["analyticsScript"] = json!("https://stats.example/x.js");
    }
    json!({ "success": true, "value": status })
}

/// The rules of the account forms.
pub fn rules(rng: &mut Rng) -> Value {
    let mut fields = Map::new();
    for name in FIELDS {
        let always = ["username", "password"].contains(&name);
        let rule = json!({
            "acceptedPattern": if always { "*" } else { rng.one(&PATTERNS) }, "patternId": "alphanumeric",
            "minLength": rng.one(&[0, 0, 4]), "maxLength": rng.one(&[20, 64]),
            "enabled": always || rng.once_in(2), "required": always || rng.once_in(4),
        });
        fields.insert(name.to_owned(), rule);
    }
    json!({
        "fields": fields, "captcha": rng.once_in(2), "minimumAge": 18, "termsVersion": "1",
        "countries": [{ "countryCode": "VN", "countryDialingCode": "84" }, { "countryCode": "KH", "countryDialingCode": "855" }],
        "firebase": rng.once_in(4), "passwordStrength": rng.one(&[0, 0, 2]),
    })
}

//! What the sample operator says of its site: its status, its field rules and its help centre.

use serde_json::{Value, json};

/// The status call of an open site.
pub fn status() -> Value {
    json!({
        "status": 0, "ip": "203.0.113.9",
        "info": {
            "merchantCode": "lumora", "brandName": "Lumora", "defaultLanguage": "EN",
            "languages": ["EN", "CN", "KM", "AR"], "currency": { "code": "USD", "symbol": "$" },
            "whitelabel": { "DIRECTREG3": true, "USERNAMEREG3": true, "MOBILENUMREG3": true }, "register": { "enabled": true },
            "resources": [{ "resourceType": "LICENSE", "label": "Licence 1", "imageUrl": "/cdn/art/l.svg" }],
            "customerService": [
                { "csType": "LIVECHAT", "title": "Live chat", "path": "https://chat.example" },
                { "csType": "VIP", "title": "VIP", "path": "https://vip.example" },
                { "csType": "TELEGRAM", "title": "Bad", "path": "javascript:alert(1)" },
            ],
            "policy": { "id": "play-money", "minAge": 18, "openDemo": true,
                "previousLoginShown": false, "customerFunds": "" },
            "seal": { "kid": "k1", "publicKey": "pk" }, "serverTime": "2026-11-21T08:00:00Z",
        }
    })
}

/// A rule of a field.
pub fn rule(pattern: &str, id: &str, min: u32, max: u32, required: bool) -> Value {
    json!({ "acceptedPattern": pattern, "patternId": id, "minLength": min, "maxLength": max, "enabled": true,
        "required": required })
}

/// The field rules: a few of every sort.
pub fn register_settings() -> Value {
    json!({
        "fields": {
            "username": rule("^[a-zA-Z][a-zA-Z0-9]*$", "letter_first_alphanumeric", 4, 16, true),
            "password": rule("*", "", 8, 64, true),
            "confirmPassword": rule("*", "", 8, 64, true),
            "mobileNum": rule("^[0-9]*$", "digits", 8, 11, false),
            "email": rule("^.+@.+$", "email", 0, 100, false),
            "nickname": rule("*", "", 0, 20, false),
            "affiliateCode": rule("*", "", 0, 20, false),
        },
        "countries": [
            { "countryCode": "VN", "countryDialingCode": "84" },
            { "countryCode": "KH", "countryDialingCode": "855" },
            { "countryCode": "TH", "countryDialingCode": "66" },
        ],
        "minimumAge": 18, "termsVersion": "2026-11",
    })
}

/// The help centre: two categories, a page for each tool.
pub fn help_centre() -> Value {
    let page = |id: &str, title: &str, tool: &str| {
        json!({ "id": id, "title": title, "tool": tool, "keywords": "", "updatedAt": "2026-11-20T01:02:03Z",
            "content": format!("<p>The page <b>{title}</b> says what there is to say about it.</p>") })
    };
    json!({
        "categories": [
            { "id": "money", "title": "Money", "pages": [page("deposit", "How to deposit", "deposit"),
                page("withdraw", "How to withdraw", "")] },
            { "id": "contact", "title": "Contact", "pages": [page("feedback", "Feedback", "feedback"),
                page("affiliate", "Become an affiliate", "affiliate"), page("browsers", "Browsers", "browsers")] },
        ],
        "questionTypes": [{ "code": "game", "title": "A game" }, { "code": "other", "title": "Something else" }],
        "contentMin": 10, "contentMax": 200,
    })
}

//! Every call of the API document, by an excluded member: only those of a named list are let through, so that a new route is closed to the excluded
//! until somebody has decided otherwise.

use axum::http::Method;
use lumora_server::openapi::openapi;
use platform::ids;
use serde_json::{Value, json};

use super::Player;

/// Calls that ask for a session and let an excluded member through: money out, records, own data, security, help, fair play itself.
const OPEN: &[&str] = &[
    "DELETE /wps/member/deposits",
    "DELETE /wps/member/identityCheck/documents",
    "DELETE /wps/member/passkeys",
    "DELETE /wps/member/picture",
    "DELETE /wps/member/sessions",
    "DELETE /wps/member/totp",
    "DELETE /wps/session/logout",
    "GET /lgw/vn/games/game_menu/recent",
    "GET /wps/agent/announcements",
    "GET /wps/fair-play/exclusion",
    "GET /wps/fair-play/history",
    "GET /wps/fair-play/limits",
    "GET /wps/fair-play/overview",
    "GET /wps/fair-play/realityCheck",
    "GET /wps/games/forYou",
    "GET /wps/member/bonuses",
    "GET /wps/member/closing",
    "GET /wps/member/contacts",
    "GET /wps/member/dataCopy",
    "GET /wps/member/deposit",
    "GET /wps/member/deposits",
    "GET /wps/member/identityCheck",
    "GET /wps/member/info",
    "GET /wps/member/info/funds/consolidated",
    "GET /wps/member/info/icon",
    "GET /wps/member/logins",
    "GET /wps/member/marketingConsents",
    "GET /wps/member/messages",
    "GET /wps/member/messages/one",
    "GET /wps/member/passkeys",
    "GET /wps/member/payeeName",
    "GET /wps/member/paymentPassword",
    "GET /wps/member/payoutAccounts",
    "GET /wps/member/records/bets",
    "GET /wps/member/records/bets/detail",
    "GET /wps/member/records/bets/outcome",
    "GET /wps/member/records/profit",
    "GET /wps/member/sessions",
    "GET /wps/member/statements",
    "GET /wps/member/totp",
    "GET /wps/member/uplineTransfers",
    "GET /wps/member/wallets/transfer",
    "GET /wps/member/wallets/transfers",
    "GET /wps/member/withdrawable",
    "GET /wps/member/withdrawal",
    "GET /wps/member/withdrawals",
    "GET /wps/member/withdrawals/options",
    "GET /wps/outcome",
    "GET /wps/play/session",
    "GET /wps/relay/CSP_unreadCount",
    "GET /wps/relay/GCS_merchantWallet",
    "GET /wps/relay/GCS_recentGame",
    "GET /wps/relay/MCS2_getPointBalance",
    "GET /wps/relay/MCS2_getRedeemPointList",
    "GET /wps/relay/MCSFE_getFavoriteGames",
    "GET /wps/relay/MCSFE_getFavoriteGamesList",
    "GET /wps/relay/MCSFE_getPlayerAvatar",
    "GET /wps/relay/ODSFE2_MemTransDet",
    "GET /wps/support/messages",
    "GET /wps/support/picture",
    "GET /wps/v2/wallets/balance",
    "POST /wps/fair-play/exclusion",
    "POST /wps/fair-play/exclusion/return",
    "POST /wps/fair-play/limit",
    "POST /wps/fair-play/limit/confirm",
    "POST /wps/fair-play/realityCheck/answer",
    "POST /wps/fair-play/selfTest",
    "POST /wps/member/closing",
    "POST /wps/member/contacts/code",
    "POST /wps/member/dataCopy",
    "POST /wps/member/dataCopy/link",
    "POST /wps/member/identityCheck",
    "POST /wps/member/identityCheck/documents/address",
    "POST /wps/member/messages/delete",
    "POST /wps/member/messages/read",
    "POST /wps/member/passkeys/options",
    "POST /wps/member/password",
    "POST /wps/member/payeeName/code",
    "POST /wps/member/paymentPassword/code",
    "POST /wps/member/payoutAccounts/remove",
    "POST /wps/member/statements",
    "POST /wps/member/statements/delete",
    "POST /wps/member/statements/link",
    "POST /wps/member/totp",
    "POST /wps/member/wallets/back",
    "POST /wps/member/wallets/left",
    "POST /wps/member/withdrawals",
    "POST /wps/member/withdrawals/confirmation",
    "POST /wps/session/reauthenticate",
    "POST /wps/support/claim",
    "PUT /wps/member/contacts",
    "PUT /wps/member/deposits/receipt",
    "PUT /wps/member/identityCheck/details",
    "PUT /wps/member/identityCheck/documents",
    "PUT /wps/member/marketingConsents",
    "PUT /wps/member/passkeys",
    "PUT /wps/member/payeeName",
    "PUT /wps/member/paymentPassword",
    "PUT /wps/member/paymentPassword/recovery",
    "PUT /wps/member/payoutAccounts",
    "PUT /wps/member/picture",
    "PUT /wps/member/totp",
    "PUT /wps/member/withdrawals/proof",
];

/// What changes something and is for visitors too: ways in, codes, customer service, letters, the language.
const FOR_VISITORS: &[&str] = &[
    "POST /wps/support/close",
    "POST /wps/support/messages",
    "POST /wps/support/pictures",
    "POST /wps/support/rating",
    "POST /wps/support/read",
    "POST /wps/support/typing",
    "POST /wps/support/visitor",
    "POST /wps/system/language",
    "PUT /wps/agent/application",
    "PUT /wps/feedback",
];

struct Call {
    method: Method,
    path: String,
    sealed: bool,
    asks_session: bool,
}

fn calls() -> Vec<Call> {
    let document = serde_json::to_value(openapi()).expect("a document");
    let mut calls = Vec::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        let elsewhere = ["/wps/operator/", "/seamless/", "/payments/"];
        if elsewhere.iter().any(|start| path.starts_with(start)) {
            continue;
        }
        for (method, operation) in item.as_object().expect("methods") {
            let method: Method = method.to_uppercase().parse().expect("a method");
            let security = operation["security"].as_array().cloned().unwrap_or_default();
            let may_be_nobody = security.iter().any(|one| one.as_object().is_some_and(serde_json::Map::is_empty));
            let names_session = security.iter().any(|one| one.get("session").is_some());
            calls.push(Call {
                method,
                path: path.clone(),
                sealed: operation["requestBody"].to_string().contains("SealedBody"),
                asks_session: names_session && !may_be_nobody,
            });
        }
    }
    calls
}

async fn answer(mira: &Player, call: &Call) -> Value {
    let authorization = format!("Bearer {}", mira.token);
    let key = ids::new_id(0);
    let headers = [("authorization", authorization.as_str()), ("idempotency-key", key.as_str())];
    let method = call.method.clone();
    let reply = match (call.sealed, &call.method) {
        (true, _) => mira.server.sealed(method, &call.path, &headers, &json!({})).await,
        (false, &Method::GET) => mira.server.call(method, &call.path, &headers, &Value::Null).await,
        (false, _) => mira.server.call(method, &call.path, &headers, &json!({})).await,
    };
    reply.at("/code")
}

/// Ways in and what proves somebody, which know no session. Each opens a session that is restricted (`ways_in.rs`).
fn is_way_in(path: &str) -> bool {
    path.starts_with("/wps/session/")
        || path.starts_with("/wps/verification/")
        || path.starts_with("/wps/member/register")
        || path.starts_with("/wps/member/password/")
}

#[tokio::test]
async fn only_a_named_list_of_calls_lets_an_excluded_member_through() {
    let mira = Player::one(1_000).await;
    // Far from the end of any session by then.
    assert_eq!(mira.exclude("SELF_EXCLUSION", "FOREVER").await.status, 200);
    let mut let_through = Vec::new();
    for call in calls() {
        let named = format!("{} {}", call.method, call.path);
        // Logging out and closing end the session that all others need: they come last.
        if matches!(named.as_str(), "DELETE /wps/session/logout" | "GET /wps/events") {
            continue;
        }
        let code = answer(&mira, &call).await;
        assert_ne!(code, "login_required", "{named}: the session lives");
        let is_reading_for_all = call.method == Method::GET && !call.asks_session;
        let is_way_in = is_way_in(&call.path) && !call.asks_session;
        if code != "excluded" && !is_reading_for_all && !is_way_in && !FOR_VISITORS.contains(&named.as_str()) {
            let_through.push(named);
        }
    }
    let_through.push("DELETE /wps/session/logout".to_owned());
    let_through.sort();
    let too_many: Vec<&String> = let_through.iter().filter(|named| !OPEN.contains(&named.as_str())).collect();
    assert!(too_many.is_empty(), "open to the excluded, and in no list: {too_many:#?}");
    let closed: Vec<&&str> = OPEN.iter().filter(|named| !let_through.iter().any(|it| it == **named)).collect();
    assert!(closed.is_empty(), "named as open, and refused or gone: {closed:#?}");
}

#[tokio::test]
async fn what_an_excluded_member_needs_answers() {
    let mira = Player::one(1_000).await;
    assert_eq!(mira.exclude("SELF_EXCLUSION", "FOREVER").await.status, 200);
    for path in [
        "/wps/member/info",
        "/wps/v2/wallets/balance",
        "/wps/member/withdrawals/options",
        "/wps/member/withdrawable",
        "/wps/member/deposits",
        "/wps/member/closing",
        "/wps/member/dataCopy",
        "/wps/fair-play/exclusion",
        "/wps/fair-play/history",
        "/wps/fair-play/helpLines",
        "/wps/fair-play/limits",
        "/wps/fair-play/overview",
        "/wps/fair-play/realityCheck",
    ] {
        let reply = mira.get(path).await;
        assert_eq!(reply.status, 200, "{path}: {}", reply.text());
    }
    let limit = json!({ "kind": "LOSS", "period": "DAY", "to": { "amount": "10.00" } });
    let set = mira.post("/wps/fair-play/limit", &limit).await;
    assert_eq!(set.status, 200, "a limit can be lowered: {}", set.text());
    let raise = json!({ "kind": "LOSS", "period": "DAY", "yes": true });
    assert_eq!(mira.post("/wps/fair-play/limit/confirm", &raise).await.at("/code"), "excluded");
    let mut events = mira.server.events(Some(&mira.token), None).await;
    assert_eq!(events.status, 200);
    assert!(events.frame().await.is_some());
    let to_vendor = json!({ "vendor": "CF", "direction": "TO_VENDOR", "amount": "1.00" });
    assert_eq!(mira.post("/wps/relay/GCS_walletTransfer", &to_vendor).await.at("/code"), "excluded");
    let to_main = json!({ "vendor": "CF", "direction": "TO_MAIN", "amount": "1.00" });
    assert_ne!(mira.post("/wps/relay/GCS_walletTransfer", &to_main).await.at("/code"), "excluded", "money comes back");
}

//! Passwords after the registration: changed, forced to change, forgotten. Through the whole router.

mod change;
mod forced;
mod forgotten;

use lumora_server::testing::{CAPTCHA_ANSWER, TestReply, TestServer};
use serde_json::{Value, json};

const CHANGE: &str = "/wps/member/password";
const OLD: &str = "Kx7mTq4vLp2w";
const NEW: &str = "Wd5rGh8zNc3b";
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn change_to(new: &str) -> Value {
    json!({ "oldPassword": OLD, "newPassword": new, "confirmNewPassword": new })
}

async fn try_login(server: &TestServer, account: &str, password: &str) -> TestReply {
    let captcha = server.get("/wps/captcha").await.at("/value/captchaId");
    let body = json!({ "username": account, "password": password, "captchaId": captcha, "captcha": CAPTCHA_ANSWER });
    server.try_login(&body, &[]).await
}

fn ticket_of(reply: &TestReply) -> String {
    reply.at("/value/changeTicket").as_str().expect("a ticket").to_owned()
}

async fn is_alive(server: &TestServer, token: &str) -> bool {
    server.get_as(token, "/wps/v2/wallets/balance").await.status == 200
}

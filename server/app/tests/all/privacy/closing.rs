//! Closing an account, and opening it again.

use axum::http::Method;
use platform::store::{StoreError, sql};
use serde_json::{Value, json};

use super::{DAY, MINUTE, Owner, PASSWORD};
use crate::support::back_office::admin;
use crate::support::{form, register, with};

const PATH: &str = "/wps/member/closing";
const PIN: &str = "135790";

impl Owner {
    async fn standing(&self) -> Value {
        self.get(PATH).await.at("/value")
    }

    async fn close(&self, give_up: &str) -> lumora_server::testing::TestReply {
        let body = json!({ "understood": true, "giveUp": give_up, "paymentPassword": PIN });
        self.sealed(PATH, &body).await
    }

    /// A round of the sample supplier that is open.
    async fn bet(&self, stake: i64) -> Value {
        let server = self.server();
        let game = server.text("select min(game_code) from games where game_type = 'RNG' and supplier <> ''").await;
        let token = server.open_game(&self.token, &game.clone().expect("a slot")).await;
        self.stake(&token, &game.expect("a slot"), stake).await
    }

    async fn stake(&self, token: &str, game: &str, stake: i64) -> Value {
        let call = json!({
            "request_uuid": "t1", "transaction_uuid": "t1", "reference_transaction_uuid": "", "token": token,
            "round": "r1", "game_code": game, "amount": stake, "currency": "USD", "round_closed": false,
        });
        self.server().seamless("transaction/bet", &call).await.at("/status")
    }
}

#[tokio::test]
async fn an_account_without_money_is_closed_and_its_name_stays_taken() {
    for owner in Owner::each(0).await {
        let server = owner.server();
        let found = owner.standing().await;
        assert_eq!((&found["withdrawFirst"], &found["reopenDays"]), (&json!(false), &json!(30)), "{found}");
        assert_eq!(owner.close("0.00").await.status, 200);
        assert_eq!(owner.get("/wps/member/info").await.status, 401, "every session has ended");
        let login = server.try_login(&json!({ "username": "mira", "password": PASSWORD }), &[]).await;
        assert_eq!((login.status, login.at("/code")), (403, json!("account_closed")));
        let taken = register(server, &with(&form("mira"), &json!({}))).await;
        assert_ne!(taken.status, 200, "{}", taken.text());
        let mails = server.outbox().await;
        assert!(
            mails.iter().any(|(to, _, body)| to == "mira@lumora.example" && body.contains("was closed")),
            "{mails:?}"
        );
    }
}

#[tokio::test]
async fn closing_takes_a_fresh_password_an_agreement_and_the_payment_password() {
    let owner = Owner::each(0).await.remove(0);
    let body = json!({ "understood": false, "giveUp": "0.00" });
    let reply = owner.sealed(PATH, &body).await;
    assert_eq!((reply.status, reply.at("/value/fields/understood")), (422, json!("consent_required")));
    let authorization = format!("Bearer {}", owner.token);
    let headers = [("authorization", authorization.as_str())];
    let set = json!({ "paymentPassword": PIN });
    let set = owner.server().sealed(Method::PUT, "/wps/member/paymentPassword", &headers, &set).await;
    assert_eq!(set.status, 200, "{}", set.text());
    let wrong = json!({ "understood": true, "giveUp": "0.00", "paymentPassword": "864209" });
    let reply = owner.sealed(PATH, &wrong).await;
    assert_eq!(reply.at("/value/fields/paymentPassword"), json!("wrong_payment_password"));
    owner.wait(11 * MINUTE);
    assert_eq!(owner.close("0.00").await.at("/code"), json!("password_required"));
    assert_eq!(owner.get("/wps/member/info").await.status, 200, "nothing was closed");
}

#[tokio::test]
async fn money_that_can_leave_leaves_first_and_what_can_not_is_given_up_by_its_amount() {
    for owner in Owner::each(5_000).await {
        let server = owner.server();
        assert_eq!(owner.standing().await["withdrawFirst"], json!(true));
        let reply = owner.close("50.00").await;
        assert_eq!((reply.status, reply.at("/code")), (409, json!("closing_blocked")));
        // All of it is a bonus that was never staked.
        server
            .execute(
                "insert into wagering_credits (id, member_id, source, reference, currency, amount, multiplier, required, done, granted_at)
                 select 'c1', id, 'BONUS', '', 'USD', 5000, 100, 5000, 0, 1 from members where account = 'mira'",
            )
            .await;
        let found = owner.standing().await;
        assert_eq!(
            (&found["withdrawFirst"], &found["balance"], &found["credits"][0]["left"]),
            (&json!(false), &json!("50.00"), &json!("50.00")),
            "{found}"
        );
        assert_eq!(owner.close("0.00").await.at("/code"), json!("closing_blocked"), "another amount than is there");
        assert_eq!(owner.close("50.00").await.status, 200);
        let books = server.text("select cast(balance as text) from accounts where kind = 'member_wallet' and owner = (select id from members where account = 'mira')");
        assert_eq!(books.await.as_deref(), Some("0"));
        let credit = server.text("select ended_as from wagering_credits where id = 'c1'").await;
        assert_eq!(credit.as_deref(), Some("cancelled"));
        let closed = owner.office.get("closures?account=mira").await;
        assert_eq!(closed["content"][0]["givenUp"], "50.00", "{closed}");
    }
}

#[tokio::test]
async fn an_open_bet_and_an_open_deposit_stand_in_the_way() {
    for owner in Owner::each(100).await {
        assert_eq!(owner.bet(100).await, "RS_OK");
        let found = owner.standing().await;
        assert_eq!((&found["openBets"], &found["balance"]), (&json!(true), &json!("0.00")), "{found}");
        assert_eq!(owner.close("0.00").await.at("/code"), json!("closing_blocked"));
        let key = [("authorization", format!("Bearer {}", owner.token)), ("idempotency-key", "d1".to_owned())];
        let headers: Vec<(&str, &str)> = key.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let body = json!({ "channelId": "bank", "amount": "50.00" });
        let deposit = owner.server().call(Method::POST, "/wps/member/deposits", &headers, &body).await;
        assert_eq!(deposit.status, 200, "{}", deposit.text());
        assert_eq!(owner.standing().await["openDeposits"], json!(1));
    }
}

#[tokio::test]
async fn a_bet_beside_a_close_is_made_before_it_or_not_at_all() {
    for owner in Owner::each(10).await {
        let server = owner.server();
        let game = server.text("select min(game_code) from games where game_type = 'RNG' and supplier <> ''").await;
        let game = game.expect("a slot");
        let token = server.open_game(&owner.token, &game).await;
        // 0.10 is less than any withdrawal, so that it may be given up.
        let (closed, bet) = tokio::join!(owner.close("0.10"), owner.stake(&token, &game, 10));
        let state = server.text("select state from members where account = 'mira'").await;
        let sum = "select cast(balance as text) from accounts where kind = 'member_wallet' and owner = (select id from members where account = 'mira')";
        assert_eq!(server.text(sum).await.as_deref(), Some("0"), "given up or staked, once");
        match closed.status {
            200 => assert_eq!((state.as_deref(), bet != json!("RS_OK")), (Some("closed"), true), "{bet}"),
            _ => assert_eq!((closed.at("/code"), bet), (json!("closing_blocked"), json!("RS_OK"))),
        }
        // Whoever comes afterwards finds no session.
        if closed.status == 200 {
            assert_ne!(owner.stake(&token, &game, 1).await, "RS_OK");
        }
    }
}

#[tokio::test]
async fn consents_copies_and_accounts_to_be_paid_to_go_with_the_account() {
    for owner in Owner::each(0).await {
        let server = owner.server();
        let body =
            json!({ "channel": "email", "granted": true, "textVersion": lumora_core::wire::CONSENT_TEXT_VERSION });
        owner.call(Method::PUT, "/wps/member/marketingConsents", &body).await;
        owner.call(Method::POST, "/wps/member/dataCopy", &json!({})).await;
        server
            .execute(
                "insert into payout_accounts (id, member_id, method_id, institution, hint, holder, account_locked, account_tag, created_at, usable_at)
                 select 'p1', id, 'bank', '', '', '', '', 't', 1, 1 from members where account = 'mira'",
            )
            .await;
        assert_eq!(owner.close("0.00").await.status, 200);
        let id = owner.id.clone();
        let count = "select (select count(*) from marketing_consents where member_id = $1 and granted = 1)
            + (select count(*) from data_copies where member_id = $1)
            + (select count(*) from payout_accounts where member_id = $1 and removed_at is null)";
        let left: Result<i64, StoreError> =
            sql::query_scalar(count).bind(&id).fetch_one(server.state.base.store.reader()).await;
        assert_eq!(left.expect("a count"), 0);
        // The job of the copy finds nothing to do.
        server.run_jobs().await;
        assert_eq!(server.text("select cast(count(*) as text) from data_copy_parts").await.as_deref(), Some("0"));
    }
}

#[tokio::test]
async fn an_operator_opens_an_account_again_with_a_reason_while_there_is_time() {
    for owner in Owner::each(0).await {
        let server = owner.server();
        assert_eq!(owner.close("0.00").await.status, 200);
        let listed = admin(server, &["closures", "list"]).await.expect("a list");
        assert!(listed.contains("mira") && listed.contains("can be opened until"), "{listed}");
        let reopen = json!({ "account": "mira", "reason": "no" });
        assert_eq!(owner.office.refused(Method::POST, "closures/reopen", &reopen).await.status, 422);
        let reopen = json!({ "account": "mira", "reason": "asked for by phone" });
        owner.office.done(Method::POST, "closures/reopen", &reopen).await;
        let token = server.login("mira", PASSWORD).await;
        assert!(admin(server, &["changes"]).await.expect("changes").contains("asked for by phone"));
        assert_eq!(owner.office.refused(Method::POST, "closures/reopen", &reopen).await.status, 404, "once");
        let owner = Owner { token, ..owner };
        assert_eq!(owner.close("0.00").await.status, 200, "it can be closed again");
        owner.wait(31 * DAY);
        let late = owner.office.refused(Method::POST, "closures/reopen", &reopen).await;
        assert_eq!((late.status, late.at("/code")), (409, json!("state_changed")));
    }
}

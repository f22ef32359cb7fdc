//! Somebody too young has played: closed at once, stakes back once, by two persons.

use axum::http::Method;
use ledger::{Account, AccountKind, Transaction, TransactionKind};
use lumora_core::domain::account::AccountType;
use platform::store::Connection;
use serde_json::{Value, json};

use super::{EXCLUSION, Player, assert_restricted};
use crate::support::back_office::{BackOffice, admin};

#[tokio::test]
async fn a_minor_is_closed_to_play_at_once_and_gets_back_what_was_lost_once() {
    for mira in Player::each(0).await {
        // 100.00 came in, of which 50.00 were lost.
        mira.server
            .execute(
                "insert into deposits (id, order_no, member_id, channel_id, kind, currency, amount, received, fee, credited, status, pay_url, qr,
                 reference, return_path, fee_fixed, fee_basis_points, wager_multiplier, bank_name, bank_account, bank_holder, receipt_sent, created_at, updated_at)
                 select 'd1', 'd1', id, 'bank', 'BANK_SLIP', 'USD', 10000, 10000, 0, 10000, 'CREDITED', '', '', 'r', '', 0, 0, 0, '', '', '', 0, 1, 1
                 from members where account = 'mira'",
            )
            .await;
        mira.server.execute("insert into deposit_receipts (id, deposit_id, amount, fee, received_at) values ('p1', 'd1', 10000, 0, 1)").await;
        // 20.00 of what is left went to the upline and 5.00 to somebody's wage: that is not lost.
        grant(&mira, 5_000).await;
        give_upline(&mira, 2_000).await;
        let house = Account::new(AccountKind::Commission, "", "USD");
        move_money(&mira, TransactionKind::Wage, (Account::wallet(&mira.id, "USD"), house), 500).await;
        let found = admin(&mira.server, &["fair-play", "minor", "mira", "--reason", "a passport says 2012"]).await;
        assert!(found.as_ref().is_ok_and(|line| line.contains("waits for another person")), "{found:?}");
        let state = mira.get(EXCLUSION).await;
        assert_eq!(state.status, 401, "every session has ended");
        let token = mira.server.login("mira", super::PASSWORD).await;
        assert_restricted(&mira.server, &token, "a minor").await;
        let own = mira.server.get_as(&token, EXCLUSION).await;
        assert_eq!((own.at("/value/cause"), own.at("/value/until")), (json!("MINOR"), json!("")));
        let same = admin(&mira.server, &["fair-play", "confirm-minor", "mira"]).await;
        assert!(same.is_err_and(|error| error.contains("another person")), "not the same person");
        let balance = async || mira.server.get_as(&token, "/wps/v2/wallets/balance").await.at("/value/sumBalance");
        assert_eq!(balance().await, "25.00");
        let office = BackOffice::at(mira.server.clone()).await;
        let confirmed = office.done(Method::POST, "fair-play/minors/confirm", &json!({ "account": "mira" })).await;
        assert_eq!(confirmed["returned"], "50.00", "{}", mira.server.name);
        assert_eq!(balance().await, "75.00");
        office.refused(Method::POST, "fair-play/minors/confirm", &json!({ "account": "mira" })).await;
        assert_eq!(balance().await, "75.00", "once");
        let listed = office.get("fair-play/minors").await;
        assert_eq!(listed["content"][0]["confirmedBy"], "desk");
        let way_back = mira.server.post_as(&token, &format!("{EXCLUSION}/return"), &Value::Null).await;
        assert_eq!(way_back.status, 409);
        mira.server.books_balance().await;
    }
}

/// Money in the wallet of which the books know where it came from.
async fn grant(mira: &Player, amount: i64) {
    let from = Account::new(AccountKind::Corrections, "", "USD");
    move_money(mira, TransactionKind::Correction, (from, Account::wallet(&mira.id, "USD")), amount).await;
}

async fn give_upline(mira: &Player, amount: i64) {
    let ada = mira.server.add_member("ada", super::PASSWORD, AccountType::Agent(1), 0).await;
    let between = (Account::wallet(&mira.id, "USD"), Account::wallet(&ada, "USD"));
    move_money(mira, TransactionKind::UplineTransfer, between, amount).await;
}

async fn move_money(mira: &Player, kind: TransactionKind, (from, to): (Account, Account), amount: i64) {
    let (id, now_ms) = (platform::ids::new_id(0), mira.server.state.base.clock.now_ms());
    let moved = Transaction::transfer(kind, id, String::new(), from, to, amount);
    let work = async move |tx: &mut Connection| ledger::post(tx, &moved, now_ms).await.map(drop);
    mira.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("posted");
}

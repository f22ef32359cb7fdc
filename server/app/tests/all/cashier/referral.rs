//! What the cashier tells of friends: what they have paid in, once, and accounts to be paid to that others have as well.

use lumora_core::domain::account::AccountType;
use serde_json::json;

use super::{Desk, PASSWORD, text};

/// Mira has come by the link of a member who is paid to this account.
async fn brought(desk: &Desk) {
    desk.server.add_member("petra", PASSWORD, AccountType::Member, 0).await;
    desk.server
        .execute(
            "insert into referrals (id, inviter_id, friend_id, plan_id, currency, deposit, turnover, max_friends, wager_multiplier,
             friend_amount, friend_wager, claim_days, registered_at, until, state)
             select 'r1', i.id, f.id, 'bring-a-friend', 'USD', 2000, 0, 0, 0, 0, 0, 7, 1, 9000000000000, 'REGISTERED'
             from members i, members f where i.account = 'petra' and f.account = 'mira'",
        )
        .await;
}

#[tokio::test]
async fn what_a_friend_pays_in_is_noted_with_the_money_and_once_for_each_receipt() {
    for desk in Desk::each(0).await {
        brought(&desk).await;
        let deposit = desk.deposit("card", "15.00").await;
        assert_eq!(
            desk.server.text("select state from referrals where deposited = 0").await.as_deref(),
            Some("REGISTERED")
        );
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        desk.payments.work().await;
        let noted = "select state from referrals where deposited = 1500 and met_at is null";
        assert_eq!(desk.server.text(noted).await.as_deref(), Some("REGISTERED"), "{}", desk.server.name);
        let deposit = desk.deposit("card", "10.00").await;
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        let met = "select state from referrals where deposited = 2500 and met_at is not null";
        assert_eq!(desk.server.text(met).await.as_deref(), Some("REGISTERED"), "{}", desk.server.name);
        desk.server.run_schedule("settle-referrals").await;
        let counts = "select state from referrals where amount = 1000 and number = 1";
        assert_eq!(desk.server.text(counts).await.as_deref(), Some("QUALIFIED"), "{}", desk.server.name);
        assert_eq!(desk.balance().await, json!("25.00"));
    }
}

#[tokio::test]
async fn a_friend_who_is_paid_to_the_inviters_account_is_held() {
    for desk in Desk::each(0).await {
        brought(&desk).await;
        desk.set_pin().await;
        desk.add_account("12345678").await;
        desk.server
            .execute("update payout_accounts set member_id = (select id from members where account = 'petra')")
            .await;
        desk.add_account("12345678").await;
        let sign = "select kind from referral_signs s join members m on m.id = s.other_id where m.account = 'petra'";
        assert_eq!(desk.server.text(sign).await.as_deref(), Some("PAYOUT_ACCOUNT"), "{}", desk.server.name);
        assert_eq!(
            desk.server.text("select state from referrals").await.as_deref(),
            Some("HELD"),
            "{}",
            desk.server.name
        );
    }
}

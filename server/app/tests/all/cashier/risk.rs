//! Rules that send a withdrawal to an operator, each by what it looks at.

use lumora_core::domain::account::AccountType;
use lumora_server::testing::TestServer;

use super::{Desk, PASSWORD, text};

/// Leaves only one rule on.
async fn only(desk: &Desk, on: &'static str) {
    desk.server.execute("update risk_rules set enabled = 0").await;
    desk.server.execute(on).await;
}

/// The status of a small withdrawal.
async fn asked(desk: &Desk, account: &str) -> String {
    let reply = desk.withdraw(account, "20.00").await;
    assert_eq!(reply.status, 200, "{}: {}", desk.server.name, reply.text());
    text(&reply.at("/value"), "status")
}

async fn members(server: &TestServer, accounts: &[&str]) {
    for account in accounts {
        server.add_member(account, PASSWORD, AccountType::Member, 0).await;
    }
}

#[tokio::test]
async fn members_who_share_a_browser_are_looked_at() {
    for desk in Desk::each(10_000).await {
        desk.set_pin().await;
        let account = desk.add_account("12345678").await;
        members(&desk.server, &["otto", "petra", "quinn"]).await;
        only(&desk, "update risk_rules set enabled = 1, threshold = 2 where id = 'SHARED_DEVICE'").await;
        let shared =
            "insert into known_devices (device_hash, member_id, seen_at) select 'one browser', id, 1 from members
             where account in ('mira', 'otto', 'petra')";
        desk.server.execute(shared).await;
        assert_ne!(asked(&desk, &account).await, "RISK_REVIEW", "{}: two others are not too many", desk.server.name);
        desk.server
            .execute(
                "insert into known_devices (device_hash, member_id, seen_at) select 'one browser', id, 1 from members
                 where account = 'quinn'",
            )
            .await;
        assert_eq!(asked(&desk, &account).await, "RISK_REVIEW", "{}", desk.server.name);
    }
}

#[tokio::test]
async fn who_lives_on_bonuses_is_looked_at() {
    for desk in Desk::each(10_000).await {
        desk.set_pin().await;
        let account = desk.add_account("12345678").await;
        only(&desk, "update risk_rules set enabled = 1, threshold = 80 where id = 'BONUS_SHARE'").await;
        let credited = "insert into wagering_credits
             (id, member_id, source, reference, currency, amount, multiplier, required, done, granted_at, ended_at, ended_as)
             select 'deposit:1', id, 'DEPOSIT', '', 'USD', 2000, 100, 2000, 2000, 1, 2, 'done' from members where account = 'mira'
             union all
             select 'bonus:1', id, 'BONUS', '', 'USD', 8000, 100, 8000, 8000, 1, 2, 'done' from members where account = 'mira'";
        desk.server.execute(credited).await;
        assert_ne!(
            asked(&desk, &account).await,
            "RISK_REVIEW",
            "{}: 80 percent are not more than 80",
            desk.server.name
        );
        desk.server.execute("update wagering_credits set amount = 9500 where id = 'bonus:1'").await;
        assert_eq!(asked(&desk, &account).await, "RISK_REVIEW", "{}", desk.server.name);
    }
}

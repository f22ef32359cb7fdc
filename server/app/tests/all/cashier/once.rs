//! One intent moves money once, however often and however much at once it is sent, and under load the books stay balanced.

use axum::http::Method;
use futures_util::future::join_all;
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

use super::{Desk, MINUTE, PIN};

/// The same call eight times at once: one is answered, the others with the same reply or that it is being worked on.
async fn eight_at_once(desk: &Desk, key: &str, path: &str, body: &Value, is_sealed: bool) {
    let send = async || {
        if is_sealed {
            return desk.sealed_under(key, Method::POST, path, body).await;
        }
        desk.server.post_under(key, &desk.token, path, body).await
    };
    let replies = join_all((0..8).map(|_| send())).await;
    let answered: Vec<_> = replies.iter().filter(|reply| reply.status == 200).collect();
    let waiting = replies.iter().filter(|reply| reply.at("/code") == "in_progress").count();
    let texts = || replies.iter().map(lumora_server::testing::TestReply::text).collect::<Vec<_>>();
    assert_eq!(answered.len() + waiting, 8, "{} {key}: {:?}", desk.server.name, texts());
    let late = send().await;
    assert!(answered.iter().all(|reply| reply.body == late.body), "{key}: equal replies");
}

/// Deposits, transfers to a vendor and withdrawals under so many keys each.
async fn one_effect_a_key(server: TestServer, keys: usize) {
    let mut desk = Desk::at(server, 1_000_000).await;
    let (server, wallets) = desk.server.clone().with_wallets().await;
    desk.server = server;
    desk.server.execute("update withdrawal_limits set count_daily = 100000, amount_daily = 100000000").await;
    desk.server.execute("update risk_rules set enabled = 0").await;
    desk.set_pin().await;
    let account = desk.add_account("12345678").await;
    let vendor = &wallets.slots[0].0;
    for number in 0..keys {
        // Calls are counted by the minute, and the session ends after thirty idle ones.
        desk.server.state.base.clock.advance_ms(MINUTE);
        let deposit = json!({ "channelId": "card", "amount": "10.00" });
        eight_at_once(&desk, &format!("deposit-{number}"), "/wps/member/deposits", &deposit, false).await;
        // Not more than a few may wait for their money at once.
        desk.server.execute("update deposits set status = 'EXPIRED'").await;
        let transfer = json!({ "vendor": vendor, "direction": "TO_VENDOR", "amount": "1.00" });
        eight_at_once(&desk, &format!("transfer-{number}"), "/wps/relay/GCS_walletTransfer", &transfer, false).await;
        let withdrawal = json!({ "accountId": account, "amount": "10.00", "paymentPassword": PIN });
        eight_at_once(&desk, &format!("withdrawal-{number}"), "/wps/member/withdrawals", &withdrawal, true).await;
    }
    let count = async |sql| desk.server.text(sql).await.and_then(|text| text.parse::<usize>().ok());
    let made = [
        count("select count(*) || '' from deposits").await,
        count("select count(*) || '' from wallet_transfers where status = 'DONE'").await,
        count("select count(*) || '' from withdrawals").await,
    ];
    assert_eq!(made, [Some(keys); 3], "{}", desk.server.name);
    let left = 10_000 - 11 * keys;
    assert_eq!(desk.balance().await, format!("{left}.00"), "{}", desk.server.name);
    desk.server.books_balance().await;
}

#[tokio::test]
async fn eight_equal_calls_at_once_have_one_effect() {
    for server in TestServer::seeded().await {
        one_effect_a_key(server, 8).await;
    }
}

#[tokio::test]
#[ignore = "slow: 4,800 calls on each engine"]
async fn eight_equal_calls_at_once_have_one_effect_under_each_of_two_hundred_keys() {
    for server in TestServer::seeded().await {
        one_effect_a_key(server, 200).await;
    }
}

#[tokio::test]
async fn thirty_withdrawals_at_once_take_no_more_than_there_is_and_no_more_than_the_day_allows() {
    for desk in Desk::each(10_000).await {
        desk.server.execute("update withdrawal_limits set count_daily = 4").await;
        desk.set_pin().await;
        let account = desk.add_account("12345678").await;
        let mut made = 0;
        // Five guesses are compared at once at most; the rest is told that payments are locked for that moment, and comes again.
        for _ in 0..10 {
            let replies = join_all((0..3).map(|_| desk.withdraw(&account, "30.00"))).await;
            made += replies.iter().filter(|reply| reply.status == 200).count();
        }
        assert_eq!((made, desk.balance().await), (3, json!("10.00")), "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

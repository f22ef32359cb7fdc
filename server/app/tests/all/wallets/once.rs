//! One intent moves money once, however often and however much at once it is sent.

use futures_util::future::join_all;
use serde_json::json;

use super::{TRANSFER, Table};

#[tokio::test]
async fn eight_equal_calls_at_once_are_one_transfer() {
    for table in Table::each(100_000).await {
        for round in 0..4 {
            let key = format!("key-{round}");
            let body = json!({ "vendor": table.first_vendor, "direction": "TO_VENDOR", "amount": "10.00" });
            let replies = join_all((0..8).map(|_| table.server.post_under(&key, &table.token, TRANSFER, &body))).await;
            let is_known = replies.iter().all(|reply| reply.status == 200 || reply.at("/code") == "in_progress");
            assert!(is_known, "{:?}", replies.iter().map(|reply| reply.text()).collect::<Vec<_>>());
            let late = table.server.post_under(&key, &table.token, TRANSFER, &body).await;
            assert_eq!(late.at("/value/status"), "DONE", "{}", late.text());
        }
        assert_eq!(
            (table.main_balance().await, table.vendor_balance(&table.first_vendor).await),
            (96_000, 4_000),
            "{}",
            table.server.name
        );
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn eight_transfers_at_once_move_no_more_than_there_is() {
    for table in Table::each(10_000).await {
        let out = join_all((0..8).map(|_| table.try_transfer(&table.first_vendor, "TO_VENDOR", "30.00"))).await;
        let done = out.iter().filter(|reply| reply.at("/value/status") == "DONE").count();
        assert_eq!(
            (done, table.main_balance().await, table.vendor_balance(&table.first_vendor).await),
            (3, 1_000, 9_000),
            "{}",
            table.server.name
        );
        let back = join_all((0..8).map(|_| table.try_transfer(&table.first_vendor, "TO_MAIN", "40.00"))).await;
        let done = back.iter().filter(|reply| reply.at("/value/status") == "DONE").count();
        assert_eq!(
            (done, table.main_balance().await, table.vendor_balance(&table.first_vendor).await),
            (2, 9_000, 1_000),
            "{}",
            table.server.name
        );
        assert_eq!(table.total().await, 10_000);
        table.server.books_balance().await;
    }
}

#[tokio::test]
async fn asking_for_an_end_from_two_servers_at_once_credits_once() {
    use lumora_server::testing::payments::Fault;
    for table in Table::each(10_000).await {
        table.transferred(&table.first_vendor, "TO_VENDOR", "50.00").await;
        table.vendors.lose([Fault::Answer]);
        let back = table.transferred(&table.first_vendor, "TO_MAIN", "50.00").await;
        table.server.state.base.clock.advance_ms(20_000);
        let ask = || table.server.run_schedule("ask-wallet-transfers");
        join_all([ask(), ask()]).await;
        assert_eq!(table.transfer(&back).await["status"], "DONE");
        assert_eq!((table.main_balance().await, table.total().await), (10_000, 10_000), "{}", table.server.name);
        table.server.books_balance().await;
    }
}

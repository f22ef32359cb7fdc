//! Many at once: one effect, and the last of a stock goes to one.

use super::*;

#[tokio::test]
async fn a_redemption_or_conversion_repeated_eight_times_at_once_has_one_effect() {
    for player in Player::each().await {
        let player = player.with_points(9_000).await;
        let name = player.server.name;
        let convert = json!({ "points": 500, "amount": "5.00", "paymentPassword": PIN });
        for (key, path, body) in [("redeem", REDEEM, money_reward("cash-20", 1, 2_000)), ("convert", CONVERT, convert)]
        {
            let replies = join_all((0..8).map(|_| player.sealed_under(key, Method::POST, path, &body))).await;
            let answered = replies.iter().filter(|reply| reply.status == 200).count();
            let waiting = replies.iter().filter(|reply| reply.at("/code") == "in_progress").count();
            let texts: Vec<String> = replies.iter().map(TestReply::text).collect();
            assert_eq!(answered + waiting, 8, "{name} {key}: {texts:?}");
            let late = player.sealed_under(key, Method::POST, path, &body).await;
            assert_eq!(late.status, 200, "{name} {key}: {}", late.text());
        }
        assert_eq!((player.points().await, player.money().await), (json!("6500.00"), json!("5.00")), "{name}");
        assert_eq!(player.list("").await["count"], 1, "{name}");
        player.server.books_balance().await;
    }
}

/// So many members at once want the last umbrella: gives how many got it.
async fn rush(server: TestServer, members: usize) -> usize {
    server.execute("update point_rewards set stock = 1 where id = 'umbrella'").await;
    server.execute("update point_earning_rules set daily_cap = 0").await;
    let mut players = vec![Player::at(server, "mira").await.with_points(1_500).await];
    for number in 1..members {
        // Calls are counted by address.
        let server = players[0].server.at(&format!("198.51.{}.{}", number / 250, number % 250 + 1));
        players.push(Player::at(server, &format!("rush{number}")).await.with_points(1_500).await);
    }
    // No more passwords are compared or wait to be than this; whoever came besides would be told to come again.
    const AT_ONCE: usize = 32;
    let body = parcel("umbrella", 1_500);
    let calls = players.iter().map(|player| player.redeem(&body));
    let replies: Vec<TestReply> = stream::iter(calls).buffer_unordered(AT_ONCE).collect().await;
    let got = replies.iter().filter(|reply| reply.status == 200).count();
    for refused in replies.iter().filter(|reply| reply.status != 200) {
        assert_eq!(refused.at("/code"), "reward_sold_out", "{}", refused.text());
    }
    let server = &players[0].server;
    assert_eq!(
        server.text("select cast(stock as text) from point_rewards where id = 'umbrella'").await.as_deref(),
        Some("0")
    );
    assert_eq!(server.text("select cast(count(*) as text) from point_redemptions").await.as_deref(), Some("1"));
    server.books_balance().await;
    got
}

#[tokio::test]
async fn the_last_of_a_stock_goes_to_one() {
    for server in seeded().await {
        let name = server.name;
        assert_eq!(rush(server, 12).await, 1, "{name}");
    }
}

#[tokio::test]
#[ignore = "slow: 500 members, each with two passwords, on each engine"]
async fn the_last_of_a_stock_goes_to_one_of_five_hundred() {
    for server in seeded().await {
        let name = server.name;
        assert_eq!(rush(server, 500).await, 1, "{name}");
    }
}

//! Redeeming and converting: what is taken, what is given back, and what is refused.

use super::*;

#[tokio::test]
async fn a_reward_takes_points_and_stock_and_a_refusal_gives_both_back() {
    for player in Player::each().await {
        let player = player.with_points(3_000).await;
        let (server, name) = (&player.server, player.server.name);
        let reply = player.redeem(&parcel("umbrella", 1_500)).await;
        let id = redemption_id(&reply);
        assert_eq!((reply.at("/value/status"), reply.at("/value/name")), (json!("APPLYING"), json!("Paper umbrella")));
        assert_eq!(player.points().await, "1500.00", "{name}");
        let stock = async || server.text("select cast(stock as text) from point_rewards where id = 'umbrella'").await;
        assert_eq!(stock().await.as_deref(), Some("239"));
        assert_eq!(player.redeem(&parcel("umbrella", 1_500)).await.at("/code"), "reward_limit", "{name}");
        player.decide(&id, Decision::Reject).await.expect("rejected");
        assert!(player.decide(&id, Decision::Reject).await.is_err(), "{name}: once");
        assert_eq!(player.points().await, "3000.00", "{name}");
        assert_eq!(stock().await.as_deref(), Some("240"));
        let listed = player.list("").await;
        assert_eq!(
            (&listed["content"][0]["status"], &listed["content"][0]["reason"]),
            (&json!("REJECTED"), &json!("as asked"))
        );
        let told = server.get_as(&player.token, "/wps/member/messages").await.text();
        assert!(told.contains("REDEMPTION_REJECTED"), "{name}: {told}");
        // A refused one counts for no limit.
        redemption_id(&player.redeem(&parcel("umbrella", 1_500)).await);
        server.books_balance().await;
    }
}

#[tokio::test]
async fn what_does_not_fit_is_named_and_takes_nothing() {
    for player in Player::each().await {
        let player = player.with_points(1_600).await;
        let name = player.server.name;
        let with = |change: fn(&mut Value)| {
            let mut body = parcel("umbrella", 1_500);
            change(&mut body);
            body
        };
        let cases: [(Value, u16, &str, &str); 10] = [
            (with(|it| it["phone"] = json!("")), 422, "/value/fields/phone", "missing_phone_number"),
            (with(|it| it["phone"] = json!("12")), 422, "/value/fields/phone", "invalid_phone_number"),
            (with(|it| it["address"] = json!("here")), 422, "/value/fields/address", "address_invalid"),
            (with(|it| it["recipient"] = json!(" ")), 422, "/value/fields/recipient", "recipient_invalid"),
            (
                with(|it| it["paymentPassword"] = json!("000000")),
                422,
                "/value/fields/paymentPassword",
                "wrong_payment_password",
            ),
            (with(|it| it["points"] = json!(1)), 409, "/code", "reward_changed"),
            (with(|it| it["quantity"] = json!(0)), 409, "/code", "reward_changed"),
            (with(|it| it["rewardId"] = json!("nothing")), 404, "/code", "not_found"),
            (parcel("cards-deck", 600), 409, "/code", "reward_sold_out"),
            (money_reward("cash-20", 1, 2_000), 422, "/value/fields/points", "not_enough_points"),
        ];
        for (body, status, pointer, said) in cases {
            let reply = player.redeem(&body).await;
            assert_eq!((reply.status, reply.at(pointer)), (status, json!(said)), "{name}: {}", reply.text());
        }
        assert_eq!(player.points().await, "1600.00", "{name}");
        assert_eq!(player.list("").await["count"], 0, "{name}");
        player.server.execute("update point_rewards set level_min = 9 where id = 'cash-5'").await;
        assert_eq!(player.redeem(&money_reward("cash-5", 1, 500)).await.at("/code"), "rank_too_low");
        player.server.set("bonus_contact", "zalo").await;
        let reply = player.redeem(&money_reward("bonus-10", 1, 1_000)).await;
        assert_eq!(reply.at("/value/fields/contact"), "rule_empty", "{name}: {}", reply.text());
        let mut body = money_reward("bonus-10", 1, 1_000);
        body["contact"] = json!("0901234567");
        redemption_id(&player.redeem(&body).await);
        assert_eq!(
            player.server.get_as(&player.token, BALANCE).await.at("/value/contactNeeded"),
            "",
            "{name}: asked once"
        );
    }
}

#[tokio::test]
async fn points_convert_by_ratio_step_and_the_bound_of_the_day_and_are_wagered() {
    for player in Player::each().await {
        let player = player.with_points(20_000).await;
        let name = player.server.name;
        for (points, amount, said) in
            [(400, "4.00", "points_too_few"), (550, "5.50", "points_off_step"), (5_100, "51.00", "points_daily_limit")]
        {
            let reply = player.convert(points, amount).await;
            assert_eq!(reply.at("/value/fields/points"), said, "{name}: {}", reply.text());
        }
        assert_eq!(player.convert(500, "6.00").await.at("/code"), "reward_changed", "{name}");
        // What was staked before counts for nothing that comes now.
        player.server.state.base.clock.advance_ms(1_000);
        let reply = player.convert(4_600, "46.00").await;
        assert_eq!((reply.status, reply.at("/value/amount")), (200, json!("46.00")), "{name}: {}", reply.text());
        assert_eq!((player.points().await, player.money().await), (json!("15400.00"), json!("46.00")), "{name}");
        assert_eq!(player.convert(500, "5.00").await.at("/value/fields/points"), "points_daily_limit", "{name}");
        let withdrawable = player.server.get_as(&player.token, "/wps/member/withdrawable").await.at("/value");
        assert_eq!(
            (&withdrawable["withdrawable"], &withdrawable["credits"][0]["source"]),
            (&json!("0.00"), &json!("POINTS"))
        );
        for (account, amount) in [("CASH", "46.00"), ("POINTS", "-4600.00")] {
            let record =
                player.server.get_as(&player.token, &format!("/wps/relay/ODSFE2_MemTransDet?account={account}")).await;
            let line = record.at("/value/content/0");
            assert_eq!((&line["kind"], &line["amount"]), (&json!("points_converted"), &json!(amount)), "{name}");
        }
        player.server.set("points_convert", "0").await;
        assert_eq!(player.convert(500, "5.00").await.status, 403, "{name}");
        player.server.books_balance().await;
    }
}

#[tokio::test]
async fn free_spins_that_were_redeemed_are_granted_by_their_terms_as_they_were_then() {
    for player in Player::each().await {
        let player = player.with_points(10_000).await;
        let terms = "update point_rewards set category = 'FREE_SPIN', spins = 5, spin_value = 20, spin_max_win = 1000, wager_multiplier = 3,
                     spin_games = (select min(game_code) from games where supplier <> '') where id = 'tea-voucher'";
        player.server.execute(terms).await;
        let redeemed = redemption_id(&player.redeem(&money_reward("tea-voucher", 2, 1_600)).await);
        player.server.execute("update point_rewards set spins = 50 where id = 'tea-voucher'").await;
        player.decide(&redeemed, Decision::Approve).await.expect("approved");
        assert_eq!(
            player.list("?status=APPROVED").await["content"][0]["category"],
            "FREE_SPIN",
            "nothing is left to do"
        );
        assert!(player.decide(&redeemed, Decision::Approve).await.is_err(), "once");
        let bonus = player.server.get_as(&player.token, "/wps/member/bonuses").await.at("/value/content/0");
        let spins = ["total", "value", "maxWin", "wagerMultiplier"].map(|field| bonus["spins"][field].clone());
        assert_eq!(spins, [json!(10), json!("0.20"), json!("20.00"), json!(3)], "{}", player.server.name);
        assert_eq!((&bonus["kind"], &bonus["state"]), (&json!("FREE_SPIN"), &json!("PENDING")));
    }
}

//! Limits: what a member sets is held at once, over two games and vendors, and given back only by time.

use futures_util::future::join_all;
use serde_json::{Value, json};

use super::seat::{DAY_MS, MINUTE_MS, Seat};

#[tokio::test]
async fn a_stake_beyond_a_limit_is_refused_and_noted_once_an_hour() {
    for seat in Seat::each().await {
        assert_eq!(seat.limit("STAKE", "DAY", 1_000).await.status, 200);
        assert_eq!(seat.bet(0, "a", 700).await, "OK");
        assert_eq!(seat.bet(1, "b", 301).await, "LIMIT_REACHED", "{}", seat.server.name);
        assert_eq!(seat.bet(1, "b2", 301).await, "LIMIT_REACHED");
        assert_eq!(seat.bet(1, "c", 300).await, "OK");
        assert_eq!(seat.events("LIMIT_HELD").await, 1);
        let standing = seat.standing("STAKE", "DAY").await;
        assert_eq!((&standing["used"]["amount"], &standing["left"]["amount"]), (&json!("10.00"), &json!("0.00")));
        // A refused stake moves nothing, and what is on its way still ends.
        assert_eq!(seat.win(0, "a", 5_000).await, "OK");
        seat.after(24 * 60 * MINUTE_MS).await;
        assert_eq!(seat.bet(0, "d", 1).await, "LIMIT_REACHED", "the oldest hour counts whole");
        seat.after(60 * MINUTE_MS).await;
        assert_eq!(seat.bet(0, "e", 1_000).await, "OK");
        seat.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_limit_of_losses_gives_back_what_is_won_and_takes_again_what_is_undone() {
    for seat in Seat::each().await {
        assert_eq!(seat.limit("LOSS", "WEEK", 500).await.status, 200);
        assert_eq!(seat.bet(0, "a", 500).await, "OK");
        assert_eq!(seat.bet(1, "b", 1).await, "LIMIT_REACHED");
        assert_eq!(seat.win(0, "a", 200).await, "OK");
        assert_eq!(seat.bet(1, "c", 201).await, "LIMIT_REACHED");
        assert_eq!(seat.bet(1, "d", 200).await, "OK");
        // In a later hour, what is rolled back leaves its own hour.
        seat.after(90 * MINUTE_MS).await;
        assert_eq!(seat.bet(0, "e", 200).await, "LIMIT_REACHED");
        assert_eq!(seat.rollback(1, "d").await, "OK");
        assert_eq!(seat.bet(0, "f", 200).await, "OK", "{}", seat.server.name);
    }
}

#[tokio::test]
async fn eight_stakes_at_once_through_two_vendors_take_no_more_than_is_left() {
    for seat in Seat::each().await {
        assert_eq!(seat.limit("STAKE", "DAY", 500).await.status, 200);
        let names: Vec<String> = (0..8).map(|number| format!("s{number}")).collect();
        let stakes = names.iter().enumerate().map(|(number, name)| {
            let seat = &seat;
            async move {
                match number % 3 {
                    0 => seat.bet(0, name, 100).await,
                    1 => seat.bet(1, name, 100).await,
                    _ => seat.may_stake(1, name, 100).await,
                }
            }
        });
        let told = join_all(stakes).await;
        let count = |word: &str| told.iter().filter(|it| *it == word).count();
        assert_eq!((count("OK"), count("LIMIT_REACHED")), (5, 3), "{}: {told:?}", seat.server.name);
        assert_eq!(seat.standing("STAKE", "DAY").await["left"]["amount"], "0.00");
    }
}

#[tokio::test]
async fn a_stake_at_a_vendor_counts_once_and_no_more_when_it_was_not_taken() {
    for seat in Seat::each().await {
        assert_eq!(seat.limit("STAKE", "DAY", 300).await.status, 200);
        assert_eq!(seat.may_stake(0, "r", 200).await, "OK");
        assert_eq!(seat.may_stake(0, "r", 200).await, "OK", "the same question again");
        assert_eq!(seat.may_stake(0, "r", 100).await, "DUPLICATE_TRANSACTION");
        assert_eq!(seat.may_stake(0, "q", 101).await, "LIMIT_REACHED");
        assert_eq!(seat.bet(1, "a", 101).await, "LIMIT_REACHED");
        assert_eq!(seat.release("r").await, "OK");
        assert_eq!(seat.release("r").await, "OK");
        assert_eq!(seat.standing("STAKE", "DAY").await["used"]["amount"], "0.00");
        assert_eq!(seat.may_stake(0, "q", 300).await, "OK");
        // What nobody tells the end of is let go of after a week.
        seat.after(8 * DAY_MS).await;
        seat.server.run_schedule("release-stakes").await;
        assert_eq!(seat.standing("STAKE", "MONTH").await["used"]["amount"], "0.00", "{}", seat.server.name);
    }
}

#[tokio::test]
async fn a_raise_waits_a_day_and_needs_a_second_yes() {
    for seat in Seat::each().await {
        let confirm = json!({ "kind": "STAKE", "period": "DAY", "yes": true });
        assert_eq!(seat.limit("STAKE", "DAY", 500).await.status, 200);
        assert_eq!(seat.limit("STAKE", "DAY", 900).await.status, 200);
        assert_eq!(seat.bet(0, "a", 501).await, "LIMIT_REACHED");
        let early = seat.post("limit/confirm", &confirm).await;
        assert_eq!((early.status, early.at("/code")), (409, json!("no_raise")));
        seat.after(DAY_MS).await;
        assert_eq!(seat.standing("STAKE", "DAY").await["pending"]["ripe"], true);
        assert_eq!(seat.bet(0, "b", 501).await, "LIMIT_REACHED", "time alone raises nothing");
        assert_eq!(seat.post("limit/confirm", &confirm).await.status, 200);
        assert_eq!(seat.bet(0, "c", 900).await, "OK");
        // None at all waits as well; a lower one drops it.
        let none = json!({ "kind": "STAKE", "period": "DAY", "to": null });
        assert_eq!(seat.post("limit", &none).await.status, 200);
        assert_eq!(seat.limit("STAKE", "DAY", 100).await.status, 200);
        let standing = seat.standing("STAKE", "DAY").await;
        assert_eq!((&standing["limit"]["amount"], &standing["pending"]), (&json!("1.00"), &json!(null)));
        for (kind, times) in [("LIMIT_SET", 1), ("RAISE_ASKED", 2), ("RAISE_CONFIRMED", 1), ("LIMIT_LOWERED", 1)] {
            assert_eq!(seat.events(kind).await, times, "{kind}");
        }
    }
}

#[tokio::test]
async fn a_limit_of_time_counts_what_lies_between_stakes() {
    for seat in Seat::each().await {
        assert_eq!(seat.limit("TIME", "DAY", 10).await.status, 200);
        for (number, minutes) in [(0, 0), (1, 4), (2, 3), (3, 9), (4, 3)] {
            seat.after(minutes * MINUTE_MS).await;
            assert_eq!(seat.bet(number % 2, &format!("t{number}"), 10).await, "OK", "{}", seat.server.name);
        }
        assert_eq!(seat.standing("TIME", "DAY").await["left"]["minutes"], 0);
        assert_eq!(seat.bet(0, "no", 10).await, "LIMIT_REACHED");
        assert_eq!(seat.get("overview").await["day"]["minutes"], 10);
    }
}

#[tokio::test]
async fn a_bound_that_no_limit_can_have_is_refused_and_declining_is_a_decision() {
    for seat in Seat::each().await {
        assert_eq!(seat.limit("TIME", "DAY", 24 * 60 + 1).await.status, 422);
        assert_eq!(seat.limit("LOSS", "DAY", 0).await.status, 422);
        assert_eq!(seat.get("limits").await["decided"], false);
        assert_eq!(seat.post("limits/decline", &json!({})).await.at("/value/decided"), true);
        assert_eq!(seat.events("LIMIT_DECLINED").await, 1);
        assert_eq!(seat.get("limits").await["limits"].as_array().map(Vec::len), Some(12));
    }
}

#[tokio::test]
async fn the_policy_says_which_limits_are_offered_and_what_was_set_before_stays() {
    for seat in Seat::each().await {
        assert_eq!(seat.limit("STAKE", "DAY", 5_000).await.status, 200);
        seat.server.set("licence_policy", "cw").await;
        let limits = seat.get("limits").await["limits"].clone();
        let of_stakes: Vec<&Value> =
            limits.as_array().expect("limits").iter().filter(|it| it["kind"] == "STAKE").collect();
        assert_eq!((limits.as_array().map(Vec::len), of_stakes.len()), (Some(10), 1), "{}", seat.server.name);
        let other = seat.limit("STAKE", "WEEK", 5_000).await;
        assert_eq!((other.status, other.at("/value/fields/period")), (422, json!("rule_range")));
        assert_eq!(seat.limit("STAKE", "DAY", 100).await.status, 200, "what stands can be lowered");
        assert_eq!(seat.bet(0, "b1", 101).await, "LIMIT_REACHED");
    }
}

#[tokio::test]
async fn a_limit_that_the_policy_demands_is_set_and_the_last_one_stays() {
    for seat in Seat::each().await {
        assert_eq!(seat.post("limits/decline", &json!({})).await.at("/value/decided"), true);
        seat.server.set("licence_policy", "mt").await;
        let limits = seat.get("limits").await;
        assert_eq!(
            (&limits["demanded"], &limits["decided"]),
            (&json!(true), &json!(false)),
            "none was an answer before"
        );
        let declined = seat.post("limits/decline", &json!({})).await;
        assert_eq!((declined.status, declined.at("/code")), (409, json!("limit_decision_needed")));
        assert_eq!(seat.limit("LOSS", "DAY", 5_000).await.at("/value/decided"), false, "{}", seat.server.name);
        assert_eq!(seat.limit("DEPOSIT", "DAY", 5_000).await.at("/value/decided"), true);
        let end = async |kind: &str| seat.post("limit", &json!({ "kind": kind, "period": "DAY", "to": null })).await;
        let last = end("DEPOSIT").await;
        assert_eq!((last.status, last.at("/value/fields/to")), (422, json!("rule_empty")));
        assert_eq!(end("LOSS").await.status, 200, "nothing demands it");
        assert_eq!(seat.limit("STAKE", "DAY", 5_000).await.status, 200);
        // Both are asked to end while the other stands; the second yes finds only one of them.
        assert_eq!([end("DEPOSIT").await.status, end("STAKE").await.status], [200, 200]);
        seat.after(DAY_MS).await;
        let confirm = async |kind: &str| {
            seat.post("limit/confirm", &json!({ "kind": kind, "period": "DAY", "yes": true })).await.status
        };
        assert_eq!([confirm("DEPOSIT").await, confirm("STAKE").await], [200, 422], "{}", seat.server.name);
    }
}

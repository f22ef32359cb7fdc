//! Reality checks: a stake waits for the answer, in every session, and pages are told.

use serde_json::json;

use super::seat::{MINUTE_MS, Seat};

/// Plays for so many minutes, a stake a minute at one game and the other; gives the last status.
async fn play(seat: &Seat, name: &str, minutes: i64) -> String {
    let mut last = String::new();
    for minute in 0..minutes {
        seat.after(MINUTE_MS).await;
        last = seat.bet(usize::from(minute % 2 == 1), &format!("{name}-{minute}"), 100).await;
    }
    last
}

#[tokio::test]
async fn a_check_holds_every_stake_until_it_is_answered() {
    for seat in Seat::each().await {
        assert_eq!(seat.post("realityCheck/interval", &json!({ "minutes": 15 })).await.status, 200);
        let mut stream = seat.server.events(Some(&seat.token), None).await;
        let told = stream.topic_states(4).await;
        assert!(told.iter().any(|(name, value)| name == "realityCheck" && value["interval"] == 15), "{told:?}");
        assert_eq!(play(&seat, "a", 15).await, "OK", "fourteen minutes lie between fifteen stakes");
        assert_eq!(seat.win(0, "a-0", 250).await, "OK");
        assert_eq!(play(&seat, "b", 1).await, "REALITY_CHECK", "{}", seat.server.name);
        assert_eq!(seat.bet(1, "other", 100).await, "REALITY_CHECK");
        assert_eq!(seat.may_stake(0, "own", 100).await, "REALITY_CHECK");
        // A pause is no answer.
        seat.after(20 * MINUTE_MS).await;
        assert_eq!(seat.bet(0, "later", 100).await, "REALITY_CHECK");

        let due = seat.get("realityCheck").await["due"].clone();
        let figures =
            ["staked", "paid", "net", "deposited"].map(|field| due[field].as_str().unwrap_or_default().to_owned());
        assert_eq!(figures, ["15.00", "2.50", "-12.50", "0.00"]);
        let changed = seat.post("realityCheck/interval", &json!({ "minutes": 60 })).await;
        assert_eq!((changed.status, changed.at("/code")), (409, json!("reality_check_due")));
        let wrong = seat.post("realityCheck/answer", &json!({ "id": "another" })).await;
        assert_ne!(wrong.at("/value/due"), json!(null));
        let answered = seat.post("realityCheck/answer", &json!({ "id": due["id"] })).await;
        assert_eq!((answered.status, answered.at("/value/due")), (200, json!(null)));
        assert_eq!(seat.bet(0, "on", 100).await, "OK");
        assert_eq!(seat.events("REALITY_CHECK_ANSWERED").await, 1);
    }
}

#[tokio::test]
async fn an_interval_that_is_not_offered_is_refused_and_none_means_no_check() {
    for seat in Seat::each().await {
        assert_eq!(seat.post("realityCheck/interval", &json!({ "minutes": 7 })).await.status, 422);
        assert_eq!(play(&seat, "a", 40).await, "OK");
        assert_eq!(seat.get("realityCheck").await["due"], json!(null));
        assert_eq!(seat.get("overview").await["day"]["minutes"], 39);
    }
}

#[tokio::test]
async fn the_policy_says_what_can_be_chosen_and_what_counts_unless_something_is() {
    for seat in Seat::each().await {
        let stands = async || {
            let check = seat.get("realityCheck").await;
            (check["interval"].clone(), check["intervals"].clone())
        };
        let choose =
            async |minutes: u32| seat.post("realityCheck/interval", &json!({ "minutes": minutes })).await.status;
        assert_eq!(stands().await, (json!(0), json!([15, 30, 60, 120, 0])), "{}", seat.server.name);
        seat.server.set("licence_policy", "gb").await;
        assert_eq!(stands().await.0, 60, "the default");
        assert_eq!((choose(0).await, stands().await.0), (200, json!(0)), "none is a choice of its own");
        assert_eq!((choose(120).await, stands().await.0), (200, json!(120)));
        seat.server.set("licence_policy", "mt").await;
        assert_eq!(stands().await, (json!(60), json!([15, 30, 60])), "the nearest stricter one");
        assert_eq!([choose(0).await, choose(120).await], [422, 422]);
    }
}

#[tokio::test]
async fn who_has_chosen_nothing_is_held_at_the_interval_of_the_policy() {
    for seat in Seat::each().await {
        seat.server.set("licence_policy", "mt").await;
        assert_eq!(play(&seat, "a", 60).await, "OK", "{}", seat.server.name);
        assert_eq!(play(&seat, "b", 1).await, "REALITY_CHECK");
        assert_eq!(seat.may_stake(0, "own", 100).await, "REALITY_CHECK");
        seat.server.set("licence_policy", "play-money").await;
        assert_eq!(play(&seat, "c", 1).await, "REALITY_CHECK", "one that waits is answered under every policy");
    }
}

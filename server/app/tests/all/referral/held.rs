//! Self-referral and rings: who shares something is held, nothing is granted until an operator decides, and nobody who must not be advertised to takes part.

use serde_json::json;

use super::{FRIENDS, Inviter, PAGE};
use crate::support::back_office::admin;

const MARK: &str = "insert into harm_markers (id, member_id, marker, figure, against, seen_at, updated_at)
                    select 'h1', id, 'NIGHT_PLAY', 1, 1, 1, 1 from members where account = 'inviter'";

/// The id of the one referral.
async fn only(inviter: &Inviter) -> String {
    inviter.server.text("select id from referrals").await.expect("a referral")
}

#[tokio::test]
async fn who_registers_from_the_inviters_address_is_held_and_counts_once_an_operator_says_so() {
    for inviter in Inviter::each().await {
        let name = inviter.server.name;
        let friend = inviter.friend_by("second1", "127.0.0.1", &inviter.code).await;
        assert_eq!(inviter.states().await, ["HELD"], "{name}");
        inviter.qualifies(&friend).await;
        assert_eq!(inviter.states().await, ["HELD"], "{name}");
        assert!(inviter.waiting(&inviter.token).await.is_empty() && inviter.waiting(&friend.token).await.is_empty());

        let held = admin(&inviter.server, &["referrals", "list"]).await.expect("a list");
        assert!(held.contains("ADDRESS with inviter") && held.contains("second1 brought by inviter"), "{held}");
        let id = only(&inviter).await;
        let short = admin(&inviter.server, &["referrals", "approve", &id, "--reason", "ok"]).await;
        assert!(short.expect_err("too short").contains("5 to 500"), "{name}");
        let words = ["referrals", "approve", &id, "--reason", "a family of one household"];
        let approved = admin(&inviter.server, &words).await.expect("approved");
        assert!(approved.contains("QUALIFIED") && approved.contains("(passed)"), "{approved}");
        assert_eq!(inviter.waiting(&inviter.token).await.len(), 1, "{name}");
        assert_eq!(inviter.waiting(&friend.token).await.len(), 1, "{name}");
        let again = admin(&inviter.server, &words).await;
        assert!(again.expect_err("decided").contains("waits for no decision"), "{name}");
        let changes = admin(&inviter.server, &["changes"]).await.expect("changes");
        assert!(changes.contains("a family of one household") && changes.contains("tester"), "{changes}");
        assert_eq!(admin(&inviter.server, &["referrals", "list"]).await.as_deref(), Ok("none\n"), "{name}");
    }
}

#[tokio::test]
async fn friends_who_share_a_browser_a_name_or_an_account_are_found_and_one_who_is_rejected_brings_nothing() {
    for inviter in Inviter::each().await {
        let name = inviter.server.name;
        let one = inviter.friend(1).await;
        let two = inviter.friend(2).await;
        assert_eq!(inviter.states().await, ["REGISTERED", "REGISTERED"], "{name}");
        inviter
            .server
            .execute(
                "insert into known_devices (device_hash, member_id, seen_at)
                 select 'one browser', id, 1 from members where account in ('friend1', 'friend2')",
            )
            .await;
        inviter.qualifies(&one).await;
        assert_eq!(inviter.states().await, ["REGISTERED", "HELD"], "{name}: looked at before anything is granted");
        inviter.server.run_schedule("look-for-referral-signs").await;
        assert_eq!(inviter.states().await, ["HELD", "HELD"], "{name}");
        let sign = inviter.number("select count(*) from referral_signs where kind = 'DEVICE'").await;
        assert_eq!(sign, 2, "{name}");

        let three = inviter.friend(3).await;
        let paid = "update members set payee_name = 'Mira  TRAN' where account = 'friend3'";
        inviter.server.execute("update members set payee_name = 'Mira Tran' where account = 'inviter'").await;
        inviter.server.execute(paid).await;
        inviter.qualifies(&three).await;
        assert_eq!(inviter.states().await, ["HELD", "HELD", "HELD"], "{name}");

        let four = inviter.friend(4).await;
        inviter.qualifies(&four).await;
        assert_eq!(inviter.waiting(&inviter.token).await.len(), 1, "{name}: the honest one");
        let others = vec![inviter.id.clone()];
        let (who, now) = (four.id.clone(), inviter.now());
        let work = async move |tx: &mut platform::store::Connection| {
            referral::note_shared_account(tx, &who, &others, now).await
        };
        let noted = inviter.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
        noted.await.map_err(|error: platform::store::StoreError| error).expect("noted");
        assert!(inviter.waiting(&inviter.token).await.is_empty(), "{name}: taken back until it was looked at");
        assert_eq!(inviter.states().await[0], "HELD", "{name}");

        let query = "select r.id from referrals r join members m on m.id = r.friend_id where m.account = 'friend2'";
        let id = inviter.server.text(query).await.expect("a referral");
        let words = ["referrals", "reject", &id, "--reason", "one person with two accounts"];
        admin(&inviter.server, &words).await.expect("rejected");
        inviter.qualifies(&two).await;
        assert_eq!(inviter.states().await[2], "REJECTED", "{name}");
        assert!(inviter.waiting(&inviter.token).await.is_empty(), "{name}");
    }
}

#[tokio::test]
async fn what_was_claimed_is_not_taken_back_and_what_was_not_is_when_an_operator_rejects() {
    for inviter in Inviter::each().await {
        let friend = inviter.friend(1).await;
        inviter.qualifies(&friend).await;
        let id = only(&inviter).await;
        let words = ["referrals", "reject", &id, "--reason", "one person with two accounts"];
        let reward = inviter.waiting(&inviter.token).await[0].clone();
        assert_eq!(inviter.claim(&inviter.token, &reward).await.status, 200);
        let late = admin(&inviter.server, &words).await;
        assert!(late.expect_err("claimed").contains("nothing to reject"), "{}", inviter.server.name);
        let second = inviter.friend(2).await;
        inviter.qualifies(&second).await;
        let query = "select id from referrals where number = 2";
        let id = inviter.server.text(query).await.expect("a referral");
        let friends_of_missions = "select count(*) from mission_friends";
        assert_eq!(inviter.number(friends_of_missions).await, 2);
        admin(&inviter.server, &["referrals", "reject", &id, "--reason", "one person with two accounts"])
            .await
            .expect("rejected");
        assert!(inviter.waiting(&inviter.token).await.is_empty() && inviter.waiting(&second.token).await.is_empty());
        assert_eq!(inviter.states().await, ["REJECTED", "QUALIFIED"], "{}", inviter.server.name);
        assert_eq!(inviter.number(friends_of_missions).await, 1, "no mission counts who was rejected");
    }
}

#[tokio::test]
async fn who_bears_a_marker_is_offered_shown_and_granted_nothing() {
    for inviter in Inviter::each().await {
        let name = inviter.server.name;
        let friend = inviter.friend(1).await;
        inviter.server.execute(MARK).await;
        let page = inviter.page().await;
        assert_eq!((&page["code"], &page["plan"]), (&json!(""), &json!(null)), "{name}");
        assert_eq!(inviter.friends("").await["content"], json!([]), "{name}");
        inviter.qualifies(&friend).await;
        assert_eq!(inviter.number("select count(*) from member_rewards where kind = 'REFERRAL'").await, 1, "{name}");
        assert_eq!(inviter.waiting(&friend.token).await.len(), 1, "{name}: the friend was promised it");
        inviter.server.execute("update harm_markers set closed_at = 2").await;
        assert!(inviter.waiting(&inviter.token).await.is_empty(), "{name}: it is not made up for");
        assert_eq!(inviter.states().await, ["QUALIFIED"], "{name}");
    }
}

#[tokio::test]
async fn a_visitor_and_a_guest_have_no_link() {
    for inviter in Inviter::each().await {
        for path in [PAGE, FRIENDS] {
            assert_eq!(inviter.server.get(path).await.status, 401, "{path}");
        }
        let guest = inviter.server.login("lantern_guest", "Zt5gKy8fVq1n").await;
        for path in [PAGE, FRIENDS] {
            assert_eq!(inviter.server.get_as(&guest, path).await.status, 403, "{path}: {}", inviter.server.name);
        }
    }
}

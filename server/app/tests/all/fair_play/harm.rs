//! Markers of harm: seen by the daily job, explained by figures, worked off by operators, and nothing of it for the agent.

use axum::http::Method;
use serde_json::{Value, json};

use super::{DAY, Player, text};
use crate::support::back_office::{BackOffice, admin};

const HIGH: [u8; 9] = [1; 9];

#[tokio::test]
async fn a_marker_is_seen_once_explained_worked_off_and_closed() {
    for mira in Player::each(0).await {
        let office = BackOffice::at(mira.server.clone()).await;
        let test = mira.post("/wps/fair-play/selfTest", &json!({ "answers": HIGH })).await;
        assert_eq!((test.status, test.at("/value/score")), (200, json!(9)), "{}", test.text());
        mira.server.run_schedule("look-for-harm").await;
        mira.server.state.base.clock.advance_ms(1_000);
        mira.server.run_schedule("look-for-harm").await;
        let found = office.get("fair-play/markers?account=mira").await;
        let markers = found["content"].as_array().expect("markers").clone();
        assert_eq!(markers.len(), 1, "{}: {found}", mira.server.name);
        assert_eq!(
            (&markers[0]["marker"], &markers[0]["figure"], &markers[0]["against"]),
            (&json!("SELF_TEST"), &json!(9), &json!(8))
        );
        assert_eq!(
            mira.get("/wps/promotions").await.at("/value/list"),
            json!([]),
            "nothing is advertised to who is marked"
        );
        assert_eq!(mira.launch().await.status, 200, "a marker is no verdict");

        let step = json!({ "account": "mira", "step": "CONTACTED", "note": "Called, talked about limits" });
        office.done(Method::POST, "fair-play/markers/step", &step).await;
        let found = office.get("fair-play/markers?account=mira").await;
        assert_eq!((&found["steps"][0]["step"], &found["steps"][0]["operator"]), (&json!("CONTACTED"), &json!("desk")));
        let id = text(&markers[0]["id"]);
        let short = json!({ "id": id, "reason": "ok" });
        office.refused(Method::POST, "fair-play/markers/close", &short).await;
        office
            .done(Method::POST, "fair-play/markers/close", &json!({ "id": id, "reason": "A limit is set since" }))
            .await;
        mira.server.run_schedule("look-for-harm").await;
        assert_eq!(office.get("fair-play/markers").await["content"], json!([]), "who closed it has judged these signs");
        assert_ne!(mira.get("/wps/promotions").await.at("/value/list"), json!([]));
        let changes = admin(&mira.server, &["changes"]).await.expect("changes");
        assert!(changes.contains("markers mira") && changes.contains(&format!("marker {id}")), "{changes}");
    }
}

#[tokio::test]
async fn rising_deposits_are_seen_with_both_figures() {
    for mira in Player::each(0).await {
        let now = mira.server.state.base.clock.now_ms();
        for (id, amount, at) in [("old", 15_000, now - 40 * DAY), ("new", 45_000, now - DAY)] {
            deposit(&mira, id, amount, at).await;
        }
        mira.server.run_schedule("look-for-harm").await;
        let marker = "select marker || ' ' || figure || ' ' || against from harm_markers";
        assert_eq!(
            mira.server.text(marker).await.as_deref(),
            Some("RISING_DEPOSITS 45000 15000"),
            "{}",
            mira.server.name
        );
    }
}

async fn deposit(mira: &Player, id: &'static str, amount: i64, at: i64) {
    use platform::store::{Connection, StoreError, sql};
    let member_id = mira.id.clone();
    let work = async move |tx: &mut Connection| {
        sql::query(
            "insert into deposits (id, order_no, member_id, channel_id, kind, currency, amount, received, fee, credited, status, pay_url, qr, reference,
             return_path, fee_fixed, fee_basis_points, wager_multiplier, bank_name, bank_account, bank_holder, receipt_sent, created_at, updated_at)
             values ($1, $1, $2, 'bank', 'BANK_SLIP', 'USD', $3, $3, 0, $3, 'CREDITED', '', '', $1, '', 0, 0, 0, '', '', '', 0, $4, $4)",
        )
        .bind(id)
        .bind(member_id)
        .bind(amount)
        .bind(at)
        .execute(&mut *tx)
        .await?;
        sql::query(
            "insert into deposit_receipts (id, deposit_id, amount, fee, received_at) values ($1, $1, $2, 0, $3)",
        )
        .bind(id)
        .bind(amount)
        .bind(at)
        .execute(tx)
        .await?;
        Ok::<_, StoreError>(())
    };
    mira.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("a deposit");
}

#[tokio::test]
async fn the_agent_of_a_marked_or_excluded_member_sees_nothing_of_it_and_can_not_lift_it() {
    let mira = Player::one(0).await;
    mira.server.execute("update members set upline = 'lantern_agent' where account = 'mira'").await;
    mira.post("/wps/fair-play/selfTest", &json!({ "answers": HIGH })).await;
    mira.server.run_schedule("look-for-harm").await;
    assert_eq!(mira.exclude("SELF_EXCLUSION", "YEAR").await.status, 200);
    let agent = mira.server.login("lantern_agent", "Hb9rNd3cWj6s").await;
    for path in
        ["/wps/fair-play/exclusion", "/wps/fair-play/history", "/wps/member/info", "/wps/member/uplineTransfers"]
    {
        let seen = mira.server.get_as(&agent, path).await;
        assert!(
            !seen.text().contains("SELF_EXCLUSION\",\"cause") && !seen.text().contains("mira"),
            "{path}: {}",
            seen.text()
        );
    }
    let authorization = format!("Bearer {agent}");
    let headers = [("authorization", authorization.as_str())];
    for path in ["/wps/operator/fair-play/markers", "/wps/operator/fair-play/exclusions?account=mira"] {
        let refused = mira.server.call(Method::GET, path, &headers, &Value::Null).await;
        assert_eq!(refused.status, 401, "{path}");
    }
    let back = mira.server.post_as(&agent, "/wps/fair-play/exclusion/return", &Value::Null).await;
    assert_eq!(back.status, 409, "an agent's own, where there is none");
    super::assert_restricted(&mira.server, &mira.token, "still excluded").await;
}

#[tokio::test]
async fn answers_that_are_none_are_refused_and_nothing_of_them_is_kept() {
    let mira = Player::one(0).await;
    for answers in [json!([]), json!([0, 0, 0, 0, 0, 0, 0, 0]), json!([4, 0, 0, 0, 0, 0, 0, 0, 0])] {
        let refused = mira.post("/wps/fair-play/selfTest", &json!({ "answers": answers })).await;
        assert_eq!((refused.status, refused.at("/value/fields/answers")), (422, json!("invalid")), "{answers}");
    }
    mira.post("/wps/fair-play/selfTest", &json!({ "answers": [3, 0, 0, 0, 0, 0, 0, 0, 1] })).await;
    let history = mira.get("/wps/fair-play/history").await;
    assert_eq!(
        (history.at("/value/content/0/kind"), history.at("/value/content/0/to")),
        (json!("SELF_TEST"), json!("4"))
    );
    assert_eq!(history.at("/value/content/1"), Value::Null);
}

#[tokio::test]
async fn no_promotion_and_no_popup_that_advertises_reaches_who_is_marked_or_excluded() {
    for mira in Player::each(0).await {
        let told = async || {
            let value = mira.get("/wps/relay/MCSFE_getListAnnouncements").await.at("/value");
            let ids = |list: &str| -> Vec<String> {
                value[list].as_array().expect("notices").iter().map(|notice| text(&notice["id"])).collect()
            };
            (ids("popup"), ids("promotion").len(), ids("player").len())
        };
        let (popups, promotions, others) = told().await;
        assert_eq!(popups, ["welcome", "responsible-play", "new-help-centre"], "{}", mira.server.name);
        assert!(promotions > 0 && others > 0);
        mira.post("/wps/fair-play/selfTest", &json!({ "answers": HIGH })).await;
        mira.server.run_schedule("look-for-harm").await;
        let kept = (vec!["responsible-play".to_owned(), "new-help-centre".to_owned()], 0, others);
        assert_eq!(told().await, kept, "{}: marked", mira.server.name);
        let guests = mira.server.get("/wps/relay/MCSFE_getListAnnouncements").await.at("/value/popup/0/id");
        assert_eq!(guests, "welcome", "whoever is nobody yet");
        mira.server.execute("update harm_markers set closed_at = 1").await;
        assert_eq!(told().await.0, popups);
        assert_eq!(mira.exclude("TIME_OUT", "HOURS_24").await.status, 200);
        assert_eq!(told().await, kept, "{}: excluded", mira.server.name);
    }
}

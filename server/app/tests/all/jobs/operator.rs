//! What an operator sees of jobs and does about them, by command and over HTTP.

use super::*;
use crate::support::back_office::{BackOffice, admin, back_offices};
use axum::http::Method;
use serde_json::{Value, json};

/// A dead letter; gives its id.
async fn dead_letter(server: &TestServer) -> String {
    let probe = Probe::default();
    probe.fail([Failure::Permanent("the bank said no".to_owned())]);
    let id = enqueue_note(server, "letter").await;
    run_due(server, &probe).await;
    id
}

#[tokio::test]
async fn a_dead_letter_is_listed_shown_tried_again_and_dropped_and_each_change_is_written_down() {
    for back_office in back_offices().await {
        back_office.server.state.base.clock.advance_ms(1);
        let id = dead_letter(&back_office.server).await;
        let listed = back_office.get("jobs").await;
        assert_eq!((&listed["totalElements"], &listed["content"][0]["id"]), (&json!(1), &json!(id)));
        let shown = back_office.get(&format!("jobs/{id}")).await;
        assert_eq!((&shown["state"], &shown["error"]), (&json!("dead"), &json!("the bank said no")));
        assert_eq!((&shown["payload"], &shown["kind"]), (&json!("{\"name\":\"letter\"}"), &json!("note")));

        back_office.done(Method::POST, &format!("jobs/{id}/retry"), &Value::Null).await;
        assert_eq!(
            back_office.get("jobs?state=waiting").await["content"][0]["id"],
            json!(id),
            "{}",
            back_office.server.name
        );
        let probe = Probe::default();
        run_due(&back_office.server, &probe).await;
        assert_eq!(
            probe.begun(),
            [("letter".to_owned(), 1)],
            "{}: it has all its tries again",
            back_office.server.name
        );
        assert_eq!(back_office.get("jobs?state=done").await["totalElements"], json!(1));

        back_office.server.state.base.clock.advance_ms(1);
        let second = dead_letter(&back_office.server).await;
        back_office.done(Method::DELETE, &format!("jobs/{second}"), &Value::Null).await;
        assert_eq!(back_office.get("jobs").await["totalElements"], json!(0), "{}", back_office.server.name);
        let changes = back_office.get("changes?last=2").await["changes"].clone();
        assert_eq!(changes[1]["subject"], json!(format!("job note {id}")));
        assert_eq!((&changes[1]["former"], &changes[1]["latter"]), (&json!("dead"), &json!("waiting")));
        assert!(changes[0]["former"].as_str().expect("text").contains("the bank said no"), "{changes}");
    }
}

#[tokio::test]
async fn what_is_not_there_or_not_dead_is_refused_with_the_reason() {
    for back_office in back_offices().await {
        let id = enqueue_note(&back_office.server, "waiting").await;
        for (method, path) in [(Method::POST, format!("jobs/{id}/retry")), (Method::DELETE, format!("jobs/{id}"))] {
            let refused = back_office.refused(method, &path, &Value::Null).await;
            assert_eq!((refused.status, refused.at("/code")), (409, json!("job_not_dead")), "{path}");
            assert!(refused.text().contains("the job is waiting"), "{}", refused.text());
        }
        for (method, path) in [
            (Method::GET, "jobs/nothing"),
            (Method::POST, "jobs/nothing/retry"),
            (Method::DELETE, "jobs/nothing"),
            (Method::POST, "schedules/nothing/run"),
            (Method::POST, "schedules/note/run"),
        ] {
            assert_eq!(back_office.refused(method, path, &Value::Null).await.status, 404, "{path}");
        }
        assert_eq!(back_office.refused(Method::GET, "jobs?state=lost", &Value::Null).await.status, 400);
        assert_eq!(rows(&back_office.server).await, [row("waiting", 0, "")], "{}", back_office.server.name);
    }
}

#[tokio::test]
async fn what_comes_by_itself_is_run_by_hand_and_twice_does_nothing_twice() {
    for back_office in back_offices().await {
        let path = "schedules/count-bet-days/run";
        let first = back_office.done(Method::POST, path, &Value::Null).await;
        let second = back_office.done(Method::POST, path, &Value::Null).await;
        assert_eq!(first, second, "{}: the same job does both", back_office.server.name);
        assert_eq!(back_office.server.run_jobs().await, 1, "{}", back_office.server.name);
        let schedules = back_office.get("schedules").await["content"].clone();
        let of = |kind: &str| {
            let list = schedules.as_array().expect("a list");
            list.iter().find(|it| it["kind"] == kind).expect("a schedule").clone()
        };
        assert_eq!(of("count-bet-days")["lastDoneAt"], json!("2026-11-21T08:34:56Z"), "{schedules}");
        assert_eq!(
            (&of("delete-expired")["lastDoneAt"], &of("delete-expired")["everySeconds"]),
            (&json!(""), &json!(600))
        );
        let third = back_office.done(Method::POST, path, &Value::Null).await;
        assert_ne!(first, third, "{}: it can be repeated once it is done", back_office.server.name);
    }
}

#[tokio::test]
async fn the_command_line_does_the_same() {
    for BackOffice { server, .. } in back_offices().await {
        let id = dead_letter(&server).await;
        let listed = admin(&server, &["jobs", "list"]).await.expect("a list");
        assert!(listed.contains(&id) && listed.contains("the bank said no"), "{listed}");
        assert!(admin(&server, &["jobs", "show", &id]).await.expect("one").contains("payload: {\"name\":\"letter\"}"));
        admin(&server, &["jobs", "retry", &id]).await.expect("a retry");
        assert_eq!(run_due(&server, &Probe::default()).await, 1, "{}", server.name);
        let ran = admin(&server, &["jobs", "run", "delete-expired"]).await.expect("a run");
        assert!(ran.contains("waits for a server"), "{ran}");
        let again = admin(&server, &["jobs", "run", "delete-expired"]).await.expect("a run");
        assert!(again.contains("is not finished yet"), "{again}");
        assert!(admin(&server, &["jobs", "schedules"]).await.expect("a list").contains("roll-up-ledger"));
        for (words, remedy) in [
            (["jobs", "drop", &*id], "is done, and only one that failed for good"),
            (["jobs", "retry", "nothing"], "there is no job"),
            (["jobs", "run", "nothing"], "admin jobs schedules"),
            (["jobs", "list", "--state=lost"], "waiting or running or done or dead"),
        ] {
            let error = admin(&server, &words).await.expect_err("a refusal");
            assert!(error.contains(remedy), "{words:?}: {error}");
        }
    }
}

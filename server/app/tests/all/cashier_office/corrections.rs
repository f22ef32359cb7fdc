//! Corrections of balances: two persons, once, and never below what is held.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Office, text};

impl Office {
    async fn propose(&self, amount: &str) -> String {
        let body = json!({ "account": "Mira", "amount": amount, "reason": "a round was paid twice" });
        let id = text(&self.anna.done(Method::POST, "corrections", &body).await, "id");
        self.server.state.base.clock.advance_ms(1_000);
        id
    }
}

fn decide(id: &str, decision: &str) -> Value {
    json!({ "id": id, "decision": decision })
}

#[tokio::test]
async fn a_correction_moves_money_once_when_a_second_person_approves_it() {
    for office in Office::each(10_000).await {
        let id = office.propose("-5.00").await;
        assert_eq!(office.balance().await, "100.00", "a proposal moves nothing");
        let own = office.anna.refused(Method::POST, "corrections/decide", &decide(&id, "APPROVE")).await;
        assert_eq!((own.status, own.at("/code")), (409, json!("second_person_needed")), "{}", own.text());

        let approve = decide(&id, "APPROVE");
        let tries = (0..8).map(|_| office.ben.call(Method::POST, "corrections/decide", &approve));
        let replies = futures_util::future::join_all(tries).await;
        let done = replies.iter().filter(|reply| reply.status == 200).count();
        let told = replies.iter().filter(|reply| reply.at("/code") == "state_changed").count();
        assert_eq!((done, told), (1, 7), "{}", office.server.name);
        assert_eq!(office.balance().await, "95.00", "{}", office.server.name);

        let row = office.anna.get("corrections?account=mira").await["content"][0].clone();
        assert_eq!(
            (&row["status"], &row["proposedBy"], &row["decidedBy"]),
            (&json!("POSTED"), &json!("anna"), &json!("ben"))
        );
        let file = office.anna.get("members/money?account=mira").await;
        let line = &file["ledger"][0];
        assert_eq!(
            (&line["kind"], &line["amount"], &line["reference"]),
            (&json!("correction"), &json!("-5.00"), &json!(id))
        );
        let change = office.anna.get("changes?last=1").await["changes"][0].clone();
        assert!(text(&change, "latter").contains("a round was paid twice"), "{change}");
        office.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_was_done_under_a_key_is_not_done_again_after_the_server_died_before_its_reply() {
    for office in Office::each(10_000).await {
        let body = json!({ "account": "Mira", "amount": "5.00", "reason": "a round was paid twice" });
        let headers = [("x-operator-key", office.anna.key.as_str()), ("idempotency-key", "once")];
        let path = "/wps/operator/corrections";
        let propose = || office.server.call(Method::POST, path, &headers, &body);
        assert_eq!(propose().await.status, 200);
        // As a death leaves it behind the transaction of the work.
        let death = "update idempotent_replies set claim = 'dead', status = 0, body = '', leased_until = 0
                     where idempotency_key = 'once'";
        office.server.execute(death).await;
        let again = propose().await;
        assert_eq!((again.status, again.at("/code")), (409, json!("already_done")), "{}", office.server.name);
        let count = office.server.text("select cast(count(*) as text) from corrections").await;
        assert_eq!(count.as_deref(), Some("1"), "{}", office.server.name);
    }
}

#[tokio::test]
async fn a_debit_takes_nothing_that_is_held() {
    for office in Office::each(500_000).await {
        let account = office.add_account().await;
        office.withdraw(&account, "1500.00").await;
        let id = office.propose("-3500.01").await;
        let refused = office.ben.refused(Method::POST, "corrections/decide", &decide(&id, "APPROVE")).await;
        assert_eq!((refused.status, refused.at("/value/fields/amount")), (422, json!("not_enough_money")));
        let words = text(&refused.json(), "message");
        assert!(words.contains("no more than 3500.00") && words.contains("1500.00 are held"), "{words}");
        assert_eq!(office.anna.get("corrections").await["content"][0]["status"], "PROPOSED", "nothing of it is kept");

        let fits = office.propose("-3500.00").await;
        let posted = office.admin(&["corrections", "approve", &fits]).await;
        assert!(posted.contains("POSTED") && posted.contains("proposed by: anna"), "{posted}");
        assert_eq!(office.balance().await, "0.00", "{}", office.server.name);
        office.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_proposal_says_how_much_and_why_and_can_be_taken_back() {
    let office = Office::one(10_000).await;
    for (account, amount, reason, status) in [
        ("mira", "0.00", "nothing at all", 422),
        ("mira", "1.00", "four", 422),
        ("mira", "1.00", &"x".repeat(501), 422),
        ("mira", "1.00", "two\nlines", 422),
        ("mira", "90000000000000000.00", "far too much", 422),
        ("nobody", "1.00", "who is this", 404),
    ] {
        let body = json!({ "account": account, "amount": amount, "reason": reason });
        assert_eq!(office.anna.refused(Method::POST, "corrections", &body).await.status, status, "{body}");
    }
    let error = office.admin_refused(&["corrections", "propose", "mira", "--amount", "1.00", "--reason", "four"]).await;
    assert!(error.contains("5 to 500"), "{error}");
    let words = ["corrections", "propose", "mira", "--amount", "-5.00", "--reason", "typed the wrong way"];
    let proposed = office.admin(&words).await;
    let id = proposed.split_whitespace().next().expect("an id").to_owned();
    let own = office.admin_refused(&["corrections", "approve", &id]).await;
    assert!(own.contains("two persons"), "{own}");
    assert!(office.admin(&["corrections", "list"]).await.contains("typed the wrong way"));
    office.admin(&["corrections", "reject", &id]).await;
    let gone = office.ben.refused(Method::POST, "corrections/decide", &decide(&id, "APPROVE")).await;
    assert_eq!((gone.status, gone.at("/code")), (409, json!("state_changed")));
    assert_eq!(office.admin(&["corrections", "list"]).await, "");
    assert_eq!(office.balance().await, "100.00");
}

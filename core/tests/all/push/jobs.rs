//! The end of a job, told by the stream: it may come before the answer that names the job is read, or after it.

use super::*;
use crate::support::privacy::copy;
use crate::support::records::statement;
use crate::ways;
use lumora_core::event::{PrivacyEvent, StatementsEvent};

const STATEMENTS: &str = "/wps/member/statements";
const COPY: &str = "/wps/member/dataCopy";

fn member_on(address: &str) -> World {
    let mut world = live(member_at("/"));
    world.visit(address);
    settle_with(&mut world, ways::other);
    world
}

/// Answers what is asked for once, and then how far that is.
fn settle(world: &mut World, path: &'static str, first: &Value, then: &Value) {
    settle_with(world, move |call: &HttpCall| match (call.url == path, call.method) {
        (true, Method::Post) => Some(ok(first.clone())),
        (true, _) => Some(ok(then.clone())),
        _ => ways::other(call),
    });
}

/// Has the end of a job told before or after the answer that names it.
fn end(world: &mut World, (id, state, is_early): (&str, &str, bool), answer: impl Fn(&mut World)) {
    let told = json!({ "id": id, "kind": "any", "state": state, "done": 4, "total": 4 });
    let told = event("job", "c7", &told);
    if is_early {
        push_bytes(world, &told);
    }
    answer(world);
    if !is_early {
        push_bytes(world, &told);
        answer(world);
    }
}

const ORDERS: [(&str, bool); 4] = [("done", true), ("done", false), ("failed", true), ("failed", false)];

#[test]
fn a_statement_is_asked_for_once_more_when_its_job_has_ended() {
    for (state, is_early) in ORDERS {
        let mut world = member_on("/?mc=personalProfit");
        world.send(UiEvent::Statements(StatementsEvent::Toggle));
        settle_with(&mut world, ways::other);
        let ask = world.at(Slice::ProfitAndLoss, "/statement");
        world.send(serde_json::from_value(ask).expect("an event"));
        let ready = json!({ "list": [statement("s9", "READY")] });
        end(&mut world, ("job-s9", state, is_early), |world| {
            settle(world, STATEMENTS, &json!({ "list": [statement("s9", "PREPARING")] }), &ready);
        });
        let download = world.at(Slice::Statements, "/lines/0/download/statements/download");
        assert_eq!(download, "s9", "{state}, early: {is_early}");
    }
}

#[test]
fn a_copy_of_the_data_is_asked_for_once_more_when_its_job_has_ended() {
    for (state, is_early) in ORDERS {
        let mut world = member_on("/?mc=securityCenter");
        world.send(UiEvent::Privacy(PrivacyEvent::AskCopy));
        end(&mut world, ("copy1", state, is_early), |world| settle(world, COPY, &copy("preparing"), &copy("ready")));
        let said = world.at(Slice::Privacy, "/copy/state/key");
        assert_eq!(said, "copy-ready", "{state}, early: {is_early}");
    }
}

#[test]
fn an_end_is_answered_by_one_call_whatever_the_server_goes_on_to_say() {
    let mut world = member_on("/?mc=securityCenter");
    world.send(UiEvent::Privacy(PrivacyEvent::AskCopy));
    end(&mut world, ("copy1", "done", true), |world| settle(world, COPY, &copy("preparing"), &copy("preparing")));
    assert_eq!(world.at(Slice::Privacy, "/copy/preparing"), true);
    assert!(world.calls.is_empty(), "it is not asked without end");
}

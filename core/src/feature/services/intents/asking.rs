//! A call of this page whose answer does not come: the server is asked for its outcome by idempotency key until that is known.

use super::{ask_later, not_received, settle};
use crate::api::endpoint;
use crate::api::{Failure, Outcome, Request, decode, is_answer};
use crate::domain::idempotency::is_final_status;
use crate::event::{HttpReply, Transport};
use crate::feature::services::{call, wallet};
use crate::model::{Model, Step};
use crate::slot::CallStage;
use crate::wire::{CallState, OutcomeValue, code};

/// A call under an intent ended: gives the answer to the machine that asked, unless there is none yet.
pub(crate) fn on_sent(
    model: &mut Model,
    step: &mut Step,
    request: Request,
    outcome: Outcome,
) -> Option<(Request, Outcome)> {
    let path = request.endpoint().path;
    match &outcome {
        Ok(reply) if is_answer(&outcome) && is_final_status(reply.status) => settle(model, step, path),
        // Nothing was done, and the same may be tried again later.
        Ok(_) if is_answer(&outcome) => _ = not_received(model, step, path),
        _ => {
            ask_outcome(model, step, request);
            return None;
        }
    }
    Some((request, outcome))
}

fn ask_outcome(model: &mut Model, step: &mut Step, request: Request) {
    let key = model.intents.key(request.endpoint().path).cloned();
    let call_id = model.calls.proceed(request, CallStage::AskingOutcome);
    call::push_http(model, step, call_id, endpoint::OUTCOME, call::Sent { key, ..call::Sent::default() });
}

/// Asks for the outcomes that wait for their pause to end.
pub(super) fn ask_for_waiting(model: &mut Model, step: &mut Step) {
    while let Some(request) = model.calls.take_waiting() {
        ask_outcome(model, step, request);
    }
}

/// The server answered the question for the outcome of a call. Gives the reply that the call would have had, once it is known.
pub(crate) fn on_outcome_answered(
    model: &mut Model,
    step: &mut Step,
    request: Request,
    outcome: Outcome,
) -> Option<(Request, Outcome)> {
    let request_id = outcome.as_ref().ok().and_then(|reply| reply.request_id.clone());
    let value = match decode::<OutcomeValue>(outcome.clone()) {
        Ok(value) => value,
        Err(failure) if ends_session(&failure) => return Some((request, outcome)),
        Err(_) => return ask_outcome_later(model, step, request),
    };
    let path = request.endpoint().path;
    let reply = match (value.state, value.status, value.body) {
        (CallState::InProgress, ..) => return ask_outcome_later(model, step, request),
        (CallState::Unknown, ..) => {
            let may_send_again = not_received(model, step, path);
            return Some((request, Err(if may_send_again { Transport::NotReceived } else { Transport::Timeout })));
        }
        (CallState::Answered, Some(status), Some(body)) => HttpReply { status, retry_after: None, request_id, body },
        (CallState::Answered | CallState::Done, ..) => already_done(request_id),
    };
    settle(model, step, path);
    // Whatever the answer says, money may have come or gone since the wallet was last asked.
    wallet::refresh(model, step);
    Some((request, Ok(reply)))
}

/// Whether the session has ended, or allows nothing but a change of the password: the machine that made the call must hear that.
fn ends_session(failure: &Failure) -> bool {
    failure.session_ended() || failure.code == code::PASSWORD_CHANGE_REQUIRED
}

fn ask_outcome_later(model: &mut Model, step: &mut Step, request: Request) -> Option<(Request, Outcome)> {
    model.calls.proceed(request, CallStage::AwaitingOutcome);
    ask_later(model, step);
    None
}

/// What the server would answer to the call if it came again.
fn already_done(request_id: Option<String>) -> HttpReply {
    let body = ["{\"success\":false,\"code\":\"", code::ALREADY_DONE, "\"}"].concat();
    HttpReply { status: 409, retry_after: None, request_id, body }
}

//! The second factor of a login (section 4, "Login from a new IP"): a code by SMS or mail, one of an authenticator app, or the
//! payee's real name.
//!
//! It walks None -> Choosing -> Answering -> None, either with a session or back at the login form. An account with a single
//! factor skips the choice. A wrong answer may be corrected until the server ends the challenge; then the login begins anew.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::field::{Field, FormName};
use crate::domain::route::{Modal, Screen};
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::screens::login::{self, Origin};
use crate::feature::services::call;
use crate::feature::services::location;
use crate::feature::services::session;
use crate::feature::shared::code;
use crate::feature::shared::code::CodeWay;
use crate::feature::shared::forms::{self, Fields, Mark};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{FactorOption, FactorView, Problem, Text};
use crate::wire::{
    Factor as Offer, FactorKind, FactorRequest, FactorSendRequest, LoginValue, SecondFactorChallenge, code as codes,
};
use serde::{Deserialize, Serialize};

calls! {
    /// Answer the second factor.
    Answer => FACTOR: Post "/wps/session/factor" Public Sealed, single in session::LOGIN, on_answered(LoginValue);
}

/// Events of the second factor of a login (section 4, "Login from a new IP").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FactorEvent {
    /// Answer with this factor; a code is sent where one is needed.
    Choose(FactorKind),
    /// Choose another factor.
    Other,
    /// Send the code again; nothing while the countdown runs.
    SendCode,
    /// The answer was changed: its error goes away.
    Edited,
    /// Send the answer: the code, or the name.
    Submit(Secret),
    /// Back to the login form.
    Leave,
}

const FORM: FormName = FormName::Factor;

/// State of the second factor.
#[derive(Default)]
pub(crate) enum Factor {
    /// No factor is asked for.
    #[default]
    None,
    /// A factor is asked for.
    Pending(PendingFactor),
}

/// A second factor that is asked for.
pub(crate) struct PendingFactor {
    challenge: SecondFactorChallenge,
    origin: Origin,
    /// The factor to answer with; none while the visitor chooses.
    chosen: Option<FactorKind>,
    /// The factor whose code was asked for last, in this challenge: a code opens nothing but its own.
    sent: Option<FactorKind>,
    fields: Fields,
    problem: Option<Problem>,
}

/// The challenge that a refusal carries.
pub(crate) fn challenge_of(failure: &Failure) -> Option<SecondFactorChallenge> {
    let is_challenge = failure.code == codes::SECOND_FACTOR_REQUIRED;
    failure.value.second_factor.clone().filter(|challenge| is_challenge && !challenge.factors.is_empty())
}

/// Whether a factor is asked for.
pub(crate) fn is_asked(model: &Model) -> bool {
    matches!(*model.factor, Factor::Pending(_))
}

/// The password was right: a second factor is asked for.
pub(crate) fn begin(model: &mut Model, step: &mut Step, challenge: SecondFactorChallenge, origin: Origin) {
    let only = match challenge.factors.as_slice() {
        [factor] => Some(factor.kind),
        _ => None,
    };
    let pending =
        PendingFactor { challenge, origin, chosen: None, sent: None, fields: Fields::default(), problem: None };
    *model.factor = Factor::Pending(pending);
    crate::feature::services::location::open_login(model, step);
    if let Some(kind) = only {
        choose(model, step, kind);
    }
}

/// The factor is given up, or done with.
pub(crate) fn forget(model: &mut Model) {
    *model.factor = Factor::None;
}

/// The field that a factor is typed into.
fn field(kind: FactorKind) -> Field {
    match kind {
        FactorKind::Sms | FactorKind::Email | FactorKind::Totp => Field::VerificationCode,
        FactorKind::PayeeName => Field::PayeeName,
    }
}

fn is_sent(kind: FactorKind) -> bool {
    matches!(kind, FactorKind::Sms | FactorKind::Email)
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: FactorEvent) {
    let Factor::Pending(pending) = &mut *model.factor else { return };
    let busy = model.calls.busy(&Request::Answer.slot());
    match event {
        FactorEvent::Choose(kind) if pending.chosen.is_none() => choose(model, step, kind),
        FactorEvent::Choose(_) => {}
        FactorEvent::Other if !busy => pending.chosen = None,
        FactorEvent::SendCode => send_code(model, step),
        FactorEvent::Edited => pending.fields.clear_marks(),
        FactorEvent::Submit(answer) if !busy => submit(model, step, &answer),
        FactorEvent::Leave if !busy => forget(model),
        FactorEvent::Other | FactorEvent::Submit(_) | FactorEvent::Leave => {}
    }
}

fn choose(model: &mut Model, step: &mut Step, kind: FactorKind) {
    let Factor::Pending(pending) = &mut *model.factor else { return };
    if pending.challenge.factors.iter().all(|factor| factor.kind != kind) {
        return;
    }
    pending.chosen = Some(kind);
    pending.problem = None;
    pending.fields = Fields::default();
    send_code(model, step);
}

/// Sends the code of the chosen factor, unless one was sent a moment ago.
fn send_code(model: &mut Model, step: &mut Step) {
    let Factor::Pending(PendingFactor { chosen: Some(kind), sent, challenge, .. }) = &mut *model.factor else { return };
    if !is_sent(*kind) {
        return;
    }
    let body = FactorSendRequest { challenge_id: challenge.challenge_id.clone(), kind: *kind };
    let kind = *kind;
    if *sent != Some(kind) {
        code::forget(model, step, FORM);
    }
    if code::click(model, step, FORM) {
        if let Factor::Pending(pending) = &mut *model.factor {
            pending.sent = Some(kind);
        }
        code::send(model, step, FORM, CodeWay::Factor, &body);
    }
}

fn submit(model: &mut Model, step: &mut Step, answer: &Secret) {
    let Factor::Pending(pending) = &mut *model.factor else { return };
    let Some(kind) = pending.chosen else { return };
    let answer = answer.trimmed();
    pending.problem = None;
    if answer.is_empty() {
        pending.fields.set_mark(field(kind), Mark::Refused(forms::empty_text(field(kind))));
        return;
    }
    let challenge_id = pending.challenge.challenge_id.clone();
    let body = FactorRequest { challenge_id, kind, answer: answer.reveal().into() };
    call::send_with_body(model, step, Request::Answer, &body);
}

/// The answer was checked.
pub(crate) fn on_answered(model: &mut Model, step: &mut Step, answer: Result<LoginValue, Failure>) {
    let Factor::Pending(pending) = &mut *model.factor else { return };
    match answer {
        Ok(value) => {
            let origin = pending.origin.clone();
            forget(model);
            login::succeed(model, step, origin, value);
        }
        Err(failure) if failure.code == codes::FACTOR_EXPIRED => {
            forget(model);
            login::on_refused(model, step, &failure);
        }
        Err(failure) if is_about_answer(&failure) => {
            if let Some(kind) = pending.chosen {
                pending.fields.set_mark(field(kind), Mark::Refused(failure.problem().text));
            }
        }
        Err(failure) => pending.problem = Some(failure.problem()),
    }
}

fn is_about_answer(failure: &Failure) -> bool {
    [codes::WRONG_FACTOR, codes::INVALID_VERIFICATION_CODE, codes::CODE_EXPIRED].contains(&failure.code.as_str())
}

fn label(kind: FactorKind) -> &'static str {
    match kind {
        FactorKind::Sms => key::FACTOR_SMS,
        FactorKind::Email => key::FACTOR_EMAIL,
        FactorKind::Totp => key::FACTOR_TOTP,
        FactorKind::PayeeName => key::FACTOR_PAYEE_NAME,
    }
}

fn instruction(offer: &Offer) -> Text {
    match offer.kind {
        FactorKind::Sms => Text::of(key::FACTOR_SMS_TEXT).with("hint", offer.hint.as_str()),
        FactorKind::Email => Text::of(key::FACTOR_EMAIL_TEXT).with("hint", offer.hint.as_str()),
        FactorKind::Totp => Text::of(key::FACTOR_TOTP_TEXT),
        FactorKind::PayeeName => Text::of(key::FACTOR_PAYEE_NAME_TEXT),
    }
}

pub(crate) fn view(model: &Model) -> FactorView {
    let now = &model.now;
    let Factor::Pending(pending) = &*model.factor else { return FactorView::None };
    let offers = &pending.challenge.factors;
    let Some(offer) = offers.iter().find(|offer| pending.chosen == Some(offer.kind)) else {
        let option = |offer: &Offer| FactorOption {
            key: offer.kind,
            label: Text::of(label(offer.kind)),
            hint: offer.hint.clone(),
            choose: UiEvent::Factor(FactorEvent::Choose(offer.kind)),
        };
        return FactorView::Choosing { options: offers.iter().map(option).collect(), problem: pending.problem.clone() };
    };
    FactorView::Answering {
        factor: offer.kind,
        text: instruction(offer),
        field: forms::field_view(model, &pending.fields, field(offer.kind), true),
        get_code: is_sent(offer.kind).then(|| code::view(model, now, FORM)),
        problem: pending.problem.clone(),
        busy: model.calls.busy(&Request::Answer.slot()),
        can_choose: offers.len() > 1,
    }
}

pub(crate) fn react(model: &mut Model, _: &mut Step, event: &DomainEvent) {
    match event {
        // The login form closed.
        DomainEvent::Entered { previous }
            if location::is_closed(model, previous, Modal::Login)
                || (previous.screen == Screen::Login && model.location.route.screen != Screen::Login) =>
        {
            forget(model);
        }
        DomainEvent::LoggedOut => forget(model),
        _ => {}
    }
}

//! The captchas of the forms, one a form (sections 4, 5, 7 and 8).
//!
//! A form that the server asks for a captcha goes from Absent to Required, and fetches one; it counts once, so that each answer
//! that goes out needs another. The visitor chooses between a picture, a sound, and a sum that the browser does by itself.
//! Another one is fetched at most once a second: a request in between is carried out when the second is over.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::field::{FormName, PerForm};
use crate::domain::route::Query;
use crate::effect::{Effect, TimerId, WorkJob};
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::call;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{CaptchaOption, CaptchaView, Text};
use crate::wire::{CaptchaKind, CaptchaValue, CaptchaWork};
use serde::{Deserialize, Serialize};

calls! {
    /// A new captcha for a form.
    Captcha { form: FormName } => CAPTCHA: Get "/wps/captcha" Public Plain, latest[*form], on_captcha(CaptchaValue);
}

/// Events of the captcha of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CaptchaEvent {
    /// Fetch another captcha for this form; at most once a second.
    Refresh(FormName),
    /// Ask for another kind of captcha.
    Kind {
        /// The form of the captcha.
        form: FormName,
        /// The kind that is wanted.
        kind: CaptchaKind,
    },
    /// The answer in this form was changed: its error goes away.
    Edited(FormName),
}

/// Refresh at most once a second (section 5).
const PAUSE_MS: u32 = 1_000;
/// Longest answer that is taken; an honest one is far shorter.
const MAX_ANSWER_LENGTH: usize = 64;

/// The captcha of each form.
pub(crate) type Captchas = PerForm<Captcha>;

/// How far the captcha of a form has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Captcha {
    /// The server does not ask for a captcha.
    #[default]
    Absent,
    /// The server asks for this captcha.
    Required(Challenge),
}

/// A captcha that the server asks for.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Challenge {
    /// Counts the captchas of this form.
    count: u32,
    kind: CaptchaKind,
    /// Id of the captcha, for the call that answers it; empty until it is there.
    id: String,
    task: Task,
    /// Whether the second since the last fetch is not over.
    resting: bool,
    /// Whether another captcha is wanted when that second is over.
    wanted: bool,
    error: Option<Text>,
}

/// What is to be done to answer a captcha.
#[derive(Clone, Debug, Default, PartialEq)]
enum Task {
    /// The task is not known yet, or could not be had.
    #[default]
    Unknown,
    /// The visitor reads or hears what this `data:` address holds, and types it.
    Perceive(String),
    /// The browser does a sum.
    Work,
    /// The browser has done the sum: its answer.
    Solved(String),
}

/// What a form sends along to answer its captcha.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Answer {
    /// The answer; empty when no captcha is asked for.
    pub captcha: String,
    /// Id of the captcha that is answered.
    pub captcha_id: String,
}

/// The server asks for a captcha from now on: fetches one. `error` says what was wrong with the last answer.
pub(crate) fn require(model: &mut Model, step: &mut Step, form: FormName, error: Option<Text>) {
    let captcha = model.captcha.get_mut(form);
    if *captcha == Captcha::Absent {
        *captcha = Captcha::Required(Challenge { kind: first_kind(form), ..Challenge::default() });
    }
    if let Captcha::Required(challenge) = captcha {
        challenge.error = error;
    }
    fetch(model, step, form);
}

/// What a form asks first. Who signs up has done nothing wrong yet: the browser proves itself while the form is filled in, and
/// nothing is to be read or heard.
fn first_kind(form: FormName) -> CaptchaKind {
    if form == FormName::Register { CaptchaKind::Work } else { CaptchaKind::Image }
}

/// The form asks for no captcha any more.
pub(crate) fn forget(model: &mut Model, step: &mut Step, form: FormName) {
    *model.captcha.get_mut(form) = Captcha::Absent;
    let withdrawn = model.calls.cancel(&Request::Captcha { form }.slot());
    call::abort(step, withdrawn);
    step.stop_timer(TimerId::Captcha(form));
}

/// Whether the server asks for a captcha in this form.
pub(crate) fn is_asked(model: &Model, form: FormName) -> bool {
    *model.captcha.get(form) != Captcha::Absent
}

/// What to send along, and with that used up: fetch another with [`renew`] when the answer is there. Nothing when an answer is
/// missing, which the captcha then says.
pub(crate) fn take(model: &mut Model, form: FormName, typed: &Secret) -> Option<Answer> {
    let Captcha::Required(challenge) = model.captcha.get_mut(form) else { return Some(Answer::default()) };
    let captcha: String = match &challenge.task {
        Task::Solved(answer) => answer.clone(),
        Task::Unknown | Task::Work => String::new(),
        Task::Perceive(_) => typed.reveal().trim().chars().take(MAX_ANSWER_LENGTH).collect(),
    };
    if captcha.is_empty() {
        let working = challenge.kind == CaptchaKind::Work;
        challenge.error = Some(Text::of(if working { key::CAPTCHA_WORKING } else { key::FIELD_CAPTCHA_EMPTY }));
        return None;
    }
    let captcha_id = std::mem::take(&mut challenge.id);
    challenge.task = Task::Unknown;
    challenge.error = None;
    Some(Answer { captcha, captcha_id })
}

/// Says that an answer is missing, if one is, without using one up: the form can not be sent for another reason too.
pub(crate) fn check(model: &mut Model, form: FormName, typed: &Secret) {
    let Captcha::Required(challenge) = model.captcha.get_mut(form) else { return };
    if matches!(challenge.task, Task::Perceive(_)) && typed.trimmed().is_empty() {
        challenge.error = Some(Text::of(key::FIELD_CAPTCHA_EMPTY));
    }
}

/// The last captcha is used up: fetches another, if one is asked for at all.
pub(crate) fn renew(model: &mut Model, step: &mut Step, form: FormName) {
    if is_asked(model, form) {
        fetch(model, step, form);
    }
}

/// Fetches a captcha if there is none to answer: the form opened.
pub(crate) fn ensure(model: &mut Model, step: &mut Step, form: FormName) {
    let lacking = matches!(model.captcha.get(form), Captcha::Required(challenge) if challenge.task == Task::Unknown);
    if lacking && !model.calls.busy(&Request::Captcha { form }.slot()) {
        fetch(model, step, form);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: CaptchaEvent) {
    let (CaptchaEvent::Refresh(form) | CaptchaEvent::Edited(form) | CaptchaEvent::Kind { form, .. }) = event;
    let Captcha::Required(challenge) = model.captcha.get_mut(form) else { return };
    match event {
        CaptchaEvent::Edited(_) => challenge.error = None,
        CaptchaEvent::Refresh(_) if challenge.resting => {}
        CaptchaEvent::Kind { kind, .. } if challenge.kind == kind => {}
        CaptchaEvent::Refresh(_) => {
            challenge.error = None;
            fetch(model, step, form);
        }
        CaptchaEvent::Kind { kind, .. } => {
            challenge.kind = kind;
            challenge.error = None;
            challenge.task = Task::Unknown;
            fetch(model, step, form);
        }
    }
}

/// Fetches another captcha now, or when the second since the last one is over.
fn fetch(model: &mut Model, step: &mut Step, form: FormName) {
    let Captcha::Required(challenge) = model.captcha.get_mut(form) else { return };
    challenge.count = challenge.count.wrapping_add(1);
    challenge.id.clear();
    challenge.task = Task::Unknown;
    challenge.wanted = challenge.resting;
    if challenge.resting {
        return;
    }
    challenge.resting = true;
    let mut query = Query::default();
    query.push("kind", (challenge.kind != CaptchaKind::default()).then(|| challenge.kind.name()));
    step.start_timer(TimerId::Captcha(form), PAUSE_MS);
    call::send(model, step, Request::Captcha { form }, &query.text());
}

/// The second since the last fetch is over.
pub(crate) fn on_pause_over(model: &mut Model, step: &mut Step, form: FormName) {
    let Captcha::Required(challenge) = model.captcha.get_mut(form) else { return };
    challenge.resting = false;
    if std::mem::take(&mut challenge.wanted) {
        fetch(model, step, form);
    }
}

pub(crate) fn on_captcha(model: &mut Model, step: &mut Step, form: FormName, answer: Result<CaptchaValue, Failure>) {
    let Captcha::Required(challenge) = model.captcha.get_mut(form) else { return };
    let failed = match answer {
        // Another captcha was asked for meanwhile, maybe of another kind.
        Ok(_) if challenge.wanted => return,
        Ok(value) => match take_task(challenge, value) {
            Some(job) => {
                step.effects.extend(job.map(Effect::SolveWork));
                return;
            }
            None => Text::of(key::ERROR_GARBLED),
        },
        Err(failure) => failure.problem().text,
    };
    challenge.error = Some(failed);
}

/// Sets the task that came, and gives the job that the browser has to do for it; `None` when the reply holds no task of the kind.
fn take_task(challenge: &mut Challenge, value: CaptchaValue) -> Option<Option<WorkJob>> {
    let (task, job) = match (challenge.kind, value.work) {
        (CaptchaKind::Image, _) => (Task::Perceive(data("data:image/png;base64,", &value.image)?), None),
        (CaptchaKind::Audio, _) => (Task::Perceive(data("data:audio/wav;base64,", &value.audio)?), None),
        (CaptchaKind::Work, Some(CaptchaWork { salt, bits })) if bits <= 20 && !value.captcha_id.is_empty() => {
            (Task::Work, Some(WorkJob { captcha_id: value.captcha_id.clone(), salt, bits }))
        }
        (CaptchaKind::Work, _) => return None,
    };
    challenge.id = value.captcha_id;
    challenge.task = task;
    Some(job)
}

/// The browser has done the sum of a captcha. That of an earlier captcha is ignored.
pub(crate) fn on_work(model: &mut Model, captcha_id: &str, answer: Option<String>) {
    for form in FormName::ALL {
        let Captcha::Required(challenge) = model.captcha.get_mut(form) else { continue };
        if challenge.task != Task::Work || challenge.id != captcha_id {
            continue;
        }
        match &answer {
            Some(answer) => {
                challenge.task = Task::Solved(answer.clone());
                challenge.error = None;
            }
            None => {
                challenge.task = Task::Unknown;
                challenge.error = Some(Text::of(key::CAPTCHA_WORK_FAILED));
            }
        }
    }
}

fn data(prefix: &str, base64: &str) -> Option<String> {
    let is_base64 = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'=');
    (!base64.is_empty() && base64.bytes().all(is_base64)).then(|| [prefix, base64].concat())
}

/// What a form shows of its captcha.
pub(crate) fn view(model: &Model, form: FormName) -> Option<CaptchaView> {
    let Captcha::Required(challenge) = model.captcha.get(form) else { return None };
    let perceived = |kind| match &challenge.task {
        Task::Perceive(data) if challenge.kind == kind => data.clone(),
        _ => String::new(),
    };
    let loading =
        challenge.wanted || challenge.task == Task::Work || model.calls.busy(&Request::Captcha { form }.slot());
    let can_refresh = !challenge.resting && !loading;
    Some(CaptchaView {
        key: challenge.count,
        kind: challenge.kind,
        kinds: [
            (CaptchaKind::Image, key::CAPTCHA_IMAGE),
            (CaptchaKind::Audio, key::CAPTCHA_AUDIO),
            (CaptchaKind::Work, key::CAPTCHA_WORK),
        ]
        .into_iter()
        .map(|(kind, label)| CaptchaOption {
            key: kind,
            label: Text::of(label),
            selected: kind == challenge.kind,
            select: UiEvent::Captcha(CaptchaEvent::Kind { form, kind }),
        })
        .collect(),
        image: perceived(CaptchaKind::Image),
        audio: perceived(CaptchaKind::Audio),
        can_refresh,
        loading,
        solved: matches!(challenge.task, Task::Solved(_)),
        refresh: can_refresh.then_some(UiEvent::Captcha(CaptchaEvent::Refresh(form))),
        error: challenge.error.clone(),
    })
}

pub(crate) fn react(model: &mut Model, _: &mut Step, event: &DomainEvent) {
    if let DomainEvent::WorkSolved { captcha_id, answer } = event {
        on_work(model, captcha_id, answer.clone());
    }
}

//! Letters to the operator: a draft that survives until it arrives, checked by the rules that the server repeats.

use super::Request;
use crate::api::Failure;
use crate::domain::letter::{Fault, Letter, LetterField, length};
use crate::event::{LetterFieldName, LetterName, SupportEvent, UiEvent};
use crate::feature::services::{call, support};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{LetterFieldView, LetterOption, LetterView, Problem, Text};
use crate::wire::{ApplicationRequest, FeedbackRequest, FeedbackValue};

/// What is kept of a field; far beyond what any operator takes.
const LONGEST: usize = 20_000;

/// A letter that is being written.
#[derive(Default)]
pub(super) struct Draft {
    values: [String; LetterField::ALL.len()],
    faults: Vec<(LetterField, Fault)>,
    problem: Option<Problem>,
    sent: Option<String>,
}

impl Draft {
    fn value(&self, field: LetterField) -> &str {
        self.values.get(field as usize).map(String::as_str).unwrap_or_default()
    }

    fn trimmed(&self, field: LetterField) -> String {
        self.value(field).trim().to_owned()
    }
}

impl LetterFieldName {
    pub(super) fn field(self) -> LetterField {
        match self {
            LetterFieldName::QuestionType => LetterField::QuestionType,
            LetterFieldName::Name => LetterField::Name,
            LetterFieldName::Contact => LetterField::Contact,
            LetterFieldName::Channel => LetterField::Channel,
            LetterFieldName::Content => LetterField::Content,
        }
    }

    fn of(field: LetterField) -> LetterFieldName {
        match field {
            LetterField::QuestionType => LetterFieldName::QuestionType,
            LetterField::Name => LetterFieldName::Name,
            LetterField::Contact => LetterFieldName::Contact,
            LetterField::Channel => LetterFieldName::Channel,
            LetterField::Content => LetterFieldName::Content,
        }
    }
}

pub(super) fn typed(model: &mut Model, letter: Letter, field: LetterField, value: String) {
    let draft = model.help.draft_mut(letter);
    if let Some(kept) = draft.values.get_mut(field as usize) {
        *kept = if value.chars().nth(LONGEST).is_some() { value.chars().take(LONGEST).collect() } else { value };
    }
    draft.faults.retain(|(faulty, _)| *faulty != field);
    draft.problem = None;
}

pub(super) fn again(model: &mut Model, letter: Letter) {
    let draft = model.help.draft_mut(letter);
    if draft.sent.is_some() {
        *draft = Draft::default();
    }
}

/// Another visitor: nothing of the previous one's letters stays.
pub(crate) fn forget(model: &mut Model) {
    model.help.feedback = Draft::default();
    model.help.application = Draft::default();
}

/// What is wrong with the letter, in the order of its fields.
fn faults(model: &Model, letter: Letter) -> Vec<(LetterField, Fault)> {
    let draft = model.help.draft(letter);
    let bounds = model.help.bounds();
    let fault = |field: &LetterField| letter.fault(*field, draft.value(*field), bounds).map(|fault| (*field, fault));
    letter.fields().iter().filter_map(fault).collect()
}

pub(super) fn send(model: &mut Model, step: &mut Step, letter: Letter) {
    let draft = model.help.draft(letter);
    if draft.sent.is_some()
        || model.help.content.ready().is_none()
        || model.calls.busy(&Request::Letter { letter }.slot())
    {
        return;
    }
    let faults = faults(model, letter);
    if !faults.is_empty() {
        model.help.draft_mut(letter).faults = faults;
        return;
    }
    let draft = model.help.draft(letter);
    match letter {
        Letter::Feedback => {
            let body = FeedbackRequest {
                question_type: draft.trimmed(LetterField::QuestionType),
                content: draft.trimmed(LetterField::Content),
                contact: draft.trimmed(LetterField::Contact),
            };
            call::send_with_body(model, step, Request::Letter { letter }, &body);
        }
        Letter::Application => {
            let body = ApplicationRequest {
                name: draft.trimmed(LetterField::Name),
                contact: draft.trimmed(LetterField::Contact),
                channel: draft.trimmed(LetterField::Channel),
                content: draft.trimmed(LetterField::Content),
            };
            call::send_with_body(model, step, Request::Letter { letter }, &body);
        }
    }
    model.help.draft_mut(letter).problem = None;
}

/// The server answered: a refused letter keeps what was written, and shows what the server found wrong.
pub(crate) fn on_sent(model: &mut Model, step: &mut Step, letter: Letter, answer: Result<FeedbackValue, Failure>) {
    if let Ok(FeedbackValue { visitor_token: Some(token), .. }) = &answer {
        support::keep_visitor(model, step, Secret::new(token.reveal()));
    }
    let bounds = model.help.bounds();
    let draft = model.help.draft_mut(letter);
    match answer {
        Ok(value) => *draft = Draft { sent: Some(value.reference), ..Draft::default() },
        Err(failure) => {
            let fault = |field: &LetterField| {
                let code = failure.value.fields.get(field.name())?;
                let known = [Fault::Missing, Fault::Length(Letter::bounds(*field, bounds)), Fault::Unknown];
                known.into_iter().find(|fault| fault.code() == code).map(|fault| (*field, fault))
            };
            draft.faults = letter.fields().iter().filter_map(fault).collect();
            draft.problem = draft.faults.is_empty().then(|| failure.problem());
        }
    }
}

fn label(letter: Letter, field: LetterField) -> Text {
    Text::of(match (letter, field) {
        (_, LetterField::QuestionType) => key::LETTER_QUESTION_TYPE,
        (_, LetterField::Name) => key::LETTER_NAME,
        (Letter::Feedback, LetterField::Contact) => key::LETTER_CONTACT_OPTIONAL,
        (Letter::Application, LetterField::Contact) => key::LETTER_CONTACT,
        (_, LetterField::Channel) => key::LETTER_CHANNEL,
        (Letter::Feedback, LetterField::Content) => key::LETTER_CONTENT,
        (Letter::Application, LetterField::Content) => key::LETTER_PLAN,
    })
}

fn error(fault: Fault) -> Text {
    match fault {
        Fault::Missing => Text::of(key::LETTER_MISSING),
        Fault::Length(bounds) => Text::of(key::LETTER_LENGTH).with("min", bounds.min).with("max", bounds.max),
        Fault::Unknown => Text::of(key::LETTER_UNKNOWN),
    }
}

/// What feedback may be about, as choices.
fn options(model: &Model, chosen: &str) -> Vec<LetterOption> {
    let types = model.help.content.ready().map(|value| value.question_types.as_slice()).unwrap_or_default();
    let option = |it: &crate::wire::QuestionType| LetterOption {
        key: it.code.clone(),
        label: it.title.clone(),
        selected: it.code == chosen,
    };
    types.iter().map(option).collect()
}

pub(super) fn view(model: &Model, letter: Letter) -> LetterView {
    let draft = model.help.draft(letter);
    let bounds = model.help.bounds();
    let field = |field: &LetterField| {
        let value = draft.value(*field);
        let long = *field == LetterField::Content;
        let count = || {
            let text = Text::of(key::LETTER_BOUNDS).with("min", bounds.min).with("max", bounds.max);
            text.with("count", length(value))
        };
        LetterFieldView {
            field: LetterFieldName::of(*field),
            label: label(letter, *field),
            value: value.to_owned(),
            required: letter.requires(*field),
            error: draft.faults.iter().find(|(faulty, _)| faulty == field).map(|(_, fault)| error(*fault)),
            hint: long.then(count),
            options: if *field == LetterField::QuestionType { options(model, value) } else { Vec::new() },
            long,
        }
    };
    LetterView {
        name: match letter {
            Letter::Feedback => LetterName::Feedback,
            Letter::Application => LetterName::Application,
        },
        fields: letter.fields().iter().map(field).collect(),
        sending: model.calls.busy(&Request::Letter { letter }.slot()),
        problem: draft.problem.clone(),
        sent: draft.sent.clone(),
        chat: (letter == Letter::Feedback && draft.sent.is_some()).then_some(UiEvent::Support(SupportEvent::Chat)),
    }
}

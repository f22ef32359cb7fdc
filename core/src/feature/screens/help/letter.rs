//! Letters to the operator: a draft that survives until it arrives, checked by the rules that the server repeats.

use super::Request;
use crate::api::Failure;
use crate::domain::letter::{Fault, Letter, Part, length};
use crate::event::{LetterName, PartName};
use crate::feature::services::call;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{LetterOption, LetterPart, LetterView, Problem, Text};
use crate::wire::{ApplicationRequest, FeedbackRequest, LetterValue};

/// What is kept of a field; far beyond what any operator takes.
const LONGEST: usize = 20_000;

/// A letter that is being written.
#[derive(Default)]
pub(super) struct Draft {
    values: [String; Part::ALL.len()],
    faults: Vec<(Part, Fault)>,
    problem: Option<Problem>,
    sent: Option<String>,
}

impl Draft {
    fn value(&self, part: Part) -> &str {
        self.values.get(part as usize).map(String::as_str).unwrap_or_default()
    }

    fn trimmed(&self, part: Part) -> String {
        self.value(part).trim().to_owned()
    }
}

impl PartName {
    pub(super) fn part(self) -> Part {
        match self {
            PartName::QuestionType => Part::QuestionType,
            PartName::Name => Part::Name,
            PartName::Contact => Part::Contact,
            PartName::Channel => Part::Channel,
            PartName::Content => Part::Content,
        }
    }

    fn of(part: Part) -> PartName {
        match part {
            Part::QuestionType => PartName::QuestionType,
            Part::Name => PartName::Name,
            Part::Contact => PartName::Contact,
            Part::Channel => PartName::Channel,
            Part::Content => PartName::Content,
        }
    }
}

pub(super) fn typed(model: &mut Model, letter: Letter, part: Part, value: String) {
    let draft = model.help.draft_mut(letter);
    if let Some(kept) = draft.values.get_mut(part as usize) {
        *kept = if value.chars().nth(LONGEST).is_some() { value.chars().take(LONGEST).collect() } else { value };
    }
    draft.faults.retain(|(faulty, _)| *faulty != part);
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
fn faults(model: &Model, letter: Letter) -> Vec<(Part, Fault)> {
    let draft = model.help.draft(letter);
    let bounds = model.help.bounds();
    let fault = |part: &Part| letter.fault(*part, draft.value(*part), bounds).map(|fault| (*part, fault));
    letter.parts().iter().filter_map(fault).collect()
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
                question_type: draft.trimmed(Part::QuestionType),
                content: draft.trimmed(Part::Content),
                contact: draft.trimmed(Part::Contact),
            };
            call::send_with_body(model, step, Request::Letter { letter }, &body);
        }
        Letter::Application => {
            let body = ApplicationRequest {
                name: draft.trimmed(Part::Name),
                contact: draft.trimmed(Part::Contact),
                channel: draft.trimmed(Part::Channel),
                content: draft.trimmed(Part::Content),
            };
            call::send_with_body(model, step, Request::Letter { letter }, &body);
        }
    }
    model.help.draft_mut(letter).problem = None;
}

/// The server answered: a refused letter keeps what was written, and shows what the server found wrong.
pub(crate) fn on_sent(model: &mut Model, _: &mut Step, letter: Letter, answer: Result<LetterValue, Failure>) {
    let bounds = model.help.bounds();
    let draft = model.help.draft_mut(letter);
    match answer {
        Ok(value) => *draft = Draft { sent: Some(value.reference), ..Draft::default() },
        Err(failure) => {
            let fault = |part: &Part| {
                let code = failure.value.fields.get(part.name())?;
                let known = [Fault::Missing, Fault::Length(Letter::bounds(*part, bounds)), Fault::Unknown];
                known.into_iter().find(|fault| fault.code() == code).map(|fault| (*part, fault))
            };
            draft.faults = letter.parts().iter().filter_map(fault).collect();
            draft.problem = draft.faults.is_empty().then(|| failure.problem());
        }
    }
}

fn label(letter: Letter, part: Part) -> Text {
    Text::of(match (letter, part) {
        (_, Part::QuestionType) => key::LETTER_QUESTION_TYPE,
        (_, Part::Name) => key::LETTER_NAME,
        (Letter::Feedback, Part::Contact) => key::LETTER_CONTACT_OPTIONAL,
        (Letter::Application, Part::Contact) => key::LETTER_CONTACT,
        (_, Part::Channel) => key::LETTER_CHANNEL,
        (Letter::Feedback, Part::Content) => key::LETTER_CONTENT,
        (Letter::Application, Part::Content) => key::LETTER_PLAN,
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
    let part = |part: &Part| {
        let value = draft.value(*part);
        let long = *part == Part::Content;
        let count = || Text::of(key::LETTER_COUNT).with("count", length(value)).with("max", bounds.max);
        LetterPart {
            part: PartName::of(*part),
            label: label(letter, *part),
            value: value.to_owned(),
            required: letter.requires(*part),
            error: draft.faults.iter().find(|(faulty, _)| faulty == part).map(|(_, fault)| error(*fault)),
            hint: long.then(count),
            options: if *part == Part::QuestionType { options(model, value) } else { Vec::new() },
            long,
        }
    };
    LetterView {
        name: match letter {
            Letter::Feedback => LetterName::Feedback,
            Letter::Application => LetterName::Application,
        },
        parts: letter.parts().iter().map(part).collect(),
        sending: model.calls.busy(&Request::Letter { letter }.slot()),
        problem: draft.problem.clone(),
        sent: draft.sent.clone(),
    }
}

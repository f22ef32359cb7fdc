//! Forms to the operator: a draft that survives until it arrives, checked by the rules that the server repeats.

use super::Request;
use crate::api::Failure;
use crate::domain::contact_form::{ContactForm, ContactFormField, Fault, length};
use crate::event::{ContactFormFieldName, ContactFormName, SupportEvent, UiEvent};
use crate::feature::services::{call, support};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{ContactFormFieldView, ContactFormOption, ContactFormView, Problem, Text};
use crate::wire::{ApplicationRequest, FeedbackRequest, FeedbackValue};

/// How many characters of a field are kept; far beyond what any operator takes.
const MAX_LENGTH: usize = 20_000;

/// A form that is being written.
#[derive(Default)]
pub(super) struct Draft {
    values: [String; ContactFormField::ALL.len()],
    faults: Vec<(ContactFormField, Fault)>,
    problem: Option<Problem>,
    sent: Option<String>,
}

impl Draft {
    fn value(&self, field: ContactFormField) -> &str {
        self.values.get(field as usize).map(String::as_str).unwrap_or_default()
    }

    fn trimmed(&self, field: ContactFormField) -> String {
        self.value(field).trim().to_owned()
    }
}

impl ContactFormFieldName {
    pub(super) fn field(self) -> ContactFormField {
        match self {
            ContactFormFieldName::QuestionType => ContactFormField::QuestionType,
            ContactFormFieldName::Name => ContactFormField::Name,
            ContactFormFieldName::Contact => ContactFormField::Contact,
            ContactFormFieldName::Channel => ContactFormField::Channel,
            ContactFormFieldName::Content => ContactFormField::Content,
        }
    }

    fn of(field: ContactFormField) -> ContactFormFieldName {
        match field {
            ContactFormField::QuestionType => ContactFormFieldName::QuestionType,
            ContactFormField::Name => ContactFormFieldName::Name,
            ContactFormField::Contact => ContactFormFieldName::Contact,
            ContactFormField::Channel => ContactFormFieldName::Channel,
            ContactFormField::Content => ContactFormFieldName::Content,
        }
    }
}

pub(super) fn typed(model: &mut Model, form: ContactForm, field: ContactFormField, value: String) {
    let draft = model.help.draft_mut(form);
    if let Some(stored) = draft.values.get_mut(field as usize) {
        *stored =
            if value.chars().nth(MAX_LENGTH).is_some() { value.chars().take(MAX_LENGTH).collect() } else { value };
    }
    draft.faults.retain(|(faulty, _)| *faulty != field);
    draft.problem = None;
}

pub(super) fn begin_again(model: &mut Model, form: ContactForm) {
    let draft = model.help.draft_mut(form);
    if draft.sent.is_some() {
        *draft = Draft::default();
    }
}

/// Another visitor: nothing of the previous one's forms stays.
pub(crate) fn forget(model: &mut Model) {
    model.help.feedback = Draft::default();
    model.help.application = Draft::default();
}

/// What is wrong with the form, in the order of its fields.
fn faults(model: &Model, form: ContactForm) -> Vec<(ContactFormField, Fault)> {
    let draft = model.help.draft(form);
    let bounds = model.help.bounds();
    let fault = |field: &ContactFormField| form.fault(*field, draft.value(*field), bounds).map(|fault| (*field, fault));
    form.fields().iter().filter_map(fault).collect()
}

pub(super) fn send(model: &mut Model, step: &mut Step, form: ContactForm) {
    let draft = model.help.draft(form);
    if draft.sent.is_some()
        || model.help.content.ready().is_none()
        || model.calls.busy(&Request::ContactForm { form }.slot())
    {
        return;
    }
    let faults = faults(model, form);
    if !faults.is_empty() {
        model.help.draft_mut(form).faults = faults;
        return;
    }
    let draft = model.help.draft(form);
    match form {
        ContactForm::Feedback => {
            let body = FeedbackRequest {
                question_type: draft.trimmed(ContactFormField::QuestionType),
                content: draft.trimmed(ContactFormField::Content),
                contact: draft.trimmed(ContactFormField::Contact),
            };
            call::send_with_body(model, step, Request::ContactForm { form }, &body);
        }
        ContactForm::Application => {
            let body = ApplicationRequest {
                name: draft.trimmed(ContactFormField::Name),
                contact: draft.trimmed(ContactFormField::Contact),
                channel: draft.trimmed(ContactFormField::Channel),
                content: draft.trimmed(ContactFormField::Content),
            };
            call::send_with_body(model, step, Request::ContactForm { form }, &body);
        }
    }
    model.help.draft_mut(form).problem = None;
}

/// The server answered: a refused form keeps what was written, and shows what the server found wrong.
pub(crate) fn on_sent(model: &mut Model, step: &mut Step, form: ContactForm, answer: Result<FeedbackValue, Failure>) {
    if let Ok(FeedbackValue { visitor_token: Some(token), .. }) = &answer {
        support::keep_visitor(model, step, Secret::new(token.reveal()));
    }
    let bounds = model.help.bounds();
    let draft = model.help.draft_mut(form);
    match answer {
        Ok(value) => *draft = Draft { sent: Some(value.reference), ..Draft::default() },
        Err(failure) => {
            let fault = |field: &ContactFormField| {
                let code = failure.value.fields.get(field.name())?;
                let candidates = [Fault::Missing, Fault::Length(ContactForm::bounds(*field, bounds)), Fault::Unknown];
                candidates.into_iter().find(|fault| fault.code() == code).map(|fault| (*field, fault))
            };
            draft.faults = form.fields().iter().filter_map(fault).collect();
            draft.problem = draft.faults.is_empty().then(|| failure.problem());
        }
    }
}

fn label(form: ContactForm, field: ContactFormField) -> Text {
    Text::of(match (form, field) {
        (_, ContactFormField::QuestionType) => key::CONTACT_FORM_QUESTION_TYPE,
        (_, ContactFormField::Name) => key::CONTACT_FORM_NAME,
        (ContactForm::Feedback, ContactFormField::Contact) => key::CONTACT_FORM_CONTACT_OPTIONAL,
        (ContactForm::Application, ContactFormField::Contact) => key::CONTACT_FORM_CONTACT,
        (_, ContactFormField::Channel) => key::CONTACT_FORM_CHANNEL,
        (ContactForm::Feedback, ContactFormField::Content) => key::CONTACT_FORM_CONTENT,
        (ContactForm::Application, ContactFormField::Content) => key::CONTACT_FORM_PLAN,
    })
}

fn error(fault: Fault) -> Text {
    match fault {
        Fault::Missing => Text::of(key::CONTACT_FORM_MISSING),
        Fault::Length(bounds) => Text::of(key::CONTACT_FORM_LENGTH).with("min", bounds.min).with("max", bounds.max),
        Fault::Unknown => Text::of(key::CONTACT_FORM_UNKNOWN),
    }
}

/// What feedback may be about, as choices.
fn options(model: &Model, chosen: &str) -> Vec<ContactFormOption> {
    let types = model.help.content.ready().map(|value| value.question_types.as_slice()).unwrap_or_default();
    let option = |it: &crate::wire::QuestionType| ContactFormOption {
        key: it.code.clone(),
        label: it.title.clone(),
        selected: it.code == chosen,
    };
    types.iter().map(option).collect()
}

pub(super) fn view(model: &Model, form: ContactForm) -> ContactFormView {
    let draft = model.help.draft(form);
    let bounds = model.help.bounds();
    let field = |field: &ContactFormField| {
        let value = draft.value(*field);
        let long = *field == ContactFormField::Content;
        let count = || {
            let text = Text::of(key::CONTACT_FORM_BOUNDS).with("min", bounds.min).with("max", bounds.max);
            text.with("count", length(value))
        };
        ContactFormFieldView {
            field: ContactFormFieldName::of(*field),
            label: label(form, *field),
            value: value.to_owned(),
            required: form.requires(*field),
            error: draft.faults.iter().find(|(faulty, _)| faulty == field).map(|(_, fault)| error(*fault)),
            hint: long.then(count),
            options: if *field == ContactFormField::QuestionType { options(model, value) } else { Vec::new() },
            long,
        }
    };
    ContactFormView {
        name: match form {
            ContactForm::Feedback => ContactFormName::Feedback,
            ContactForm::Application => ContactFormName::Application,
        },
        fields: form.fields().iter().map(field).collect(),
        sending: model.calls.busy(&Request::ContactForm { form }.slot()),
        problem: draft.problem.clone(),
        sent: draft.sent.clone(),
        chat: (form == ContactForm::Feedback && draft.sent.is_some()).then_some(UiEvent::Support(SupportEvent::Chat)),
    }
}

//! The details that the member states: name, date of birth, country.

use super::{IdentityField, Request, is_editable, is_idle};
use crate::api::Failure;
use crate::domain::field::Field;
use crate::domain::rules::FieldVerdict;
use crate::feature::services::call;
use crate::feature::shared::rules;
use crate::model::{Model, Step};
use crate::text::{self, key};
use crate::view::{IdentityForm, Text};
use crate::wire::{IdentityDetailsRequest, code};

/// Longest text that is kept while it is typed, in characters.
const MAX_TYPED_LENGTH: usize = 200;

/// The form of the details that is open.
#[derive(Default)]
pub(super) struct Form {
    name: String,
    birth_date: String,
    country: String,
    errors: Vec<(IdentityField, Text)>,
    refusals: u32,
    focus: Option<IdentityField>,
}

impl Form {
    fn error(&self, field: IdentityField) -> Option<Text> {
        self.errors.iter().find(|(other, _)| *other == field).map(|(_, text)| text.clone())
    }

    /// Replaces the errors of the inputs and focuses the first wrong one; says whether there is none.
    fn set_errors(&mut self, errors: Vec<(IdentityField, Text)>) -> bool {
        self.errors = errors;
        self.focus = self.errors.first().map(|(field, _)| *field);
        if self.focus.is_some() {
            self.refusals = self.refusals.wrapping_add(1);
        }
        self.errors.is_empty()
    }
}

/// Opens the form of the details. What was stated before is shown hidden, so that it is typed anew.
pub(super) fn open(model: &mut Model, step: &mut Step) {
    if is_editable(model) && is_idle(model) {
        model.identity_check.problem = None;
        model.identity_check.form = Some(Form::default());
        rules::load(model, step);
    }
}

pub(super) fn typed(model: &mut Model, field: IdentityField, value: &str) {
    let Some(form) = &mut model.identity_check.form else { return };
    let value = value.chars().filter(|c| !c.is_control()).take(MAX_TYPED_LENGTH).collect();
    match field {
        IdentityField::Name => form.name = value,
        IdentityField::BirthDate => form.birth_date = value,
        IdentityField::Country => form.country = value,
    }
    form.errors.retain(|(other, _)| *other != field);
}

pub(super) fn save(model: &mut Model, step: &mut Step) {
    let Some(form) = &model.identity_check.form else { return };
    let body = IdentityDetailsRequest {
        name: form.name.trim().to_owned(),
        birth_date: form.birth_date.trim().to_owned(),
        country: form.country.clone(),
    };
    if !is_idle(model) {
        return;
    }
    let errors = errors(model, &body);
    if model.identity_check.form.as_mut().is_some_and(|form| form.set_errors(errors)) {
        model.identity_check.problem = None;
        call::send_with_body(model, step, Request::Details, &body);
    }
}

/// What is wrong with what was typed, in the order of the inputs. Whether a date is one, and old enough, is the server's to say.
fn errors(model: &Model, body: &IdentityDetailsRequest) -> Vec<(IdentityField, Text)> {
    let mut errors = Vec::new();
    if body.name.is_empty() {
        errors.push((IdentityField::Name, Text::of(key::PAYEE_NAME_EMPTY)));
    } else if let FieldVerdict::Refused(_) = rules::check(model, Field::PayeeName, &body.name, true) {
        errors.push((IdentityField::Name, rules::message(model, Field::PayeeName)));
    }
    if body.birth_date.is_empty() {
        errors.push((IdentityField::BirthDate, Text::of(text::field::empty(Field::Birthday))));
    }
    if body.country.is_empty() {
        errors.push((IdentityField::Country, Text::of(key::IDENTITY_COUNTRY_EMPTY)));
    }
    errors
}

/// What the server refused: each input that it names. Says whether it named any.
pub(super) fn refuse(model: &mut Model, failure: &Failure) -> bool {
    let named =
        [("name", IdentityField::Name), ("birthDate", IdentityField::BirthDate), ("country", IdentityField::Country)];
    let error = |(name, field): (&str, IdentityField)| {
        failure.value.fields.get(name).map(|code| (field, refusal_text(model, field, code)))
    };
    let errors: Vec<(IdentityField, Text)> = named.into_iter().filter_map(error).collect();
    let Some(form) = &mut model.identity_check.form else { return false };
    !form.set_errors(errors)
}

fn refusal_text(model: &Model, field: IdentityField, refusal: &str) -> Text {
    match (field, refusal) {
        (_, "too_young") => Text::of(key::ERROR_TOO_YOUNG),
        (_, "too_long") => Text::of(key::ERROR_TOO_LONG),
        (IdentityField::Name, code::rule::EMPTY) => Text::of(key::PAYEE_NAME_EMPTY),
        (IdentityField::Name, _) => rules::message(model, Field::PayeeName),
        (IdentityField::BirthDate, _) => Text::of(key::RULE_DATE),
        (IdentityField::Country, _) => Text::of(key::IDENTITY_COUNTRY_EMPTY),
    }
}

/// Countries to choose from: those of the operator, each once.
fn countries(model: &Model) -> Vec<String> {
    let mut codes: Vec<String> = Vec::new();
    for country in rules::settings(model).map(|settings| settings.countries.as_slice()).unwrap_or_default() {
        if !codes.contains(&country.country_code) {
            codes.push(country.country_code.clone());
        }
    }
    codes
}

pub(super) fn view(model: &Model) -> Option<IdentityForm> {
    let form = model.identity_check.form.as_ref()?;
    Some(IdentityForm {
        name: form.name.clone(),
        name_error: form.error(IdentityField::Name),
        birth_date: form.birth_date.clone(),
        birth_date_error: form.error(IdentityField::BirthDate),
        country: form.country.clone(),
        countries: countries(model),
        country_error: form.error(IdentityField::Country),
        refusals: form.refusals,
        focus: form.focus,
    })
}

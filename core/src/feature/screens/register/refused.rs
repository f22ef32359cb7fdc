//! The end of a registration: a session, or a refusal whose words stand at the fields that it is about.

use super::{FORM, Register, Stage, affiliate, focus};
use crate::api::{Failure, FailureKind};
use crate::domain::field::Field;
use crate::effect::TimerId;
use crate::feature::services::{resume, session};
use crate::feature::shared::forms::{self, Mark};
use crate::feature::shared::pause::Pause;
use crate::feature::shared::{captcha, rules};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::Text;
use crate::wire::{LoginValue, code};

/// What the consent is called among the fields of a refusal.
const CONSENT: &str = "ageAndTerms";

/// The server answered the registration.
pub(crate) fn on_registered(
    model: &mut Model,
    step: &mut Step,
    _: bool,
    username: String,
    answer: Result<LoginValue, Failure>,
) {
    match answer {
        Ok(value) => {
            let cleared = model.register.cleared.wrapping_add(1);
            *model.register = Register { cleared, ..Register::default() };
            step.stop_timer(TimerId::RegisterWait);
            captcha::forget(model, step, FORM);
            resume::offer_limits_first(model);
            session::begin(model, step, value, &username);
        }
        Err(failure) => {
            model.register.stage = Stage::Editing;
            refuse(model, step, &failure);
        }
    }
}

/// The field that a code is about.
fn field_of(code: &str) -> Option<Field> {
    Some(match code {
        code::USERNAME_TAKEN => Field::Username,
        code::INVALID_RECOMMENDER => Field::RecommenderId,
        code::INVALID_PHONE_NUMBER | code::MISSING_PHONE_NUMBER => Field::MobileNum,
        code::INVALID_VERIFICATION_CODE | code::MISSING_VERIFICATION_CODE | code::CODE_EXPIRED => {
            Field::VerificationCode
        }
        _ => return None,
    })
}

/// Says what was refused, where it belongs; a captcha that went along is used up.
pub(super) fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    model.register.stage = Stage::Editing;
    let about_captcha = matches!(failure.code.as_str(), code::CAPTCHA_REQUIRED | code::CAPTCHA_FAILED);
    if about_captcha || failure.value.captcha {
        let words = about_captcha.then(|| failure.problem().text);
        captcha::require(model, step, FORM, words);
    } else {
        captcha::renew(model, step, FORM);
    }
    if about_captcha {
        return focus(model, Some(Field::Captcha));
    }
    if failure.code == code::INVALID_AFFILIATE {
        return affiliate::refuse(model, step, key::ERROR_INVALID_AFFILIATE);
    }
    if failure.code == code::REGISTRATION_LINK_ENDED {
        if model.register.affiliate.valid_link().is_none() {
            return affiliate::refuse(model, step, key::ERROR_REGISTRATION_LINK_ENDED);
        }
        // Whoever presses again registers without the link.
        model.register.affiliate.end_link();
    }
    if let (FailureKind::Refused(429), Some(seconds)) = (failure.kind, failure.retry_after) {
        model.register.wait = Some(Pause::of(seconds, &model.now));
        step.start_timer(TimerId::RegisterWait, 1_000);
    }
    if !mark_fields(model, failure) {
        model.register.problem = Some(failure.problem());
    } else if failure.code == code::RULE_BROKEN {
        // The operator may have changed the rules since they were fetched.
        rules::reload(model, step);
    }
}

/// Marks the fields that the failure names; says whether it names one that shows.
fn mark_fields(model: &mut Model, failure: &Failure) -> bool {
    let shown: Vec<Field> = super::fields::visible(model).iter().map(|shown| shown.field).collect();
    let mut marks: Vec<(Field, Text)> = Vec::new();
    let consent_missing = failure.value.fields.contains_key(CONSENT);
    model.register.consent_missing = consent_missing;
    // Terms that have changed since are agreed to anew.
    model.register.consent &= !consent_missing;
    for (name, code) in &failure.value.fields {
        if let Some(field) = Field::from_name(name) {
            marks.push((field, forms::refusal_text(model, field, code)));
        }
    }
    if let Some(field) = field_of(&failure.code).filter(|_| marks.is_empty()) {
        marks.push((field, failure.problem().text));
    }
    marks.retain(|(field, _)| shown.contains(field));
    let first = shown.into_iter().find(|field| marks.iter().any(|(marked, _)| marked == field));
    for (field, words) in marks {
        model.register.fields.set_mark(field, Mark::Refused(words));
    }
    if first.is_some() || consent_missing {
        focus(model, first);
    }
    first.is_some() || consent_missing
}

//! The form for a forgotten password, `?modal=forgotPassword` (sections 2, 4, 5 and 7). By mail: account name and address; a
//! link is sent, and the same is said whether or not there is such an account. By mobile number, where CHNGPASSVERIF3 is on:
//! a code by SMS sets the new password and logs in with it.

pub use super::{ForgotEvent, ForgotWay};
use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::field::{Field, FormName};
use crate::domain::route::Modal;
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::screens::factor;
use crate::feature::screens::login::Origin;
use crate::feature::services::dialogs::{self, Definition};
use crate::feature::services::session::{self, Via};
use crate::feature::services::{call, location};
use crate::feature::shared::code::CodeWay;
use crate::feature::shared::draft::{Draft, check_filled, check_left, field_views, refusals};
use crate::feature::shared::{captcha, code, country, forms, rules};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{DialogIcon, ForgotView, FormTab, Text};
use crate::wire::{Done, LoginValue, PasswordMobileRequest, SmsRequest};

calls! {
    /// Send the mail for a forgotten password.
    Email => PASSWORD_EMAIL: Post "/wps/member/password/email" Public Form, single, on_mailed(Done);
    /// Set a password by SMS code.
    Mobile => PASSWORD_MOBILE: Post "/wps/member/password/verification" Public Sealed, single, on_set(LoginValue);
}

const FORM: FormName = FormName::Forgot;
/// The dialog that tells of the mail goes by itself after this time; the visitor is about to look at the mail.
const MAILED_SHOWN_MS: u32 = 30_000;
const BY_EMAIL: [Field; 2] = [Field::Username, Field::Email];
const BY_MOBILE: [Field; 3] = [Field::MobileNum, Field::VerificationCode, Field::Password];

/// State of the form for a forgotten password.
#[derive(Default)]
pub(crate) struct Forgot {
    way: ForgotWay,
    draft: Draft,
}

/// The overlay opens.
pub(crate) fn open(model: &mut Model, step: &mut Step) {
    model.forgot.draft.problem = None;
    model.forgot.draft.fields.clear_marks();
    rules::load(model, step);
    captcha::ensure(model, step, FORM);
}

/// The session begins or ends: nothing of the form stays.
pub(crate) fn forget(model: &mut Model, step: &mut Step) {
    model.forgot.draft.clear();
    model.forgot.way = ForgotWay::Email;
    captcha::forget(model, step, FORM);
}

/// The way that shows: the operator may have switched the other one off.
fn visible_way(model: &Model) -> ForgotWay {
    if model.site.info.whitelabel.password_change_by_mobile { model.forgot.way } else { ForgotWay::Email }
}

fn visible_fields(model: &Model) -> &'static [Field] {
    match visible_way(model) {
        ForgotWay::Email => &BY_EMAIL,
        ForgotWay::Mobile => &BY_MOBILE,
    }
}

fn busy(model: &Model) -> bool {
    model.calls.busy(&Request::Email.slot()) || model.calls.busy(&Request::Mobile.slot())
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: ForgotEvent) {
    match event {
        ForgotEvent::Way(way) => {
            model.forgot.way = way;
            model.forgot.draft.problem = None;
        }
        ForgotEvent::Typed { field, value } => model.forgot.draft.fields.type_into(field, value.reveal()),
        ForgotEvent::Left { field, value, .. } if model.forgot.draft.fields.is_known(field, value.reveal()) => {}
        ForgotEvent::Left { field, value } => {
            let mark = check_left(model, field, &value, &Secret::default());
            model.forgot.draft.fields.set_mark(field, mark);
        }
        ForgotEvent::GetCode { captcha } if visible_way(model) == ForgotWay::Mobile => get_code(model, step, &captcha),
        ForgotEvent::GetCode { .. } => {}
        ForgotEvent::Submit { password, verification_code, captcha: _ } if !busy(model) => match visible_way(model) {
            ForgotWay::Email => submit_email(model, step),
            ForgotWay::Mobile => submit_mobile(model, step, &password, &verification_code),
        },
        ForgotEvent::Submit { .. } => {}
        ForgotEvent::Retry => rules::load(model, step),
    }
}

fn typed(model: &Model, field: Field) -> String {
    model.forgot.draft.fields.value(field).trim().to_owned()
}

fn check_typed(model: &Model, field: Field) -> (Field, forms::Mark) {
    let value = model.forgot.draft.fields.value(field);
    let mark = match field {
        Field::Username => check_filled(field, &Secret::new(value.trim())),
        _ => forms::check(model, field, value, true),
    };
    (field, mark)
}

fn get_code(model: &mut Model, step: &mut Step, typed_captcha: &Secret) {
    let marks = vec![check_typed(model, Field::MobileNum)];
    if !model.forgot.draft.judge(marks) || !code::click(model, step, FORM) {
        return;
    }
    let Some(answer) = captcha::take(model, FORM, typed_captcha) else { return };
    let body = SmsRequest {
        mobile_num: typed(model, Field::MobileNum),
        country_dialing_code: country::dialing_code(model, FORM),
        captcha: answer.captcha,
        captcha_id: answer.captcha_id,
    };
    code::send(model, step, FORM, CodeWay::Password, &body);
}

fn submit_email(model: &mut Model, step: &mut Step) {
    let marks = BY_EMAIL.iter().map(|field| check_typed(model, *field)).collect();
    model.forgot.draft.problem = None;
    if !model.forgot.draft.judge(marks) {
        return;
    }
    let (username, email) = (typed(model, Field::Username), typed(model, Field::Email));
    call::send_with_form(model, step, Request::Email, &[("username", &username), ("email", &email)]);
}

fn submit_mobile(model: &mut Model, step: &mut Step, password: &Secret, verification_code: &Secret) {
    let verification_code = verification_code.trimmed();
    let marks = vec![
        check_typed(model, Field::MobileNum),
        (Field::VerificationCode, check_filled(Field::VerificationCode, &verification_code)),
        (Field::Password, forms::check(model, Field::Password, password.reveal(), true)),
    ];
    model.forgot.draft.problem = None;
    if !model.forgot.draft.judge(marks) {
        return;
    }
    let body = PasswordMobileRequest {
        mobile_num: typed(model, Field::MobileNum),
        country_dialing_code: country::dialing_code(model, FORM),
        verification_code: verification_code.reveal().into(),
        new_password: password.trimmed().reveal().into(),
    };
    call::send_with_body(model, step, Request::Mobile, &body);
}

/// The mail is on its way, as far as anybody is told.
pub(crate) fn on_mailed(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    match answer {
        Ok(Done {}) => {
            model.forgot.draft.clear();
            let text = Text::of(key::PASSWORD_MAILED_TEXT);
            let definition = Definition::new(DialogIcon::Success, key::PASSWORD_MAILED_TITLE, text);
            dialogs::show(model, step, Definition { time_out: Some(MAILED_SHOWN_MS), ..definition });
            location::close_overlay(model, step);
        }
        Err(failure) => on_refused(model, &failure),
    }
}

/// The password was set by code: the session begins, and home shows (section 4).
pub(crate) fn on_set(model: &mut Model, step: &mut Step, answer: Result<LoginValue, Failure>) {
    match answer {
        Ok(value) => {
            model.forgot.draft.clear();
            session::begin_via(model, step, value, "", Via::Sms);
        }
        Err(failure) => match factor::challenge_of(&failure) {
            Some(challenge) => factor::begin(model, step, challenge, Origin::without_form(Via::Sms)),
            None => on_refused(model, &failure),
        },
    }
}

fn on_refused(model: &mut Model, failure: &Failure) {
    let (marks, problem) = refusals(model, failure, visible_fields(model));
    model.forgot.draft.judge(marks);
    model.forgot.draft.problem = problem;
}

fn tabs(model: &Model) -> Vec<FormTab> {
    if !model.site.info.whitelabel.password_change_by_mobile {
        return Vec::new();
    }
    [(ForgotWay::Email, "email", key::FORGOT_BY_EMAIL), (ForgotWay::Mobile, "mobile", key::FORGOT_BY_MOBILE)]
        .into_iter()
        .map(|(it, key, label)| FormTab {
            key,
            label: Text::of(label),
            selected: it == visible_way(model),
            select: UiEvent::Forgot(ForgotEvent::Way(it)),
        })
        .collect()
}

pub(crate) fn view(model: &Model) -> ForgotView {
    let now = &model.now;
    let draft = &model.forgot.draft;
    let by_mobile = visible_way(model) == ForgotWay::Mobile;
    ForgotView {
        status: rules::status(model),
        tabs: tabs(model),
        way: visible_way(model),
        fields: field_views(model, draft, visible_fields(model)),
        country: if by_mobile { country::view(model, FORM) } else { None },
        code: by_mobile.then(|| code::view(model, now, FORM)),
        captcha: if by_mobile { captcha::view(model, FORM) } else { None },
        focus: draft.focus(),
        problem: draft.problem.clone(),
        busy: busy(model),
        cleared: draft.cleared(),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_opened(model, previous, Modal::ForgotPassword) => {
            open(model, step)
        }
        DomainEvent::LoggedIn | DomainEvent::LoggedOut => forget(model, step),
        _ => {}
    }
}

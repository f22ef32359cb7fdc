//! The mobile tab, where MOBILEVERCODELOGIN3 is on: country, number, a code by SMS, captcha once the server asks. The number
//! follows the operator's rule for it; what it is worth the server decides.

use super::Request;
use super::{is_free, tab, vouched};
use crate::domain::field::{Field, FormName};
use crate::event::LoginTab;
use crate::feature::services::{call, session};
use crate::feature::shared::code::CodeWay;
use crate::feature::shared::forms::{self, Mark};
use crate::feature::shared::{captcha, code, country};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{LoginDoing, Text};
use crate::wire::{FirebaseSendRequest, LoginRequest, LoginType, SmsRequest, code as codes};

const FORM: FormName = FormName::LoginMobile;

/// The field of this tab that a refusal is about, while it shows.
pub(super) fn refused_field(model: &Model, refusal: &str) -> Option<Field> {
    let field = match refusal {
        codes::INVALID_VERIFICATION_CODE | codes::MISSING_VERIFICATION_CODE | codes::CODE_EXPIRED => {
            Field::VerificationCode
        }
        codes::INVALID_PHONE_NUMBER | codes::MISSING_PHONE_NUMBER => Field::MobileNum,
        _ => return None,
    };
    (tab(model) == LoginTab::Mobile).then_some(field)
}

/// Checks the number; says whether it is valid.
fn check_number(model: &mut Model) -> bool {
    let mark = forms::check(model, Field::MobileNum, model.login.fields.value(Field::MobileNum), true);
    let is_valid = !mark.is_refused();
    model.login.fields.set_mark(Field::MobileNum, mark);
    is_valid
}

fn number(model: &Model) -> String {
    model.login.fields.value(Field::MobileNum).trim().to_owned()
}

pub(super) fn get_code(model: &mut Model, step: &mut Step, typed_captcha: &Secret) {
    if tab(model) != LoginTab::Mobile || !is_free(model, &model.now) {
        return;
    }
    model.login.problem = None;
    if !check_number(model) || !code::click(model, step, FORM) {
        return;
    }
    let Some(answer) = captcha::take(model, FORM, typed_captcha) else { return };
    let (mobile_num, country_dialing_code) = (number(model), country::dialing_code(model, FORM));
    if vouched::is_on(model) {
        let body = FirebaseSendRequest { mobile_num, country_dialing_code };
        return code::send_firebase(model, step, FORM, &body);
    }
    let body = SmsRequest { mobile_num, country_dialing_code, captcha: answer.captcha, captcha_id: answer.captcha_id };
    code::send(model, step, FORM, CodeWay::Login, &body);
}

pub(super) fn submit(
    model: &mut Model,
    step: &mut Step,
    verification_code: &Secret,
    typed_captcha: &Secret,
    remember: bool,
) {
    if tab(model) != LoginTab::Mobile || !is_free(model, &model.now) {
        return;
    }
    let verification_code = verification_code.trimmed();
    model.login.problem = None;
    model.login.remember = remember;
    let is_valid = check_number(model);
    let missing = verification_code.is_empty();
    let mark = if missing { Mark::Refused(Text::of(key::FIELD_CODE_EMPTY)) } else { Mark::Untouched };
    model.login.fields.set_mark(Field::VerificationCode, mark);
    if !is_valid || missing {
        return;
    }
    let Some(answer) = captcha::take(model, FORM, typed_captcha) else { return };
    let has_captcha = !answer.captcha.is_empty();
    let username = number(model);
    let request = LoginRequest {
        username: username.clone(),
        password: verification_code.reveal().to_owned(),
        captcha: has_captcha.then_some(answer.captcha),
        captcha_id: has_captcha.then_some(answer.captcha_id),
        country_dialing_code: country::dialing_code(model, FORM),
        login_type: LoginType::Sms,
        remember,
        entrance: session::entrance(model),
    };
    let under_way = if vouched::is_on(model) {
        vouched::submit(model, step, request, &verification_code)
    } else {
        call::send_with_body(model, step, Request::Login { username, remember, by: LoginType::Sms }, &request)
    };
    if under_way {
        model.login.doing = LoginDoing::Form;
    }
}

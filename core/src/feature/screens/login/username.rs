//! The username tab: account name, password, captcha once the server asks.

use super::Request;
use super::{MAX_FIELD_LENGTH, is_free};
use crate::domain::field::{Field, FormName};
use crate::feature::services::{call, session};
use crate::feature::shared::captcha;
use crate::feature::shared::forms::Mark;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{LoginDoing, Text};
use crate::wire::{LoginRequest, LoginType};

pub(super) fn submit(
    model: &mut Model,
    step: &mut Step,
    username: &str,
    password: &Secret,
    typed_captcha: &Secret,
    remember: bool,
) {
    if !is_free(model, &model.now) {
        return;
    }
    let username: String = username.trim().chars().take(MAX_FIELD_LENGTH).collect();
    let password = password.trimmed();
    let mark = |empty: bool, words| if empty { Mark::Refused(Text::of(words)) } else { Mark::Untouched };
    let login = &mut *model.login;
    login.problem = None;
    login.remember = remember;
    login.fields.set_mark(Field::Username, mark(username.is_empty(), key::FIELD_USERNAME_EMPTY));
    login.fields.set_mark(Field::Password, mark(password.is_empty(), key::FIELD_PASSWORD_EMPTY));
    if username.is_empty() || password.is_empty() {
        captcha::check(model, FormName::Login, typed_captcha);
        return;
    }
    let Some(answer) = captcha::take(model, FormName::Login, typed_captcha) else { return };
    let has_captcha = !answer.captcha.is_empty();
    let body = LoginRequest {
        username: username.clone(),
        password: password.reveal().to_owned(),
        captcha: has_captcha.then_some(answer.captcha),
        captcha_id: has_captcha.then_some(answer.captcha_id),
        country_dialing_code: String::new(),
        login_type: LoginType::Username,
        remember,
        entrance: session::entrance(model),
    };
    let request = Request::Login { username, remember, by: LoginType::Username };
    if call::send_with_body(model, step, request, &body) {
        model.login.doing = LoginDoing::Form;
    }
}

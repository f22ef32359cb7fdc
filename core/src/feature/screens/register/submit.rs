//! Sending the registration: check everything, then the affiliate's code, then the number at a firebase-style gateway, then
//! the sealed call itself.

use super::Request;
use super::fields::{self, VisibleField};
use super::{FORM, Stage, affiliate, focus};
use crate::api::Failure;
use crate::domain::field::Field;
use crate::event::RegisterTab;
use crate::feature::services::call;
use crate::feature::shared::forms::{self, Mark};
use crate::feature::shared::{captcha, country, rules};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::Text;
use crate::wire::{FirebaseIdentity, FirebaseVerifyRequest, RegisterRequest, SecretText};

/// What is typed into secret fields.
pub(super) struct Secrets {
    pub password: Secret,
    pub confirm_password: Secret,
    pub payment_password: Secret,
    pub verification_code: Secret,
    pub captcha: Secret,
}

impl Secrets {
    fn of(&self, field: Field) -> Option<&Secret> {
        match field {
            Field::Password => Some(&self.password),
            Field::ConfirmPassword => Some(&self.confirm_password),
            Field::PaymentPassword => Some(&self.payment_password),
            Field::VerificationCode => Some(&self.verification_code),
            _ => None,
        }
    }
}

/// The form is sent: all fields are checked, and the first that will not do gets the focus.
pub(super) fn submit(model: &mut Model, step: &mut Step, secrets: &Secrets) {
    let waits = model.register.waiting(&model.now).is_some();
    if model.session.has_own_account() || waits || !fields::is_open(model) || rules::settings(model).is_none() {
        return;
    }
    model.register.problem = None;
    let shown = fields::visible(model);
    model.register.consent_missing = !model.register.consent;
    if let Some(first) = check_all(model, &shown, secrets) {
        return focus(model, Some(first));
    }
    if model.register.consent_missing {
        return focus(model, None);
    }
    let Some(answer) = captcha::take(model, FORM, &secrets.captcha) else {
        return focus(model, Some(Field::Captcha));
    };
    let request = request(model, &shown, secrets, answer);
    proceed(model, step, Box::new(request));
}

/// Marks every field; gives the first that will not do.
fn check_all(model: &mut Model, shown: &[VisibleField], secrets: &Secrets) -> Option<Field> {
    let mut first = None;
    for visible in shown {
        let mark = check_one(model, *visible, secrets);
        if mark.is_refused() {
            first = first.or(Some(visible.field));
        }
        model.register.fields.set_mark(visible.field, mark);
    }
    first
}

fn check_one(model: &Model, shown: VisibleField, secrets: &Secrets) -> Mark {
    if shown.field == Field::ConfirmPassword {
        return forms::check_twice(&secrets.password, &secrets.confirm_password);
    }
    match secrets.of(shown.field) {
        Some(secret) => fields::check(model, shown, secret),
        None => fields::check(model, shown, &Secret::new(model.register.fields.value(shown.field))),
    }
}

/// The whole payload of section 3; what does not show is left empty.
fn request(model: &Model, shown: &[VisibleField], secrets: &Secrets, answer: captcha::Answer) -> RegisterRequest {
    let is_visible = |field: Field| shown.iter().any(|visible| visible.field == field);
    let text = |field: Field| match is_visible(field) {
        true => model.register.fields.value(field).trim().to_owned(),
        false => String::new(),
    };
    let secret = |field: Field| match secrets.of(field) {
        Some(secret) if is_visible(field) => SecretText(secret.reveal().trim().to_owned()),
        _ => SecretText::default(),
    };
    let mobile_num = text(Field::MobileNum);
    let country_dialing_code = match mobile_num.is_empty() {
        true => String::new(),
        false => country::dialing_code(model, FORM),
    };
    let linked = model.register.affiliate.valid_link().map(str::to_owned);
    RegisterRequest {
        username: text(Field::Username),
        password: secret(Field::Password),
        confirm_password: secret(Field::ConfirmPassword),
        payee_name: text(Field::PayeeName),
        email: text(Field::Email),
        qq_num: text(Field::QqNum),
        mobile_num,
        country_dialing_code,
        recommender_id: text(Field::RecommenderId),
        captcha: answer.captcha,
        captcha_id: answer.captcha_id,
        verification_code: secret(Field::VerificationCode),
        affiliate_code: linked.unwrap_or_else(|| text(Field::AffiliateCode)),
        payment_password: secret(Field::PaymentPassword),
        line: text(Field::Line),
        whatsapp: text(Field::Whatsapp),
        facebook: text(Field::Facebook),
        wechat: text(Field::Wechat),
        id_number: text(Field::IdNumber),
        nickname: text(Field::Nickname),
        telegram: text(Field::Telegram),
        zalo: text(Field::Zalo),
        birthday: text(Field::Birthday),
        referral_code: model.register.referral.clone(),
        domain: model.site.host().to_owned(),
        login: true,
        register_url: model.site.page_address(&model.location.route.address()),
        register_method: "WEB".to_owned(),
        firebase_channel: String::new(),
        firebase_id_token: SecretText::default(),
        age_and_terms: true,
        terms_version: rules::settings(model).map(|settings| settings.terms_version.clone()).unwrap_or_default(),
        social_ticket: model.register.social_ticket.clone(),
        language: model.site.language.code.to_owned(),
    }
}

/// Does what is still to be done before the registration goes out, one thing after the other.
pub(super) fn proceed(model: &mut Model, step: &mut Step, request: Box<RegisterRequest>) {
    if !affiliate::check_typed(model, step, &request) {
        model.register.stage = Stage::CheckingAffiliate(request);
        return;
    }
    let firebase = rules::settings(model).is_some_and(|settings| settings.firebase) && fields::shows_code(model);
    if firebase && request.firebase_id_token.is_empty() {
        return verify_number(model, step, request);
    }
    let mobile = fields::tab(model) == Some(RegisterTab::Mobile);
    let call = Request::Register { mobile, username: request.username.clone() };
    if call::send_with_body(model, step, call, &*request) {
        model.register.stage = Stage::Sending;
    }
}

fn number_of(request: &RegisterRequest) -> String {
    [request.country_dialing_code.as_str(), " ", request.mobile_num.as_str()].concat()
}

/// The gateway vouches for the number: it is told the code, unless it did for this number before.
fn verify_number(model: &mut Model, step: &mut Step, mut request: Box<RegisterRequest>) {
    if let Some((number, token)) = &model.register.identity
        && *number == number_of(&request)
    {
        request.firebase_channel = "sms".to_owned();
        request.firebase_id_token = token.clone();
        request.verification_code = SecretText::default();
        return proceed(model, step, request);
    }
    let session_info = model.code.get(FORM).session_info.clone();
    if session_info.is_empty() {
        let words = Text::of(key::CODE_GET_FIRST);
        model.register.fields.set_mark(Field::VerificationCode, Mark::Refused(words));
        captcha::renew(model, step, FORM);
        return focus(model, Some(Field::VerificationCode));
    }
    let body = FirebaseVerifyRequest { session_info, code: request.verification_code.clone() };
    if call::send_with_body(model, step, Request::Identity, &body) {
        model.register.stage = Stage::VerifyingNumber(request);
    }
}

/// The gateway's answer came.
pub(crate) fn on_identity(model: &mut Model, step: &mut Step, answer: Result<FirebaseIdentity, Failure>) {
    let Stage::VerifyingNumber(request) = std::mem::take(&mut model.register.stage) else { return };
    match answer {
        Ok(identity) => {
            model.register.identity = Some((number_of(&request), identity.firebase_id_token));
            proceed(model, step, request);
        }
        Err(failure) => super::refused::refuse(model, step, &failure),
    }
}

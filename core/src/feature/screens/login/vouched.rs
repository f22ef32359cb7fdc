//! The mobile tab where the operator's SMS go through a firebase-style gateway (sections 3 and 4): the gateway sends its own
//! code, is told what the member typed, and answers with an identity token that takes the place of the code in the login.
//!
//! A token counts once. It is kept, with the number that it proves, only until a login took it: a captcha that was misread must
//! not cost another SMS.

use super::Request;
use super::{Login, on_refused};
use crate::api::Failure;
use crate::domain::field::{Field, FormName};
use crate::feature::services::call;
use crate::feature::shared::forms::Mark;
use crate::feature::shared::{captcha, rules};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{LoginDoing, Text};
use crate::wire::{FirebaseIdentity, FirebaseVerifyRequest, LoginRequest, LoginType, SecretText, code};

const FORM: FormName = FormName::LoginMobile;

/// What the login through the gateway needs to remember.
#[derive(Default)]
pub(super) struct Vouched {
    /// The login that waits for the gateway; its `password` is empty.
    waiting: Option<LoginRequest>,
    /// A number, with its dialling code, and the token that proves it.
    identity: Option<(String, SecretText)>,
}

/// Whether the codes of this tab come from such a gateway.
pub(super) fn is_on(model: &Model) -> bool {
    rules::settings(model).is_some_and(|settings| settings.firebase)
}

/// Whether the gateway is being asked.
pub(super) fn busy(model: &Model) -> bool {
    model.calls.busy(&Request::Identity.slot())
}

fn number_of(request: &LoginRequest) -> String {
    [request.country_dialing_code.as_str(), " ", request.username.as_str()].concat()
}

/// Sends the login, with the gateway's word for the number. Says whether something is under way.
pub(super) fn submit(model: &mut Model, step: &mut Step, request: LoginRequest, typed: &Secret) -> bool {
    if let Some((number, token)) = &model.login.vouched.identity
        && *number == number_of(&request)
    {
        let token = token.clone();
        return send(model, step, request, &token);
    }
    let session_info = model.code.get(FORM).session_info.clone();
    if session_info.is_empty() {
        model.login.fields.set_mark(Field::VerificationCode, Mark::Refused(Text::of(key::CODE_GET_FIRST)));
        captcha::renew(model, step, FORM);
        return false;
    }
    let body = FirebaseVerifyRequest { session_info, code: SecretText(typed.reveal().to_owned()) };
    let under_way = call::send_with_body(model, step, Request::Identity, &body);
    if under_way {
        model.login.vouched.waiting = Some(LoginRequest { password: String::new(), ..request });
    }
    under_way
}

fn send(model: &mut Model, step: &mut Step, request: LoginRequest, token: &SecretText) -> bool {
    let body = LoginRequest { password: token.0.clone(), login_type: LoginType::Firebase, ..request };
    let request = Request::Login { username: body.username.clone(), remember: body.remember, by: LoginType::Firebase };
    call::send_with_body(model, step, request, &body)
}

/// The gateway's answer came.
pub(crate) fn on_identity(model: &mut Model, step: &mut Step, answer: Result<FirebaseIdentity, Failure>) {
    model.login.doing = LoginDoing::Nothing;
    let Some(request) = model.login.vouched.waiting.take() else { return };
    match answer {
        Ok(FirebaseIdentity { firebase_id_token: token }) => {
            model.login.vouched.identity = Some((number_of(&request), token.clone()));
            if send(model, step, request, &token) {
                model.login.doing = LoginDoing::Form;
            }
        }
        Err(failure) => on_refused(model, step, &failure),
    }
}

/// A login was refused: only a captcha that was asked for or misread leaves the token unspent.
pub(super) fn on_refusal(login: &mut Login, refusal: &Failure) {
    if !matches!(refusal.code.as_str(), code::CAPTCHA_REQUIRED | code::CAPTCHA_FAILED) {
        login.vouched.identity = None;
    }
}

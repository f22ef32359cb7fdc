//! Visits that go as the site means them to: a form filled in as it asks, and sent. Random events alone seldom get that far,
//! and what lies behind a login or a registration has to be reached as well. Each event stands at the mercy of what happened
//! before: the story only knows what shows when it begins.

use super::chance::Chance;
use super::operator::{ACCOUNTS, CAPTCHA_ANSWER, MOBILE, NEW_PASSWORD, PASSWORD, RIGHT_CODE, WEAK_PASSWORD};
use lumora_core::domain::field::Field;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use lumora_core::wire::FactorKind;
use serde_json::Value;

/// What somebody would do next who wants in, and has what is asked for.
pub fn next(chance: &mut Chance, world: &World) -> Vec<UiEvent> {
    let route = world.slice(Slice::Route);
    let screen = route["screen"].as_str().unwrap_or_default();
    if world.at(Slice::Factor, "/kind") != "none" {
        return second_factor(chance, world);
    }
    match route.pointer("/overlay/name").and_then(Value::as_str).unwrap_or(screen) {
        "login" => log_in(chance),
        "register" => register(chance, world),
        "forgotPassword" => forgot(chance),
        "changePassword" => vec![UiEvent::ChangePassword(set_password(chance))],
        "resetPassword" => vec![UiEvent::Reset(set_password(chance))],
        _ if world.at(Slice::Session, "/kind") == "member" && chance.once_in(2) => move_money(chance),
        _ if world.at(Slice::Session, "/kind") == "member" => {
            vec![open(chance.one(&[Overlay::ChangePassword, Overlay::SecuritySettings]))]
        }
        _ => vec![open(chance.one(&[Overlay::Login, Overlay::Login, Overlay::Register, Overlay::ForgotPassword]))],
    }
}

/// Goes to a promotion and presses twice, as people do.
fn move_money(chance: &mut Chance) -> Vec<UiEvent> {
    let (query, press) = chance.one(&[("id=p-raffle", PromotionsEvent::Draw), ("id=p-claim", PromotionsEvent::Claim)]);
    let there = RouteEvent::Entered { path: "/promoDetail".into(), query: query.into() };
    vec![UiEvent::Route(there), UiEvent::Promotions(press.clone()), UiEvent::Promotions(press)]
}

fn second_factor(chance: &mut Chance, world: &World) -> Vec<UiEvent> {
    let kinds = [FactorKind::Sms, FactorKind::Email, FactorKind::Totp, FactorKind::PayeeName];
    let answer = UiEvent::Factor(FactorEvent::Submit(Secret::new(RIGHT_CODE)));
    match world.at(Slice::Factor, "/kind") == "choosing" {
        true => vec![UiEvent::Factor(FactorEvent::Choose(chance.one(&kinds))), answer],
        false => vec![answer],
    }
}

fn set_password(chance: &mut Chance) -> PasswordEvent {
    PasswordEvent::Submit {
        old_password: Secret::new(chance.one(&[PASSWORD, WEAK_PASSWORD])),
        password: Secret::new(NEW_PASSWORD),
        confirm_password: Secret::new(NEW_PASSWORD),
    }
}

fn forgot(chance: &mut Chance) -> Vec<UiEvent> {
    let typed = |field, value: &str| UiEvent::Forgot(ForgotEvent::Typed { field, value: Secret::new(value) });
    let submit = UiEvent::Forgot(ForgotEvent::Submit {
        password: Secret::new(NEW_PASSWORD),
        verification_code: Secret::new(RIGHT_CODE),
        captcha: Secret::new(CAPTCHA_ANSWER),
    });
    let get_code = UiEvent::Forgot(ForgotEvent::GetCode { captcha: Secret::new(CAPTCHA_ANSWER) });
    match chance.below(2) {
        0 => vec![
            UiEvent::Forgot(ForgotEvent::Way(ForgotWay::Email)),
            typed(Field::Username, "member"),
            typed(Field::Email, "mira@example.com"),
            submit,
        ],
        _ => vec![
            UiEvent::Forgot(ForgotEvent::Way(ForgotWay::Mobile)),
            typed(Field::MobileNum, MOBILE),
            get_code,
            submit,
        ],
    }
}

fn open(overlay: Overlay) -> UiEvent {
    UiEvent::Route(RouteEvent::Open(overlay))
}

fn log_in(chance: &mut Chance) -> Vec<UiEvent> {
    match chance.below(8) {
        0 => return vec![UiEvent::Login(LoginEvent::FreePlay)],
        1 => return vec![UiEvent::Login(LoginEvent::Passkey)],
        2 => return log_in_by_code(),
        _ => {}
    }
    let account = chance.one(ACCOUNTS);
    let password = if account.weak { WEAK_PASSWORD } else { PASSWORD };
    let tab = UiEvent::Login(LoginEvent::Tab(LoginTab::Username));
    let submit = UiEvent::Login(LoginEvent::Submit {
        username: account.name.into(),
        password: Secret::new(password),
        captcha: Secret::new(CAPTCHA_ANSWER),
        remember: chance.once_in(2),
    });
    vec![tab, submit]
}

fn log_in_by_code() -> Vec<UiEvent> {
    let captcha = Secret::new(CAPTCHA_ANSWER);
    [
        LoginEvent::Tab(LoginTab::Mobile),
        LoginEvent::Number(MOBILE.into()),
        LoginEvent::GetCode { captcha: captcha.clone() },
        LoginEvent::SubmitMobile { verification_code: Secret::new(RIGHT_CODE), captcha, remember: true },
    ]
    .into_iter()
    .map(UiEvent::Login)
    .collect()
}

fn typed(field: Field, value: String) -> UiEvent {
    UiEvent::Register(RegisterEvent::Typed { field, value: Secret::new(value) })
}

/// Fills in what must be filled in, and sends it.
fn register(chance: &mut Chance, world: &World) -> Vec<UiEvent> {
    let fields = world.at(Slice::Register, "/fields");
    let required = |field: &Field| {
        let mut shown = fields.as_array().into_iter().flatten();
        shown.any(|it| it["name"] == field.name() && (it["required"] == true || *field == Field::Username))
    };
    let value = |chance: &mut Chance, field: Field| match field {
        Field::Username => format!("mira{}", chance.below(9)),
        Field::Email => "mira@example.com".to_owned(),
        Field::MobileNum => "912345678".to_owned(),
        Field::Birthday => "1990-01-02".to_owned(),
        _ => chance.one(&["abcd12", "Abcd12", "1234567"]).to_owned(),
    };
    let open_fields = Field::ALL.iter().copied().filter(|field| !field.is_secret() && required(field));
    let mut events: Vec<UiEvent> = open_fields.map(|field| typed(field, value(chance, field))).collect();
    events.push(UiEvent::Register(RegisterEvent::Consent(true)));
    if required(&Field::VerificationCode) {
        events.push(UiEvent::Register(RegisterEvent::GetCode { captcha: Secret::new(CAPTCHA_ANSWER) }));
    }
    events.push(UiEvent::Register(RegisterEvent::Submit {
        password: Secret::new(NEW_PASSWORD),
        confirm_password: Secret::new(NEW_PASSWORD),
        payment_password: Secret::new(NEW_PASSWORD),
        verification_code: Secret::new(RIGHT_CODE),
        captcha: Secret::new(CAPTCHA_ANSWER),
    }));
    events
}

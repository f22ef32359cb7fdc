//! Visits that go as the site means them to: a form filled in as it asks, and sent. Random events alone seldom get that far,
//! and what lies behind a login or a registration has to be reached as well. Each event stands at the mercy of what happened
//! before: the story only knows what shows when it begins.

use super::chance::Chance;
use super::operator::{ACCOUNTS, CAPTCHA_ANSWER, NEW_PASSWORD, PASSWORD, RIGHT_CODE, WEAK_PASSWORD};
use lumora_core::domain::field::Field;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::Value;

/// The events of a story that fits what shows.
pub fn story(chance: &mut Chance, world: &World) -> Vec<UiEvent> {
    let route = world.slice(Slice::Route);
    let screen = route["screen"].as_str().unwrap_or_default();
    match route.pointer("/overlay/name").and_then(Value::as_str).unwrap_or(screen) {
        "login" => log_in(chance),
        "register" => register(chance, world),
        _ => match chance.below(3) {
            0 => [vec![open(Overlay::Register)], register(chance, world)].concat(),
            _ => [vec![open(Overlay::Login)], log_in(chance)].concat(),
        },
    }
}

fn open(overlay: Overlay) -> UiEvent {
    UiEvent::Route(RouteEvent::Open(overlay))
}

fn log_in(chance: &mut Chance) -> Vec<UiEvent> {
    let account = chance.one(ACCOUNTS);
    let password = if account.weak { WEAK_PASSWORD } else { PASSWORD };
    vec![UiEvent::Login(LoginEvent::Submit {
        username: account.name.into(),
        password: Secret::new(password),
        captcha: Secret::new(CAPTCHA_ANSWER),
        remember: chance.once_in(2),
    })]
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

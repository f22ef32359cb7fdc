//! Visits that go as the site means them to: a form filled in as it asks, and sent. Random events alone seldom get that far,
//! and what lies behind a login or a registration has to be reached as well. Each event stands at the mercy of what happened
//! before: the story only knows what shows when it begins.

use super::operator::{ACCOUNTS, CAPTCHA_ANSWER, MOBILE, NEW_PASSWORD, PASSWORD, RIGHT_CODE, Sample, WEAK_PASSWORD};
use super::rng::Rng;
use super::support::payouts::PIN;
use lumora_core::domain::cashier::Confirmation;
use lumora_core::domain::field::Field;
use lumora_core::domain::reward::RewardSourceKind;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use lumora_core::wire::FactorKind;
use serde_json::Value;

/// What somebody would do next who wants in, and has what is asked for.
pub fn next(rng: &mut Rng, world: &World) -> Vec<UiEvent> {
    let route = world.slice(Slice::Route);
    let screen = route["screen"].as_str().unwrap_or_default();
    if world.at(Slice::Factor, "/kind") != "none" {
        return second_factor(rng, world);
    }
    match route.pointer("/overlay/name").and_then(Value::as_str).unwrap_or(screen) {
        "login" => log_in(rng, world),
        "register" => register(rng, world),
        "forgotPassword" => forgot(rng),
        "changePassword" => vec![UiEvent::ChangePassword(set_password(rng))],
        "resetPassword" => vec![UiEvent::Reset(set_password(rng))],
        _ if world.at(Slice::Session, "/kind") == "member" && rng.once_in(2) => move_money(rng, world),
        _ if world.at(Slice::Session, "/kind") == "member" => {
            let query = rng.one(&["mc=securityCenter", "mc=menu", "mc=depositv2"]).into();
            let centre = UiEvent::Route(RouteEvent::Entered { path: "/".into(), query });
            vec![rng.one(&[open(Overlay::ChangePassword), centre])]
        }
        _ => vec![open(rng.one(&[Overlay::Login, Overlay::Login, Overlay::Register, Overlay::ForgotPassword]))],
    }
}

/// Goes to a promotion and presses twice, as people do, or pays in.
fn move_money(rng: &mut Rng, world: &World) -> Vec<UiEvent> {
    match rng.below(7) {
        0 => return pay_in(rng),
        1 => return take_out(world),
        2 => return give_up(world),
        3 => return move_between(rng, world),
        4 => return claim_reward(world),
        _ => {}
    }
    let (query, press) = rng.one(&[("id=p-raffle", PromotionsEvent::Draw), ("id=p-claim", PromotionsEvent::Claim)]);
    let there = RouteEvent::Entered { path: "/promoDetail".into(), query: query.into() };
    vec![UiEvent::Route(there), UiEvent::Promotions(press.clone()), UiEvent::Promotions(press)]
}

/// Claims what waits in the reward centre, and presses twice.
fn claim_reward(world: &World) -> Vec<UiEvent> {
    if world.at(Slice::Rewards, "/open/0/claim").is_null() {
        return vec![UiEvent::Route(RouteEvent::Entered { path: "/".into(), query: "mc=rewardCenter".into() })];
    }
    let claim = RewardsEvent::Claim { kind: RewardSourceKind::Cashback, id: "c1".into() };
    [claim.clone(), claim].map(UiEvent::Rewards).into()
}

/// Takes out as far as the page lets one now, and presses twice; says that it has arrived.
fn take_out(world: &World) -> Vec<UiEvent> {
    let send = WithdrawEvent::Send { payment_password: Secret::new(PIN), factor_code: Secret::new(RIGHT_CODE) };
    let arrived = [ArrivalEvent::Answer(Confirmation::Full), ArrivalEvent::Send, ArrivalEvent::Send];
    match world.at(Slice::Withdraw, "/form/kind").as_str() {
        Some("filling") => {
            let amount = WithdrawEvent::Amount(AmountEvent::Typed("50".into()));
            [amount, WithdrawEvent::Review, send.clone(), send].map(UiEvent::Withdraw).into()
        }
        Some(_) => arrived.map(|event| UiEvent::Withdrawals(WithdrawalsEvent::Arrival(event))).into(),
        None => vec![UiEvent::Route(RouteEvent::Entered { path: "/".into(), query: "mc=withdraw".into() })],
    }
}

/// Gives money to the upline, and presses twice.
fn give_up(world: &World) -> Vec<UiEvent> {
    if world.at(Slice::TransferUpline, "/form/kind") != "filling" {
        let query = "mc=transferUpline".into();
        return vec![UiEvent::Route(RouteEvent::Entered { path: "/".into(), query })];
    }
    let send = TransferUplineEvent::Send(Secret::new(PIN));
    let amount = TransferUplineEvent::Amount(AmountEvent::Typed("50".into()));
    [amount, TransferUplineEvent::Review, send.clone(), send].map(UiEvent::TransferUpline).into()
}

/// Moves money to a vendor and presses twice, or brings everything back.
fn move_between(rng: &mut Rng, world: &World) -> Vec<UiEvent> {
    if world.at(Slice::Wallets, "/main").is_null() {
        let query = "mc=transferFund".into();
        return vec![UiEvent::Route(RouteEvent::Entered { path: "/".into(), query })];
    }
    let sheet = |event| UiEvent::Wallets(WalletsEvent::Sheet(event));
    let vendor = rng.one(&["V1", "V2"]).to_owned();
    let open = rng.one(&[WalletsEvent::MoveIn(vendor.clone()), WalletsEvent::MoveBack(vendor), WalletsEvent::AllBack]);
    let amount = SheetEvent::Amount(AmountEvent::Typed("40".into()));
    vec![UiEvent::Wallets(open), sheet(amount), sheet(SheetEvent::Send), sheet(SheetEvent::Send)]
}

/// Pays in, and presses twice.
fn pay_in(rng: &mut Rng) -> Vec<UiEvent> {
    let there = RouteEvent::Entered { path: "/".into(), query: "mc=depositv2".into() };
    let (channel, press) = rng.one(&[
        ("card", DepositsEvent::Ask),
        ("bank", DepositsEvent::Ask),
        ("voucher", DepositsEvent::Redeem(Secret::new(RIGHT_CODE))),
    ]);
    let amount = DepositsEvent::Amount(AmountEvent::Typed("50".into()));
    let events = [DepositsEvent::Channel(channel.into()), amount, press.clone(), press];
    std::iter::once(UiEvent::Route(there)).chain(events.map(UiEvent::Deposits)).collect()
}

fn second_factor(rng: &mut Rng, world: &World) -> Vec<UiEvent> {
    let kinds = [FactorKind::Sms, FactorKind::Email, FactorKind::Totp, FactorKind::PayeeName];
    let answer = UiEvent::Factor(FactorEvent::Submit(Secret::new(RIGHT_CODE)));
    match world.at(Slice::Factor, "/kind") == "choosing" {
        true => vec![UiEvent::Factor(FactorEvent::Choose(rng.one(&kinds))), answer],
        false => vec![answer],
    }
}

fn set_password(rng: &mut Rng) -> PasswordEvent {
    PasswordEvent::Submit {
        old_password: Secret::new(rng.one(&[PASSWORD, WEAK_PASSWORD])),
        password: Secret::new(NEW_PASSWORD),
        confirm_password: Secret::new(NEW_PASSWORD),
    }
}

fn forgot(rng: &mut Rng) -> Vec<UiEvent> {
    let typed = |field, value: &str| UiEvent::Forgot(ForgotEvent::Typed { field, value: Secret::new(value) });
    let submit = UiEvent::Forgot(ForgotEvent::Submit {
        password: Secret::new(NEW_PASSWORD),
        verification_code: Secret::new(RIGHT_CODE),
        captcha: Secret::new(CAPTCHA_ANSWER),
    });
    let get_code = UiEvent::Forgot(ForgotEvent::GetCode { captcha: Secret::new(CAPTCHA_ANSWER) });
    match rng.below(2) {
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

/// Logs in, mostly as whoever was here before where something of theirs is still open.
fn log_in(rng: &mut Rng, world: &World) -> Vec<UiEvent> {
    let stored = world.session.get("intents").map(String::as_str).unwrap_or_default();
    let former = stored.lines().next().and_then(|head| head.strip_prefix("1 m-"));
    let former = former.filter(|_| !rng.once_in(4)).and_then(|name| ACCOUNTS.iter().find(|it| it.name == name));
    if let Some(account) = former {
        return log_in_as(rng, account);
    }
    match rng.below(8) {
        0 => return vec![UiEvent::Login(LoginEvent::FreePlay)],
        1 => return vec![UiEvent::Login(LoginEvent::Passkey)],
        2 => return log_in_by_code(),
        _ => {}
    }
    let account = &rng.one(ACCOUNTS);
    log_in_as(rng, account)
}

fn log_in_as(rng: &mut Rng, account: &Sample) -> Vec<UiEvent> {
    let password = if account.weak { WEAK_PASSWORD } else { PASSWORD };
    let tab = UiEvent::Login(LoginEvent::Tab(LoginTab::Username));
    let submit = UiEvent::Login(LoginEvent::Submit {
        username: account.name.into(),
        password: Secret::new(password),
        captcha: Secret::new(CAPTCHA_ANSWER),
        remember: rng.once_in(2),
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
fn register(rng: &mut Rng, world: &World) -> Vec<UiEvent> {
    let fields = world.at(Slice::Register, "/fields");
    let required = |field: &Field| {
        let mut shown = fields.as_array().into_iter().flatten();
        shown.any(|it| it["name"] == field.name() && (it["required"] == true || *field == Field::Username))
    };
    let value = |rng: &mut Rng, field: Field| match field {
        Field::Username => format!("mira{}", rng.below(9)),
        Field::Email => "mira@example.com".to_owned(),
        Field::MobileNum => "912345678".to_owned(),
        Field::Birthday => "1990-01-02".to_owned(),
        _ => rng.one(&["abcd12", "Abcd12", "1234567"]).to_owned(),
    };
    let open_fields = Field::ALL.iter().copied().filter(|field| !field.is_secret() && required(field));
    let mut events: Vec<UiEvent> = open_fields.map(|field| typed(field, value(rng, field))).collect();
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

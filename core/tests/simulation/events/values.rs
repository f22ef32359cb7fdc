//! What random events are made of: names, passwords, addresses and files, mostly such that fit the moment.

use super::super::operator::{
    ACCOUNTS, CAPTCHA_ANSWER, MOBILE, NEW_PASSWORD, PASSWORD, RIGHT_CODE, WEAK_PASSWORD, WRONG_CODE, WRONG_PASSWORD,
};
use super::super::rng::Rng;
use super::super::support::payouts::PIN;
use lumora_core::domain::fair_play::{ExclusionKind, LimitKind, LimitPeriod, Span};
use lumora_core::domain::field::Field;
use lumora_core::domain::record::RecordSpan;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;

/// The name of a message in the chat room, mostly one that shows.
pub fn message(rng: &mut Rng, world: &World) -> String {
    let shown = world.at(Slice::ChatRoom, "/talk/messages");
    let keys: Vec<&str> = shown.as_array().into_iter().flatten().filter_map(|it| it["key"].as_str()).collect();
    if keys.is_empty() { "none".into() } else { rng.one(&keys).into() }
}

/// A file that was chosen: mostly a picture.
pub fn picked(rng: &mut Rng) -> PickedFile {
    const PNG: &[u8] = &[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
    let head = rng.one(&[PNG, PNG, &[0xff, 0xd8, 0xff], b"<svg"]).to_vec();
    PickedFile { handle: rng.number(), name: "slip.png".into(), size: rng.one(&[0, 90_000, 9_000_000]), head }
}

/// A code: mostly the right one.
pub fn one_time_code(rng: &mut Rng) -> Secret {
    Secret::new(rng.one(&[RIGHT_CODE, RIGHT_CODE, WRONG_CODE, "", " "]))
}

pub fn contact(event: ContactEvent) -> UiEvent {
    UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(event))
}

pub const CONTACT_FIELDS: &[(Field, &[&str])] = &[
    (Field::Email, &["linh@example.com", "nobody", ""]),
    (Field::MobileNum, &["912345678", "12ab", ""]),
    (Field::VerificationCode, &[RIGHT_CODE, WRONG_CODE]),
    (Field::CurrentCode, &[RIGHT_CODE, WRONG_CODE]),
];

pub fn contact_typed(rng: &mut Rng) -> ContactEvent {
    let (field, values) = rng.one(CONTACT_FIELDS);
    ContactEvent::Typed { field, value: Secret::new(rng.one(values)) }
}

pub fn contact_left(rng: &mut Rng) -> ContactEvent {
    let (field, values) = rng.one(CONTACT_FIELDS);
    ContactEvent::Left { field, value: Secret::new(rng.one(values)) }
}

/// The fields of a form that sets a new password.
pub const PASSWORD_FIELDS: &[Field] = &[Field::OldPassword, Field::Password, Field::ConfirmPassword];

pub fn left(rng: &mut Rng) -> PasswordEvent {
    PasswordEvent::Left { field: rng.one(PASSWORD_FIELDS), value: password(rng), password: password(rng) }
}

pub fn new_password(rng: &mut Rng) -> PasswordEvent {
    let password = self::password(rng);
    let confirm_password = if rng.once_in(4) { self::password(rng) } else { password.clone() };
    PasswordEvent::Submit { old_password: self::password(rng), password, confirm_password }
}

/// Fields whose values the core keeps.
pub const OPEN_FIELDS: &[Field] =
    &[Field::Username, Field::MobileNum, Field::Email, Field::Nickname, Field::AffiliateCode];

pub fn open_value(rng: &mut Rng) -> &'static str {
    rng.one(&["lantern", "lantern9", "912345678", "a@example.com", "", " ", "1", "<b>x</b>"])
}

pub fn register(rng: &mut Rng) -> UiEvent {
    let first = password(rng);
    let second = if rng.once_in(4) { password(rng) } else { first.clone() };
    UiEvent::Register(RegisterEvent::Submit {
        password: first,
        confirm_password: second,
        payment_password: password(rng),
        verification_code: Secret::new(rng.one(&[RIGHT_CODE, RIGHT_CODE, WRONG_CODE, ""])),
        captcha: Secret::new(captcha(rng)),
    })
}

pub const CONTACT_FORMS: [ContactFormName; 2] = [ContactFormName::Feedback, ContactFormName::Application];

pub const CONTACT_FORM_FIELDS: [ContactFormFieldName; 5] = [
    ContactFormFieldName::QuestionType,
    ContactFormFieldName::Name,
    ContactFormFieldName::Contact,
    ContactFormFieldName::Channel,
    ContactFormFieldName::Content,
];

pub const OVERLAYS: [Overlay; 7] = [
    Overlay::Login,
    Overlay::Register,
    Overlay::ForgotPassword,
    Overlay::ChangePassword,
    Overlay::Notice,
    Overlay::Announcement,
    Overlay::Search,
];

/// Where a visitor may come in: screens, overlays, and what nobody should write into an address.
pub fn address(rng: &mut Rng) -> String {
    rng.one(&[
        "/",
        "/",
        "/login",
        "/register",
        "/?modal=login",
        "/?modal=register",
        "/?modal=forgotPassword",
        "/?modal=changePassword",
        "/?mc=securityCenter",
        "/rng?mc=menu",
        "/?ac=menu",
        "/rng?ac=team",
        "/?ac=announcement&item=g2",
        "/?ac=downline",
        "/?ac=registerCenter",
        "/?ac=downline&item=d1",
        "/?ac=downline&item=nobody",
        "/?ac=dividends",
        "/?mc=messageV2",
        "/login?modal=resetPassword",
        "/?mc=withdraw",
        "/?mc=withdraw&item=w7",
        "/?mc=depositv2",
        "/?mc=depositv2&item=d1",
        "/rng?mc=depositv2&item=d9",
        "/?mc=depositv2&item=nobody",
        "/?mc=bonusDetails",
        "/?mc=rewardCenter",
        "/?mc=missionLeaderboard",
        "/?mc=transactionHistory&item=2026-11-20",
        "/?mc=transferFund",
        "/?mc=transferUpline",
        "/?mc=",
        "/?ac=team",
        "/rng",
        "/rng?type=hot",
        "/rng?page=fav",
        "/rng?modal=notice",
        "/rng?modal=announcement",
        "/noticePage",
        "/noticePage?id=a11",
        "/noticePage?id=nobody",
        "/rng?name=%00%ff&minBet=9&pageNo=-1",
        "/fish?pageNo=2",
        "/pvp",
        "/live",
        "/elott",
        "/helpmc",
        "/help",
        "/help?topic=feedback",
        "/help?search=page",
        "/help?topic=nobody",
        "/join",
        "/down",
        "/down?os=android",
        "/?modal=chatRoom",
        "/?modal=search",
        "/?modal=playLimits",
        "/promotions",
        "/promotions?category=NEW&status=open",
        "/promoDetail?id=p-apply",
        "/promoDetail?id=p-raffle",
        "/promoDetail?id=p-claim",
        "/promoDetail",
        "/pointMall",
        "/pointMall?category=CASH&id=w1",
        "/pointMall?page=history",
        "/game?gameType=RNG&vassalage=V1&nodeId=n1",
        "/game",
        "/seamless",
        "/seamless?gameType=LIVE&vassalage=V1&nodeId=n1",
        "/fbsports",
        "/lottery",
        "/lottery?vendor=TCG_SEA&gameCode=g201",
        "/live?modal=gameList&list=LIVE.V1",
        "/nowhere",
        "//evil.example/x",
    ])
    .into()
}

pub fn entered(address: &str) -> UiEvent {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    UiEvent::Route(RouteEvent::Entered { path: path.into(), query: query.into() })
}

pub fn key(rng: &mut Rng) -> String {
    const KEYS: [&str; 16] =
        ["n1", "n2", "n30", "n99", "", "V1", "V2", "a1", "a11", "JP", "BG", "0.1", "EN", "AR", "KM", "\u{202e}'<b>"];
    rng.one(&KEYS).into()
}

/// The key of a result that shows, or of something else.
pub fn found(rng: &mut Rng, world: &World) -> String {
    let key = |at: &str| world.at(Slice::Search, at).as_str().map(str::to_owned);
    let shown = key("/groups/0/results/0/key").or_else(|| key("/suggestions/1/key"));
    let others = [
        "game.n2",
        "game.n99",
        "game.",
        "vendor.RNG.V1",
        "vendor.XX.V1",
        "vendor.",
        "promotion.p-claim",
        "help.deposit",
        "x",
        "",
    ];
    shown.filter(|_| rng.once_in(2)).unwrap_or_else(|| rng.one(&others).into())
}

/// The key of the dialog on top, mostly.
pub fn dialog(rng: &mut Rng, world: &World) -> u32 {
    let top = world.at(Slice::Dialogs, "/top/key").as_u64().and_then(|key| u32::try_from(key).ok());
    top.filter(|_| !rng.once_in(5)).unwrap_or_else(|| rng.number())
}

/// An account name: one of the operator's, or none.
pub fn account(rng: &mut Rng) -> String {
    match rng.below(6) {
        0 => rng.one(&["", "  ", "nobody", "<b>x</b>", "a\u{0}b", MOBILE]).into(),
        _ => rng.one(ACCOUNTS).name.into(),
    }
}

/// A password: mostly the right one.
pub fn password(rng: &mut Rng) -> Secret {
    let rare = [NEW_PASSWORD, WRONG_PASSWORD, RIGHT_CODE, WRONG_CODE, "", " "];
    Secret::new(match rng.below(4) {
        0 => rng.one(&rare),
        1 => WEAK_PASSWORD,
        _ => PASSWORD,
    })
}

/// The answer to a captcha: mostly the right one.
pub fn captcha(rng: &mut Rng) -> String {
    rng.one(&[CAPTCHA_ANSWER, CAPTCHA_ANSWER, CAPTCHA_ANSWER, "", "nonsense"]).into()
}

pub fn record_days(it: &mut Rng) -> RecordDaysEvent {
    match it.one(&["span", "own", "from", "until", "show"]) {
        "span" => RecordDaysEvent::Span(it.one(RecordSpan::ALL)),
        "own" => RecordDaysEvent::Own,
        "from" => RecordDaysEvent::From(it.one(&["2026-11-01", "2026-11-20", "x", ""]).into()),
        "until" => RecordDaysEvent::Until(it.one(&["2026-11-10", "2026-11-21", "", "9"]).into()),
        _ => RecordDaysEvent::Show,
    }
}

pub fn inbox(event: InboxEvent) -> UiEvent {
    UiEvent::Inbox(event)
}

pub fn record(event: AccountRecordEvent) -> UiEvent {
    UiEvent::AccountRecord(event)
}

pub const REGISTER_FORMS: &[RegisterForm] = &[RegisterForm::Account, RegisterForm::Link];
pub const DOWNLINE_FIELDS: &[Field] = &[Field::Username, Field::Nickname, Field::Password, Field::Email];

pub fn register_centre(event: AgentRegisterEvent) -> UiEvent {
    UiEvent::AgentRegister(event)
}

pub fn downline(event: AgentDownlineEvent) -> UiEvent {
    UiEvent::AgentDownline(event)
}

pub fn upline(event: TransferUplineEvent) -> UiEvent {
    UiEvent::TransferUpline(event)
}

pub fn wallet_sheet(event: SheetEvent) -> UiEvent {
    UiEvent::Wallets(WalletsEvent::Sheet(event))
}

/// Code of a vendor that keeps a wallet, or of none.
pub fn vendor_wallet(rng: &mut Rng) -> String {
    rng.one(&["V1", "V1", "V2", "V3", "?"]).into()
}

pub fn privacy(event: PrivacyEvent) -> UiEvent {
    UiEvent::Privacy(event)
}

pub fn fair_play(event: FairPlayEvent) -> UiEvent {
    UiEvent::FairPlay(event)
}

/// About a limit, mostly one that is set or has a raise that waits.
pub fn limit(rng: &mut Rng) -> LimitEvent {
    let kind = rng.one(&[LimitKind::Deposit, LimitKind::Deposit, LimitKind::Loss, LimitKind::Time]);
    let period = rng.one(LimitPeriod::ALL);
    match rng.below(9) {
        0 | 1 => LimitEvent::Edit { kind, period },
        2 => LimitEvent::Leave,
        3 => LimitEvent::Amount(amount(rng)),
        4 => LimitEvent::Hours(rng.one(&["1", "٢", "99999999", "-", ""]).into()),
        5 => LimitEvent::Minutes(rng.one(&["30", "x", ""]).into()),
        6 => rng.one(&[LimitEvent::Set, LimitEvent::Remove]),
        7 => LimitEvent::Confirm { kind, period },
        _ => LimitEvent::Drop { kind, period },
    }
}

/// About a break from play.
pub fn pause(rng: &mut Rng) -> BreakEvent {
    let choose = BreakEvent::Choose { kind: rng.one(ExclusionKind::ALL), span: rng.one(Span::ALL) };
    rng.one(&[choose.clone(), choose, BreakEvent::Ask, BreakEvent::Return])
}

/// About the questionnaire.
pub fn self_test(rng: &mut Rng) -> SelfTestEvent {
    let answer = SelfTestEvent::Answer { question: rng.one(&[0, 1, 8, 9, 255]), answer: rng.one(&[0, 3, 4]) };
    rng.one(&[SelfTestEvent::Begin, answer.clone(), answer, SelfTestEvent::Send, SelfTestEvent::Leave])
}

pub fn withdraw(event: WithdrawEvent) -> UiEvent {
    UiEvent::Withdraw(event)
}

pub fn payout(event: PayoutAccountEvent) -> UiEvent {
    withdraw(WithdrawEvent::Account(event))
}

pub fn withdrawals(event: WithdrawalsEvent) -> UiEvent {
    UiEvent::Withdrawals(event)
}

pub fn arrival(event: ArrivalEvent) -> UiEvent {
    withdrawals(WithdrawalsEvent::Arrival(event))
}

pub fn payment_password(event: PaymentPasswordEvent) -> UiEvent {
    UiEvent::PaymentPassword(event)
}

/// A payment password: mostly the right one.
pub fn pin(rng: &mut Rng) -> Secret {
    Secret::new(rng.one(&[PIN, PIN, PIN, "wrong-cnry", ""]))
}

pub fn new_pin(rng: &mut Rng) -> UiEvent {
    let new = rng.one(&[PIN, "135791", "123456", "12", ""]);
    payment_password(PaymentPasswordEvent::Submit {
        current: pin(rng),
        payment_password: Secret::new(new),
        again: Secret::new(rng.one(&[new, new, "999999"])),
        verification_code: one_time_code(rng),
    })
}

pub fn deposits(event: DepositsEvent) -> UiEvent {
    UiEvent::Deposits(event)
}

pub fn amount(rng: &mut Rng) -> AmountEvent {
    match rng.below(3) {
        0 => AmountEvent::Left,
        1 => AmountEvent::Preset(rng.one(&["10.00", "100.00", "x", ""]).into()),
        _ => {
            AmountEvent::Typed(rng.one(&["50", "١٠٠", "1,000.5", "0", "-1", "abc", "", "99999999999999999999"]).into())
        }
    }
}

pub fn login(rng: &mut Rng) -> UiEvent {
    UiEvent::Login(LoginEvent::Submit {
        username: account(rng),
        password: password(rng),
        captcha: Secret::new(captcha(rng)),
        remember: rng.once_in(3),
    })
}

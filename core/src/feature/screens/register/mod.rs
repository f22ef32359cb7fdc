//! Registration (sections 2, 3, 4, 5, 7 and 8): by account name or by mobile number, as the operator's settings allow.
//!
//! A registration walks Editing -> Checking the affiliate -> Verifying the number -> Sending, each only where it is needed,
//! and from everywhere back to Editing; success begins a session. What was typed into open fields lives here; secrets come
//! with the event that needs them, and wait in the request alone while a registration is under way.

mod affiliate;
mod event;
mod fields;
mod refused;
mod submit;
mod view;

pub use event::{RegisterEvent, RegisterTab};
pub(crate) use view::view;

use crate::api::calls::calls;
use crate::boot::Boot;
use crate::domain::field::{Field, FormName};
use crate::domain::referral::normal_code;
use crate::domain::route::Modal;
use crate::domain::strength::Strength;
use crate::effect::TimerId;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::location;
use crate::feature::shared::code::CodeWay;
use crate::feature::shared::forms::{Fields, Mark};
use crate::feature::shared::pause::Pause;
use crate::feature::shared::{captcha, code, forms, rules};
use crate::model::{Model, Now, Step};
use crate::secret::Secret;
use crate::view::{FocusView, Problem};
use crate::wire::{
    AffiliateValue, FirebaseIdentity, FirebaseSendRequest, LoginValue, RegisterRequest, RegisterSmsRequest,
    RegisterType, SecretText,
};
use affiliate::Affiliate;
use submit::Secrets;

calls! {
    /// Whether an affiliate has this code.
    Affiliate { from_link: bool } => AFFILIATE: Get "/wps/agent/affiliate" Public Plain, latest[*from_link], affiliate::on_checked(AffiliateValue);
    /// Register. Everything is in the sealed body only.
    Register { mobile: bool, username: String } => REGISTER: Put "/wps/member/register" Public Sealed
        | REGISTER_MOBILE: Put "/wps/member/register/mobile" Public Sealed (if *mobile { &endpoint::REGISTER_MOBILE } else { &endpoint::REGISTER }), single in "register", refused::on_registered(LoginValue);
    /// Trade the code of a firebase-style gateway for an identity token.
    Identity => (&crate::feature::shared::code::endpoint::FIREBASE_VERIFY), single in "register/identity", submit::on_identity(FirebaseIdentity);
}

const FORM: FormName = FormName::Register;

/// State of the registration form.
#[derive(Default)]
pub(crate) struct Register {
    /// The tab that was asked for; [`fields::tab`] is the one that shows.
    tab: RegisterTab,
    fields: Fields,
    consent: bool,
    consent_missing: bool,
    strength: Option<Strength>,
    /// A password that was typed before the strength module had loaded; forgotten once it has loaded, or failed to.
    unrated: Option<Secret>,
    affiliate: Affiliate,
    /// Referral code of the link that was followed.
    referral: String,
    /// Ticket of a social login whose identity gets this account.
    social_ticket: SecretText,
    /// Number, with dialling code, that a firebase-style gateway vouches for, and how.
    identity: Option<(String, SecretText)>,
    stage: Stage,
    /// Whether a captcha is asked for because the rules want one.
    captcha_by_rules: bool,
    problem: Option<Problem>,
    wait: Option<Pause>,
    focus: Option<FocusView>,
    cleared: u32,
}

/// How far a registration has come.
#[derive(Default)]
enum Stage {
    #[default]
    Editing,
    CheckingAffiliate(Box<RegisterRequest>),
    VerifyingNumber(Box<RegisterRequest>),
    Sending,
}

impl Register {
    pub fn from_boot(boot: &Boot) -> Self {
        Register {
            affiliate: Affiliate::from_boot(boot),
            referral: affiliate::referral_from_boot(boot),
            ..Register::default()
        }
    }

    /// Whether the page was opened by the link of an affiliate.
    pub fn has_link(&self) -> bool {
        self.affiliate.is_linked()
    }

    /// The code of the member whose link was followed; it goes along with the registration.
    pub fn code_of_friend(&self) -> Option<String> {
        normal_code(&self.referral)
    }

    fn busy(&self) -> bool {
        !matches!(self.stage, Stage::Editing)
    }

    /// Milliseconds that are left until the next try; nothing when it may be made now.
    fn waiting(&self, now: &Now) -> Option<u64> {
        self.wait.and_then(|pause| pause.left(now))
    }
}

/// The form opens: the rules are fetched, errors of an earlier visit are gone, what was typed stays.
pub(crate) fn open(model: &mut Model, step: &mut Step) {
    rules::load(model, step);
    affiliate::load(model, step);
    model.register.fields.clear_marks();
    model.register.problem = None;
    model.register.consent_missing = false;
    model.register.focus = None;
    on_rules(model, step);
}

/// The rules came, or came again.
pub(crate) fn on_rules(model: &mut Model, step: &mut Step) {
    let Some(settings) = rules::settings(model) else { return };
    if !settings.captcha {
        // One that the server asked for by itself stays.
        if std::mem::take(&mut model.register.captcha_by_rules) {
            captcha::forget(model, step, FORM);
        }
        return;
    }
    if !model.location.shows_register() {
        return;
    }
    model.register.captcha_by_rules = true;
    if captcha::is_asked(model, FORM) {
        captcha::ensure(model, step, FORM);
    } else {
        captcha::require(model, step, FORM, None);
    }
}

/// Registers an identity of a social login: its name and mail address fill what is empty, the ticket goes along.
pub(crate) fn open_with_social(model: &mut Model, step: &mut Step, ticket: SecretText, name: &str, email: &str) {
    model.register.social_ticket = ticket;
    for (field, value) in [(Field::Nickname, name), (Field::Email, email)] {
        if model.register.fields.value(field).is_empty() {
            model.register.fields.type_into(field, value);
        }
    }
    location::open_overlay(model, step, Modal::Register);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: RegisterEvent) {
    match event {
        RegisterEvent::Retry => rules::load(model, step),
        RegisterEvent::PasswordFocused => rules::load_strength(model, step),
        // A registration under way must not change.
        _ if model.register.busy() => {}
        RegisterEvent::Tab(tab) => {
            model.register.tab = tab;
            model.register.problem = None;
            model.register.focus = None;
            model.register.strength = None;
            model.register.unrated = None;
        }
        RegisterEvent::Typed { field, value } => typed(model, step, field, &value),
        RegisterEvent::Left { field, value, password } => on_field_left(model, field, &value, &password),
        RegisterEvent::Consent(is_given) => {
            model.register.consent = is_given;
            model.register.consent_missing = false;
        }
        RegisterEvent::GetCode { captcha } => get_code(model, step, &captcha),
        RegisterEvent::Submit { password, confirm_password, payment_password, verification_code, captcha } => {
            let secrets = Secrets { password, confirm_password, payment_password, verification_code, captcha };
            submit::submit(model, step, &secrets);
        }
        RegisterEvent::Reset => reset(model, step),
    }
}

fn typed(model: &mut Model, step: &mut Step, field: Field, value: &Secret) {
    model.register.fields.type_into(field, value.reveal());
    if field == Field::Password {
        rules::load_strength(model, step);
        update_strength(model, value);
        // Whether the confirmation still matches is not known.
        model.register.fields.set_mark(Field::ConfirmPassword, Mark::Untouched);
    }
}

/// Shows how strong the password is: at once, or when the strength module has loaded.
fn update_strength(model: &mut Model, password: &Secret) {
    model.register.strength = rate_password(model, password);
    model.register.unrated = rules::awaits_strength(model).then(|| password.clone());
}

/// Rates the password, which must not repeat the member's own data.
fn rate_password(model: &Model, password: &Secret) -> Option<Strength> {
    let value = |field| model.register.fields.value(field);
    let known = [Field::Username, Field::PayeeName, Field::Nickname, Field::Email, Field::MobileNum].map(value);
    rules::judge(model, password, &known)
}

/// A field was left: it is checked, unless nothing stands in it yet or it was checked already.
fn on_field_left(model: &mut Model, field: Field, value: &Secret, password: &Secret) {
    let Some(shown) = fields::visible(model).into_iter().find(|shown| shown.field == field) else { return };
    if field == Field::Password {
        update_strength(model, value);
    }
    if model.register.fields.is_known(field, value.reveal()) {
        return;
    }
    model.register.fields.type_into(field, value.reveal());
    if value.reveal().trim().is_empty() {
        return;
    }
    let mark = match field {
        Field::ConfirmPassword => forms::check_twice(password, value),
        _ => fields::check(model, shown, value),
    };
    model.register.fields.set_mark(field, mark);
}

/// Sends a code to the number, once that is one.
fn get_code(model: &mut Model, step: &mut Step, typed: &Secret) {
    let Some(number) = fields::visible(model).into_iter().find(|shown| shown.field == Field::MobileNum) else { return };
    if !fields::shows_code(model) || !code::click(model, step, FORM) {
        return;
    }
    let value = Secret::new(model.register.fields.value(Field::MobileNum));
    let mark = fields::check(model, number, &value);
    let refused = mark.is_refused();
    model.register.fields.set_mark(Field::MobileNum, mark);
    if refused {
        focus(model, Some(Field::MobileNum));
        return;
    }
    let Some(answer) = captcha::take(model, FORM, typed) else { return focus(model, Some(Field::Captcha)) };
    send_code(model, step, value.reveal().trim().to_owned(), answer);
}

fn send_code(model: &mut Model, step: &mut Step, mobile_no: String, captcha: captcha::Answer) {
    let country_dialing_code = crate::feature::shared::country::dialing_code(model, FORM);
    if rules::settings(model).is_some_and(|settings| settings.firebase) {
        let request = FirebaseSendRequest { mobile_num: mobile_no, country_dialing_code };
        return code::send_firebase(model, step, FORM, &request);
    }
    let register_type = match fields::tab(model) {
        Some(RegisterTab::Mobile) => RegisterType::Mobile,
        _ => RegisterType::Username,
    };
    let captcha::Answer { captcha, captcha_id } = captcha;
    let request = RegisterSmsRequest { mobile_no, country_dialing_code, register_type, captcha, captcha_id };
    code::send(model, step, FORM, CodeWay::Register, &request);
}

/// Clears the form. The code's countdown and the link's affiliate stay.
fn reset(model: &mut Model, step: &mut Step) {
    let previous = std::mem::take(&mut *model.register);
    *model.register = Register {
        tab: previous.tab,
        affiliate: previous.affiliate.without_typed(),
        referral: previous.referral,
        wait: previous.wait,
        cleared: previous.cleared.wrapping_add(1),
        ..Register::default()
    };
    captcha::renew(model, step, FORM);
}

/// Moves the focus to a field, or to the consent.
fn focus(model: &mut Model, field: Option<Field>) {
    let count = model.register.focus.map_or(1, |focus| focus.count.wrapping_add(1));
    model.register.focus = Some(FocusView { count, field });
}

/// A module came: what waited for it is checked again. Of a secret field nothing is there to check; it is when it is sent.
pub(crate) fn on_module(model: &mut Model) {
    if !rules::awaits_strength(model)
        && let Some(password) = model.register.unrated.take()
    {
        model.register.strength = rate_password(model, &password);
    }
    for field in model.register.fields.waiting() {
        let shown = fields::visible(model).into_iter().find(|shown| shown.field == field && !field.is_secret());
        let value = Secret::new(model.register.fields.value(field));
        let mark = shown.map(|shown| fields::check(model, shown, &value)).unwrap_or_default();
        model.register.fields.set_mark(field, mark);
    }
}

/// The countdown goes on, or is over.
pub(crate) fn on_wait_tick(model: &mut Model, step: &mut Step) {
    if let Some(pause) = &mut model.register.wait {
        pause.on_tick(&model.now);
    }
    if model.register.waiting(&model.now).is_some() {
        step.start_timer(TimerId::RegisterWait, 1_000);
    } else if model.register.wait.take().is_some() {
        model.register.problem = None;
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::ChunkLoaded => affiliate::load(model, step),
        DomainEvent::Entered { previous } if location::is_opened(model, previous, Modal::Register) => open(model, step),
        DomainEvent::Woke => on_wait_tick(model, step),
        DomainEvent::RulesLoaded => on_rules(model, step),
        DomainEvent::ModuleReady => on_module(model),
        _ => {}
    }
}

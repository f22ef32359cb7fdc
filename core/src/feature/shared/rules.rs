//! The operator's field rules (sections 3, 5 and 7): fetched once a visit, checked by the engine that the server uses too.
//!
//! A rule that only the engine for operators' own patterns can match makes the browser load that engine; until it is there
//! such a field is accepted as far as can be told, and checked again when it comes. If it can not be had the server decides.
//!
//! They are kept in session storage (`validate`, section 3), so that after a reload a form stands at once; it is checked by what
//! the server says now as soon as that has come.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::boot::Boot;
use crate::domain::field::Field;
use crate::domain::rules::{Bounds, CompiledRule, FieldProblem, FieldRule, FieldVerdict, TextEngine};
use crate::domain::strength::{Strength, StrengthMeter};
use crate::effect::{Effect, Module, StorageArea};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::json;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::view::{LoadStatus, StrengthView, Text};
use crate::wire::RegisterSettings;

/// Least age of a member where the operator asks for no more (section 9).
const MIN_AGE: u8 = 18;

calls! {
    /// What each field of the account forms accepts.
    RegisterSettings => REGISTER_SETTINGS: Get "/wps/system/setting/register" Public Plain, latest, on_settings(RegisterSettings);
}

/// Entry of session storage with the rules of this visit. They are the same for every member, so they stay when a session ends.
const STORED_KEY: &str = "validate";

/// The rules, and what they are checked with.
pub(crate) struct Rules {
    /// What session storage kept of the rules, until somebody needs it.
    stored: String,
    settings: Remote<RegisterSettings>,
    rules: Vec<(Field, CompiledRule)>,
    engine: Box<dyn TextEngine>,
    meter: Box<dyn StrengthMeter>,
    patterns: Loading,
    strength: Loading,
}

/// How far a module that the browser loads has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Loading {
    /// Nobody needs the module.
    #[default]
    Idle,
    /// The module is on its way.
    UnderWay,
    /// The module is there, or can not be had.
    Settled,
}

impl Rules {
    pub fn from_boot(boot: &mut Boot) -> Self {
        Rules {
            stored: boot.session(STORED_KEY).map(|text| text.reveal().to_owned()).unwrap_or_default(),
            settings: Remote::Idle,
            rules: Vec::new(),
            engine: std::mem::replace(&mut boot.engine, Box::new(crate::boot::NoEngine)),
            meter: std::mem::replace(&mut boot.meter, Box::new(crate::boot::NoEngine)),
            patterns: Loading::Idle,
            strength: Loading::Idle,
        }
    }
}

/// Fetches the rules unless they are there or under way.
pub(crate) fn load(model: &mut Model, step: &mut Step) {
    if model.rules.settings.ready().is_some() || model.calls.busy(&Request::RegisterSettings.slot()) {
        return;
    }
    let stored = std::mem::take(&mut model.rules.stored);
    match json::from_str::<RegisterSettings>(&stored) {
        Ok(settings) => take(model, step, Ok(settings)),
        Err(_) => model.rules.settings = Remote::Loading,
    }
    reload(model, step);
}

/// Fetches the rules anew; the present ones stay until the answer is there. One that is under way may be older, and is not waited for.
pub(crate) fn reload(model: &mut Model, step: &mut Step) {
    call::send(model, step, Request::RegisterSettings, "");
}

/// The operator may have changed the rules: whoever has any, for a form that stands open or the next one, gets them anew.
fn refresh(model: &mut Model, step: &mut Step) {
    if !matches!(model.rules.settings, Remote::Idle) {
        reload(model, step);
    }
}

pub(crate) fn on_settings(model: &mut Model, step: &mut Step, answer: Result<RegisterSettings, Failure>) {
    if let Ok(Ok(text)) = answer.as_ref().map(serde_json::to_string) {
        step.store(StorageArea::Session, STORED_KEY, &text);
    }
    take(model, step, answer);
}

/// The rules are there, or can not be had.
fn take(model: &mut Model, step: &mut Step, answer: Result<RegisterSettings, Failure>) {
    model.rules.settings.answer(answer);
    let Some(settings) = model.rules.settings.ready() else {
        step.emit(DomainEvent::RulesLoaded);
        return;
    };
    let rule = |(name, value): (&String, &crate::wire::FieldRuleValue)| {
        Some((Field::from_name(name)?, CompiledRule::new(&FieldRule::from(value.clone()))))
    };
    model.rules.rules = settings.fields.iter().filter_map(rule).collect();
    if model.rules.rules.iter().any(|(_, rule)| rule.needs_engine()) {
        load_module(step, &mut model.rules.patterns, Module::Patterns);
    }
    step.emit(DomainEvent::RulesLoaded);
}

fn load_module(step: &mut Step, loading: &mut Loading, module: Module) {
    if *loading == Loading::Idle {
        *loading = Loading::UnderWay;
        step.push(Effect::Load(module));
    }
}

/// A password field got the focus: loads the module that judges passwords.
pub(crate) fn load_strength(model: &mut Model, step: &mut Step) {
    load_module(step, &mut model.rules.strength, Module::Strength);
}

/// Whether the module that judges passwords is loading.
pub(crate) fn awaits_strength(model: &Model) -> bool {
    model.rules.strength == Loading::UnderWay
}

/// A module came, or could not be had; the next form that needs it may ask again.
pub(crate) fn on_loaded(model: &mut Model, step: &mut Step, module: Module, loaded: bool) {
    let loading = match module {
        Module::Patterns => &mut model.rules.patterns,
        Module::Strength => &mut model.rules.strength,
    };
    *loading = if loaded { Loading::Settled } else { Loading::Idle };
    step.emit(DomainEvent::ModuleReady);
}

/// The settings, once they are there.
pub(crate) fn settings(model: &Model) -> Option<&RegisterSettings> {
    model.rules.settings.ready()
}

/// The least age of members: 18 (section 9), where the operator does not ask for more.
pub(crate) fn minimum_age(model: &Model) -> u8 {
    settings(model).map_or(MIN_AGE, |settings| settings.minimum_age.max(MIN_AGE))
}

/// How far the settings have come.
pub(crate) fn status(model: &Model) -> LoadStatus {
    model.rules.settings.status()
}

/// The rule of a field; nothing when the operator has none.
pub(crate) fn rule(model: &Model, field: Field) -> Option<&CompiledRule> {
    // A new password that is typed twice has one rule.
    let field = if field == Field::ConfirmPassword { Field::Password } else { field };
    model.rules.rules.iter().find(|(known, _)| *known == field).map(|(_, rule)| rule)
}

/// Whether the operator shows the field. A second password has the first one's rule, and its own say in whether it shows.
pub(crate) fn is_enabled(model: &Model, field: Field) -> bool {
    model.rules.rules.iter().any(|(known, rule)| *known == field && rule.is_enabled())
}

/// Whether the operator wants the field filled.
pub(crate) fn is_required(model: &Model, field: Field) -> bool {
    rule(model, field).is_some_and(|rule| rule.is_enabled() && rule.is_required())
}

/// The most characters that the field takes.
pub(crate) fn max_length(model: &Model, field: Field) -> Option<u32> {
    rule(model, field).and_then(|rule| rule.bounds().max)
}

/// Checks a value that a form shows.
pub(crate) fn check(model: &Model, field: Field, value: &str, required: bool) -> FieldVerdict {
    let Some(rule) = rule(model, field) else {
        let empty = required && value.trim().is_empty();
        return if empty { FieldVerdict::Refused(FieldProblem::Empty) } else { FieldVerdict::Accepted };
    };
    rule.check_shown(value, required || rule.is_required(), &*model.rules.engine)
}

/// Checks a value against a rule that came with something else than these settings; an empty one is refused.
pub(crate) fn check_by(model: &Model, rule: &CompiledRule, value: &str) -> FieldVerdict {
    rule.check_shown(value, true, &*model.rules.engine)
}

/// Has the engine loaded that such a rule needs, if it needs one.
pub(crate) fn load_engine_for(model: &mut Model, step: &mut Step, rule: &CompiledRule) {
    if rule.needs_engine() {
        load_module(step, &mut model.rules.patterns, Module::Patterns);
    }
}

/// What the field's rule asks for, in words.
pub(crate) fn message(model: &Model, field: Field) -> Text {
    let unknown = FieldProblem::NotMatching(Bounds { min: 0, max: None });
    let problem = rule(model, field).map_or(unknown, CompiledRule::problem);
    crate::feature::shared::forms::problem_text(field, problem)
}

/// Judges a password; nothing while the module is not loaded, and for an empty password.
pub(crate) fn judge(model: &Model, password: &Secret, known: &[&str]) -> Option<Strength> {
    if password.is_empty() { None } else { model.rules.meter.judge(password.reveal(), known) }
}

/// A judgement in words.
pub(crate) fn strength_view(strength: Strength) -> StrengthView {
    use crate::text::key;
    let label = match strength.score {
        0 => key::STRENGTH_0,
        1 => key::STRENGTH_1,
        2 => key::STRENGTH_2,
        3 => key::STRENGTH_3,
        _ => key::STRENGTH_4,
    };
    let advice = strength.advice.filter(|_| strength.score < 4).map(|advice| Text::of(advice.key()));
    StrengthView { score: strength.score, label: Text::of(label), advice }
}

/// A text in NFC, as lengths are counted.
pub(crate) fn composed<'a>(model: &Model, text: &'a str) -> std::borrow::Cow<'a, str> {
    crate::domain::rules::in_nfc(text, &*model.rules.engine)
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::SiteChanged => refresh(model, step),
        DomainEvent::ModuleLoaded { module, loaded } => on_loaded(model, step, *module, *loaded),
        _ => {}
    }
}

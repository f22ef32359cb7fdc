//! Which fields the registration form shows, which of them must be filled, and how each is checked.

use crate::domain::field::Field;
use crate::event::RegisterTab;
use crate::feature::shared::forms::{self, Mark};
use crate::feature::shared::rules;
use crate::model::Model;
use crate::secret::Secret;
use crate::text::key;
use crate::view::Text;

/// A field that shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VisibleField {
    pub field: Field,
    pub required: bool,
}

/// Whether registration is open at all.
pub(super) fn is_open(model: &Model) -> bool {
    model.site.takes_registrations() && !tabs(model).is_empty()
}

/// The ways to register that the operator offers.
pub(super) fn tabs(model: &Model) -> Vec<RegisterTab> {
    let whitelabel = &model.site.info.whitelabel;
    let mut tabs = Vec::new();
    if whitelabel.username_registration {
        tabs.push(RegisterTab::Account);
    }
    if whitelabel.mobile_number_registration {
        tabs.push(RegisterTab::Mobile);
    }
    tabs
}

/// The tab that shows: the one that was asked for, where the operator offers it.
pub(super) fn tab(model: &Model) -> Option<RegisterTab> {
    let offered = tabs(model);
    let tab = model.register.tab;
    offered.iter().copied().find(|it| *it == tab).or(offered.first().copied())
}

/// Whether the form asks for the code of an SMS.
pub(super) fn shows_code(model: &Model) -> bool {
    match tab(model) {
        Some(RegisterTab::Mobile) => true,
        Some(RegisterTab::Account) => model.site.info.whitelabel.registration_mobile_verification,
        None => false,
    }
}

/// Whether the form asks for a password.
fn shows_password(model: &Model) -> bool {
    match tab(model) {
        Some(RegisterTab::Mobile) => model.site.info.whitelabel.mobile_password_registration,
        Some(RegisterTab::Account) => true,
        None => false,
    }
}

/// The fields that show, in order (section 2), and which of them must be filled (section 5).
pub(super) fn visible(model: &Model) -> Vec<VisibleField> {
    let mobile_tab = tab(model) == Some(RegisterTab::Mobile);
    let code = shows_code(model);
    let password = shows_password(model);
    let is_visible = |field: Field| match field {
        Field::Username => !mobile_tab,
        Field::MobileNum => code || rules::is_enabled(model, field),
        Field::VerificationCode => code,
        Field::Password => password,
        Field::ConfirmPassword => password && rules::is_enabled(model, field),
        Field::OldPassword | Field::Captcha => false,
        Field::AffiliateCode => !model.register.affiliate.is_linked() && rules::is_enabled(model, field),
        _ => rules::is_enabled(model, field),
    };
    let is_required = |field: Field| match field {
        Field::Username | Field::Password | Field::ConfirmPassword | Field::PaymentPassword => true,
        Field::VerificationCode => true,
        Field::MobileNum if code => true,
        _ => rules::is_required(model, field),
    };
    let mut fields: Vec<Field> = Field::ALL.iter().copied().filter(|field| is_visible(*field)).collect();
    // A number that nobody verifies is one of the optional things, after what the account needs.
    let optional = !code && !rules::is_required(model, Field::MobileNum);
    if let Some(index) = fields.iter().position(|field| optional && *field == Field::MobileNum) {
        let number = fields.remove(index);
        fields.push(number);
    }
    fields.into_iter().map(|field| VisibleField { field, required: is_required(field) }).collect()
}

/// Checks a field that shows.
pub(super) fn check(model: &Model, shown: VisibleField, value: &Secret) -> Mark {
    let mark = forms::check(model, shown.field, value.reveal(), shown.required);
    if shown.field == Field::Password && !mark.is_refused() && is_too_weak(model, value) {
        return Mark::Refused(Text::of(key::STRENGTH_TOO_WEAK));
    }
    mark
}

/// Whether the operator asks for a stronger password. While the strength module has not loaded the server decides.
fn is_too_weak(model: &Model, password: &Secret) -> bool {
    let min_score = rules::settings(model).map_or(0, |settings| settings.password_strength);
    min_score > 0 && super::rate_password(model, password).is_some_and(|strength| strength.score < min_score)
}

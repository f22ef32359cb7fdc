//! The view of the registration form: its tabs, inputs, captcha and consent (section 2).

use super::{FORM, fields};
use crate::domain::field::Field;
use crate::domain::time;
use crate::event::{RegisterEvent, RegisterTab, UiEvent};
use crate::feature::shared::{captcha, code, country, forms, rules};
use crate::model::Model;
use crate::text::key;
use crate::view::{ConsentView, FieldView, FormTab, RegisterView, Text};

pub(crate) fn view(model: &Model) -> RegisterView {
    let now = &model.now;
    let register = &*model.register;
    let shown = fields::visible(model);
    let is_visible = |field: Field| shown.iter().any(|visible| visible.field == field);
    let views = |required: bool| -> Vec<FieldView> {
        let fields = shown.iter().filter(|visible| visible.required == required);
        fields.map(|visible| forms::field_view(model, &register.fields, visible.field, required)).collect()
    };
    let optional = views(false);
    RegisterView {
        status: rules::status(model),
        closed: (!fields::is_open(model)).then(|| Text::of(key::REGISTER_CLOSED)),
        tabs: tabs(model),
        fields: views(true),
        optional_open: register.affiliate.is_refused()
            || optional.iter().any(|field| !field.value.is_empty() || field.error.is_some()),
        optional,
        country: if is_visible(Field::MobileNum) { country::view(model, FORM) } else { None },
        code: is_visible(Field::VerificationCode).then(|| code::view(model, now, FORM)),
        captcha: captcha::view(model, FORM),
        affiliate_hidden: register.affiliate.valid_link().is_some(),
        link_ended: register.affiliate.link_has_ended().then(|| Text::of(key::ERROR_REGISTRATION_LINK_ENDED)),
        consent: ConsentView {
            checked: register.consent,
            age: rules::minimum_age(model),
            error: register.consent_missing.then(|| Text::of(key::CONSENT_MISSING)),
        },
        strength: register.strength.filter(|_| is_visible(Field::Password)).map(rules::strength_view),
        focus: register.focus,
        problem: register.problem.clone(),
        wait: register.waiting(now).map(time::countdown).unwrap_or_default(),
        busy: register.busy(),
        can_reset: register.consent || register.fields.is_touched(),
        cleared: register.cleared,
    }
}

fn tabs(model: &Model) -> Vec<FormTab> {
    let selected = fields::tab(model);
    let tab = |tab: RegisterTab| FormTab {
        key: match tab {
            RegisterTab::Account => "account",
            RegisterTab::Mobile => "mobile",
        },
        label: Text::of(match tab {
            RegisterTab::Account => key::REGISTER_TAB_ACCOUNT,
            RegisterTab::Mobile => key::REGISTER_TAB_MOBILE,
        }),
        selected: selected == Some(tab),
        select: UiEvent::Register(RegisterEvent::Tab(tab)),
    };
    fields::tabs(model).into_iter().map(tab).collect()
}

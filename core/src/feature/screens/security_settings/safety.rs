//! The safety of the account, and the next best step (section 2 of the specification, "Member centre", entry 1).
//!
//! It follows from what is set and from nothing else, so that no step is offered that was taken already. What is not known yet, or
//! could not be had, judges nobody: there is no answer then. A further safeguard is a variant, its arms, and its place in
//! [`Safeguards::next`].

use super::contacts::ContactEvent;
use super::{Authenticator, SecuritySettingsEvent};
use crate::event::{PayeeNameEvent, PaymentPasswordEvent, UiEvent};
use crate::feature::services::remote::Remote;
use crate::feature::shared::{payee_name, payment_password};
use crate::model::Model;
use crate::text::key;
use crate::view::{SafeguardItem, SafetyLevel, SafetyStep, SafetyView, Text};
use crate::wire::ContactKind;

/// Something that keeps an account its owner's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Safeguard {
    /// A verified mail address.
    Email,
    /// A verified mobile number.
    Mobile,
    /// An authenticator app, or a passkey.
    SecondFactor,
    /// A payment password.
    PaymentPassword,
    /// A proven name that money is paid to.
    PayeeName,
}

impl Safeguard {
    const fn key(self) -> &'static str {
        match self {
            Safeguard::Email => "email",
            Safeguard::Mobile => "mobile",
            Safeguard::SecondFactor => "secondFactor",
            Safeguard::PaymentPassword => "paymentPassword",
            Safeguard::PayeeName => "payeeName",
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Safeguard::Email => key::SAFETY_EMAIL,
            Safeguard::Mobile => key::SAFETY_MOBILE,
            Safeguard::SecondFactor => key::SAFETY_SECOND,
            Safeguard::PaymentPassword => key::SAFETY_PAYMENT_PASSWORD,
            Safeguard::PayeeName => key::SAFETY_PAYEE_NAME,
        }
    }

    /// Why the safeguard should be set, what the button says, and what it does.
    fn step(self) -> SafetyStep {
        let (text, label, begin) = match self {
            Safeguard::Email => (key::SAFETY_NEXT_EMAIL, key::CONTACT_ADD_EMAIL, add(ContactKind::Email)),
            Safeguard::Mobile => (key::SAFETY_NEXT_MOBILE, key::CONTACT_ADD_MOBILE, add(ContactKind::Mobile)),
            Safeguard::SecondFactor => (
                key::SAFETY_NEXT_SECOND,
                key::SAFETY_ACT_SECOND,
                UiEvent::SecuritySettings(SecuritySettingsEvent::BeginAuthenticator),
            ),
            Safeguard::PaymentPassword => (
                key::SAFETY_NEXT_PAYMENT_PASSWORD,
                key::PIN_SET_ONE,
                UiEvent::PaymentPassword(PaymentPasswordEvent::Change),
            ),
            Safeguard::PayeeName => {
                (key::SAFETY_NEXT_PAYEE_NAME, key::PAYEE_NAME_PROVE, UiEvent::PayeeName(PayeeNameEvent::Begin))
            }
        };
        SafetyStep { text: Text::of(text), label: Text::of(label), begin }
    }
}

fn add(kind: ContactKind) -> UiEvent {
    UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Change(kind)))
}

/// Which safeguards are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Safeguards {
    email: bool,
    mobile: bool,
    second_factor: bool,
    payment_password: bool,
    payee_name: bool,
}

impl Safeguards {
    /// The safeguards; nothing while any of them is not known.
    fn of(model: &Model) -> Option<Safeguards> {
        let settings = &*model.security_settings;
        let contacts = settings.contacts.details.ready()?;
        let authenticator = matches!(settings.authenticator.ready()?, Authenticator::On);
        let passkey = !settings.passkeys.ready()?.list.is_empty();
        Some(Safeguards {
            email: contacts.email.verified,
            mobile: contacts.mobile.verified,
            second_factor: authenticator || passkey,
            payment_password: payment_password::is_set(model)?,
            payee_name: payee_name::is_proven(model)?,
        })
    }

    /// Each safeguard, and whether it is set.
    const fn each(self) -> [(Safeguard, bool); 5] {
        [
            (Safeguard::Email, self.email),
            (Safeguard::Mobile, self.mobile),
            (Safeguard::SecondFactor, self.second_factor),
            (Safeguard::PaymentPassword, self.payment_password),
            (Safeguard::PayeeName, self.payee_name),
        ]
    }

    /// What to set next: a way back in comes first, then what guards a login, then what guards money, then the other way back in.
    const fn next(self) -> Option<Safeguard> {
        match self {
            Safeguards { email: false, mobile: false, .. } => Some(Safeguard::Email),
            Safeguards { second_factor: false, .. } => Some(Safeguard::SecondFactor),
            Safeguards { payment_password: false, .. } => Some(Safeguard::PaymentPassword),
            Safeguards { payee_name: false, .. } => Some(Safeguard::PayeeName),
            Safeguards { email: false, .. } => Some(Safeguard::Email),
            Safeguards { mobile: false, .. } => Some(Safeguard::Mobile),
            Safeguards { .. } => None,
        }
    }

    const fn level(self) -> SafetyLevel {
        match (self.next(), self.email || self.mobile) {
            (None, _) => SafetyLevel::High,
            (Some(_), true) => SafetyLevel::Middle,
            (Some(_), false) => SafetyLevel::Low,
        }
    }
}

/// Whether something is being set already, or the password asked for: one thing at a time.
fn is_at_work(model: &Model) -> bool {
    let settings = &*model.security_settings;
    payment_password::is_at_work(model)
        || payee_name::is_at_work(model)
        || settings.contacts.form.is_some()
        || matches!(settings.authenticator, Remote::Ready(Authenticator::SettingUp { .. }))
        || settings.change.is_proving()
}

pub(super) fn view(model: &Model) -> Option<SafetyView> {
    let safeguards = Safeguards::of(model)?;
    let level = safeguards.level();
    let items = safeguards.each();
    let done = items.iter().filter(|(_, on)| *on).fold(0_u32, |count, _| count.saturating_add(1));
    let total = u32::try_from(items.len()).unwrap_or(u32::MAX);
    let title = match level {
        SafetyLevel::Low => key::SAFETY_LEVEL_LOW,
        SafetyLevel::Middle => key::SAFETY_LEVEL_MIDDLE,
        SafetyLevel::High => key::SAFETY_LEVEL_HIGH,
    };
    Some(SafetyView {
        level,
        title: Text::of(title),
        count: Text::of(key::SAFETY_COUNT).with("done", done).with("total", total),
        items: items.map(|(it, on)| SafeguardItem { key: it.key(), label: Text::of(it.label()), on }).into(),
        next: safeguards.next().filter(|_| !is_at_work(model)).map(Safeguard::step),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_step_is_a_way_back_in_then_a_second_factor_then_what_guards_money() {
        use Safeguard::{Email, Mobile, PayeeName, PaymentPassword, SecondFactor};
        use SafetyLevel::{High, Low, Middle};
        for (email, mobile, second_factor, payment_password, payee_name, next, level) in [
            (false, false, false, false, false, Some(Email), Low),
            (false, false, true, true, true, Some(Email), Low),
            (true, false, false, true, true, Some(SecondFactor), Middle),
            (false, true, false, false, false, Some(SecondFactor), Middle),
            (true, true, false, true, true, Some(SecondFactor), Middle),
            (true, true, true, false, false, Some(PaymentPassword), Middle),
            (true, false, true, false, true, Some(PaymentPassword), Middle),
            (true, false, true, true, false, Some(PayeeName), Middle),
            (true, true, true, true, false, Some(PayeeName), Middle),
            (true, false, true, true, true, Some(Mobile), Middle),
            (false, true, true, true, true, Some(Email), Middle),
            (true, true, true, true, true, None, High),
        ] {
            let safeguards = Safeguards { email, mobile, second_factor, payment_password, payee_name };
            assert_eq!((safeguards.next(), safeguards.level()), (next, level), "{safeguards:?}");
        }
    }

    #[test]
    fn taking_each_next_step_ends_with_all_of_them() {
        let mut safeguards = Safeguards {
            email: false,
            mobile: false,
            second_factor: false,
            payment_password: false,
            payee_name: false,
        };
        let mut taken = Vec::new();
        while let Some(next) = safeguards.next() {
            match next {
                Safeguard::Email => safeguards.email = true,
                Safeguard::Mobile => safeguards.mobile = true,
                Safeguard::SecondFactor => safeguards.second_factor = true,
                Safeguard::PaymentPassword => safeguards.payment_password = true,
                Safeguard::PayeeName => safeguards.payee_name = true,
            }
            taken.push(next);
            assert!(taken.len() <= safeguards.each().len(), "{taken:?}");
        }
        assert!(safeguards.each().iter().all(|(_, on)| *on));
    }
}

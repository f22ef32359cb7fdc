//! The invitation page, /join: what the site offers, and the way to register. An affiliate's code in the address that the
//! visitor came by is kept by the registration form, so that signing up from here counts for that affiliate; so is a friend's code.

use crate::domain::referral::CODE_PARAMETER;
use crate::domain::route::{Modal, Screen};
use crate::effect::StorageArea;
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::location;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{JoinPoint, ReferralView, Text};
use serde::{Deserialize, Serialize};

/// Events of the invitation page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ReferralEvent {
    /// Open the registration form.
    SignUp,
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: ReferralEvent) {
    match event {
        ReferralEvent::SignUp if can_sign_up(model) => location::open_overlay(model, step, Modal::Register),
        ReferralEvent::SignUp => {}
    }
}

/// A friend's code is kept at once, also for who looks around and loads the site anew before signing up.
pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    let comes = matches!(event, DomainEvent::Entered { .. } | DomainEvent::ChunkLoaded);
    if comes
        && matches!(model.location.route.screen, Screen::Referral)
        && let Some(code) = model.register.code_of_friend()
    {
        step.store(StorageArea::Session, CODE_PARAMETER, &code);
    }
}

fn can_sign_up(model: &Model) -> bool {
    model.site.takes_registrations() && !model.session.has_own_account()
}

fn point(key: &'static str, title: &'static str, text: &'static str) -> JoinPoint {
    JoinPoint { key, title: Text::of(title), text: Text::of(text) }
}

pub(crate) fn view(model: &Model) -> ReferralView {
    let closed = match (model.session.has_own_account(), model.site.takes_registrations()) {
        (true, _) => Some(key::REFERRAL_MEMBER),
        (false, false) => Some(key::REFERRAL_CLOSED),
        (false, true) => None,
    };
    ReferralView {
        brand: model.site.info.brand_name.clone(),
        points: vec![
            point("wallet", key::REFERRAL_WALLET_TITLE, key::REFERRAL_WALLET_TEXT),
            point("shield", key::REFERRAL_SAFETY_TITLE, key::REFERRAL_SAFETY_TEXT),
            point("games", key::REFERRAL_GAMES_TITLE, key::REFERRAL_GAMES_TEXT),
            point("support", key::REFERRAL_SUPPORT_TITLE, key::REFERRAL_SUPPORT_TEXT),
        ],
        game_count: model.layout.game_count(),
        sign_up: can_sign_up(model).then_some(UiEvent::Referral(ReferralEvent::SignUp)),
        closed: closed.map(Text::of),
        invited: (can_sign_up(model) && model.register.code_of_friend().is_some())
            .then(|| Text::of(key::REFERRAL_INVITED)),
    }
}

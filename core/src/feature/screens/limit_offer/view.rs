//! The view of the offer of limits: a field for each period, and the way to decline where the licence allows it.

use super::{TERMS, is_busy, is_shown};
use crate::domain::fair_play::LimitPeriod;
use crate::domain::money::Money;
use crate::event::{LimitOfferEvent, UiEvent};
use crate::feature::services::remote::Remote;
use crate::feature::shared::amount::{self, AmountField, Writing};
use crate::model::Model;
use crate::text::key;
use crate::view::{LimitOfferField, LimitOfferView, Text};

fn label(period: LimitPeriod) -> &'static str {
    match period {
        LimitPeriod::Day => key::LIMIT_OFFER_DAY,
        LimitPeriod::Week => key::LIMIT_OFFER_WEEK,
        LimitPeriod::Month => key::LIMIT_OFFER_MONTH,
    }
}

fn field(period: LimitPeriod, field: &AmountField, writing: &Writing) -> LimitOfferField {
    let event = |event| UiEvent::LimitOffer(LimitOfferEvent::Amount { period, event });
    LimitOfferField {
        key: period,
        label: Text::of(label(period)),
        amount: amount::view(field, (&TERMS, writing), (&[], Money::ZERO), event),
    }
}

pub(crate) fn view(model: &Model) -> LimitOfferView {
    let offer = &*model.limit_offer;
    if !is_shown(model) {
        return LimitOfferView::None;
    }
    if let (Remote::Loading, true) = (&offer.limits, offer.fields.is_empty()) {
        return LimitOfferView::Loading;
    }
    let Some(limits) = offer.offered() else { return LimitOfferView::None };
    let writing = Writing::of(model);
    LimitOfferView::Offered {
        fields: offer.fields.iter().map(|(period, it)| field(*period, it, &writing)).collect(),
        hours: limits.raise_after_hours,
        decline: offer.may_decline().then_some(UiEvent::LimitOffer(LimitOfferEvent::Decline)),
        empty: offer
            .is_empty
            .then(|| Text::of(if limits.demanded { key::LIMIT_OFFER_EMPTY_DEMANDED } else { key::LIMIT_OFFER_EMPTY })),
        problem: offer.problem.clone(),
        busy: is_busy(model) || !offer.left_to_set.is_empty(),
    }
}

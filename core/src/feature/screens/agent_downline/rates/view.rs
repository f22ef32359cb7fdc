//! The view of the form for a downline's rates of rebate (section 2 of the specification, "downline management").

use super::{AgentRatesEvent, Request, Stage, is_busy, is_idle, is_open, products};
use crate::domain::agent::rebate::{RebateRate, RebateRates, changes};
use crate::domain::route::{MemberPage, Overlay};
use crate::event::UiEvent;
use crate::feature::services::location;
use crate::feature::services::moment::moment;
use crate::feature::shared::payment_password;
use crate::feature::shared::rates::{change_fact, percent_text, product_label};
use crate::model::Model;
use crate::text::key;
use crate::view::{
    DownlineRateInput, DownlineRatesFilling, DownlineRatesLine, DownlineRatesView, LoadStatus, MoneyFact, Text,
    UplineReview,
};
use crate::wire::{DownlineRates, DownlineRatesChange};

fn ui_event(event: AgentRatesEvent) -> UiEvent {
    UiEvent::AgentRates(event)
}

fn facts(former: &[RebateRate], latter: &[RebateRate]) -> Vec<MoneyFact> {
    changes(former, latter).iter().map(change_fact).collect()
}

pub(crate) fn view(model: &Model) -> DownlineRatesView {
    if !is_open(model) {
        return DownlineRatesView::default();
    }
    let form = &*model.agent_rates;
    let base = DownlineRatesView {
        status: form.value.status(),
        proof: form.signing.change.view(model, model.calls.busy(&Request::Reauthenticate.slot())),
        busy: !is_idle(model),
        ..DownlineRatesView::default()
    };
    let Some(value) = form.value.ready() else { return base };
    let Some(is_set) = payment_password::is_set(model) else {
        let status = if base.status == LoadStatus::Ready { LoadStatus::Loading } else { base.status };
        return DownlineRatesView { status, ..base };
    };
    let security = || location::address_under(model, Overlay::MemberCentre(MemberPage::Security));
    let closed = payment_password::locked(model);
    let filling = (is_set && closed.is_none() && form.stage == Stage::Filling).then(|| filling(model, value));
    DownlineRatesView {
        needs_password: (!is_set).then(security),
        closed,
        filling,
        review: match &form.stage {
            Stage::Filling => None,
            Stage::Reviewing(rates) => Some(review(model, value, rates)),
        },
        history: value.history.iter().map(|it| line(model, it)).collect(),
        ..base
    }
}

fn filling(model: &Model, value: &DownlineRates) -> DownlineRatesFilling {
    let form = &*model.agent_rates;
    let (most, least) = (RebateRates::of(&value.most), RebateRates::of(&value.least));
    let input = |product: String| DownlineRateInput {
        label: Text::of(product_label(&product)),
        bounds: Text::of(key::DOWNLINE_RATE_BOUNDS)
            .with("least", percent_text(least.get(&product)))
            .with("most", percent_text(most.get(&product))),
        value: form.text(value, &product),
        error: form.wrong.get(&product).cloned(),
        product,
    };
    DownlineRatesFilling {
        from: Text::of(key::DOWNLINE_RATES_FROM).with("day", value.from_day.as_str()),
        inputs: products(value).into_iter().map(input).collect(),
        refusals: form.signing.refusals,
        review: ui_event(AgentRatesEvent::Review),
    }
}

fn review(model: &Model, value: &DownlineRates, rates: &[RebateRate]) -> UplineReview {
    let form = &*model.agent_rates;
    UplineReview {
        sentence: Text::of(key::DOWNLINE_RATES_REVIEW)
            .with("name", value.account.as_str())
            .with("day", value.from_day.as_str()),
        facts: facts(&value.coming, rates),
        pin: payment_password::pin(model, form.signing.pin_error.as_ref()),
        refusals: form.signing.refusals,
        back: ui_event(AgentRatesEvent::Back),
        busy: is_busy(model) || !form.signing.change.is_idle(),
        forgotten: location::address_under(model, Overlay::MemberCentre(MemberPage::Security)),
    }
}

fn line(model: &Model, change: &DownlineRatesChange) -> DownlineRatesLine {
    DownlineRatesLine {
        key: format!("{} {}", change.from_day, change.set_at),
        from: Text::of(key::DOWNLINE_RATES_SINCE).with("day", change.from_day.as_str()),
        by: match change.set_by.as_str() {
            "" => Text::of(key::DOWNLINE_RATES_BY_OPERATOR),
            name => Text::of(key::DOWNLINE_RATES_BY).with("name", name),
        },
        at: moment(&change.set_at, &model.now),
        facts: facts(&change.former, &change.rates),
    }
}

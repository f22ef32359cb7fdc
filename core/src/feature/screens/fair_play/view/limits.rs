//! The view of the limits: each pair of kind and period that the operator offers, and the form of the one that is being set.

use super::super::breaks;
use super::super::limits::{Form, TERMS, change};
use super::{bound, name};
use crate::domain::duration::HOUR_MS;
use crate::domain::fair_play::{LimitChange, LimitKind, LimitPeriod};
use crate::domain::money::Money;
use crate::domain::time::format_with_zone;
use crate::event::{FairPlayEvent, LimitEvent, UiEvent};
use crate::feature::services::moment::exact;
use crate::feature::shared::amount::{self, Writing};
use crate::model::Model;
use crate::text::key;
use crate::view::{LimitForm, LimitGroup, LimitRow, LimitTime, PendingRaise, PlayFigure, PlayLimitsView, Text};
use crate::wire::{LimitValue, PendingLimit, PlayLimit, PlayLimits};

pub(super) fn view(model: &Model) -> PlayLimitsView {
    let limits = &model.fair_play.limits;
    let status = limits.value.status();
    let Some(value) = limits.value.ready() else { return PlayLimitsView { status, ..PlayLimitsView::default() } };
    let writing = Writing::of(model);
    let mut groups: Vec<LimitGroup> = Vec::new();
    for limit in &value.limits {
        let row = row(model, value, limit, &writing);
        match groups.iter_mut().find(|group| group.key == limit.kind.name()) {
            Some(group) => group.rows.push(row),
            None => groups.push(group(limit.kind, row)),
        }
    }
    PlayLimitsView { status, groups }
}

fn limit_event(event: LimitEvent) -> UiEvent {
    UiEvent::FairPlay(FairPlayEvent::Limit(event))
}

fn none() -> PlayFigure {
    PlayFigure::Said(Text::of(key::FAIR_NO_LIMIT))
}

fn group(kind: LimitKind, first: LimitRow) -> LimitGroup {
    let (title, about) = match kind {
        LimitKind::Deposit => (key::FAIR_DEPOSIT, key::FAIR_DEPOSIT_ABOUT),
        LimitKind::Loss => (key::FAIR_LOSS, key::FAIR_LOSS_ABOUT),
        LimitKind::Stake => (key::FAIR_STAKE, key::FAIR_STAKE_ABOUT),
        LimitKind::Time => (key::FAIR_TIME, key::FAIR_TIME_ABOUT),
    };
    LimitGroup { key: kind.name(), title: Text::of(title), about: Text::of(about), rows: vec![first] }
}

fn row(model: &Model, all: &PlayLimits, limit: &PlayLimit, writing: &Writing) -> LimitRow {
    let PlayLimit { kind, period, .. } = *limit;
    let form = model.fair_play.limits.form.as_ref().filter(|form| form.kind == kind && form.period == period);
    let eases = limit.limit.is_some() && !limit.eases_at.is_empty();
    LimitRow {
        key: [kind.name(), "-", period.name()].concat(),
        period: Text::of(match period {
            LimitPeriod::Day => key::FAIR_DAY,
            LimitPeriod::Week => key::FAIR_WEEK,
            LimitPeriod::Month => key::FAIR_MONTH,
        }),
        name: name(kind, period),
        limit: limit.limit.map_or_else(none, |value| bound(kind, &value, writing)),
        used: bound(kind, &limit.used, writing),
        left: limit.left.map(|value| bound(kind, &value, writing)),
        percent: limit.limit.map(|value| percent(kind, &limit.used, &value)),
        eases: eases.then(|| Text::of(key::FAIR_EASES).with("time", exact(&limit.eases_at, &model.now))),
        raise: limit.pending.as_ref().map(|pending| raise(model, limit, pending, writing)),
        form: form.map(|form| view_of_form(model, all, limit, form, writing)),
        edit: limit_event(LimitEvent::Edit { kind, period }),
    }
}

/// How much of a limit was used, 0 to 100; a limit of nothing is used up.
fn percent(kind: LimitKind, used: &LimitValue, limit: &LimitValue) -> u8 {
    let size = |value: &LimitValue| if kind.is_money() { value.amount.0.0 } else { i64::from(value.minutes) };
    let (used, limit) = (i128::from(size(used).max(0)), i128::from(size(limit).max(0)));
    if limit == 0 { 100 } else { u8::try_from((used * 100 / limit).min(100)).unwrap_or(100) }
}

fn raise(model: &Model, limit: &PlayLimit, pending: &PendingLimit, writing: &Writing) -> PendingRaise {
    let PlayLimit { kind, period, .. } = *limit;
    PendingRaise {
        to: pending.to.map_or_else(none, |value| bound(kind, &value, writing)),
        text: if pending.ripe {
            Text::of(key::FAIR_RAISE_RIPE)
        } else {
            Text::of(key::FAIR_RAISE_WAITS).with("time", exact(&pending.from, &model.now))
        },
        confirm: (pending.ripe && !breaks::is_active(model)).then(|| limit_event(LimitEvent::Confirm { kind, period })),
        drop: limit_event(LimitEvent::Drop { kind, period }),
    }
}

fn view_of_form(model: &Model, all: &PlayLimits, limit: &PlayLimit, form: &Form, writing: &Writing) -> LimitForm {
    let wait = u64::try_from(i64::from(all.raise_after_hours).saturating_mul(HOUR_MS)).unwrap_or(0);
    let later = format_with_zone(model.now.ms().saturating_add(wait), model.now.offset());
    let change = form.value(writing).map(|next| change(limit, Some(&next)));
    let is_money = form.kind.is_money();
    let event = |event| limit_event(LimitEvent::Amount(event));
    let hours = form.period.hours();
    let wrong = form.time_wrong.then(|| Text::of(key::FAIR_TIME_WRONG).with("hours", hours));
    LimitForm {
        amount: is_money.then(|| amount::view(&form.amount, (&TERMS, writing), (&[], Money::ZERO), event)),
        time: (!is_money).then(|| LimitTime { hours: form.hours.clone(), minutes: form.minutes.clone(), error: wrong }),
        effect: change.map(|change| match change {
            LimitChange::Unchanged => Text::of(key::FAIR_COUNTS_ALREADY),
            LimitChange::RaiseAsked => Text::of(key::FAIR_COUNTS_LATER).with("time", later.as_str()),
            _ if limit.pending.is_some() => Text::of(key::FAIR_COUNTS_NOW_DROPS),
            _ => Text::of(key::FAIR_COUNTS_NOW),
        }),
        remove: limit
            .limit
            .filter(|_| limit.may_end)
            .map(|_| Text::of(key::FAIR_REMOVED_LATER).with("time", later.as_str())),
        refusals: form.refusals,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Amount;

    #[test]
    fn what_was_used_is_a_share_of_the_limit_and_never_more_than_all_of_it() {
        let money = |amount: i64| LimitValue { amount: Amount(Money(amount)), minutes: 0 };
        let share = |used: i64, limit: i64| percent(LimitKind::Deposit, &money(used), &money(limit));
        assert_eq!([share(0, 100), share(1, 3), share(100, 100), share(150, 100), share(0, 0)], [0, 33, 100, 100, 100]);
        assert_eq!(share(i64::MAX, i64::MAX), 100);
        assert_eq!(share(-5, 100), 0);
    }
}

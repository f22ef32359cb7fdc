//! The jackpot ticker (sections 2, 4 and 9): it ticks while home shows it and stops when home is left. Its slice is its own,
//! so that a tick renders nothing else.
//!
//! The last illustrative figure shown stands in session storage, so that the next page of the session goes on from there.

use crate::boot::Boot;
use crate::domain::jackpot::{Column, Jackpot, columns};
use crate::domain::money::Money;
use crate::domain::route::Screen;
use crate::domain::time;
use crate::effect::{StorageArea, TimerId};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::location;
use crate::model::{Model, Step};
use crate::view::{JackpotColumn, JackpotView};

/// Entry of session storage: the last illustrative figure shown, in minor units.
const LAST_SHOWN_KEY: &str = "jackpot";

/// The state of the jackpot ticker.
pub(crate) struct Ticker {
    /// When the ticker began to be shown; the illustrative figure starts there.
    since_ms: u64,
    /// When the ticker was last read: a paused one stays at this figure.
    read_ms: u64,
    /// The last figure that an earlier page of this session showed.
    last_shown: Money,
    paused: bool,
}

impl Ticker {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored = boot.session(LAST_SHOWN_KEY).and_then(|text| text.reveal().parse().ok());
        let last_shown = Money(stored.unwrap_or(0));
        Ticker { since_ms: boot.now_ms, read_ms: boot.now_ms, last_shown, paused: false }
    }
}

fn is_visible(model: &Model) -> bool {
    matches!(model.location.route.screen, Screen::Home | Screen::Register)
}

fn source(model: &Model) -> Jackpot {
    match &model.site.info.jackpot {
        Some(pool) => Jackpot::Pool {
            amount: pool.amount.0,
            per_second: pool.per_second.0,
            as_of_ms: time::parse_rfc3339(&pool.as_of).unwrap_or(model.jackpot.since_ms),
        },
        None => Jackpot::Illustrative { since_ms: model.jackpot.since_ms, last_shown: model.jackpot.last_shown },
    }
}

/// Keeps the figure that shows for the next page of the session. A pool's is the operator's, and is not kept.
fn store_figure(model: &Model, step: &mut Step) {
    let source = source(model);
    if matches!(source, Jackpot::Illustrative { .. }) {
        let figure = source.amount_at(model.jackpot.read_ms);
        step.store(StorageArea::Session, LAST_SHOWN_KEY, &figure.0.to_string());
    }
}

/// Ticks, or stands still, as things are now.
pub(crate) fn resume(model: &mut Model, step: &mut Step) {
    if model.jackpot.paused || !is_visible(model) || !model.site.visible {
        step.stop_timer(TimerId::Jackpot);
        return;
    }
    let now = step.env.now_ms;
    model.jackpot.read_ms = now;
    store_figure(model, step);
    let wait = source(model).next_tick_ms(now).saturating_sub(now).clamp(50, 60_000);
    step.start_timer(TimerId::Jackpot, u32::try_from(wait).unwrap_or(1_000));
}

pub(crate) fn on_tick(model: &mut Model, step: &mut Step) {
    resume(model, step);
}

pub(crate) fn toggle(model: &mut Model, step: &mut Step) {
    model.jackpot.paused = !model.jackpot.paused;
    resume(model, step);
}

pub(crate) fn view(model: &Model) -> JackpotView {
    let source = source(model);
    let amount = source.amount_at(model.jackpot.read_ms);
    let currency = &model.site.info.currency;
    let all = columns(&amount.grouped_in(&currency.code));
    let digits = all.len();
    let column = |(index, column): (usize, Column)| {
        let key = (digits - index).to_string();
        match column {
            Column::Digit(digit) => JackpotColumn { key, digit: Some(digit), mark: String::new() },
            Column::Mark(mark) => JackpotColumn { key, digit: None, mark: mark.to_string() },
        }
    };
    JackpotView {
        shown: is_visible(model),
        symbol: currency.symbol.clone(),
        columns: all.into_iter().enumerate().map(column).collect(),
        text: currency.format(amount),
        illustrative: matches!(source, Jackpot::Illustrative { .. }),
        paused: model.jackpot.paused,
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) => resume(model, step),
        DomainEvent::VisibilityChanged | DomainEvent::SettingsLoaded => resume(model, step),
        _ => {}
    }
}

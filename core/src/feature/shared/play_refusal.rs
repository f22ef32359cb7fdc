//! Refusals of fair play as texts, each with the next step: a limit that is reached, an age that is not checked, a demo that needs an
//! account, a reality check that waits, a decision about limits, another game that would end. Every feature that plays, pays or takes part
//! uses them, so that a refusal reads the same everywhere. The refusal of an excluded member is handled for all calls in
//! `services/session/end.rs`.

use crate::api::Failure;
use crate::domain::fair_play::{LimitKind, LimitPeriod};
use crate::domain::route::{MemberPage, Modal, Overlay};
use crate::domain::time;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::dialogs::{self, Action, Button, Definition};
use crate::feature::services::{location, moment};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{DialogIcon, Problem, Text};
use crate::wire::{LimitReached, LimitValue, PlayLimit, code};

/// Explains the refusal and offers the next step. Gives whether it was a refusal of fair play.
pub(crate) fn explain(model: &mut Model, step: &mut Step, failure: &Failure) -> bool {
    match failure.code.as_str() {
        code::LIMIT_REACHED => {
            let definition = limit_dialog(model, failure);
            dialogs::show(model, step, definition);
        }
        code::AGE_CHECK_NEEDED => {
            let go = Button::new(key::AGE_CHECK_GO, Action::OpenPage(MemberPage::Security)).by_default();
            show_dialog(model, step, key::AGE_CHECK_TITLE, Text::of(key::AGE_CHECK_TEXT), vec![later_button(), go]);
        }
        code::DEMO_CLOSED => {
            let mut buttons = vec![Button::new(key::DEMO_CLOSED_LOG_IN, Action::LogIn)];
            if model.site.takes_registrations() {
                buttons.push(Button::new(key::NAV_SIGN_UP, Action::SignUp));
            }
            show_dialog(model, step, key::DEMO_CLOSED_TITLE, Text::of(key::DEMO_CLOSED_TEXT), buttons);
        }
        code::OTHER_GAME_OPEN => {
            let buttons = vec![later_button(), Button::new(key::OTHER_GAME_START, Action::EndOtherGame)];
            show_dialog(model, step, key::OTHER_GAME_TITLE, Text::of(key::ERROR_OTHER_GAME_OPEN), buttons);
        }
        code::REALITY_CHECK_DUE => step.emit(DomainEvent::RealityCheckDue),
        code::LIMIT_DECISION_NEEDED => {
            step.emit(DomainEvent::LimitDecisionNeeded);
            // The deposit page makes the offer itself.
            if model.location.route.overlay != Some(Overlay::MemberCentre(MemberPage::Deposit)) {
                location::open_overlay(model, step, Modal::PlayLimits);
            }
        }
        _ => return false,
    }
    true
}

/// What to tell where the refusal stands in the page: the limit by name, where it is one.
pub(crate) fn problem(model: &Model, failure: &Failure) -> Problem {
    let limit = if failure.code == code::LIMIT_REACHED { failure.carried::<LimitReached>() } else { None };
    let problem = failure.problem();
    match limit {
        Some(reached) => Problem { text: text_of(model, &reached.limit), ..problem },
        None => problem,
    }
}

fn limit_dialog(model: &Model, failure: &Failure) -> Definition {
    let text = problem(model, failure).text;
    let go = Button::new(key::LIMIT_REACHED_GO, Action::OpenPage(MemberPage::FairPlay));
    let close = Button::new(key::CLOSE, Action::Close).by_default();
    Definition::new(DialogIcon::Info, key::LIMIT_REACHED_TITLE, text).with(vec![go, close])
}

fn later_button() -> Button {
    Button::new(key::NOT_NOW, Action::Close)
}

fn show_dialog(model: &mut Model, step: &mut Step, title: &'static str, text: Text, buttons: Vec<Button>) {
    dialogs::show(model, step, Definition::new(DialogIcon::Info, title, text).with(buttons));
}

/// A limit that is reached in words: which it is, what it leaves, and when it leaves more.
fn text_of(model: &Model, limit: &PlayLimit) -> Text {
    let eases = time::parse_rfc3339(&limit.eases_at).is_some();
    let words = match limit.kind {
        LimitKind::Deposit => [key::LIMIT_REACHED_DEPOSIT, key::LIMIT_REACHED_DEPOSIT_UNTIL],
        LimitKind::Loss => [key::LIMIT_REACHED_LOSS, key::LIMIT_REACHED_LOSS_UNTIL],
        LimitKind::Stake => [key::LIMIT_REACHED_STAKE, key::LIMIT_REACHED_STAKE_UNTIL],
        LimitKind::Time => [key::LIMIT_REACHED_TIME, key::LIMIT_REACHED_TIME_UNTIL],
    };
    let [plain, until] = words;
    let left = limit.left.unwrap_or_default();
    let text = Text::of(if eases { until } else { plain })
        .with("period", period_word(limit.period))
        .with("limit", limit_text(model, limit.kind, limit.limit.unwrap_or_default()))
        .with("left", limit_text(model, limit.kind, left));
    if eases { text.with("time", moment::exact(&limit.eases_at, &model.now)) } else { text }
}

/// Word of a limit's period, by which a message chooses its text.
fn period_word(period: LimitPeriod) -> &'static str {
    match period {
        LimitPeriod::Day => "day",
        LimitPeriod::Week => "week",
        LimitPeriod::Month => "month",
    }
}

fn limit_text(model: &Model, kind: LimitKind, value: LimitValue) -> String {
    if kind.is_money() {
        return model.site.info.currency.format(value.amount.0);
    }
    hours_minutes(value.minutes)
}

/// Minutes as hours and minutes: `1:05`, which every language reads.
fn hours_minutes(minutes: u32) -> String {
    let mut text = (minutes / 60).to_string();
    text.push(':');
    crate::domain::digits::push_padded(&mut text, u64::from(minutes % 60), 2);
    text
}

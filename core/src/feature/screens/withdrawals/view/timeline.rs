//! A withdrawal as a timeline: what has happened, its present status, and what comes next. A time ahead is told only where the server has one.

use super::words::status;
use crate::domain::cashier::WithdrawalStatus;
use crate::feature::services::moment::exact;
use crate::model::Model;
use crate::text::key;
use crate::view::{Text, WithdrawalStep, WithdrawalStepState};
use crate::wire::{Step, StepActor, Withdrawal};

pub(super) fn timeline(model: &Model, withdrawal: &Withdrawal) -> Vec<WithdrawalStep> {
    let mut steps: Vec<WithdrawalStep> = Vec::new();
    for (index, step) in withdrawal.steps.iter().enumerate() {
        steps.push(done_step(model, index, step));
    }
    // The first step is the request itself: the status since then is a step of its own.
    let is_open = withdrawal.status.is_open();
    if steps.len() < 2 && is_open {
        steps.push(future_step(steps.len(), status(withdrawal.status)));
    }
    if let Some(last) = steps.last_mut() {
        last.state = if is_open { WithdrawalStepState::Now } else { ended(withdrawal.status) };
        last.about = status_note(model, withdrawal);
    }
    for title in next_titles(withdrawal.status) {
        steps.push(future_step(steps.len(), title));
    }
    steps
}

fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

fn done_step(model: &Model, index: usize, step: &Step) -> WithdrawalStep {
    let title = match WithdrawalStatus::from_name(&step.status) {
        _ if index == 0 => key::WITHDRAWAL_ASKED,
        Some(known) => status(known),
        None => key::WITHDRAWAL_CHANGED,
    };
    let amount = step.amount.0;
    WithdrawalStep {
        key: number(index),
        title: Text::of(title),
        about: None,
        at: exact(&step.at, &model.now),
        who: Some(Text::of(actor_text(step.actor))),
        amount: if amount.is_positive() { model.site.info.currency.format(amount) } else { String::new() },
        note: step.note.clone(),
        state: WithdrawalStepState::Done,
    }
}

fn future_step(index: usize, title: &'static str) -> WithdrawalStep {
    WithdrawalStep {
        key: number(index),
        title: Text::of(title),
        about: None,
        at: String::new(),
        who: None,
        amount: String::new(),
        note: String::new(),
        state: WithdrawalStepState::Ahead,
    }
}

const fn actor_text(actor: StepActor) -> &'static str {
    match actor {
        StepActor::Member => key::STEP_MEMBER,
        StepActor::Operator => key::STEP_OPERATOR,
        StepActor::Provider => key::STEP_PROVIDER,
        StepActor::System => key::STEP_SYSTEM,
    }
}

const fn ended(status: WithdrawalStatus) -> WithdrawalStepState {
    match status {
        WithdrawalStatus::Completed | WithdrawalStatus::AutoConfirmed => WithdrawalStepState::Done,
        _ => WithdrawalStepState::Failed,
    }
}

/// What comes next, as far as it is certain.
const fn next_titles(status: WithdrawalStatus) -> &'static [&'static str] {
    match status {
        WithdrawalStatus::RiskReview
        | WithdrawalStatus::Approved
        | WithdrawalStatus::Processing
        | WithdrawalStatus::PartlyPaid => &[key::WITHDRAWAL_NEXT_PAID, key::WITHDRAWAL_NEXT_CONFIRM],
        _ => &[],
    }
}

/// More about the present status, in words.
fn status_note(model: &Model, withdrawal: &Withdrawal) -> Option<Text> {
    let by = exact(&withdrawal.expected_by, &model.now);
    let expected = || (!by.is_empty()).then(|| Text::of(key::WITHDRAWAL_ABOUT_EXPECTED).with("time", by.as_str()));
    match withdrawal.status {
        WithdrawalStatus::RiskReview => Some(Text::of(key::WITHDRAWAL_ABOUT_REVIEW)),
        WithdrawalStatus::Approved | WithdrawalStatus::Processing | WithdrawalStatus::PartlyPaid => expected(),
        WithdrawalStatus::AwaitingConfirmation => Some(Text::of(key::WITHDRAWAL_ABOUT_AWAITING)),
        WithdrawalStatus::Disputed => Some(Text::of(key::WITHDRAWAL_ABOUT_DISPUTED)),
        WithdrawalStatus::AutoConfirmed => Some(Text::of(key::WITHDRAWAL_ABOUT_AUTO_CONFIRMED)),
        WithdrawalStatus::Rejected | WithdrawalStatus::Returned | WithdrawalStatus::Cancelled => {
            Some(Text::of(key::WITHDRAWAL_ABOUT_BACK))
        }
        WithdrawalStatus::Failed => Some(Text::of(key::WITHDRAWAL_ABOUT_FAILED)),
        WithdrawalStatus::Completed => None,
    }
}

//! The questionnaire about one's own play (the Problem Gambling Severity Index): nine questions, and what their sum says. It is no diagnosis, and
//! what is answered to each question leaves the page only to be added up.

use super::{Request, history, is_idle, refuse};
use crate::api::Failure;
use crate::domain::fair_play::self_test::{MAX_OF_ONE, QUESTIONS};
use crate::event::SelfTestEvent;
use crate::feature::services::call;
use crate::model::{Model, Step};
use crate::wire::{SelfTestAnswers, SelfTestResult};

/// How far the questionnaire is.
#[derive(Default)]
pub(super) enum SelfTest {
    /// The questionnaire is closed.
    #[default]
    Closed,
    /// The questionnaire is being answered.
    Open {
        answers: [Option<u8>; QUESTIONS],
        /// Counts the times that the questionnaire was sent with a question left out, so that the focus goes there.
        refusals: u32,
    },
    /// The sum of the answers.
    Done(u8),
}

pub(super) fn on_event(model: &mut Model, step: &mut Step, event: SelfTestEvent) {
    if !is_idle(model) {
        return;
    }
    match event {
        SelfTestEvent::Begin => {
            model.fair_play.self_test = SelfTest::Open { answers: [None; QUESTIONS], refusals: 0 };
        }
        SelfTestEvent::Answer { question, answer } => {
            if let SelfTest::Open { answers, .. } = &mut model.fair_play.self_test
                && let Some(slot) = answers.get_mut(usize::from(question))
                && answer <= MAX_OF_ONE
            {
                *slot = Some(answer);
            }
        }
        SelfTestEvent::Send => send(model, step),
        SelfTestEvent::Leave => model.fair_play.self_test = SelfTest::Closed,
    }
}

fn send(model: &mut Model, step: &mut Step) {
    let SelfTest::Open { answers, refusals } = &mut model.fair_play.self_test else { return };
    let answered: Vec<u8> = answers.iter().copied().flatten().collect();
    if answered.len() < QUESTIONS {
        *refusals = refusals.wrapping_add(1);
        return;
    }
    model.fair_play.problem = None;
    call::send_with_body(model, step, Request::SelfTest, &SelfTestAnswers { answers: answered });
}

pub(super) fn on_result(model: &mut Model, step: &mut Step, answer: Result<SelfTestResult, Failure>) {
    match answer {
        Ok(SelfTestResult { score }) => {
            model.fair_play.self_test = SelfTest::Done(score);
            history::load(model, step);
        }
        Err(failure) => refuse(model, step, &failure),
    }
}

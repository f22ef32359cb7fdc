//! The view of the questionnaire: its questions with what was answered, or what the sum says.

use super::super::self_test::SelfTest;
use crate::domain::fair_play::self_test::{MAX_SCORE, QUESTIONS, SelfTestBand};
use crate::event::{FairPlayEvent, SelfTestEvent, UiEvent};
use crate::model::Model;
use crate::text::key;
use crate::view::{SelfTestAnswer, SelfTestOutcome, SelfTestQuestion, SelfTestView, Text};

/// The text keys of the questions, in the order of the index.
const QUESTION_KEYS: [&str; QUESTIONS] = [
    key::FAIR_TEST_1,
    key::FAIR_TEST_2,
    key::FAIR_TEST_3,
    key::FAIR_TEST_4,
    key::FAIR_TEST_5,
    key::FAIR_TEST_6,
    key::FAIR_TEST_7,
    key::FAIR_TEST_8,
    key::FAIR_TEST_9,
];

/// The text keys of the answers, by their points.
const ANSWER_KEYS: [&str; 4] =
    [key::FAIR_TEST_NEVER, key::FAIR_TEST_SOMETIMES, key::FAIR_TEST_MOSTLY, key::FAIR_TEST_ALWAYS];

pub(super) fn view(model: &Model) -> SelfTestView {
    match &model.fair_play.self_test {
        SelfTest::Closed => SelfTestView::default(),
        SelfTest::Open { answers, refusals } => SelfTestView {
            questions: (0..)
                .zip(QUESTION_KEYS)
                .zip(answers)
                .map(|((index, text), chosen)| {
                    let is_left_out = chosen.is_none() && *refusals > 0;
                    question(index, text, *chosen, is_left_out)
                })
                .collect(),
            result: None,
            refusals: *refusals,
        },
        SelfTest::Done(score) => SelfTestView { result: Some(outcome(*score)), ..SelfTestView::default() },
    }
}

fn question(index: u8, text: &'static str, chosen: Option<u8>, is_left_out: bool) -> SelfTestQuestion {
    let answer = |(points, label): (u8, &'static str)| SelfTestAnswer {
        key: points,
        label: Text::of(label),
        selected: chosen == Some(points),
        select: UiEvent::FairPlay(FairPlayEvent::SelfTest(SelfTestEvent::Answer { question: index, answer: points })),
    };
    SelfTestQuestion {
        key: index,
        text: Text::of(text),
        answers: (0..).zip(ANSWER_KEYS).map(answer).collect(),
        error: is_left_out.then(|| Text::of(key::FAIR_TEST_LEFT_OUT)),
    }
}

fn outcome(score: u8) -> SelfTestOutcome {
    let band = SelfTestBand::of(score).name();
    SelfTestOutcome {
        score: Text::of(key::FAIR_TEST_SCORE).with("score", u32::from(score)).with("most", u32::from(MAX_SCORE)),
        title: Text::of(key::FAIR_TEST_BAND).with("band", band),
        text: Text::of(key::FAIR_TEST_NEXT).with("band", band),
    }
}

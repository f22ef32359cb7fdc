//! Scenes of the help centre.

use super::stage::{after, scene};
use super::{HOME, Scene, on};
use lumora_core::event::*;
use lumora_core::testing::World;

/// Feedback that breaks every rule, or that arrived.
fn feedback(sound: bool) -> World {
    let mut world = scene("/help?topic=feedback", false);
    let values = if sound { ("game", "The reels of a game stood still.") } else { ("", "Short") };
    for (field, value) in [(ContactFormFieldName::QuestionType, values.0), (ContactFormFieldName::Content, values.1)] {
        world =
            after(world, UiEvent::Help(HelpEvent::Typed { form: ContactFormName::Feedback, field, value: value.into() }));
    }
    after(world, UiEvent::Help(HelpEvent::Send(ContactFormName::Feedback)))
}

pub fn scenes() -> Vec<Scene> {
    let mut scenes = on(HOME, [("help", scene("/help", false))]);
    scenes.extend(on(
        "help",
        [
            ("help-article", scene("/help?topic=deposit", false)),
            ("help-embedded", scene("/helpmc?topic=browsers", false)),
            ("help-search", scene("/help?search=deposit", false)),
            ("help-no-match", scene("/help?search=zzz", false)),
            ("help-gone", scene("/help?topic=gone", false)),
            ("help-feedback", scene("/help?topic=feedback", false)),
            ("help-feedback-mistakes", feedback(false)),
            ("help-feedback-sent", feedback(true)),
            ("help-affiliate", scene("/help?topic=affiliate", false)),
        ],
    ));
    scenes
}

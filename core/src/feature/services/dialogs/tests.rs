//! What a definition promises, seen from outside the machine.

use super::*;

fn named(title: &'static str) -> Definition {
    Definition::new(DialogIcon::Info, title, Text::of(title))
}

#[test]
fn a_dialog_that_says_nothing_else_is_400_wide_with_one_close_button() {
    let view = dialog(&Queued { key: 7, definition: named("a"), opened: true, shown: true });
    assert_eq!((view.width, view.height), (400, None));
    assert_eq!(view.buttons.len(), 1);
    assert_eq!(view.buttons[0].label, Text::of(key::CLOSE));
    assert!(view.buttons[0].default && view.dismiss.is_some());
}

#[test]
fn the_default_button_may_stand_anywhere_and_is_the_last_where_none_is_marked() {
    let buttons = |marked: Option<usize>| -> Vec<Button> {
        (0..3)
            .map(|index| {
                let button = Button::new(key::CLOSE, Action::Close);
                if marked == Some(index) { button.by_default() } else { button }
            })
            .collect()
    };
    for (marked, default) in [(None, 2), (Some(0), 0), (Some(1), 1), (Some(2), 2)] {
        assert_eq!(named("a").with(buttons(marked)).default_button(), default);
    }
    assert_eq!(named("a").with(Vec::new()).default_button(), 0);
}

#[test]
fn the_sizes_are_those_of_the_specification() {
    assert_eq!(Size::Popup.pixels(), (400, None));
    assert_eq!(Size::Modal.pixels(), (600, Some(300)));
    assert_eq!(Size::Moment.pixels(), (200, Some(200)));
    assert_eq!((Size::Popup.delay_ms(), Size::Moment.delay_ms()), (None, Some(100)));
}

#[test]
fn a_body_is_in_our_words_or_in_the_operators() {
    let html = crate::view::ServerHtml { untrusted: "<b>Hello</b>".into() };
    let definition = Definition { body: Body::Html(html.clone()), size: Size::Modal, ..named("a") };
    let view = dialog(&Queued { key: 1, definition, opened: true, shown: true });
    assert_eq!((view.text, view.html, view.height), (None, Some(html), Some(300)));
}

//! What a dialog is made of (section 3, "Dialog definition"). Typed, so that a dialog can not do what no machine knows: a
//! button names an [`Action`], a condition is a [`Guard`].

use crate::domain::route::MemberPage;
use crate::model::Model;
use crate::slot::Slot;
use crate::text::key;
use crate::view::{DialogIcon, ServerHtml, Text};

/// Default width in CSS pixels (section 9).
const WIDTH: u32 = 400;

/// What a button does besides closing the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Nothing besides closing.
    Close,
    /// Sign out.
    SignOut,
    /// Open this page of the member centre.
    OpenPage(MemberPage),
    /// Open the login form.
    LogIn,
    /// Open the registration form.
    SignUp,
    /// Begin the break from play that was chosen in the dialog.
    BeginBreak,
    /// Start the game that was asked for, which ends another one.
    EndOtherGame,
}

/// What a dialog says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Body {
    /// In the words of the site's own texts.
    Text(Text),
    /// In the operator's words; cleaned before it shows.
    #[cfg_attr(not(test), expect(dead_code, reason = "for notices that open by themselves"))]
    Html(ServerHtml),
}

/// A button of a dialog.
#[derive(Clone, Debug)]
pub(crate) struct Button {
    pub label: &'static str,
    pub action: Action,
    /// Enter presses this button, wherever it stands. Of several the first counts; without one the last button is the default.
    pub default: bool,
}

impl Button {
    pub fn new(label: &'static str, action: Action) -> Button {
        Button { label, action, default: false }
    }

    /// The same button as the default one.
    pub fn by_default(self) -> Button {
        Button { default: true, ..self }
    }
}

/// The sizes of section 9.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Size {
    /// 400 by as much height as the content takes, in CSS pixels.
    #[default]
    Popup,
    /// 600 by 300 CSS pixels.
    #[cfg_attr(not(test), expect(dead_code, reason = "for notices that open by themselves"))]
    Modal,
    /// 200 by 200, after 100 ms, so that what is over in no time does not flash; a click outside does not close it.
    Moment,
}

impl Size {
    /// Width and height in CSS pixels; no height is as much as the content takes.
    pub fn pixels(self) -> (u32, Option<u32>) {
        match self {
            Size::Popup => (WIDTH, None),
            Size::Modal => (600, Some(300)),
            Size::Moment => (200, Some(200)),
        }
    }

    /// How long the dialog waits before it shows.
    pub fn delay_ms(self) -> Option<u32> {
        (self == Size::Moment).then_some(100)
    }
}

/// A condition that is asked before a dialog opens or closes; where it does not hold, the opening is called off, or the
/// dialog stays (section 4, "before-open and before-close events, can be cancelled").
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Guard {
    /// Without a condition.
    #[default]
    Always,
    /// Somebody is logged in.
    LoggedIn,
    /// Somebody is logged in, with a password that need not be changed first.
    Unrestricted,
    /// No call of this slot is under way.
    NotWhile(Slot),
    /// A call of this slot is under way.
    While(Slot),
}

impl Guard {
    /// Whether the condition holds.
    pub fn holds(&self, model: &Model) -> bool {
        match self {
            Guard::Always => true,
            Guard::LoggedIn => model.session.logged_in(),
            Guard::Unrestricted => model.session.is_unrestricted(),
            Guard::NotWhile(slot) => !model.calls.busy(slot),
            Guard::While(slot) => model.calls.busy(slot),
        }
    }
}

/// A dialog to show.
#[derive(Clone, Debug)]
pub(crate) struct Definition {
    pub icon: DialogIcon,
    pub title: Text,
    pub body: Body,
    /// The buttons in order; none stands for a single CLOSE (section 9).
    pub buttons: Vec<Button>,
    pub size: Size,
    /// Whether Escape and a click on the background close the dialog.
    pub click_to_close: bool,
    /// After so many milliseconds on top its default button is pressed.
    pub time_out: Option<u32>,
    pub before_open: Guard,
    pub before_close: Guard,
    /// Request id of the call that led here.
    pub request_id: Option<String>,
}

impl Definition {
    /// A dialog with nothing but a CLOSE button.
    pub fn new(icon: DialogIcon, title: &'static str, text: Text) -> Definition {
        Definition {
            icon,
            title: Text::of(title),
            body: Body::Text(text),
            buttons: vec![Button::new(key::CLOSE, Action::Close)],
            size: Size::Popup,
            click_to_close: true,
            time_out: None,
            before_open: Guard::Always,
            before_close: Guard::Always,
            request_id: None,
        }
    }

    /// The same dialog with these buttons.
    pub fn with(self, buttons: Vec<Button>) -> Definition {
        Definition { buttons, ..self }
    }

    /// Index of the default button.
    pub fn default_button(&self) -> usize {
        let marked = self.buttons.iter().position(|button| button.default);
        marked.unwrap_or(self.buttons.len().saturating_sub(1))
    }

    /// Whether both dialogs have the same title and the same words.
    pub fn says_the_same(&self, other: &Definition) -> bool {
        self.title == other.title && self.body == other.body
    }
}

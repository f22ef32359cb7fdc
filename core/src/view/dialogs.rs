//! Slice `dialogs`: the dialog on top of the queue (sections 3, 4 and 9).

use super::{ServerHtml, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The dialog to show, if any.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DialogsView {
    /// The dialog on top of the queue.
    pub top: Option<Dialog>,
}

/// A dialog, as the view shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Dialog {
    /// Number of the dialog, as its events name it.
    pub key: u32,
    /// The icon beside the title.
    pub icon: DialogIcon,
    /// Title of the dialog.
    pub title: Text,
    /// The body, where it is a text of the bundles.
    pub text: Option<Text>,
    /// The body, where it is the operator's own.
    pub html: Option<ServerHtml>,
    /// Request id of the call that led here.
    pub request_id: Option<String>,
    /// Width in CSS pixels; 400 unless said otherwise.
    pub width: u32,
    /// Height in CSS pixels; `null` is as high as it must be.
    pub height: Option<u32>,
    /// After so many milliseconds on top the core presses the default button; `null` where it stays.
    pub time_out: Option<u32>,
    /// The buttons, in order.
    pub buttons: Vec<DialogButton>,
    /// Event for Escape or a click on the background, which close it; `null` where they must not.
    pub dismiss: Option<UiEvent>,
}

/// The icon of a dialog, which says what kind it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DialogIcon {
    /// No icon is shown.
    #[default]
    None,
    /// The dialog informs.
    Info,
    /// The dialog asks for a decision.
    Question,
    /// The dialog warns.
    Warning,
    /// The dialog says that something worked.
    Success,
}

/// A button of a dialog.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DialogButton {
    /// Stable key: place of the button, from 0.
    pub key: u32,
    /// Label of the button.
    pub label: Text,
    /// Pressing Enter presses it.
    pub default: bool,
    /// Event that presses it.
    pub press: UiEvent,
}

//! Slice `dialogs`: the dialog on top of the queue (sections 3, 4 and 9).

use super::{ServerHtml, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The dialog to show, if any.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DialogsView {
    /// The one on top.
    pub top: Option<Dialog>,
}

/// A dialog.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Dialog {
    /// Key in dialog events.
    pub key: u32,
    /// Icon.
    pub icon: DialogIcon,
    /// Title.
    pub title: Text,
    /// Body in our words.
    pub text: Option<Text>,
    /// Body in the operator's words.
    pub html: Option<ServerHtml>,
    /// Request id of the call that led here.
    pub request_id: Option<String>,
    /// Width in CSS pixels; 400 unless said otherwise.
    pub width: u32,
    /// Height in CSS pixels; `null` is as high as it must be.
    pub height: Option<u32>,
    /// After so many milliseconds on top the core presses the default button; `null` where it stays.
    pub time_out: Option<u32>,
    /// Buttons, in order.
    pub buttons: Vec<DialogButton>,
    /// Escape, or a click on the background, closes it; `null` where they must not.
    pub dismiss: Option<UiEvent>,
}

/// Icon of a dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DialogIcon {
    /// No icon.
    #[default]
    None,
    /// To know.
    Info,
    /// To decide.
    Question,
    /// To beware of.
    Warning,
    /// It worked.
    Success,
}

/// A button of a dialog.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DialogButton {
    /// Stable key.
    pub key: u32,
    /// What it says.
    pub label: Text,
    /// Enter presses it.
    pub default: bool,
    /// Presses it.
    pub press: UiEvent,
}

//! Slice `download`: the download page (section 2).

use super::{AppLink, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The download page: the apps, and how the chosen one is installed.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DownloadView {
    /// The apps that the operator offers; none is an empty state.
    pub apps: Vec<AppChoice>,
    /// The app that is shown.
    pub chosen: Option<ChosenApp>,
    /// Picture for the middle of QR codes, a path of this site; empty for none.
    pub logo: String,
}

/// An app to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AppChoice {
    /// Stable key; also names the icon: `ios`, `ios-lite`, `android`.
    pub key: String,
    /// Label in the operator's words.
    pub label: String,
    /// The app is made for the system that the visitor uses.
    pub yours: bool,
    /// The app is the one that is shown.
    pub selected: bool,
    /// Event that shows the app.
    pub select: UiEvent,
}

/// The app that is shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChosenApp {
    /// The app itself: label, picture, QR code.
    pub app: AppLink,
    /// File or store page to download from; empty where the app is installed from the browser itself.
    pub file: String,
    /// The file lies with somebody else: it opens in a window of its own.
    pub foreign: bool,
    /// What to do to install it, in order.
    pub steps: Vec<Text>,
}

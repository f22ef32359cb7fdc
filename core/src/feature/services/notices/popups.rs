//! Popups at the start: each notice of type PU opens by itself once a session, in the operator's order (sections 3 and 7,
//! `popup`). What was shown is remembered in session storage, so that a reload shows only what is left, and one that the
//! operator adds meanwhile still comes.
//!
//! A popup waits until nothing is in its way: the site shows, no overlay or dialog is open, and the screen is neither a
//! game nor a page that asks for something.

use super::Notices;
use crate::boot::Boot;
use crate::domain::route::Screen;
use crate::effect::StorageArea;
use crate::json;
use crate::model::{Model, Step};
use crate::wire::Notice;

/// Entry of session storage: ids of the popups that were shown.
const SHOWN_KEY: &str = "popups";

/// The popups of this session.
#[derive(Default)]
pub(super) struct Popups {
    /// Ids of those that were shown.
    shown: Vec<String>,
    /// Id of the one on show.
    current: Option<String>,
}

impl Popups {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored = boot.session(SHOWN_KEY).and_then(|text| json::from_str::<Vec<String>>(text.reveal()).ok());
        Popups { shown: stored.unwrap_or_default(), current: None }
    }
}

/// Shows the next popup, if there is one and nothing is in its way.
pub(crate) fn show_popup(model: &mut Model, step: &mut Step) {
    let popups = &model.notices.popups;
    let is_there = |id: &String| model.notices.popups().iter().any(|notice| notice.id == *id);
    if popups.current.as_ref().is_some_and(is_there) || !may_show(model) {
        return;
    }
    let next = model.notices.popups().iter().find(|notice| !popups.shown.contains(&notice.id));
    let next = next.map(|notice| notice.id.clone());
    model.notices.popups.current = next.clone();
    if let Some(id) = next {
        model.notices.popups.shown.push(id);
        store(model, step);
    }
}

fn may_show(model: &Model) -> bool {
    let route = &model.location.route;
    let asks = matches!(route.screen, Screen::Login | Screen::Register | Screen::HelpMc(_));
    let plays = matches!(route.screen, Screen::Game(_) | Screen::Seamless(_) | Screen::FbSports | Screen::Lottery(_));
    model.site.shows() && !asks && !plays && route.overlay.is_none() && model.dialogs.is_quiet()
}

fn store(model: &Model, step: &mut Step) {
    if let Ok(text) = serde_json::to_string(&model.notices.popups.shown) {
        step.store(StorageArea::Session, SHOWN_KEY, &text);
    }
}

/// The popup on show was read.
pub(super) fn close(model: &mut Model) {
    model.notices.popups.current = None;
}

/// No popup that is known by now shows any more.
pub(super) fn skip(model: &mut Model, step: &mut Step) {
    let ids: Vec<String> = model.notices.popups().iter().map(|notice| notice.id.clone()).collect();
    let popups = &mut model.notices.popups;
    popups.current = None;
    popups.shown = ids;
    store(model, step);
}

/// The popup on show with its place in the operator's order, counted from 1.
pub(super) fn current(notices: &Notices) -> Option<(usize, &Notice)> {
    let id = notices.popups.current.as_deref()?;
    let index = notices.popups().iter().position(|notice| notice.id == id)?;
    Some((index + 1, notices.popups().get(index)?))
}

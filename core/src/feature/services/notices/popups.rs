//! Popups: notices of type PU (sections 3 and 7, `popup`). At most one opens by itself in a session: never before the visitor has
//! acted, and not after a login. The others wait behind the bell, with a mark until they are read. The session remembers that
//! one opened, the browser which were read.
//!
//! The popup comes when the visitor moves on to another place, so that it never stands in front of what was just pressed, and
//! when nothing is in its way: the site shows, no overlay or dialog is open, and the screen is neither a game nor a page that
//! asks for something.

use super::Notices;
use crate::boot::Boot;
use crate::domain::route::{Route, Screen};
use crate::effect::StorageArea;
use crate::model::{Model, Step};
use crate::wire::Notice;

/// Entry of session storage: a popup opened by itself, or none shall any more.
const OPENED_KEY: &str = "popupOpened";
/// Entry of local storage: ids of the popups that were read, each on a line.
const READ_KEY: &str = "popupsRead";

/// The popups of this session.
#[derive(Default)]
pub(super) struct Popups {
    /// Ids of the popups that were read.
    read: Vec<String>,
    /// Whether no more popups open by themselves in this session.
    opened: bool,
    /// Whether the visitor has pressed something.
    acted: bool,
    /// Whether the visitor has moved on since, so that the popup may come.
    due: bool,
    /// Id of the popup on show.
    current: Option<String>,
}

impl Popups {
    pub fn from_boot(boot: &Boot) -> Self {
        Popups {
            read: boot.local(READ_KEY).unwrap_or_default().lines().map(str::to_owned).collect(),
            opened: boot.session(OPENED_KEY).is_some_and(|text| text.reveal() == "1"),
            ..Popups::default()
        }
    }
}

/// Shows the next popup, if it is time for one and nothing is in its way.
pub(crate) fn show_popup(model: &mut Model, step: &mut Step) {
    let popups = &model.notices.popups;
    if popups.opened || !popups.due || !may_show(model) {
        return;
    }
    if let Some(id) = first_unread(&model.notices) {
        model.notices.popups.current = Some(id.clone());
        stop(model, step);
        mark_read(model, step, &id);
    }
}

fn may_show(model: &Model) -> bool {
    let route = &model.location.route;
    let asks = matches!(route.screen, Screen::Login | Screen::Register | Screen::HelpMc(_));
    let plays = route.screen.runs_a_game() || matches!(route.screen, Screen::Lottery(_));
    model.site.shows() && !asks && !plays && route.overlay.is_none() && model.dialogs.is_quiet()
}

/// The visitor has pressed something.
pub(super) fn on_action(model: &mut Model) {
    model.notices.popups.acted = true;
}

/// The visitor has gone to another screen, or closed what stood in front of this one. What is opened on the same screen is to be
/// looked at.
pub(super) fn on_entered(model: &mut Model, previous: &Route) {
    let popups = &model.notices.popups;
    let moved = previous.path() != model.location.route.path();
    let closed = previous.overlay.is_some() && model.location.route.overlay.is_none();
    if popups.acted && !popups.due && !popups.opened && (moved || closed) {
        model.notices.popups.due = true;
    }
}

/// From now on none opens by itself in this session.
pub(super) fn stop(model: &mut Model, step: &mut Step) {
    if !model.notices.popups.opened {
        model.notices.popups.opened = true;
        step.store(StorageArea::Session, OPENED_KEY, "1");
    }
}

/// The popup on show was read.
pub(super) fn close(model: &mut Model) {
    model.notices.popups.current = None;
}

/// The popup on show, unless the operator has taken it down.
pub(crate) fn current(notices: &Notices) -> Option<&Notice> {
    let id = notices.popups.current.as_deref()?;
    notices.popups().iter().find(|notice| notice.id == id)
}

/// Whether a notice is a popup that nobody has read yet.
pub(crate) fn is_unread(notices: &Notices, id: &str) -> bool {
    notices.popups().iter().any(|notice| notice.id == id) && !notices.popups.read.iter().any(|read| read == id)
}

/// The first popup, in the operator's order, that nobody has read yet.
pub(crate) fn first_unread(notices: &Notices) -> Option<String> {
    notices.popups().iter().map(|notice| &notice.id).find(|id| is_unread(notices, id)).cloned()
}

/// How many unread popups wait behind the bell.
pub(crate) fn unread_count(notices: &Notices) -> u32 {
    let unread = notices.popups().iter().filter(|notice| is_unread(notices, &notice.id)).count();
    u32::try_from(unread).unwrap_or(u32::MAX)
}

/// A notice was read. What the operator has taken down meanwhile is forgotten, so that the list does not grow.
pub(crate) fn mark_read(model: &mut Model, step: &mut Step, id: &str) {
    if !is_unread(&model.notices, id) {
        return;
    }
    let there: Vec<String> = model.notices.popups().iter().map(|notice| notice.id.clone()).collect();
    let read = &mut model.notices.popups.read;
    read.push(id.to_owned());
    read.retain(|read| there.contains(read));
    let text = read.join("\n");
    step.store(StorageArea::Local, READ_KEY, &text);
}

//! The download page, `/down` (section 2): the apps that the operator offers, the one for the visitor's own system first to
//! be seen, with its QR code and the steps of its installation. `?os=` names an app, so that a code leads to its page.

use crate::domain::route::Screen;
use crate::event::UiEvent;
use crate::feature::services::apps::{Kind, address, app, offered};
use crate::feature::services::{link, location};
use crate::model::{Model, Step};
use crate::view::{AppChoice, ChosenApp, DownloadView, Text};
use crate::wire::Resource;
use serde::{Deserialize, Serialize};

/// Events of the download page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DownloadEvent {
    /// Show the app with this key.
    Choose(String),
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: DownloadEvent) {
    let DownloadEvent::Choose(wanted) = event;
    if let (Screen::Download(_), Some((kind, _))) =
        (&model.location.route.screen, offered(model).find(|(kind, _)| kind.key == wanted))
    {
        location::replace(step, address(model, kind));
    }
}

/// The file of an app; nothing where the operator names only the page itself.
fn file(resource: &Resource) -> String {
    let address = link::safe(&resource.url);
    let is_page = address == "/down" || address.starts_with("/down?");
    if is_page || address.starts_with("mailto:") { String::new() } else { address }
}

pub(crate) fn view(model: &Model) -> DownloadView {
    let Screen::Download(wanted) = &model.location.route.screen else { return DownloadView::default() };
    let system = model.site.system.as_str();
    let chosen = offered(model)
        .find(|(kind, _)| Some(kind.key) == wanted.as_deref())
        .or_else(|| offered(model).find(|(kind, _)| kind.system == system))
        .or_else(|| offered(model).next());
    let choice = |(kind, resource): (Kind, &Resource)| AppChoice {
        key: kind.key.to_owned(),
        label: resource.label.clone(),
        yours: kind.system == system,
        selected: chosen.is_some_and(|(other, _)| other.key == kind.key),
        select: UiEvent::Download(DownloadEvent::Choose(kind.key.to_owned())),
    };
    DownloadView {
        apps: offered(model).map(choice).collect(),
        chosen: chosen.map(|(kind, resource)| {
            let file = file(resource);
            ChosenApp {
                app: app(model, kind, resource),
                foreign: file.starts_with("https"),
                steps: if file.is_empty() { kind.page } else { kind.file }.into_iter().map(Text::of).collect(),
                file,
            }
        }),
        logo: String::from("/res/favicon.svg"),
    }
}

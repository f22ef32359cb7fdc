//! The download page, `/down` (section 2): the apps that the operator offers, the one for the visitor's own system first to
//! be seen, with its QR code and the steps of its installation. `?os=` names an app, so that a code leads to its page.

use super::{link, route};
use crate::domain::route::{Route, Screen};
use crate::event::{DownEvent, UiEvent};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{AppChoice, AppLink, ChosenApp, DownView, Text};
use crate::wire::Resource;

/// A kind of app.
#[derive(Clone, Copy)]
struct Kind {
    /// Resource type of section 3.
    resource: &'static str,
    /// What `?os=` says.
    key: &'static str,
    /// System that it is made for.
    system: &'static str,
    /// Steps of an app that is a file or lies in a store.
    file: [&'static str; 3],
    /// Steps of an app that the browser installs.
    page: [&'static str; 3],
}

const IOS_PAGE: [&str; 3] = [key::DOWN_IOS_OPEN, key::DOWN_IOS_SHARE, key::DOWN_HOME_SCREEN];

/// Earlier kinds are better for a system that has several.
const KINDS: [Kind; 3] = [
    Kind {
        resource: "IOS",
        key: "ios",
        system: "iOS",
        file: [key::DOWN_OPEN, key::DOWN_IOS_FILE, key::DOWN_START],
        page: IOS_PAGE,
    },
    Kind {
        resource: "IOS_CONFIG",
        key: "ios-lite",
        system: "iOS",
        file: [key::DOWN_IOS_OPEN, key::DOWN_CONFIG_ALLOW, key::DOWN_CONFIG_INSTALL],
        page: IOS_PAGE,
    },
    Kind {
        resource: "ANDROID",
        key: "android",
        system: "Android",
        file: [key::DOWN_OPEN, key::DOWN_ANDROID_FILE, key::DOWN_START],
        page: [key::DOWN_ANDROID_OPEN, key::DOWN_ANDROID_MENU, key::DOWN_HOME_SCREEN],
    },
];

/// The first resource of each kind, in the order of the kinds.
fn offered(model: &Model) -> impl Iterator<Item = (Kind, &Resource)> {
    let resources = &model.site.info.resources;
    KINDS.into_iter().filter_map(|kind| Some((kind, resources.iter().find(|it| it.resource_type == kind.resource)?)))
}

/// Whether there is an app to download.
pub(crate) fn has_apps(model: &Model) -> bool {
    offered(model).next().is_some()
}

/// The apps to download.
pub(crate) fn apps(model: &Model) -> Vec<AppLink> {
    offered(model).map(|(kind, resource)| app(model, kind, resource)).collect()
}

/// The page of an app. While the operator demands a login, visitors reach only the guard's own name of the page.
fn address(model: &Model, kind: Kind) -> String {
    let path = if model.site.info.logined_to_home_page { "/download" } else { "/down" };
    Route::parse(path, &["os=", kind.key].concat()).address()
}

fn app(model: &Model, kind: Kind, resource: &Resource) -> AppLink {
    let href = address(model, kind);
    AppLink {
        key: kind.key.to_owned(),
        label: resource.label.clone(),
        image: model.site.image(&resource.image_url),
        qr: model.site.image(&resource.qr_code_url),
        // The page tells the steps; a file without them would only confuse on a telephone.
        code: model.site.page_address(&href),
        href,
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: DownEvent) {
    let DownEvent::Choose(wanted) = event;
    if let (Screen::Down(_), Some((kind, _))) =
        (&model.place.route.screen, offered(model).find(|(kind, _)| kind.key == wanted))
    {
        route::replace(step, address(model, kind));
    }
}

/// The file of an app; nothing where the operator names only the page itself.
fn file(resource: &Resource) -> String {
    let address = link::safe(&resource.url);
    let is_page = address == "/down" || address.starts_with("/down?");
    if is_page || address.starts_with("mailto:") { String::new() } else { address }
}

pub(crate) fn view(model: &Model) -> DownView {
    let Screen::Down(wanted) = &model.place.route.screen else { return DownView::default() };
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
        select: UiEvent::Down(DownEvent::Choose(kind.key.to_owned())),
    };
    DownView {
        apps: offered(model).map(choice).collect(),
        chosen: chosen.map(|(kind, resource)| {
            let file = file(resource);
            ChosenApp {
                app: app(model, kind, resource),
                foreign: file.starts_with("https"),
                yours: kind.system == system,
                steps: if file.is_empty() { kind.page } else { kind.file }.into_iter().map(Text::of).collect(),
                file,
            }
        }),
        logo: String::from("/res/favicon.svg"),
    }
}

//! The apps that the operator offers: the download page, the footer and the side bar show them (sections 2 and 3).

use crate::domain::route::Route;
use crate::model::Model;
use crate::text::key;
use crate::view::AppLink;
use crate::wire::Resource;

/// A kind of app.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    /// Resource type of the app (section 3).
    resource: &'static str,
    /// What `?os=` of the download page says.
    pub key: &'static str,
    /// System that the app is made for.
    pub system: &'static str,
    /// Steps of an app that is a file or lies in a store.
    pub file: [&'static str; 3],
    /// Steps of an app that the browser installs.
    pub page: [&'static str; 3],
}

const IOS_PAGE: [&str; 3] = [key::DOWNLOAD_IOS_OPEN, key::DOWNLOAD_IOS_SHARE, key::DOWNLOAD_HOME_SCREEN];

/// Earlier kinds are better for a system that has several.
const KINDS: [Kind; 3] = [
    Kind {
        resource: "IOS",
        key: "ios",
        system: "iOS",
        file: [key::DOWNLOAD_OPEN, key::DOWNLOAD_IOS_FILE, key::DOWNLOAD_START],
        page: IOS_PAGE,
    },
    Kind {
        resource: "IOS_CONFIG",
        key: "ios-lite",
        system: "iOS",
        file: [key::DOWNLOAD_IOS_OPEN, key::DOWNLOAD_CONFIG_ALLOW, key::DOWNLOAD_CONFIG_INSTALL],
        page: IOS_PAGE,
    },
    Kind {
        resource: "ANDROID",
        key: "android",
        system: "Android",
        file: [key::DOWNLOAD_OPEN, key::DOWNLOAD_ANDROID_FILE, key::DOWNLOAD_START],
        page: [key::DOWNLOAD_ANDROID_OPEN, key::DOWNLOAD_ANDROID_MENU, key::DOWNLOAD_HOME_SCREEN],
    },
];

/// The first resource of each kind, in the order of the kinds.
pub(crate) fn offered(model: &Model) -> impl Iterator<Item = (Kind, &Resource)> {
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
pub(crate) fn address(model: &Model, kind: Kind) -> String {
    let path = if model.site.info.logined_to_home_page { "/download" } else { "/down" };
    Route::parse(path, &["os=", kind.key].concat()).address()
}

/// What leads to an app.
pub(crate) fn app(model: &Model, kind: Kind, resource: &Resource) -> AppLink {
    let href = address(model, kind);
    AppLink {
        key: kind.key.to_owned(),
        label: resource.label.clone(),
        image: model.site.image(&resource.image_url),
        scan: kind.system != model.site.system,
        qr: model.site.image(&resource.qr_code_url),
        // The page tells the steps; a file without them would only confuse on a telephone.
        code: model.site.page_address(&href),
        href,
    }
}

/// Whether the side bar has anything to show.
pub(crate) fn has_side(model: &Model) -> bool {
    let info = &model.site.info;
    !info.customer_service.is_empty() || has_apps(model)
}

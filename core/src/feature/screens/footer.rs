//! What the operator names round the screens: footer, side bar, the phone's menu (sections 2 and 3). All of it comes and
//! goes with the operator's resources and settings.

use crate::domain::digits::plain;
use crate::domain::route::{MemberPage, Overlay, Route, Screen};
use crate::event::{SupportEvent, UiEvent};
use crate::feature::services::{apps, link, location, support};
use crate::model::Model;
use crate::text::key;
use crate::view::{AgeNotice, FooterView, Licence, PageLink, ResourceLink, Text};
use crate::wire::Resource;

fn resources(model: &Model, kind: &str) -> Vec<ResourceLink> {
    let link = |it: &Resource| ResourceLink {
        key: [it.resource_type.as_str(), "|", it.label.as_str()].concat(),
        kind: it.resource_type.clone(),
        label: it.label.clone(),
        image: model.site.image(&it.image_url),
        qr: model.site.image(&it.qr_code_url),
        href: link::safe(&it.url),
    };
    of_kind(model, kind).map(link).collect()
}

fn of_kind<'a>(model: &'a Model, kind: &'a str) -> impl Iterator<Item = &'a Resource> {
    model.site.info.resources.iter().filter(move |it| it.resource_type == kind)
}

fn licence(resource: &Resource) -> Licence {
    Licence {
        key: [resource.label.as_str(), "|", &resource.number].concat(),
        label: resource.label.clone(),
        number: resource.number.clone(),
        href: link::safe(&resource.url),
    }
}

fn pages(model: &Model) -> Vec<PageLink> {
    let may_join = !model.session.has_own_account() && model.site.takes_registrations();
    [
        ("pointMall", key::TITLE_POINT_MALL, "/pointMall", true),
        ("notices", key::TITLE_NOTICES, "/noticePage", true),
        ("help", key::TITLE_HELP, "/help", true),
        ("download", key::TITLE_DOWNLOAD, "/down", apps::has_apps(model)),
        ("join", key::TITLE_REFERRAL, "/join", may_join),
    ]
    .into_iter()
    .filter(|(.., shown)| *shown)
    .map(|(name, label, href, _)| PageLink { key: name.to_owned(), label: Text::of(label), href: href.to_owned() })
    .chain([control(model)])
    .collect()
}

/// The link to the page that keeps play in control: a member's own, or the one for everybody.
fn control(model: &Model) -> PageLink {
    let href = if model.session.has_own_account() {
        location::address_under(model, Overlay::MemberCentre(MemberPage::FairPlay))
    } else {
        Route::to(Screen::FairPlay).address()
    };
    PageLink { key: "fairPlay".to_owned(), label: Text::of(key::TITLE_FAIR_PLAY), href }
}

fn advice(model: &Model) -> Option<Text> {
    let browser = model.site.browser.filter(|browser| browser.is_old())?;
    Some(Text::of(key::BROWSER_OLD).with("browser", browser.name).with("version", browser.wanted))
}

/// The notice of who may play, by the licence; in the operator's words where it has some for that age.
fn age(model: &Model) -> Vec<AgeNotice> {
    let years = model.site.info.policy.min_age;
    let sign = [plain(u64::from(years)).as_str(), "+"].concat();
    let mut notices: Vec<AgeNotice> = of_kind(model, "AGE")
        .map(|it| AgeNotice { text: it.label.clone(), sign: it.number.clone(), least: None })
        .collect();
    if !notices.iter().any(|notice| notice.sign == sign) {
        // The licence decides, whatever sign the operator has drawn.
        for notice in &mut notices {
            notice.sign.clear();
        }
        let least = Some(Text::of(key::AGE_NOTICE).with("age", years));
        notices.insert(0, AgeNotice { text: String::new(), sign, least });
    }
    notices
}

pub(crate) fn view(model: &Model) -> FooterView {
    FooterView {
        support: support::links(model),
        chat: support::in_person(model).map(|_| UiEvent::Support(SupportEvent::Chat)),
        downloads: apps::apps(model),
        help: resources(model, "HELP"),
        browsers: resources(model, "BROWSER"),
        advice: advice(model),
        licences: of_kind(model, "LICENSE").map(licence).collect(),
        company: of_kind(model, "COMPANY").map(|it| it.label.clone()).collect(),
        age: age(model),
        vendor_logos: resources(model, "VENDOR_LOGO"),
        pages: pages(model),
        control: Some(control(model)),
    }
}

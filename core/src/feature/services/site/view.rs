//! The site as it shows: how far its start has come, theme, language and brand.

use super::{Request, Site, SiteEvent, Start};
use crate::domain::{language, time};
use crate::event::UiEvent;
use crate::feature::services::support;
use crate::model::Model;
use crate::view::{self, BrandText, LanguageOption, Phase, SiteView};

pub(crate) fn view(model: &Model) -> SiteView {
    let now = &model.now;
    let site = &model.site;
    let phase = match &site.start {
        Start::Open if site.revealed => Phase::Open,
        Start::Starting | Start::Open => Phase::Starting,
        Start::Maintenance { text, until } => Phase::Maintenance {
            text: text.clone(),
            until: time::parse_rfc3339(until).map(|at| time::format_with_zone(at, now.offset())).unwrap_or_default(),
        },
        Start::Blocked { ip } => Phase::Blocked { ip: ip.clone() },
        Start::Unreachable { problem, .. } => {
            Phase::Unreachable { problem: problem.clone(), retrying: model.calls.busy(&Request::Status.slot()) }
        }
    };
    SiteView {
        phase,
        theme: site.theme,
        language: view::Language {
            code: site.language.code.to_owned(),
            tag: site.language.tag.to_owned(),
            dir: site.language.direction.attribute().to_owned(),
        },
        brand_texts: brand_texts(site),
        languages: site.info.languages.iter().filter_map(|code| language_option(site, code)).collect(),
        brand: site.info.brand_name.clone(),
        support: support::links(model),
        app_update: *model.app_update,
    }
}

/// The operator's wording, unless it is still in the language that was shown before.
fn brand_texts(site: &Site) -> Vec<BrandText> {
    let wording = &site.info.brand_texts;
    if wording.language != site.language.code {
        return Vec::new();
    }
    wording.texts.iter().map(|it| BrandText { key: it.key.clone(), text: it.text.clone() }).collect()
}

fn language_option(site: &Site, code: &str) -> Option<LanguageOption> {
    let language = language::by_code(code)?;
    Some(LanguageOption {
        key: code.to_owned(),
        tag: language.tag.to_owned(),
        name: language.own_name.to_owned(),
        flag: language.flag.to_owned(),
        selected: site.language.code == code,
        select: UiEvent::Site(SiteEvent::Language(code.to_owned())),
    })
}

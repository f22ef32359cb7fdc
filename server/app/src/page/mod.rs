//! The parts of a page that exist before any script runs: for search engines, link previews, and browsers that install the site
//! (section 2 of the specification, routes and their titles).
//!
//! The client draws every screen. This module writes the head and the first banner of the HTML, in the language that the address names
//! (`?lang=KM`) or that the browser prefers, and answers `/robots.txt`, `/sitemap.xml` and `/app.webmanifest`. Titles of routes come from
//! the core and the site's name from the operator's settings, so that neither is repeated here.

mod banner;
mod head;
mod manifest;
mod map;
mod policy;
mod words;

use axum::Router;
use axum::routing::get;
use lumora_core::domain::language::{self, Language};
use lumora_core::domain::route::{Query, Route, Screen};

use platform::Base;
use platform::settings::Settings;
use platform::store::{StoreError, sql};

pub(crate) use head::render;
pub(crate) use policy::allowed_origins;

/// The routes of `/app.webmanifest`, `/robots.txt` and `/sitemap.xml`.
pub(crate) fn router(base: Base) -> Router {
    Router::new()
        .route("/app.webmanifest", get(manifest::manifest))
        .route("/robots.txt", get(map::robots))
        .route("/sitemap.xml", get(map::sitemap))
        .with_state(base)
}

/// The operator's settings that pages depend on.
#[derive(Debug)]
struct Operator {
    /// Name of the brand, as the operator set it; "Lumora" unless set.
    brand: String,
    /// Scheme and host of the site, without a slash at the end.
    origin: String,
    /// The languages on offer, in the operator's order.
    languages: Vec<Language>,
}

impl Operator {
    async fn load(base: &Base) -> Result<Self, StoreError> {
        let settings = Settings::load(&base.store).await?;
        let query = sql::query_scalar("select code from site_languages order by rank");
        let codes: Vec<String> = query.fetch_all(base.store.reader()).await?;
        let languages = codes.iter().filter_map(|code| language::by_code(code)).collect();
        let brand = Some(settings.text("brand_name")).filter(|name| !name.is_empty());
        let origin = base.config.site_origin.clone();
        Ok(Self { brand: brand.unwrap_or_else(|| "Lumora".to_owned()), origin, languages })
    }

    /// The language that the query `lang` of an address names; none where that is not on offer.
    fn requested(&self, query: &str) -> Option<Language> {
        let code = Query::parse(query).owned("lang")?;
        self.languages.iter().find(|language| language.code == code).copied()
    }

    /// The language that a page is written in: the requested one, else the first on offer of `preferred` (language tags), else the default.
    fn language(&self, requested: Option<Language>, preferred: &[&str]) -> Language {
        let codes: Vec<&str> = self.languages.iter().map(|language| language.code).collect();
        language::pick(requested.map(|language| language.code), &codes, preferred)
    }

    /// The absolute address of a page in a language; without one, the address that shows each reader's preferred language.
    fn address(&self, path: &str, language: Option<Language>) -> String {
        let Some(language) = language else { return format!("{}{path}", self.origin) };
        let sign = if path.contains('?') { '&' } else { '?' };
        format!("{}{path}{sign}lang={}", self.origin, language.code)
    }
}

/// The canonical path of a screen: without overlay, filters and page number, which show parts of the same content.
fn canonical(screen: &Screen) -> String {
    match screen {
        Screen::PromoDetail(Some(_)) | Screen::NotFound => Route::to(screen.clone()).address(),
        _ => Route::to(screen.clone()).path().to_owned(),
    }
}

/// Whether a screen is to be indexed: not one that needs a session, a game or another page around it.
fn is_public(screen: &Screen) -> bool {
    match screen {
        Screen::Home
        | Screen::NoticePage { .. }
        | Screen::PointMall { .. }
        | Screen::Lottery { .. }
        | Screen::Games { .. }
        | Screen::VendorLobby { .. }
        | Screen::Promotions { .. }
        | Screen::PromoDetail(Some(_))
        | Screen::Help { .. }
        | Screen::Download { .. }
        | Screen::Referral
        | Screen::Verify(_)
        | Screen::FairPlay => true,
        Screen::Register
        | Screen::PromoDetail(None)
        | Screen::Seamless { .. }
        | Screen::FbSports
        | Screen::HelpMc { .. }
        | Screen::Game { .. }
        | Screen::Login
        | Screen::NotFound => false,
    }
}

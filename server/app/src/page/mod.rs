//! What a page says about itself before any script runs: to search engines, to those who share a link, to a browser that
//! installs the site (section 2 of the specification, routes and their titles).
//!
//! The client draws every screen; this module only writes the head and the first banner of the first HTML, in the language that the
//! address names (`?lang=KM`) or that the browser prefers, and answers `/robots.txt`, `/sitemap.xml` and `/app.webmanifest`. What a route is called is the core's rule,
//! and what the site is called the operator's, so that neither stands here a second time.

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

pub(crate) use head::write as begun;
pub(crate) use policy::allowed;

/// The files of this module.
pub(crate) fn router(base: Base) -> Router {
    Router::new()
        .route("/app.webmanifest", get(manifest::manifest))
        .route("/robots.txt", get(map::robots))
        .route("/sitemap.xml", get(map::sitemap))
        .with_state(base)
}

/// What pages need to know of the operator.
#[derive(Debug)]
struct Operator {
    /// Name of the brand.
    brand: String,
    /// Scheme and host, without a slash at the end.
    origin: String,
    /// The languages on offer, the first one first.
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

    /// The language that an address asks for; nothing when it names none that is on offer.
    fn wished(&self, query: &str) -> Option<Language> {
        let code = Query::parse(query).owned("lang")?;
        self.languages.iter().find(|language| language.code == code).copied()
    }

    /// The language that a page is written in: the wished one, or the first on offer of `preferred`, which are tags.
    fn language(&self, wished: Option<Language>, preferred: &[&str]) -> Language {
        let codes: Vec<&str> = self.languages.iter().map(|language| language.code).collect();
        language::pick(wished.map(|language| language.code), &codes, preferred)
    }

    /// The address of a page in a language, or in whatever its reader prefers.
    fn address(&self, path: &str, language: Option<Language>) -> String {
        let Some(language) = language else { return format!("{}{path}", self.origin) };
        let sign = if path.contains('?') { '&' } else { '?' };
        format!("{}{path}{sign}lang={}", self.origin, language.code)
    }
}

/// The one address of a screen: without overlay, filters and pages of a list, which show the same in part.
fn canonical(screen: &Screen) -> String {
    match screen {
        Screen::PromoDetail(Some(_)) | Screen::NotFound => Route::to(screen.clone()).address(),
        _ => Route::to(screen.clone()).path().to_owned(),
    }
}

/// Whether search engines are invited: not to what needs a session, a game or another page around it.
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

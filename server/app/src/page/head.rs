//! The head of a page's HTML: title, description, canonical address, alternates in other languages, Open Graph.

use std::fmt::Write as _;

use lumora_core::domain::language::Language;
use lumora_core::domain::route::{Route, Screen};
use lumora_core::text::screen::title;

use super::{Operator, banner, canonical, is_public, words};
use content::notices::first_banner;
use platform::Base;
use platform::docs::escape;
use platform::store::StoreError;
use promotions::public as promotions;

/// The built page `html` with the head and the first banner of an address. Its language is the one that the address names (`lang`), else
/// the first on offer of `preferred` (language tags, most wanted first). When the database fails, the page is returned as it was built
/// and tells the reader itself what is wrong.
pub(crate) async fn render(base: &Base, html: &str, (path, query): (&str, &str), preferred: &[&str]) -> String {
    match Page::load(base, path, query, preferred).await {
        Ok(page) => banner::insert(&with_head(html, &page.head), page.banner),
        Err(error) => {
            tracing::warn!(%error, "a page went out without its head");
            html.to_owned()
        }
    }
}

/// The texts of a page's head, not escaped yet.
struct Head {
    language: Language,
    title: String,
    description: String,
    brand: String,
    picture: String,
    /// None where search engines are asked not to index the page.
    addresses: Option<Addresses>,
}

/// The parts of a page that the server writes.
struct Page {
    head: Head,
    banner: banner::BannerSlot,
}

/// Addresses of a page for search engines, each absolute.
struct Addresses {
    canonical: String,
    /// The page in other languages: `hreflang` tag and address.
    alternates: Vec<(&'static str, String)>,
}

/// What the title of a page names.
enum Subject {
    /// The screen, by its own title.
    Screen,
    /// A record with a title of its own, such as a promotion.
    Named(String),
    /// A record that does not exist: the page is not indexed.
    Missing,
}

impl Page {
    async fn load(base: &Base, path: &str, query: &str, preferred: &[&str]) -> Result<Self, StoreError> {
        let operator = Operator::load(base).await?;
        let screen = Route::parse(path, query).screen;
        let requested = operator.requested(query);
        let language = operator.language(requested, preferred);
        let subject = match &screen {
            Screen::PromoDetail(Some(id)) => {
                promotions::title_of(&base.store, id, language.code).await?.map_or(Subject::Missing, Subject::Named)
            }
            _ => Subject::Screen,
        };
        let banner = match screen.banner_group() {
            Some(group) => banner::BannerSlot::of(&screen, first_banner(&base.store, group, language.code).await?),
            None => banner::BannerSlot::Absent,
        };
        let head = Head::of(&operator, &screen, (requested, language), subject);
        Ok(Self { head, banner })
    }
}

impl Head {
    /// `requested` is the language that the address names, `language` the one that the page is written in.
    fn of(
        operator: &Operator,
        screen: &Screen,
        (requested, language): (Option<Language>, Language),
        subject: Subject,
    ) -> Self {
        let is_found = is_public(screen) && !matches!(subject, Subject::Missing);
        let name = match subject {
            Subject::Named(name) => name,
            Subject::Screen | Subject::Missing => words::title(title(screen), language),
        };
        Self {
            language,
            title: format!("{name} · {}", operator.brand),
            description: words::description(language, &operator.brand, &name, *screen == Screen::Home),
            brand: operator.brand.clone(),
            picture: operator.address("/res/icon-512.png", None),
            addresses: is_found.then(|| Addresses::of(operator, screen, requested)),
        }
    }

    fn tags(&self) -> String {
        let Self { language, title, description, brand, picture, addresses } = self;
        let mut tags = format!("<title>{}</title>\n", escape(title));
        let mut meta = |kind: &str, name: &str, content: &str| {
            let _ = writeln!(tags, "<meta {kind}=\"{name}\" content=\"{}\">", escape(content));
        };
        meta("name", "description", description);
        meta("name", "rating", "adult");
        meta("property", "og:type", "website");
        meta("property", "og:site_name", brand);
        meta("property", "og:title", title);
        meta("property", "og:description", description);
        meta("property", "og:image", picture);
        meta("property", "og:locale", &language.tag.replace('-', "_"));
        meta("name", "twitter:card", "summary");
        meta("name", "application-name", brand);
        meta("name", "apple-mobile-web-app-title", brand);
        match addresses {
            None => meta("name", "robots", "noindex"),
            Some(addresses) => {
                meta("property", "og:url", &addresses.canonical);
                let _ = writeln!(tags, "<link rel=\"canonical\" href=\"{}\">", escape(&addresses.canonical));
                for (tag, address) in &addresses.alternates {
                    let address = escape(address);
                    let _ = writeln!(tags, "<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{address}\">");
                }
            }
        }
        tags
    }
}

impl Addresses {
    fn of(operator: &Operator, screen: &Screen, requested: Option<Language>) -> Self {
        let path = canonical(screen);
        let localized = operator.languages.iter().map(|it| (it.tag, operator.address(&path, Some(*it))));
        let mut alternates: Vec<_> = localized.collect();
        alternates.push(("x-default", operator.address(&path, None)));
        Self { canonical: operator.address(&path, requested), alternates }
    }
}

/// Replaces title and description of the built page by the head's tags, and sets language and direction of the document.
fn with_head(html: &str, head: &Head) -> String {
    let html = without(html, "<meta name=\"description\"", ">");
    let Some((before, rest)) = html.split_once("<title>") else { return html };
    let Some((_, after)) = rest.split_once("</title>") else { return html };
    let (tag, direction) = (head.language.tag, head.language.direction.attribute());
    let before =
        before.replacen("<html lang=\"en\" dir=\"ltr\"", &format!("<html lang=\"{tag}\" dir=\"{direction}\""), 1);
    [before.as_str(), head.tags().trim_end(), after].concat()
}

/// The text without its first part from `start` to the next `end`; unchanged where either is missing.
fn without(text: &str, start: &str, end: &str) -> String {
    let Some((before, rest)) = text.split_once(start) else { return text.to_owned() };
    let Some((_, after)) = rest.split_once(end) else { return text.to_owned() };
    [before, after].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lumora_core::domain::language::by_code;

    const BUILT: &str = "<!doctype html><html lang=\"en\" dir=\"ltr\"><head><title>x</title>\
                         <meta name=\"description\" content=\"y\" /><link rel=\"icon\"></head>";

    fn page(path: &str, query: &str) -> String {
        let languages = ["EN", "AR"].iter().filter_map(|code| by_code(code)).collect();
        let operator = Operator { brand: "A <b>rand".to_owned(), origin: "https://x.example".to_owned(), languages };
        let requested = operator.requested(query);
        let languages = (requested, operator.language(requested, &["ar"]));
        with_head(BUILT, &Head::of(&operator, &Route::parse(path, query).screen, languages, Subject::Screen))
    }

    #[test]
    fn a_route_has_its_title_and_one_address_in_each_language() {
        let page = page("/rng", "page=fav&modal=login&affiliateCode=A&lang=EN");
        assert!(page.contains("<title>Slots · A &lt;b&gt;rand</title>"), "{page}");
        assert!(page.contains("<link rel=\"canonical\" href=\"https://x.example/rng?lang=EN\">"), "{page}");
        assert!(page.contains("hreflang=\"ar\" href=\"https://x.example/rng?lang=AR\""), "{page}");
        assert!(page.contains("hreflang=\"x-default\" href=\"https://x.example/rng\""), "{page}");
        assert_eq!(page.matches("name=\"description\"").count(), 1, "{page}");
        assert!(page.ends_with("<link rel=\"icon\"></head>") && !page.contains("noindex"), "{page}");
    }

    #[test]
    fn the_language_of_the_address_is_that_of_the_page() {
        let page = page("/live", "lang=AR");
        assert!(page.contains("<html lang=\"ar\" dir=\"rtl\">"), "{page}");
        assert!(page.contains("href=\"https://x.example/live?lang=AR\">"), "{page}");
        assert!(!page.contains("Live casino"), "{page}");
        let other = super::super::words::title("title-live", lumora_core::domain::language::DEFAULT);
        assert_eq!(other, "Live casino");
    }

    #[test]
    fn without_a_language_in_its_address_a_page_is_in_the_readers_and_stands_for_all() {
        let page = page("/live", "");
        assert!(page.contains("<html lang=\"ar\" dir=\"rtl\">"), "{page}");
        assert!(page.contains("<link rel=\"canonical\" href=\"https://x.example/live\">"), "{page}");
    }

    #[test]
    fn a_hostile_address_reaches_no_markup() {
        let page = page("/promoDetail", "id=%22%3E%3Cscript%3E&lang=%3Cb%3E");
        assert!(!page.contains("<script") && !page.contains("<b>"), "{page}");
    }

    #[test]
    fn what_is_not_public_is_not_to_be_found() {
        for path in ["/login", "/game", "/nowhere", "/helpmc", "/promoDetail"] {
            let page = page(path, "");
            assert!(page.contains("content=\"noindex\"") && !page.contains("canonical"), "{path}: {page}");
        }
    }
}

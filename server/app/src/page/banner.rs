//! The first banner of a page as a part of its HTML, so that picture, headline and button show before any script has run. The view keeps
//! the element until the client's own carousel is there (`web/src/ui/carousel/FirstBanner.tsx`).

use content::notices::FirstBanner;
use lumora_core::domain::route::Screen;
use platform::docs::escape;

/// The placeholder for the banner in the built page.
const PLACEHOLDER: &str = "<div class=\"fp-block fp-banner banner\"></div>";
/// The media query by which the view tells narrow screens.
const NARROW: &str = "(max-width: 599.98px)";

/// Whether a page has a banner carousel, and its first banner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum BannerSlot {
    /// The screen has no banners.
    Absent,
    /// The screen has banners, but none is known yet: the placeholder stays.
    Placeholder { is_flat: bool },
    /// The first banner, drawn by the server.
    Filled { banner: FirstBanner, is_flat: bool },
}

impl BannerSlot {
    /// The slot of a screen that has a group of banners; `banner` is the group's first one.
    pub(super) fn of(screen: &Screen, banner: Option<FirstBanner>) -> Self {
        let is_flat = screen.has_flat_banners();
        banner.map_or(Self::Placeholder { is_flat }, |banner| Self::Filled { banner, is_flat })
    }
}

/// Replaces the placeholder of a built page.
pub(super) fn insert(html: &str, slot: BannerSlot) -> String {
    html.replacen(PLACEHOLDER, &markup(slot), 1)
}

fn markup(slot: BannerSlot) -> String {
    let flat_class = |is_flat: bool| if is_flat { " banner-flat" } else { "" };
    match slot {
        BannerSlot::Absent => String::new(),
        BannerSlot::Placeholder { is_flat } => {
            PLACEHOLDER.replace(" banner", &format!(" banner{}", flat_class(is_flat)))
        }
        BannerSlot::Filled { banner, is_flat } => {
            let content = picture(&banner) + &text(&banner);
            let look = flat_class(is_flat);
            if banner.href.is_empty() {
                return format!("<div class=\"fp-banner banner{look}\">{content}</div>");
            }
            let href = escape(&banner.href);
            let rel = if banner.href.starts_with('/') { "" } else { " target=\"_blank\" rel=\"noopener noreferrer\"" };
            format!("<a class=\"fp-banner banner{look}\" href=\"{href}\"{rel}>{content}</a>")
        }
    }
}

fn picture(FirstBanner { wide, narrow, .. }: &FirstBanner) -> String {
    let source = if narrow.is_empty() {
        String::new()
    } else {
        format!("<source media=\"{NARROW}\" srcset=\"{}\">", escape(narrow))
    };
    let wide = escape(wide);
    format!(
        "<picture>{source}<img src=\"{wide}\" alt=\"\" width=\"1200\" height=\"400\" fetchpriority=\"high\"></picture>"
    )
}

fn text(FirstBanner { title, text, action, href, .. }: &FirstBanner) -> String {
    let line = |class: &str, text: &str| {
        let line = || format!("<span class=\"{class}\">{}</span>", escape(text));
        if text.is_empty() { String::new() } else { line() }
    };
    let action = if href.is_empty() { "" } else { action };
    let lines = [line("banner-title", title), line("banner-line", text), line("banner-action", action)];
    format!("<span class=\"banner-text\">{}</span>", lines.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn banner(href: &str) -> FirstBanner {
        FirstBanner {
            wide: "/cdn/wide.webp".to_owned(),
            narrow: "/cdn/narrow.webp".to_owned(),
            title: "<b>Lanterns</b>".to_owned(),
            text: String::new(),
            action: "See it".to_owned(),
            href: href.to_owned(),
        }
    }

    fn page(slot: BannerSlot) -> String {
        insert(&format!("<main>{PLACEHOLDER}</main>"), slot)
    }

    #[test]
    fn a_banner_is_a_link_with_its_pictures_and_its_text_escaped() {
        let page = page(BannerSlot::of(&Screen::Home, Some(banner("/promotions?a=1&b=2"))));
        assert!(page.contains("<a class=\"fp-banner banner\" href=\"/promotions?a=1&amp;b=2\">"), "{page}");
        assert!(page.contains("srcset=\"/cdn/narrow.webp\"") && page.contains("src=\"/cdn/wide.webp\""), "{page}");
        assert!(page.contains("&lt;b&gt;Lanterns") && !page.contains("banner-line"), "{page}");
        assert!(page.contains("<span class=\"banner-action\">See it</span>"), "{page}");
    }

    #[test]
    fn a_banner_that_leads_nowhere_has_no_button() {
        let page = page(BannerSlot::of(&Screen::Referral, Some(banner(""))));
        assert!(page.contains("<div class=\"fp-banner banner banner-flat\">") && !page.contains("See it"), "{page}");
    }

    #[test]
    fn without_a_known_banner_its_place_is_kept_and_without_banners_there_is_none() {
        assert_eq!(page(BannerSlot::of(&Screen::Home, None)), format!("<main>{PLACEHOLDER}</main>"));
        assert!(page(BannerSlot::of(&Screen::Referral, None)).contains("fp-banner banner banner-flat"));
        assert_eq!(page(BannerSlot::Absent), "<main></main>");
    }
}

//! Sanitizes HTML that operators write, before it is stored.
//!
//! Notices, promotions and help pages may hold paragraphs, lists, tables, emphasis, links, and pictures of this site only: one
//! from elsewhere would tell its host who reads what. Everything else is removed: scripts, styles, frames, forms, event handlers, and
//! addresses that are neither https, mailto nor a path of this site. The client sanitizes again before it renders; neither side trusts
//! the other (section 3 of the specification, "content (HTML)").

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use ammonia::{Builder, UrlRelative};

/// The allow list of tags and attributes.
static CLEANER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut cleaner = Builder::empty();
    cleaner
        .tags(HashSet::from([
            "a",
            "b",
            "blockquote",
            "br",
            "caption",
            "code",
            "dd",
            "dl",
            "dt",
            "em",
            "h2",
            "h3",
            "h4",
            "hr",
            "i",
            "img",
            "li",
            "ol",
            "p",
            "small",
            "strong",
            "sub",
            "sup",
            "table",
            "tbody",
            "td",
            "th",
            "thead",
            "tr",
            "u",
            "ul",
        ]))
        .clean_content_tags(HashSet::from(["script", "style", "template", "noscript", "iframe", "svg", "math"]))
        .tag_attributes(HashMap::from([
            ("a", HashSet::from(["href"])),
            ("img", HashSet::from(["src", "alt", "width", "height"])),
            ("td", HashSet::from(["colspan", "rowspan"])),
            ("th", HashSet::from(["colspan", "rowspan", "scope"])),
            ("ol", HashSet::from(["start"])),
        ]))
        .generic_attributes(HashSet::from(["dir", "lang"]))
        .url_schemes(HashSet::from(["https", "mailto"]))
        .url_relative(UrlRelative::Custom(Box::new(own_path)))
        .attribute_filter(|element, attribute, value| match (element, attribute) {
            ("img", "src") => own_path(value),
            _ => Some(Cow::Borrowed(value)),
        })
        .link_rel(Some("noopener noreferrer"))
        .strip_comments(true);
    cleaner
});

/// An address without a scheme is kept only if it is a path of this site. Browsers ignore tabs and line breaks within an address,
/// so none may hold any.
fn own_path(address: &str) -> Option<Cow<'_, str>> {
    let mut characters = address.chars();
    let leads_here = characters.next() == Some('/') && !matches!(characters.next(), Some('/' | '\\'));
    let is_plain = !address.contains(|letter: char| letter == '\\' || letter.is_control());
    (leads_here && is_plain).then_some(Cow::Borrowed(address))
}

/// Removes everything from `html` that is not on the allow list.
pub fn clean(html: &str) -> String {
    CLEANER.clean(html).to_string()
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn text_lists_tables_and_own_links_stay() {
        let good = "<p>Take <strong>15</strong> draws</p><ul><li>one</li></ul><table><tbody><tr><td colspan=\"2\">x</td></tr></tbody></table>";
        assert_eq!(clean(good), good);
        assert_eq!(
            clean("<a href=\"/rng?page=hot\">x</a>"),
            "<a href=\"/rng?page=hot\" rel=\"noopener noreferrer\">x</a>"
        );
    }

    #[test]
    fn what_could_act_is_gone() {
        for hostile in [
            "<script>alert(1)</script>",
            "<img src=x onerror=alert(1)>",
            "<img src=\"javascript:alert(1)\">",
            "<a href=\"javascript:alert(1)\">x</a>",
            "<a href=\"//evil.example\">x</a>",
            "<a href=\"/\\evil.example\">x</a>",
            "<a href=\"http://evil.example\">x</a>",
            "<svg onload=alert(1)><a xlink:href=\"javascript:alert(1)\">x</a></svg>",
            "<iframe src=\"https://evil.example\"></iframe>",
            "<style>body{display:none}</style>",
            "<p style=\"position:fixed\" onclick=\"alert(1)\" id=\"app\" class=\"x\">x</p>",
            "<form action=\"/wps/session/logout\"><input name=a></form>",
            "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">",
            "<base href=\"https://evil.example/\"><meta http-equiv=refresh content=\"0;url=https://evil.example\">",
            "<template><script>alert(1)</script></template>",
        ] {
            let cleaned = clean(hostile);
            for trace in [
                "alert(1)\"",
                "<script",
                "onerror=",
                "onload=",
                "onclick=",
                "javascript:",
                "evil.example",
                "style",
                "<form",
                "<input",
                "<iframe",
                "id=",
                "class=",
            ] {
                assert!(!cleaned.contains(trace), "{hostile} left {trace} in {cleaned}");
            }
            assert_eq!(clean(&cleaned), cleaned, "cleaning twice changes nothing");
        }
    }
}

//! What the built page has the browser ask for at once. The build marks what only home uses (`web/vite/first-paint.ts`): another
//! screen would fetch it for nothing.

use lumora_core::domain::route::Screen;

/// How the build marks a link that only home needs.
const MARK: &str = "data-screen=\"home\"";

/// The page of this screen, without what only home uses where it shows something else.
pub(super) fn keep(html: &str, screen: &Screen) -> String {
    if matches!(screen, Screen::Home | Screen::Register) {
        return html.to_owned();
    }
    let mut kept = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((start, end)) = marked(rest) {
        kept.push_str(&rest[..start]);
        rest = &rest[end..];
    }
    kept + rest
}

/// Where the first marked element begins and ends.
fn marked(html: &str) -> Option<(usize, usize)> {
    let mark = html.find(MARK)?;
    let start = html[..mark].rfind('<')?;
    let end = mark + html[mark..].find('>')? + 1;
    Some((start, end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lumora_core::domain::route::Route;

    const BUILT: &str = "<head><link rel=\"preload\" as=\"style\" data-screen=\"home\" href=\"/a.css\">\
                         <link rel=\"stylesheet\" href=\"/b.css\">\
                         <link rel=\"preload\" as=\"style\" data-screen=\"home\" href=\"/c.css\"></head>";

    #[test]
    fn only_home_asks_for_the_style_sheets_of_home() {
        for path in ["/", "/register"] {
            assert_eq!(keep(BUILT, &Route::parse(path, "").screen), BUILT, "{path}");
        }
        for path in ["/rng", "/promotions", "/nowhere"] {
            let page = keep(BUILT, &Route::parse(path, "").screen);
            assert_eq!(page, "<head><link rel=\"stylesheet\" href=\"/b.css\"></head>", "{path}");
        }
    }

    #[test]
    fn a_broken_page_stays_as_it_is() {
        for broken in ["", "data-screen=\"home\"", "<link data-screen=\"home\""] {
            assert_eq!(keep(broken, &Screen::NotFound), broken);
        }
    }
}

//! Which browser and which system a user agent string names, and whether the browser is older than the site was built for
//! (section 1 of the specification, "browser recommendation"; the download page names the visitor's own platform).
//!
//! Strings lie out of politeness: Edge calls itself Chrome, Chrome calls itself Safari, and a tablet calls itself a Mac.
//! So the order of the signs matters, and a string without a known sign is nobody that could be advised.

use super::text;

/// A browser and the first number of its version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Browser {
    /// Name of the browser, as its makers write it.
    pub name: &'static str,
    /// Major version of the browser.
    pub version: u32,
    /// First version that has all that the site uses: popovers, dialogs, `scrollend`.
    pub wanted: u32,
}

/// Name, sign before the version, and the first version that has all that the site uses. Earlier rows win.
const BROWSERS: [(&str, &str, u32); 6] = [
    ("Edge", "Edg/", 114),
    ("Opera", "OPR/", 100),
    ("Samsung Internet", "SamsungBrowser/", 23),
    ("Firefox", "Firefox/", 125),
    ("Chrome", "Chrome/", 114),
    ("Safari", "Version/", 17),
];

impl Browser {
    /// Reads a user agent string; nothing when it names no known browser.
    #[must_use]
    pub fn read(user_agent: &str) -> Option<Browser> {
        let (name, version, wanted) = BROWSERS.into_iter().find_map(|(name, sign, wanted)| {
            let rest = text::after(user_agent, sign)?;
            let digits = rest.split(|it: char| !it.is_ascii_digit()).next().unwrap_or_default();
            Some((name, digits.parse().ok()?, wanted))
        })?;
        Some(Browser { name, version, wanted })
    }

    /// Whether the browser is too old for the site to work in it as it should.
    #[must_use]
    pub const fn is_old(self) -> bool {
        self.version < self.wanted
    }
}

/// The operating system in a word: `Windows`, `macOS`, `Android`, `iOS`, `Linux`, or `other`. A Mac with a touch screen is a
/// tablet that asks for desktop pages.
#[must_use]
pub fn system(user_agent: &str, touch_points: i32) -> &'static str {
    const SIGNS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iOS"),
        ("iPad", "iOS"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    match SIGNS.into_iter().find(|(sign, _)| text::contains(user_agent, sign)).map(|(_, system)| system) {
        Some("macOS") if touch_points > 1 => "iOS",
        known => known.unwrap_or("other"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const IPHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1";
    const MAC: &str = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15";
    const ANDROID: &str =
        "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36";
    const EDGE: &str = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.78";

    #[test]
    fn a_browser_is_what_its_most_telling_sign_says() {
        let read = |agent| Browser::read(agent).map(|it| (it.name, it.version, it.is_old()));
        assert_eq!(read(IPHONE), Some(("Safari", 16, true)));
        assert_eq!(read(MAC), Some(("Safari", 17, false)));
        assert_eq!(read(ANDROID), Some(("Chrome", 128, false)));
        assert_eq!(read(EDGE), Some(("Edge", 109, true)));
        for nobody in ["", "curl/8.4.0", "Chrome/", "Firefox/x", "Chrome/99999999999999"] {
            assert_eq!(read(nobody), None, "{nobody}");
        }
    }

    #[test]
    fn a_system_is_told_by_its_most_telling_sign_and_a_mac_with_touch_is_a_tablet() {
        let cases = [
            (IPHONE, 5, "iOS"),
            (MAC, 0, "macOS"),
            (MAC, 5, "iOS"),
            (ANDROID, 5, "Android"),
            (EDGE, 10, "Windows"),
            ("", 0, "other"),
        ];
        for (agent, touch_points, system) in cases {
            assert_eq!(super::system(agent, touch_points), system, "{agent} {touch_points}");
        }
    }
}

//! What a member recognises a session by.

use std::net::IpAddr;

/// Browsers by what their name for themselves holds. Many name others too, so the order counts.
const BROWSERS: [(&str, &str); 12] = [
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("UCBrowser/", "UC Browser"),
    ("MicroMessenger/", "WeChat"),
    ("Zalo", "Zalo"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

const SYSTEMS: [(&str, &str); 8] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "macOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// Browser and system, such as `Chrome, Windows`; empty when neither is known. Nothing of the browser's own words comes back.
pub(super) fn device(user_agent: &str) -> String {
    let known = |table: &[(&str, &'static str)]| {
        table.iter().find(|(mark, _)| user_agent.contains(mark)).map(|(_, word)| *word)
    };
    let words: Vec<_> = [known(&BROWSERS), known(&SYSTEMS)].into_iter().flatten().collect();
    words.join(", ")
}

/// An address with its last part hidden: who looks over a shoulder learns less, and a member still knows it.
pub(super) fn masked_ip(ip: &str) -> String {
    match ip.parse() {
        Ok(IpAddr::V4(address)) => {
            let [first, second, third, _] = address.octets();
            format!("{first}.{second}.{third}.•")
        }
        Ok(IpAddr::V6(address)) => {
            let [first, second, third, ..] = address.segments();
            format!("{first:x}:{second:x}:{third:x}:•")
        }
        Err(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_and_systems_have_words() {
        let chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
        assert_eq!(device(chrome), "Chrome, Windows");
        assert_eq!(device(&format!("{chrome} Edg/140.0")), "Edge, Windows");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1";
        assert_eq!(device(phone), "Safari, iPhone");
        assert_eq!(device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"), "Firefox, Linux");
        assert_eq!(device("<script>alert(1)</script>"), "");
    }

    #[test]
    fn the_last_part_of_an_address_is_hidden() {
        assert_eq!(masked_ip("203.0.113.9"), "203.0.113.•");
        assert_eq!(masked_ip("2001:db8:1:2::1"), "2001:db8:1:•");
        assert_eq!(masked_ip("nonsense"), "");
    }
}

//! The device label and the masked IP address by which a member recognises a login or session.

use std::net::IpAddr;

/// Browsers by a mark in the User-Agent header. Many of them name other browsers too, so the first match in this order counts.
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

/// Operating systems by a mark in the User-Agent header; here too the first match counts.
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

/// Browser and system, such as `Chrome, Windows`; empty when neither is recognised. Only words of the tables above are returned,
/// never text of the header, which a client can choose freely.
pub(super) fn device(user_agent: &str) -> String {
    let find = |table: &[(&str, &'static str)]| {
        table.iter().find(|(mark, _)| user_agent.contains(mark)).map(|(_, name)| *name)
    };
    let words: Vec<_> = [find(&BROWSERS), find(&SYSTEMS)].into_iter().flatten().collect();
    words.join(", ")
}

/// An IP address with its last part hidden: a bystander learns less, and the member still recognises it. Empty for text that is
/// no address.
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

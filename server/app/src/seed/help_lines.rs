//! Services for people with gambling problems: real, published ones. The operator must check them before the site goes live.

use super::bulk::Bulk;

/// A help service.
struct Line {
    id: &'static str,
    /// ISO 3166 alpha-2 code of the country it serves; empty for all countries.
    country: &'static str,
    name: &'static str,
    /// Telephone number; empty where only the web page is certain.
    phone: &'static str,
    url: &'static str,
    /// Answers around the clock.
    always: bool,
}

const fn line(id: &'static str, country: &'static str, name: &'static str, url: &'static str) -> Line {
    Line { id, country, name, phone: "", url, always: false }
}

const LINES: &[Line] = &[
    line("gambling-therapy", "", "Gambling Therapy", "https://www.gamblingtherapy.org"),
    line("gamblers-anonymous", "", "Gamblers Anonymous", "https://www.gamblersanonymous.org"),
    Line {
        phone: "0808 8020 133",
        always: true,
        ..line("gamcare", "GB", "National Gambling Helpline (GamCare)", "https://www.gamcare.org.uk")
    },
    line("gamstop", "GB", "GAMSTOP", "https://www.gamstop.co.uk"),
    line("rgf", "MT", "Responsible Gaming Foundation", "https://www.rgf.org.mt"),
    Line {
        phone: "1-866-531-2600",
        always: true,
        ..line("connexontario", "CA", "ConnexOntario (Ontario)", "https://www.connexontario.ca")
    },
    line("loket-kansspel", "NL", "Loket Kansspel", "https://www.loketkansspel.nl"),
    Line {
        phone: "1-800-426-2537",
        always: true,
        ..line("1800gambler", "US", "1-800-GAMBLER", "https://www.1800gambler.net")
    },
];

/// The opening hours of a service that answers around the clock, by language.
const ALWAYS: [(&str, &str); 9] = [
    ("EN", "24 hours a day, every day"),
    ("CN", "每天 24 小时"),
    ("TY", "每天 24 小時"),
    ("VI", "24 giờ mỗi ngày"),
    ("TH", "ตลอด 24 ชั่วโมงทุกวัน"),
    ("ID", "24 jam setiap hari"),
    ("MY", "နေ့စဉ် ၂၄ နာရီ"),
    ("KM", "២៤ ម៉ោងរៀងរាល់ថ្ងៃ"),
    ("AR", "على مدار الساعة كل يوم"),
];

/// The rows of the services and of their texts.
pub(super) fn rows() -> [Bulk; 2] {
    let mut rows = Bulk::new("help_lines", &["id", "country", "phone", "url", "rank"]);
    let mut texts = Bulk::new("texts", &["subject", "id", "field", "language", "body"]);
    for (line, rank) in LINES.iter().zip(0_i64..) {
        rows.add([line.id.into(), line.country.into(), line.phone.into(), line.url.into(), rank.into()]);
        texts.add(["help_line".into(), line.id.into(), "name".into(), "EN".into(), line.name.into()]);
        for (language, hours) in ALWAYS.iter().filter(|_| line.always) {
            texts.add(["help_line".into(), line.id.into(), "hours".into(), (*language).into(), (*hours).into()]);
        }
    }
    [rows, texts]
}

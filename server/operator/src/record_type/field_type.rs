//! Types of fields: how a value is written, validated, stored and shown.
//!
//! One list serves settings, columns and texts, so that a switch or a time has the same form everywhere, in JSON and on
//! the command line.

use lumora_core::domain::address;
use lumora_core::domain::contact::Contact;
use lumora_core::domain::hours::WeeklyHours;
use lumora_core::domain::language;
use lumora_core::domain::money::Money;
use serde_json::Value as Json;

use super::value::Value;
use platform::clock::{parse_rfc3339, rfc3339};
use platform::html;
use platform::http::Network;

/// The most characters of an address.
const MAX_ADDRESS: usize = 1_024;
/// The largest amount, in minor units, which leaves room for sums.
const MAX_AMOUNT: i64 = i64::MAX / 1_000_000;
/// The largest offset of a time zone from UTC, in minutes.
const MAX_UTC_OFFSET: i64 = 14 * 60;

/// The type of a field's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldType {
    /// True or false; `on` or `off` on the command line.
    Switch,
    /// One of these words, each with the word that is stored for it.
    OneOf(&'static [(&'static str, &'static str)]),
    /// One of these words, which are stored as they are.
    Enum(&'static [&'static str]),
    /// A whole number from the first to the second bound, inclusive.
    Number(i64, i64),
    /// Minutes that a time zone is ahead of UTC, in whole quarters of an hour like all countries'.
    UtcOffset,
    /// An amount of money in minor units, not negative.
    MinorUnits,
    /// An amount of money as a decimal such as `1284500.00`, not negative.
    Amount,
    /// A comma-separated list of at most this many decimal amounts; stored in minor units.
    Amounts(usize),
    /// One line of plain text of at most this many characters.
    Text(usize),
    /// Plain text of at most this many characters, which may have several lines.
    Lines(usize),
    /// Letters, digits, points, underscores and hyphens, at most this many.
    Code(usize),
    /// An ISO 3166-1 alpha-2 code: two capital letters.
    Country,
    /// A telephone dialling code: 1 to 4 digits without a leading zero.
    DiallingCode,
    /// Code of a language that the site knows, such as EN.
    Language,
    /// HTML of at most this many characters; sanitised before it is stored.
    Html(usize),
    /// An address that a link may lead to: https, mailto or a path of this site.
    Link,
    /// A contact address: a link, or a scheme that opens an app such as a telephone or a messenger.
    Contact,
    /// A colour, as #rrggbb.
    Colour,
    /// The path of a picture on this site; the content security policy allows no other. A path below
    /// [`FOLDER`](content::picture::site::FOLDER) must exist.
    Picture,
    /// Origin (scheme and host) that may serve a part of the site, or empty.
    Origin,
    /// The https address of a script, or empty.
    Script,
    /// An IP address, or a network such as 203.0.113.0/24.
    Network,
    /// Opening hours of the week in a time zone, or empty.
    WeeklyHours,
    /// A time, RFC 3339, or empty.
    Time,
    /// Id of a record of the named record type, or empty.
    RowOf(&'static str),
}

impl FieldType {
    /// Whether a value may refer to the operator's own pictures, which must then exist.
    pub(crate) fn shows_pictures(self) -> bool {
        matches!(self, Self::Picture | Self::Html(_))
    }

    /// Describes valid values, for messages and lists.
    pub fn describe(self) -> String {
        match self {
            Self::Switch => "on or off".to_owned(),
            Self::OneOf(words) => words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(" or "),
            Self::Enum(words) => words.join(" or "),
            Self::Number(least, greatest) => format!("a whole number from {least} to {greatest}"),
            Self::UtcOffset => format!("minutes from -{MAX_UTC_OFFSET} to {MAX_UTC_OFFSET}, whole quarters of an hour"),
            Self::MinorUnits => "an amount in minor units, such as 500000 for 5,000.00".to_owned(),
            Self::Amount => "an amount as a decimal, such as 1284500.00".to_owned(),
            Self::Amounts(most) => format!("at most {most} amounts as decimals, such as 10.00, 25.00, or nothing"),
            Self::Text(longest) => format!("text of at most {longest} characters"),
            Self::Lines(longest) => format!("text of at most {longest} characters, lines allowed"),
            Self::Code(longest) => format!("at most {longest} letters, digits, points, underscores and hyphens"),
            Self::Country => "two capital letters, such as KH".to_owned(),
            Self::DiallingCode => "a dialling code of 1 to 4 digits, such as 855".to_owned(),
            Self::Language => "a language code such as EN, CN or KM".to_owned(),
            Self::Html(longest) => format!("HTML of at most {longest} characters; what could act is taken out"),
            Self::Link => "an address that begins with https://, mailto: or a single slash".to_owned(),
            Self::Contact => {
                "an address that begins with https://, a single slash, mailto:, tel:, or a messenger's scheme"
                    .to_owned()
            }
            Self::Colour => "a colour such as #3f31b4".to_owned(),
            Self::Picture => {
                "the path of a picture of this site: such as /cdn/art/v1/scene/koi/wide.svg, or one that was uploaded"
                    .to_owned()
            }
            Self::Origin => "an origin such as https://cdn.example, without a path".to_owned(),
            Self::Script => {
                "the https address of a script, such as https://stats.example/visits.js, or nothing".to_owned()
            }
            Self::Network => "an IP address such as 203.0.113.9, or a network such as 203.0.113.0/24".to_owned(),
            Self::WeeklyHours => "hours such as mon-fri 09:00-18:00; sat 10:00-14:00 UTC+07:00, or nothing".to_owned(),
            Self::Time => "a time such as 2026-12-24T18:00:00Z, or nothing".to_owned(),
            Self::RowOf(record_type) => format!("the id of one of the {record_type}"),
        }
    }

    /// Whether the column is a number.
    pub(crate) fn is_number(self) -> bool {
        matches!(self, Self::Switch | Self::Number(..) | Self::UtcOffset | Self::MinorUnits | Self::Amount | Self::Time)
    }

    /// The empty value of an optional field.
    pub(crate) fn nothing(self) -> Value {
        match self {
            Self::Switch => Value::Number(0),
            _ if self.is_number() => Value::Nothing,
            _ => Value::Text(String::new()),
        }
    }

    /// Parses a JSON value into its stored form; nothing if it is invalid.
    pub(crate) fn read(self, json: &Json) -> Option<Value> {
        match (self, json) {
            (Self::Switch, Json::Bool(on)) => Some(Value::Number(i64::from(*on))),
            (Self::Number(least, greatest), Json::Number(number)) => {
                number.as_i64().filter(|number| (least..=greatest).contains(number)).map(Value::Number)
            }
            (Self::UtcOffset, Json::Number(number)) => {
                let fits = |minutes: &i64| minutes.abs() <= MAX_UTC_OFFSET && minutes % 15 == 0;
                number.as_i64().filter(fits).map(Value::Number)
            }
            (Self::MinorUnits, Json::Number(number)) => {
                number.as_i64().filter(|number| (0..=MAX_AMOUNT).contains(number)).map(Value::Number)
            }
            (Self::Amount, Json::String(text)) => {
                let amount = Money::parse(text).ok()?.0;
                (0..=MAX_AMOUNT).contains(&amount).then_some(Value::Number(amount))
            }
            (Self::Time, Json::String(text)) => parse_rfc3339(text).map(Value::Number),
            (_, Json::String(text)) if !self.is_number() => self.read_text(text).map(Value::Text),
            _ => None,
        }
    }

    fn read_text(self, text: &str) -> Option<String> {
        let trimmed = text.trim();
        let fits = match self {
            Self::OneOf(words) => {
                return words.iter().find(|(word, _)| *word == trimmed).map(|(_, stored)| (*stored).to_owned());
            }
            Self::Html(longest) => return (text.chars().count() <= longest).then(|| html::clean(text)),
            Self::Enum(words) => words.contains(&trimmed),
            Self::Text(longest) => {
                trimmed.chars().count() <= longest && !trimmed.contains(|it: char| it.is_control() || is_unseen(it))
            }
            Self::Lines(longest) => {
                let wrong = |it: char| (it.is_control() && it != '\n') || is_unseen(it);
                trimmed.chars().count() <= longest && !trimmed.contains(wrong)
            }
            Self::Code(longest) => is_code(trimmed, longest),
            Self::RowOf(_) => is_code(trimmed, 64),
            Self::Country => trimmed.len() == 2 && trimmed.bytes().all(|byte| byte.is_ascii_uppercase()),
            Self::DiallingCode => {
                (1..=4).contains(&trimmed.len())
                    && trimmed.bytes().all(|byte| byte.is_ascii_digit())
                    && !trimmed.starts_with('0')
            }
            Self::Language => language::by_code(trimmed).is_some(),
            Self::Link => is_plain_address(trimmed) && address::is_followed(trimmed),
            Self::Contact => is_plain_address(trimmed) && Contact::read(trimmed).is_some(),
            Self::Colour => is_colour(trimmed),
            Self::Picture => is_plain_address(trimmed) && address::is_path(trimmed) && is_straight(trimmed),
            Self::Origin => address::is_origin(trimmed),
            Self::Script => {
                let is_sound = |(origin, _)| address::is_origin(origin);
                trimmed.is_empty() || (is_plain_address(trimmed) && address::origin_of(trimmed).is_some_and(is_sound))
            }
            Self::Network => trimmed.parse::<Network>().is_ok(),
            Self::WeeklyHours => return WeeklyHours::parse(trimmed).map(|hours| hours.to_string()),
            Self::Amounts(most) => return read_amounts(trimmed, most),
            Self::Switch | Self::Number(..) | Self::UtcOffset | Self::MinorUnits | Self::Amount | Self::Time => false,
        };
        fits.then(|| trimmed.to_owned())
    }

    /// Converts a value from the command line to JSON, without validating it.
    pub(crate) fn argument_to_json(self, text: &str) -> Json {
        let number = || text.trim().parse::<i64>().map_or_else(|_| Json::String(text.to_owned()), Json::from);
        match (self, text.trim()) {
            (Self::Switch, "on" | "true") => Json::Bool(true),
            (Self::Switch, "off" | "false") => Json::Bool(false),
            (Self::Number(..) | Self::UtcOffset | Self::MinorUnits | Self::Time | Self::Amount, "") => Json::Null,
            (Self::Number(..) | Self::UtcOffset | Self::MinorUnits, _) => number(),
            _ => Json::String(text.to_owned()),
        }
    }

    /// The JSON form of a stored value.
    pub(crate) fn to_json(self, value: &Value) -> Json {
        match (self, value) {
            (_, Value::Nothing) => Json::Null,
            (Self::Switch, Value::Number(number)) => Json::Bool(*number != 0),
            (Self::Time, Value::Number(number)) => Json::String(rfc3339(*number)),
            (Self::Amount, Value::Number(number)) => Json::String(Money(*number).to_decimal()),
            (_, Value::Number(number)) => Json::from(*number),
            (Self::OneOf(words), Value::Text(text)) => {
                let word = words.iter().find(|(_, stored)| stored == text).map_or(text.as_str(), |(word, _)| word);
                Json::String(word.to_owned())
            }
            (Self::Amounts(_), Value::Text(text)) => Json::String(format_amounts(text)),
            (_, Value::Text(text)) => Json::String(text.clone()),
            (_, Value::Localized(words)) => {
                words.iter().map(|(code, text)| (code.clone(), Json::from(text.clone()))).collect()
            }
        }
    }
}

/// Parses comma-separated amounts, each above zero, into minor units.
fn read_amounts(text: &str, max_count: usize) -> Option<String> {
    if text.is_empty() {
        return Some(String::new());
    }
    let amount = |part: &str| Money::parse(part.trim()).ok().filter(|it| (1..=MAX_AMOUNT).contains(&it.0));
    let amounts: Vec<String> =
        text.split(',').map(|part| amount(part).map(|it| it.0.to_string())).collect::<Option<_>>()?;
    (amounts.len() <= max_count).then(|| amounts.join(","))
}

fn format_amounts(stored: &str) -> String {
    let amounts = stored.split(',').filter_map(|units| units.parse().ok());
    amounts.map(|units| Money(units).to_decimal()).collect::<Vec<_>>().join(", ")
}

/// Whether it is a colour of the form `#rrggbb`.
fn is_colour(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|it| it.is_ascii_hexdigit()))
}

/// Whether it consists of letters, digits, points, underscores and hyphens, at least one of them.
fn is_code(text: &str, longest: usize) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-');
    (1..=longest).contains(&text.len()) && text.bytes().all(plain)
}

/// Whether a character is invisible or changes the direction of writing. No title needs these, and they can disguise a
/// text.
fn is_unseen(character: char) -> bool {
    matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Whether a path has no `.` or `..` segments, even escaped ones.
fn is_straight(path: &str) -> bool {
    let path = path.to_ascii_lowercase().replace("%2e", ".");
    !path.split(['/', '?', '#']).any(|step| matches!(step, "." | ".."))
}

fn is_plain_address(text: &str) -> bool {
    let odd = |it: char| it.is_whitespace() || it.is_control() || matches!(it, '"' | '<' | '>' | '`' | '\\');
    let host = text.split_once("://").map(|(_, rest)| rest.split(['/', '?', '#']).next().unwrap_or_default());
    text.chars().count() <= MAX_ADDRESS
        && !text.contains(odd)
        // In "https://bank.example@evil.example" a reader takes the first name for the host, but the browser opens the
        // second.
        && host.is_none_or(|host| !host.is_empty() && !host.contains('@'))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_stored_is_shown_as_it_was_given() {
        let cases = [
            (FieldType::Switch, json!(true)),
            (FieldType::OneOf(&[("normal", "0"), ("maintenance", "1")]), json!("maintenance")),
            (FieldType::Enum(&["a", "b"]), json!("b")),
            (FieldType::Number(1, 5), json!(5)),
            (FieldType::UtcOffset, json!(-570)),
            (FieldType::UtcOffset, json!(840)),
            (FieldType::Amount, json!("1284500.00")),
            (FieldType::Amounts(3), json!("10.00, 25.50")),
            (FieldType::Amounts(3), json!("")),
            (FieldType::Text(5), json!("ខ្មែរ")),
            (FieldType::Lines(20), json!("one\ntwo")),
            (FieldType::Link, json!("https://play.example/x?y=1#z")),
            (FieldType::Link, json!("/promoDetail?id=a")),
            (FieldType::Contact, json!("tel:+12025550142")),
            (FieldType::Contact, json!("viber://chat?number=84")),
            (FieldType::Colour, json!("#3f31b4")),
            (FieldType::Picture, json!("/cdn/art/v1/brand/mark.svg")),
            (FieldType::Network, json!("2001:db8::/32")),
            (FieldType::Origin, json!("https://cdn.example:8443")),
            (FieldType::Script, json!("https://stats.example/visits.js?x=1")),
            (FieldType::Script, json!("")),
            (FieldType::WeeklyHours, json!("mon 09:00-18:00; sat 10:00-14:00 UTC+07:00")),
            (FieldType::Time, json!("2026-12-24T18:00:00Z")),
            (FieldType::Html(50), json!("<p>hello</p>")),
        ];
        for (takes, json) in cases {
            assert_eq!(takes.read(&json).map(|value| takes.to_json(&value)), Some(json), "{takes:?}");
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let cases = [
            (FieldType::Switch, json!("true")),
            (FieldType::Switch, json!(1)),
            (FieldType::Enum(&["a"]), json!("A")),
            (FieldType::Number(1, 5), json!(6)),
            (FieldType::Number(1, 5), json!(1.5)),
            (FieldType::Number(1, 5), json!("3")),
            (FieldType::UtcOffset, json!(421)),
            (FieldType::UtcOffset, json!(855)),
            (FieldType::UtcOffset, json!("420")),
            (FieldType::Amount, json!("-1.00")),
            (FieldType::Amount, json!(5)),
            (FieldType::Amounts(2), json!("1.00, 2.00, 3.00")),
            (FieldType::Amounts(2), json!("1.00, , 2.00")),
            (FieldType::Amounts(2), json!("0.00")),
            (FieldType::Text(5), json!("abcdef")),
            (FieldType::Text(50), json!("one\ntwo")),
            (FieldType::Text(50), json!("gp\u{202e}j.exe")),
            (FieldType::Lines(50), json!("a\u{7}")),
            (FieldType::Code(5), json!("a b")),
            (FieldType::Link, json!("javascript:alert(1)")),
            (FieldType::Link, json!("http://play.example")),
            (FieldType::Link, json!("//evil.example")),
            (FieldType::Link, json!("https://bank.example@evil.example/")),
            (FieldType::Contact, json!("javascript:alert(1)")),
            (FieldType::Contact, json!("https://bank.example@evil.example/")),
            (FieldType::Colour, json!("red")),
            (FieldType::Link, json!("https://")),
            (FieldType::Link, json!("https://a.example/\"x")),
            (FieldType::Picture, json!("https://other.example/x.png")),
            (FieldType::Picture, json!("/cdn/art/../picture/x.png")),
            (FieldType::Picture, json!("/cdn/%2E./x.png")),
            (FieldType::Network, json!("10.0.0.0/33")),
            (FieldType::Origin, json!("https://cdn.example/")),
            (FieldType::Origin, json!("https://cdn.example; script-src *")),
            (FieldType::Origin, json!("http://cdn.example")),
            (FieldType::Script, json!("/visits.js")),
            (FieldType::Script, json!("http://stats.example/visits.js")),
            (FieldType::WeeklyHours, json!("mon 9-18")),
            (FieldType::Time, json!("tomorrow")),
            (FieldType::Language, json!("XX")),
            (FieldType::DiallingCode, json!("0855")),
        ];
        for (takes, json) in cases {
            assert_eq!(takes.read(&json), None, "{takes:?} {json}");
        }
    }

    #[test]
    fn html_is_stored_clean() {
        let read = FieldType::Html(100).read(&json!("<p onclick=x>a<script>b</script></p>"));
        assert_eq!(read, Some(Value::Text("<p>a</p>".to_owned())));
    }
}

//! Query strings: reading what anyone may have typed into the address bar, and writing our own.

/// The longest value that is read; an honest one is a code, a name or an id.
const MAX_VALUE_LENGTH: usize = 256;
/// The most fields that are read.
const MAX_FIELDS: usize = 32;

/// The fields of a query string, decoded and cleaned.
///
/// Reading never fails: a broken escape stays as it was typed, and a field that no page of the site would write (too long,
/// with control characters, not UTF-8) is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    fields: Vec<(String, String)>,
}

impl Query {
    /// Reads a query string, with or without the leading question mark.
    #[must_use]
    pub fn parse(text: &str) -> Query {
        let text = text.strip_prefix('?').unwrap_or(text);
        let fields = text.split('&').filter(|pair| !pair.is_empty()).take(MAX_FIELDS).filter_map(|pair| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            Some((decode(name)?, decode(value)?))
        });
        Query { fields: fields.collect() }
    }

    /// The first value under this name, when there is one. It may be empty.
    #[must_use]
    pub fn raw(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The first value under this name, unless it is empty.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.raw(name).filter(|value| !value.is_empty())
    }

    /// The same as an owned text.
    #[must_use]
    pub fn owned(&self, name: &str) -> Option<String> {
        self.get(name).map(str::to_owned)
    }

    /// Adds a field at the end; an absent or empty value adds nothing.
    pub fn push(&mut self, name: &str, value: Option<&str>) {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            self.fields.push((name.to_owned(), value.to_owned()));
        }
    }

    /// The query string with its question mark; empty without fields.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.append_to(&mut text);
        text
    }

    /// Appends the query string to an address, with its question mark; without fields nothing.
    pub fn append_to(&self, address: &mut String) {
        for (index, (name, value)) in self.fields.iter().enumerate() {
            address.push(if index == 0 { '?' } else { '&' });
            encode_into(address, name);
            address.push('=');
            encode_into(address, value);
        }
    }
}

/// Appends `text` so that it stands for itself in a query: all but letters, digits and `-._~` is percent-encoded.
pub fn encode_into(out: &mut String, text: &str) {
    const HEX: [char; 16] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'];
    let digit = |nibble: u8| HEX.get(usize::from(nibble)).copied().unwrap_or('0');
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~') {
            out.push(char::from(byte));
        } else {
            out.push('%');
            out.push(digit(byte >> 4));
            out.push(digit(byte & 15));
        }
    }
}

/// Undoes percent-encoding and reads a plus as a blank. Nothing, when the result is not a text the site would have written.
fn decode(text: &str) -> Option<String> {
    // An escape takes three bytes, so a longer text can not decode to an acceptable one.
    if text.len() > MAX_VALUE_LENGTH * 3 {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let (byte, next) = match (first, tail) {
            (b'+', _) => (b' ', tail),
            (b'%', [high, low, after @ ..]) => match (hex(*high), hex(*low)) {
                (Some(high), Some(low)) => (high << 4 | low, after),
                _ => (b'%', tail),
            },
            _ => (first, tail),
        };
        bytes.push(byte);
        rest = next;
    }
    String::from_utf8(bytes).ok().filter(|text| text.len() <= MAX_VALUE_LENGTH && !text.chars().any(char::is_control))
}

const fn hex(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        b'A'..=b'F' => Some(digit - b'A' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::testing::Seeded;

    #[test]
    fn values_are_decoded() {
        let query = Query::parse("?a=1&b=x%20y+z&c=%E4%B8%AD&empty=&flag&a=2");
        assert_eq!(query.get("a"), Some("1"));
        assert_eq!(query.get("b"), Some("x y z"));
        assert_eq!(query.get("c"), Some("中"));
        assert_eq!((query.get("empty"), query.raw("empty")), (None, Some("")));
        assert_eq!(query.raw("flag"), Some(""));
        assert_eq!(query.get("missing"), None);
    }

    #[test]
    fn broken_escapes_stay_as_typed_and_hostile_fields_are_left_out() {
        let long = "x".repeat(MAX_VALUE_LENGTH + 1);
        let query = Query::parse(&format!("a=%&b=%4&c=%zz&d=%ff&e=%00&f=%0d%0a&g={long}&h=100%25&é=é"));
        assert_eq!((query.get("a"), query.get("b"), query.get("c")), (Some("%"), Some("%4"), Some("%zz")));
        for name in ["d", "e", "f", "g"] {
            assert_eq!(query.raw(name), None, "{name}");
        }
        assert_eq!(query.get("h"), Some("100%"));
        assert_eq!(query.get("é"), Some("é"));
    }

    #[test]
    fn no_more_fields_are_read_than_a_page_could_have_written() {
        let many = "a=1&".repeat(100_000);
        assert_eq!(Query::parse(&many).fields.len(), MAX_FIELDS);
    }

    #[test]
    fn whatever_is_written_is_read_back() {
        let alphabet: Vec<char> = "az09-._~ +%&=?#/\\\"<>'中é😀\u{202e}".chars().collect();
        let mut random = Seeded::new(2);
        for _ in 0..5000 {
            let mut query = Query::default();
            let values: Vec<String> = (0..4).map(|_| random.text(&alphabet, 12)).collect();
            for (name, value) in ["a", "b&", "ç", "d=e"].into_iter().zip(&values) {
                query.push(name, Some(value));
            }
            let mut address = String::new();
            query.append_to(&mut address);
            assert!(address.is_ascii());
            assert_eq!(Query::parse(&address), query);
        }
    }
}

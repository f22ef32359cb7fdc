//! Ways to reach the operator: which addresses may be followed, what following one means, and which service a rank gets
//! (sections 2, 6 and 7 of the specification).
//!
//! The server refuses what does not read as a [`Contact`] and the client shows no other, so that neither a slip of the
//! operator nor a forged reply puts a script or a foreign scheme behind a button. The address of the online service
//! travels encoded ([`encode`], [`decode`]), as section 7 says, so that proxies do not rewrite it.

use super::address::{has_scheme, is_path};

/// Schemes of programs in which a visitor writes or calls; none of them reads or runs anything of the page.
const PROGRAMS: [&str; 9] =
    ["mailto:", "tel:", "sms:", "viber://", "tg://", "whatsapp://", "line://", "zalo://", "fb-messenger://"];

/// What following an address does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Opens a page of this site, in its place.
    Page,
    /// Opens a page of somebody else, in a window of its own.
    Window,
    /// Opens a program of the device: mail, telephone, a messenger.
    Program,
}

impl Contact {
    /// Reads an address; nothing when it may not be followed.
    #[must_use]
    pub fn read(address: &str) -> Option<Contact> {
        if address.len() > 2_000 || address.chars().any(|it| it.is_control() || it.is_whitespace()) {
            return None;
        }
        if is_path(address) {
            Some(Contact::Page)
        } else if has_scheme(address, "https://") {
            Some(Contact::Window)
        } else {
            PROGRAMS.into_iter().any(|scheme| has_scheme(address, scheme)).then_some(Contact::Program)
        }
    }
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Encodes an address for the wire: base64 with padding (RFC 4648, section 4).
#[must_use]
pub fn encode(address: &str) -> String {
    let mut text = String::new();
    for chunk in address.as_bytes().chunks(3) {
        let byte = |at: usize| u32::from(chunk.get(at).copied().unwrap_or(0));
        let bits = (byte(0) << 16) | (byte(1) << 8) | byte(2);
        for index in 0..4 {
            let digit = (bits >> (18 - 6 * index)) & 63;
            let letter = ALPHABET.get(digit as usize).map_or('=', |it| char::from(*it));
            text.push(if index as usize <= chunk.len() { letter } else { '=' });
        }
    }
    text
}

/// Reads what [`encode`] wrote, in either base64 alphabet, with padding or without; nothing when it is not base64 of UTF-8.
#[must_use]
pub fn decode(text: &str) -> Option<String> {
    let digits = text.trim_end_matches('=').as_bytes();
    let mut bytes = Vec::with_capacity(digits.len());
    for chunk in digits.chunks(4) {
        let mut bits = 0;
        for letter in chunk {
            bits = (bits << 6) | digit(*letter)?;
        }
        let whole = chunk.len().checked_sub(1).filter(|it| *it > 0)?;
        bits <<= 6 * (4 - chunk.len());
        bytes.extend((0..whole).map(|at| ((bits >> (16 - 8 * at)) & 0xff) as u8));
    }
    String::from_utf8(bytes).ok()
}

fn digit(letter: u8) -> Option<u32> {
    let digit = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' | b'-' => 62,
        b'/' | b'_' => 63,
        _ => return None,
    };
    Some(u32::from(digit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_page_a_window_a_program_or_nothing() {
        for (address, contact) in [
            ("/help?topic=chat", Some(Contact::Page)),
            ("/", Some(Contact::Page)),
            ("https://m.me/lumora", Some(Contact::Window)),
            ("HTTPS://t.example/x", Some(Contact::Window)),
            ("mailto:help@lumora.example", Some(Contact::Program)),
            ("tel:+84901234567", Some(Contact::Program)),
            ("viber://chat?number=84901234567", Some(Contact::Program)),
            ("zalo://conversation?phone=84", Some(Contact::Program)),
            ("javascript:alert(1)", None),
            ("JaVaScRiPt:alert(1)//https://", None),
            ("data:text/html,x", None),
            ("http://m.me/lumora", None),
            ("//evil.example", None),
            ("/\\evil.example", None),
            ("/a\\b", None),
            ("https://", None),
            ("tel:", None),
            ("https://a b", None),
            ("\tjavascript:alert(1)", None),
            ("/a\nb", None),
            ("", None),
        ] {
            assert_eq!(Contact::read(address), contact, "{address:?}");
        }
        assert_eq!(Contact::read(&["https://", &"a".repeat(2_000)].concat()), None);
    }

    #[test]
    fn both_alphabets_are_read_and_rubbish_is_not() {
        assert_eq!(encode("https://x.example/?a=1"), "aHR0cHM6Ly94LmV4YW1wbGUvP2E9MQ==");
        assert_eq!(decode("aHR0cHM6Ly94LmV4YW1wbGUvP2E9MQ").as_deref(), Some("https://x.example/?a=1"));
        assert_eq!(decode("Pz8_"), decode("Pz8/"));
        for wrong in ["!", "a", "ab~d", "https://x", "/w=="] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_encoded_is_read_back() {
        let text = "https://chat.example/\u{95ed}\u{1f3ee}?name=\u{e9}&x=~";
        for (end, _) in text.char_indices() {
            let part = &text[..end];
            assert_eq!(decode(&encode(part)).as_deref(), Some(part));
        }
    }
}

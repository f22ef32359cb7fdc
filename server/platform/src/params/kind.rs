//! The kinds of query parameters: how each is parsed, and its schema in the OpenAPI document.

use std::marker::PhantomData;

use lumora_core::domain::language;

/// The texts that a parameter accepts, as an OpenAPI schema can say it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// A whole number between two bounds, both included.
    Whole(u32, u32),
    /// Texts that match a regular expression.
    Pattern(String),
    /// Texts of at most this many characters without control characters.
    Text(usize),
    /// One of these words.
    OneOf(Vec<&'static str>),
}

/// A kind of parameter.
pub trait Kind {
    /// The type that a text is parsed into.
    type Value: std::fmt::Debug;

    /// Parses a text; `None` if it is not valid.
    fn read(text: &str) -> Option<Self::Value>;

    /// What is expected, in English, for the error message "NAME must be ...".
    fn expected() -> String;

    /// The schema for the OpenAPI document: exactly the texts that [`Self::read`] accepts.
    fn shape() -> Shape;

    /// Whether a text counts as absent.
    fn is_blank(text: &str) -> bool {
        text.is_empty()
    }
}

/// A whole number between two bounds, both included.
#[derive(Debug)]
pub struct Whole<const LOW: u32, const HIGH: u32>;

impl<const LOW: u32, const HIGH: u32> Kind for Whole<LOW, HIGH> {
    type Value = u32;

    fn read(text: &str) -> Option<u32> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|number| digits && (LOW..=HIGH).contains(number))
    }

    fn expected() -> String {
        format!("a whole number of {LOW} to {HIGH}")
    }

    fn shape() -> Shape {
        Shape::Whole(LOW, HIGH)
    }
}

/// A code: letters, digits, underscores and hyphens, at most 64.
#[derive(Debug)]
pub struct Code;

impl Kind for Code {
    type Value = String;

    fn read(text: &str) -> Option<String> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
        ((1..=64).contains(&text.len()) && text.bytes().all(plain)).then(|| text.to_owned())
    }

    fn expected() -> String {
        "a code of letters, digits, underscores and hyphens, at most 64".to_owned()
    }

    fn shape() -> Shape {
        Shape::Pattern("^[A-Za-z0-9_-]{1,64}$".to_owned())
    }
}

/// A list of up to `MAX` codes, separated by commas.
#[derive(Debug)]
pub struct Codes<const MAX: usize>;

impl<const MAX: usize> Kind for Codes<MAX> {
    type Value = Vec<String>;

    fn read(text: &str) -> Option<Vec<String>> {
        let codes: Vec<String> = text.split(',').map(Code::read).collect::<Option<_>>()?;
        Some(codes).filter(|codes| codes.len() <= MAX)
    }

    fn expected() -> String {
        format!("at most {MAX} codes of letters, digits, underscores and hyphens, divided by commas")
    }

    fn shape() -> Shape {
        let code = "[A-Za-z0-9_-]{1,64}";
        Shape::Pattern(format!("^{code}(,{code}){{0,{}}}$", MAX - 1))
    }
}

/// A text of at most `MAX_CHARS` characters without control characters; a blank one counts as absent.
#[derive(Debug)]
pub struct Text<const MAX_CHARS: usize>;

impl<const MAX_CHARS: usize> Kind for Text<MAX_CHARS> {
    type Value = String;

    fn read(text: &str) -> Option<String> {
        (text.chars().count() <= MAX_CHARS && !text.chars().any(char::is_control)).then(|| text.to_owned())
    }

    fn expected() -> String {
        format!("a text of at most {MAX_CHARS} characters, none of them a control character")
    }

    fn shape() -> Shape {
        Shape::Text(MAX_CHARS)
    }

    fn is_blank(text: &str) -> bool {
        text.trim().is_empty() && Self::read(text).is_some()
    }
}

/// A host name or address with an optional port: letters, digits, dots, hyphens, colons, underscores and brackets.
#[derive(Debug)]
pub struct Host;

impl Kind for Host {
    type Value = String;

    fn read(text: &str) -> Option<String> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']' | b'_');
        ((1..=260).contains(&text.len()) && text.bytes().all(plain)).then(|| text.to_owned())
    }

    fn expected() -> String {
        "a host such as play.example or play.example:8080".to_owned()
    }

    fn shape() -> Shape {
        Shape::Pattern(r"^[A-Za-z0-9.:_\[\]-]{1,260}$".to_owned())
    }
}

/// The words that a parameter accepts, with the value of each.
pub trait Choices {
    /// The type that a word stands for.
    type Value: std::fmt::Debug;

    /// All words with their values.
    fn all() -> Vec<(&'static str, Self::Value)>;
}

/// Implements [`Choices`] for an enum of the core that has `ALL` and `name()`, on a new type: the crate whose call takes the parameter owns
/// neither the trait nor the enum.
///
/// ```ignore
/// choices! {
///     /// What the list is sorted by.
///     pub(crate) Sorts of DownlineSort
/// }
/// ```
#[macro_export]
macro_rules! choices {
    ($(#[$meta:meta])* $vis:vis $name:ident of $value:ty) => {
        $(#[$meta])*
        #[derive(Debug)]
        $vis struct $name;

        impl $crate::params::Choices for $name {
            type Value = $value;

            fn all() -> Vec<(&'static str, $value)> {
                <$value>::ALL.iter().map(|it| (it.name(), *it)).collect()
            }
        }
    };
}

/// One of the words of `W`.
#[derive(Debug)]
pub struct OneOf<W>(PhantomData<W>);

impl<W: Choices> Kind for OneOf<W> {
    type Value = W::Value;

    fn read(text: &str) -> Option<W::Value> {
        W::all().into_iter().find(|(word, _)| *word == text).map(|(_, value)| value)
    }

    fn expected() -> String {
        format!("one of: {}", W::all().into_iter().map(|(word, _)| word).collect::<Vec<_>>().join(", "))
    }

    fn shape() -> Shape {
        Shape::OneOf(W::all().into_iter().map(|(word, _)| word).collect())
    }
}

/// A language code such as EN, CN or KM.
#[derive(Debug)]
pub struct LanguageCode;

impl Kind for LanguageCode {
    type Value = &'static str;

    fn read(text: &str) -> Option<&'static str> {
        language::by_code(text).map(|language| language.code)
    }

    fn expected() -> String {
        "a language code such as EN, CN or KM".to_owned()
    }

    fn shape() -> Shape {
        Shape::OneOf(language::ALL.iter().map(|language| language.code).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hosts_are_hosts() {
        for good in ["play.example", "127.0.0.1:8080", "[::1]:8080", "localhost"] {
            assert!(Host::read(good).is_some(), "{good}");
        }
        for bad in ["", "https://play.example", "play.example/x", "a b", "x\"y", &"a".repeat(261)] {
            assert!(Host::read(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn codes_are_divided_by_commas_and_counted() {
        assert_eq!(Codes::<2>::read("10001,x_-9"), Some(vec!["10001".to_owned(), "x_-9".to_owned()]));
        for bad in ["", "a,", ",a", "a,b,c", "a b", "a;b"] {
            assert!(Codes::<2>::read(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn a_blank_text_counts_as_not_given_and_a_control_character_as_wrong() {
        assert!(Text::<4>::is_blank("  ") && !Text::<4>::is_blank("\n") && !Text::<1>::is_blank("  "));
        assert_eq!(Text::<4>::read("añb").as_deref(), Some("añb"));
        assert!(Text::<4>::read("a\u{7}").is_none() && Text::<4>::read("abcde").is_none());
    }
}

//! Text as it leaves the core: a key of the language bundles and arguments, never a sentence.

use serde::{Serialize, Serializer};

/// A text to be looked up by the view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Text {
    /// Key of the message in the Fluent bundles.
    #[cfg_attr(feature = "bindings", ts(type = "string"))]
    pub key: &'static str,
    /// Arguments of the message.
    #[serde(skip_serializing_if = "TextArgs::is_empty")]
    #[cfg_attr(feature = "bindings", ts(type = "Record<string, string | number>", optional))]
    pub args: TextArgs,
}

/// Arguments by name, in the order in which they were given; an object in JavaScript. No text has more than a few.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TextArgs(Vec<(&'static str, TextArg)>);

impl TextArgs {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn set(&mut self, name: &'static str, value: TextArg) {
        self.0.retain(|(known, _)| *known != name);
        self.0.push((name, value));
    }
}

impl Serialize for TextArgs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// An argument of a text. Numbers choose plural forms.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum TextArg {
    /// Inserted as it is.
    Text(String),
    /// Chooses a plural form; printed as the view's language prints it.
    Number(u32),
}

impl Text {
    /// A text without arguments.
    pub fn of(key: &'static str) -> Self {
        Text { key, args: TextArgs::default() }
    }

    /// The same text with one more argument.
    pub fn with(mut self, name: &'static str, value: impl Into<TextArg>) -> Self {
        self.args.set(name, value.into());
        self
    }
}

impl From<String> for TextArg {
    fn from(value: String) -> Self {
        TextArg::Text(value)
    }
}

impl From<&str> for TextArg {
    fn from(value: &str) -> Self {
        TextArg::Text(value.to_owned())
    }
}

impl From<u32> for TextArg {
    fn from(value: u32) -> Self {
        TextArg::Number(value)
    }
}

/// HTML that the server sent. Only the view's sanitising part accepts it; nothing else can show it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct ServerHtml {
    /// The HTML, not to be trusted.
    pub untrusted: String,
}

/// What went wrong, in words, and what to quote to customer service.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// What happened and what to do.
    pub text: Text,
    /// Request id of the failed call.
    pub request_id: Option<String>,
}

//! Text that must not be seen: passwords, codes, tokens.
//!
//! [`Secret`] prints `***` wherever it is printed, and its memory is overwritten when it is dropped. It can come in with an
//! event and leave in the body or a header of a call; no slice, log or error can show it.

use serde::{Deserialize, Serialize, Serializer};

/// A text that prints as `***`, and is wiped when it is dropped.
#[derive(Clone, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[cfg_attr(feature = "bindings", ts(type = "string"))]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// Takes a text in, which is a secret from then on.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text itself: only for what is about to leave in a call or a session write.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The text without white space at its ends.
    pub fn trimmed(&self) -> Secret {
        Secret::new(self.0.trim())
    }

    /// Whether the text is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        let mut bytes = std::mem::take(&mut self.0).into_bytes();
        bytes.fill(0);
        std::hint::black_box(&bytes);
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str("***")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_prints_and_serialises_as_stars() {
        let secret = Secret::new("hunter2");
        assert_eq!(format!("{secret:?}"), "***");
        assert_eq!(serde_json::to_string(&secret).unwrap(), "\"***\"");
        assert_eq!(secret.reveal(), "hunter2");
    }
}

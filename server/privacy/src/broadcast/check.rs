//! Content of a broadcast, and its validation.

use std::collections::BTreeMap;

use lumora_core::domain::language;
use lumora_core::domain::message::MessageCategory;
use lumora_core::domain::route::{Route, Screen};
use platform::http::ApiError;
use platform::params::invalid_field;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The greatest lengths of title and text, in characters.
const MAX_TITLE: usize = 120;
const MAX_TEXT: usize = 5_000;
/// The greatest length of the action, in bytes.
const MAX_ACTION: usize = 300;
/// The language that every broadcast must have.
const FALLBACK: &str = "EN";
/// Days that a message is kept unless the operator sets it, and the most that can be set.
const DEFAULT_DAYS: u32 = 90;
const MAX_DAYS: u32 = 365;

/// A broadcast's text in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BroadcastText {
    /// One line of at most 120 characters.
    pub title: String,
    /// Plain text of at most 5,000 characters; line breaks are kept.
    pub text: String,
}

/// A broadcast to be sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewBroadcast {
    /// Category of the message. PROMO is sent only to members who have consented to promotional messages.
    pub category: MessageCategory,
    /// The texts by language code; EN is for members whose language is missing.
    pub texts: BTreeMap<String, BroadcastText>,
    /// Pinned above the other messages of the inbox.
    #[serde(default)]
    pub pinned: bool,
    /// Members can reply, in a conversation with customer service.
    #[serde(default)]
    pub reply: bool,
    /// Address of this site that the message links to, such as /promotions or /?mc=depositv2; empty for none.
    #[serde(default)]
    pub action: String,
    /// Days that the message is kept, at most 365; 90 unless given.
    #[serde(default)]
    pub days: Option<u32>,
}

impl NewBroadcast {
    /// Days that the message is kept.
    pub(super) fn kept_days(&self) -> i64 {
        i64::from(self.days.unwrap_or(DEFAULT_DAYS))
    }

    /// Validates the broadcast.
    ///
    /// # Errors
    /// 422 with the field and the reason.
    pub(super) fn check(&self) -> Result<(), ApiError> {
        if !self.texts.contains_key(FALLBACK) {
            return Err(invalid_field("texts", "texts must hold EN, for members whose language is missing".to_owned()));
        }
        for (code, BroadcastText { title, text }) in &self.texts {
            if language::by_code(code).is_none() {
                return Err(invalid_field(
                    "texts",
                    "texts must be named by codes of languages, such as EN or VI".to_owned(),
                ));
            }
            let title_fits = (1..=MAX_TITLE).contains(&title.trim().chars().count());
            if !title_fits || title.contains(char::is_control) {
                let message = format!("each title must be one line of 1 to {MAX_TITLE} characters");
                return Err(invalid_field("texts", message));
            }
            let is_odd = |character: char| character.is_control() && character != '\n';
            if !(1..=MAX_TEXT).contains(&text.trim().chars().count()) || text.contains(is_odd) {
                let message = format!("each text must be plain text of 1 to {MAX_TEXT} characters");
                return Err(invalid_field("texts", message));
            }
        }
        if !(1..=MAX_DAYS).contains(&self.days.unwrap_or(DEFAULT_DAYS)) {
            return Err(invalid_field("days", format!("days must be 1 to {MAX_DAYS}")));
        }
        if self.action.is_empty() || leads_somewhere(&self.action) {
            return Ok(());
        }
        let message =
            "action must be an address of this site that begins with a slash, such as /promotions or /?mc=depositv2";
        Err(invalid_field("action", message.to_owned()))
    }
}

/// Whether the address is of a screen of this site.
fn leads_somewhere(action: &str) -> bool {
    let (path, query) = action.split_once('?').unwrap_or((action, ""));
    let is_plain = action.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\' && byte != b'#');
    let is_here = path.starts_with('/') && !path.starts_with("//");
    is_plain && is_here && action.len() <= MAX_ACTION && Route::parse(path, query).screen != Screen::NotFound
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_leads_to_a_screen_of_this_site() {
        for action in ["/promotions", "/?mc=depositv2", "/promoDetail?id=welcome"] {
            assert!(leads_somewhere(action), "{action}");
        }
        for action in
            ["promotions", "//evil.example", "https://evil.example/", "/nowhere", "/\\evil", "javascript:1", "/ x"]
        {
            assert!(!leads_somewhere(action), "{action}");
        }
    }
}

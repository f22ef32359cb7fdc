//! What a broadcast says, and where it leads.

use std::collections::BTreeMap;

use lumora_core::domain::language;
use lumora_core::domain::message::MessageCategory;
use lumora_core::domain::route::{Route, Screen};
use platform::http::ApiError;
use platform::params::invalid_field;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The longest title and text, in characters.
const LONGEST_TITLE: usize = 120;
const LONGEST_TEXT: usize = 5_000;
/// The longest address, in bytes.
const LONGEST_ACTION: usize = 300;
/// The language that every broadcast has.
const FALLBACK: &str = "EN";
/// Days for which a message is kept unless its operator says otherwise, and at most.
const DAYS: u32 = 90;
const MOST_DAYS: u32 = 365;

/// What it says in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BroadcastText {
    /// One line of at most 120 characters.
    pub title: String,
    /// Plain text of at most 5,000 characters; line breaks are kept.
    pub text: String,
}

/// A broadcast to make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewBroadcast {
    /// What it is about. PROMO goes only to those who have consented to promotional messages.
    pub category: MessageCategory,
    /// What it says, by code of a language; EN is for everybody whose language is missing.
    pub texts: BTreeMap<String, BroadcastText>,
    /// It stands above the others.
    #[serde(default)]
    pub pinned: bool,
    /// It can be answered, in a conversation with customer service.
    #[serde(default)]
    pub reply: bool,
    /// An address of this site that it leads to, such as /promotions or /?mc=depositv2; none where empty.
    #[serde(default)]
    pub action: String,
    /// Days for which it is kept, at most 365; 90 unless given.
    #[serde(default)]
    pub days: Option<u32>,
}

impl NewBroadcast {
    /// Days for which a message is kept.
    pub(super) fn kept_days(&self) -> i64 {
        i64::from(self.days.unwrap_or(DAYS))
    }

    /// Passes what can be sent.
    ///
    /// # Errors
    /// 422 with what is wrong.
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
            let title_fits = (1..=LONGEST_TITLE).contains(&title.trim().chars().count());
            if !title_fits || title.contains(char::is_control) {
                let message = format!("each title must be one line of 1 to {LONGEST_TITLE} characters");
                return Err(invalid_field("texts", message));
            }
            let is_odd = |character: char| character.is_control() && character != '\n';
            if !(1..=LONGEST_TEXT).contains(&text.trim().chars().count()) || text.contains(is_odd) {
                let message = format!("each text must be plain text of 1 to {LONGEST_TEXT} characters");
                return Err(invalid_field("texts", message));
            }
        }
        if !(1..=MOST_DAYS).contains(&self.days.unwrap_or(DAYS)) {
            return Err(invalid_field("days", format!("days must be 1 to {MOST_DAYS}")));
        }
        if self.action.is_empty() || leads_somewhere(&self.action) {
            return Ok(());
        }
        let message =
            "action must be an address of this site that begins with a slash, such as /promotions or /?mc=depositv2";
        Err(invalid_field("action", message.to_owned()))
    }
}

/// Whether it is the address of a screen here, and of no other origin.
fn leads_somewhere(action: &str) -> bool {
    let (path, query) = action.split_once('?').unwrap_or((action, ""));
    let is_plain = action.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\' && byte != b'#');
    let is_here = path.starts_with('/') && !path.starts_with("//");
    is_plain && is_here && action.len() <= LONGEST_ACTION && Route::parse(path, query).screen != Screen::NotFound
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

//! What a mailing says, by language.

use std::collections::BTreeMap;

use lumora_core::domain::language;
use lumora_core::wire::MarketingChannel;
use platform::http::ApiError;
use platform::params::invalid_field;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The longest subject of a mail.
const LONGEST_SUBJECT: usize = 120;
/// The longest text of a mail, and of a text message, whose address comes on top.
const LONGEST_MAIL: usize = 20_000;
const LONGEST_SMS: usize = 300;
/// The language that every mailing has.
const FALLBACK: &str = "EN";

/// What a mailing says in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailingText {
    /// Subject of a mail, at most 120 characters; empty for a text message.
    #[serde(default)]
    pub subject: String,
    /// Plain text.
    pub body: String,
}

/// What it says in each language, by code; EN is for everybody whose language is missing.
pub type Texts = BTreeMap<String, MailingText>;

/// Passes texts that can be sent by this channel.
///
/// # Errors
/// 422 with what is wrong.
pub(super) fn check(texts: &Texts, channel: MarketingChannel) -> Result<(), ApiError> {
    if !texts.contains_key(FALLBACK) {
        return Err(invalid_field("texts", "texts must hold EN, for members whose language is missing".to_owned()));
    }
    for (code, text) in texts {
        if language::by_code(code).is_none() {
            return Err(invalid_field(
                "texts",
                "texts must be named by codes of languages, such as EN or VI".to_owned(),
            ));
        }
        let subject = text.subject.trim().chars().count();
        let subject_fits = match channel {
            MarketingChannel::Email => (1..=LONGEST_SUBJECT).contains(&subject),
            MarketingChannel::Sms | MarketingChannel::Call => subject == 0,
        };
        if !subject_fits || text.subject.contains(char::is_control) {
            let message = format!(
                "the subject of a mail must be one line of at most {LONGEST_SUBJECT} characters, and a text message has none"
            );
            return Err(invalid_field("texts", message));
        }
        let most = if channel == MarketingChannel::Email { LONGEST_MAIL } else { LONGEST_SMS };
        if text.body.trim().is_empty() || text.body.chars().count() > most {
            return Err(invalid_field("texts", format!("each body must have 1 to {most} characters")));
        }
    }
    Ok(())
}

/// What a member reads whose language has this code.
pub(super) fn read_by<'t>(texts: &'t Texts, language: &str) -> Option<&'t MailingText> {
    texts.get(language).or_else(|| texts.get(FALLBACK))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(code: &str, subject: &str, body: &str) -> Texts {
        let text = MailingText { subject: subject.to_owned(), body: body.to_owned() };
        [(code.to_owned(), text)].into()
    }

    #[test]
    fn a_mail_has_a_subject_and_a_text_message_has_none() {
        use MarketingChannel::{Email, Sms};
        assert!(check(&texts("EN", "Hello", "text"), Email).is_ok());
        assert!(check(&texts("EN", "", "text"), Sms).is_ok());
        for (texts, channel) in [
            (texts("EN", "", "text"), Email),
            (texts("EN", "a\nb", "text"), Email),
            (texts("EN", "Hello", "text"), Sms),
            (texts("VI", "Hello", "text"), Email),
            (texts("EN", "Hello", " "), Email),
            (texts("EN", "", &"x".repeat(301)), Sms),
        ] {
            assert!(check(&texts, channel).is_err(), "{texts:?}");
        }
    }
}

//! Texts of a mailing by language, and their validation.

use std::collections::BTreeMap;

use lumora_core::domain::language;
use lumora_core::wire::MarketingChannel;
use platform::http::ApiError;
use platform::params::invalid_field;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The greatest length of a mail's subject, in characters.
const MAX_SUBJECT: usize = 120;
/// The greatest length of a mail's body and of an SMS, in characters; the unsubscribe link comes on top.
const MAX_MAIL: usize = 20_000;
const MAX_SMS: usize = 300;
/// The language that every mailing must have.
const FALLBACK: &str = "EN";

/// A mailing's text in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailingText {
    /// Subject of a mail, at most 120 characters; empty for an SMS.
    #[serde(default)]
    pub subject: String,
    /// Body in plain text.
    pub body: String,
}

/// The texts by language code; EN is for members whose language is missing.
pub type Texts = BTreeMap<String, MailingText>;

/// Validates the texts for this channel.
///
/// # Errors
/// 422 with the field and the reason.
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
            MarketingChannel::Email => (1..=MAX_SUBJECT).contains(&subject),
            MarketingChannel::Sms | MarketingChannel::Call => subject == 0,
        };
        if !subject_fits || text.subject.contains(char::is_control) {
            let message = format!(
                "the subject of a mail must be one line of at most {MAX_SUBJECT} characters, and a text message has none"
            );
            return Err(invalid_field("texts", message));
        }
        let most = if channel == MarketingChannel::Email { MAX_MAIL } else { MAX_SMS };
        if text.body.trim().is_empty() || text.body.chars().count() > most {
            return Err(invalid_field("texts", format!("each body must have 1 to {most} characters")));
        }
    }
    Ok(())
}

/// The text for members with this language code; the English one where it is missing.
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

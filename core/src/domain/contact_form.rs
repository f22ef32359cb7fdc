//! Forms to the operator: feedback and the application to become an affiliate (section 2, "Other screens"; section 5,
//! "feedback content must be between a minimum and maximum number of words").
//!
//! How long the content may be is the operator's ([`Bounds`]); it is counted in Unicode scalar values of the trimmed text,
//! since not every language of the site has words that blanks part. Client and server check with this code.

use crate::wire::code;

/// The forms that reach the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContactForm {
    /// Feedback with a question type.
    Feedback,
    /// The wish to become an affiliate.
    Application,
}

/// A field of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContactFormField {
    /// What feedback is about, by its code.
    QuestionType,
    /// Name of the applicant.
    Name,
    /// Where the writer can be reached.
    Contact,
    /// Where an applicant would bring players from.
    Channel,
    /// The words of the writer.
    Content,
}

/// How long the content may be, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least length.
    pub min: u32,
    /// The greatest length.
    pub max: u32,
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The field must be filled.
    Missing,
    /// The text is shorter or longer than its bounds.
    Length(Bounds),
    /// The value is not one of the choices.
    Unknown,
}

impl ContactForm {
    /// Both forms to the operator.
    pub const ALL: [ContactForm; 2] = [ContactForm::Feedback, ContactForm::Application];

    /// The fields, in the order of the form.
    #[must_use]
    pub const fn fields(self) -> &'static [ContactFormField] {
        match self {
            ContactForm::Feedback => {
                &[ContactFormField::QuestionType, ContactFormField::Content, ContactFormField::Contact]
            }
            ContactForm::Application => &[
                ContactFormField::Name,
                ContactFormField::Contact,
                ContactFormField::Channel,
                ContactFormField::Content,
            ],
        }
    }

    /// Whether the form can not go without the field.
    #[must_use]
    pub const fn requires(self, field: ContactFormField) -> bool {
        !matches!((self, field), (ContactForm::Feedback, ContactFormField::Contact))
    }

    /// The bounds of a field; those of the content are the operator's.
    #[must_use]
    pub const fn bounds(field: ContactFormField, content: Bounds) -> Bounds {
        match field {
            ContactFormField::QuestionType => Bounds { min: 1, max: 40 },
            ContactFormField::Name => Bounds { min: 2, max: 60 },
            ContactFormField::Contact => Bounds { min: 3, max: 100 },
            ContactFormField::Channel => Bounds { min: 2, max: 200 },
            ContactFormField::Content => content,
        }
    }

    /// What is wrong with a field as it was typed. Choices are judged by who knows them.
    #[must_use]
    pub fn fault(self, field: ContactFormField, typed: &str, content: Bounds) -> Option<Fault> {
        let length = length(typed);
        let bounds = ContactForm::bounds(field, content);
        match length {
            0 if self.requires(field) => Some(Fault::Missing),
            0 => None,
            _ if length < bounds.min || length > bounds.max => Some(Fault::Length(bounds)),
            _ => None,
        }
    }
}

impl ContactFormField {
    /// Every field of any form.
    pub const ALL: [ContactFormField; 5] = [
        ContactFormField::QuestionType,
        ContactFormField::Name,
        ContactFormField::Contact,
        ContactFormField::Channel,
        ContactFormField::Content,
    ];

    /// The name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ContactFormField::QuestionType => "questionType",
            ContactFormField::Name => "name",
            ContactFormField::Contact => "contact",
            ContactFormField::Channel => "channel",
            ContactFormField::Content => "content",
        }
    }
}

impl Fault {
    /// The word for it in `value.fields` of a refusal.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Fault::Missing => code::rule::EMPTY,
            Fault::Length(_) => code::rule::LENGTH,
            Fault::Unknown => code::rule::UNKNOWN,
        }
    }
}

/// The length that counts.
#[must_use]
pub fn length(typed: &str) -> u32 {
    u32::try_from(typed.trim().chars().count()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTENT: Bounds = Bounds { min: 10, max: 20 };

    #[test]
    fn the_content_keeps_the_operators_bounds_in_characters() {
        let fault = |text: &str| ContactForm::Feedback.fault(ContactFormField::Content, text, CONTENT);
        assert_eq!(fault("   "), Some(Fault::Missing));
        assert_eq!(fault(" 123456789 "), Some(Fault::Length(CONTENT)));
        assert_eq!(fault(" 1234567890 "), None);
        assert_eq!(fault(&"é".repeat(20)), None);
        assert_eq!(fault(&"中".repeat(21)), Some(Fault::Length(CONTENT)));
    }

    #[test]
    fn feedback_may_come_without_a_contact_and_an_application_not() {
        assert_eq!(ContactForm::Feedback.fault(ContactFormField::Contact, "", CONTENT), None);
        assert_eq!(ContactForm::Application.fault(ContactFormField::Contact, "", CONTENT), Some(Fault::Missing));
        for form in ContactForm::ALL {
            assert!(form.fault(ContactFormField::Contact, &"x".repeat(101), CONTENT).is_some());
        }
    }
}

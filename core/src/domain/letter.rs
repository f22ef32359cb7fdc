//! Letters to the operator: feedback and the application to become an affiliate (section 2, "Other screens"; section 5,
//! "feedback content must be between a minimum and maximum number of words").
//!
//! How long the content may be is the operator's ([`Bounds`]); it is counted in Unicode scalar values of the trimmed text,
//! since not every language of the site has words that blanks part. Client and server check with this code.

/// What may be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letter {
    /// Feedback with a question type.
    Feedback,
    /// The wish to become an affiliate.
    Application,
}

/// A field of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterField {
    /// What feedback is about, by its code.
    QuestionType,
    /// Who applies.
    Name,
    /// Where the writer can be reached.
    Contact,
    /// Where an applicant would bring players from.
    Channel,
    /// What there is to say.
    Content,
}

/// How long the content may be, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// At least.
    pub min: u32,
    /// At most.
    pub max: u32,
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It must be filled.
    Missing,
    /// Shorter or longer than its bounds.
    Length(Bounds),
    /// It is not one of the choices.
    Unknown,
}

impl Letter {
    /// Both.
    pub const ALL: [Letter; 2] = [Letter::Feedback, Letter::Application];

    /// The fields, in the order of the form.
    #[must_use]
    pub const fn fields(self) -> &'static [LetterField] {
        match self {
            Letter::Feedback => &[LetterField::QuestionType, LetterField::Content, LetterField::Contact],
            Letter::Application => {
                &[LetterField::Name, LetterField::Contact, LetterField::Channel, LetterField::Content]
            }
        }
    }

    /// Whether the letter can not go without the field.
    #[must_use]
    pub const fn requires(self, field: LetterField) -> bool {
        !matches!((self, field), (Letter::Feedback, LetterField::Contact))
    }

    /// The bounds of a field; those of the content are the operator's.
    #[must_use]
    pub const fn bounds(field: LetterField, content: Bounds) -> Bounds {
        match field {
            LetterField::QuestionType => Bounds { min: 1, max: 40 },
            LetterField::Name => Bounds { min: 2, max: 60 },
            LetterField::Contact => Bounds { min: 3, max: 100 },
            LetterField::Channel => Bounds { min: 2, max: 200 },
            LetterField::Content => content,
        }
    }

    /// What is wrong with a field as it was typed. Choices are judged by who knows them.
    #[must_use]
    pub fn fault(self, field: LetterField, typed: &str, content: Bounds) -> Option<Fault> {
        let length = length(typed);
        let bounds = Letter::bounds(field, content);
        match length {
            0 if self.requires(field) => Some(Fault::Missing),
            0 => None,
            _ if length < bounds.min || length > bounds.max => Some(Fault::Length(bounds)),
            _ => None,
        }
    }
}

impl LetterField {
    /// Every one.
    pub const ALL: [LetterField; 5] = [
        LetterField::QuestionType,
        LetterField::Name,
        LetterField::Contact,
        LetterField::Channel,
        LetterField::Content,
    ];

    /// The name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            LetterField::QuestionType => "questionType",
            LetterField::Name => "name",
            LetterField::Contact => "contact",
            LetterField::Channel => "channel",
            LetterField::Content => "content",
        }
    }
}

impl Fault {
    /// The word for it in `value.fields` of a refusal.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Fault::Missing => "required",
            Fault::Length(_) => "length",
            Fault::Unknown => "unknown",
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
        let fault = |text: &str| Letter::Feedback.fault(LetterField::Content, text, CONTENT);
        assert_eq!(fault("   "), Some(Fault::Missing));
        assert_eq!(fault(" 123456789 "), Some(Fault::Length(CONTENT)));
        assert_eq!(fault(" 1234567890 "), None);
        assert_eq!(fault(&"é".repeat(20)), None);
        assert_eq!(fault(&"中".repeat(21)), Some(Fault::Length(CONTENT)));
    }

    #[test]
    fn feedback_may_come_without_a_contact_and_an_application_not() {
        assert_eq!(Letter::Feedback.fault(LetterField::Contact, "", CONTENT), None);
        assert_eq!(Letter::Application.fault(LetterField::Contact, "", CONTENT), Some(Fault::Missing));
        for letter in Letter::ALL {
            assert!(letter.fault(LetterField::Contact, &"x".repeat(101), CONTENT).is_some());
        }
    }
}

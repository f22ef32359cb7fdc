//! Record type: messages of the site that the operator words differently (section 3 of the specification, brand
//! language).
//!
//! The site ignores a text that does not fit its own message; a text that can never fit is refused here with the
//! reason. Only the site's bundles know which keys exist, so a text of an unknown key is stored and shown nowhere.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::record_type::{Field, FieldType, Id, Record, RecordType, ValidationError, Value};

/// The most characters of a text; messages of the bundles are far shorter.
const MAX_TEXT: usize = 600;

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "brand-texts",
    singular: "brand_text",
    about: "messages of the site in the operator's own words, by the key of the message",
    table: "brand_texts",
    id: Id::Named(FieldType::Code(64)),
    localized: &[Field::optional(
        "text",
        FieldType::Lines(MAX_TEXT),
        "what it says, as a pattern of Fluent such as `From { $amount }`; where a language has none the site's own words stay",
    )],
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    if !is_key(&record.id) {
        return vec![ValidationError::new("id", "is the key of a message: it begins with a letter and holds no point")];
    }
    let Some(Value::Localized(words)) = record.values.get("text") else { return Vec::new() };
    let faulty = |(language, text): (&String, &String)| {
        wrong_with(&record.id, text).map(|wrong| ValidationError::new("text", format!("in {language} {wrong}")))
    };
    words.iter().filter(|(_, text)| !text.is_empty()).filter_map(faulty).collect()
}

fn is_key(id: &str) -> bool {
    id.starts_with(|first: char| first.is_ascii_alphabetic()) && !id.contains('.')
}

/// Why a text can not replace any message of the site; nothing if it can.
fn wrong_with(key: &str, text: &str) -> Option<&'static str> {
    let source = [key, " = ", text, "\n"].concat();
    let Ok(resource) = parser::parse(source.as_str()) else {
        return Some("is no pattern of Fluent: close each bracket, and write { \"{\" } for a bracket of its own");
    };
    let [Entry::Message(message)] = resource.body.as_slice() else {
        return Some("holds more than one message: begin every further line with a space");
    };
    match &message.value {
        Some(_) if !message.attributes.is_empty() => Some("has an attribute, which the site never shows: leave it out"),
        Some(pattern) if !is_plain(pattern) => {
            Some("refers to another message, a term or a function: only arguments such as { $amount } stand in it")
        }
        Some(_) => None,
        None => Some("says nothing: write what the message says, or nothing at all for the site's own words"),
    }
}

fn is_plain(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { .. } => true,
        PatternElement::Placeable { expression } => is_plain_expression(expression),
    })
}

fn is_plain_expression(expression: &Expression<&str>) -> bool {
    match expression {
        Expression::Inline(inline) => is_plain_inline(inline),
        Expression::Select { selector, variants } => {
            is_plain_inline(selector) && variants.iter().all(|variant| is_plain(&variant.value))
        }
    }
}

fn is_plain_inline(inline: &InlineExpression<&str>) -> bool {
    match inline {
        InlineExpression::VariableReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => true,
        InlineExpression::Placeable { expression } => is_plain_expression(expression),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::wrong_with;

    #[test]
    fn words_arguments_and_choices_are_taken() {
        for text in [
            "Night market",
            "<b>shown as it stands</b>",
            "From { $amount }",
            "{ \"{\" } bracket",
            "{ $count ->\n [one] one game\n *[other] { $count } games\n}",
            "Two\n lines",
        ] {
            assert_eq!(wrong_with("nav-home", text), None, "{text}");
        }
    }

    #[test]
    fn what_can_fit_no_message_is_refused() {
        for text in [
            "{ $amount",
            "}",
            "{ nav-games }",
            "{ -brand }",
            "{ NUMBER($count) }",
            "{ $count ->\n [one] { nav-games }\n *[other] x\n}",
            "Home\n .title = Title",
            "Home\nnav-games = Stolen",
        ] {
            assert!(wrong_with("nav-home", text).is_some(), "{text}");
        }
    }
}

//! Renders the schemas of the OpenAPI document as HTML tables.

use serde_json::Value;

use super::html::{escape, inline, slug};

/// The name of the schema that a `$ref` refers to.
fn target(schema: &Value) -> Option<&str> {
    schema.get("$ref")?.as_str()?.rsplit('/').next()
}

/// The type of a schema in a few words, with links to named ones.
pub(super) fn type_of(schema: &Value) -> String {
    if let Some(name) = target(schema) {
        return format!("<a href=\"#schema-{}\">{}</a>", slug(name), escape(name));
    }
    for joined in ["oneOf", "anyOf", "allOf"] {
        if let Some(parts) = schema.get(joined).and_then(Value::as_array) {
            // That optional parameters may be empty is said once, at the head of the page.
            let parts = parts.iter().filter(|part| part.get("maxLength") != Some(&Value::from(0)));
            let parts: Vec<_> = parts.map(type_of).filter(|part| part != "null").collect();
            return parts.join(" or ");
        }
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        let values: Vec<_> =
            values.iter().filter_map(Value::as_str).map(|one| format!("<code>{}</code>", escape(one))).collect();
        return values.join(" ");
    }
    match word_of(schema).as_str() {
        "array" => format!("list of {}", schema.get("items").map(type_of).unwrap_or_default()),
        "object" => match schema.get("additionalProperties") {
            Some(value) if value.is_object() => format!("map to {}", type_of(value)),
            _ => "object".to_owned(),
        },
        word => format!("{word}{}", bounds(schema)),
    }
}

/// The bounds of a number or of a text's length.
fn bounds(schema: &Value) -> String {
    let number = |name: &str| schema.get(name).and_then(Value::as_i64);
    match (number("minimum"), number("maximum"), number("maxLength")) {
        (Some(low), Some(high), _) => format!(", {low} to {high}"),
        (_, _, Some(longest)) => format!(" of at most {longest} characters"),
        _ => String::new(),
    }
}

fn word_of(schema: &Value) -> String {
    match schema.get("type") {
        Some(Value::String(word)) => word.clone(),
        Some(Value::Array(words)) => {
            let words: Vec<_> = words.iter().filter_map(Value::as_str).filter(|word| *word != "null").collect();
            words.join(" or ")
        }
        _ => "any".to_owned(),
    }
}

/// The fields of an object as a table; its type in words when it is none.
pub(super) fn fields(schema: &Value) -> String {
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
        return format!("<p>{}</p>", type_of(schema));
    };
    if properties.is_empty() {
        return "<p>No fields.</p>".to_owned();
    }
    let required: Vec<_> =
        schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let rows: String =
        properties.iter().map(|(name, property)| row(name, property, required.contains(&name.as_str()))).collect();
    format!(
        "<div class=\"scroll\"><table><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>{rows}</tbody></table></div>"
    )
}

fn row(name: &str, property: &Value, required: bool) -> String {
    let mark = if required { " <span class=\"must\">required</span>" } else { "" };
    let meaning = property.get("description").and_then(Value::as_str).unwrap_or_default();
    let kind = type_of(property);
    format!("<tr><td><code>{}</code>{mark}</td><td>{kind}</td><td>{}</td></tr>", escape(name), inline(meaning))
}

/// All named schemas, each with an anchor.
pub(super) fn catalogue(document: &Value) -> String {
    let schemas = document.pointer("/components/schemas").and_then(Value::as_object);
    let schemas = schemas.into_iter().flatten().map(|(name, schema)| {
        let meaning = schema.get("description").and_then(Value::as_str).unwrap_or_default();
        format!(
            "<section class=\"schema\" id=\"schema-{}\"><h3>{}</h3><p>{}</p>{}</section>",
            slug(name),
            escape(name),
            inline(meaning),
            fields(schema)
        )
    });
    schemas.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn bounds_are_shown_and_the_empty_text_is_not() {
        let given = json!({ "anyOf": [
            { "type": "integer", "minimum": 1, "maximum": 100 }, { "type": "string", "maxLength": 0 }
        ] });
        assert_eq!(type_of(&given), "integer, 1 to 100");
        assert_eq!(type_of(&json!({ "type": "string", "maxLength": 64 })), "string of at most 64 characters");
        assert_eq!(type_of(&json!({ "anyOf": [{ "type": "string" }, { "type": "null" }] })), "string");
    }
}

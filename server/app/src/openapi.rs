//! The OpenAPI document of all calls, generated from the handlers. A test compares it with the file that is served, `openapi.json`, and
//! writes that file when asked to (see `lumora-openapi`).

use platform::docs;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;

use crate::{events, routes};

/// The document, generated from the handlers.
pub fn openapi() -> Document {
    docs::finish(documents().into_iter().fold(docs::Description::openapi(), Document::merge_from))
}

/// The document of each crate's calls.
fn documents() -> [Document; 18] {
    [
        routes::system_calls().into_openapi(),
        routes::identity_calls().into_openapi(),
        routes::content_calls().into_openapi(),
        routes::kyc_calls().into_openapi(),
        routes::support_calls().into_openapi(),
        routes::games_calls().into_openapi(),
        routes::promotion_calls().into_openapi(),
        routes::reward_calls().into_openapi(),
        routes::referral_calls().into_openapi(),
        routes::mission_calls().into_openapi(),
        routes::cashier_calls().into_openapi(),
        routes::privacy_calls().into_openapi(),
        routes::fair_play_calls().into_openapi(),
        routes::report_calls().into_openapi(),
        routes::agent_calls().into_openapi(),
        routes::operator_calls().into_openapi(),
        routes::search_calls().into_openapi(),
        events::router().into_openapi(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use std::collections::HashMap;
    use std::fs;

    const REMEDY: &str = "UPDATE=1 cargo test -p lumora-server --lib openapi";

    #[test]
    fn the_file_that_is_served_says_what_the_calls_say() {
        let document = in_lines(&serde_json::to_value(openapi()).unwrap(), 0) + "\n";
        if std::env::var_os("UPDATE").is_some() {
            fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json"), document).unwrap();
        } else {
            assert!(routes::DOCUMENT == document, "server/app/openapi.json is out of date: {REMEDY}");
        }
    }

    /// JSON with each call and each schema on a line of its own, so that a diff shows what changed in the API.
    fn in_lines(value: &Value, depth: usize) -> String {
        const CALLS: usize = 3;
        match value {
            Value::Object(fields) if depth < CALLS => {
                let line = |(name, value)| format!("{}: {}", Value::String(name), in_lines(&value, depth + 1));
                let lines: Vec<String> = fields.clone().into_iter().map(line).collect();
                format!("{{\n{}\n}}", lines.join(",\n"))
            }
            other => other.to_string(),
        }
    }

    #[test]
    fn a_name_of_the_document_stands_for_one_shape() {
        let mut known = HashMap::new();
        for document in documents().into_iter().chain([docs::Description::openapi()]) {
            for (name, schema) in document.components.unwrap_or_default().schemas {
                let schema = serde_json::to_value(schema).unwrap();
                let first = known.entry(name.clone()).or_insert_with(|| schema.clone());
                assert_eq!(*first, schema, "{name} is two types: name one of them by `#[schema(as = ...)]`");
            }
        }
        assert!(known.len() > 50, "{}", known.len());
    }
}

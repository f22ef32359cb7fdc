//! Texts that operators write, in the language of the call, with English as the fallback.

use std::collections::HashMap;

use crate::store::{Store, StoreError, sql};

/// The language that every text exists in.
const FALLBACK: &str = "EN";

/// The texts of one subject ("banner", "notice", ...), by the record's id and the field.
#[derive(Debug, Default)]
pub struct Texts(HashMap<(String, String), String>);

impl Texts {
    /// Reads all texts of `subject` in `language`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of(store: &Store, subject: &str, language: &str) -> Result<Self, StoreError> {
        let rows: Vec<(String, String, String, String)> =
            sql::query_as("select id, field, language, body from texts where subject = $1 and language in ($2, $3)")
                .bind(subject)
                .bind(language)
                .bind(FALLBACK)
                .fetch_all(store.reader())
                .await?;
        let mut texts = HashMap::with_capacity(rows.len());
        for (id, field, text_language, body) in rows {
            if text_language == language {
                texts.insert((id, field), body);
            } else {
                texts.entry((id, field)).or_insert(body);
            }
        }
        Ok(Self(texts))
    }

    /// The text of a record's field; empty where there is none.
    pub fn get(&self, id: &str, field: &str) -> String {
        self.0.get(&(id.to_owned(), field.to_owned())).cloned().unwrap_or_default()
    }
}

/// Replaces placeholders such as `{ $amount }` by the named figures. So a figure is stored once, in its record, and not repeated
/// in each translation. A placeholder that is not in `figures` is kept.
pub fn filled(text: &str, figures: &[(&str, String)]) -> String {
    figures.iter().fold(text.to_owned(), |text, (name, figure)| text.replace(&format!("{{ ${name} }}"), figure))
}

#[cfg(test)]
mod tests {
    use super::filled;

    #[test]
    fn a_place_takes_the_figure_that_it_names() {
        let figures = [("amount", "$10.00".to_owned()), ("stock", "5,000".to_owned())];
        assert_eq!(
            filled("{ $amount } for the first { $stock }: { $amount }", &figures),
            "$10.00 for the first 5,000: $10.00"
        );
        assert_eq!(filled("{ $other } and {amount}", &figures), "{ $other } and {amount}");
        assert_eq!(filled("", &figures), "");
    }
}

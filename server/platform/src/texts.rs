//! What things say, in the language of the call and in English where that says nothing.

use std::collections::HashMap;

use crate::store::{Store, StoreError, sql};

/// The language that every text has.
const FALLBACK: &str = "EN";

/// The texts of one subject ("banner", "notice", ...), by id and field.
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
        for (id, field, spoken, body) in rows {
            if spoken == language {
                texts.insert((id, field), body);
            } else {
                texts.entry((id, field)).or_insert(body);
            }
        }
        Ok(Self(texts))
    }

    /// What the field of a thing says; empty when nobody wrote it.
    pub fn get(&self, id: &str, field: &str) -> String {
        self.0.get(&(id.to_owned(), field.to_owned())).cloned().unwrap_or_default()
    }
}

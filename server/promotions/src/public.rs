//! What pages and search engines are told of promotions before any script runs.

use super::filled_texts::FilledTexts;
use super::row::PromotionRow;
use platform::store::{Store, StoreError};

/// Ids of the promotions that a visitor sees in the list, in the operator's order.
///
/// # Errors
/// When the database fails.
pub async fn ids(store: &Store, now_ms: i64) -> Result<Vec<String>, StoreError> {
    let rows = PromotionRow::list(store.reader(), "", now_ms).await?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

/// What a promotion is called in a language; nothing when there is none with this id, or it is switched off.
///
/// # Errors
/// When the database fails.
pub async fn title_of(store: &Store, id: &str, language: &str) -> Result<Option<String>, StoreError> {
    let Some(row) = PromotionRow::find(store.reader(), "", id).await? else { return Ok(None) };
    let texts = FilledTexts::of(store, "promotion", language).await?;
    Ok(Some(row.says(&texts, "title")))
}

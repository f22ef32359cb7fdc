//! Promotions for the server-rendered heads of pages and for search engines.

use super::filled_texts::FilledTexts;
use super::row::PromotionRow;
use platform::store::{Store, StoreError};

/// Ids of the promotions in a visitor's list, in the operator's order.
///
/// # Errors
/// When the database fails.
pub async fn ids(store: &Store, now_ms: i64) -> Result<Vec<String>, StoreError> {
    let rows = PromotionRow::list(store.reader(), "", now_ms).await?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

/// Title of a promotion in a language; `None` for an unknown or disabled one.
///
/// # Errors
/// When the database fails.
pub async fn title_of(store: &Store, id: &str, language: &str) -> Result<Option<String>, StoreError> {
    let Some(row) = PromotionRow::find(store.reader(), "", id).await? else { return Ok(None) };
    let texts = FilledTexts::of(store, "promotion", language).await?;
    Ok(Some(row.text(&texts, "title")))
}

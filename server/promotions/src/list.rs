//! The list of promotions: `GET /wps/promotions`.

use axum::extract::State;
use lumora_core::wire::{Envelope, PromotionsValue, SearchPage};

use super::filled_texts::FilledTexts;
use super::row::PromotionRow;
use identity::session::MaybeMember;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, LanguageCode, OptionalParam};
use platform::query;
use platform::store::{Store, StoreError};

query! {
    /// Query of the list of promotions.
    pub(super) struct PromotionsQuery {
        /// Language code; the `Language` header when omitted.
        language: OptionalParam<LanguageCode>,
    }
}

/// Promotions
///
/// All that are listed, in the operator's order, each with its status for the caller by the server's clock.
#[utoipa::path(
    get, path = "/wps/promotions", tag = "promotions", params(PromotionsQuery),
    responses((status = 200, body = Envelope<PromotionsValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn promotions(
    State(base): State<Base>,
    MaybeMember(member): MaybeMember,
    header: Language,
    Query(query): Query<PromotionsQuery>,
) -> Result<Reply<PromotionsValue>, ApiError> {
    let language = params::language(&query.language, header);
    let now_ms = base.clock.now_ms();
    let texts = FilledTexts::of(&base.store, "promotion", language).await?;
    let member_id = member.map(|member| member.id).unwrap_or_default();
    // Nothing is advertised to members who are excluded or may not be marketed to.
    if !member_id.is_empty() && !protection::may_be_marketed_to(base.store.reader(), &member_id).await? {
        return Ok(Reply(PromotionsValue { list: Vec::new(), server_time: rfc3339(now_ms) }));
    }
    let rows = PromotionRow::list(base.store.reader(), &member_id, now_ms).await?;
    let list = rows.iter().map(|row| row.item(&texts, now_ms)).collect();
    Ok(Reply(PromotionsValue { list, server_time: rfc3339(now_ms) }))
}

/// Entries of the site's search: promotions that a visitor sees and that are not over, in the operator's order.
///
/// # Errors
/// When the database fails.
pub async fn searchable(store: &Store, language: &str, now_ms: i64) -> Result<Vec<SearchPage>, StoreError> {
    let texts = FilledTexts::of(store, "promotion", language).await?;
    let rows = PromotionRow::list(store.reader(), "", now_ms).await?;
    let open = rows.iter().filter(|row| !row.is_over(now_ms)).map(|row| row.item(&texts, now_ms));
    Ok(open.map(|item| SearchPage { id: item.promo_id, title: item.title, keywords: item.summary }).collect())
}

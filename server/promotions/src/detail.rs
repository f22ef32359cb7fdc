//! A promotion with its terms: `GET /wps/promotions/detail`, and the answer to every change of it.

use axum::extract::State;
use lumora_core::domain::promotion::{Mode, RewardKind};
use lumora_core::wire::{ApplicationValue, Envelope, PromotionDetailValue};
use platform::store::sql;

use super::filled_texts::FilledTexts;
use super::prizes;
use super::row::PromotionRow;
use identity::fields::contact;
use identity::session::MaybeMember;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Code, LanguageCode, OptionalParam, RequiredParam};
use platform::query;

query! {
    /// Query of a promotion.
    pub(super) struct PromotionQuery {
        /// Id of the promotion.
        id: RequiredParam<Code>,
        /// Language code; the `Language` header when omitted.
        language: OptionalParam<LanguageCode>,
    }
}

/// A promotion
///
/// With its terms, the caller's application, and draws and prizes of a raffle. The HTML was sanitized when it was
/// stored.
#[utoipa::path(
    get, path = "/wps/promotions/detail", tag = "promotions", params(PromotionQuery),
    responses(
        (status = 200, body = Envelope<PromotionDetailValue>), (status = 400, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn promotion(
    State(base): State<Base>,
    MaybeMember(member): MaybeMember,
    header: Language,
    Query(query): Query<PromotionQuery>,
) -> Result<Reply<PromotionDetailValue>, ApiError> {
    let language = params::language(&query.language, header);
    let member_id = member.map(|member| member.id).unwrap_or_default();
    read(&base, &member_id, &query.id.0, language).await.map(Reply)
}

/// A promotion as of the present time for a member; `member_id` is empty for a visitor.
///
/// # Errors
/// 404 where there is none.
pub(super) async fn read(
    base: &Base,
    member_id: &str,
    id: &str,
    language: &'static str,
) -> Result<PromotionDetailValue, ApiError> {
    let now_ms = base.clock.now_ms();
    let row = PromotionRow::find(base.store.reader(), member_id, id).await?;
    let row = row.ok_or_else(|| ApiError::not_found("promotion"))?;
    let texts = FilledTexts::of(&base.store, "promotion", language).await?;
    let significant = row.text(&texts, "significant");
    let raffle = match row.rules().mode {
        Mode::Raffle => Some(prizes::read(&base.store, &row, member_id, language).await?),
        _ => None,
    };
    let contact_needed = contact_needed(base, &row, member_id).await?.unwrap_or_default().to_owned();
    Ok(PromotionDetailValue {
        contact_needed,
        promotion: row.item(&texts, now_ms),
        terms_html: row.text(&texts, "terms"),
        significant_terms: significant.lines().filter(|line| !line.is_empty()).map(ToOwned::to_owned).collect(),
        my_application: application(base, &row, member_id).await?,
        raffle,
        images_min: u32::try_from(row.images_min).unwrap_or(0),
        server_time: rfc3339(now_ms),
    })
}

/// The contact field that the member must fill in before this bonus is paid; `None` where none is required or it is
/// stored already.
///
/// # Errors
/// When the database fails.
pub(super) async fn contact_needed(
    base: &Base,
    row: &PromotionRow,
    member_id: &str,
) -> Result<Option<&'static str>, ApiError> {
    if member_id.is_empty() || row.reward() != RewardKind::Bonus {
        return Ok(None);
    }
    Ok(contact::missing_for_bonus(&base.store, member_id).await?)
}

async fn application(base: &Base, row: &PromotionRow, member_id: &str) -> Result<Option<ApplicationValue>, ApiError> {
    let Some(applied_at) = row.applied_at else { return Ok(None) };
    let count = "select count(*) from application_images where member_id = $1 and promotion_id = $2";
    let images: i64 = sql::query_scalar(count).bind(member_id).bind(&row.id).fetch_one(base.store.reader()).await?;
    Ok(Some(ApplicationValue {
        applied_at: rfc3339(applied_at),
        reviewed_at: row.reviewed_at.map(rfc3339).unwrap_or_default(),
        reason: row.reason.clone().unwrap_or_default(),
        remark: row.remark.clone().unwrap_or_default(),
        images: u32::try_from(images).unwrap_or(0),
    }))
}

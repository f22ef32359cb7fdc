//! Applications for a promotion: `POST /wps/promotions/apply` (section 5: a remark of at most 140 characters, at most
//! three pictures).

use std::collections::BTreeSet;

use axum::extract::State as Shared;
use lumora_core::domain::promotion::{State, Transition, next_state};
use lumora_core::domain::upload::{MAX_IMAGES, MAX_REMARK_LENGTH, remark_length};
use lumora_core::wire::{ApplyRequest, Envelope, PromotionDetailValue, code};
use unicode_normalization::UnicodeNormalization;

use super::take_part::{promo_id, require_eligible, set_state};
use super::{closed, detail};
use identity::idempotency::{Intent, IntentKey};
use identity::session::Member;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Language, Reply};
use platform::store::{Connection, sql};

/// Apply for a promotion
///
/// With a remark of at most 140 characters, counted after NFC, and at most three pictures that were uploaded before. A
/// rejected application may be made again while applications are open.
#[utoipa::path(
    post, path = "/wps/promotions/apply", tag = "promotions", params(IntentKey), request_body = ApplyRequest, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<PromotionDetailValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn apply(
    Shared(base): Shared<Base>,
    member: Member,
    language: Language,
    intent: Intent,
    Json(request): Json<ApplyRequest>,
) -> Result<Reply<PromotionDetailValue>, ApiError> {
    member.require_real()?;
    let id = promo_id(&request.promo_id)?;
    let remark = remark(&request.remark)?;
    let images: BTreeSet<&String> = request.images.iter().collect();
    if images.len() != request.images.len() || images.len() > MAX_IMAGES {
        return Err(ApiError::rule_broken([("images", "too_many")]));
    }
    let now_ms = base.clock.now_ms();
    let (promotion, owned_member, images) = (id.clone(), member.clone(), request.images);
    intent
        .once(&base.store, move |tx| {
            Box::pin(async move { store_application(tx, &owned_member, &promotion, (&remark, &images), now_ms).await })
        })
        .await?;
    detail::read(&base, &member.id, &id, language.code()).await.map(Reply)
}

/// Validates and normalizes a remark: trimmed, in NFC.
fn remark(input: &str) -> Result<String, ApiError> {
    let composed: String = input.trim().nfc().collect();
    if remark_length(&composed) > MAX_REMARK_LENGTH {
        return Err(ApiError::rule_broken([("remark", "too_long")]));
    }
    if composed.chars().any(|character| character.is_control() && character != '\n') {
        return Err(ApiError::rule_broken([("remark", "rule_not_matching")]));
    }
    Ok(composed)
}

async fn store_application(
    tx: &mut Connection,
    member: &Member,
    id: &str,
    (remark, images): (&str, &[String]),
    now_ms: i64,
) -> Result<(), ApiError> {
    let row = require_eligible(&mut *tx, &member.id, id, now_ms).await?;
    let now = u64::try_from(now_ms).unwrap_or(0);
    let state = next_state(&row.rules(), row.state(), Transition::Apply, now).ok_or_else(closed)?;
    debug_assert_eq!(state, State::Applying);
    if (images.len() as i64) < row.images_min {
        return Err(ApiError::rule_broken([("images", code::rule::EMPTY)]));
    }
    set_state(&mut *tx, (id, &member.id), state, now_ms).await?;
    sql::query(
        "update promotion_states set applied_at = $3, reviewed_at = null, reason = '', remark = $4
         where promotion_id = $1 and member_id = $2",
    )
    .bind(id)
    .bind(&member.id)
    .bind(now_ms)
    .bind(remark)
    .execute(&mut *tx)
    .await?;
    attach(tx, member, id, images).await
}

/// Attaches pictures to the application. Those of an earlier application are detached, unless they are sent again.
async fn attach(tx: &mut Connection, member: &Member, id: &str, images: &[String]) -> Result<(), ApiError> {
    sql::query("update application_images set promotion_id = null where member_id = $1 and promotion_id = $2")
        .bind(&member.id)
        .bind(id)
        .execute(&mut *tx)
        .await?;
    for (position, image) in (0_i64..).zip(images) {
        let attached = sql::query(
            "update application_images set promotion_id = $3, place = $4
             where id = $1 and member_id = $2 and promotion_id is null",
        )
        .bind(image)
        .bind(&member.id)
        .bind(id)
        .bind(position)
        .execute(&mut *tx)
        .await?;
        if attached.rows_affected() != 1 {
            return Err(ApiError::rule_broken([("images", "not_found")]));
        }
    }
    Ok(())
}

//! Uploads a picture for an application: `POST /wps/promotions/image`, with the file as the body.
//!
//! File name and content type are ignored. A picture that no application names within a day expires. Only operators can
//! read a picture.

use axum::extract::State;
use lumora_core::wire::{Envelope, ImageValue};

use content::picture::image::{Picture, on_white};
use content::picture::{queue, stored, take};
use identity::session::Member;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Reply, Upload};
use platform::ids;
use platform::rate_limit::RateLimit;
use platform::store::{StoreError, sql};

/// Uploads that a member may make in an hour.
const UPLOAD_LIMIT: RateLimit = RateLimit::hourly("application-image", 30);

/// Upload a picture for an application
///
/// The body is the file: png or jpg, under 5 MB. It is re-encoded; nothing but its pixels is kept.
#[utoipa::path(
    post, path = "/wps/promotions/image", tag = "promotions", security(("session" = [])),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = Envelope<ImageValue>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope),
        (status = 413, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(super) async fn upload(
    State(base): State<Base>,
    member: Member,
    file: Upload,
) -> Result<Reply<ImageValue>, ApiError> {
    member.require_real()?;
    let picture = take(&base, (&member.id, &queue::MEMBERS), file, Some(UPLOAD_LIMIT), on_white).await?;
    let now_ms = base.clock.now_ms();
    let image_id = ids::new_id(now_ms);
    let id = image_id.clone();
    base.store
        .write(move |tx| {
            Box::pin(async move {
                let Picture { width, height, file, .. } = &picture;
                sql::query(
                    "insert into application_images (id, member_id, width, height, bytes, body, uploaded_at)
                     values ($1, $2, $3, $4, $5, $6, $7)",
                )
                .bind(id)
                .bind(member.id)
                .bind(i64::from(*width))
                .bind(i64::from(*height))
                .bind(file.len() as i64)
                .bind(stored(file))
                .bind(now_ms)
                .execute(tx)
                .await?;
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    Ok(Reply(ImageValue { image_id }))
}

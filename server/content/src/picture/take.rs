//! Receiving a picture, whoever sends it and for whatever purpose: it is checked by its first bytes and its header
//! before it is counted, queued or decoded, and redrawn when it is its turn.

use axum::http::StatusCode;
use lumora_core::domain::upload::{ImageFault, ImageKind, judge};
use lumora_core::wire::code;
use platform::Base;
use platform::http::{ApiError, ReceivedFile, Upload};
use platform::rate_limit::RateLimit;

use super::decode::declared_size;
use super::image::{ImageError, Picture};
use super::queue::Queue;

/// Redraws a file as the picture to keep, see [`super::image`].
pub type Redraw = fn(&[u8], ImageKind) -> Result<Picture, ImageError>;

/// Receives the file that `owner` uploads and redraws it, counted by the rate limit.
///
/// # Errors
/// 400 for a body that breaks off, 413 for a file that is too large, 422 `image_invalid` for one that can not be
/// redrawn, 429 beyond the rate limit or without a place in the queue.
pub async fn take(
    base: &Base,
    (owner, queue): (&str, &'static Queue),
    file: Upload,
    limit: Option<RateLimit>,
    draw: Redraw,
) -> Result<Picture, ApiError> {
    let file = queue.receive(owner, file).await?;
    take_received(base, (owner, queue), file, limit, draw).await
}

/// As [`take`], for a file that has been read.
///
/// # Errors
/// Those of [`take`].
pub async fn take_received(
    base: &Base,
    (owner, queue): (&str, &'static Queue),
    file: ReceivedFile,
    limit: Option<RateLimit>,
    draw: Redraw,
) -> Result<Picture, ApiError> {
    let kind = judge(file.len() as u64, &file).map_err(|fault| match fault {
        ImageFault::Size => too_large(),
        ImageFault::Kind | ImageFault::Empty => not_a_picture(),
    })?;
    declared_size(&file, kind).map_err(refused)?;
    if let Some(limit) = limit {
        limit.take(base, owner).await?;
    }
    queue.work(owner, move || draw(&file, kind)).await?.map_err(refused)
}

/// 413: the file is too large.
pub fn too_large() -> ApiError {
    ApiError::refused(StatusCode::PAYLOAD_TOO_LARGE, code::TOO_LARGE, "the file is too large")
}

fn refused(error: ImageError) -> ApiError {
    tracing::info!(%error, "a picture was refused");
    not_a_picture()
}

fn not_a_picture() -> ApiError {
    let message = "the file is no sound png or jpg of a size that can be shown: save it anew and try again";
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::IMAGE_INVALID, message)
}

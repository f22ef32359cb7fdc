//! Taking a picture in, whoever sends it and whatever it is for: judged by its first bytes and by what its header promises before it is counted,
//! kept waiting or unpacked, then drawn anew when it is its turn.

use axum::http::StatusCode;
use lumora_core::domain::upload::{ImageFault, ImageKind, judge};
use lumora_core::wire::code;
use platform::Base;
use platform::http::{ApiError, ReceivedFile, Upload};
use platform::rate_limit::RateLimit;

use super::decode::declared_size;
use super::image::{ImageError, Picture};
use super::queue::Queue;

/// Makes the picture that is kept of a file, see [`super::image`].
pub type Draw = fn(&[u8], ImageKind) -> Result<Picture, ImageError>;

/// The picture that is kept of a file that `who` has sent, counted by the limit.
///
/// # Errors
/// 400 for a body that breaks off, 413, 422 `image_invalid`, 429.
pub async fn take(
    base: &Base,
    (who, queue): (&str, &'static Queue),
    file: Upload,
    limit: Option<RateLimit>,
    draw: Draw,
) -> Result<Picture, ApiError> {
    let file = queue.receive(who, file).await?;
    take_received(base, (who, queue), file, limit, draw).await
}

/// The same of a file that has been read.
///
/// # Errors
/// Those of [`take`].
pub async fn take_received(
    base: &Base,
    (who, queue): (&str, &'static Queue),
    file: ReceivedFile,
    limit: Option<RateLimit>,
    draw: Draw,
) -> Result<Picture, ApiError> {
    let kind = judge(file.len() as u64, &file).map_err(|fault| match fault {
        ImageFault::Size => too_large(),
        ImageFault::Kind | ImageFault::Empty => not_a_picture(),
    })?;
    declared_size(&file, kind).map_err(refused)?;
    if let Some(limit) = limit {
        limit.take(base, who).await?;
    }
    queue.work(who, move || draw(&file, kind)).await?.map_err(refused)
}

/// 413: the file is too large, whatever it is.
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

//! Free spins as a reward of a promotion or of the points mall.

use axum::http::StatusCode;
use games::free_spins::{FreeSpinsSource, FreeSpinsTerms, Granted, NewFreeSpins};
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::Connection;

/// Grants free spins within the transaction that marks the reward as given.
///
/// # Errors
/// 403 where the member may get no bonuses at this time; 409 where games or licence do not allow the terms any more.
pub(crate) async fn grant(
    tx: &mut Connection,
    source: FreeSpinsSource,
    (reference, member_id): (&str, &str),
    terms: &FreeSpinsTerms,
    now_ms: i64,
) -> Result<(), ApiError> {
    let source_key = format!("{}:{reference}:{member_id}", source.name().to_ascii_lowercase());
    let new = NewFreeSpins { source, source_key, reference, member_id, terms };
    match new.grant(tx, now_ms).await? {
        Granted::New(_) | Granted::Before => Ok(()),
        Granted::NotToMember => {
            let message = "the member is given no bonuses now: excluded, marked, or closed";
            Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message))
        }
        Granted::InvalidTerms(problem) => {
            tracing::warn!(reference, %problem, "free spins that were promised can not be given");
            let message = "these free spins can not be given now: ask customer service";
            Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message))
        }
    }
}

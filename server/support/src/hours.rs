//! When somebody answers, and how long a conversation may be silent: as the operator has set it.

use lumora_core::domain::hours::WeeklyHours;
use lumora_core::wire::SupportHours;
use platform::settings::Settings;
use platform::store::{Store, StoreError};

/// The name of the setting with the hours of the week.
const HOURS: &str = "support_hours";
/// The name of the setting with the minutes of silence after which a conversation is closed.
const IDLE_MINUTES: &str = "support_idle_minutes";
/// Where the operator has set none.
const USUAL_IDLE_MINUTES: i64 = 60;

/// The hours of the week; empty where the operator has set none.
///
/// # Errors
/// When the database fails.
pub(crate) async fn hours(store: &Store) -> Result<SupportHours, StoreError> {
    let text = Settings::load(store).await?.text(HOURS);
    let WeeklyHours { utc_offset, spans } = WeeklyHours::parse(&text).unwrap_or_default();
    Ok(SupportHours { utc_offset, spans })
}

/// After how much silence an answered conversation is closed, in milliseconds.
///
/// # Errors
/// When the database fails.
pub(crate) async fn idle_ms(store: &Store) -> Result<i64, StoreError> {
    Ok(Settings::load(store).await?.number(IDLE_MINUTES).unwrap_or(USUAL_IDLE_MINUTES) * 60_000)
}

//! The operator's settings of support: service hours, and after how much silence a conversation is closed.

use lumora_core::domain::hours::WeeklyHours;
use lumora_core::wire::SupportHours;
use platform::settings::Settings;
use platform::store::{Store, StoreError};

/// Setting: the service hours of the week.
const HOURS_SETTING: &str = "support_hours";
/// Setting: minutes of silence after which an answered conversation is closed.
const IDLE_MINUTES_SETTING: &str = "support_idle_minutes";
/// The value of [`IDLE_MINUTES_SETTING`] unless the operator has set it.
const DEFAULT_IDLE_MINUTES: i64 = 60;

/// The service hours of the week; empty unless the operator has set them.
///
/// # Errors
/// When the database fails.
pub(crate) async fn hours(store: &Store) -> Result<SupportHours, StoreError> {
    let text = Settings::load(store).await?.text(HOURS_SETTING);
    let WeeklyHours { utc_offset, spans } = WeeklyHours::parse(&text).unwrap_or_default();
    Ok(SupportHours { utc_offset, spans })
}

/// After how much silence an answered conversation is closed, in milliseconds.
///
/// # Errors
/// When the database fails.
pub(crate) async fn idle_ms(store: &Store) -> Result<i64, StoreError> {
    Ok(Settings::load(store).await?.number(IDLE_MINUTES_SETTING).unwrap_or(DEFAULT_IDLE_MINUTES) * 60_000)
}

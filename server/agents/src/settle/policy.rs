//! What the operator has set for settlements: which are paid without being asked for, and when what was not paid is overdue.

use lumora_core::domain::agent::terms::ContractType;
use platform::settings::Settings;
use platform::store::{Connection, StoreError};

use super::row::Settlement;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// Days until what was not paid is overdue, unless the setting `settle_overdue_days` says otherwise.
const OVERDUE_DAYS: i64 = 3;

/// The settings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Policy {
    automatic: Vec<ContractType>,
    /// Milliseconds until what was not paid is overdue.
    pub(super) overdue_ms: i64,
}

/// The setting of a type, and whether it is paid without approval where that is not set: a dividend of weeks is looked at first.
const fn setting(contract_type: ContractType) -> (&'static str, bool) {
    match contract_type {
        ContractType::Dividend => ("settle_dividend_auto", false),
        ContractType::Daily => ("settle_daily_auto", true),
        ContractType::Hourly => ("settle_hourly_auto", true),
        ContractType::RealTime => ("settle_realtime_auto", true),
    }
}

impl Policy {
    pub(super) async fn read(tx: &mut Connection) -> Result<Self, StoreError> {
        let settings = Settings::read(tx).await?;
        let is_automatic = |contract_type: &ContractType| {
            let (name, unless_set) = setting(*contract_type);
            settings.get(name).map_or(unless_set, |value| matches!(value, "true" | "1"))
        };
        let days = settings.number("settle_overdue_days").unwrap_or(OVERDUE_DAYS);
        let automatic = ContractType::ALL.iter().copied().filter(is_automatic).collect();
        Ok(Self { automatic, overdue_ms: days * DAY_MS })
    }

    /// How a settlement begins: what brings nothing is done with.
    pub(super) fn begin(&self, row: &mut Settlement, now_ms: i64) {
        let is_automatic = self.automatic.iter().any(|it| it.name() == row.contract_type);
        let status = match (row.amount, is_automatic) {
            (0, _) => "PAID",
            (_, true) => "PENDING",
            (_, false) => "CALCULATED",
        };
        row.status = status.to_owned();
        row.paid_at = (row.amount == 0).then_some(now_ms);
        if is_automatic && row.amount > 0 {
            row.decided_at = Some(now_ms);
        }
    }
}

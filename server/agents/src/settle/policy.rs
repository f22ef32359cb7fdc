//! The operator's settings for settlements: which types are paid without approval, and when unpaid ones are overdue.

use lumora_core::domain::agent::terms::ContractType;
use platform::clock::DAY_MS;
use platform::settings::Settings;
use platform::store::{Connection, StoreError};

use super::row::Settlement;

/// Days until an unpaid settlement is overdue, unless the setting `settle_overdue_days` says otherwise.
const OVERDUE_DAYS: i64 = 3;

/// The settings for settlements.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Policy {
    automatic: Vec<ContractType>,
    /// How long until an unpaid settlement is overdue, in milliseconds.
    pub(super) overdue_ms: i64,
}

/// The name of a type's setting, and its default: whether it is paid without approval. Dividends cover weeks and are reviewed first.
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

    /// Sets the status that a new settlement begins with; one without an amount is done at once.
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

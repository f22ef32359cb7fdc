//! Deposit channels: the ways to pay in that the operator offers.

use lumora_core::domain::cashier::{Bounds, Charge, DepositKind};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, DepositChannel};
use platform::store::{StoreError, from_row, sql};
use platform::texts::Texts;

use crate::channel_hours;

/// A row of `deposit_channels`. Amounts are minor units.
#[derive(Debug, Clone)]
pub(super) struct ChannelRow {
    pub(super) id: String,
    kind: String,
    icon: String,
    min_amount: i64,
    max_amount: i64,
    fee_fixed: i64,
    fee_basis_points: i64,
    presets: String,
    minutes: i64,
    hours: String,
    pub(super) wager_multiplier: i64,
    pub(super) expires_minutes: i64,
    pub(super) bank_name: String,
    pub(super) bank_account: String,
    pub(super) bank_holder: String,
}

from_row!(ChannelRow {
    id,
    kind,
    icon,
    min_amount,
    max_amount,
    fee_fixed,
    fee_basis_points,
    presets,
    minutes,
    hours,
    wager_multiplier,
    expires_minutes,
    bank_name,
    bank_account,
    bank_holder
});

impl ChannelRow {
    /// The enabled channels for a member of this rank, in the operator's order.
    pub(super) async fn all(executor: impl sql::Executor, rank_level: i64) -> Result<Vec<Self>, StoreError> {
        let query = "select * from deposit_channels where enabled = 1 and level_min <= $1 order by rank, id";
        sql::query_as(query).bind(rank_level).fetch_all(executor).await
    }

    /// The enabled channel with this id, if it is open to the rank.
    pub(super) async fn find(
        executor: impl sql::Executor,
        rank_level: i64,
        id: &str,
    ) -> Result<Option<Self>, StoreError> {
        let query = "select * from deposit_channels where enabled = 1 and level_min <= $1 and id = $2";
        sql::query_as(query).bind(rank_level).bind(id).fetch_optional(executor).await
    }

    /// How a deposit over this channel is paid; `None` for an unknown word.
    pub(super) fn kind(&self) -> Option<DepositKind> {
        DepositKind::from_name(&self.kind)
    }

    pub(super) fn bounds(&self) -> Bounds {
        Bounds { min: Money(self.min_amount), max: Money(self.max_amount) }
    }

    pub(super) fn charge(&self) -> Charge {
        Charge { fixed: Money(self.fee_fixed), basis_points: u32::try_from(self.fee_basis_points).unwrap_or(0) }
    }

    pub(super) fn is_open(&self, now_ms: i64) -> bool {
        channel_hours::opening_state(&self.hours, now_ms).0
    }

    /// The channel for the member; `None` for an unknown kind.
    pub(super) fn to_wire(&self, texts: &Texts, now_ms: i64) -> Option<DepositChannel> {
        let (open, opens_at) = channel_hours::opening_state(&self.hours, now_ms);
        let presets = self.presets.split(',').filter_map(|text| text.trim().parse().ok());
        let count = |number: i64| u32::try_from(number).unwrap_or(0);
        Some(DepositChannel {
            id: self.id.clone(),
            name: texts.get(&self.id, "name"),
            description: texts.get(&self.id, "description"),
            kind: self.kind()?,
            icon: self.icon.clone(),
            min: Amount(Money(self.min_amount)),
            max: Amount(Money(self.max_amount)),
            fee_fixed: Amount(Money(self.fee_fixed)),
            fee_basis_points: count(self.fee_basis_points),
            presets: presets
                .map(|units: i64| Amount(Money(units)))
                .filter(|it| self.bounds().check(it.0).is_ok())
                .collect(),
            minutes: count(self.minutes),
            open,
            opens_at,
            wager_multiplier: count(self.wager_multiplier),
        })
    }
}

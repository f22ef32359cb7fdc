//! Payout methods: the ways of paying withdrawals that the operator offers.

use lumora_core::domain::cashier::{Bounds, Charge, PayoutKind};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, FieldRuleValue, PayoutMethod};
use platform::store::{StoreError, from_row, sql};
use platform::texts::Texts;

use crate::channel_hours;

/// Subject of the localized texts of payout methods.
pub(crate) const METHOD: &str = "payout_method";

/// A row of `payout_methods`. Amounts are minor units.
#[derive(Debug, Clone)]
pub(crate) struct MethodRow {
    pub(crate) id: String,
    kind: String,
    icon: String,
    pub(crate) network: String,
    institutions: String,
    account_pattern: String,
    account_pattern_id: String,
    account_min: i64,
    account_max: i64,
    min_amount: i64,
    max_amount: i64,
    fee_fixed: i64,
    fee_basis_points: i64,
    pub(crate) minutes: i64,
    hours: String,
}

from_row!(MethodRow {
    id,
    kind,
    icon,
    network,
    institutions,
    account_pattern,
    account_pattern_id,
    account_min,
    account_max,
    min_amount,
    max_amount,
    fee_fixed,
    fee_basis_points,
    minutes,
    hours
});

impl MethodRow {
    /// The enabled methods for a member of this rank, in the operator's order.
    pub(crate) async fn all(executor: impl sql::Executor, rank_level: i64) -> Result<Vec<Self>, StoreError> {
        let query = "select * from payout_methods where enabled = 1 and level_min <= $1 order by rank, id";
        sql::query_as(query).bind(rank_level).fetch_all(executor).await
    }

    /// The enabled method with this id, if it is open to the rank.
    pub(crate) async fn find(
        executor: impl sql::Executor,
        rank_level: i64,
        id: &str,
    ) -> Result<Option<Self>, StoreError> {
        let query = "select * from payout_methods where enabled = 1 and level_min <= $1 and id = $2";
        sql::query_as(query).bind(rank_level).bind(id).fetch_optional(executor).await
    }

    pub(crate) fn kind(&self) -> PayoutKind {
        PayoutKind::from_name(&self.kind).unwrap_or_default()
    }

    pub(crate) fn bounds(&self) -> Bounds {
        Bounds { min: Money(self.min_amount), max: Money(self.max_amount) }
    }

    pub(crate) fn charge(&self) -> Charge {
        Charge { fixed: Money(self.fee_fixed), basis_points: u32::try_from(self.fee_basis_points).unwrap_or(0) }
    }

    pub(crate) fn is_open(&self, now_ms: i64) -> bool {
        channel_hours::opening_state(&self.hours, now_ms).0
    }

    pub(super) fn institutions(&self) -> Vec<String> {
        self.institutions.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
    }

    /// The field rule of an account number of this method.
    pub(super) fn rule(&self) -> FieldRuleValue {
        let count = |number: i64| u32::try_from(number).unwrap_or(0);
        FieldRuleValue {
            accepted_pattern: self.account_pattern.clone(),
            pattern_id: self.account_pattern_id.clone(),
            min_length: count(self.account_min),
            max_length: Some(count(self.account_max)).filter(|most| *most > 0),
            enabled: true,
            required: true,
        }
    }

    /// The method for the member.
    pub(crate) fn to_wire(&self, texts: &Texts, now_ms: i64) -> PayoutMethod {
        PayoutMethod {
            id: self.id.clone(),
            name: texts.get(&self.id, "name"),
            kind: self.kind(),
            icon: self.icon.clone(),
            network: self.network.clone(),
            institutions: self.institutions(),
            account_rule: self.rule(),
            min: Amount(Money(self.min_amount)),
            max: Amount(Money(self.max_amount)),
            fee_fixed: Amount(Money(self.fee_fixed)),
            fee_basis_points: u32::try_from(self.fee_basis_points).unwrap_or(0),
            minutes: u32::try_from(self.minutes).unwrap_or(0),
            open: self.is_open(now_ms),
        }
    }
}

//! A limit as the API shows it.

use lumora_core::domain::fair_play::{Limit, LimitKind, LimitPeriod, ReachedLimit};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, LimitValue, PendingLimit, PlayLimit};
use platform::clock::rfc3339;

use super::{LimitUsage, MemberLimit, enforced_unit};

/// A bound as the API shows it: `number` is minor units, or minutes.
fn bound_value(kind: LimitKind, number: i64) -> LimitValue {
    if kind.is_money() {
        LimitValue { amount: Amount(Money(number)), minutes: 0 }
    } else {
        LimitValue { amount: Amount::default(), minutes: u32::try_from(number).unwrap_or(u32::MAX) }
    }
}

/// An enforced amount as the API shows it: `number` is minor units, or seconds, shown as whole minutes.
fn enforced_value(kind: LimitKind, number: i64) -> LimitValue {
    bound_value(kind, number / enforced_unit(kind))
}

impl LimitUsage {
    /// A limit on offer, set or not. `may_end` is left false: only the list of limits needs it ([`LimitUsage::may_end`]).
    #[must_use]
    pub fn to_wire(&self, kind: LimitKind, period: LimitPeriod, now_ms: i64) -> PlayLimit {
        let (set, windows) = (self.set(kind, period), self.windows());
        let limit = MemberLimit { kind, period, set }.enforced();
        let eases_at = self.eases_at(kind, period);
        PlayLimit {
            kind,
            period,
            limit: set.bound.map(|bound| bound_value(kind, bound)),
            used: enforced_value(kind, windows.of(period).used(kind)),
            left: limit.map(|limit: Limit| enforced_value(kind, limit.left(&windows))),
            eases_at: eases_at.map(rfc3339).unwrap_or_default(),
            pending: set.pending.map(|pending| PendingLimit {
                to: pending.to.map(|to| bound_value(kind, to)),
                from: rfc3339(pending.from),
                ripe: pending.from <= now_ms,
            }),
            may_end: false,
        }
    }

    /// The limit that refused an action.
    #[must_use]
    pub fn reached(&self, reached: &ReachedLimit, now_ms: i64) -> PlayLimit {
        self.to_wire(reached.limit.kind, reached.limit.period, now_ms)
    }
}

//! A limit as the API shows it.

use lumora_core::domain::fair_play::{Limit, LimitKind, LimitPeriod, ReachedLimit};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, LimitValue, PendingLimit, PlayLimit};
use platform::clock::rfc3339;

use super::{LimitStanding, MemberLimit};

/// A bound as the API shows it: `number` is minor units, or minutes.
fn value(kind: LimitKind, number: i64) -> LimitValue {
    if kind.is_money() {
        LimitValue { amount: Amount(Money(number)), minutes: 0 }
    } else {
        LimitValue { amount: Amount::default(), minutes: u32::try_from(number).unwrap_or(u32::MAX) }
    }
}

/// An enforced amount as the API shows it: `number` is minor units, or seconds, shown as whole minutes.
fn held(kind: LimitKind, number: i64) -> LimitValue {
    value(kind, if kind.is_money() { number } else { number / 60 })
}

impl LimitStanding {
    /// A limit on offer, set or not. `may_end` is left false: only the list of limits needs it ([`LimitStanding::may_end`]).
    #[must_use]
    pub fn shown(&self, kind: LimitKind, period: LimitPeriod, now_ms: i64) -> PlayLimit {
        let (set, windows) = (self.set(kind, period), self.windows());
        let limit = MemberLimit { kind, period, set }.held();
        let eases_at = self.eases_at(kind, period);
        PlayLimit {
            kind,
            period,
            limit: set.bound.map(|bound| value(kind, bound)),
            used: held(kind, windows.of(period).used(kind)),
            left: limit.map(|limit: Limit| held(kind, limit.left(&windows))),
            eases_at: eases_at.map(rfc3339).unwrap_or_default(),
            pending: set.pending.map(|pending| PendingLimit {
                to: pending.to.map(|to| value(kind, to)),
                from: rfc3339(pending.from),
                ripe: pending.from <= now_ms,
            }),
            may_end: false,
        }
    }

    /// The limit that refused an action.
    #[must_use]
    pub fn reached(&self, reached: &ReachedLimit, now_ms: i64) -> PlayLimit {
        self.shown(reached.limit.kind, reached.limit.period, now_ms)
    }
}

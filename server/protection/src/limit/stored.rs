//! The limits of stakes, losses and time as one text, so that a stake reads them from one column.

use lumora_core::domain::fair_play::{Limit, LimitKind, LimitPeriod};

/// Encodes limits (minor units, or seconds); limits of deposits are left out, since stakes do not check them.
pub(super) fn encode(limits: &[Limit]) -> String {
    let checked_by_stakes = limits.iter().filter(|limit| limit.kind != LimitKind::Deposit);
    let parts: Vec<String> =
        checked_by_stakes.map(|it| format!("{}:{}:{}", it.kind.name(), it.period.name(), it.most)).collect();
    parts.join(",")
}

/// Decodes the limits. A malformed one becomes a limit of nothing: whatever went wrong, it does not let more through.
pub(crate) fn decode(text: &str) -> Vec<Limit> {
    text.split(',').filter(|part| !part.is_empty()).map(|part| parse(part).unwrap_or(ZERO_LIMIT)).collect()
}

const ZERO_LIMIT: Limit = Limit { kind: LimitKind::Stake, period: LimitPeriod::Day, most: 0 };

fn parse(part: &str) -> Option<Limit> {
    let mut fields = part.split(':');
    let kind = LimitKind::from_name(fields.next()?)?;
    let period = LimitPeriod::from_name(fields.next()?)?;
    Some(Limit { kind, period, most: fields.next()?.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let limit = |kind, most| Limit { kind, period: LimitPeriod::Week, most };
        let limits = [limit(LimitKind::Loss, 500), limit(LimitKind::Deposit, 1), limit(LimitKind::Time, 3_600)];
        assert_eq!(encode(&limits), "LOSS:WEEK:500,TIME:WEEK:3600");
        assert_eq!(decode(&encode(&limits)), [limits[0], limits[2]]);
        assert_eq!((decode(""), decode("LOSS:WEEK:x")), (Vec::new(), vec![ZERO_LIMIT]));
    }
}

//! The limits of stakes, losses and time as one text, so that a stake reads them from one column.

use lumora_core::domain::fair_play::{Limit, LimitKind, LimitPeriod};

/// Encodes limits (minor units, or seconds); limits of deposits are left out, since stakes do not check them.
pub(super) fn write(limits: &[Limit]) -> String {
    let of_stakes = limits.iter().filter(|limit| limit.kind != LimitKind::Deposit);
    let words: Vec<String> =
        of_stakes.map(|it| format!("{}:{}:{}", it.kind.name(), it.period.name(), it.most)).collect();
    words.join(",")
}

/// Decodes the limits. A malformed one becomes a limit of nothing: whatever went wrong, it does not let more through.
pub(crate) fn read(text: &str) -> Vec<Limit> {
    text.split(',').filter(|word| !word.is_empty()).map(|word| parse(word).unwrap_or(ZERO_LIMIT)).collect()
}

const ZERO_LIMIT: Limit = Limit { kind: LimitKind::Stake, period: LimitPeriod::Day, most: 0 };

fn parse(word: &str) -> Option<Limit> {
    let mut parts = word.split(':');
    let kind = LimitKind::from_name(parts.next()?)?;
    let period = LimitPeriod::from_name(parts.next()?)?;
    Some(Limit { kind, period, most: parts.next()?.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let limit = |kind, most| Limit { kind, period: LimitPeriod::Week, most };
        let limits = [limit(LimitKind::Loss, 500), limit(LimitKind::Deposit, 1), limit(LimitKind::Time, 3_600)];
        assert_eq!(write(&limits), "LOSS:WEEK:500,TIME:WEEK:3600");
        assert_eq!(read(&write(&limits)), [limits[0], limits[2]]);
        assert_eq!((read(""), read("LOSS:WEEK:x")), (Vec::new(), vec![ZERO_LIMIT]));
    }
}

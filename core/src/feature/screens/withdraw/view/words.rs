//! The words of the withdrawal page for fees, times and accounts.

use crate::domain::digits::{plain, push_padded};
use crate::domain::nearness::Stretch;
use crate::feature::shared::payout;
use crate::model::Model;
use crate::text::key;
use crate::view::Text;
use crate::wire::{PayoutAccount, PayoutMethod};

/// The fee of a way to be paid, in words.
pub(super) fn fee(model: &Model, method: &PayoutMethod) -> Text {
    let fixed = model.site.info.currency.format(method.fee_fixed.0);
    let share = percent(method.fee_basis_points);
    match (method.fee_fixed.0.is_positive(), method.fee_basis_points > 0) {
        (false, false) => Text::of(key::WITHDRAW_FEE_NONE),
        (true, false) => Text::of(key::WITHDRAW_FEE).with("fee", fixed),
        (false, true) => Text::of(key::WITHDRAW_FEE).with("fee", share),
        (true, true) => Text::of(key::WITHDRAW_FEE).with("fee", [&share, " + ", &fixed].concat()),
    }
}

/// A share in hundredths of a percent, with no more decimals than it has: `1.5%`.
fn percent(hundredths: u32) -> String {
    let mut out = plain(u64::from(hundredths / 100));
    if !hundredths.is_multiple_of(100) {
        out.push('.');
        push_padded(&mut out, u64::from(hundredths % 100), 2);
        if out.ends_with('0') {
            out.pop();
        }
    }
    out.push('%');
    out
}

/// How long a way to be paid usually takes.
pub(super) fn usual_time(method: &PayoutMethod) -> Option<Text> {
    stretch(key::WITHDRAW_USUAL_TIME, method.minutes)
}

/// `key` with how long so many minutes are; nothing for none.
pub(super) fn stretch(key: &'static str, minutes: u32) -> Option<Text> {
    let (unit, count) = match Stretch::of(u64::from(minutes) * 60_000) {
        Stretch::Minutes(count) => ("minutes", count),
        Stretch::Hours(count) => ("hours", count),
        Stretch::Days(count) => ("days", count),
    };
    (minutes > 0).then(|| Text::of(key).with("unit", unit).with("count", count))
}

/// Name of a way to be paid, and bank or service where one is named.
pub(super) fn title(name: &str, institution: &str) -> String {
    if institution.is_empty() { name.to_owned() } else { [name, " · ", institution].concat() }
}

/// Name of an account.
pub(super) fn account(account: &PayoutAccount, method: &PayoutMethod) -> String {
    payout::account_name(&method.name, &account.institution, &account.hint)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_has_no_more_decimals_than_it_needs() {
        for (hundredths, text) in [(100, "1%"), (150, "1.5%"), (5, "0.05%"), (10, "0.1%"), (1_234, "12.34%")] {
            assert_eq!(percent(hundredths), text);
        }
    }
}

//! The register centre (section 2 of the specification, "register center"): what a registration link may say, and the rates that a downline may have.

use crate::domain::named_enum::named_enum;

use super::rebate::{RebateRate, RebateRates, named_products};

/// The most registrations by one link.
pub const MAX_USES: u32 = 10_000;
/// The longest time of a link, in days.
pub const MAX_DAYS: u32 = 365;
/// The longest label of where a link is shown, in characters.
pub const MAX_CHANNEL_LENGTH: usize = 40;
/// Links of an agent by which somebody can register at a time.
pub const MAX_OPEN_LINKS: u32 = 100;

named_enum! {
    /// Whether somebody can register by a link.
    RegisterLinkState {
        /// Somebody can register by the link.
        #[default]
        Open = "OPEN",
        /// The link's agent has ended it.
        Ended = "ENDED",
        /// The time of the link is over.
        Expired = "EXPIRED",
        /// As many have registered by the link as may.
        UsedUp = "USED_UP",
    }
}

named_enum! {
    /// A fault in a registration link.
    RegisterLinkFault {
        /// The number of registrations is not from 1 to [`MAX_USES`].
        #[default]
        Uses = "USES",
        /// The days are more than [`MAX_DAYS`]; 0 stands for no end.
        Days = "DAYS",
        /// The label of where it is shown is not one line of at most [`MAX_CHANNEL_LENGTH`] characters.
        Channel = "CHANNEL",
    }
}

/// What is wrong with a link; nothing where it can be made.
#[must_use]
pub fn check_link(max_uses: u32, days: u32, channel: &str) -> Vec<RegisterLinkFault> {
    let is_line = channel.trim().chars().count() <= MAX_CHANNEL_LENGTH && !channel.contains(char::is_control);
    let faults = [
        (!(1..=MAX_USES).contains(&max_uses), RegisterLinkFault::Uses),
        (days > MAX_DAYS, RegisterLinkFault::Days),
        (!is_line, RegisterLinkFault::Channel),
    ];
    faults.into_iter().filter(|(is_wrong, _)| *is_wrong).map(|(_, fault)| fault).collect()
}

/// The rates, none above its cap: for each product that either list names, the lower of both.
#[must_use]
pub fn capped(rates: &[RebateRate], caps: &[RebateRate]) -> Vec<RebateRate> {
    let (own, bound) = (RebateRates::of(rates), RebateRates::of(caps));
    named_products(rates.iter().chain(caps))
        .into_iter()
        .map(|product| RebateRate { rate: own.get(&product).min(bound.get(&product)), product })
        .collect()
}

/// The same rates with every product named that they or others name, so that writing them leaves none of the others in place.
#[must_use]
pub fn spelled_out(rates: &[RebateRate], others: &[RebateRate]) -> Vec<RebateRate> {
    let own = RebateRates::of(rates);
    named_products(rates.iter().chain(others))
        .into_iter()
        .map(|product| RebateRate { rate: own.get(&product), product })
        .collect()
}

/// Whether two lists come to the same for every product.
#[must_use]
pub fn is_same(left: &[RebateRate], right: &[RebateRate]) -> bool {
    let (left_rates, right_rates) = (RebateRates::of(left), RebateRates::of(right));
    let products = named_products(left.iter().chain(right));
    products.into_iter().all(|product| left_rates.get(&product) == right_rates.get(&product))
}

#[cfg(test)]
mod tests {
    use super::super::rebate::check;
    use super::*;

    fn rates(of: &[(&str, u32)]) -> Vec<RebateRate> {
        of.iter().map(|(product, rate)| RebateRate { product: (*product).to_owned(), rate: *rate }).collect()
    }

    #[test]
    fn a_link_has_uses_an_end_and_a_label_within_bounds() {
        for (uses, days, channel, faults) in [
            (1, 0, "", &[][..]),
            (MAX_USES, MAX_DAYS, "Café, Hà Nội", &[]),
            (0, 0, "", &[RegisterLinkFault::Uses]),
            (MAX_USES + 1, MAX_DAYS + 1, "", &[RegisterLinkFault::Uses, RegisterLinkFault::Days]),
            (1, 0, "two\nlines", &[RegisterLinkFault::Channel]),
            (1, 0, &"x".repeat(MAX_CHANNEL_LENGTH + 1), &[RegisterLinkFault::Channel]),
        ] {
            assert_eq!(check_link(uses, days, channel), faults, "{uses} {days} {channel:?}");
        }
    }

    #[test]
    fn what_is_capped_is_never_above_and_otherwise_what_it_was() {
        let most = rates(&[("ALL", 50), ("LIVE", 20)]);
        for own in [&[("ALL", 80)][..], &[("LIVE", 30), ("RNG", 60)], &[("ALL", 10), ("LIVE", 5)], &[]] {
            let capped = capped(&rates(own), &most);
            assert_eq!(check(&capped, Some(&most)), [], "{own:?}");
            let (before, after) = (RebateRates::of(&rates(own)), RebateRates::of(&capped));
            for product in ["ALL", "LIVE", "RNG", "FISH"] {
                let bound = RebateRates::of(&most).get(product);
                assert_eq!(after.get(product), before.get(product).min(bound), "{own:?} {product}");
            }
        }
    }

    #[test]
    fn rates_that_are_spelled_out_leave_no_older_one_in_place() {
        let (old, new) = (rates(&[("ALL", 50), ("LIVE", 20)]), rates(&[("ALL", 30)]));
        assert_eq!(spelled_out(&new, &old), rates(&[("ALL", 30), ("LIVE", 30)]));
        assert!(is_same(&new, &spelled_out(&new, &old)));
        assert!(!is_same(&new, &old));
    }
}

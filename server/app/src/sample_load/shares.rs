//! How many of all bets each member places.

/// Skew of the bets over the members: the member on rank n has as many as the first one divided by n to this power.
const SKEW: f64 = 0.8;

/// The number of bets of each member, the most active first: most bets are of a few members, by [`SKEW`].
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "counts far below 2^52"
)]
pub(super) fn shares(members: usize, bets: usize) -> Vec<usize> {
    let weights: Vec<f64> = (1..=members).map(|rank| (rank as f64).powf(-SKEW)).collect();
    let total: f64 = weights.iter().sum();
    let (mut sum, mut assigned) = (0.0, 0);
    let share = |weight: &f64| {
        sum += weight;
        let cumulative = ((sum / total) * bets as f64).round() as usize;
        let own = cumulative.min(bets).saturating_sub(assigned);
        assigned += own;
        own
    };
    weights.iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::shares;

    #[test]
    fn bets_are_spread_unevenly_and_none_is_lost() {
        let shares_of_default = shares(50_000, 5_000_000);
        assert_eq!(shares_of_default.iter().sum::<usize>(), 5_000_000);
        assert!(shares_of_default[0] > 100_000, "{}", shares_of_default[0]);
        // Shares are rounded, so that a neighbour may have one more.
        assert!(shares_of_default.windows(2).all(|pair| pair[1] <= pair[0] + 1));
        assert!(*shares_of_default.last().unwrap() > 5);
        for (members, bets) in [(1, 1), (50, 2_000), (100, 10), (7, 1_000)] {
            assert_eq!(shares(members, bets).iter().sum::<usize>(), bets, "{members} {bets}");
        }
    }
}

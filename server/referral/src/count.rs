//! Counting friends' valid bets: a reader of the stream of settled bets. Waiting registrations are bound in the same transaction
//! first, so that no bet of a friend is counted before the referral exists.

use std::collections::BTreeMap;
use std::sync::Arc;

use bets::SettledBet;
use lumora_core::domain::money::Money;
use lumora_core::domain::referral::Activity;
use platform::store::{Connection, StoreError};

use crate::bind::bind_batch;
use crate::row::ReferralRow;

pub(crate) const READER: &str = "referral";

/// Counts some of the bets that were settled since the last run.
///
/// # Errors
/// When the database fails.
pub(crate) async fn count_batch(tx: &mut Connection, bets: Arc<[SettledBet]>, now_ms: i64) -> Result<(), StoreError> {
    while bind_batch(&mut *tx, now_ms).await? {}
    let mut friends: BTreeMap<String, Option<(ReferralRow, i64)>> = BTreeMap::new();
    for bet in &*bets {
        if !friends.contains_key(&bet.member_id) {
            let row = ReferralRow::of_friend(&mut *tx, &bet.member_id).await?.filter(ReferralRow::is_counting);
            friends.insert(bet.member_id.clone(), row.map(|row| (row, 0)));
        }
        let Some(Some((row, played))) = friends.get_mut(&bet.member_id) else { continue };
        if row.is_within(bet.settled_at) && row.currency == bet.currency {
            // The amounts of a correction are negative.
            *played = played.saturating_add(bet.valid_bet);
        }
    }
    for (row, played) in friends.into_values().flatten().filter(|(_, played)| *played != 0) {
        row.add(&mut *tx, Activity { deposit: Money::ZERO, turnover: Money(played) }, now_ms).await?;
    }
    Ok(())
}

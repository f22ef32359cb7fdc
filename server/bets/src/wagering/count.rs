//! Counting wagering down: a reader of the stream of settled bets.

use std::collections::BTreeMap;
use std::sync::Arc;

use lumora_core::domain::money::Money;
use lumora_core::domain::wagering::{Credit, Weights, apply_bet, weighted};
use platform::store::{Connection, Store, StoreError, sql};

use super::credit::{CreditRow, countable_credits, sort_in_order, weights};
use crate::{SETTLED_BETS, SettledBet};

const READER: &str = "wagering";

/// Counts the bets that were settled since the last run towards the credits of the members who placed them.
///
/// # Errors
/// When the database fails; what was counted before that stays counted.
pub async fn count_all(store: &Store) -> Result<(), StoreError> {
    SETTLED_BETS.count_all(store, READER, |tx, bets| Box::pin(count_batch(tx, bets))).await
}

async fn count_batch(tx: &mut Connection, bets: Arc<[SettledBet]>) -> Result<(), StoreError> {
    let weights = weights(&mut *tx).await?;
    let mut of_members: BTreeMap<&str, Vec<&SettledBet>> = BTreeMap::new();
    for bet in &*bets {
        of_members.entry(&bet.member_id).or_default().push(bet);
    }
    for (member_id, bets) in of_members {
        count_member(tx, member_id, &bets, &weights).await?;
    }
    Ok(())
}

async fn count_member(
    tx: &mut Connection,
    member_id: &str,
    bets: &[&SettledBet],
    weights: &Weights,
) -> Result<(), StoreError> {
    // Credits open at the earliest of these bets, which may be a corrected one. Those that expire before a later bet are skipped for
    // it below.
    let since = bets.iter().map(|bet| bet.settled_at).min().unwrap_or_default();
    let corrected = bets.iter().filter(|bet| bet.correction == 1).map(|bet| bet.settled_at).min();
    let mut rows = countable_credits(&mut *tx, member_id, since, corrected.unwrap_or(i64::MAX)).await?;
    if rows.is_empty() {
        return Ok(());
    }
    let before = rows.clone();
    for bet in bets {
        count_bet(&mut rows, bet, weights);
        // The operator's order may depend on what is still to be wagered.
        sort_in_order(&mut rows);
    }
    let ended_at = bets.iter().map(|bet| bet.settled_at).max().unwrap_or(since);
    for row in rows.iter().filter(|row| !before.contains(row)) {
        let is_done = row.credit().is_done();
        // A credit that was done is reopened when a bet that counted towards it is corrected. One that ended in another way in the
        // meantime, by its member or by an exclusion, stays ended.
        let update = "update wagering_credits set done = $2, ended_at = $3, ended_as = $4
                      where id = $1 and (ended_at is null or ended_as = 'done')";
        sql::query(update)
            .bind(&row.id)
            .bind(row.done)
            .bind(is_done.then_some(ended_at))
            .bind(if is_done { "done" } else { "" })
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

/// Counts one bet towards the credits that were open when it was settled.
fn count_bet(rows: &mut [CreditRow], bet: &SettledBet, weights: &Weights) {
    let percent = weights.percent(&bet.product, &bet.game_code);
    let was_open = |row: &CreditRow| {
        row.granted_at <= bet.settled_at && row.expires_at.is_none_or(|expires_at| expires_at > bet.settled_at)
    };
    let mut counted: Vec<(usize, Credit)> = Vec::new();
    for (index, row) in rows.iter().enumerate().filter(|(_, row)| was_open(row)) {
        counted.push((index, row.credit()));
    }
    let mut credits: Vec<Credit> = counted.iter().map(|(_, credit)| *credit).collect();
    apply_bet(&mut credits, weighted(Money(bet.valid_bet), percent));
    for ((index, _), credit) in counted.into_iter().zip(credits) {
        if let Some(row) = rows.get_mut(index) {
            row.done = credit.done.0;
        }
    }
}

/// Cancels all open credits of a member: the account is closed, or its member is excluded.
///
/// # Errors
/// When the database fails.
pub async fn cancel_all(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let update =
        "update wagering_credits set ended_at = $2, ended_as = 'cancelled' where member_id = $1 and ended_at is null";
    sql::query(update).bind(member_id).bind(now_ms).execute(tx).await?;
    Ok(())
}

/// Ends all open credits of a member as lost: the credited money is gone. The caller has checked, in the same transaction, that the
/// balance is below the operator's threshold and that no bet is open.
///
/// # Errors
/// When the database fails.
pub async fn end_lost(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let update =
        "update wagering_credits set ended_at = $2, ended_as = 'lost' where member_id = $1 and ended_at is null";
    sql::query(update).bind(member_id).bind(now_ms).execute(tx).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(id: &str, required: i64, granted_at: i64, expires_at: Option<i64>) -> CreditRow {
        CreditRow {
            id: id.to_owned(),
            source: "DEPOSIT".to_owned(),
            reference: String::new(),
            amount: required,
            multiplier: 100,
            required,
            done: 0,
            granted_at,
            expires_at,
            wagering_order: String::new(),
        }
    }

    fn bet(product: &str, valid_bet: i64, settled_at: i64) -> SettledBet {
        SettledBet {
            member_id: "mira".to_owned(),
            product: product.to_owned(),
            vendor: String::new(),
            game_code: String::new(),
            account_id: String::new(),
            round_id: String::new(),
            currency: "USD".to_owned(),
            stake: valid_bet,
            valid_bet,
            payout: 0,
            correction: 0,
            settled_at,
        }
    }

    #[test]
    fn a_bet_counts_for_credits_that_were_there_when_it_was_settled() {
        let mut rows = [row("old", 100, 10, Some(30)), row("new", 100, 50, None)];
        count_bet(&mut rows, &bet("RNG", 40, 20), &Weights::default());
        count_bet(&mut rows, &bet("RNG", 40, 40), &Weights::default());
        count_bet(&mut rows, &bet("RNG", 40, 60), &Weights::default());
        assert_eq!([rows[0].done, rows[1].done], [40, 40]);
    }

    #[test]
    fn a_product_counts_its_percent_and_an_unknown_one_counts_whole() {
        let mut rows = [row("one", 1_000, 0, None)];
        let products = vec![("LIVE".to_owned(), 10), ("SPORTS".to_owned(), 0)];
        let weights = Weights { products, ..Weights::default() };
        for product in ["LIVE", "SPORTS", "RNG"] {
            count_bet(&mut rows, &bet(product, 100, 1), &weights);
        }
        assert_eq!(rows[0].done, 110);
    }
}

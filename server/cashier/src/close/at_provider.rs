//! Compares the cashier's rows with the payment provider's own books.
//!
//! Queried are the payments and withdrawal payments that were opened or moved money on the day, and withdrawals still
//! in transit. A movement counts if either side dates it before the end of the day: the other side may have recorded it
//! later. Vouchers and the operator's own bank have no books to query.

use std::collections::BTreeMap;

use platform::store::{Store, StoreError, sql};

use super::books::first_id;
use super::difference::{Difference, DifferenceKind};
use crate::provider::{Moved, PaymentProvider, ProviderError, ProviderRecord, SAMPLE_PROVIDER};
use platform::day::Day;

/// Why the provider's books could not be compared.
#[derive(Debug, thiserror::Error)]
pub(super) enum NotCompared {
    #[error(transparent)]
    Provider(#[from] ProviderError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

const PAYMENTS: &str = "select id, currency from deposits where kind in ('HOSTED', 'QR') and ((id >= $3 and id < $4)
     or id in (select deposit_id from deposit_receipts where received_at >= $1 and received_at < $2)
     or id in (select deposit_id from held_receipts where held_at >= $1 and held_at < $2)) order by id";

// Held receipts have arrived at the provider too, and those that an operator returned by hand stay in its books.
const RECEIPTS: &str = "select id, amount, received_at from deposit_receipts where deposit_id = $1
     union all select id, amount, held_at from held_receipts where deposit_id = $1 and decision <> 'CREDITED' order by 1";

const PAYOUTS: &str = "select id, currency, status, amount - fee from withdrawals
     where status not in ('RISK_REVIEW', 'APPROVED', 'REJECTED', 'CANCELLED') and ((id >= $3 and id < $4)
     or status in ('PROCESSING', 'PARTLY_PAID')
     or id in (select withdrawal_id from withdrawal_parts where paid_at >= $1 and paid_at < $2)) order by id";

/// Every difference between rows and the provider's books for a day.
pub(super) async fn differences(
    store: &Store,
    provider: &dyn PaymentProvider,
    day: Day,
) -> Result<Vec<Difference>, NotCompared> {
    let mut found = Vec::new();
    let payments = sql::query_as(PAYMENTS).bind(day.from_ms()).bind(day.until_ms());
    let payments = payments.bind(first_id(day.from_ms())).bind(first_id(day.until_ms()));
    let payments: Vec<(String, String)> = payments.fetch_all(store.reader()).await?;
    for (id, currency) in payments {
        let theirs = provider.payment_of(&id).await?;
        let ours = own_movements(store, RECEIPTS, &id).await?;
        let theirs = theirs.map(|record| record.moved).unwrap_or_default();
        found.extend(compare(DifferenceKind::ProviderReceipt, (&id, &currency), &ours, &theirs, day.until_ms()));
    }
    let payouts = sql::query_as(PAYOUTS).bind(day.from_ms()).bind(day.until_ms());
    let payouts = payouts.bind(first_id(day.from_ms())).bind(first_id(day.until_ms()));
    let payouts: Vec<(String, String, String, i64)> = payouts.fetch_all(store.reader()).await?;
    for (id, currency, status, net) in payouts {
        let theirs = provider.payout_of(&id).await?;
        let query = "select id, amount, paid_at from withdrawal_parts where withdrawal_id = $1 order by id";
        let ours = own_movements(store, query, &id).await?;
        found.extend(of_payout((&id, &currency), (&status, net), &ours, theirs.as_ref(), day.until_ms()));
    }
    Ok(found)
}

/// The movements of a deposit or withdrawal by our rows, under the provider's own ids.
async fn own_movements(store: &Store, query: &'static str, id: &str) -> Result<Vec<Moved>, StoreError> {
    let rows: Vec<(String, i64, i64)> = sql::query_as(query).bind(id).fetch_all(store.reader()).await?;
    let plain = |id: String| match id.strip_prefix(SAMPLE_PROVIDER).and_then(|rest| rest.strip_prefix(':')) {
        Some(rest) => rest.to_owned(),
        None => id,
    };
    Ok(rows.into_iter().map(|(id, amount, at_ms)| Moved { id: plain(id), amount, at_ms }).collect())
}

/// The movements whose amounts differ, matched by the provider's ids.
fn compare(
    kind: DifferenceKind,
    (id, currency): (&str, &str),
    ours: &[Moved],
    theirs: &[Moved],
    until_ms: i64,
) -> Vec<Difference> {
    let mut movements: BTreeMap<&str, (i64, i64, bool)> = BTreeMap::new();
    for movement in ours {
        let amounts = movements.entry(&movement.id).or_default();
        *amounts = (movement.amount, amounts.1, amounts.2 || movement.at_ms < until_ms);
    }
    for movement in theirs {
        let amounts = movements.entry(&movement.id).or_default();
        *amounts = (amounts.0, movement.amount, amounts.2 || movement.at_ms < until_ms);
    }
    let differs =
        movements.into_iter().filter(|(_, (recorded, counterpart, counts))| *counts && recorded != counterpart);
    differs
        .map(|(piece, (recorded, counterpart, _))| Difference {
            kind,
            currency: currency.to_owned(),
            reference: format!("{id} {piece}"),
            recorded,
            counterpart,
        })
        .collect()
}

fn of_payout(
    (id, currency): (&str, &str),
    (status, net): (&str, i64),
    ours: &[Moved],
    theirs: Option<&ProviderRecord>,
    until_ms: i64,
) -> Vec<Difference> {
    let payout_difference = |recorded, counterpart| {
        let (currency, reference) = (currency.to_owned(), id.to_owned());
        vec![Difference { kind: DifferenceKind::ProviderPayout, currency, reference, recorded, counterpart }]
    };
    let Some(record) = theirs else {
        // A payment that the provider refused when it was sent is not in its books.
        return if status == "FAILED" && ours.is_empty() { Vec::new() } else { payout_difference(net, 0) };
    };
    let parts = compare(DifferenceKind::ProviderPart, (id, currency), ours, &record.moved, until_ms);
    if !parts.is_empty() {
        return parts;
    }
    let net_of_returns =
        |returned: bool, moved: &[Moved]| if returned { 0 } else { moved.iter().map(|it| it.amount).sum() };
    let (own_amount, provider_amount): (i64, i64) =
        (net_of_returns(status == "RETURNED", ours), net_of_returns(record.returned, &record.moved));
    let is_later = record.moved.iter().any(|movement| movement.at_ms >= until_ms);
    if own_amount == provider_amount || is_later { Vec::new() } else { payout_difference(own_amount, provider_amount) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNTIL: i64 = 1_000;

    fn piece(id: &str, amount: i64, at_ms: i64) -> Moved {
        Moved { id: id.to_owned(), amount, at_ms }
    }

    fn receipts(ours: &[Moved], theirs: &[Moved]) -> Vec<(String, i64, i64)> {
        let found = compare(DifferenceKind::ProviderReceipt, ("d", "USD"), ours, theirs, UNTIL);
        found.into_iter().map(|it| (it.reference, it.recorded, it.counterpart)).collect()
    }

    #[test]
    fn each_piece_that_one_side_lacks_or_has_otherwise_is_named() {
        let same = [piece("a", 5, 10)];
        assert_eq!(receipts(&same, &same), []);
        assert_eq!(receipts(&same, &[]), [("d a".to_owned(), 5, 0)]);
        assert_eq!(receipts(&[], &same), [("d a".to_owned(), 0, 5)]);
        assert_eq!(receipts(&same, &[piece("a", 7, 10)]), [("d a".to_owned(), 5, 7)]);
    }

    #[test]
    fn what_moved_after_the_day_is_the_next_ones_and_what_was_heard_of_later_is_no_difference() {
        assert_eq!(receipts(&[], &[piece("a", 5, UNTIL)]), []);
        assert_eq!(receipts(&[piece("a", 5, UNTIL + 3)], &[piece("a", 5, UNTIL - 1)]), []);
    }

    #[test]
    fn a_payout_that_the_provider_does_not_know_or_has_back_is_named() {
        let part = [piece("p", 90, 10)];
        let of = |status: &str, ours: &[Moved], theirs: Option<(&[Moved], bool)>| {
            let record = theirs.map(|(moved, returned)| ProviderRecord {
                currency: "USD".to_owned(),
                moved: moved.to_vec(),
                returned,
            });
            let found = of_payout(("w", "USD"), (status, 90), ours, record.as_ref(), UNTIL);
            found.into_iter().map(|it| (it.reference, it.recorded, it.counterpart)).collect::<Vec<_>>()
        };
        assert_eq!(of("PROCESSING", &[], None), [("w".to_owned(), 90, 0)]);
        assert_eq!(of("FAILED", &[], None), []);
        assert_eq!(of("COMPLETED", &part, Some((&part, false))), []);
        assert_eq!(of("COMPLETED", &part, Some((&part, true))), [("w".to_owned(), 90, 0)]);
        assert_eq!(of("RETURNED", &part, Some((&part, true))), []);
        assert_eq!(of("PROCESSING", &[], Some((&part, false))), [("w p".to_owned(), 0, 90)]);
    }
}

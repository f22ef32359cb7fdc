//! A member whom every stake has to be asked for: all limits, far above what is staked, and a month of hours that count.

use lumora_core::domain::fair_play::policy::{LimitOffer, LimitRules};
use lumora_core::domain::fair_play::{Figures, HOUR_MS, LimitKind, LimitPeriod};
use platform::store::{Connection, Store, StoreError};
use protection::hours;
use protection::limit::{LimitWord, change};

/// Hours of play in the month before: every second one.
const HOURS: i64 = 360;
const MONEY: i64 = 100_000_000_000;

/// A licence that offers every limit.
fn everything_offered() -> LimitRules {
    let offered = LimitKind::ALL.iter().map(|kind| LimitOffer { kind: *kind, periods: LimitPeriod::ALL.to_vec() });
    LimitRules { offered: offered.collect(), demanded: Vec::new(), asked: false, raise_hours: 24 }
}

/// Gives a member limits and a past.
pub(crate) async fn limit(store: &Store, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let id = member_id.to_owned();
    let work = async move |tx: &mut Connection| {
        for hour in 1..=HOURS {
            let at = now_ms - 2 * hour * HOUR_MS;
            let figures = Figures { staked: 10_000, paid: 9_500, seconds: 60, ..Figures::default() };
            hours::write(&mut *tx, &id, (at, now_ms), figures).await?;
        }
        for kind in LimitKind::ALL {
            for period in LimitPeriod::ALL {
                let most = if kind.is_money() { MONEY } else { i64::from(period.hours()) * 60 };
                let word = LimitWord::Set(Some(most));
                let set = change(&mut *tx, &id, (*kind, *period), word, &everything_offered(), now_ms).await?;
                set.map_err(|unfit| StoreError::Corrupt(format!("a limit of the bench was not set: {unfit:?}")))?;
            }
        }
        Ok::<_, StoreError>(())
    };
    let write = store.write(move |tx| {
        let work = work.clone();
        Box::pin(async move { work(tx).await })
    });
    write.await
}

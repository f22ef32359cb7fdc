//! Cashback plans for members.

use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, CashbackOffer, CashbackRate};
use platform::store::{Connection, Store, StoreError};
use platform::texts::Texts;

use super::plan::{Plan, is_allowed, rates};
use crate::count;

/// The active plans for wallets in a currency, in the operator's order.
pub(crate) async fn offers(
    store: &Store,
    (currency, language): (&str, &str),
    now_ms: i64,
) -> Result<Vec<CashbackOffer>, StoreError> {
    let texts = Texts::of(store, "cashback_plan", language).await?;
    let currency = currency.to_owned();
    let found = store.read(move |tx| Box::pin(async move { running(tx, &currency, now_ms).await })).await?;
    let titled = |offer: CashbackOffer| CashbackOffer { title: texts.get(&offer.id, "title"), ..offer };
    Ok(found.into_iter().map(titled).collect())
}

async fn running(tx: &mut Connection, currency: &str, now_ms: i64) -> Result<Vec<CashbackOffer>, StoreError> {
    let mut offers = Vec::new();
    for plan in Plan::all(&mut *tx).await? {
        let rates = rates(&mut *tx, &plan.id).await?;
        let runs = plan.enabled != 0 && plan.starts_at <= now_ms && plan.currency == currency;
        if !runs || !is_allowed(&mut *tx, &plan, &rates).await? {
            continue;
        }
        let rate = |it: lumora_core::domain::reward::cashback::Rate| CashbackRate {
            product: it.product,
            level_min: it.level_min,
            rate: it.rate,
        };
        offers.push(CashbackOffer {
            title: String::new(),
            base: plan.base(),
            period: plan.period(),
            cap: plan.cap.map(|cap| Amount(Money(cap))),
            least: Amount(Money(plan.least)),
            wager_multiplier: count(plan.wager_multiplier),
            claim_days: count(plan.claim_days),
            rates: rates.into_iter().filter(|it| it.rate > 0).map(rate).collect(),
            id: plan.id,
        });
    }
    Ok(offers)
}

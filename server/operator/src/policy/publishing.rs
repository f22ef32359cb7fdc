//! Promotions that the policy forbids: none is published, and choosing a policy names those that it takes from the site.

use lumora_core::domain::fair_play::policy::Policy;
use platform::store::{Connection, Store, StoreError, sql};
use protection::policy;

use crate::record_type::{Record, RecordType, ValidationError};

/// The record type that it is about.
const PROMOTIONS: &str = "promotions";

/// What the chosen policy says against a record that shows.
pub(crate) async fn faults(
    record_type: &RecordType,
    connection: &mut Connection,
    record: &Record,
) -> Result<Vec<ValidationError>, StoreError> {
    if record_type.name != PROMOTIONS || record.number("enabled") != Some(1) {
        return Ok(Vec::new());
    }
    let policy = policy::chosen(connection).await?;
    let wagering = u32::try_from(record.number("wagerMultiplier").unwrap_or(0)).unwrap_or(u32::MAX);
    let products = record.text("products").split_whitespace().count();
    Ok(against(policy, wagering, products))
}

fn against(policy: &Policy, wagering: u32, products: usize) -> Vec<ValidationError> {
    let mut faults = Vec::new();
    if let Some(cap) = policy.bonus.wagering_cap.filter(|cap| wagering > *cap) {
        let why =
            format!("is above {cap}, which the policy {} allows: lower it, or switch the promotion off", policy.id);
        faults.push(ValidationError::new("wagerMultiplier", why));
    }
    if products > 1 && !policy.bonus.mixed_products {
        let why = format!(
            "names more than one, which the policy {} forbids: name one, or switch the promotion off",
            policy.id
        );
        faults.push(ValidationError::new("products", why));
    }
    faults
}

/// Those that show and that a policy takes from the site, in words.
pub(super) async fn beyond(store: &Store, policy: &Policy) -> Result<Vec<String>, StoreError> {
    let query = "select id, wager_multiplier, products from promotions where enabled = 1 order by rank, id";
    let rows: Vec<(String, i64, String)> = sql::query_as(query).fetch_all(store.reader()).await?;
    let note = |(id, wagering, products): (String, i64, String)| {
        let wagering = u32::try_from(wagering).unwrap_or(u32::MAX);
        let allowed = policy.allows_promotion(wagering, products.split_whitespace().count());
        (!allowed).then(|| format!("the promotion {id} is offered no more: it asks for more than the policy allows"))
    };
    Ok(rows.into_iter().filter_map(note).collect())
}

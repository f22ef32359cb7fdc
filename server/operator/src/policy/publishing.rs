//! Promotions and rewards that the policy forbids: they can not be published, and choosing a policy lists those that it
//! takes off the site.

use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::mission::MissionKind;
use platform::store::{Connection, Store, StoreError, sql};
use protection::policy;
use rewards::cashback::back_office;

use crate::record_type::{Record, RecordType, ValidationError};

/// Names of the record types that policies restrict.
const PROMOTIONS: &str = "promotions";
const CASHBACK: &str = "cashback-plans";
const LEVELS: &str = "levels";
const MISSIONS: &str = "missions";
const LEADERBOARDS: &str = "leaderboards";
const REFERRAL: &str = "referral-plans";

/// The faults of an enabled record under the chosen policy.
pub(crate) async fn faults(
    record_type: &RecordType,
    connection: &mut Connection,
    record: &Record,
) -> Result<Vec<ValidationError>, StoreError> {
    let wagering = match record_type.name {
        LEVELS => "giftWager",
        PROMOTIONS | CASHBACK | MISSIONS | LEADERBOARDS | REFERRAL if record.number("enabled") == Some(1) => {
            "wagerMultiplier"
        }
        _ => return Ok(Vec::new()),
    };
    let policy = policy::chosen(connection).await?;
    let multiplier = u32::try_from(record.number(wagering).unwrap_or(0)).unwrap_or(u32::MAX);
    let products = match record_type.name {
        PROMOTIONS => record.text("products").split_whitespace().count(),
        _ => 0,
    };
    let mut faults = against(policy, (wagering, multiplier), products);
    if record_type.name == REFERRAL {
        let friend = u32::try_from(record.number("friendWager").unwrap_or(0)).unwrap_or(u32::MAX);
        faults.extend(against(policy, ("friendWager", friend), 0));
        if record.number("turnover").unwrap_or(0) > 0 && !policy.bonus.mixed_products {
            let why = format!("must be 0: the policy {} forbids what asks for play of several products", policy.id);
            faults.push(ValidationError::new("turnover", why));
        }
    }
    if is_for_all_products(record_type, record) && !policy.bonus.mixed_products {
        let why = format!("must be named: the policy {} forbids what asks for play of several", policy.id);
        faults.push(ValidationError::new("product", why));
    }
    Ok(faults)
}

/// Whether a mission or leaderboard counts play of all products.
fn is_for_all_products(record_type: &RecordType, record: &Record) -> bool {
    let counts_play = match record_type.name {
        MISSIONS => is_play(record.text("kind")),
        LEADERBOARDS => true,
        _ => false,
    };
    counts_play && record.text("product").is_empty() && record.text("game").is_empty()
}

fn is_play(kind: &str) -> bool {
    MissionKind::from_name(kind).is_some_and(MissionKind::is_play)
}

fn against(policy: &Policy, (field, wagering): (&str, u32), products: usize) -> Vec<ValidationError> {
    let mut faults = Vec::new();
    if let Some(cap) = policy.bonus.wagering_cap.filter(|cap| wagering > *cap) {
        let why = format!("is above {cap}, which the policy {} allows: lower it, or switch this off", policy.id);
        faults.push(ValidationError::new(field, why));
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

/// Notes on enabled promotions and rewards that a policy takes off the site.
pub(super) async fn overruled(store: &Store, policy: &Policy) -> Result<Vec<String>, StoreError> {
    let query = "select id, wager_multiplier, products from promotions where enabled = 1 order by rank, id";
    let rows: Vec<(String, i64, String)> = sql::query_as(query).fetch_all(store.reader()).await?;
    let note = |(id, wagering, products): (String, i64, String)| {
        let wagering = u32::try_from(wagering).unwrap_or(u32::MAX);
        let allowed = policy.allows_promotion(wagering, products.split_whitespace().count());
        (!allowed).then(|| format!("the promotion {id} is offered no more: it asks for more than the policy allows"))
    };
    let mut notes: Vec<String> = rows.into_iter().filter_map(note).collect();
    for id in back_office::forbidden_plans(store, policy).await? {
        notes.push(format!("the cashback plan {id} is settled no more: it asks for more than the policy allows"));
    }
    let query =
        "select id, wager_multiplier, friend_wager, turnover from referral_plans where enabled = 1 order by rank, id";
    let rows: Vec<(String, i64, i64, i64)> = sql::query_as(query).fetch_all(store.reader()).await?;
    for (id, wagering, friend_wagering, turnover) in rows {
        if !referral::allows(policy, (wagering, friend_wagering), turnover) {
            notes.push(format!("the referral plan {id} is offered no more: it asks for more than the policy allows"));
        }
    }
    let query = "select 'mission', id, kind, wager_multiplier, product, game from missions where enabled = 1
         union all select 'leaderboard', id, 'BET_AMOUNT', wager_multiplier, product, game from leaderboards where enabled = 1
         order by 1, 2";
    let rows: Vec<(String, String, String, i64, String, String)> =
        sql::query_as(query).fetch_all(store.reader()).await?;
    for (what, id, kind, wagering, product, game) in rows {
        if !missions::allows(policy, is_play(&kind), wagering, &product, &game) {
            notes.push(format!("the {what} {id} is offered no more: it asks for more than the policy allows"));
        }
    }
    Ok(notes)
}

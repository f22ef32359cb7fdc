//! Rewards of promotions, and draws of raffles, as a source.

use futures_util::future::BoxFuture;
use identity::session::Member;
use lumora_core::domain::money::Money;
use lumora_core::domain::promotion::RewardKind;
use lumora_core::domain::reward::{RewardSourceKind, RewardState, RewardUnit};
use lumora_core::wire::{Amount, RewardItem};
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::Connection;
use promotions::claimable::{self, Claimable};

use crate::source::{Claim, RewardContext, RewardSource};

/// Source of promotion rewards and raffle draws.
#[derive(Debug)]
pub struct PromotedRewards;

impl RewardSource for PromotedRewards {
    fn kinds(&self) -> &'static [RewardSourceKind] {
        &[RewardSourceKind::Promotion, RewardSourceKind::Raffle]
    }

    fn open<'a>(&'a self, context: RewardContext<'a>) -> BoxFuture<'a, Result<Vec<RewardItem>, ApiError>> {
        Box::pin(async move {
            let found = claimable::of_member(context.base, context.member, context.language, context.now_ms).await?;
            Ok(found.into_iter().map(item).collect())
        })
    }

    fn claim<'a>(&'a self, tx: &'a mut Connection, claim: Claim<'a>) -> BoxFuture<'a, Result<(), ApiError>> {
        Box::pin(async move {
            match claim.kind {
                RewardSourceKind::Promotion => promotion(tx, claim.member, claim.id, claim.now_ms).await,
                // Draws are made on the raffle's page, which shows the odds.
                _ => Err(ApiError::not_found("reward")),
            }
        })
    }
}

async fn promotion(tx: &mut Connection, member: &Member, id: &str, now_ms: i64) -> Result<(), ApiError> {
    claimable::claim(tx, member, id, now_ms).await
}

fn item(found: Claimable) -> RewardItem {
    let is_raffle = found.draws > 0;
    let unit = match (is_raffle, found.reward) {
        (true, _) => RewardUnit::Draws,
        (false, RewardKind::Points) => RewardUnit::Points,
        (false, _) => RewardUnit::Money,
    };
    let is_later = found.claimable_from.is_some();
    RewardItem {
        kind: if is_raffle { RewardSourceKind::Raffle } else { RewardSourceKind::Promotion },
        title: found.title,
        unit,
        amount: Amount(Money(if is_raffle { found.draws.saturating_mul(100) } else { found.amount })),
        wager_multiplier: if unit == RewardUnit::Points { 0 } else { crate::count(found.wager_multiplier) },
        state: if is_later { RewardState::Later } else { RewardState::Claimable },
        claimable_from: found.claimable_from.map(rfc3339).unwrap_or_default(),
        claimable_until: found.claimable_until.map(rfc3339).unwrap_or_default(),
        promo_id: if is_raffle || found.on_its_page { found.id.clone() } else { String::new() },
        id: found.id,
        ..RewardItem::default()
    }
}

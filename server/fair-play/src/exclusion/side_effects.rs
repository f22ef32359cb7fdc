//! Side effects of an exclusion beyond the account itself: on bonuses, unclaimed rewards, unpaid deposits, consents, queued promotional
//! messages, and open games.

use bets::wagering;
use cashier::bonus::open_bonuses;
use identity::member::MemberRow;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::ApiError;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::outbox;
use platform::store::Connection;
use privacy::consent::{self, ChangedBy};
use protection::{exclusion, matching};
use serde::{Deserialize, Serialize};

/// Applies all side effects to a member, in the caller's transaction. The member's stakes must have been counted before.
///
/// # Errors
/// When the ledger or the database refuses.
pub(crate) async fn apply(tx: &mut Connection, member: &MemberRow, now_ms: i64) -> Result<(), ApiError> {
    // A bonus may be at stake in an open round: it is cancelled once that has ended, and can not be withdrawn before.
    let has_open_round = games::seamless::has_open_round(&mut *tx, &member.id, now_ms).await?;
    if !has_open_round {
        cancel_bonuses(tx, member, now_ms).await?;
    }
    cashier::deposit::cancel_unpaid(tx, &member.id, now_ms).await?;
    rewards::revoke_open(tx, &member.id, now_ms).await?;
    consent::withdraw_all(tx, &member.id, &ChangedBy::Exclusion, now_ms).await?;
    for recipient in [&member.email, &member.mobile] {
        outbox::drop_promotional(tx, recipient).await?;
    }
    games::seamless::end_games(tx, &member.id, now_ms).await?;
    if !has_open_round {
        exclusion::record_followed_up(tx, &member.id, now_ms).await?;
    }
    Ok(())
}

/// Cancels bonuses and all open wagering, which an excluded member could never complete. Deposited and won money stays; how much of a
/// bonus is taken back is decided by [`cashier::bonus`].
async fn cancel_bonuses(tx: &mut Connection, member: &MemberRow, now_ms: i64) -> Result<(), ApiError> {
    for bonus in open_bonuses(tx, member, now_ms).await? {
        bonus.take_back(tx, member, false, now_ms).await?;
    }
    games::free_spins::cancel_all(tx, &member.id, now_ms).await?;
    Ok(wagering::cancel_all(tx, &member.id, now_ms).await?)
}

/// Applies the side effects of exclusions that began by a match, records who can play again, and deletes their identifying tags. The
/// job has no arguments.
#[derive(Debug, Serialize, Deserialize)]
pub struct ApplyExclusions {}

impl Job for ApplyExclusions {
    const KIND: &'static str = "settle-exclusions";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let now_ms = running.now_ms();
        let mut failed = None;
        for member_id in exclusion::members_to_follow_up(base.store.reader()).await? {
            // One failing member must not hold up the others; the job is retried.
            if let Err(failure) = apply_one(base, member_id, now_ms).await {
                failed.get_or_insert(failure);
            }
        }
        base.store
            .write(move |tx| {
                Box::pin(async move {
                    exclusion::record_returns(tx, now_ms).await?;
                    matching::delete_ended(tx, now_ms).await
                })
            })
            .await?;
        failed.map_or(Ok(()), Err)
    }
}

impl Scheduled for ApplyExclusions {
    const EVERY_MS: i64 = MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

async fn apply_one(base: &Base, member_id: String, now_ms: i64) -> Result<(), Failure> {
    let Some(member) = MemberRow::by_id(base.store.reader(), &member_id).await? else { return Ok(()) };
    bets::count_days(&base.store).await?;
    cashier::withdrawable::update_wagering(&base.store, &member_id, &member.currency, now_ms).await?;
    let work = async move |tx: &mut Connection| apply(tx, &member, now_ms).await;
    let done = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await;
    done.map_err(|error| Failure::Transient(format!("what an exclusion entails could not be done: {error:?}")))
}

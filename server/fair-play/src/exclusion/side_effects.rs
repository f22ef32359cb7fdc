//! What goes with an exclusion beside the account itself: bonuses, rewards that wait, unpaid deposits, consents, messages that wait, open games.

use bets::wagering;
use cashier::bonus::open_bonuses;
use identity::member::MemberRow;
use platform::Base;
use platform::http::ApiError;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::outbox;
use platform::store::Connection;
use privacy::consent::{self, By};
use protection::{exclusion, matching};
use serde::{Deserialize, Serialize};

/// Ends all of it for a member, in the caller's transaction. What was staked must have been counted before.
///
/// # Errors
/// When the ledger or the database refuses.
pub(crate) async fn apply(tx: &mut Connection, member: &MemberRow, now_ms: i64) -> Result<(), ApiError> {
    // A bonus may be at stake in a round that is open: it is cancelled when that has ended, and nothing leaves before.
    let has_open_round = games::seamless::has_open_round(&mut *tx, &member.id, now_ms).await?;
    if !has_open_round {
        cancel_bonuses(tx, member, now_ms).await?;
    }
    cashier::deposit::call_off_unpaid(tx, &member.id, now_ms).await?;
    rewards::withdraw_open(tx, &member.id, now_ms).await?;
    consent::withdraw_all(tx, &member.id, &By::Exclusion, now_ms).await?;
    for recipient in [&member.email, &member.mobile] {
        outbox::drop_promotional(tx, recipient).await?;
    }
    games::seamless::end_games(tx, &member.id, now_ms).await?;
    if !has_open_round {
        exclusion::note_settled(tx, &member.id, now_ms).await?;
    }
    Ok(())
}

/// Cancels bonuses that were not staked and ends all that must be staked first: who may not play could never do that. What the member has paid in
/// and won stays; what is left of a bonus is [`cashier::bonus`]'s to say.
async fn cancel_bonuses(tx: &mut Connection, member: &MemberRow, now_ms: i64) -> Result<(), ApiError> {
    for bonus in open_bonuses(tx, member, now_ms).await? {
        bonus.take_back(tx, member, false, now_ms).await?;
    }
    games::free_spins::cancel_all(tx, &member.id, now_ms).await?;
    Ok(wagering::cancel_all(tx, &member.id, now_ms).await?)
}

/// Ends what goes with exclusions that have begun by a match, writes down who can play again, and forgets by what those were known. Stored as JSON and shown to
/// operators: nothing in it.
#[derive(Debug, Serialize, Deserialize)]
pub struct ApplyExclusions {}

impl Job for ApplyExclusions {
    const KIND: &'static str = "settle-exclusions";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let now_ms = running.now_ms();
        let mut failed = None;
        for member_id in exclusion::unsettled(base.store.reader()).await? {
            // One that fails keeps nobody else waiting; it comes again.
            if let Err(failure) = apply_one(base, member_id, now_ms).await {
                failed.get_or_insert(failure);
            }
        }
        base.store
            .write(move |tx| {
                Box::pin(async move {
                    exclusion::note_returned(tx, now_ms).await?;
                    matching::forget_ended(tx, now_ms).await
                })
            })
            .await?;
        failed.map_or(Ok(()), Err)
    }
}

impl Scheduled for ApplyExclusions {
    const EVERY_MS: i64 = 60 * 1000;

    fn of_slot(_: i64) -> Self {
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

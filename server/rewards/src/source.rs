//! Sources of rewards.
//!
//! **Adding a source**: add a word of [`RewardSourceKind`] with its texts, a type that implements [`RewardSource`] in
//! the crate whose rows it reads, and its line in `REWARD_SOURCES` of the crate `app`. List, order, count, badge,
//! single claiming, exclusion of members and the page then work for it. A source whose rewards are an amount, a
//! wagering requirement and an expiry needs no rows of its own: it grants a [`NewReward`](crate::NewReward), and its
//! kind joins [`GRANTED`](crate::GRANTED).

use std::fmt::Debug;

use futures_util::future::BoxFuture;
use identity::session::Member;
use lumora_core::domain::reward::RewardSourceKind;
use lumora_core::wire::RewardItem;
use platform::Base;
use platform::http::ApiError;
use platform::store::Connection;

/// The member whose rewards are listed, and as of when.
#[derive(Debug, Clone, Copy)]
pub struct RewardContext<'a> {
    /// Store, clock, vault and configuration that all crates share.
    pub base: &'a Base,
    /// The member, who may be marketed to: checked by the caller.
    pub member: &'a Member,
    /// Language code of the titles.
    pub language: &'a str,
    /// The present time, in milliseconds since the epoch (UTC).
    pub now_ms: i64,
}

/// A claim of a reward.
#[derive(Debug, Clone, Copy)]
pub struct Claim<'a> {
    /// The member, neither excluded nor marked: checked by the caller.
    pub member: &'a Member,
    /// Kind of the reward.
    pub kind: RewardSourceKind,
    /// Id of the reward, unique within its kind.
    pub id: &'a str,
    /// The present time, in milliseconds since the epoch (UTC).
    pub now_ms: i64,
}

/// A source of rewards.
pub trait RewardSource: Debug + Send + Sync {
    /// The kinds of rewards that come from this source, and from no other.
    fn kinds(&self) -> &'static [RewardSourceKind];

    /// The rewards that a member can claim now or later, at most a page of them. Must be cheap (indexed): it also feeds
    /// the badge.
    fn open<'a>(&'a self, context: RewardContext<'a>) -> BoxFuture<'a, Result<Vec<RewardItem>, ApiError>>;

    /// Gives a reward within the caller's transaction. Refuses one that was claimed before, has expired, or does not
    /// exist; of concurrent claims one succeeds.
    fn claim<'a>(&'a self, tx: &'a mut Connection, claim: Claim<'a>) -> BoxFuture<'a, Result<(), ApiError>>;
}

/// All sources, listed by the crate that knows them all.
pub type Sources = &'static [&'static dyn RewardSource];

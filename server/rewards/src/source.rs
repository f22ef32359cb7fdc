//! Where rewards come from.
//!
//! **Adding a source**: a word of [`RewardSourceKind`] with its texts, a type that implements [`RewardSource`] in the crate whose rows it
//! reads, and its line in `REWARD_SOURCES` of the crate `app`. List, order, count, badge, claiming once, protection of members and the page follow. A source whose rewards are an
//! amount, a wagering and a date needs no rows of its own: it grants a [`NewReward`](crate::NewReward), and its kind joins [`GRANTED`](crate::GRANTED).

use std::fmt::Debug;

use futures_util::future::BoxFuture;
use identity::session::Member;
use lumora_core::domain::reward::RewardSourceKind;
use lumora_core::wire::RewardItem;
use platform::Base;
use platform::http::ApiError;
use platform::store::Connection;

/// Who asks, and when.
#[derive(Debug, Clone, Copy)]
pub struct RewardContext<'a> {
    /// What all crates share.
    pub base: &'a Base,
    /// Who: may be advertised to.
    pub member: &'a Member,
    /// Code of the language.
    pub language: &'a str,
    /// The time.
    pub now_ms: i64,
}

/// Who claims which reward, and when.
#[derive(Debug, Clone, Copy)]
pub struct Claim<'a> {
    /// Who: neither excluded nor marked.
    pub member: &'a Member,
    /// What kind of reward.
    pub kind: RewardSourceKind,
    /// Names it among those of its kind.
    pub id: &'a str,
    /// The time.
    pub now_ms: i64,
}

/// A source of rewards.
pub trait RewardSource: Debug + Send + Sync {
    /// The kinds that come from here, and from nowhere else.
    fn kinds(&self) -> &'static [RewardSourceKind];

    /// What a member can claim now or later; each is found by an index, and no more than a page shows.
    fn open<'a>(&'a self, asked: RewardContext<'a>) -> BoxFuture<'a, Result<Vec<RewardItem>, ApiError>>;

    /// Gives a reward, in the caller's transaction; refuses what was claimed before, has expired, or is none. Of several at once one succeeds.
    fn claim<'a>(&'a self, tx: &'a mut Connection, claim: Claim<'a>) -> BoxFuture<'a, Result<(), ApiError>>;
}

/// Sources, put together by the crate that knows them all.
pub type Sources = &'static [&'static dyn RewardSource];

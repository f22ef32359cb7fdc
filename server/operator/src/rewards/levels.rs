//! Reviews of levels, and setting a member's level, by command and as `/wps/operator/level-reviews` and
//! `/wps/operator/members/level`.

use ::rewards::level::back_office::{self, ReviewRow};
use axum::extract::State;
use clap::{Args, Subcommand};
use lumora_core::domain::money::Money;
use lumora_core::domain::reward::level::ReviewOutcome;
use lumora_core::wire::{Amount, Done, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{OneOf, OptionalParam, Page, PageNumber, PageSize, Text};
use platform::store::{Connection, Store};
use platform::{choices, query};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{MAX_LISTED, PAGE, day};
use crate::auth::Operator;
use crate::members::{checked_words, id_of, member_of};
use crate::{Actor, AdminError, audit};

/// Commands on reviews of levels.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum LevelReviews {
    /// List reviews that wait for a decision, or all.
    List {
        /// List reviews with all outcomes.
        #[arg(long)]
        all: bool,
        /// Only those of the member with this account name.
        #[arg(long)]
        account: Option<String>,
    },
    /// Lower the level, as the review proposes.
    Lower {
        /// Id of the review, as listed.
        id: String,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// Keep the level.
    Keep {
        /// Id of the review, as listed.
        id: String,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
}

impl LevelReviews {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::List { all, account } => {
                let member_id = id_of(store, account.as_deref()).await?.unwrap_or_default();
                let outcome = (!all).then_some(ReviewOutcome::Waiting);
                let (rows, _) = back_office::reviews(store, (outcome, &member_id), (0, MAX_LISTED)).await?;
                Ok(if rows.is_empty() { vec!["none".to_owned()] } else { rows.iter().map(line).collect() })
            }
            Self::Lower { id, reason } => Ok(vec![line(&decide_on(store, actor, id, (true, &reason)).await?)]),
            Self::Keep { id, reason } => Ok(vec![line(&decide_on(store, actor, id, (false, &reason)).await?)]),
        }
    }
}

/// Arguments of setting a member's level.
#[derive(Debug, Clone, Args)]
pub(crate) struct MemberLevel {
    /// Account name of the member.
    account: String,
    /// The level, one of those that `admin levels list` shows.
    #[arg(long)]
    level: i64,
    /// The reason, in 5 to 500 characters.
    #[arg(long)]
    reason: String,
}

impl MemberLevel {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let Self { account, level, reason } = self;
        put_at(store, actor, account.clone(), (level, &reason)).await?;
        Ok(vec![format!("{account} is at level {level}")])
    }
}

fn line(row: &ReviewRow) -> String {
    let ReviewRow { id, account, level, turned_to, outcome, .. } = row;
    let [turnover, deposits] = [row.turnover, row.deposits].map(|units| Money(units).to_decimal());
    let decided = match row.decided_at {
        Some(at) => format!("  decided {} by {}: {}", rfc3339(at), row.decided_by, row.note),
        None => String::new(),
    };
    format!(
        "{id}  {account:<20} {} to {}  level {level} to {turned_to}  {outcome:<8} bets {turnover}  deposits {deposits}{decided}",
        day(row.first_day),
        day(row.last_day)
    )
}

/// Decides a review that waits, and records the decision.
async fn decide_on(
    store: &Store,
    actor: Actor,
    id: String,
    (lowers, reason): (bool, &str),
) -> Result<ReviewRow, ApiError> {
    let reason = checked_words("reason", reason)?;
    let work = async move |tx: &mut Connection| {
        let row = back_office::decide(tx, &id, lowers, (actor.person(), &reason), actor.now_ms).await?;
        let latter = format!("{}: {reason}", row.outcome);
        audit::record(tx, &actor, &format!("level review {id}"), ("WAITING", &latter)).await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Sets a member's level, and records it.
async fn put_at(store: &Store, actor: Actor, account: String, (level, reason): (i64, &str)) -> Result<(), ApiError> {
    let reason = checked_words("reason", reason)?;
    let member = member_of(store, &account).await?;
    let work = async move |tx: &mut Connection| {
        let before = back_office::set_level(tx, &member, level, (actor.person(), &reason), actor.now_ms).await?;
        let subject = format!("level of {}", member.account);
        let values = (before.to_string(), format!("{level}: {reason}"));
        audit::record(tx, &actor, &subject, (&values.0, &values.1)).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

choices! {
    Outcomes of ReviewOutcome
}

query! {
    /// Which reviews to list.
    pub(super) struct ReviewsQuery {
        /// Outcome; `WAITING` for those that wait for a decision. All unless given.
        outcome: OptionalParam<OneOf<Outcomes>>,
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Reviews on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A review of a member's level after a period.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorLevelReview {
    id: String,
    /// Account name of the member.
    account: String,
    /// First day of the period, YYYY-MM-DD.
    first_day: String,
    /// Last day of the period, YYYY-MM-DD.
    last_day: String,
    /// The level that was reviewed.
    level: i64,
    /// The level after the review, or the one that lowering would lead to.
    turned_to: i64,
    /// The sum of valid bets in the period.
    turnover: Amount,
    /// The sum of deposits in the period.
    deposits: Amount,
    /// Outcome: KEPT, RAISED, LOWERED, WAITING, WAIVED or WITHHELD.
    outcome: String,
    /// When it was reviewed, RFC 3339.
    reviewed_at: String,
    /// When an operator decided, RFC 3339; empty if none did.
    decided_at: String,
    /// Name of the operator who decided; empty if none did.
    decided_by: String,
    /// The reason of the decision; empty if there was none.
    reason: String,
}

impl From<ReviewRow> for OperatorLevelReview {
    fn from(row: ReviewRow) -> Self {
        Self {
            id: row.id,
            account: row.account,
            first_day: day(row.first_day),
            last_day: day(row.last_day),
            level: row.level,
            turned_to: row.turned_to,
            turnover: Amount(Money(row.turnover)),
            deposits: Amount(Money(row.deposits)),
            outcome: row.outcome,
            reviewed_at: rfc3339(row.reviewed_at),
            decided_at: row.decided_at.map(rfc3339).unwrap_or_default(),
            decided_by: row.decided_by,
            reason: row.note,
        }
    }
}

/// A page of reviews of levels.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LevelReviewsValue {
    /// The reviews, the latest first.
    content: Vec<OperatorLevelReview>,
    /// The number of pages.
    total_pages: u32,
    /// The number of reviews on all pages.
    total_elements: i64,
}

/// List reviews of levels
///
/// Each with the outcome for a member's level in a period.
#[utoipa::path(
    get, path = "/wps/operator/level-reviews", tag = "operator", security(("operator" = [])), params(ReviewsQuery),
    responses(
        (status = 200, body = Envelope<LevelReviewsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn reviews(
    State(base): State<Base>,
    Query(query): Query<ReviewsQuery>,
) -> Result<Reply<LevelReviewsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?.unwrap_or_default();
    let outcome_and_member = (query.outcome.0, member_id.as_str());
    let (rows, total_elements) =
        back_office::reviews(&base.store, outcome_and_member, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorLevelReview::from).collect();
    Ok(Reply(LevelReviewsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// A decision on a review.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) enum ReviewDecision {
    /// The level is lowered.
    Lower,
    /// The level stays.
    Keep,
}

/// A decision on a review that waits, with its reason.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct LevelDecisionRequest {
    /// Id of the review.
    id: String,
    /// The decision.
    decision: ReviewDecision,
    /// The reason, in 5 to 500 characters.
    reason: String,
}

/// Decide on a review that waits
#[utoipa::path(
    post, path = "/wps/operator/level-reviews/decide", tag = "operator", security(("operator" = [])),
    request_body = LevelDecisionRequest,
    responses(
        (status = 200, body = Envelope<OperatorLevelReview>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, description = "It waits for no decision, or the member's level has changed since", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<LevelDecisionRequest>,
) -> Result<Reply<OperatorLevelReview>, ApiError> {
    let actor = operator.actor(&base).await?;
    let lowers = matches!(request.decision, ReviewDecision::Lower);
    Ok(Reply(decide_on(&base.store, actor, request.id, (lowers, &request.reason)).await?.into()))
}

/// A level to set for a member.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct MemberLevelRequest {
    /// Account name of the member.
    account: String,
    /// The level, one of those that exist.
    level: i64,
    /// The reason, in 5 to 500 characters.
    reason: String,
}

/// Set the level of a member
///
/// The member gets the gifts of all levels that are passed, each once. The next review checks the new level's
/// requirements as usual.
#[utoipa::path(
    put, path = "/wps/operator/members/level", tag = "operator", security(("operator" = [])),
    request_body = MemberLevelRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Nothing may be given to the member", body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn put(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<MemberLevelRequest>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    put_at(&base.store, actor, request.account, (request.level, &request.reason)).await?;
    Ok(Reply(Done {}))
}

//! Reviews of levels and members' levels, by command and as `/wps/operator/level-reviews` and `/wps/operator/members/level`.

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

use super::{MOST, PAGE, day};
use crate::auth::Operator;
use crate::members::{checked_words, id_of, member_of};
use crate::{Actor, AdminError, audit};

/// Reviews of levels.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum LevelReviews {
    /// List those that wait for you, or all.
    List {
        /// Those with any outcome.
        #[arg(long)]
        all: bool,
        /// Only those of the member with this account name.
        #[arg(long)]
        account: Option<String>,
    },
    /// Lower the level that waits for it.
    Lower {
        /// The review, as listed.
        id: String,
        /// Why, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// Let the level stay.
    Keep {
        /// The review, as listed.
        id: String,
        /// Why, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
}

impl LevelReviews {
    /// Carries it out; gives the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::List { all, account } => {
                let member_id = id_of(store, account.as_deref()).await?.unwrap_or_default();
                let outcome = (!all).then_some(ReviewOutcome::Waiting);
                let (rows, _) = back_office::reviews(store, (outcome, &member_id), (0, MOST)).await?;
                Ok(if rows.is_empty() { vec!["none".to_owned()] } else { rows.iter().map(line).collect() })
            }
            Self::Lower { id, reason } => Ok(vec![line(&decide_on(store, actor, id, (true, &reason)).await?)]),
            Self::Keep { id, reason } => Ok(vec![line(&decide_on(store, actor, id, (false, &reason)).await?)]),
        }
    }
}

/// A member's level.
#[derive(Debug, Clone, Args)]
pub(crate) struct MemberLevel {
    /// Account name.
    account: String,
    /// The level: one of `admin levels list`.
    #[arg(long)]
    level: i64,
    /// Why, in 5 to 500 characters.
    #[arg(long)]
    reason: String,
}

impl MemberLevel {
    /// Carries it out; gives the lines to print.
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

/// Decides on a review that waits, and writes down who did.
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

/// Puts a member at a level, and writes down who did.
async fn put_at(store: &Store, actor: Actor, account: String, (level, reason): (i64, &str)) -> Result<(), ApiError> {
    let reason = checked_words("reason", reason)?;
    let member = member_of(store, &account).await?;
    let work = async move |tx: &mut Connection| {
        let before = back_office::put(tx, &member, level, (actor.person(), &reason), actor.now_ms).await?;
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
    /// Which reviews.
    pub(super) struct ReviewsQuery {
        /// What they have come to; `WAITING` for those that wait for a decision. All unless given.
        outcome: OptionalParam<OneOf<Outcomes>>,
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Reviews on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A review of a member's level.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorLevelReview {
    id: String,
    /// Account name.
    account: String,
    /// The first day, YYYY-MM-DD.
    first_day: String,
    /// The last day.
    last_day: String,
    /// The level that was reviewed.
    level: i64,
    /// The level after, or the one that lowering would lead to.
    turned_to: i64,
    /// Valid bets of the period.
    turnover: Amount,
    /// Deposits of the period.
    deposits: Amount,
    /// What it has come to: KEPT, RAISED, LOWERED, WAITING, WAIVED or WITHHELD.
    outcome: String,
    /// RFC 3339.
    reviewed_at: String,
    /// When an operator has decided, RFC 3339; empty where none has.
    decided_at: String,
    /// Who.
    decided_by: String,
    /// Why.
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

/// Reviews of levels.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LevelReviewsValue {
    /// The latest first.
    content: Vec<OperatorLevelReview>,
    /// How many pages there are.
    total_pages: u32,
    /// How many reviews.
    total_elements: i64,
}

/// Reviews of levels
///
/// What the review of each period has made of members' levels.
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
    let which = (query.outcome.0, member_id.as_str());
    let (rows, total_elements) = back_office::reviews(&base.store, which, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorLevelReview::from).collect();
    Ok(Reply(LevelReviewsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// What is decided on a review.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) enum ReviewDecision {
    /// The level is lowered.
    Lower,
    /// It stays.
    Keep,
}

/// A decision on a review that waits.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct LevelDecisionRequest {
    /// The review.
    id: String,
    /// What is decided.
    decision: ReviewDecision,
    /// Why, in 5 to 500 characters.
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

/// A level for a member.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct MemberLevelRequest {
    /// Account name.
    account: String,
    /// One of the levels.
    level: i64,
    /// Why, in 5 to 500 characters.
    reason: String,
}

/// Put a member at a level
///
/// With the gifts of all levels that are passed, each of which a member gets once. The next review goes by the level's needs as ever.
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

//! The operator's decisions about members' applications for promotions: by command, and over HTTP with an operator's
//! key.
//!
//! These calls are the only way in which pictures of applications leave the server.

use std::path::PathBuf;

use axum::extract::State;
use axum::http::{HeaderName, header};
use clap::Subcommand;
use lumora_core::domain::promotion::{State as PromotionState, Transition};
use lumora_core::wire::{Done, Envelope};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::auth::Operator;
use super::{Actor, AdminError, audit};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, invalid_field, one_of};
use platform::query;
use platform::store::Store;
use promotions::decide::{self, Application, Decision};

/// The most applications that one list shows.
const MAX_LISTED: u32 = 200;
const STATES: [&str; 6] = ["SIGNED_UP", "APPLYING", "APPROVED", "REJECTED", "CLAIMED", "ISSUED"];

/// Commands on members' applications for promotions.
#[derive(Debug, Clone, Subcommand)]
pub(super) enum Applications {
    /// List applications in a state, oldest first.
    List {
        /// State: SIGNED_UP, APPLYING, APPROVED, REJECTED, CLAIMED or ISSUED.
        #[arg(long, default_value = "APPLYING")]
        state: String,
    },
    /// Write a picture of an application to a file, as JPEG.
    Picture {
        /// Id of the picture, as listed.
        id: String,
        /// File to write it to.
        #[arg(long)]
        out: PathBuf,
    },
    /// Approve an application: the member can claim the reward, or it is prepared for issue.
    Approve(DecisionArgs),
    /// Reject an application.
    Reject(DecisionArgs),
    /// Issue the reward; money and points are credited.
    Issue(DecisionArgs),
    /// Give a member draws of a raffle.
    Draws {
        /// Id of the promotion.
        promotion: String,
        /// Account name of the member.
        account: String,
        /// The number of draws.
        #[arg(value_parser = clap::value_parser!(u32).range(1..=1000))]
        count: u32,
    },
}

/// The application of a member for a promotion.
#[derive(Debug, Clone, clap::Args)]
pub(super) struct DecisionArgs {
    /// Id of the promotion.
    promotion: String,
    /// Account name of the member.
    account: String,
    /// Note that the member reads.
    #[arg(long, default_value = "")]
    reason: String,
}

impl Applications {
    /// Runs the command; returns the lines to print.
    pub(super) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let decision = |named: DecisionArgs, step| Decision {
            promotion_id: named.promotion,
            account: named.account,
            transition: step,
            reason: named.reason,
            actor: actor.name.clone(),
        };
        let decision = match self {
            Self::List { state } => return list_lines(store, &state).await,
            Self::Picture { id, out } => {
                let file = decide::picture(store, &id).await?;
                let file = file.ok_or_else(|| AdminError::NoSuch("picture".to_owned(), id))?;
                tokio::fs::write(&out, file).await?;
                return Ok(vec![format!("written to {}", out.display())]);
            }
            Self::Draws { promotion, account, count } => {
                draws(store, actor, promotion, account, count).await?;
                return Ok(vec![format!("{count} draws given")]);
            }
            Self::Approve(named) => decision(named, Transition::Approve),
            Self::Reject(named) => decision(named, Transition::Reject),
            Self::Issue(named) => decision(named, Transition::Issue),
        };
        let state = decide_and_record(store, decision, actor).await?;
        Ok(vec![format!("the application is {} now", state.as_str())])
    }
}

async fn list_lines(store: &Store, state: &str) -> Result<Vec<String>, AdminError> {
    let known = PromotionState::parse(state).ok_or_else(|| AdminError::Value {
        name: "state".to_owned(),
        wanted: STATES.join(" or "),
        value: state.to_owned(),
    })?;
    let line = |it: Application| {
        let at = it.applied_at.map(rfc3339).unwrap_or_default();
        format!("{at:<22} {:<20} {:<20} {:?}  pictures: {}", it.promotion_id, it.account, it.remark, it.images)
    };
    Ok(decide::applications(store, known, MAX_LISTED).await?.into_iter().map(line).collect())
}

async fn decide_and_record(store: &Store, decision: Decision, actor: Actor) -> Result<PromotionState, ApiError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let (former, state) = decide::decide(tx, &decision, actor.now_ms).await?;
                let subject = format!("application {} {}", decision.promotion_id, decision.account);
                let former = former.map(PromotionState::as_str).unwrap_or_default();
                audit::note(tx, &actor, &subject, (former, state.as_str())).await?;
                Ok(state)
            })
        })
        .await
}

async fn draws(store: &Store, actor: Actor, promotion: String, account: String, count: u32) -> Result<(), ApiError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                decide::give_draws(tx, (&promotion, &account), count, actor.now_ms).await?;
                let subject = format!("draws {promotion} {account}");
                audit::note(tx, &actor, &subject, ("", &count.to_string())).await?;
                Ok(())
            })
        })
        .await
}

/// The states of an application, as a query parameter.
#[derive(Debug)]
struct ApplicationStates;

impl Choices for ApplicationStates {
    type Value = PromotionState;

    fn all() -> Vec<(&'static str, PromotionState)> {
        STATES.into_iter().filter_map(|word| Some((word, PromotionState::parse(word)?))).collect()
    }
}

query! {
    /// Which applications to list.
    pub(super) struct ApplicationsQuery {
        /// State: SIGNED_UP, APPLYING, APPROVED, REJECTED, CLAIMED or ISSUED; APPLYING unless given.
        state: OptionalParam<OneOf<ApplicationStates>>,
    }
}

/// Applications of members for promotions.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ApplicationsValue {
    /// The applications, oldest first, at most 200.
    content: Vec<ApplicationValue>,
}

/// An application of a member for a promotion.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
// Members have an `ApplicationValue` of their own, and the API description allows one schema per name.
#[schema(as = MemberApplicationValue)]
pub(super) struct ApplicationValue {
    promotion_id: String,
    account: String,
    state: String,
    /// When the member applied, RFC 3339; empty if the member only signed up.
    applied_at: String,
    remark: String,
    reason: String,
    /// Ids of the pictures of the application.
    images: Vec<String>,
}

/// A decision on an application.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecideRequest {
    /// Id of the promotion.
    promotion_id: String,
    /// Account name of the member.
    account: String,
    /// Decision: APPROVE, REJECT or ISSUE.
    decision: String,
    /// Note that the member reads.
    #[serde(default)]
    reason: String,
}

/// List applications for promotions
#[utoipa::path(
    get, path = "/wps/operator/applications", tag = "operator", security(("operator" = [])), params(ApplicationsQuery),
    responses(
        (status = 200, body = Envelope<ApplicationsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<ApplicationsQuery>,
) -> Result<Reply<ApplicationsValue>, ApiError> {
    let wanted = query.state.0;
    let value = |it: Application| ApplicationValue {
        promotion_id: it.promotion_id,
        account: it.account,
        state: it.state,
        applied_at: it.applied_at.map(rfc3339).unwrap_or_default(),
        remark: it.remark,
        reason: it.reason,
        images: it.images.split_whitespace().map(ToOwned::to_owned).collect(),
    };
    let rows = decide::applications(&base.store, wanted.unwrap_or(PromotionState::Applying), MAX_LISTED).await?;
    Ok(Reply(ApplicationsValue { content: rows.into_iter().map(value).collect() }))
}

/// A picture of an application
#[utoipa::path(
    get, path = "/wps/operator/applications/pictures/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Id of the picture.")),
    responses(
        (status = 200, body = Vec<u8>, content_type = "image/jpeg"), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn picture(
    State(base): State<Base>,
    Path(id): Path<String>,
) -> Result<([(HeaderName, &'static str); 3], Vec<u8>), ApiError> {
    const HEADERS: [(HeaderName, &str); 3] = [
        (header::CONTENT_TYPE, "image/jpeg"),
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
    ];
    let file = decide::picture(&base.store, &id).await?.ok_or_else(|| ApiError::not_found("picture"))?;
    Ok((HEADERS, file))
}

/// Decide on an application
#[utoipa::path(
    post, path = "/wps/operator/applications/decide", tag = "operator", security(("operator" = [])),
    request_body = DecideRequest,
    responses(
        (status = 200, body = Envelope<Done>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide_on(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<DecideRequest>,
) -> Result<Reply<Done>, ApiError> {
    let step = one_of("decision", &request.decision, &["APPROVE", "REJECT", "ISSUE"])?.and_then(Transition::parse);
    let step =
        step.ok_or_else(|| invalid_field("decision", "decision must be one of: APPROVE, REJECT, ISSUE".to_owned()))?;
    let actor = operator.actor(&base).await?;
    let decision = Decision {
        promotion_id: request.promotion_id,
        account: request.account,
        transition: step,
        reason: request.reason,
        actor: actor.name.clone(),
    };
    decide_and_record(&base.store, decision, actor).await?;
    Ok(Reply(Done {}))
}

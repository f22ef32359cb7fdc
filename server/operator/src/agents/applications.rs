//! Applications to become an affiliate: the queue, and the decision, which may make an account an agent.

use axum::extract::State;
use content::help::applications::{self, Application, Decision};
use identity::member::MemberRow;
use lumora_core::domain::agent::rebate::RebateRate;
use lumora_core::domain::message::MessageKind;
use lumora_core::wire::Envelope;
use messages::Message;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, Page, PageNumber, PageSize, invalid_field};
use platform::query;
use platform::store::{Connection, Store};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::PAGE;
use super::appointments::{OperatorAppointment, appoint_in};
use crate::auth::Operator;
use crate::members::checked_words;
use crate::{Actor, audit};

/// An application to become an affiliate.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AffiliateApplication {
    id: String,
    /// State of the application: new, accepted or refused.
    state: String,
    /// Account name of the member who wrote it; empty for a visitor.
    writer: String,
    /// Name that the applicant stated.
    name: String,
    /// Where the applicant can be reached.
    contact: String,
    /// Where the applicant's players would come from.
    channel: String,
    /// Free text of the application.
    content: String,
    /// Code of the site language in which it was written.
    language: String,
    /// When it was written, RFC 3339.
    created_at: String,
    /// When it was decided, RFC 3339; empty before.
    decided_at: String,
    /// Name of the operator who decided it; empty before.
    decided_by: String,
    /// Reason of the decision, which the applicant reads; empty before.
    reason: String,
    /// Account name of the member who became an agent by it; empty if nobody did.
    account: String,
}

impl AffiliateApplication {
    async fn of(store: &Store, it: Application) -> Result<Self, ApiError> {
        let writer = MemberRow::by_id(store.reader(), &it.member_id).await?.map(|member| member.account);
        Ok(Self {
            id: it.id,
            state: it.state,
            writer: writer.unwrap_or_default(),
            name: it.name,
            contact: it.contact,
            channel: it.channel,
            content: it.content,
            language: it.language,
            created_at: rfc3339(it.created_at),
            decided_at: it.decided_at.map(rfc3339).unwrap_or_default(),
            decided_by: it.decided_by,
            reason: it.reason,
            account: it.account,
        })
    }

    pub(super) fn line(&self) -> String {
        let Self { id, state, writer, name, contact, channel, content, created_at, .. } = self;
        let writer = if writer.is_empty() { "a visitor" } else { writer };
        let decided = if self.decided_by.is_empty() {
            String::new()
        } else {
            format!("  decided {} by {}: {}", self.decided_at, self.decided_by, self.reason)
        };
        format!("{id}  {created_at}  {state:<8} {writer}: {name}, {contact}, {channel}: {content:?}{decided}")
    }
}

/// Applications in a state, or in all states, and the count of all pages.
pub(super) async fn list_page(
    store: &Store,
    state: Option<&str>,
    bounds: (i64, i64),
) -> Result<(Vec<AffiliateApplication>, i64), ApiError> {
    let mut page = Vec::new();
    for row in applications::list(store.reader(), state, bounds).await? {
        page.push(AffiliateApplication::of(store, row).await?);
    }
    Ok((page, applications::count(store.reader(), state).await?))
}

#[derive(Debug)]
struct States;

impl Choices for States {
    type Value = &'static str;

    fn all() -> Vec<(&'static str, &'static str)> {
        applications::STATES.iter().map(|it| (*it, *it)).collect()
    }
}

query! {
    /// Which applications to list.
    pub(super) struct AffiliateApplicationsQuery {
        /// State; `new` for those that wait for a decision. All unless given.
        state: OptionalParam<OneOf<States>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Applications on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A page of affiliate applications.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AffiliateApplications {
    /// The applications; the longest waiting come first.
    content: Vec<AffiliateApplication>,
    /// The number of pages.
    total_pages: u32,
    /// The number of applications on all pages.
    total_elements: i64,
}

/// List applications to become an affiliate
#[utoipa::path(
    get, path = "/wps/operator/agents/applications", tag = "operator", security(("operator" = [])), params(AffiliateApplicationsQuery),
    responses(
        (status = 200, body = Envelope<AffiliateApplications>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<AffiliateApplicationsQuery>,
) -> Result<Reply<AffiliateApplications>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let (content, total_elements) = list_page(&base.store, query.state.0, (page.offset(), page.limit())).await?;
    Ok(Reply(AffiliateApplications { content, total_pages: page.count(total_elements), total_elements }))
}

/// A decision on an affiliate application.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) enum AffiliateDecision {
    /// The applicant becomes an agent.
    Accept,
    /// The applicant does not become an agent.
    Refuse,
}

/// A decision on an application.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct AffiliateDecisionRequest {
    /// Id of the application.
    pub(super) id: String,
    /// The decision.
    pub(super) decision: AffiliateDecision,
    /// Account name of the member who becomes an agent. Required if a visitor wrote the application; otherwise that of
    /// its writer, or empty.
    #[serde(default)]
    pub(super) account: String,
    /// Number of the agent's account type; required to accept.
    #[serde(default)]
    pub(super) account_type: u32,
    /// Account name of the upline; empty for the top of the tree. Required to accept.
    #[serde(default)]
    pub(super) upline: Option<String>,
    /// Rebate rates by product, in basis points.
    #[serde(default)]
    #[schema(value_type = Vec<RebateRate>)]
    pub(super) rates: Vec<RebateRate>,
    /// The reason, in 5 to 500 characters; the applicant reads it.
    pub(super) reason: String,
}

/// Decides an application, which can be done once, and records the decision.
pub(super) async fn decide_on(
    store: &Store,
    actor: Actor,
    request: AffiliateDecisionRequest,
) -> Result<AffiliateApplication, ApiError> {
    let id = request.id.clone();
    let work = async move |tx: &mut Connection| write(tx, &actor, &request).await;
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    let found = applications::find(store.reader(), &id).await?;
    AffiliateApplication::of(store, found.ok_or_else(no_such)?).await
}

async fn write(tx: &mut Connection, actor: &Actor, request: &AffiliateDecisionRequest) -> Result<(), ApiError> {
    let reason = checked_words("reason", &request.reason)?;
    let found = applications::find(&mut *tx, &request.id).await?.ok_or_else(no_such)?;
    let accepts = request.decision == AffiliateDecision::Accept;
    let writer = MemberRow::by_id(&mut *tx, &found.member_id).await?;
    let account = if accepts { account_of(request, writer.as_ref())? } else { String::new() };
    let decision = Decision { accepts, account: &account, by: actor.person(), reason: &reason };
    if !applications::decide(&mut *tx, &found.id, decision, actor.now_ms).await? {
        return Err(ApiError::refused(
            axum::http::StatusCode::CONFLICT,
            lumora_core::wire::code::ALREADY_DONE,
            "the application was decided before",
        ));
    }
    if accepts {
        if request.upline.is_none() {
            return Err(invalid_field(
                "upline",
                "upline is needed to accept: an agent's account, or nothing for the top".to_owned(),
            ));
        }
        let wanted = OperatorAppointment {
            account,
            account_type: request.account_type,
            upline: request.upline.clone(),
            rates: request.rates.clone(),
            reason: reason.clone(),
        };
        appoint_in(&mut *tx, actor, &wanted).await?;
    } else if let Some(writer) = writer {
        let message = Message { name: &reason, ..Message::of(MessageKind::AgentRefused) };
        messages::write(&mut *tx, &writer.id, &message, actor.now_ms).await?;
    }
    let subject = format!("affiliate application {}", found.id);
    let latter = format!("{}: {reason}", if accepts { "accepted" } else { "refused" });
    audit::record(tx, actor, &subject, (&found.state, &latter)).await?;
    Ok(())
}

/// The account that becomes an agent: the writer's own, or for a visitor's application the one that the request names.
fn account_of(request: &AffiliateDecisionRequest, writer: Option<&MemberRow>) -> Result<String, ApiError> {
    let named = request.account.trim();
    match writer {
        Some(writer) if named.is_empty() || named.eq_ignore_ascii_case(&writer.account) => Ok(writer.account.clone()),
        Some(_) => {
            Err(invalid_field("account", "account must be that of the application's writer, or left out".to_owned()))
        }
        None if named.is_empty() => {
            Err(invalid_field("account", "account is needed: a visitor wrote the application".to_owned()))
        }
        None => Ok(named.to_owned()),
    }
}

fn no_such() -> ApiError {
    ApiError::not_found("application")
}

/// Decide on an application
///
/// Possible once. An accepted applicant becomes an agent at once, at the given place and with the given type and rates,
/// and gets a message; a refused one gets the reason.
#[utoipa::path(
    post, path = "/wps/operator/agents/applications/decide", tag = "operator", security(("operator" = [])),
    request_body = AffiliateDecisionRequest,
    responses(
        (status = 200, body = Envelope<AffiliateApplication>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope),
        (status = 409, description = "It was decided before, or the account can not stand there", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn decide(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<AffiliateDecisionRequest>,
) -> Result<Reply<AffiliateApplication>, ApiError> {
    let actor = operator.actor(&base).await?;
    Ok(Reply(decide_on(&base.store, actor, request).await?))
}

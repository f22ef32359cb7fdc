//! Referred friends: those who are held with what they share with others, and the decision on them. By command and as
//! `/wps/operator/referrals`; each decision is recorded in its own transaction. Plans and tiers are record types.

use axum::extract::State;
use clap::Subcommand;
use lumora_core::domain::money::Money;
use lumora_core::domain::referral::{ReferralSign, ReferralState};
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{OneOf, OptionalParam, Page, PageNumber, PageSize, Text};
use platform::store::{Connection, Store};
use platform::{choices, query};
use referral::back_office::{self, ReferralWithSigns};
use serde::{Deserialize, Serialize};
use utoipa::{OpenApiRouter, ToSchema, routes};

use crate::auth::Operator;
use crate::members::{checked_words, id_of};
use crate::{Actor, AdminError, audit};

/// The most friends that one list of the command line shows.
const MAX_LISTED: i64 = 200;
/// Default number of friends on a page.
const PAGE: u32 = 50;

/// The HTTP calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(decide))
}

/// Commands on referred friends.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Referrals {
    /// List friends that are held for review, or all.
    List {
        /// List friends in all states.
        #[arg(long)]
        all: bool,
        /// Only friends of the member with this account name, and that member as a friend.
        #[arg(long)]
        account: Option<String>,
    },
    /// Release a held friend: what is shared was checked.
    Approve {
        /// Id of the friend's referral, as listed.
        id: String,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// Reject a friend; a reward that was granted and not yet claimed is withdrawn.
    Reject {
        /// Id of the friend's referral, as listed.
        id: String,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
}

impl Referrals {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::List { all, account } => {
                let member_id = id_of(store, account.as_deref()).await?.unwrap_or_default();
                let state = (!all).then_some(ReferralState::Held);
                let (friends, _) = back_office::list(store, (state, &member_id), (0, MAX_LISTED)).await?;
                Ok(if friends.is_empty() { vec!["none".to_owned()] } else { friends.iter().map(line).collect() })
            }
            Self::Approve { id, reason } => Ok(vec![line(&decide_on(store, actor, id, (true, &reason)).await?)]),
            Self::Reject { id, reason } => Ok(vec![line(&decide_on(store, actor, id, (false, &reason)).await?)]),
        }
    }
}

fn line(ReferralWithSigns { row, signs }: &ReferralWithSigns) -> String {
    let [deposited, played, amount] = [row.deposited, row.played, row.amount].map(|units| Money(units).to_decimal());
    let sign = |it: &back_office::SignRow| {
        let passed = if it.cleared_at.is_some() { " (passed)" } else { "" };
        format!("{} with {}{passed}", it.kind, it.other)
    };
    let signs: Vec<String> = signs.iter().map(sign).collect();
    let decided = match row.decided_at {
        Some(at) => format!("  decided {} by {}: {}", rfc3339(at), row.decided_by, row.note),
        None => String::new(),
    };
    format!(
        "{}  {:<10} {} brought by {}  registered {}  paid in {deposited}  bets {played}  granted {amount} {}  {}{decided}",
        row.id,
        row.state,
        row.friend,
        row.inviter,
        rfc3339(row.registered_at),
        row.currency,
        if signs.is_empty() { "nothing shared".to_owned() } else { signs.join(", ") }
    )
}

/// Decides on a friend, and records the decision.
async fn decide_on(
    store: &Store,
    actor: Actor,
    id: String,
    (approves, reason): (bool, &str),
) -> Result<ReferralWithSigns, ApiError> {
    let reason = checked_words("reason", reason)?;
    let work = async move |tx: &mut Connection| {
        let decided = back_office::decide(tx, &id, approves, (actor.person(), &reason), actor.now_ms).await?;
        let latter = format!("{}: {reason}", if approves { "APPROVED" } else { "REJECTED" });
        let subject = format!("referral {id}");
        audit::record(tx, &actor, &subject, ("", &latter)).await?;
        Ok::<_, ApiError>(decided)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

choices! {
    States of ReferralState
}

query! {
    /// Which friends to list.
    struct ReferralsQuery {
        /// State; `HELD` for those that wait for a decision. All unless given.
        state: OptionalParam<OneOf<States>>,
        /// Only friends of the member with this account name, and that member as a friend.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Friends on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// Something that a friend shares with another account, which may be a sign of abuse.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorReferralSign {
    /// Kind of sign: DEVICE, ADDRESS, PAYEE or PAYOUT_ACCOUNT.
    kind: ReferralSign,
    /// Account name of the other account: the inviter, or another friend of the inviter.
    shared_with: String,
    /// When it was found, RFC 3339.
    found_at: String,
    /// When an operator accepted it, RFC 3339; empty before.
    passed_at: String,
}

/// A referred friend.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorReferral {
    id: String,
    /// Account name of the inviter.
    inviter: String,
    /// Account name of the friend.
    friend: String,
    /// Id of the referral plan.
    plan_id: String,
    /// State: REGISTERED, HELD, QUALIFIED, REJECTED or EXPIRED.
    state: String,
    /// ISO 4217 code of the amounts.
    currency: String,
    /// The sum of deposits that the plan requires.
    deposit: Amount,
    /// The sum of the friend's deposits.
    deposited: Amount,
    /// The sum of valid bets that the plan requires.
    turnover: Amount,
    /// The sum of the friend's valid bets.
    played: Amount,
    /// When the friend registered, RFC 3339.
    registered_at: String,
    /// Until when the friend can qualify, RFC 3339.
    until: String,
    /// When the friend qualified, RFC 3339; empty before.
    qualified_at: String,
    /// The amount that was granted to the inviter.
    amount: Amount,
    /// What the friend shares with other accounts.
    signs: Vec<OperatorReferralSign>,
    /// When an operator decided, RFC 3339; empty if none did.
    decided_at: String,
    /// Name of the operator who decided; empty if none did.
    decided_by: String,
    /// The reason of the decision; empty if there was none.
    reason: String,
}

impl From<ReferralWithSigns> for OperatorReferral {
    fn from(ReferralWithSigns { row, signs }: ReferralWithSigns) -> Self {
        let money = |units| Amount(Money(units));
        let time = |at: Option<i64>| at.map(rfc3339).unwrap_or_default();
        let sign = |it: back_office::SignRow| OperatorReferralSign {
            kind: ReferralSign::from_name(&it.kind).unwrap_or_default(),
            shared_with: it.other,
            found_at: rfc3339(it.found_at),
            passed_at: time(it.cleared_at),
        };
        Self {
            id: row.id,
            inviter: row.inviter,
            friend: row.friend,
            plan_id: row.plan_id,
            state: row.state,
            currency: row.currency,
            deposit: money(row.deposit),
            deposited: money(row.deposited),
            turnover: money(row.turnover),
            played: money(row.played),
            registered_at: rfc3339(row.registered_at),
            until: rfc3339(row.until),
            qualified_at: time(row.qualified_at),
            amount: money(row.amount),
            signs: signs.into_iter().map(sign).collect(),
            decided_at: time(row.decided_at),
            decided_by: row.decided_by,
            reason: row.note,
        }
    }
}

/// A page of referred friends.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorReferrals {
    /// The friends, the latest registered first.
    content: Vec<OperatorReferral>,
    /// The number of pages.
    total_pages: u32,
    /// The number of friends on all pages.
    total_elements: i64,
}

/// List referred friends
///
/// Each with what it shares with the inviter or with other friends of the inviter.
#[utoipa::path(
    get, path = "/wps/operator/referrals", tag = "operator", security(("operator" = [])), params(ReferralsQuery),
    responses(
        (status = 200, body = Envelope<OperatorReferrals>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
async fn list(
    State(base): State<Base>,
    Query(query): Query<ReferralsQuery>,
) -> Result<Reply<OperatorReferrals>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?.unwrap_or_default();
    let state_and_member = (query.state.0, member_id.as_str());
    let (rows, total_elements) =
        back_office::list(&base.store, state_and_member, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorReferral::from).collect();
    Ok(Reply(OperatorReferrals { content, total_pages: page.count(total_elements), total_elements }))
}

/// A decision on a referred friend.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
enum ReferralDecision {
    /// The friend may qualify.
    Approve,
    /// The friend does not qualify.
    Reject,
}

/// A decision on a referred friend, with its reason.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ReferralDecisionRequest {
    /// Id of the friend's referral.
    id: String,
    /// The decision.
    decision: ReferralDecision,
    /// The reason, in 5 to 500 characters.
    reason: String,
}

/// Decide on a referred friend
///
/// A friend who is approved and has met the plan's requirements qualifies at once. On rejection, a reward that was
/// granted and not yet claimed is withdrawn.
#[utoipa::path(
    post, path = "/wps/operator/referrals/decide", tag = "operator", security(("operator" = [])),
    request_body = ReferralDecisionRequest,
    responses(
        (status = 200, body = Envelope<OperatorReferral>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, description = "There is nothing to decide, or the inviter has claimed what was granted", body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope)
    )
)]
async fn decide(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<ReferralDecisionRequest>,
) -> Result<Reply<OperatorReferral>, ApiError> {
    let actor = operator.actor(&base).await?;
    let approves = matches!(request.decision, ReferralDecision::Approve);
    Ok(Reply(decide_on(&base.store, actor, request.id, (approves, &request.reason)).await?.into()))
}

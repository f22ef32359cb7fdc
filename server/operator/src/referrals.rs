//! Friends whom members have brought: who is held, with what is shared, and the decision. By command and as `/wps/operator/referrals`; each decision is
//! written down in the transaction that makes it. Plans and tiers are record types.

use axum::extract::State;
use clap::Subcommand;
use identity::member::{MemberRow, account_key};
use lumora_core::domain::money::Money;
use lumora_core::domain::referral::{ReferralSign, ReferralState};
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{OneOf, OptionalParam, Page, PageNumber, PageSize, Text, invalid_field};
use platform::store::{Connection, Store};
use platform::{choices, query};
use referral::back_office::{self, Shown};
use serde::{Deserialize, Serialize};
use utoipa::{OpenApiRouter, ToSchema, routes};

use crate::auth::Operator;
use crate::{Actor, AdminError, audit};

/// Friends that a command lists.
const MOST: i64 = 200;
/// Friends of a page unless the call says otherwise.
const PAGE: u32 = 50;
/// Characters of a reason.
const WORDS: std::ops::RangeInclusive<usize> = 5..=500;

/// The calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(decide))
}

/// Friends whom members have brought.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Referrals {
    /// List those that are held for you, or all.
    List {
        /// Those in any state.
        #[arg(long)]
        all: bool,
        /// Only friends of the member with this account name, and the member as a friend.
        #[arg(long)]
        account: Option<String>,
    },
    /// Let one count who is held: what is shared was looked at.
    Approve {
        /// The friend, as listed.
        id: String,
        /// Why, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// Decide that one does not count; what was granted and not yet claimed is taken back.
    Reject {
        /// The friend, as listed.
        id: String,
        /// Why, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
}

impl Referrals {
    /// Carries it out; gives the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::List { all, account } => {
                let member_id = id_of(store, account.as_deref()).await?;
                let state = (!all).then_some(ReferralState::Held);
                let (shown, _) = back_office::list(store, (state, &member_id), (0, MOST)).await?;
                Ok(if shown.is_empty() { vec!["none".to_owned()] } else { shown.iter().map(line).collect() })
            }
            Self::Approve { id, reason } => Ok(vec![line(&decide_on(store, actor, id, (true, &reason)).await?)]),
            Self::Reject { id, reason } => Ok(vec![line(&decide_on(store, actor, id, (false, &reason)).await?)]),
        }
    }
}

fn line(Shown { row, signs }: &Shown) -> String {
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

/// The id of the member with this account name; empty where none is named.
async fn id_of(store: &Store, account: Option<&str>) -> Result<String, ApiError> {
    let Some(account) = account else { return Ok(String::new()) };
    let member = MemberRow::by_account(store.reader(), &account_key(account)).await?;
    member.map(|member| member.id).ok_or_else(|| ApiError::not_found("member"))
}

/// Decides on a friend, and writes down who did.
async fn decide_on(
    store: &Store,
    actor: Actor,
    id: String,
    (approves, reason): (bool, &str),
) -> Result<Shown, ApiError> {
    let reason = reason.trim().to_owned();
    if !WORDS.contains(&reason.chars().count()) || reason.contains(char::is_control) {
        return Err(invalid_field("reason", "reason must be one line of 5 to 500 characters".to_owned()));
    }
    let work = async move |tx: &mut Connection| {
        let person = actor.name.strip_prefix("key ").unwrap_or(&actor.name);
        let shown = back_office::decide(tx, &id, approves, (person, &reason), actor.now_ms).await?;
        let latter = format!("{}: {reason}", if approves { "APPROVED" } else { "REJECTED" });
        let subject = format!("referral {id}");
        audit::record(tx, &actor, &subject, ("", &latter)).await?;
        Ok::<_, ApiError>(shown)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

choices! {
    States of ReferralState
}

query! {
    /// Which friends.
    struct ReferralsQuery {
        /// What became of them; `HELD` for those that wait for a decision. All unless given.
        state: OptionalParam<OneOf<States>>,
        /// Only friends of the member with this account name, and the member as a friend.
        account: OptionalParam<Text<64>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Friends on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// What a friend shares.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorReferralSign {
    /// DEVICE, ADDRESS, PAYEE or PAYOUT_ACCOUNT.
    kind: ReferralSign,
    /// Account name of whom it is shared with: the inviter, or another friend of the inviter.
    shared_with: String,
    /// RFC 3339.
    found_at: String,
    /// When an operator let it pass, RFC 3339; empty before.
    passed_at: String,
}

/// A friend.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorReferral {
    id: String,
    /// Account name of who has brought the friend.
    inviter: String,
    /// Account name of the friend.
    friend: String,
    /// Id of the plan.
    plan_id: String,
    /// REGISTERED, HELD, QUALIFIED, REJECTED or EXPIRED.
    state: String,
    /// ISO 4217 code.
    currency: String,
    /// To be paid in.
    deposit: Amount,
    /// Paid in.
    deposited: Amount,
    /// Valid bets that are asked for.
    turnover: Amount,
    /// Valid bets.
    played: Amount,
    /// RFC 3339.
    registered_at: String,
    /// Until when the friend has time, RFC 3339.
    until: String,
    /// When the friend has counted, RFC 3339; empty before.
    qualified_at: String,
    /// What was granted to the inviter.
    amount: Amount,
    /// What the friend shares.
    signs: Vec<OperatorReferralSign>,
    /// When an operator has decided, RFC 3339; empty where none has.
    decided_at: String,
    /// Who.
    decided_by: String,
    /// Why.
    reason: String,
}

impl From<Shown> for OperatorReferral {
    fn from(Shown { row, signs }: Shown) -> Self {
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

/// Friends whom members have brought.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorReferrals {
    /// Who registered last stands first.
    content: Vec<OperatorReferral>,
    /// How many pages there are.
    total_pages: u32,
    /// How many friends.
    total_elements: i64,
}

/// Friends whom members have brought
///
/// With what each shares with the inviter or with other friends of the inviter.
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
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?;
    let which = (query.state.0, member_id.as_str());
    let (shown, total_elements) = back_office::list(&base.store, which, (page.offset(), page.limit())).await?;
    let content = shown.into_iter().map(OperatorReferral::from).collect();
    Ok(Reply(OperatorReferrals { content, total_pages: page.count(total_elements), total_elements }))
}

/// What is decided on a friend.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
enum ReferralDecision {
    /// The friend may count.
    Approve,
    /// The friend does not count.
    Reject,
}

/// A decision on a friend.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ReferralDecisionRequest {
    /// The friend.
    id: String,
    /// What is decided.
    decision: ReferralDecision,
    /// Why, in 5 to 500 characters.
    reason: String,
}

/// Decide on a friend
///
/// Who is approved and has done what the plan asks for counts at once. Of who is rejected, what was granted and not yet claimed is taken back.
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

//! `/wps/operator/free-spins`: grants of free spins over HTTP.

use ::games::free_spins::FreeSpinsTerms;
use axum::extract::State;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{OptionalParam, Page, PageNumber, PageSize, Text};
use platform::query;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{GrantedValue, MemberFreeSpins, PAGE, grant_all, rows, state};
use crate::auth::Operator;
use crate::recipient_filter::RecipientFilter;

/// A grant of free spins to one or many members.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct GrantFreeSpinsRequest {
    /// Unique name of the grant: a member gets free spins of the same name once.
    name: String,
    /// The members who get them.
    to: RecipientFilter,
    /// Codes of the games, all of one supplier.
    games: Vec<String>,
    /// The number of spins.
    spins: i64,
    /// The stake of each spin, which each of the games must offer.
    value: Amount,
    /// Wagering requirement, as a multiple of the winnings.
    #[serde(default)]
    wager_multiplier: i64,
    /// The most that the winnings are credited with; 0 for no limit.
    #[serde(default)]
    max_win: Amount,
    /// The number of days in which they can be played.
    days: i64,
}

query! {
    /// Which grants to list.
    pub(super) struct FreeSpinsQuery {
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Grants on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// Free spins of a member.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct OperatorFreeSpins {
    id: String,
    /// Account name of the member.
    account: String,
    /// Source: PROMOTION, POINTS or OPERATOR.
    source: String,
    /// Id of the promotion or redemption, or the name of an operator's grant.
    reference: String,
    /// Codes of the games.
    games: Vec<String>,
    spins: i64,
    used: i64,
    value: Amount,
    currency: String,
    wager_multiplier: i64,
    max_win: Amount,
    /// The winnings that count, after the limit.
    won: Amount,
    /// State: PENDING until the supplier has them, then ACTIVE, PLAYED, EXPIRED, FORFEITED, CANCELLED, or REFUSED by
    /// the supplier.
    state: String,
    /// The supplier's reason of a refusal; empty otherwise.
    refusal: String,
    /// When they were granted, RFC 3339.
    granted_at: String,
    /// When they expire, RFC 3339.
    expires_at: String,
}

impl From<MemberFreeSpins> for OperatorFreeSpins {
    fn from(MemberFreeSpins { account, row }: MemberFreeSpins) -> Self {
        let money = |minor: i64| Amount(Money(minor));
        Self {
            account,
            state: state(&row).to_owned(),
            games: row.games.split(' ').map(ToOwned::to_owned).collect(),
            spins: row.spins,
            used: row.used,
            value: money(row.spin_value),
            wager_multiplier: row.wager_multiplier,
            max_win: money(row.max_win),
            won: money(row.counted()),
            granted_at: rfc3339(row.granted_at),
            expires_at: rfc3339(row.expires_at),
            id: row.id,
            source: row.source,
            reference: row.reference,
            currency: row.currency,
            refusal: row.refusal,
        }
    }
}

/// A page of members' free spins.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OperatorFreeSpinsValue {
    /// The grants, the latest first.
    content: Vec<OperatorFreeSpins>,
}

/// List free spins of members
///
/// What was granted, how much is played, and the state.
#[utoipa::path(
    get, path = "/wps/operator/free-spins", tag = "operator", security(("operator" = [])), params(FreeSpinsQuery),
    responses(
        (status = 200, body = Envelope<OperatorFreeSpinsValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<FreeSpinsQuery>,
) -> Result<Reply<OperatorFreeSpinsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let rows = rows(&base.store, query.account.0.as_deref(), (page.offset(), page.limit())).await?;
    Ok(Reply(OperatorFreeSpinsValue { content: rows.into_iter().map(OperatorFreeSpins::from).collect() }))
}

/// Grant free spins
///
/// To one member, those with a label, those of some ranks, or all. Repeating a name grants only to members who do not
/// have it yet.
#[utoipa::path(
    post, path = "/wps/operator/free-spins", tag = "operator", security(("operator" = [])), request_body = GrantFreeSpinsRequest,
    responses(
        (status = 200, body = Envelope<GrantedValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, description = "Nobody is named", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn grant(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<GrantFreeSpinsRequest>,
) -> Result<Reply<GrantedValue>, ApiError> {
    let actor = operator.actor(&base).await?;
    let GrantFreeSpinsRequest { name, to, games, spins, value, wager_multiplier, max_win, days } = request;
    let terms = FreeSpinsTerms { games, spins, value: value.0.0, wager_multiplier, max_win: max_win.0.0, days };
    Ok(Reply(grant_all(&base.store, actor, (&name, to), terms).await?))
}

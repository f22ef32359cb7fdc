//! Affiliates: whose downline a new member becomes (sections 4, 7 and 8 of the specification).

use axum::extract::State;
use lumora_core::wire::{AffiliateValue, Envelope};

use super::host;
use super::link::LinkStanding;
use crate::IdentityState;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Query, Reply};
use platform::params::{OptionalParam, Text};
use platform::query;
use platform::rate_limit::RateLimit;
use platform::store::{StoreError, sql};

/// How often one IP address may ask: enough for a typist, too little to try out codes.
const QUERY_LIMIT: RateLimit = RateLimit::hourly("affiliate", 60);
const LONGEST: usize = 64;

query! {
    /// The query of the affiliate call.
    pub(super) struct AffiliateQuery {
        /// The code, as typed or from the link.
        code: OptionalParam<Text<255>>,
        /// Host of the site, with its port if it has one.
        domain: OptionalParam<Text<260>>,
    }
}

/// Whether a code is an affiliate's
///
/// Only at a host of the operator whose affiliate it is. Codes of registration links are an affiliate's too, as long as somebody can register by them.
#[utoipa::path(
    get, path = "/wps/agent/affiliate", tag = "account", params(AffiliateQuery),
    responses((status = 200, body = Envelope<AffiliateValue>), (status = 429, body = ErrorEnvelope))
)]
pub(super) async fn affiliate(
    State(state): State<IdentityState>,
    ip: ClientIp,
    Query(query): Query<AffiliateQuery>,
) -> Result<Reply<AffiliateValue>, ApiError> {
    let base = &state.base;
    QUERY_LIMIT.take(base, &ip.network()).await?;
    let (code, domain) = (query.code.0.unwrap_or_default(), query.domain.0.unwrap_or_default());
    let here = host::is_operators(base, &domain).await?;
    let standing = if here { state.links.standing(base, &code).await? } else { LinkStanding::Unknown };
    let valid = match standing {
        LinkStanding::Open => true,
        LinkStanding::Ended => false,
        LinkStanding::Unknown => here && member_of(base.store.reader(), &code).await?.is_some(),
    };
    Ok(Reply(AffiliateValue { valid, ended: standing == LinkStanding::Ended }))
}

/// Account name of the affiliate with this code, unless the account is closed. Upper and lower case are the same.
///
/// # Errors
/// When the database fails.
pub(super) async fn member_of(executor: impl sql::Executor, code: &str) -> Result<Option<String>, StoreError> {
    let code = code.trim().to_uppercase();
    if code.is_empty() || code.chars().count() > LONGEST || code.contains('\0') {
        return Ok(None);
    }
    let query = sql::query_scalar(
        "select m.account from affiliates a join members m on m.id = a.member_id where a.code = $1 and m.state = 'active'",
    );
    query.bind(code).fetch_optional(executor).await
}

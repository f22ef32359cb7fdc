//! Affiliate codes, by which a new member joins the downline of an affiliate (sections 4, 7 and 8 of the
//! specification).

use axum::extract::State;
use lumora_core::wire::{AffiliateValue, Envelope};

use super::host;
use super::link::LinkStatus;
use crate::IdentityState;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Query, Reply};
use platform::params::{OptionalParam, Text};
use platform::query;
use platform::rate_limit::RateLimit;
use platform::store::{StoreError, sql};

/// Limit of queries per client network: enough for typing a code, too few for trying out codes.
const QUERY_LIMIT: RateLimit = RateLimit::hourly("affiliate", 60);
/// The longest affiliate code, in characters.
const MAX_CODE_LENGTH: usize = 64;

query! {
    /// The query of the affiliate call.
    pub(super) struct AffiliateQuery {
        /// The code, as typed or from the link.
        code: OptionalParam<Text<255>>,
        /// Host of the site, with its port if it has one.
        domain: OptionalParam<Text<260>>,
    }
}

/// Check an affiliate code
///
/// A code is valid only at a host of the operator. Codes of agents' registration links are valid too, as long as the
/// link is open.
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
    let is_operators_host = host::is_operators(base, &domain).await?;
    let status = if is_operators_host { state.links.status(base, &code).await? } else { LinkStatus::Unknown };
    let valid = match status {
        LinkStatus::Open => true,
        LinkStatus::Ended => false,
        LinkStatus::Unknown => is_operators_host && member_of(base.store.reader(), &code).await?.is_some(),
    };
    Ok(Reply(AffiliateValue { valid, ended: status == LinkStatus::Ended }))
}

/// Account name of the affiliate with this code, in upper or lower case; `None` unless the affiliate's account is
/// active.
///
/// # Errors
/// When the database fails.
pub(super) async fn member_of(executor: impl sql::Executor, code: &str) -> Result<Option<String>, StoreError> {
    let code = code.trim().to_uppercase();
    if code.is_empty() || code.chars().count() > MAX_CODE_LENGTH || code.contains('\0') {
        return Ok(None);
    }
    let query = sql::query_scalar(
        "select m.account from affiliates a join members m on m.id = a.member_id where a.code = $1 and m.state = 'active'",
    );
    query.bind(code).fetch_optional(executor).await
}

//! The parties of a contract, and the rules about who may sign with whom and what may be offered.

use axum::http::StatusCode;
use identity::member::MemberRow;
use identity::session::require_not_excluded;
use identity::tree::Placement;
use lumora_core::domain::agent::features::{AgentFeatures, ContractRequests};
use lumora_core::domain::agent::life::{ContractSide, ContractStatus};
use lumora_core::domain::agent::limit::exceeds;
use lumora_core::domain::agent::rights::AgentRight;
use lumora_core::domain::agent::terms::{ContractType, Terms};
use lumora_core::domain::money::Money;
use lumora_core::wire::{AgentSettings, Amount, ContractBounds, code};
use platform::http::ApiError;
use platform::store::{Connection, StoreError, from_row, sql};

use super::row::ContractRow;
use crate::rights;

/// Both parties of a contract.
#[derive(Debug, Clone)]
pub(super) struct Parties {
    /// The upline; `None` for the operator.
    pub(super) upline: Option<MemberRow>,
    pub(super) downline: MemberRow,
}

fn unavailable(message: &'static str) -> ApiError {
    ApiError::refused(StatusCode::CONFLICT, code::CONTRACT_PARTY, message)
}

impl Parties {
    /// Both parties, after checking that they may sign with each other at present.
    pub(super) async fn signing(
        tx: &mut Connection,
        (upline_id, downline_id): (&str, &str),
        now_ms: i64,
    ) -> Result<Self, ApiError> {
        let parties = Self::read(&mut *tx, upline_id, downline_id).await?;
        let placement = Placement::present(&mut *tx, downline_id).await?;
        if placement.is_none_or(|it| it.upline_id != upline_id) {
            return Err(unavailable("the downline stands under another upline now"));
        }
        let Self { upline, downline } = &parties;
        for member in upline.iter().chain([downline]) {
            if !member.is_active() || !member.account_type().is_agent() {
                return Err(unavailable("one side is closed, or no agent"));
            }
            if let Err(error) = require_not_excluded(&mut *tx, &member.id, now_ms).await {
                return Err(match error {
                    ApiError::Refused(_) => unavailable("one side is excluded from play"),
                    other => other,
                });
            }
        }
        if upline.as_ref().is_some_and(|it| it.currency != downline.currency) {
            return Err(unavailable("the two keep different currencies"));
        }
        let may_accept = rights::may(&mut *tx, downline.account_type(), AgentRight::AcceptContract).await?;
        let may_offer = match upline {
            Some(upline) => rights::may(tx, upline.account_type(), AgentRight::OfferContract).await?,
            None => true,
        };
        if may_accept && may_offer { Ok(parties) } else { Err(rights::missing()) }
    }

    /// Both parties, without any check.
    pub(super) async fn read(tx: &mut Connection, upline_id: &str, downline_id: &str) -> Result<Self, ApiError> {
        let missing = || ApiError::not_found("member of the team");
        let downline = MemberRow::by_id(&mut *tx, downline_id).await?.ok_or_else(missing)?;
        let upline = match upline_id {
            "" => None,
            id => Some(MemberRow::by_id(tx, id).await?.ok_or_else(missing)?),
        };
        Ok(Self { upline, downline })
    }
}

/// Whether contracts of a type are shown, and which side may make a new request.
pub(super) const fn offered(settings: &AgentSettings, contract_type: ContractType) -> (bool, ContractRequests) {
    let features = AgentFeatures::of(settings);
    match contract_type {
        ContractType::Dividend => (features.dividends, settings.divtypereq),
        ContractType::Daily => (features.daily_salary, settings.dailysalreqtype),
        ContractType::Hourly => (features.hour_salary, settings.contracthoursalreq),
        ContractType::RealTime => (features.real_time_salary, settings.realtimesalreqtype),
    }
}

/// Refuses what the operator has switched off. `initiator` is the side that makes a new request, `None` for an answer.
pub(super) fn require_offered(
    settings: &AgentSettings,
    contract_type: ContractType,
    initiator: Option<ContractSide>,
) -> Result<(), ApiError> {
    let (is_shown, requests_by) = offered(settings, contract_type);
    let may_begin = match (initiator, requests_by) {
        (None, _) | (_, ContractRequests::Both) => true,
        (Some(side), ContractRequests::Upline) => side == ContractSide::Upline,
        (Some(_), ContractRequests::Off) => false,
    };
    if is_shown && may_begin {
        return Ok(());
    }
    let message = "the operator lets this side not begin contracts of this type";
    Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message))
}

struct BoundsRow {
    max_rate: Option<i64>,
    max_guaranteed_rate: Option<i64>,
    max_cap: Option<i64>,
}

from_row!(BoundsRow { max_rate, max_guaranteed_rate, max_cap });

/// The site's upper bounds for contracts of a type.
pub(super) async fn bounds(
    executor: impl sql::Executor,
    contract_type: ContractType,
) -> Result<ContractBounds, StoreError> {
    let query = "select max_rate, max_guaranteed_rate, max_cap from contract_bounds where contract_type = $1";
    let row: Option<BoundsRow> = sql::query_as(query).bind(contract_type.name()).fetch_optional(executor).await?;
    let rate = |it: Option<i64>| it.and_then(|it| u32::try_from(it).ok());
    Ok(row.map_or_else(ContractBounds::default, |row| ContractBounds {
        max_rate: rate(row.max_rate),
        max_guaranteed_rate: rate(row.max_guaranteed_rate),
        max_cap: row.max_cap.map(|it| Amount(Money(it))),
    }))
}

/// Whether terms are within the site's bounds.
fn within(terms: &Terms, bounds: &ContractBounds) -> bool {
    let cap_fits = |cap: Option<Amount>| bounds.max_cap.is_none_or(|limit| cap.is_some_and(|cap| cap <= limit));
    bounds.max_rate.is_none_or(|limit| terms.highest_rate() <= limit)
        && bounds.max_guaranteed_rate.is_none_or(|limit| terms.guaranteed_rate <= limit)
        && terms.tiers.iter().all(|tier| cap_fits(tier.cap))
        && (bounds.max_cap.is_none() || !terms.tiers.is_empty())
}

/// Refuses terms that no contract of this type can have.
pub(super) async fn require_terms(
    tx: &mut Connection,
    contract_type: ContractType,
    terms: &Terms,
) -> Result<(), ApiError> {
    let wrong =
        |message: &'static str| Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::CONTRACT_TERMS, message));
    if terms.contract_type != contract_type {
        return wrong("the terms are those of another type of contract than the call is for");
    }
    if !terms.check().is_empty() {
        return wrong("these can not be the terms of a contract");
    }
    if within(terms, &bounds(tx, contract_type).await?) {
        Ok(())
    } else {
        wrong("the terms go above what the operator allows for contracts of this type")
    }
}

/// The agent's own active contract of the same kind as the terms, with which they are compared.
pub(super) async fn own_like(
    tx: &mut Connection,
    agent_id: &str,
    terms: &Terms,
) -> Result<Option<(ContractRow, Terms)>, StoreError> {
    let agent_and_type = (agent_id, terms.contract_type);
    let rows =
        ContractRow::of_side(&mut *tx, ContractSide::Downline, agent_and_type, &[ContractStatus::Active]).await?;
    for row in rows {
        if let Some(own) = row.terms(&mut *tx).await?.filter(|own| own.is_like(terms)) {
            return Ok(Some((row, own)));
        }
    }
    Ok(None)
}

/// Refuses terms that an upline can not grant: it has no contract of that kind itself, or a lower one. The operator may grant any.
pub(super) async fn require_within_own(
    tx: &mut Connection,
    upline: Option<&MemberRow>,
    terms: &Terms,
) -> Result<(), ApiError> {
    let Some(upline) = upline else { return Ok(()) };
    let own = own_like(tx, &upline.id, terms).await?;
    if own.is_some_and(|(_, own)| exceeds(terms, &own).is_empty()) {
        return Ok(());
    }
    let message = "the terms go above the upline's own contract of this kind, or it has none";
    Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::CONTRACT_EXCEEDS, message))
}

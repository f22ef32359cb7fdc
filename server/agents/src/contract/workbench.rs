//! Figures of real teams in past periods for the workbench, where offers are tried out: what terms make of them computes the core on
//! the client.

use axum::http::StatusCode;
use identity::tree::{self, Placement};
use lumora_core::domain::agent::life::{ContractSide, ContractStatus, MAX_REPLAYED};
use lumora_core::domain::agent::terms::Terms;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, ContractBelow, ContractPast, ContractReplay, ContractReplayCall, PeriodFigures, code};
use platform::clock::rfc3339;
use platform::day;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, StoreError};

use super::party::own_like;
use super::row::ContractRow;
use crate::team_figures::{Team, team};
use identity::member::MemberRow;

/// The most members whose bets are returned singly; no terms require more active members than this.
const MAX_MEMBERS: usize = 5_000;

fn period_figures(team: Team) -> PeriodFigures {
    let figures = team.figures;
    PeriodFigures {
        turnover: Amount(figures.turnover),
        valid_bet: Amount(figures.valid_bet),
        payout: Amount(figures.payout),
        rebate: Amount(figures.rebate),
        bonuses: Amount(figures.bonuses),
        deposits: Amount(figures.deposits),
        members: team.members.into_iter().take(MAX_MEMBERS).map(|it| Amount(Money(it))).collect(),
    }
}

/// The figures of the downline's and the agent's own team in finished periods.
pub(super) async fn replay(
    tx: &mut Connection,
    (agent_id, currency): (&str, &str),
    call: &ContractReplayCall,
    now_ms: i64,
) -> Result<ContractReplay, ApiError> {
    if !(1..=MAX_REPLAYED).contains(&call.periods) {
        return Err(invalid_field("periods", format!("periods must be 1 to {MAX_REPLAYED}")));
    }
    let terms = &call.terms;
    if !terms.check().is_empty() {
        let message = "these can not be the terms of a contract";
        return Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::CONTRACT_TERMS, message));
    }
    let downline_id = require_direct(&mut *tx, agent_id, &call.downline_id).await?;
    let party = if downline_id == agent_id { None } else { MemberRow::by_id(&mut *tx, &downline_id).await? };
    let party = party.map(|it| it.account).unwrap_or_default();
    let own = own_like(&mut *tx, agent_id, terms).await?.map(|(_, own)| own);
    let offset = day::offset_minutes(&mut *tx).await?;
    let mut periods = Vec::new();
    for span in terms.period.over(call.periods as usize, now_ms, offset) {
        let downline = team(&mut *tx, (&downline_id, currency), terms, span).await?;
        let own = match &own {
            Some(own) => period_figures(team(&mut *tx, (agent_id, currency), own, span).await?),
            None => PeriodFigures::default(),
        };
        let from = rfc3339(terms.period.runs(span, offset).0);
        periods.push(ContractPast { first: span.first, from, downline: period_figures(downline), own });
    }
    let below = below(tx, &downline_id, terms).await?;
    // An agent who looks at its own team has no part to keep for itself.
    let own = own.filter(|_| downline_id != agent_id);
    Ok(ContractReplay { party, periods, own, below })
}

/// The id of the member whose team is replayed: the caller itself, or a direct downline. Everybody else is answered like an unknown member.
async fn require_direct(tx: &mut Connection, agent_id: &str, downline_id: &str) -> Result<String, ApiError> {
    if downline_id.is_empty() {
        return Ok(agent_id.to_owned());
    }
    let unknown = || ApiError::not_found("member of the team");
    let below = tree::below(&mut *tx, agent_id, downline_id).await?.ok_or_else(unknown)?;
    let placement = Placement::present(tx, &below.id).await?;
    if placement.is_some_and(|it| it.upline_id == agent_id) { Ok(below.id) } else { Err(unknown()) }
}

/// Contracts of the downline that depend on the one that the offer would replace.
async fn below(tx: &mut Connection, downline_id: &str, terms: &Terms) -> Result<Vec<ContractBelow>, StoreError> {
    let agent_and_type = (downline_id, terms.contract_type);
    let rows = ContractRow::of_side(&mut *tx, ContractSide::Upline, agent_and_type, &[ContractStatus::Active]).await?;
    let mut below = Vec::new();
    for row in rows {
        if let Some(stands) = row.terms(&mut *tx).await?.filter(|it| it.is_like(terms)) {
            let downline = MemberRow::by_id(&mut *tx, &row.downline_id).await?.map(|it| it.account).unwrap_or_default();
            below.push(ContractBelow { contract_id: row.id, downline, terms: stands });
        }
    }
    Ok(below)
}

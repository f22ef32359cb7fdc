//! The file of one member of the downline.

use identity::member::{MemberRow, masked_name};
use identity::session::Member;
use identity::verified_hints;
use lumora_core::domain::agent::downline::DownlineStatus;
use lumora_core::domain::agent::rights::AgentRight;
use lumora_core::wire::{DownlineFile, DownlineName};
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::Store;

use super::freeze;
use super::rows::{self, Span};
use crate::contract;
use crate::figures::Zone;
use crate::rights;
use crate::team::{Days, of_days};

/// What the agent may see of a member of its team, and which actions it may take.
pub(super) async fn read(
    store: &Store,
    agent: &Member,
    member: &MemberRow,
    path: Vec<DownlineName>,
    span: Span,
) -> Result<DownlineFile, ApiError> {
    let ids = [member.id.clone()];
    let row = rows::read(store, &agent.id, &ids, span).await?.pop();
    let row = row.ok_or_else(|| ApiError::not_found("member of the team"))?;
    let zone = Zone::read(store.reader()).await?;
    let days = Days { first: span.from_day, last: span.today };
    let (own, team) = of_days(store, (&member.id, &member.currency), days, zone.offset_minutes).await?;
    let (email, mobile) = verified_hints(member);
    let table = rights::table(store.reader()).await?;
    let may = |right| table.allow(agent.account_type().number(), right);
    let frozen = freeze::find(store.reader(), &member.id).await?;
    let may_end = match &frozen {
        Some(it) => freeze::is_same_or_below(store.reader(), &agent.id, &it.agent_id).await?,
        None => false,
    };
    let active = row.status == DownlineStatus::Active;
    let shown_freeze = frozen.filter(|_| may_end && row.status == DownlineStatus::Frozen);
    Ok(DownlineFile {
        real_name: masked_name(&member.payee_name),
        email,
        mobile,
        own,
        team,
        can_freeze: active && may(AgentRight::FreezeDownline),
        can_unfreeze: shown_freeze.is_some() && may(AgentRight::FreezeDownline),
        can_transfer: active
            && may(AgentRight::TransferToDownline)
            && cashier::downline::is_offered(store.reader()).await?,
        can_message: active && may(AgentRight::MessageDownline),
        can_change_rates: active && row.depth == 1 && may(AgentRight::ChangeRates),
        contracts: if active && row.depth == 1 && member.account_type().is_agent() {
            contract::between(store, &agent.id, &member.id, may(AgentRight::OfferContract)).await?
        } else {
            Vec::new()
        },
        frozen_at: shown_freeze.as_ref().map(|it| rfc3339(it.frozen_at)).unwrap_or_default(),
        frozen_reason: shown_freeze.map(|it| it.reason).unwrap_or_default(),
        row,
        path,
    })
}

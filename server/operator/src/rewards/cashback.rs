//! Settled cashback, by command and as `/wps/operator/cashback`. Read only: a failed run is among the background jobs,
//! and an operator puts a wrong payment right by a correction of the balance.

use ::rewards::cashback::back_office::{self, EntryRow, RunRow};
use axum::extract::State;
use clap::Subcommand;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{Code, OptionalParam, Page, PageNumber, PageSize, Text};
use platform::query;
use platform::store::Store;
use serde::Serialize;
use utoipa::ToSchema;

use super::{MAX_LISTED, PAGE, day};
use crate::AdminError;
use crate::members::id_of;

/// Commands on settled cashback.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Cashback {
    /// List settled periods, the latest first.
    Runs {
        /// Only those of the plan with this id.
        #[arg(long)]
        plan: Option<String>,
    },
    /// List members' entries in settled periods, the latest first.
    Entries {
        /// Only those of the plan with this id.
        #[arg(long)]
        plan: Option<String>,
        /// Only those of the member with this account name.
        #[arg(long)]
        account: Option<String>,
    },
}

impl Cashback {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store) -> Result<Vec<String>, AdminError> {
        let lines: Vec<String> = match self {
            Self::Runs { plan } => {
                let (rows, _) = back_office::runs(store, plan.as_deref().unwrap_or_default(), (0, MAX_LISTED)).await?;
                rows.iter().map(run_line).collect()
            }
            Self::Entries { plan, account } => {
                let member_id = id_of(store, account.as_deref()).await?.unwrap_or_default();
                let plan_and_member = (plan.as_deref().unwrap_or_default(), member_id.as_str());
                let (rows, _) = back_office::entries(store, plan_and_member, (0, MAX_LISTED)).await?;
                rows.iter().map(entry_line).collect()
            }
        };
        Ok(if lines.is_empty() { vec!["none".to_owned()] } else { lines })
    }
}

fn decimal(units: i64) -> String {
    Money(units).to_decimal()
}

fn run_line(row: &RunRow) -> String {
    let RunRow { plan_id, members, .. } = row;
    let end = match (row.skipped != 0, row.finished_at) {
        (true, _) => "skipped: the plan was off, or the licence forbids it".to_owned(),
        (false, None) => "under way".to_owned(),
        (false, Some(at)) => format!("settled {}", rfc3339(at)),
    };
    let amount = decimal(row.amount);
    format!("{plan_id:<24} {} to {}  {members:>6} members {amount:>14}  {end}", day(row.first_day), day(row.last_day))
}

fn entry_line(row: &EntryRow) -> String {
    let EntryRow { plan_id, account, currency, level, .. } = row;
    let [due, due_now, corrected, carried_in, carried_out, amount] =
        [row.due, row.due_now, row.corrected, row.carried_in, row.carried_out, row.amount].map(decimal);
    let end = match (row.withheld != 0, row.claimed_at, row.expires_at) {
        (true, ..) => "withheld: excluded, marked or closed".to_owned(),
        (_, Some(at), _) => format!("claimed {}", rfc3339(at)),
        (_, None, Some(at)) => format!("claimable until {}", rfc3339(at)),
        _ => "nothing granted".to_owned(),
    };
    format!(
        "{plan_id:<24} {} to {}  {account:<20} level {level}  granted {amount} {currency}  due {due} (now {due_now})  \
         corrected {corrected}  carried in {carried_in}, out {carried_out}  {end}",
        day(row.first_day),
        day(row.last_day)
    )
}

query! {
    /// Which periods to list.
    pub(super) struct RunsQuery {
        /// Only those of the plan with this id.
        plan: OptionalParam<Code>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Periods on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which entries to list.
    pub(super) struct EntriesQuery {
        /// Only those of the plan with this id.
        plan: OptionalParam<Code>,
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Entries on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A settled or skipped period of a cashback plan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorCashbackRun {
    plan_id: String,
    /// First day of the period, YYYY-MM-DD.
    first_day: String,
    /// Last day of the period, YYYY-MM-DD.
    last_day: String,
    /// Whether the period was skipped, because the plan was off or the licence forbade it.
    skipped: bool,
    /// The number of members with an entry.
    members: i64,
    /// The sum that was granted to them.
    amount: Amount,
    /// When the settlement started, RFC 3339.
    started_at: String,
    /// When the settlement finished, RFC 3339; empty while it is running.
    finished_at: String,
}

impl From<RunRow> for OperatorCashbackRun {
    fn from(row: RunRow) -> Self {
        Self {
            plan_id: row.plan_id,
            first_day: day(row.first_day),
            last_day: day(row.last_day),
            skipped: row.skipped != 0,
            members: row.members,
            amount: Amount(Money(row.amount)),
            started_at: rfc3339(row.started_at),
            finished_at: row.finished_at.map(rfc3339).unwrap_or_default(),
        }
    }
}

/// A page of settled periods.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CashbackRunsValue {
    /// The periods, the latest first.
    content: Vec<OperatorCashbackRun>,
    /// The number of pages.
    total_pages: u32,
    /// The number of periods on all pages.
    total_elements: i64,
}

/// The cashback of a member in a period.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorCashbackEntry {
    plan_id: String,
    /// First day of the period, YYYY-MM-DD.
    first_day: String,
    /// Last day of the period, YYYY-MM-DD.
    last_day: String,
    /// Account name of the member.
    account: String,
    currency: String,
    /// The member's level that determined the rate.
    level: i64,
    /// The amount due for the period's bets, when it was settled.
    due: Amount,
    /// The amount due after later corrections of those bets.
    due_now: Amount,
    /// The sum that corrections of earlier periods add.
    corrected: Amount,
    /// Negative amount carried in from earlier periods; zero or below.
    carried_in: Amount,
    /// Negative amount carried out to later periods; zero or below.
    carried_out: Amount,
    /// The amount that was granted.
    amount: Amount,
    /// Whether it was withheld, because the member is excluded or marked, or the account is closed.
    withheld: bool,
    /// Until when it can be claimed, RFC 3339; empty if nothing was granted.
    claimable_until: String,
    /// When it was claimed, RFC 3339; empty if it was not.
    claimed_at: String,
    /// When it was settled, RFC 3339.
    settled_at: String,
}

impl From<EntryRow> for OperatorCashbackEntry {
    fn from(row: EntryRow) -> Self {
        let amount = |units: i64| Amount(Money(units));
        Self {
            plan_id: row.plan_id,
            first_day: day(row.first_day),
            last_day: day(row.last_day),
            account: row.account,
            currency: row.currency,
            level: row.level,
            due: amount(row.due),
            due_now: amount(row.due_now),
            corrected: amount(row.corrected),
            carried_in: amount(row.carried_in),
            carried_out: amount(row.carried_out),
            amount: amount(row.amount),
            withheld: row.withheld != 0,
            claimable_until: row.expires_at.map(rfc3339).unwrap_or_default(),
            claimed_at: row.claimed_at.map(rfc3339).unwrap_or_default(),
            settled_at: rfc3339(row.settled_at),
        }
    }
}

/// A page of cashback entries.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CashbackEntriesValue {
    /// The entries, the latest first.
    content: Vec<OperatorCashbackEntry>,
    /// The number of pages.
    total_pages: u32,
    /// The number of entries on all pages.
    total_elements: i64,
}

/// List periods of cashback
///
/// All periods of all plans that were settled or skipped.
#[utoipa::path(
    get, path = "/wps/operator/cashback/runs", tag = "operator", security(("operator" = [])), params(RunsQuery),
    responses(
        (status = 200, body = Envelope<CashbackRunsValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn runs(
    State(base): State<Base>,
    Query(query): Query<RunsQuery>,
) -> Result<Reply<CashbackRunsValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let plan = query.plan.0.as_deref().unwrap_or_default();
    let (rows, total_elements) = back_office::runs(&base.store, plan, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorCashbackRun::from).collect();
    Ok(Reply(CashbackRunsValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// List members' cashback
#[utoipa::path(
    get, path = "/wps/operator/cashback/entries", tag = "operator", security(("operator" = [])), params(EntriesQuery),
    responses(
        (status = 200, body = Envelope<CashbackEntriesValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn entries(
    State(base): State<Base>,
    Query(query): Query<EntriesQuery>,
) -> Result<Reply<CashbackEntriesValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?.unwrap_or_default();
    let plan_and_member = (query.plan.0.as_deref().unwrap_or_default(), member_id.as_str());
    let (rows, total_elements) =
        back_office::entries(&base.store, plan_and_member, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorCashbackEntry::from).collect();
    Ok(Reply(CashbackEntriesValue { content, total_pages: page.count(total_elements), total_elements }))
}

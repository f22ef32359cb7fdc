//! Cashback that was settled, by command and as `/wps/operator/cashback`. There is nothing to decide: a run that failed is among the jobs, and what a member got
//! wrongly is put right by a correction of the balance.

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

use super::{MOST, PAGE, day};
use crate::AdminError;
use crate::members::id_of;

/// Cashback.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Cashback {
    /// List the periods that were settled, the latest first.
    Runs {
        /// Only those of the plan with this id.
        #[arg(long)]
        plan: Option<String>,
    },
    /// List what periods have brought members, the latest first.
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
    /// Gives the lines to print.
    pub(crate) async fn run(self, store: &Store) -> Result<Vec<String>, AdminError> {
        let lines: Vec<String> = match self {
            Self::Runs { plan } => {
                let (rows, _) = back_office::runs(store, plan.as_deref().unwrap_or_default(), (0, MOST)).await?;
                rows.iter().map(run_line).collect()
            }
            Self::Entries { plan, account } => {
                let member_id = id_of(store, account.as_deref()).await?.unwrap_or_default();
                let which = (plan.as_deref().unwrap_or_default(), member_id.as_str());
                let (rows, _) = back_office::entries(store, which, (0, MOST)).await?;
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
    /// Which periods.
    pub(super) struct RunsQuery {
        /// Only those of the plan with this id.
        plan: OptionalParam<Code>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Periods on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Which entries.
    pub(super) struct EntriesQuery {
        /// Only those of the plan with this id.
        plan: OptionalParam<Code>,
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Entries on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A period of a plan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorCashbackRun {
    plan_id: String,
    /// The first day, YYYY-MM-DD.
    first_day: String,
    /// The last day.
    last_day: String,
    /// The plan was off, or the licence forbade it: nothing was settled.
    skipped: bool,
    /// Members with an entry.
    members: i64,
    /// What was granted to them.
    amount: Amount,
    /// RFC 3339.
    started_at: String,
    /// RFC 3339; empty while it is under way.
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

/// Periods.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CashbackRunsValue {
    /// The latest first.
    content: Vec<OperatorCashbackRun>,
    /// How many pages there are.
    total_pages: u32,
    /// How many periods.
    total_elements: i64,
}

/// What a period has brought a member.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorCashbackEntry {
    plan_id: String,
    /// The first day, YYYY-MM-DD.
    first_day: String,
    /// The last day.
    last_day: String,
    /// Account name.
    account: String,
    currency: String,
    /// The level that counted.
    level: i64,
    /// What was due by the bets of the period when it was settled.
    due: Amount,
    /// The same as corrections have left it since.
    due_now: Amount,
    /// What corrections of earlier periods have changed.
    corrected: Amount,
    /// What earlier periods had left to be taken; never above zero.
    carried_in: Amount,
    /// What this one has left to be taken from those that follow; never above zero.
    carried_out: Amount,
    /// What was granted.
    amount: Amount,
    /// Nothing is given to the member: excluded, marked, or the account is closed.
    withheld: bool,
    /// Until when it can be claimed, RFC 3339; empty where nothing was granted.
    claimable_until: String,
    /// When it was claimed, RFC 3339; empty where it was not.
    claimed_at: String,
    /// RFC 3339.
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

/// Entries.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CashbackEntriesValue {
    /// The latest first.
    content: Vec<OperatorCashbackEntry>,
    /// How many pages there are.
    total_pages: u32,
    /// How many entries.
    total_elements: i64,
}

/// Periods of cashback
///
/// Each period of each plan that was settled or skipped.
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

/// What cashback has brought members
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
    let which = (query.plan.0.as_deref().unwrap_or_default(), member_id.as_str());
    let (rows, total_elements) = back_office::entries(&base.store, which, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(OperatorCashbackEntry::from).collect();
    Ok(Reply(CashbackEntriesValue { content, total_pages: page.count(total_elements), total_elements }))
}

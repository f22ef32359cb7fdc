//! What contracts have brought, by command and as `/wps/operator/agents/settlements`: which wait for approval, what the next period would bring, what is put right by two
//! persons, and whether everything adds up against the ledger. Each decision is written down in the transaction that makes it.

use ::agents::settle::back_office::{self, Audit, Correction, Filter, Shown};
use clap::{Subcommand, ValueEnum};
use lumora_core::domain::agent::settlement::SettlementStatus;
use lumora_core::domain::agent::terms::{ContractPeriod, ContractType};
use lumora_core::domain::money::Money;
use platform::clock::rfc3339;
use platform::day::{Day, offset_minutes};
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, Store};

use crate::members::id_of;
use crate::{Actor, AdminError, audit};

/// Rows that a command lists.
const MOST: i64 = 500;

/// Kinds of periods, as the command line takes them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum PeriodArg {
    /// Five minutes.
    RealTime,
    /// An hour.
    Hourly,
    /// A day.
    Daily,
    /// A week.
    Weekly,
    /// Half a month.
    HalfMonthly,
    /// A month.
    Monthly,
}

impl From<PeriodArg> for ContractPeriod {
    fn from(period: PeriodArg) -> Self {
        match period {
            PeriodArg::RealTime => Self::RealTime,
            PeriodArg::Hourly => Self::Hourly,
            PeriodArg::Daily => Self::Daily,
            PeriodArg::Weekly => Self::Weekly,
            PeriodArg::HalfMonthly => Self::HalfMonthly,
            PeriodArg::Monthly => Self::Monthly,
        }
    }
}

/// Settlements, and what is to be done with them.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Settlements {
    /// List those in a status: what waits with the oldest first, all others with the latest first.
    List {
        /// CALCULATED, PENDING, PAID, REFUSED, PARTIAL, OVERDUE or ALL.
        #[arg(long, default_value = "CALCULATED")]
        state: String,
        /// DIVIDEND, DAILY, HOURLY, REALTIME or ALL.
        #[arg(long = "type", default_value = "ALL")]
        contract_type: String,
        /// Only those that the member with this account name pays or is paid.
        #[arg(long)]
        account: Option<String>,
    },
    /// Let one be paid.
    Approve {
        /// Its id, as listed.
        id: String,
    },
    /// Refuse one of which nothing was paid.
    Refuse {
        /// Its id, as listed.
        id: String,
        /// Why, in 5 to 500 characters; both sides read it.
        #[arg(long)]
        reason: String,
    },
    /// Show what the next period would bring if it were settled now; nothing is written.
    DryRun {
        /// Which kind of period.
        period: PeriodArg,
    },
    /// Propose to put one right: the next settlement of its contract brings more, or less; another person approves it.
    Correct {
        /// Its id, as listed.
        id: String,
        /// How much more, or less where it is below zero, such as -5.00.
        #[arg(long, allow_negative_numbers = true, value_parser = crate::cashier::amount)]
        amount: i64,
        /// Why, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// List what is put right, the latest first.
    Corrections {
        /// PROPOSED, POSTED, REJECTED or ALL.
        #[arg(long, default_value = "PROPOSED")]
        state: String,
    },
    /// Let the next settlement count what another person has proposed.
    ApproveCorrection {
        /// Its id, as listed.
        id: String,
    },
    /// End a proposal.
    RejectCorrection {
        /// Its id, as listed.
        id: String,
    },
    /// Add all payments of some days up against the ledger, and name what differs.
    Audit {
        /// The first day, YYYY-MM-DD.
        #[arg(long)]
        from: String,
        /// The last day.
        #[arg(long)]
        to: String,
    },
}

/// What is decided about a settlement.
#[derive(Debug, Clone)]
pub(super) enum Verdict {
    /// It is paid.
    Approve,
    /// It is not, for this reason.
    Refuse(String),
}

impl Settlements {
    /// Carries it out; gives the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let lines = match self {
            Self::List { state, contract_type, account } => {
                let member_id = id_of(store, account.as_deref()).await?.unwrap_or_default();
                let status = word("state", &state, SettlementStatus::from_name(&state).map(SettlementStatus::name))?;
                let known = ContractType::from_name(&contract_type).map(ContractType::name);
                let contract_type = word("type", &contract_type, known)?;
                let filter = Filter { status, contract_type, member_id: &member_id };
                back_office::list(store, filter, (0, MOST)).await?.0.iter().map(line).collect()
            }
            Self::Approve { id } => vec![line(&decide(store, actor, id, Verdict::Approve).await?)],
            Self::Refuse { id, reason } => vec![line(&decide(store, actor, id, Verdict::Refuse(reason)).await?)],
            Self::DryRun { period } => {
                back_office::dry_run(store, period.into(), actor.now_ms).await?.iter().map(line).collect()
            }
            Self::Correct { id, amount, reason } => {
                vec![correction_line(&propose(store, actor, id, (amount, reason)).await?)]
            }
            Self::Corrections { state } => {
                let known = ["PROPOSED", "POSTED", "REJECTED"].into_iter().find(|it| *it == state);
                let state = word("state", &state, known)?;
                back_office::corrections(store, state, (0, MOST)).await?.0.iter().map(correction_line).collect()
            }
            Self::ApproveCorrection { id } => {
                vec![correction_line(&decide_correction(store, actor, id, true).await?)]
            }
            Self::RejectCorrection { id } => {
                vec![correction_line(&decide_correction(store, actor, id, false).await?)]
            }
            Self::Audit { from, to } => audit_lines(&add_up(store, &from, &to).await?),
        };
        Ok(if lines.is_empty() { vec!["none".to_owned()] } else { lines })
    }
}

/// A word that lets some through; empty for all.
fn word<'a>(name: &str, given: &str, known: Option<&'a str>) -> Result<&'a str, AdminError> {
    match known {
        Some(word) => Ok(word),
        None if given == "ALL" => Ok(""),
        None => {
            let wanted = "one of the words that its help lists".to_owned();
            Err(AdminError::Value { name: name.to_owned(), wanted, value: given.to_owned() })
        }
    }
}

/// Decides on a settlement, and writes down who did.
pub(super) async fn decide(store: &Store, actor: Actor, id: String, verdict: Verdict) -> Result<Shown, ApiError> {
    let work = async move |tx: &mut Connection| {
        let shown = match &verdict {
            Verdict::Approve => back_office::approve(tx, &id, actor.person(), actor.now_ms).await?,
            Verdict::Refuse(reason) => back_office::refuse(tx, &id, (actor.person(), reason), actor.now_ms).await?,
        };
        let subject = format!("settlement {} {}", shown.row.id, shown.payee);
        let latter = format!("{} {} {}", shown.row.status, Money(shown.row.amount).to_decimal(), shown.row.reason);
        audit::record(tx, &actor, &subject, ("CALCULATED", latter.trim_end())).await?;
        Ok::<_, ApiError>(shown)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Proposes a correction, and writes down who did.
pub(super) async fn propose(
    store: &Store,
    actor: Actor,
    id: String,
    (amount, reason): (i64, String),
) -> Result<Correction, ApiError> {
    let work = async move |tx: &mut Connection| {
        let row = back_office::propose(tx, &id, (amount, &reason), actor.person(), actor.now_ms).await?;
        note(tx, &actor, &row, "").await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Decides on a correction, and writes down who did.
pub(super) async fn decide_correction(
    store: &Store,
    actor: Actor,
    id: String,
    approves: bool,
) -> Result<Correction, ApiError> {
    let work = async move |tx: &mut Connection| {
        let row = back_office::decide(tx, &id, approves, actor.person(), actor.now_ms).await?;
        note(tx, &actor, &row, "PROPOSED").await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn note(tx: &mut Connection, actor: &Actor, row: &Correction, former: &str) -> Result<(), ApiError> {
    let subject = format!("correction {} of settlement {} {}", row.id, row.settlement_id, row.payee);
    let latter = format!("{} {} {}: {}", row.status, Money(row.amount).to_decimal(), row.currency, row.reason);
    Ok(audit::record(tx, actor, &subject, (former, &latter)).await?)
}

/// Adds payments of some days up against the ledger.
pub(super) async fn add_up(store: &Store, from: &str, to: &str) -> Result<Audit, ApiError> {
    let offset = offset_minutes(store.reader()).await?;
    let day = |name: &str, text: &str| {
        let wrong = || invalid_field(name, format!("{name} must be a day such as 2026-11-20"));
        Day::parse(text, offset).ok_or_else(wrong)
    };
    let (from, to) = (day("from", from)?, day("to", to)?);
    Ok(back_office::audit(store, (from.from_ms(), to.until_ms())).await?)
}

fn decimal(units: i64) -> String {
    Money(units).to_decimal()
}

fn line(Shown { row, payer, payee }: &Shown) -> String {
    let payer = if payer.is_empty() { "the operator" } else { payer };
    let tier = row.tier.map_or("guaranteed".to_owned(), |tier| format!("tier {}", tier + 1));
    let [turnover, net_loss, basis, carried_in, due, corrected, debt, amount, paid] = [
        row.turnover,
        row.net_loss().0,
        row.basis_amount,
        row.carried_in,
        row.due,
        row.corrected,
        row.debt_in,
        row.amount,
        row.paid_amount,
    ]
    .map(decimal);
    let reason = if row.reason.is_empty() { String::new() } else { format!("  {}", row.reason) };
    format!(
        "{}  {:<9} {:<12} {} to {}  {payer} to {payee}  {amount} {} paid {paid}  {:<10} turnover {turnover} net loss {net_loss} basis {basis} \
         carried in {carried_in} active {} {tier} rate {} due {due} corrected {corrected} debt {debt}{reason}",
        row.id,
        row.contract_type,
        row.period,
        rfc3339(row.starts_at),
        rfc3339(row.ends_at),
        row.currency,
        row.status,
        row.active_members,
        row.rate,
    )
}

fn correction_line(row: &Correction) -> String {
    let Correction { id, settlement_id, payee, currency, reason, status, proposed_by, decided_by, settled_in, .. } =
        row;
    let decided = if decided_by.is_empty() { String::new() } else { format!("  decided by: {decided_by}") };
    let settled = if settled_in.is_empty() { String::new() } else { format!("  counted by {settled_in}") };
    let amount = decimal(row.amount);
    format!(
        "{id}  settlement {settlement_id} {payee:<20} {amount:>14} {currency}  {status:<8} proposed by: {proposed_by}{decided}{settled}  {reason}"
    )
}

fn audit_lines(audit: &Audit) -> Vec<String> {
    let sums = audit.sums.iter().map(|it| {
        let verdict = if it.recorded == it.posted { "agrees" } else { "DIFFERS" };
        format!(
            "{:<9} {}  recorded {}  posted {}  {verdict}",
            it.kind,
            it.currency,
            decimal(it.recorded),
            decimal(it.posted)
        )
    });
    let differences = audit.differences.iter().map(|it| {
        let whose = if it.whose.is_empty() { "nothing that was settled" } else { &it.whose };
        let [recorded, posted] = [it.recorded, it.posted].map(decimal);
        format!("transaction {} of {whose}: recorded {recorded}, posted {posted}", it.transaction_id)
    });
    sums.chain(differences).collect()
}

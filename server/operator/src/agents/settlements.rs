//! Settlements of agents' contracts, by command and as `/wps/operator/agents/settlements`: approval, a dry run of the
//! next period, corrections, which take two persons, and an audit of payments against the ledger. Each decision is
//! recorded in its own transaction.

use ::agents::settle::back_office::{self, Audit, Correction, Filter, NamedSettlement};
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

/// The most rows that one list shows.
const MAX_LISTED: i64 = 500;

/// Kinds of settlement periods on the command line.
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

/// Commands on settlements of contracts.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Settlements {
    /// List settlements in a status: those that wait for approval with the oldest first, all others with the latest
    /// first.
    List {
        /// Status: CALCULATED, PENDING, PAID, REFUSED, PARTIAL, OVERDUE or ALL.
        #[arg(long, default_value = "CALCULATED")]
        state: String,
        /// Type of contract: DIVIDEND, DAILY, HOURLY, REALTIME or ALL.
        #[arg(long = "type", default_value = "ALL")]
        contract_type: String,
        /// Only those in which the member with this account name pays or is paid.
        #[arg(long)]
        account: Option<String>,
    },
    /// Approve a settlement for payment.
    Approve {
        /// Id of the settlement, as listed.
        id: String,
    },
    /// Refuse a settlement of which nothing was paid.
    Refuse {
        /// Id of the settlement, as listed.
        id: String,
        /// The reason, in 5 to 500 characters; both sides read it.
        #[arg(long)]
        reason: String,
    },
    /// Show what the next period would pay if it were settled now; nothing is stored.
    DryRun {
        /// Kind of period.
        period: PeriodArg,
    },
    /// Propose a correction, which the next settlement of the contract adds; another person approves it.
    Correct {
        /// Id of the settlement, as listed.
        id: String,
        /// Amount that is added, negative to subtract, such as -5.00.
        #[arg(long, allow_negative_numbers = true, value_parser = crate::cashier::amount)]
        amount: i64,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// List corrections, the latest first.
    Corrections {
        /// State: PROPOSED, POSTED, REJECTED or ALL.
        #[arg(long, default_value = "PROPOSED")]
        state: String,
    },
    /// Approve a correction that another person has proposed; the next settlement adds it.
    ApproveCorrection {
        /// Id of the correction, as listed.
        id: String,
    },
    /// Reject a proposed correction.
    RejectCorrection {
        /// Id of the correction, as listed.
        id: String,
    },
    /// Compare all payments of some days with the ledger, and list the differences.
    Audit {
        /// First day, YYYY-MM-DD.
        #[arg(long)]
        from: String,
        /// Last day, inclusive.
        #[arg(long)]
        to: String,
    },
}

/// A decision on a settlement.
#[derive(Debug, Clone)]
pub(super) enum Verdict {
    /// It may be paid.
    Approve,
    /// It is refused, for this reason.
    Refuse(String),
}

impl Settlements {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let lines = match self {
            Self::List { state, contract_type, account } => {
                let member_id = id_of(store, account.as_deref()).await?.unwrap_or_default();
                let status =
                    filter_word("state", &state, SettlementStatus::from_name(&state).map(SettlementStatus::name))?;
                let known_word = ContractType::from_name(&contract_type).map(ContractType::name);
                let contract_type = filter_word("type", &contract_type, known_word)?;
                let filter = Filter { status, contract_type, member_id: &member_id };
                back_office::list(store, filter, (0, MAX_LISTED)).await?.0.iter().map(line).collect()
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
                let known_word = ["PROPOSED", "POSTED", "REJECTED"].into_iter().find(|it| *it == state);
                let state = filter_word("state", &state, known_word)?;
                back_office::corrections(store, state, (0, MAX_LISTED)).await?.0.iter().map(correction_line).collect()
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

/// The word of a filter, if it is known; empty for `ALL`, which filters nothing.
fn filter_word<'a>(name: &str, text: &str, known_word: Option<&'a str>) -> Result<&'a str, AdminError> {
    match known_word {
        Some(word) => Ok(word),
        None if text == "ALL" => Ok(""),
        None => {
            let wanted = "one of the words that its help lists".to_owned();
            Err(AdminError::Value { name: name.to_owned(), wanted, value: text.to_owned() })
        }
    }
}

/// Decides a settlement, and records the decision.
pub(super) async fn decide(
    store: &Store,
    actor: Actor,
    id: String,
    verdict: Verdict,
) -> Result<NamedSettlement, ApiError> {
    let work = async move |tx: &mut Connection| {
        let settlement = match &verdict {
            Verdict::Approve => back_office::approve(tx, &id, actor.person(), actor.now_ms).await?,
            Verdict::Refuse(reason) => back_office::refuse(tx, &id, (actor.person(), reason), actor.now_ms).await?,
        };
        let subject = format!("settlement {} {}", settlement.row.id, settlement.payee);
        let latter = format!(
            "{} {} {}",
            settlement.row.status,
            Money(settlement.row.amount).to_decimal(),
            settlement.row.reason
        );
        audit::record(tx, &actor, &subject, ("CALCULATED", latter.trim_end())).await?;
        Ok::<_, ApiError>(settlement)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Proposes a correction, and records the proposal.
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

/// Decides a correction, and records the decision.
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

/// Compares the payments of some days, both inclusive, with the ledger.
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

fn line(NamedSettlement { row, payer, payee }: &NamedSettlement) -> String {
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

//! Corrections of balances, by command, and the functions that command line and API share.

use ::cashier::correction::{self, Correction, CorrectionStatus, NewCorrection};
use ::cashier::withdrawable;
use clap::Subcommand;
use platform::http::ApiError;
use platform::store::{Connection, Store};

use super::{MAX_LISTED, age, amount, decimal};
use crate::{Actor, AdminError, audit};

/// Commands on corrections of balances.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Corrections {
    /// Propose a correction, which another person has to approve.
    Propose {
        /// Account name of the member.
        account: String,
        /// Amount that is credited, negative to debit, such as -5.00.
        #[arg(long, allow_negative_numbers = true, value_parser = amount)]
        amount: i64,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// List corrections in a status: those that wait for approval with the oldest first, all others with the latest
    /// first.
    List {
        /// Status: PROPOSED, POSTED, REJECTED or ALL.
        #[arg(long, default_value = "PROPOSED")]
        state: String,
    },
    /// Approve a correction that another person has proposed: the money moves.
    Approve {
        /// Id of the correction, as listed.
        id: String,
    },
    /// Reject a correction; no money moves.
    Reject {
        /// Id of the correction, as listed.
        id: String,
    },
}

/// A decision on a proposed correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The money moves.
    Approve,
    /// No money moves.
    Reject,
}

impl Corrections {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let now_ms = actor.now_ms;
        let row = match self {
            Self::List { state } => return list_lines(store, &state, now_ms).await,
            Self::Propose { account, amount, reason } => {
                propose(store, actor, NewCorrection { account, amount, reason }).await?
            }
            Self::Approve { id } => decide(store, actor, id, Verdict::Approve).await?,
            Self::Reject { id } => decide(store, actor, id, Verdict::Reject).await?,
        };
        Ok(vec![line(&row, now_ms)])
    }
}

/// Proposes a correction, and records the proposal.
pub(super) async fn propose(store: &Store, actor: Actor, new: NewCorrection) -> Result<Correction, ApiError> {
    let work = async move |tx: &mut Connection| {
        let row = correction::propose(tx, &new, actor.person(), actor.now_ms).await?;
        note(tx, &actor, &row, "").await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Decides a correction, and records the decision.
pub(super) async fn decide(store: &Store, actor: Actor, id: String, verdict: Verdict) -> Result<Correction, ApiError> {
    if verdict == Verdict::Approve {
        withdrawable::count_play(store).await?;
    }
    let work = async move |tx: &mut Connection| {
        let row = match verdict {
            Verdict::Approve => correction::approve(tx, &id, actor.person(), actor.now_ms).await?,
            Verdict::Reject => correction::reject(tx, &id, actor.person(), actor.now_ms).await?,
        };
        note(tx, &actor, &row, CorrectionStatus::Proposed.name()).await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn note(tx: &mut Connection, actor: &Actor, row: &Correction, former: &str) -> Result<(), ApiError> {
    let subject = format!("correction {} {}", row.id, row.account);
    let latter = format!("{} {} {}: {}", row.status, decimal(row.amount), row.currency, row.reason);
    Ok(audit::record(tx, actor, &subject, (former, &latter)).await?)
}

async fn list_lines(store: &Store, state: &str, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let status = CorrectionStatus::from_name(state);
    if status.is_none() && state != "ALL" {
        let wanted = "PROPOSED or POSTED or REJECTED or ALL".to_owned();
        return Err(AdminError::Value { name: "state".to_owned(), wanted, value: state.to_owned() });
    }
    let (rows, _) = correction::list(store, status, None, (0, MAX_LISTED)).await?;
    Ok(rows.iter().map(|row| line(row, now_ms)).collect())
}

pub(super) fn line(row: &Correction, now_ms: i64) -> String {
    let sum = format!("{} {}", decimal(row.amount), row.currency);
    let Correction { id, account, status, reason, proposed_by, decided_by, .. } = row;
    let age = age(row.proposed_at, now_ms);
    let decided = if decided_by.is_empty() { String::new() } else { format!("  decided by: {decided_by}") };
    format!("{id}  {account:<20} {sum:>16}  {status:<8}  {age}  proposed by: {proposed_by}{decided}  {reason}")
}

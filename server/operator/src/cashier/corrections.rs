//! Corrections of balances by command, and what both the command line and the calls carry out.

use ::cashier::correction::{self, Correction, CorrectionStatus, NewCorrection};
use ::cashier::withdrawable;
use clap::Subcommand;
use platform::http::ApiError;
use platform::store::{Connection, Store};

use super::{MOST, age, amount, decimal};
use crate::{Actor, AdminError, audit};

/// Corrections, and what is to be done with them.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Corrections {
    /// Propose one; another person approves it.
    Propose {
        /// Account name of the member.
        account: String,
        /// What comes in, or goes out where it is below zero, such as -5.00.
        #[arg(long, allow_negative_numbers = true, value_parser = amount)]
        amount: i64,
        /// Why, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// List those in a status: what waits with the oldest first, all others with the latest first.
    List {
        /// PROPOSED, POSTED, REJECTED or ALL.
        #[arg(long, default_value = "PROPOSED")]
        state: String,
    },
    /// Move the money, where another person has proposed it.
    Approve {
        /// Its id, as listed.
        id: String,
    },
    /// End it without money.
    Reject {
        /// Its id, as listed.
        id: String,
    },
}

/// What is decided about a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The money moves.
    Approve,
    /// Nothing does.
    Reject,
}

impl Corrections {
    /// Carries it out; gives the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let now_ms = actor.now_ms;
        let row = match self {
            Self::List { state } => return listed(store, &state, now_ms).await,
            Self::Propose { account, amount, reason } => {
                propose(store, actor, NewCorrection { account, amount, reason }).await?
            }
            Self::Approve { id } => decide(store, actor, id, Verdict::Approve).await?,
            Self::Reject { id } => decide(store, actor, id, Verdict::Reject).await?,
        };
        Ok(vec![line(&row, now_ms)])
    }
}

/// Writes a proposal, and down who made it.
pub(super) async fn propose(store: &Store, actor: Actor, new: NewCorrection) -> Result<Correction, ApiError> {
    let work = async move |tx: &mut Connection| {
        let row = correction::propose(tx, &new, actor.person(), actor.now_ms).await?;
        note(tx, &actor, &row, "").await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Decides on a proposal, and writes down who did.
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

async fn listed(store: &Store, state: &str, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let status = CorrectionStatus::from_name(state);
    if status.is_none() && state != "ALL" {
        let wanted = "PROPOSED or POSTED or REJECTED or ALL".to_owned();
        return Err(AdminError::Value { name: "state".to_owned(), wanted, value: state.to_owned() });
    }
    let (rows, _) = correction::list(store, status, None, (0, MOST)).await?;
    Ok(rows.iter().map(|row| line(row, now_ms)).collect())
}

pub(super) fn line(row: &Correction, now_ms: i64) -> String {
    let sum = format!("{} {}", decimal(row.amount), row.currency);
    let Correction { id, account, status, reason, proposed_by, decided_by, .. } = row;
    let age = age(row.proposed_at, now_ms);
    let decided = if decided_by.is_empty() { String::new() } else { format!("  decided by: {decided_by}") };
    format!("{id}  {account:<20} {sum:>16}  {status:<8}  {age}  proposed by: {proposed_by}{decided}  {reason}")
}

//! Withdrawals by command, and the decisions that both the command line and the calls carry out.

use std::path::PathBuf;

use ::cashier::withdrawal::back_office::{self, Listed, Which};
use ::cashier::withdrawal::{self, Decision};
use ::cashier::{timeline, withdrawable};
use clap::Subcommand;
use lumora_core::domain::cashier::WithdrawalStatus;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::{Connection, Store};

use super::money::{sum_lines, timeline_lines};
use super::{MOST, age, amount, checked_note, decimal, write_picture};
use crate::{Actor, AdminError, audit};

/// Withdrawals, and what is to be done with them.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Withdrawals {
    /// List those in a status: what waits for you with the oldest first, all others with the latest first.
    List {
        /// WAITING (to be approved, or in dispute), ALL, or a status such as RISK_REVIEW, PROCESSING or DISPUTED.
        #[arg(long, default_value = "WAITING")]
        state: String,
    },
    /// Show one with its timeline and pictures, and what the member may take out.
    Show {
        /// Its id or number.
        id: String,
    },
    /// It may be paid. Above the setting `withdrawal_two_persons_above` it takes a second person.
    Approve(Named),
    /// It may not; the money is the member's again.
    Reject(Named),
    /// End a dispute: the member has received it. Nothing is refunded.
    CloseDispute(Named),
    /// End a dispute: so much has not arrived, and goes back to the wallet.
    Refund {
        /// Which.
        #[command(flatten)]
        named: Named,
        /// What has not arrived, such as 50.00.
        #[arg(long, value_parser = amount)]
        amount: i64,
    },
    /// Write a picture of one to a file, as JPEG.
    Picture {
        /// Its id, as shown.
        id: String,
        /// Where to write it.
        #[arg(long)]
        out: PathBuf,
    },
}

/// Which withdrawal.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Named {
    /// Its id or number.
    id: String,
    /// Words to the member.
    #[arg(long, default_value = "")]
    note: String,
}

/// The words that stand for some withdrawals.
pub(super) fn choices() -> Vec<(&'static str, Which)> {
    let statuses = WithdrawalStatus::ALL.iter().map(|status| (status.name(), Which::In(*status)));
    [("WAITING", Which::Waiting), ("ALL", Which::All)].into_iter().chain(statuses).collect()
}

impl Withdrawals {
    /// Carries it out; gives the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let (Named { id, note }, decision) = match self {
            Self::List { state } => return listed(store, &state, actor.now_ms).await,
            Self::Show { id } => return shown(store, id, actor.now_ms).await,
            Self::Picture { id, out } => return write_picture(store, id, &out).await,
            Self::Approve(named) => (named, Decision::Approve),
            Self::Reject(named) => (named, Decision::Reject),
            Self::CloseDispute(named) => (named, Decision::CloseDispute),
            Self::Refund { named, amount } => (named, Decision::RefundDispute(amount)),
        };
        let row = decide(store, actor, &id, decision, &note).await?;
        let mut lines = vec![line(&row, None)];
        if decision == Decision::Approve && row.row.status() == WithdrawalStatus::RiskReview {
            lines.push("noted: an amount like this takes a second person, who approves it too".to_owned());
        }
        Ok(lines)
    }
}

/// Carries a decision out and writes it down.
pub(super) async fn decide(
    store: &Store,
    actor: Actor,
    id: &str,
    decision: Decision,
    note: &str,
) -> Result<Listed, ApiError> {
    let note = checked_note(note)?.to_owned();
    let former = back_office::find(store, id).await?.ok_or_else(|| ApiError::not_found("withdrawal"))?.row;
    let id = former.id.clone();
    let work = async move |tx: &mut Connection| {
        let row = withdrawal::decide(tx, &former.id, decision, (actor.person(), &note), actor.now_ms).await?;
        let latter = format!("{} {} {note}", decision_words(decision), row.status().name());
        let subject = format!("withdrawal {}", row.order_no);
        audit::record(tx, &actor, &subject, (former.status().name(), latter.trim())).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    back_office::find(store, &id).await?.ok_or_else(|| ApiError::not_found("withdrawal"))
}

fn decision_words(decision: Decision) -> String {
    match decision {
        Decision::Approve => "approved:".to_owned(),
        Decision::Reject => "rejected:".to_owned(),
        Decision::CloseDispute => "dispute closed:".to_owned(),
        Decision::RefundDispute(amount) => format!("refunded {}:", decimal(amount)),
    }
}

async fn listed(store: &Store, state: &str, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let Some((_, which)) = choices().into_iter().find(|(word, _)| *word == state) else {
        let wanted = choices().into_iter().map(|(word, _)| word).collect::<Vec<_>>().join(" or ");
        return Err(AdminError::Value { name: "state".to_owned(), wanted, value: state.to_owned() });
    };
    let (rows, _) = back_office::list(store, which, None, (0, MOST)).await?;
    Ok(rows.iter().map(|row| line(row, Some(now_ms))).collect())
}

/// Number, account, amount, status, why it waits; age and pictures in lists.
fn line(Listed { row, account, images }: &Listed, now_ms: Option<i64>) -> String {
    let (number, status) = (&row.order_no, row.status().name());
    let sum = format!("{} {}", decimal(row.amount), row.currency);
    let mut line = format!("{number:<12} {account:<20} {sum:>16}  {status}");
    let reasons: Vec<&str> = withdrawal::in_words(&row.review_reasons).into_iter().map(|(_, words)| words).collect();
    if !reasons.is_empty() {
        line.push_str(&format!("  ({})", reasons.join("; ")));
    }
    if !row.approved_by.is_empty() {
        line.push_str(&format!("  first approval: {}", row.approved_by));
    }
    if let Some(now_ms) = now_ms {
        line.push_str(&format!("  {}  pictures: {}", age(row.created_at, now_ms), images.len()));
    }
    line
}

async fn shown(store: &Store, id: String, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let found = back_office::find(store, &id).await?;
    let listed = found.ok_or_else(|| AdminError::NoSuch("withdrawal".to_owned(), id))?;
    let row = &listed.row;
    let place = format!("{} {} {}", row.kind().name(), row.institution, row.hint);
    let (fee, net, paid) = (decimal(row.fee), decimal(row.net()), decimal(row.paid));
    let mut lines = vec![
        line(&listed, Some(now_ms)),
        format!("id: {}", row.id),
        format!(
            "to: {}  asked for: {}",
            place.split_whitespace().collect::<Vec<_>>().join(" "),
            rfc3339(row.created_at)
        ),
        format!("fee: {fee}  arrives: {net}  paid: {paid}"),
    ];
    lines.extend(listed.images.iter().map(|image| format!("picture: {image}")));
    lines.extend(timeline_lines(timeline(store.reader(), &row.id).await?));
    let money = withdrawable::read(store, &row.member_id, &row.currency, now_ms).await?;
    lines.extend(sum_lines(&money));
    Ok(lines)
}

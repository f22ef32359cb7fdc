//! Withdrawals, by command, and the decisions that command line and API share.

use std::path::PathBuf;

use ::cashier::withdrawal::back_office::{self, Listed, WithdrawalFilter};
use ::cashier::withdrawal::{self, Decision};
use ::cashier::{timeline, withdrawable};
use clap::Subcommand;
use lumora_core::domain::cashier::WithdrawalStatus;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::{Connection, Store};

use super::money::{sum_lines, timeline_lines};
use super::{MAX_LISTED, age, amount, checked_note, decimal, write_picture};
use crate::{Actor, AdminError, audit};

/// Commands on withdrawals.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Withdrawals {
    /// List withdrawals in a status: those that wait for an operator with the oldest first, all others with the latest
    /// first.
    List {
        /// WAITING (in risk review or in dispute), ALL, or a status such as RISK_REVIEW, PROCESSING or DISPUTED.
        #[arg(long, default_value = "WAITING")]
        state: String,
    },
    /// Show a withdrawal with its timeline and pictures, and what the member may withdraw.
    Show {
        /// Id or order number of the withdrawal.
        id: String,
    },
    /// Approve a withdrawal for payment. Above the setting `withdrawal_two_persons_above` it takes a second person.
    Approve(DecisionArgs),
    /// Reject a withdrawal; the money goes back to the wallet.
    Reject(DecisionArgs),
    /// End a dispute: the member has received the money. Nothing is refunded.
    CloseDispute(DecisionArgs),
    /// End a dispute: an amount has not arrived, and goes back to the wallet.
    Refund {
        /// The withdrawal, and a note.
        #[command(flatten)]
        named: DecisionArgs,
        /// The amount that has not arrived, such as 50.00.
        #[arg(long, value_parser = amount)]
        amount: i64,
    },
    /// Write a picture of a withdrawal to a file, as JPEG.
    Picture {
        /// Id of the picture, as shown.
        id: String,
        /// File to write it to.
        #[arg(long)]
        out: PathBuf,
    },
}

/// The withdrawal to decide, and a note.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct DecisionArgs {
    /// Id or order number of the withdrawal.
    id: String,
    /// Note that the member reads.
    #[arg(long, default_value = "")]
    note: String,
}

/// The words of the filter of withdrawals.
pub(super) fn choices() -> Vec<(&'static str, WithdrawalFilter)> {
    let statuses = WithdrawalStatus::ALL.iter().map(|status| (status.name(), WithdrawalFilter::In(*status)));
    [("WAITING", WithdrawalFilter::Waiting), ("ALL", WithdrawalFilter::All)].into_iter().chain(statuses).collect()
}

impl Withdrawals {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let (DecisionArgs { id, note }, decision) = match self {
            Self::List { state } => return list_lines(store, &state, actor.now_ms).await,
            Self::Show { id } => return show_lines(store, id, actor.now_ms).await,
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

/// Carries a decision out and records it.
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

async fn list_lines(store: &Store, state: &str, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let Some((_, filter)) = choices().into_iter().find(|(word, _)| *word == state) else {
        let wanted = choices().into_iter().map(|(word, _)| word).collect::<Vec<_>>().join(" or ");
        return Err(AdminError::Value { name: "state".to_owned(), wanted, value: state.to_owned() });
    };
    let (rows, _) = back_office::list(store, filter, None, (0, MAX_LISTED)).await?;
    Ok(rows.iter().map(|row| line(row, Some(now_ms))).collect())
}

/// A withdrawal on one line: order number, account, amount, status, reasons of review; with `now_ms` also its age and
/// count of pictures.
fn line(Listed { row, account, images }: &Listed, now_ms: Option<i64>) -> String {
    let (number, status) = (&row.order_no, row.status().name());
    let sum = format!("{} {}", decimal(row.amount), row.currency);
    let mut line = format!("{number:<12} {account:<20} {sum:>16}  {status}");
    let reasons: Vec<&str> =
        withdrawal::review_reasons(&row.review_reasons).into_iter().map(|(_, words)| words).collect();
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

async fn show_lines(store: &Store, id: String, now_ms: i64) -> Result<Vec<String>, AdminError> {
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

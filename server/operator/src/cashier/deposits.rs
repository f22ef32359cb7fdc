//! Deposits, by command, and the decisions that command line and API share.

use std::path::PathBuf;

use ::cashier::deposit::back_office::{self, Listed};
use ::cashier::deposit::held::HeldDecision;
use ::cashier::deposit::{self, Decision};
use ::cashier::{timeline, withdrawable};
use clap::Subcommand;
use lumora_core::domain::cashier::DepositStatus;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::{Connection, Store};

use super::held;
use super::money::{sum_lines, timeline_lines};
use super::{MAX_LISTED, age, amount, checked_note, decimal, write_picture};
use crate::{Actor, AdminError, audit};

/// Commands on deposits.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Deposits {
    /// List deposits in a status: those that wait for an operator with the oldest first, all others with the latest
    /// first.
    List {
        /// Status: REVIEW (waits for an operator), PENDING, HELD (see `held`), CREDITED, DECLINED, EXPIRED, CANCELLED,
        /// FAILED, or ALL.
        #[arg(long, default_value = "REVIEW")]
        state: String,
    },
    /// Show a deposit with its timeline and pictures, and what the member may withdraw.
    Show {
        /// Id or order number of the deposit.
        id: String,
    },
    /// Report the amount of a bank slip that has arrived in the operator's account; the member is credited with it.
    Arrived {
        /// Id or order number of the deposit.
        id: String,
        /// The amount that has arrived, such as 50.00.
        #[arg(long, value_parser = amount)]
        amount: i64,
        /// Note that the member reads.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Report that nothing has arrived for a bank slip.
    Decline {
        /// Id or order number of the deposit.
        id: String,
        /// Note that the member reads.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// List receipts that are held because they exceed a deposit limit, the oldest first.
    Held,
    /// Credit a held receipt, once the member's limit leaves room for it.
    CreditHeld {
        /// Id of the receipt, as listed.
        id: String,
    },
    /// Report that a held receipt was sent back to its payer.
    ReturnHeld {
        /// Id of the receipt, as listed.
        id: String,
    },
    /// Write a picture of a deposit to a file, as JPEG.
    Picture {
        /// Id of the picture, as shown.
        id: String,
        /// File to write it to.
        #[arg(long)]
        out: PathBuf,
    },
}

impl Deposits {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let (id, decision, note) = match self {
            Self::List { state } => return list_lines(store, &state, actor.now_ms).await,
            Self::Show { id } => return show_lines(store, id, actor.now_ms).await,
            Self::Held => return Ok(held::lines(store).await?),
            Self::CreditHeld { id } => {
                return Ok(vec![held::line(&held::decide(store, actor, &id, HeldDecision::Credit).await?)]);
            }
            Self::ReturnHeld { id } => {
                return Ok(vec![held::line(&held::decide(store, actor, &id, HeldDecision::Returned).await?)]);
            }
            Self::Picture { id, out } => return write_picture(store, id, &out).await,
            Self::Arrived { id, amount, note } => (id, Decision::Arrived(amount), note),
            Self::Decline { id, note } => (id, Decision::Declined, note),
        };
        let row = decide(store, actor, &id, decision, &note).await?;
        Ok(vec![line(&row, None)])
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
    let former = back_office::find(store, id).await?.ok_or_else(|| ApiError::not_found("deposit"))?.row;
    if matches!(decision, Decision::Arrived(_)) {
        withdrawable::count_play(store).await?;
    }
    let id = former.id.clone();
    let work = async move |tx: &mut Connection| {
        let row = deposit::decide(tx, &former.id, &decision, (actor.person(), &note), actor.now_ms).await?;
        let latter = format!("{} {} {}", row.status().name(), decimal(row.received), note);
        let subject = format!("deposit {}", row.order_no);
        audit::record(tx, &actor, &subject, (former.status().name(), latter.trim())).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    back_office::find(store, &id).await?.ok_or_else(|| ApiError::not_found("deposit"))
}

async fn list_lines(store: &Store, state: &str, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let status = DepositStatus::from_name(state);
    if status.is_none() && state != "ALL" {
        let words = DepositStatus::ALL.iter().map(|status| status.name()).chain(["ALL"]);
        let (name, wanted) = ("state".to_owned(), words.collect::<Vec<_>>().join(" or "));
        return Err(AdminError::Value { name, wanted, value: state.to_owned() });
    }
    let (rows, _) = back_office::list(store, status, None, (0, MAX_LISTED)).await?;
    Ok(rows.iter().map(|row| line(row, Some(now_ms))).collect())
}

/// A deposit on one line: order number, account, amount, status, kind; with `now_ms` also its age and count of
/// pictures.
fn line(Listed { row, account, images }: &Listed, now_ms: Option<i64>) -> String {
    let (number, currency, kind, status) = (&row.order_no, &row.currency, row.kind().name(), row.status().name());
    let sum = format!("{} {currency}", decimal(row.amount));
    let mut line = format!("{number:<12} {account:<20} {sum:>16}  {status:<9} {kind}");
    if row.received > 0 {
        line.push_str(&format!("  received: {}", decimal(row.received)));
    }
    if let Some(now_ms) = now_ms {
        line.push_str(&format!("  {}  pictures: {}", age(row.created_at, now_ms), images.len()));
    }
    line
}

async fn show_lines(store: &Store, id: String, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let found = back_office::find(store, &id).await?;
    let listed = found.ok_or_else(|| AdminError::NoSuch("deposit".to_owned(), id))?;
    let row = &listed.row;
    let mut lines = vec![
        line(&listed, Some(now_ms)),
        format!("id: {}", row.id),
        format!("channel: {}  reference: {}  asked for: {}", row.channel_id, row.reference, rfc3339(row.created_at)),
        format!("fee: {}  credited: {}", decimal(row.fee), decimal(row.credited)),
    ];
    lines.extend(listed.images.iter().map(|image| format!("picture: {image}")));
    lines.extend(timeline_lines(timeline(store.reader(), &row.id).await?));
    let money = withdrawable::read(store, &row.member_id, &row.currency, now_ms).await?;
    lines.extend(sum_lines(&money));
    Ok(lines)
}

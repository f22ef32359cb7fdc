//! Wallets that game vendors keep, by command, and the functions that command line and API share: transfers, sums at
//! each vendor, and differences from its books. The vendors are the record type `wallet-vendors`.

use clap::Subcommand;
use games::wallets::back_office::{self, ListedTransfer, TransferFilter, VendorSum};
use games::wallets::{self, Difference};
use lumora_core::domain::cashier::TransferStatus;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::{Connection, Store};

use super::{MAX_LISTED, age, decimal};
use crate::members::id_of;
use crate::{Actor, AdminError, audit};

/// Commands on wallets that game vendors keep.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Wallets {
    /// Show what members have at each vendor, the count of transfers with unknown outcome, and when the books were
    /// compared.
    Vendors,
    /// List all differences from vendors' books.
    Differences,
    /// List transfers, the latest first.
    List {
        /// OPEN (the outcome is unknown), ALL, or a status such as UNKNOWN or FAILED.
        #[arg(long, default_value = "OPEN")]
        state: String,
        /// Only those of the member with this account name.
        #[arg(long)]
        account: Option<String>,
        /// Only those with the vendor of this code.
        #[arg(long)]
        vendor: Option<String>,
    },
    /// Show a transfer with its timeline.
    Show {
        /// Id or order number of the transfer.
        id: String,
    },
    /// Have the server query the outcome of a transfer at once.
    Ask {
        /// Id or order number of the transfer.
        id: String,
    },
}

/// The words of the filter of transfers.
pub(super) fn choices() -> Vec<(&'static str, TransferFilter)> {
    let statuses = TransferStatus::ALL.iter().map(|status| (status.name(), TransferFilter::In(*status)));
    [("OPEN", TransferFilter::Open), ("ALL", TransferFilter::All)].into_iter().chain(statuses).collect()
}

impl Wallets {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::Vendors => Ok(back_office::vendors(store).await?.iter().map(vendor_line).collect()),
            Self::Differences => Ok(wallets::differences(store).await?.iter().map(difference_line).collect()),
            Self::List { state, account, vendor } => {
                list_lines(store, &state, (account.as_deref(), vendor.as_deref()), actor.now_ms).await
            }
            Self::Show { id } => {
                let found = find_or_404(store, &id).await?;
                let mut lines = vec![line(&found, None)];
                lines.extend(found.row.steps().into_iter().map(|step| format!("  {}  {}", step.at, step.status)));
                if !found.row.note.is_empty() {
                    lines.push(format!("  last answer: {}", found.row.note));
                }
                Ok(lines)
            }
            Self::Ask { id } => {
                let found = query_outcome_now(store, actor, &id).await?;
                Ok(vec![line(&found, None), "a server asks the vendor within seconds".to_owned()])
            }
        }
    }
}

async fn find_or_404(store: &Store, id: &str) -> Result<ListedTransfer, ApiError> {
    back_office::find(store, id).await?.ok_or_else(|| ApiError::not_found("transfer"))
}

/// Schedules the query of a transfer's outcome for now, and records the request.
pub(super) async fn query_outcome_now(store: &Store, actor: Actor, id: &str) -> Result<ListedTransfer, ApiError> {
    let found = find_or_404(store, id).await?;
    let row = found.row.clone();
    let work = async move |tx: &mut Connection| {
        if !back_office::query_status_now(tx, &row.id, actor.now_ms).await? {
            return Err(super::wallets_api::outcome_not_open());
        }
        let subject = format!("wallet transfer {}", row.order_no);
        audit::record(tx, &actor, &subject, (row.status().name(), "asked for")).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(found)
}

async fn list_lines(
    store: &Store,
    state: &str,
    (account, vendor): (Option<&str>, Option<&str>),
    now_ms: i64,
) -> Result<Vec<String>, AdminError> {
    let Some((_, filter)) = choices().into_iter().find(|(word, _)| *word == state) else {
        let wanted = choices().into_iter().map(|(word, _)| word).collect::<Vec<_>>().join(" or ");
        return Err(AdminError::Value { name: "state".to_owned(), wanted, value: state.to_owned() });
    };
    let member_id = id_of(store, account).await?;
    let rows = back_office::list(store, filter, (member_id.as_deref(), vendor), (None, MAX_LISTED)).await?;
    Ok(rows.iter().map(|row| line(row, Some(now_ms))).collect())
}

/// A transfer on one line: order number, account, vendor, direction, amount, status; with `now_ms` also its age.
fn line(ListedTransfer { row, account }: &ListedTransfer, now_ms: Option<i64>) -> String {
    let sum = format!("{} {}", decimal(row.amount), row.currency);
    let (number, vendor, way, status) = (&row.order_no, &row.vendor, row.direction().name(), row.status().name());
    let mut line = format!("{number:<12} {account:<20} {vendor:<12} {way:<10} {sum:>16}  {status}");
    if let Some(failure) = row.failure() {
        line.push_str(&format!(" ({})", failure.name()));
    }
    if row.tries > 0 {
        line.push_str(&format!("  asked {} times", row.tries));
    }
    if let Some(now_ms) = now_ms {
        line.push_str(&format!("  {}", age(row.created_at, now_ms)));
    }
    line
}

fn vendor_line(it: &VendorSum) -> String {
    let checked = it.checked_at.map_or("not compared yet".to_owned(), |at| format!("compared {}", rfc3339(at)));
    let verdict = if it.differences == 0 { "agrees".to_owned() } else { format!("{} DIFFERENCES", it.differences) };
    format!(
        "{:<12} {} wallets with {} {}  {} transfers open  {verdict}  {checked}",
        it.vendor,
        it.wallets,
        decimal(it.booked),
        it.currency,
        it.open
    )
}

fn difference_line(it: &Difference) -> String {
    let Difference { vendor, kind, reference, recorded, counterpart, currency, .. } = it;
    let (recorded, counterpart) = (decimal(*recorded), decimal(*counterpart));
    format!("{vendor:<12} {}  {reference}: {recorded} and {counterpart} {currency} ({})", kind.name(), kind.words())
}

//! Wallets that vendors keep, by command, and what both the command line and the calls carry out: transfers, what there is at each vendor, and what does not
//! agree. Which vendors these are is the record type `wallet-vendors`.

use clap::Subcommand;
use games::wallets::back_office::{self, Listed, VendorSum, Which};
use games::wallets::{self, Difference};
use lumora_core::domain::cashier::TransferStatus;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::{Connection, Store};

use super::{MOST, age, decimal};
use crate::members::id_of;
use crate::{Actor, AdminError, audit};

/// Wallets that vendors keep.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Wallets {
    /// What members have at each vendor, transfers whose end is not known, and when the vendor's books were compared.
    Vendors,
    /// Everything that does not agree with a vendor.
    Differences,
    /// List transfers, the latest first.
    List {
        /// OPEN (their end is not known), ALL, or a status such as UNKNOWN or FAILED.
        #[arg(long, default_value = "OPEN")]
        state: String,
        /// Only those of the member with this account name.
        #[arg(long)]
        account: Option<String>,
        /// Only those of this vendor.
        #[arg(long)]
        vendor: Option<String>,
    },
    /// Show a transfer with its timeline.
    Show {
        /// Its id or number.
        id: String,
    },
    /// Have a server ask the vendor for the end of a transfer at once.
    Ask {
        /// Its id or number.
        id: String,
    },
}

/// The words that stand for some transfers.
pub(super) fn choices() -> Vec<(&'static str, Which)> {
    let statuses = TransferStatus::ALL.iter().map(|status| (status.name(), Which::In(*status)));
    [("OPEN", Which::Open), ("ALL", Which::All)].into_iter().chain(statuses).collect()
}

impl Wallets {
    /// Carries it out; gives the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::Vendors => Ok(back_office::vendors(store).await?.iter().map(vendor_line).collect()),
            Self::Differences => Ok(wallets::differences(store).await?.iter().map(difference_line).collect()),
            Self::List { state, account, vendor } => {
                listed(store, &state, (account.as_deref(), vendor.as_deref()), actor.now_ms).await
            }
            Self::Show { id } => {
                let found = there(store, &id).await?;
                let mut lines = vec![line(&found, None)];
                lines.extend(found.row.steps().into_iter().map(|step| format!("  {}  {}", step.at, step.status)));
                if !found.row.note.is_empty() {
                    lines.push(format!("  last answer: {}", found.row.note));
                }
                Ok(lines)
            }
            Self::Ask { id } => {
                let found = ask(store, actor, &id).await?;
                Ok(vec![line(&found, None), "a server asks the vendor within seconds".to_owned()])
            }
        }
    }
}

async fn there(store: &Store, id: &str) -> Result<Listed, ApiError> {
    back_office::find(store, id).await?.ok_or_else(|| ApiError::not_found("transfer"))
}

/// Has a server ask for the end of a transfer, and writes down who wanted it.
pub(super) async fn ask(store: &Store, actor: Actor, id: &str) -> Result<Listed, ApiError> {
    let found = there(store, id).await?;
    let row = found.row.clone();
    let work = async move |tx: &mut Connection| {
        if !back_office::ask_now(tx, &row.id, actor.now_ms).await? {
            return Err(super::wallets_api::ended());
        }
        let subject = format!("wallet transfer {}", row.order_no);
        audit::record(tx, &actor, &subject, (row.status().name(), "asked for")).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(found)
}

async fn listed(
    store: &Store,
    state: &str,
    (account, vendor): (Option<&str>, Option<&str>),
    now_ms: i64,
) -> Result<Vec<String>, AdminError> {
    let Some((_, which)) = choices().into_iter().find(|(word, _)| *word == state) else {
        let wanted = choices().into_iter().map(|(word, _)| word).collect::<Vec<_>>().join(" or ");
        return Err(AdminError::Value { name: "state".to_owned(), wanted, value: state.to_owned() });
    };
    let member_id = id_of(store, account).await?;
    let rows = back_office::list(store, which, (member_id.as_deref(), vendor), (None, MOST)).await?;
    Ok(rows.iter().map(|row| line(row, Some(now_ms))).collect())
}

/// Number, account, vendor, which way, amount, status; age in lists.
fn line(Listed { row, account }: &Listed, now_ms: Option<i64>) -> String {
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

//! Accounts that their members have closed, by command, and the functions that command line and API share.

use ::privacy::closing::{self, Closure};
use clap::Subcommand;
use lumora_core::domain::money::Money;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::{Connection, Store};

use super::MAX_LISTED;
use crate::{Actor, AdminError, audit};

/// Commands on accounts that their members have closed.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Closures {
    /// List closed accounts, the latest first.
    List {
        /// Only those of the member with this account name.
        #[arg(long)]
        account: Option<String>,
    },
    /// Reopen an account, within the days of the setting account_reopen_days.
    Reopen {
        /// Account name of the member.
        account: String,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
}

impl Closures {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::List { account } => {
                let rows = closing::list(store.reader(), account.as_deref(), (0, MAX_LISTED)).await?;
                Ok(if rows.is_empty() { vec!["none".to_owned()] } else { rows.iter().map(line).collect() })
            }
            Self::Reopen { account, reason } => {
                reopen(store, actor, account.clone(), reason).await?;
                Ok(vec![format!("{account} is open again")])
            }
        }
    }
}

/// Reopens an account, and records it with the reason.
pub(super) async fn reopen(store: &Store, actor: Actor, account: String, reason: String) -> Result<(), ApiError> {
    let work = async move |tx: &mut Connection| {
        let member = closing::reopen(tx, &account, &reason, actor.person(), actor.now_ms).await?;
        let subject = format!("account {}", member.account);
        audit::record(tx, &actor, &subject, ("closed", &format!("active: {}", reason.trim()))).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

fn line(row: &Closure) -> String {
    let Closure { account, currency, reopened_by, reason, .. } = row;
    let [given_up, balance] = [row.given_up, row.balance].map(|units| Money(units).to_decimal());
    let end = match row.reopened_at {
        Some(at) => format!("opened again {} by {reopened_by}: {reason}", rfc3339(at)),
        None => format!("can be opened until {}", rfc3339(row.reopen_until)),
    };
    format!("{account:<20} closed {}  gave up {given_up} {currency}  holds {balance}  {end}", rfc3339(row.closed_at))
}

//! Messages to members' inboxes, by command, and the functions that command line and API share.

use std::io::Read;

use ::privacy::broadcast::{self, Broadcast, NewBroadcast};
use clap::Subcommand;
use lumora_core::domain::message::MessageCategory;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::{Connection, Store};

use super::MAX_LISTED;
use crate::recipient_filter::RecipientFilter;
use crate::{Actor, AdminError, audit};

/// Commands on messages to members' inboxes on the site.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Messages {
    /// Send a message to one member, those with a label, those of some ranks, or all. Advertising (PROMO) reaches only
    /// members who consented.
    Send {
        #[command(flatten)]
        whom: RecipientFilter,
        /// Only show how many members it reaches.
        #[arg(long)]
        preview: bool,
        /// File with one JSON object, such as {"category": "SYSTEM", "texts": {"EN": {"title": "...", "text": "..."}}}, and if wanted
        /// "pinned", "reply", "action" and "days"; - for standard input.
        file: String,
    },
    /// List the latest broadcasts and their progress.
    List,
}

impl Messages {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::Send { whom, preview: true, file } => {
                let reached = preview(store, whom, &read(&file)?).await?;
                Ok(vec![format!("it would reach {reached} members; nothing was sent")])
            }
            Self::Send { whom, preview: false, file } => Ok(vec![line(&send(store, actor, whom, read(&file)?).await?)]),
            Self::List => {
                let rows = broadcast::list(store.reader(), MAX_LISTED).await?;
                Ok(if rows.is_empty() { vec!["none".to_owned()] } else { rows.iter().map(line).collect() })
            }
        }
    }
}

fn read(file: &str) -> Result<NewBroadcast, AdminError> {
    let wrong = |detail: String| AdminError::File { file: file.to_owned(), detail };
    let mut text = String::new();
    if file == "-" {
        std::io::stdin().read_to_string(&mut text).map_err(|error| wrong(error.to_string()))?;
    } else {
        text = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    }
    serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))
}

/// The number of members whom a message would reach.
pub(super) async fn preview(store: &Store, recipients: RecipientFilter, new: &NewBroadcast) -> Result<i64, ApiError> {
    let to = recipients.resolve(store).await?;
    broadcast::reach(store.reader(), new, &to).await
}

/// Enqueues a broadcast, and records it.
pub(super) async fn send(
    store: &Store,
    actor: Actor,
    recipients: RecipientFilter,
    new: NewBroadcast,
) -> Result<Broadcast, ApiError> {
    let to = recipients.resolve(store).await?;
    let work = async move |tx: &mut Connection| {
        let row = broadcast::create(tx, (&new, &to), actor.person(), actor.now_ms).await?;
        let what = format!("{} to {}: {}", row.category, row.to().in_words(), row.total);
        audit::record(tx, &actor, &format!("broadcast {}", row.id), ("", &what)).await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

fn line(row: &Broadcast) -> String {
    let Broadcast { id, category, created_by, total, sent, .. } = row;
    let end = if row.finished_at.is_some() { "done" } else { "under way" };
    let width = MessageCategory::ALL.iter().map(|it| it.name().len()).max().unwrap_or_default();
    format!(
        "{id}  {}  {category:<width$}  {}  sent {sent} of {total}  {end}  by {created_by}",
        rfc3339(row.created_at),
        row.to().in_words()
    )
}

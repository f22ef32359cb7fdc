//! Messages into the inboxes of the site by command, and what both the command line and the calls carry out.

use std::io::Read;

use ::privacy::broadcast::{self, Broadcast, NewBroadcast, To};
use clap::{Args, Subcommand};
use lumora_core::domain::message::MessageCategory;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::params::unfit;
use platform::store::{Connection, Store};

use super::MOST;
use crate::members::member_of;
use crate::{Actor, AdminError, audit};

/// Messages into the inboxes of members on the site.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Messages {
    /// Send a message to one member, those with a label, those of some ranks, or all. What advertises (PROMO) goes only to those who have consented.
    Send {
        #[command(flatten)]
        whom: Whom,
        /// Say how many it reaches, and send nothing.
        #[arg(long)]
        preview: bool,
        /// File with one JSON object, such as {"category": "SYSTEM", "texts": {"EN": {"title": "...", "text": "..."}}}, and if wanted
        /// "pinned", "reply", "action" and "days"; - for standard input.
        file: String,
    },
    /// List the latest broadcasts and how far they have come.
    List,
}

/// Whom a message goes to: one of these.
#[derive(Debug, Clone, Default, Args)]
#[group(required = true, multiple = true)]
pub(crate) struct Whom {
    /// The member with this account name.
    #[arg(long, conflicts_with_all = ["label", "level_min", "level_max", "all"])]
    account: Option<String>,
    /// Members with this label; of some ranks where those are named as well.
    #[arg(long, conflicts_with = "all")]
    label: Option<String>,
    /// Members of this rank and above.
    #[arg(long, conflicts_with = "all")]
    level_min: Option<u8>,
    /// Members of this rank and below.
    #[arg(long, conflicts_with = "all")]
    level_max: Option<u8>,
    /// All members.
    #[arg(long)]
    all: bool,
}

/// Whom a message goes to, as a call or a command names them.
#[derive(Debug, Clone, Default)]
pub(super) struct Named {
    pub(super) account: Option<String>,
    pub(super) label: Option<String>,
    pub(super) levels: (Option<u8>, Option<u8>),
    pub(super) all: bool,
}

impl From<Whom> for Named {
    fn from(Whom { account, label, level_min, level_max, all }: Whom) -> Self {
        Self { account, label, levels: (level_min, level_max), all }
    }
}

impl Named {
    /// Whom that is: all only where it says so.
    async fn resolve(self, store: &Store) -> Result<To, ApiError> {
        let (lowest, highest) = self.levels;
        let narrows = self.label.is_some() || lowest.is_some() || highest.is_some();
        let ways = [self.account.is_some(), narrows, self.all].into_iter().filter(|way| *way).count();
        if ways != 1 {
            let message = "name one account, or a label or ranks, or all of them, and no two of these";
            return Err(unfit("account", message.to_owned()));
        }
        let mut to = To::default();
        if let Some(account) = self.account {
            to.member_id = member_of(store, &account).await?.id;
        }
        if let Some(label) = self.label {
            let label = label.trim().to_owned();
            if label.is_empty() || label.contains(char::is_control) {
                return Err(unfit("label", "label must be a label of members, on one line".to_owned()));
            }
            to.label = label;
        }
        to.levels = (i64::from(lowest.unwrap_or(0)), i64::from(highest.unwrap_or(u8::MAX)));
        Ok(to)
    }
}

impl Messages {
    /// Carries it out; gives the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::Send { whom, preview: true, file } => {
                let reached = preview(store, whom.into(), &read(&file)?).await?;
                Ok(vec![format!("it would reach {reached} members; nothing was sent")])
            }
            Self::Send { whom, preview: false, file } => {
                Ok(vec![line(&send(store, actor, whom.into(), read(&file)?).await?)])
            }
            Self::List => {
                let rows = broadcast::list(store.reader(), MOST).await?;
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

/// How many members it would reach.
pub(super) async fn preview(store: &Store, named: Named, new: &NewBroadcast) -> Result<i64, ApiError> {
    let to = named.resolve(store).await?;
    broadcast::reach(store.reader(), new, &to).await
}

/// Has a message sent, and writes down who did.
pub(super) async fn send(store: &Store, actor: Actor, named: Named, new: NewBroadcast) -> Result<Broadcast, ApiError> {
    let to = named.resolve(store).await?;
    let job = async move |tx: &mut Connection| {
        let row = broadcast::create(tx, (&new, &to), actor.person(), actor.now_ms).await?;
        let what = format!("{} to {}: {}", row.category, whom(&row), row.total);
        audit::record(tx, &actor.name, &format!("broadcast {}", row.id), ("", &what), actor.now_ms).await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { job(tx).await })).await
}

/// Whom it goes to, in words.
pub(super) fn whom(row: &Broadcast) -> String {
    let Broadcast { member_id, label, level_min, level_max, .. } = row;
    match (member_id.is_empty(), label.is_empty()) {
        (false, _) => format!("member {member_id}"),
        (true, false) => format!("label {label}, ranks {level_min} to {level_max}"),
        (true, true) => format!("ranks {level_min} to {level_max}"),
    }
}

fn line(row: &Broadcast) -> String {
    let Broadcast { id, category, created_by, total, sent, .. } = row;
    let end = if row.finished_at.is_some() { "done" } else { "under way" };
    let width = MessageCategory::ALL.iter().map(|it| it.name().len()).max().unwrap_or_default();
    format!(
        "{id}  {}  {category:<width$}  {}  sent {sent} of {total}  {end}  by {created_by}",
        rfc3339(row.created_at),
        whom(row)
    )
}

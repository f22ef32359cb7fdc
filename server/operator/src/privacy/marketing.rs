//! Promotional messages and calls, by command, and the functions that command line and API share.

use std::io::Read;

use ::privacy::consent;
use ::privacy::mailing::{self, Mailing, NewMailing, Texts};
use clap::Subcommand;
use lumora_core::wire::MarketingChannel;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::{Connection, Store};

use super::MAX_LISTED;
use crate::members::member_of;
use crate::{Actor, AdminError, audit};

/// Commands on promotional messages and consents to them.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Marketing {
    /// Send a message to all members of some ranks who consented.
    Send {
        /// Channel: email or sms.
        #[arg(long, value_parser = channel)]
        channel: MarketingChannel,
        /// The lowest rank of recipients.
        #[arg(long, default_value_t = 0)]
        level_min: u32,
        /// The highest rank of recipients.
        #[arg(long, default_value_t = 255)]
        level_max: u32,
        /// File with one JSON object of texts by language, such as {"EN": {"subject": "...", "body": "..."}}; - for standard input.
        file: String,
    },
    /// List the latest mailings and their progress.
    List,
    /// Show a member's consents, their history, and promotional calls.
    Show {
        /// Account name of the member.
        account: String,
    },
    /// Record a promotional call; refused unless the member consented to calls.
    Call {
        /// Account name of the member.
        account: String,
        /// What was said, in 5 to 500 characters.
        #[arg(long)]
        note: String,
    },
}

fn channel(word: &str) -> Result<MarketingChannel, String> {
    let found = MarketingChannel::from_name(word).filter(|channel| *channel != MarketingChannel::Call);
    found.ok_or_else(|| "write email or sms".to_owned())
}

impl Marketing {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::Send { channel, level_min, level_max, file } => {
                let levels = (i64::from(level_min), i64::from(level_max));
                let new = NewMailing { channel, levels, texts: texts_of(&file)? };
                Ok(vec![line(&send(store, actor, new).await?)])
            }
            Self::List => {
                let rows = mailing::list(store.reader(), MAX_LISTED).await?;
                Ok(if rows.is_empty() { vec!["none".to_owned()] } else { rows.iter().map(line).collect() })
            }
            Self::Show { account } => show_lines(store, &account).await,
            Self::Call { account, note } => {
                record_call(store, actor, account.clone(), note).await?;
                Ok(vec![format!("the call to {account} is written down")])
            }
        }
    }
}

fn texts_of(file: &str) -> Result<Texts, AdminError> {
    let wrong = |detail: String| AdminError::File { file: file.to_owned(), detail };
    let mut text = String::new();
    if file == "-" {
        std::io::stdin().read_to_string(&mut text).map_err(|error| wrong(error.to_string()))?;
    } else {
        text = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    }
    serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))
}

/// Enqueues a mailing, and records it.
pub(super) async fn send(store: &Store, actor: Actor, new: NewMailing) -> Result<Mailing, ApiError> {
    let work = async move |tx: &mut Connection| {
        let row = mailing::create(tx, &new, actor.person(), actor.now_ms).await?;
        let what = format!("{} to ranks {} to {}: {}", row.channel, row.level_min, row.level_max, row.total);
        audit::record(tx, &actor, &format!("mailing {}", row.id), ("", &what)).await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Records a promotional call.
pub(super) async fn record_call(store: &Store, actor: Actor, account: String, note: String) -> Result<(), ApiError> {
    let member = member_of(store, &account).await?;
    let work = async move |tx: &mut Connection| {
        mailing::record_call(tx, &member.id, &note, actor.person(), actor.now_ms).await?;
        let subject = format!("promotional call to {}", member.account);
        audit::record(tx, &actor, &subject, ("", note.trim())).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn show_lines(store: &Store, account: &str) -> Result<Vec<String>, AdminError> {
    let member = member_of(store, account).await?;
    let mut lines = Vec::new();
    let consents = consent::of_member(store.reader(), &member.id).await?;
    for channel in MarketingChannel::ALL {
        let found = consents.iter().find(|(name, ..)| name == channel.name());
        let word = match found {
            Some((_, 1, at)) => format!("yes, since {}", rfc3339(*at)),
            Some((.., at)) => format!("no, since {}", rfc3339(*at)),
            None => "no, never given".to_owned(),
        };
        lines.push(format!("{:<6} {word}", channel.name()));
    }
    for change in consent::history(store.reader(), &member.id).await? {
        let word = if change.granted == 1 { "given" } else { "ended" };
        let (at, version) = (rfc3339(change.changed_at), change.text_version);
        lines.push(format!("{at}  {:<6} {word} by {} (text {version})", change.channel, change.changed_by));
    }
    for call in mailing::calls(store.reader(), &member.id).await? {
        lines.push(format!("{}  called by {}: {}", rfc3339(call.called_at), call.operator, call.note));
    }
    Ok(lines)
}

fn line(row: &Mailing) -> String {
    let Mailing { id, channel, level_min, level_max, created_by, total, sent, skipped, .. } = row;
    let end = if row.finished_at.is_some() { "done" } else { "under way" };
    format!(
        "{id}  {}  {channel:<5}  ranks {level_min} to {level_max}  sent {sent} of {total}, {skipped} without a verified contact  {end}  by {created_by}",
        rfc3339(row.created_at)
    )
}

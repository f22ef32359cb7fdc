//! Conversations with customer service: the queue, taking, answering, closing, service hours. By command, and over HTTP
//! with an operator's key ([`api`]).
//!
//! Conversations store the operator's name with each answer; only the service hours are a setting and thus in the
//! record of changes.

pub(super) mod api;

use std::path::PathBuf;

use clap::Subcommand;
use lumora_core::wire::{SupportMessage, SupportMessageRequest, SupportSender, SupportState};
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::ids;
use platform::store::Store;
use support::back_office::{self, Listed};

use super::{Actor, AdminError, settings, settings_catalogue};

/// The most conversations that one list of the command line shows.
const MAX_LISTED: i64 = 200;
/// Setting: the service hours of the week.
const HOURS: &str = "support_hours";
const STATES: [(&str, SupportState); 3] =
    [("waiting", SupportState::Waiting), ("taken", SupportState::Taken), ("closed", SupportState::Closed)];

/// Commands on conversations with customer service.
#[derive(Debug, Clone, Subcommand)]
pub(super) enum Support {
    /// List conversations in a state; the longest waiting come first.
    List {
        /// State: waiting, taken or closed.
        #[arg(long, default_value = "waiting")]
        state: String,
    },
    /// Take a conversation, even from another operator.
    Take {
        /// Id of the conversation, as listed.
        id: String,
    },
    /// Show the last 50 messages of a conversation, and mark them as seen.
    Read {
        /// Id of the conversation, as listed.
        id: String,
        /// Only messages before this number.
        #[arg(long)]
        before: Option<u32>,
    },
    /// Answer in a conversation; it is taken if nobody has.
    Answer {
        /// Id of the conversation, as listed.
        id: String,
        /// Text of the answer.
        text: String,
    },
    /// Write a picture of a conversation to a file, as JPEG.
    Picture {
        /// Id of the picture, as shown beside the message.
        id: String,
        /// File to write it to.
        #[arg(long)]
        out: PathBuf,
    },
    /// Close a conversation.
    Close {
        /// Id of the conversation, as listed.
        id: String,
    },
    /// Show the service hours, or set them.
    Hours {
        /// Such as "mon-fri 09:00-18:00; sat 10:00-14:00 UTC+07:00"; empty to state none.
        hours: Option<String>,
    },
}

impl Support {
    /// Runs the command; returns the lines to print.
    pub(super) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let (operator, now_ms) = (actor.name.clone(), actor.now_ms);
        match self {
            Self::List { state } => list_lines(store, state).await,
            Self::Take { id } => {
                back_office::take(store, id.clone(), operator.clone(), now_ms).await?;
                Ok(vec![format!("{id} is taken by {operator}")])
            }
            Self::Read { id, before } => read(store, id, before, now_ms).await,
            Self::Answer { id, text } => {
                let request = SupportMessageRequest { client_id: ids::new_id(now_ms), text, ..Default::default() };
                let message = back_office::answer(store, id, operator, request, now_ms).await?;
                Ok(vec![line(&message)])
            }
            Self::Picture { id, out } => {
                let (_, file) = back_office::picture(store, &id).await?;
                tokio::fs::write(&out, file).await?;
                Ok(vec![format!("written to {}", out.display())])
            }
            Self::Close { id } => {
                back_office::close(store, id.clone(), operator, now_ms).await?;
                Ok(vec![format!("{id} is closed")])
            }
            Self::Hours { hours } => {
                let setting = settings_catalogue::find(HOURS)?;
                if let Some(written) = hours {
                    settings::set(store, actor, setting, &written).await?;
                }
                let all = settings::list(store).await?;
                Ok(all.into_iter().filter(|(it, _)| it.name == HOURS).map(|(_, value)| value).collect())
            }
        }
    }
}

/// The message of a refusal, as the command line prints it.
impl From<ApiError> for AdminError {
    fn from(error: ApiError) -> Self {
        match error {
            ApiError::Refused(refusal) => Self::Refused(refusal.message),
            ApiError::Store(error) => Self::Store(error),
            ApiError::Internal(detail) => Self::Refused(detail),
        }
    }
}

async fn list_lines(store: &Store, state: String) -> Result<Vec<String>, AdminError> {
    let Some((_, filter)) = STATES.iter().find(|(word, _)| *word == state) else {
        let wanted = STATES.map(|(word, _)| word).join(" or ");
        return Err(AdminError::Value { name: "state".to_owned(), wanted, value: state });
    };
    let line = |Listed { conversation: it, account, unread }: &Listed| {
        let who = if account.is_empty() { "visitor" } else { account };
        let (id, at) = (&it.id, rfc3339(it.opened_at));
        format!("{id}  {at}  {who:<20} {:<3} {:<12} unread: {unread}  {}", it.language, it.subject, it.operator)
    };
    let (rows, _) = back_office::list(store, *filter, (0, MAX_LISTED)).await?;
    Ok(rows.iter().map(|row| line(row).trim_end().to_owned()).collect())
}

async fn read(store: &Store, id: String, before: Option<u32>, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let (Listed { conversation: it, account, .. }, part) = back_office::show(store, id.clone(), before).await?;
    let who = if account.is_empty() { "a visitor" } else { &account };
    let mut lines = vec![format!("{id} of {who} ({}), {}", it.language, it.state)];
    for (name, value) in [("subject", &it.subject), ("contact", &it.contact), ("comment", &it.comment)] {
        if !value.is_empty() {
            lines.push(format!("{name}: {value}"));
        }
    }
    if let Some(stars) = it.rating {
        lines.push(format!("rating: {stars} of 5"));
    }
    lines.extend(part.messages.iter().map(line));
    if let Some(last) = part.messages.last() {
        back_office::read(store, id, last.number, now_ms).await?;
    }
    Ok(lines)
}

fn line(message: &SupportMessage) -> String {
    let SupportMessage { number, sender, author, text, code, picture_id, sent_at, .. } = message;
    let who = match sender {
        SupportSender::Member => "member",
        SupportSender::Visitor => "visitor",
        SupportSender::Operator => author,
        SupportSender::System => "system",
    };
    let code = code.map(|code| format!("{code:?} ")).unwrap_or_default();
    let picture = if picture_id.is_empty() { String::new() } else { format!(" [picture {picture_id}]") };
    format!("{number:>4}  {sent_at}  {who}: {code}{text}{picture}")
}

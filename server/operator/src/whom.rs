//! Whom operators address, as commands and calls name them.

use clap::Args;
use identity::audience::Audience;
use platform::http::ApiError;
use platform::params::unfit;
use platform::store::Store;

use crate::members::member_of;

/// Whom a command is for: one of these.
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

/// Whom something is for, as a call or a command names them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Named {
    pub(crate) account: Option<String>,
    pub(crate) label: Option<String>,
    pub(crate) levels: (Option<u8>, Option<u8>),
    pub(crate) all: bool,
}

impl From<Whom> for Named {
    fn from(Whom { account, label, level_min, level_max, all }: Whom) -> Self {
        Self { account, label, levels: (level_min, level_max), all }
    }
}

impl Named {
    /// Whom that is: all only where it says so.
    pub(crate) async fn resolve(self, store: &Store) -> Result<Audience, ApiError> {
        let (lowest, highest) = self.levels;
        let narrows = self.label.is_some() || lowest.is_some() || highest.is_some();
        let ways = [self.account.is_some(), narrows, self.all].into_iter().filter(|way| *way).count();
        if ways != 1 {
            let message = "name one account, or a label or ranks, or all of them, and no two of these";
            return Err(unfit("account", message.to_owned()));
        }
        let mut to = Audience::default();
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

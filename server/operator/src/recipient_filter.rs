//! The recipients of a message or gift, as commands and calls state them.

use clap::Args;
use identity::audience::Audience;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::Store;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::members::member_of;

/// Recipients: one account, members with a label or of some ranks, or all members.
#[derive(Debug, Clone, Default, Args, Deserialize, ToSchema)]
#[group(required = true, multiple = true)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[schema(as = Whom)]
pub(crate) struct RecipientFilter {
    /// Account name of the only recipient.
    #[arg(long, conflicts_with_all = ["label", "level_min", "level_max", "all"])]
    account: Option<String>,
    /// Members with this label; if ranks are given as well, only those of these ranks.
    #[arg(long, conflicts_with = "all")]
    label: Option<String>,
    /// Members of this rank and above.
    #[arg(long, conflicts_with = "all")]
    #[schema(maximum = 255)]
    level_min: Option<u8>,
    /// Members of this rank and below.
    #[arg(long, conflicts_with = "all")]
    #[schema(maximum = 255)]
    level_max: Option<u8>,
    /// All members.
    #[arg(long)]
    all: bool,
}

/// The number of members whom a message or gift would reach.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReachValue {
    /// The number of members.
    pub(crate) total: i64,
}

impl RecipientFilter {
    /// Resolves the account name. All members are addressed only if `all` is set.
    ///
    /// # Errors
    /// 422 unless exactly one of account, label or ranks, and all is given; 404 for an unknown account name.
    pub(crate) async fn resolve(self, store: &Store) -> Result<Audience, ApiError> {
        let narrows = self.label.is_some() || self.level_min.is_some() || self.level_max.is_some();
        let selectors = [self.account.is_some(), narrows, self.all].into_iter().filter(|is_given| *is_given).count();
        if selectors != 1 {
            let message = "name one account, or a label or ranks, or all of them, and no two of these";
            return Err(invalid_field("account", message.to_owned()));
        }
        let mut to = Audience::default();
        if let Some(account) = self.account {
            to.member_id = member_of(store, &account).await?.id;
        }
        if let Some(label) = self.label {
            let label = label.trim().to_owned();
            if label.is_empty() || label.contains(char::is_control) {
                return Err(invalid_field("label", "label must be a label of members, on one line".to_owned()));
            }
            to.label = label;
        }
        to.levels = (i64::from(self.level_min.unwrap_or(0)), i64::from(self.level_max.unwrap_or(u8::MAX)));
        if to.levels.0 > to.levels.1 {
            return Err(invalid_field("levelMax", "levelMax must be no lower than levelMin".to_owned()));
        }
        Ok(to)
    }
}

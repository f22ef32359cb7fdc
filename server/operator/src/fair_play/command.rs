//! `lumora-server admin fair-play`.

use std::path::Path;
use std::sync::Arc;

use ::fair_play::back_office::{self, Began, Likeness};
use ::fair_play::minor::{self, Minor};
use clap::Subcommand;
use identity::member::{MemberRow, account_key};
use lumora_core::domain::fair_play::harm::HarmStep;
use lumora_core::domain::fair_play::{ExclusionKind, Span};
use lumora_core::domain::money::Money;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::Store;
use platform::vault::Vault;
use protection::harm::{self, MarkerRow};

use super::{MOST, close, confirm_minor, exclude, judge, propose_minor, take_step};
use crate::{Actor, AdminError};

/// Exclusions, markers of harm, members who are too young.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum FairPlay {
    /// List exclusions that began, the latest first.
    Exclusions {
        /// Only those of the member with this account name.
        #[arg(long)]
        account: Option<String>,
    },
    /// Exclude a member, or make the exclusion longer. Nothing makes one shorter.
    Exclude {
        /// Account name.
        account: String,
        /// `TIME_OUT` or `SELF_EXCLUSION`.
        #[arg(long, value_parser = kind)]
        kind: ExclusionKind,
        /// `HOURS_24`, `WEEK`, `DAYS_30` or `WEEKS_6`; `MONTHS_6`, `YEAR`, `YEARS_5` or `FOREVER` for a self-exclusion.
        #[arg(long, value_parser = span)]
        span: Span,
    },
    /// List accounts that may be of somebody who is excluded.
    Likenesses,
    /// Say whether two accounts are of the same person; the first is excluded then as the other is.
    Judge {
        /// Account name of the member who is not excluded.
        account: String,
        /// Account name of the one who is.
        other: String,
        /// They are of the same person; another one unless given.
        #[arg(long)]
        same: bool,
    },
    /// List markers of harm, those that were seen first at the top.
    Markers {
        /// Only those of the member with this account name, with the steps taken.
        #[arg(long)]
        account: Option<String>,
        /// Also those that were closed.
        #[arg(long)]
        closed: bool,
    },
    /// Write down what you have done about a member who bears markers.
    Step {
        /// Account name.
        account: String,
        /// `CONTACTED`, `LIMIT_SET`, `TIME_OUT_PROPOSED` or `EXCLUDED`.
        #[arg(long, value_parser = step)]
        step: HarmStep,
        /// In 5 to 500 characters.
        #[arg(long)]
        note: String,
    },
    /// Close a marker.
    Close {
        /// Its id, as listed.
        id: String,
        /// Why, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// A member is too young: the account is closed to play at once and for ever. Another person confirms it.
    Minor {
        /// Account name.
        account: String,
        /// Why, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// Confirm what another person has found: what the member has paid in and lost goes back, once.
    ConfirmMinor {
        /// Account name.
        account: String,
    },
    /// List members who were found to be too young.
    Minors,
}

fn kind(word: &str) -> Result<ExclusionKind, String> {
    ExclusionKind::from_name(word).ok_or_else(|| "write TIME_OUT or SELF_EXCLUSION".to_owned())
}

fn span(word: &str) -> Result<Span, String> {
    let words: Vec<&str> = Span::ALL.iter().map(|span| span.name()).collect();
    Span::from_name(word).ok_or_else(|| format!("write {}", words.join(" or ")))
}

fn step(word: &str) -> Result<HarmStep, String> {
    let words: Vec<&str> = HarmStep::ALL.iter().map(|step| step.name()).collect();
    HarmStep::from_name(word).ok_or_else(|| format!("write {}", words.join(" or ")))
}

impl FairPlay {
    /// Carries it out; gives the lines to print. Members are known again by the key in the data folder.
    pub(crate) async fn run(self, store: &Store, data: &Path, actor: Actor) -> Result<Vec<String>, AdminError> {
        let vault = || Ok::<_, AdminError>(Arc::new(Vault::open(data)?));
        match self {
            Self::Exclusions { account } => {
                let rows = back_office::list(store.reader(), account.as_deref(), (0, MOST)).await?;
                Ok(lines(&rows, exclusion_line))
            }
            Self::Exclude { account, kind, span } => {
                let kept = exclude((store, vault()?), actor, account.clone(), (kind, span)).await?;
                let until =
                    kept.exclusion_ends.map_or_else(|| "for ever".to_owned(), |at| format!("until {}", rfc3339(at)));
                Ok(vec![format!("{account} is excluded {until}")])
            }
            Self::Likenesses => Ok(lines(&back_office::likenesses(store.reader(), (0, MOST)).await?, likeness_line)),
            Self::Judge { account, other, same } => {
                judge((store, vault()?), actor, (account.clone(), other.clone()), same).await?;
                let word = if same { "of the same person" } else { "of two persons" };
                Ok(vec![format!("{account} and {other} are {word}")])
            }
            Self::Markers { account, closed } => markers(store, account.as_deref(), closed).await,
            Self::Step { account, step, note } => {
                take_step(store, actor, account.clone(), (step, &note)).await?;
                Ok(vec![format!("the step about {account} is written down")])
            }
            Self::Close { id, reason } => {
                close(store, actor, id.clone(), &reason).await?;
                Ok(vec![format!("{id} is closed")])
            }
            Self::Minor { account, reason } => {
                Ok(vec![minor_line(&propose_minor((store, vault()?), actor, account, reason).await?)])
            }
            Self::ConfirmMinor { account } => Ok(vec![minor_line(&confirm_minor(store, actor, account).await?)]),
            Self::Minors => Ok(lines(&minor::list(store.reader(), (0, MOST)).await?, minor_line)),
        }
    }
}

fn lines<T>(rows: &[T], line: fn(&T) -> String) -> Vec<String> {
    if rows.is_empty() { vec!["none".to_owned()] } else { rows.iter().map(line).collect() }
}

async fn markers(store: &Store, account: Option<&str>, closed: bool) -> Result<Vec<String>, AdminError> {
    let member = match account {
        Some(account) => {
            let member = MemberRow::by_account(store.reader(), &account_key(account)).await?;
            Some(member.ok_or_else(|| ApiError::not_found("member"))?)
        }
        None => None,
    };
    let id = member.as_ref().map(|member| member.id.as_str());
    let rows = harm::list(store.reader(), id, closed, (0, MOST)).await?;
    let mut lines = lines(&rows, marker_line);
    if let Some(id) = id {
        let steps = harm::steps(store.reader(), id).await?;
        lines.extend(steps.iter().map(|it| format!("{}  {} by {}: {}", rfc3339(it.at), it.step, it.operator, it.note)));
    }
    Ok(lines)
}

fn marker_line(row: &MarkerRow) -> String {
    let MarkerRow { id, member_id, marker, figure, against, reason, closed_by, .. } = row;
    let end = if row.closed_at.is_some() { format!("  closed by {closed_by}: {reason}") } else { String::new() };
    format!("{id}  member {member_id}  {marker:<22} {figure} against {against}  seen {}{end}", rfc3339(row.updated_at))
}

fn exclusion_line(row: &Began) -> String {
    let until = row.ends_at.map_or_else(|| "for ever".to_owned(), |at| format!("until {}", rfc3339(at)));
    format!("{:<20} {:<14} {:<8} from {} {until}", row.account, row.kind, row.cause, rfc3339(row.began_at))
}

fn likeness_line(row: &Likeness) -> String {
    format!("{:<20} like {:<20} by {:<14} since {}", row.account, row.other, row.kind, rfc3339(row.since))
}

fn minor_line(row: &Minor) -> String {
    let Minor { account, reason, proposed_by, confirmed_by, currency, .. } = row;
    let end = match row.confirmed_at {
        Some(at) => {
            format!(
                "confirmed {} by {confirmed_by}, {} {currency} given back",
                rfc3339(at),
                Money(row.returned).to_decimal()
            )
        }
        None => "waits for another person".to_owned(),
    };
    format!("{account:<20} found {} by {proposed_by}: {reason}  {end}", rfc3339(row.proposed_at))
}

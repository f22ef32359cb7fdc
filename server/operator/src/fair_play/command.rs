//! `lumora-server admin fair-play`: exclusions, likenesses, markers of harm and underage members.

use std::path::Path;
use std::sync::Arc;

use ::fair_play::back_office::{self, ExclusionRow, Likeness};
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

use super::{MAX_LISTED, close, confirm_minor, exclude, judge, propose_minor, take_step};
use crate::{Actor, AdminError};

/// Commands on fair play.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum FairPlay {
    /// List exclusions, the latest first.
    Exclusions {
        /// Only those of the member with this account name.
        #[arg(long)]
        account: Option<String>,
    },
    /// Exclude a member, or extend an exclusion. No exclusion can be shortened.
    Exclude {
        /// Account name of the member.
        account: String,
        /// Kind: `TIME_OUT` or `SELF_EXCLUSION`.
        #[arg(long, value_parser = kind)]
        kind: ExclusionKind,
        /// For a time-out `HOURS_24`, `WEEK`, `DAYS_30` or `WEEKS_6`; for a self-exclusion `MONTHS_6`, `YEAR`,
        /// `YEARS_5` or `FOREVER`.
        #[arg(long, value_parser = span)]
        span: Span,
    },
    /// List accounts that may belong to an excluded person.
    Likenesses,
    /// Judge whether two accounts belong to the same person; if they do, the first is excluded like the second.
    Judge {
        /// Account name of the member who is not excluded.
        account: String,
        /// Account name of the excluded member.
        other: String,
        /// They belong to the same person; to different persons unless given.
        #[arg(long)]
        same: bool,
    },
    /// List markers of harm, the earliest seen first.
    Markers {
        /// Only those of the member with this account name, together with the steps taken.
        #[arg(long)]
        account: Option<String>,
        /// Include closed markers.
        #[arg(long)]
        closed: bool,
    },
    /// Record a step that was taken about a member with markers of harm.
    Step {
        /// Account name of the member.
        account: String,
        /// Step: `CONTACTED`, `LIMIT_SET`, `TIME_OUT_PROPOSED` or `EXCLUDED`.
        #[arg(long, value_parser = step)]
        step: HarmStep,
        /// Note on the step, in 5 to 500 characters.
        #[arg(long)]
        note: String,
    },
    /// Close a marker.
    Close {
        /// Id of the marker, as listed.
        id: String,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// Report an underage member: the account is closed to play at once and permanently. Another person has to confirm
    /// it.
    Minor {
        /// Account name of the member.
        account: String,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// Confirm a report of another person: what the member has deposited and lost is returned, once.
    ConfirmMinor {
        /// Account name of the member.
        account: String,
    },
    /// List underage members.
    Minors,
}

fn kind(name: &str) -> Result<ExclusionKind, String> {
    ExclusionKind::from_name(name).ok_or_else(|| "write TIME_OUT or SELF_EXCLUSION".to_owned())
}

fn span(name: &str) -> Result<Span, String> {
    let words: Vec<&str> = Span::ALL.iter().map(|span| span.name()).collect();
    Span::from_name(name).ok_or_else(|| format!("write {}", words.join(" or ")))
}

fn step(name: &str) -> Result<HarmStep, String> {
    let words: Vec<&str> = HarmStep::ALL.iter().map(|step| step.name()).collect();
    HarmStep::from_name(name).ok_or_else(|| format!("write {}", words.join(" or ")))
}

impl FairPlay {
    /// Runs the command; returns the lines to print. The vault's key in the data folder hashes what members are matched
    /// by.
    pub(crate) async fn run(self, store: &Store, data: &Path, actor: Actor) -> Result<Vec<String>, AdminError> {
        let vault = || Ok::<_, AdminError>(Arc::new(Vault::open(data)?));
        match self {
            Self::Exclusions { account } => {
                let rows = back_office::list(store.reader(), account.as_deref(), (0, MAX_LISTED)).await?;
                Ok(lines(&rows, exclusion_line))
            }
            Self::Exclude { account, kind, span } => {
                let protection = exclude((store, vault()?), actor, account.clone(), (kind, span)).await?;
                let until = protection
                    .exclusion_ends
                    .map_or_else(|| "for ever".to_owned(), |at| format!("until {}", rfc3339(at)));
                Ok(vec![format!("{account} is excluded {until}")])
            }
            Self::Likenesses => {
                Ok(lines(&back_office::likenesses(store.reader(), (0, MAX_LISTED)).await?, likeness_line))
            }
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
            Self::Minors => Ok(lines(&minor::list(store.reader(), (0, MAX_LISTED)).await?, minor_line)),
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
    let rows = harm::list(store.reader(), id, closed, (0, MAX_LISTED)).await?;
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

fn exclusion_line(row: &ExclusionRow) -> String {
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

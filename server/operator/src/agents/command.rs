//! `lumora-server admin agents ...`.

use clap::{Args, Subcommand};
use platform::store::Store;

use super::applications::{self, AffiliateDecision, AffiliateDecisionRequest};
use super::appointments::{self, OperatorAppointment};
use super::freezes::{self, UnfreezeAccountRequest};
use super::moves::{self, BranchMoveRequest};
use super::rates::{self, OperatorRatesRequest};
use super::{MOST, read_rates, tree};
use crate::{Actor, AdminError};

/// Frozen accounts that are listed at once.
const AT_ONCE: u32 = 200;

/// Agents and their tree.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Agents {
    /// List applications of those who want to become affiliates; who waits longest stands first.
    Applications {
        /// Those that were decided as well.
        #[arg(long)]
        all: bool,
    },
    /// Accept an application: its writer becomes an agent.
    Accept(Accept),
    /// Refuse an application.
    Refuse {
        /// The application, as listed.
        id: String,
        /// Why, in 5 to 500 characters; the applicant reads it.
        #[arg(long)]
        reason: String,
    },
    /// Make an account an agent, or an agent one of another type.
    Make(Make),
    /// Set the rebate rates of an account, from the next day on.
    Rates {
        /// Account name.
        account: String,
        /// Hundredths of a percent by product, such as ALL=50,LIVE=20.
        rates: String,
        /// Why, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// Move a branch under another agent, or to the top.
    Move(MoveBranch),
    /// Show who stands below an account.
    Tree {
        /// Account name.
        account: String,
        /// How deep.
        #[arg(long, default_value_t = tree::DEPTH, value_parser = clap::value_parser!(u32).range(1..=32))]
        depth: u32,
    },
    /// Who stood where: all places of an account, or everybody's at the end of a day.
    Report(Report),
    /// List accounts that agents have frozen: by whom, when and why; those that were frozen last first.
    Freezes {
        /// Only the one with this account name, and those that it has frozen.
        #[arg(long)]
        account: Option<String>,
        /// Those behind a list of before, as its last line says.
        #[arg(long)]
        cursor: Option<String>,
    },
    /// End the freeze of an account that an agent has frozen.
    Unfreeze {
        /// Account name.
        account: String,
        /// Why, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
}

/// Where somebody shall stand.
#[derive(Debug, Clone, Args)]
#[group(required = true, multiple = false)]
pub(crate) struct Upline {
    /// Account name of the upline.
    #[arg(long)]
    under: Option<String>,
    /// At the top of the tree.
    #[arg(long)]
    top: bool,
}

/// An application that is accepted.
#[derive(Debug, Clone, Args)]
pub(crate) struct Accept {
    /// The application, as listed.
    id: String,
    /// Account name of who becomes an agent, where a visitor wrote the application.
    #[arg(long, default_value = "")]
    account: String,
    /// Type of the agent: 1, 2, 41 or 42.
    #[arg(long = "type")]
    account_type: u32,
    #[command(flatten)]
    upline: Upline,
    /// Hundredths of a percent by product, such as ALL=50,LIVE=20.
    #[arg(long, default_value = "")]
    rates: String,
    /// Why, in 5 to 500 characters; the applicant reads it.
    #[arg(long)]
    reason: String,
}

/// An account that becomes an agent's.
#[derive(Debug, Clone, Args)]
pub(crate) struct Make {
    /// Account name.
    account: String,
    /// Type of the agent: 1, 2, 41 or 42.
    #[arg(long = "type")]
    account_type: u32,
    /// Account name of the upline; it stays where it is unless this or --top is given.
    #[arg(long, conflicts_with = "top")]
    under: Option<String>,
    /// At the top of the tree.
    #[arg(long)]
    top: bool,
    /// Hundredths of a percent by product, such as ALL=50,LIVE=20.
    #[arg(long, default_value = "")]
    rates: String,
    /// Why, in 5 to 500 characters; the member reads it.
    #[arg(long)]
    reason: String,
}

/// A branch that is moved.
#[derive(Debug, Clone, Args)]
pub(crate) struct MoveBranch {
    /// Account name of its first member.
    account: String,
    #[command(flatten)]
    upline: Upline,
    /// Only show what it would do.
    #[arg(long)]
    preview: bool,
    /// Why, in 5 to 500 characters.
    #[arg(long, required_unless_present = "preview", default_value = "")]
    reason: String,
}

/// Who stood where.
#[derive(Debug, Clone, Args)]
pub(crate) struct Report {
    /// All places of this account.
    #[arg(long, required_unless_present = "day", conflicts_with = "day")]
    account: Option<String>,
    /// At the end of this day of the operator, such as 2026-11-20.
    #[arg(long)]
    day: Option<String>,
    /// Of a day: only who stood below this account.
    #[arg(long, requires = "day")]
    under: Option<String>,
}

impl Agents {
    /// Carries it out; gives the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::Applications { all } => {
                let (shown, _) = applications::listed(store, (!all).then_some("new"), (0, MOST)).await?;
                Ok(or_none(shown.iter().map(applications::AffiliateApplication::line).collect()))
            }
            Self::Accept(accept) => decided(store, actor, accept.request()?).await,
            Self::Refuse { id, reason } => decided(store, actor, refusal(id, reason)).await,
            Self::Make(make) => Ok(vec![appointments::run(store, actor, make.appointment()?).await?.line()]),
            Self::Rates { account, rates, reason } => {
                let request = OperatorRatesRequest { account, rates: read_rates(&rates)?, reason };
                Ok(rates::run(store, actor, request).await?.lines())
            }
            Self::Move(wanted) => {
                let upline = wanted.upline.under.unwrap_or_default();
                let request = BranchMoveRequest { account: wanted.account, upline, reason: wanted.reason };
                if wanted.preview {
                    return Ok(moves::tried(store, actor.now_ms, &request).await?.lines(false));
                }
                Ok(moves::run(store, actor, request).await?.lines(true))
            }
            Self::Tree { account, depth } => Ok(tree::shown(store, &account, depth).await?),
            Self::Freezes { account, cursor } => {
                let (rows, next) = freezes::listed(store, account.as_deref(), (cursor.as_deref(), AT_ONCE)).await?;
                let mut lines: Vec<String> = rows.iter().map(freezes::FrozenAccount::line).collect();
                if !next.is_empty() {
                    lines.push(format!("more: --cursor {next}"));
                }
                Ok(or_none(lines))
            }
            Self::Unfreeze { account, reason } => {
                let ended = freezes::lift(store, actor, UnfreezeAccountRequest { account, reason }).await?;
                Ok(vec![format!("ended: {}", ended.line())])
            }
            Self::Report(report) => {
                let rows = match (&report.account, &report.day) {
                    (Some(account), _) => tree::of_member(store, account).await?,
                    (None, day) => {
                        let day = day.as_deref().unwrap_or_default();
                        tree::on_day(store, (day, report.under.as_deref()), (0, MOST)).await?
                    }
                };
                Ok(or_none(rows.iter().map(tree::OperatorPlacement::line).collect()))
            }
        }
    }
}

fn or_none(lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() { vec!["none".to_owned()] } else { lines }
}

async fn decided(store: &Store, actor: Actor, request: AffiliateDecisionRequest) -> Result<Vec<String>, AdminError> {
    Ok(vec![applications::decide_on(store, actor, request).await?.line()])
}

fn refusal(id: String, reason: String) -> AffiliateDecisionRequest {
    AffiliateDecisionRequest {
        id,
        decision: AffiliateDecision::Refuse,
        account: String::new(),
        account_type: 0,
        upline: None,
        rates: Vec::new(),
        reason,
    }
}

impl Accept {
    fn request(self) -> Result<AffiliateDecisionRequest, AdminError> {
        Ok(AffiliateDecisionRequest {
            id: self.id,
            decision: AffiliateDecision::Accept,
            account: self.account,
            account_type: self.account_type,
            upline: Some(self.upline.under.unwrap_or_default()),
            rates: read_rates(&self.rates)?,
            reason: self.reason,
        })
    }
}

impl Make {
    fn appointment(self) -> Result<OperatorAppointment, AdminError> {
        let upline = if self.top { Some(String::new()) } else { self.under };
        Ok(OperatorAppointment {
            account: self.account,
            account_type: self.account_type,
            upline,
            rates: read_rates(&self.rates)?,
            reason: self.reason,
        })
    }
}

//! `lumora-server admin agents`: applications, appointments, rates, moves, the tree and freezes.

use clap::{Args, Subcommand};
use platform::store::Store;

use super::applications::{self, AffiliateDecision, AffiliateDecisionRequest};
use super::appointments::{self, OperatorAppointment};
use super::freezes::{self, UnfreezeAccountRequest};
use super::moves::{self, BranchMoveRequest};
use super::rates::{self, OperatorRatesRequest};
use super::{MAX_LISTED, read_rates, tree};
use crate::{Actor, AdminError};

/// The most frozen accounts that one list shows.
const FREEZES_LISTED: u32 = 200;

/// Commands on agents and their tree.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Agents {
    /// List applications to become an affiliate; the longest waiting come first.
    Applications {
        /// Include those that were decided.
        #[arg(long)]
        all: bool,
    },
    /// Accept an application: its writer becomes an agent.
    Accept(Accept),
    /// Refuse an application.
    Refuse {
        /// Id of the application, as listed.
        id: String,
        /// The reason, in 5 to 500 characters; the applicant reads it.
        #[arg(long)]
        reason: String,
    },
    /// Make an account an agent, or change the type of an agent.
    Make(Make),
    /// Set the rebate rates of an account, from the next day on.
    Rates {
        /// Account name of the member.
        account: String,
        /// Rates by product in basis points, such as ALL=50,LIVE=20.
        rates: String,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
    /// Move a branch below another agent, or to the top.
    Move(MoveBranch),
    /// Show the members below an account.
    Tree {
        /// Account name of the member.
        account: String,
        /// How many levels to show.
        #[arg(long, default_value_t = tree::DEPTH, value_parser = clap::value_parser!(u32).range(1..=32))]
        depth: u32,
    },
    /// Show earlier places in the tree: all of one account, or everybody's at the end of a day.
    Report(Report),
    /// List accounts that agents have frozen, with agent, time and reason; the latest first.
    Freezes {
        /// Only the account of this name, and those that it has frozen.
        #[arg(long)]
        account: Option<String>,
        /// Cursor of the next page, as the last line of a list shows it.
        #[arg(long)]
        cursor: Option<String>,
    },
    /// End a freeze that an agent has put on an account.
    Unfreeze {
        /// Account name of the member.
        account: String,
        /// The reason, in 5 to 500 characters.
        #[arg(long)]
        reason: String,
    },
}

/// The place in the tree: below an upline, or at the top.
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

/// Arguments of accepting an application.
#[derive(Debug, Clone, Args)]
pub(crate) struct Accept {
    /// Id of the application, as listed.
    id: String,
    /// Account name of the new agent; required if a visitor wrote the application.
    #[arg(long, default_value = "")]
    account: String,
    /// Number of the agent's account type: 1, 2, 41 or 42.
    #[arg(long = "type")]
    account_type: u32,
    #[command(flatten)]
    upline: Upline,
    /// Rates by product in basis points, such as ALL=50,LIVE=20.
    #[arg(long, default_value = "")]
    rates: String,
    /// The reason, in 5 to 500 characters; the applicant reads it.
    #[arg(long)]
    reason: String,
}

/// Arguments of appointing an agent.
#[derive(Debug, Clone, Args)]
pub(crate) struct Make {
    /// Account name of the member.
    account: String,
    /// Number of the agent's account type: 1, 2, 41 or 42.
    #[arg(long = "type")]
    account_type: u32,
    /// Account name of the upline. Unless this or --top is given, the account stays at its place.
    #[arg(long, conflicts_with = "top")]
    under: Option<String>,
    /// Place it at the top of the tree.
    #[arg(long)]
    top: bool,
    /// Rates by product in basis points, such as ALL=50,LIVE=20.
    #[arg(long, default_value = "")]
    rates: String,
    /// The reason, in 5 to 500 characters; the member reads it.
    #[arg(long)]
    reason: String,
}

/// Arguments of moving a branch.
#[derive(Debug, Clone, Args)]
pub(crate) struct MoveBranch {
    /// Account name of the member at the root of the branch.
    account: String,
    #[command(flatten)]
    upline: Upline,
    /// Only show what the move would change.
    #[arg(long)]
    preview: bool,
    /// The reason, in 5 to 500 characters.
    #[arg(long, required_unless_present = "preview", default_value = "")]
    reason: String,
}

/// Arguments of the report of earlier places.
#[derive(Debug, Clone, Args)]
pub(crate) struct Report {
    /// All places of the account with this name.
    #[arg(long, required_unless_present = "day", conflicts_with = "day")]
    account: Option<String>,
    /// Everybody's place at the end of this day in the operator's time zone, such as 2026-11-20.
    #[arg(long)]
    day: Option<String>,
    /// With --day: only members who were below this account.
    #[arg(long, requires = "day")]
    under: Option<String>,
}

impl Agents {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::Applications { all } => {
                let (shown, _) = applications::list_page(store, (!all).then_some("new"), (0, MAX_LISTED)).await?;
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
                    return Ok(moves::dry_run(store, actor.now_ms, &request).await?.lines(false));
                }
                Ok(moves::run(store, actor, request).await?.lines(true))
            }
            Self::Tree { account, depth } => Ok(tree::lines(store, &account, depth).await?),
            Self::Freezes { account, cursor } => {
                let (rows, next) =
                    freezes::list_page(store, account.as_deref(), (cursor.as_deref(), FREEZES_LISTED)).await?;
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
                        tree::on_day(store, (day, report.under.as_deref()), (0, MAX_LISTED)).await?
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

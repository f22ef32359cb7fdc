//! Redemptions of the points mall that wait for a person: by command, and over HTTP behind a key. What follows from a decision is the mall's own
//! ([`promotions::points`]); here it is asked, and who decided is written down in the same transaction.

mod api;

use std::path::Path;

use clap::Subcommand;
use lumora_core::domain::points::RedemptionStatus;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, Store};
use platform::vault::Vault;
use promotions::points::{self, Decision, RedemptionRow, Which};
use utoipa::{OpenApiRouter, routes};

use crate::cashier::{age, checked_note};
use crate::{Actor, AdminError, audit};

/// Redemptions that the command line lists.
const MOST: i64 = 200;
/// Characters of a code, of a courier's name and of what the courier calls a parcel.
const LONGEST_CODE: usize = 200;
const LONGEST_NAME: usize = 80;

/// The calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(api::list)).routes(routes!(api::show)).routes(routes!(api::decide_on))
}

/// Redemptions, and what is to be done with them.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Redemptions {
    /// List those in a status: what waits for you with the oldest first, all others with the latest first.
    List {
        /// WAITING (to be decided, prepared, or on its way), ALL, or a status such as APPLYING or APPROVED_IN_PROCESS.
        #[arg(long, default_value = "WAITING")]
        state: String,
    },
    /// Show one, with where it goes.
    Show {
        /// Its id or number.
        id: String,
    },
    /// Approve it: money is in the wallet at once, anything else is to be prepared.
    Approve {
        /// Its id or number.
        id: String,
        /// Words to the member.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Refuse it, before or after the approval; points and stock are back.
    Reject {
        /// Its id or number.
        id: String,
        /// Why, for the member.
        #[arg(long)]
        reason: String,
    },
    /// Give the code of a voucher or of free spins. The member reads it on the site.
    GiveCode {
        /// Its id or number.
        id: String,
        /// The code.
        #[arg(long)]
        code: String,
        /// Words to the member.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Say that its parcel is on its way.
    Ship {
        /// Its id or number.
        id: String,
        /// Who brings it.
        #[arg(long)]
        courier: String,
        /// What the courier calls it.
        #[arg(long)]
        tracking: String,
        /// Words to the member.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Say that its parcel has arrived.
    Deliver {
        /// Its id or number.
        id: String,
    },
}

/// What an operator asks for, before it is checked.
enum RequestedDecision {
    Approve,
    Reject,
    GiveCode(String),
    Ship { courier: String, tracking_no: String },
    Deliver,
}

impl RequestedDecision {
    /// The decision; a code is locked under the id of its redemption.
    fn checked(self, vault: &Vault, redemption_id: &str, note: &str) -> Result<Decision, ApiError> {
        Ok(match self {
            Self::Approve => Decision::Approve,
            Self::Reject if note.is_empty() => {
                return Err(invalid_field("reason", "reason must say why: the member reads it".to_owned()));
            }
            Self::Reject => Decision::Reject,
            Self::GiveCode(code) => {
                let code = line("code", &code, LONGEST_CODE)?;
                Decision::GiveCode(points::locked_code(vault, redemption_id, &code)?)
            }
            Self::Ship { courier, tracking_no } => Decision::Ship {
                courier: line("courier", &courier, LONGEST_NAME)?,
                tracking_no: line("trackingNo", &tracking_no, LONGEST_NAME)?,
            },
            Self::Deliver => Decision::Deliver,
        })
    }
}

fn line(name: &'static str, given: &str, longest: usize) -> Result<String, ApiError> {
    let given = given.trim();
    let fits = !given.is_empty() && given.chars().count() <= longest && !given.contains(char::is_control);
    if fits {
        Ok(given.to_owned())
    } else {
        Err(invalid_field(name, format!("{name} must be one line of 1 to {longest} characters")))
    }
}

/// The words that stand for some redemptions.
fn choices() -> Vec<(&'static str, Which)> {
    let statuses = RedemptionStatus::ALL.iter().map(|status| (status.name(), Which::In(*status)));
    [("WAITING", Which::Waiting), ("ALL", Which::All)].into_iter().chain(statuses).collect()
}

impl Redemptions {
    /// Carries it out; gives the lines to print. Codes are locked by the key in the data folder.
    pub(crate) async fn run(self, store: &Store, data: &Path, actor: Actor) -> Result<Vec<String>, AdminError> {
        let (id, asked, note) = match self {
            Self::List { state } => return listed(store, &state, actor.now_ms).await,
            Self::Show { id } => return shown(store, id, actor.now_ms).await,
            Self::Approve { id, note } => (id, RequestedDecision::Approve, note),
            Self::Reject { id, reason } => (id, RequestedDecision::Reject, reason),
            Self::GiveCode { id, code, note } => (id, RequestedDecision::GiveCode(code), note),
            Self::Ship { id, courier, tracking, note } => {
                (id, RequestedDecision::Ship { courier, tracking_no: tracking }, note)
            }
            Self::Deliver { id } => (id, RequestedDecision::Deliver, String::new()),
        };
        let row = decide((store, &Vault::open(data)?), actor, &id, asked, &note).await?;
        Ok(vec![summary(&row, None)])
    }
}

/// Carries a decision out and writes it down. The record of changes says no code and no address.
async fn decide(
    (store, vault): (&Store, &Vault),
    actor: Actor,
    id: &str,
    asked: RequestedDecision,
    note: &str,
) -> Result<RedemptionRow, ApiError> {
    let note = checked_note(note)?.to_owned();
    let former = find(store, id).await?;
    let decision = asked.checked(vault, &former.id, &note)?;
    let work = async move |tx: &mut Connection| {
        let row = points::decide(tx, &former.id, &decision, &note, actor.now_ms).await?;
        let subject = format!("redemption {}", row.order_no);
        let latter = format!("{} {note}", row.status().name());
        audit::record(tx, &actor, &subject, (former.status().name(), latter.trim())).await?;
        Ok::<_, ApiError>(row)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn find(store: &Store, id: &str) -> Result<RedemptionRow, ApiError> {
    RedemptionRow::find(store.reader(), id).await?.ok_or_else(|| ApiError::not_found("redemption"))
}

async fn listed(store: &Store, state: &str, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let Some((_, which)) = choices().into_iter().find(|(word, _)| *word == state) else {
        let wanted = choices().into_iter().map(|(word, _)| word).collect::<Vec<_>>().join(" or ");
        return Err(AdminError::Value { name: "state".to_owned(), wanted, value: state.to_owned() });
    };
    let (rows, _) = points::list(store, which, None, (0, MOST)).await?;
    Ok(rows.iter().map(|row| summary(row, Some(now_ms))).collect())
}

/// Number, account, what, how many, points and status; the age in lists.
fn summary(row: &RedemptionRow, now_ms: Option<i64>) -> String {
    let RedemptionRow { order_no, account, quantity, reward_id, points, .. } = row;
    let mut line = format!(
        "{order_no:<12} {account:<20} {quantity} x {reward_id} ({}), {points} points  {}",
        row.category().name(),
        row.status().name()
    );
    if let Some(now_ms) = now_ms {
        line.push_str(&format!("  {}", age(row.created_at, now_ms)));
    }
    line
}

async fn shown(store: &Store, id: String, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let row = find(store, &id).await?;
    let mut lines =
        vec![summary(&row, Some(now_ms)), format!("id: {}", row.id), format!("asked for: {}", rfc3339(row.created_at))];
    let told = [
        ("approved", row.approved_at.map(rfc3339).unwrap_or_default()),
        ("recipient", row.recipient),
        ("phone", row.phone),
        ("address", row.address.replace('\n', ", ")),
        ("courier", row.courier),
        ("tracking number", row.tracking_no),
        ("words to the member", row.reason),
    ];
    lines.extend(told.into_iter().filter(|(_, text)| !text.is_empty()).map(|(name, text)| format!("{name}: {text}")));
    Ok(lines)
}

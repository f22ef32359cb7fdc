//! Redemptions of the points mall that wait for an operator: by command, and over HTTP with an operator's key. The mall
//! ([`promotions::points`]) carries decisions out; this module calls it and records who decided, in the same
//! transaction.

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
use promotions::points::{self, Decision, RedemptionFilter, RedemptionRow};
use utoipa::{OpenApiRouter, routes};

use crate::cashier::{age, checked_note};
use crate::{Actor, AdminError, audit};

/// The most redemptions that one list of the command line shows.
const MAX_LISTED: i64 = 200;
/// The most characters of a code, of a courier's name and of a tracking number.
const MAX_CODE: usize = 200;
const MAX_NAME: usize = 80;

/// The HTTP calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(api::list)).routes(routes!(api::show)).routes(routes!(api::decide_on))
}

/// Commands on redemptions of the points mall.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum Redemptions {
    /// List redemptions in a status: those that wait for an operator with the oldest first, all others with the latest
    /// first.
    List {
        /// WAITING (to be decided, to be prepared, or shipped), ALL, or a status such as APPLYING or
        /// APPROVED_IN_PROCESS.
        #[arg(long, default_value = "WAITING")]
        state: String,
    },
    /// Show a redemption with its delivery address.
    Show {
        /// Id or order number of the redemption.
        id: String,
    },
    /// Approve a redemption: money is credited at once, anything else has to be prepared.
    Approve {
        /// Id or order number of the redemption.
        id: String,
        /// Note that the member reads.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Reject a redemption, before or after its approval; points and stock are returned.
    Reject {
        /// Id or order number of the redemption.
        id: String,
        /// The reason, which the member reads.
        #[arg(long)]
        reason: String,
    },
    /// Give the code of a voucher or of free spins, which the member reads on the site.
    GiveCode {
        /// Id or order number of the redemption.
        id: String,
        /// The code.
        #[arg(long)]
        code: String,
        /// Note that the member reads.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Report that the parcel was shipped.
    Ship {
        /// Id or order number of the redemption.
        id: String,
        /// Name of the courier.
        #[arg(long)]
        courier: String,
        /// The courier's tracking number.
        #[arg(long)]
        tracking: String,
        /// Note that the member reads.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Report that the parcel was delivered.
    Deliver {
        /// Id or order number of the redemption.
        id: String,
    },
}

/// A decision as it was requested, before validation.
enum RequestedDecision {
    Approve,
    Reject,
    GiveCode(String),
    Ship { courier: String, tracking_no: String },
    Deliver,
}

impl RequestedDecision {
    /// Validates the decision. A code is encrypted for its redemption.
    fn checked(self, vault: &Vault, redemption_id: &str, note: &str) -> Result<Decision, ApiError> {
        Ok(match self {
            Self::Approve => Decision::Approve,
            Self::Reject if note.is_empty() => {
                return Err(invalid_field("reason", "reason must say why: the member reads it".to_owned()));
            }
            Self::Reject => Decision::Reject,
            Self::GiveCode(code) => {
                let code = line("code", &code, MAX_CODE)?;
                Decision::GiveCode(points::locked_code(vault, redemption_id, &code)?)
            }
            Self::Ship { courier, tracking_no } => Decision::Ship {
                courier: line("courier", &courier, MAX_NAME)?,
                tracking_no: line("trackingNo", &tracking_no, MAX_NAME)?,
            },
            Self::Deliver => Decision::Deliver,
        })
    }
}

fn line(name: &'static str, text: &str, longest: usize) -> Result<String, ApiError> {
    let text = text.trim();
    let fits = !text.is_empty() && text.chars().count() <= longest && !text.contains(char::is_control);
    if fits {
        Ok(text.to_owned())
    } else {
        Err(invalid_field(name, format!("{name} must be one line of 1 to {longest} characters")))
    }
}

/// The words of the filter of redemptions.
fn choices() -> Vec<(&'static str, RedemptionFilter)> {
    let statuses = RedemptionStatus::ALL.iter().map(|status| (status.name(), RedemptionFilter::In(*status)));
    [("WAITING", RedemptionFilter::Waiting), ("ALL", RedemptionFilter::All)].into_iter().chain(statuses).collect()
}

impl Redemptions {
    /// Runs the command; returns the lines to print. The vault's key in the data folder encrypts codes.
    pub(crate) async fn run(self, store: &Store, data: &Path, actor: Actor) -> Result<Vec<String>, AdminError> {
        let (id, requested, note) = match self {
            Self::List { state } => return list_lines(store, &state, actor.now_ms).await,
            Self::Show { id } => return show_lines(store, id, actor.now_ms).await,
            Self::Approve { id, note } => (id, RequestedDecision::Approve, note),
            Self::Reject { id, reason } => (id, RequestedDecision::Reject, reason),
            Self::GiveCode { id, code, note } => (id, RequestedDecision::GiveCode(code), note),
            Self::Ship { id, courier, tracking, note } => {
                (id, RequestedDecision::Ship { courier, tracking_no: tracking }, note)
            }
            Self::Deliver { id } => (id, RequestedDecision::Deliver, String::new()),
        };
        let row = decide((store, &Vault::open(data)?), actor, &id, requested, &note).await?;
        Ok(vec![summary(&row, None)])
    }
}

/// Carries a decision out and records it. The record of changes contains neither code nor address.
async fn decide(
    (store, vault): (&Store, &Vault),
    actor: Actor,
    id: &str,
    requested: RequestedDecision,
    note: &str,
) -> Result<RedemptionRow, ApiError> {
    let note = checked_note(note)?.to_owned();
    let former = find(store, id).await?;
    let decision = requested.checked(vault, &former.id, &note)?;
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

async fn list_lines(store: &Store, state: &str, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let Some((_, filter)) = choices().into_iter().find(|(word, _)| *word == state) else {
        let wanted = choices().into_iter().map(|(word, _)| word).collect::<Vec<_>>().join(" or ");
        return Err(AdminError::Value { name: "state".to_owned(), wanted, value: state.to_owned() });
    };
    let (rows, _) = points::list(store, filter, None, (0, MAX_LISTED)).await?;
    Ok(rows.iter().map(|row| summary(row, Some(now_ms))).collect())
}

/// A redemption on one line: order number, account, quantity, reward, points and status; with `now_ms` also its age.
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

async fn show_lines(store: &Store, id: String, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let row = find(store, &id).await?;
    let mut lines =
        vec![summary(&row, Some(now_ms)), format!("id: {}", row.id), format!("asked for: {}", rfc3339(row.created_at))];
    let details = [
        ("approved", row.approved_at.map(rfc3339).unwrap_or_default()),
        ("recipient", row.recipient),
        ("phone", row.phone),
        ("address", row.address.replace('\n', ", ")),
        ("courier", row.courier),
        ("tracking number", row.tracking_no),
        ("words to the member", row.reason),
    ];
    lines
        .extend(details.into_iter().filter(|(_, text)| !text.is_empty()).map(|(name, text)| format!("{name}: {text}")));
    Ok(lines)
}

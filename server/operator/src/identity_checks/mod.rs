//! Identity checks that wait for an operator: by command, and over HTTP with an operator's key. The crate [`kyc`]
//! carries decisions out; this module calls it and records in the same transaction who decided. Who opens a document is
//! recorded before the file is handed out.

mod api;

use std::path::{Path, PathBuf};

use clap::Subcommand;
use kyc::back_office::{self, Listed, Verdict};
use kyc::document::{self, File};
use lumora_core::domain::identity_check::{IdentityStatus, RejectionReason};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, Store};
use platform::vault::Vault;
use std::sync::Arc;
use utoipa::{OpenApiRouter, routes};

use crate::cashier::{age, checked_note};
use crate::{Actor, AdminError, audit};

/// The most checks that one list of the command line shows.
const MAX_LISTED: i64 = 200;

/// The HTTP calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(api::list))
        .routes(routes!(api::show))
        .routes(routes!(api::document))
        .routes(routes!(api::take))
        .routes(routes!(api::decide_on))
}

/// Commands on identity checks.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum IdentityChecks {
    /// List checks in a status: pending ones with the oldest first, all others with the latest first.
    List {
        /// Status: PENDING (waits for an operator), APPROVED, REJECTED, or ALL.
        #[arg(long, default_value = "PENDING")]
        state: String,
    },
    /// Show a check with its details, documents and timeline.
    Show {
        /// Id of the check, or the member's account name.
        id: String,
    },
    /// Take a check, so that no other operator decides it.
    Take {
        /// Id of the check, or the member's account name.
        id: String,
    },
    /// Write a document to a file. The access is recorded.
    Document {
        /// Id of the document, as shown.
        id: String,
        /// File to write it to, JPEG or PDF as shown. Treat a PDF as an untrusted file.
        #[arg(long)]
        out: PathBuf,
    },
    /// Approve a check: the member's identity is proven, and money is paid to that name only.
    Approve {
        /// Id of the check, or the member's account name.
        id: String,
        /// Note that the member reads.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Revoke an approval that has turned out to be wrong. The member can submit the check again.
    Revoke {
        /// Id of the check, or the member's account name.
        id: String,
        /// Reason: UNREADABLE, EXPIRED, MISMATCH, INCOMPLETE, NOT_ACCEPTED or OTHER.
        #[arg(long)]
        reason: String,
        /// Note that the member reads; required if the reason is OTHER.
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Reject a check; the member can submit it again.
    Reject {
        /// Id of the check, or the member's account name.
        id: String,
        /// Reason: UNREADABLE, EXPIRED, MISMATCH, INCOMPLETE, NOT_ACCEPTED or OTHER.
        #[arg(long)]
        reason: String,
        /// Note that the member reads; required if the reason is OTHER.
        #[arg(long, default_value = "")]
        note: String,
    },
}

impl IdentityChecks {
    /// Runs the command; returns the lines to print. The vault's key in the data folder decrypts documents.
    pub(crate) async fn run(self, store: &Store, data: &Path, actor: Actor) -> Result<Vec<String>, AdminError> {
        let (id, verdict, note) = match self {
            Self::List { state } => return list_lines(store, &state, actor.now_ms).await,
            Self::Show { id } => return show_lines(store, id, actor.now_ms).await,
            Self::Take { id } => {
                let listed = take(store, actor, &id).await?;
                return Ok(vec![line(&listed, None)]);
            }
            Self::Document { id, out } => {
                let file = read(store, &Vault::open(data)?, actor, &id).await?;
                tokio::fs::write(&out, file.bytes).await?;
                return Ok(vec![format!("written to {}", out.display())]);
            }
            Self::Approve { id, note } => (id, Verdict::Approved, note),
            Self::Reject { id, reason, note } => (id, Verdict::Rejected(reason_of(&reason, &note)?), note),
            Self::Revoke { id, reason, note } => (id, Verdict::Revoked(reason_of(&reason, &note)?), note),
        };
        let listed = decide((store, Arc::new(Vault::open(data)?)), actor, &id, verdict, &note).await?;
        Ok(vec![line(&listed, None)])
    }
}

/// Parses a reason of rejection. OTHER requires a note.
fn reason_of(name: &str, note: &str) -> Result<RejectionReason, ApiError> {
    let reason = RejectionReason::from_name(name).ok_or_else(|| {
        let names: Vec<&str> = RejectionReason::ALL.iter().map(|reason| reason.name()).collect();
        invalid_field("reason", format!("reason must be one of: {}", names.join(", ")))
    })?;
    if reason == RejectionReason::Other && note.trim().is_empty() {
        return Err(invalid_field("note", "note must say why where the reason is OTHER".to_owned()));
    }
    Ok(reason)
}

async fn find(store: &Store, id: &str) -> Result<Listed, ApiError> {
    back_office::find(store, id).await?.ok_or_else(|| ApiError::not_found("identity check"))
}

async fn take(store: &Store, actor: Actor, id: &str) -> Result<Listed, ApiError> {
    let listed = find(store, id).await?;
    let (check_id, account) = (listed.row.id.clone(), listed.account);
    let work = async move |tx: &mut Connection| {
        let person = actor.person().to_owned();
        back_office::take(tx, &check_id, &person, actor.now_ms).await?;
        let subject = format!("identity check {account}");
        audit::record(tx, &actor, &subject, ("", "taken")).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    find(store, id).await
}

/// Carries a decision out and records it.
async fn decide(
    (store, vault): (&Store, Arc<Vault>),
    actor: Actor,
    id: &str,
    verdict: Verdict,
    note: &str,
) -> Result<Listed, ApiError> {
    let note = checked_note(note)?.to_owned();
    let listed = find(store, id).await?;
    let (check_id, account) = (listed.row.id.clone(), listed.account);
    let work = async move |tx: &mut Connection| {
        let status = back_office::decide(tx, &check_id, verdict, (actor.person(), &note), &vault, actor.now_ms).await?;
        let (former, reason) = match verdict {
            Verdict::Approved => (IdentityStatus::Pending, ""),
            Verdict::Rejected(reason) => (IdentityStatus::Pending, reason.name()),
            Verdict::Revoked(reason) => (IdentityStatus::Approved, reason.name()),
        };
        let latter = format!("{} {reason} {note}", status.name());
        let subject = format!("identity check {account}");
        let values = (former.name(), latter.trim());
        audit::record(tx, &actor, &subject, values).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    find(store, id).await
}

/// The file of a document. The access is recorded.
async fn read(store: &Store, vault: &Vault, actor: Actor, id: &str) -> Result<File, ApiError> {
    let file = document::file(store, vault, id).await?.ok_or_else(|| ApiError::not_found("document"))?;
    let (subject, name) = (format!("document {id}"), file.name());
    let work =
        async move |tx: &mut Connection| audit::record(tx, &actor, &subject, ("", &format!("looked at: {name}"))).await;
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(file)
}

async fn list_lines(store: &Store, state: &str, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let status = IdentityStatus::from_name(state).filter(|status| *status != IdentityStatus::None);
    if status.is_none() && state != "ALL" {
        let (name, wanted) = ("state".to_owned(), "PENDING, APPROVED, REJECTED or ALL".to_owned());
        return Err(AdminError::Value { name, wanted, value: state.to_owned() });
    }
    let (rows, _) = back_office::list(store, status, (0, MAX_LISTED)).await?;
    Ok(rows.iter().map(|row| line(row, Some(now_ms))).collect())
}

/// A check on one line: account, status, id, who has taken it; with `now_ms` also its age and count of documents.
fn line(listed: &Listed, now_ms: Option<i64>) -> String {
    let Listed { row, account, documents, .. } = listed;
    let mut line = format!("{account:<20} {:<9} {}", row.status().name(), row.id);
    if let Some(now_ms) = now_ms {
        let age = age(row.submitted_at.unwrap_or(now_ms), now_ms);
        line.push_str(&format!("  {age}  documents: {}", documents.len()));
    }
    if !row.taken_by.is_empty() {
        line.push_str(&format!("  taken by {}", row.taken_by));
    }
    line
}

async fn show_lines(store: &Store, id: String, now_ms: i64) -> Result<Vec<String>, AdminError> {
    let found = back_office::find(store, &id).await?;
    let listed = found.ok_or_else(|| AdminError::NoSuch("identity check".to_owned(), id))?;
    let row = &listed.row;
    let mut lines = vec![
        line(&listed, Some(now_ms)),
        format!("name: {}  born: {}  country: {}", row.name, row.birth_date, row.country),
        format!("payee's name: {}", if listed.payee_name.is_empty() { "none proven" } else { &listed.payee_name }),
    ];
    lines.extend(listed.documents.iter().map(|document| {
        let kind = if document.is_pdf() { "PDF" } else { "JPEG" };
        format!("document: {}  {} {kind}, {} bytes", document.id, document.kind().name(), document.bytes)
    }));
    lines.extend(kyc::timeline(store.reader(), &row.id).await?.into_iter().map(|step| {
        let words = format!("{}  {}  {}  {} {}", rfc3339(step.at), step.status, step.actor, step.reason, step.note);
        words.trim_end().to_owned()
    }));
    Ok(lines)
}

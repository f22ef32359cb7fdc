//! Identity checks and their documents as stored, and the status transitions of a check.

use identity::member::masked_name;
use lumora_core::domain::identity_check::{DocumentKind, Dossier, IdentityEvent, IdentityStatus, RejectionReason};
use lumora_core::wire::{IdentityCheck, IdentityDocument};
use platform::clock::rfc3339;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::topic::Topic;

use crate::step::{Actor, NewStep};

/// A row of `identity_checks`. Times are milliseconds since the epoch.
#[derive(Debug, Clone)]
pub struct CheckRow {
    /// Id of the check.
    pub id: String,
    /// Id of the member who is checked.
    pub member_id: String,
    status: String,
    /// The name that the member stated; empty if none.
    pub name: String,
    /// The date of birth that the member stated, as `YYYY-MM-DD`; empty if none.
    pub birth_date: String,
    /// The country that the member stated, ISO 3166-1 alpha-2; empty if none.
    pub country: String,
    reason: String,
    /// The operator's note on the last decision, which the member reads.
    pub note: String,
    /// Name of the operator who has taken it; empty if nobody has.
    pub taken_by: String,
    /// When the member submitted it last; absent if never.
    pub submitted_at: Option<i64>,
}

from_row!(CheckRow { id, member_id, status, name, birth_date, country, reason, note, taken_by, submitted_at });

impl CheckRow {
    /// The check with this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from identity_checks where id = $1").bind(id).fetch_optional(executor).await
    }

    /// The check of a member.
    pub(crate) async fn of_member(executor: impl sql::Executor, member_id: &str) -> Result<Option<Self>, StoreError> {
        let query = "select * from identity_checks where member_id = $1";
        sql::query_as(query).bind(member_id).fetch_optional(executor).await
    }

    /// The check of a member; an empty one is inserted if there is none.
    pub(crate) async fn of_member_or_new(
        tx: &mut Connection,
        member_id: &str,
        now_ms: i64,
    ) -> Result<Self, StoreError> {
        let insert =
            "insert into identity_checks (id, member_id, status, name, birth_date, country, reason, note, taken_by,
                      submitted_at, created_at, updated_at) values ($1, $2, $3, '', '', '', '', '', '', null, $4, $4)
                      on conflict (member_id) do nothing";
        sql::query(insert)
            .bind(ids::new_id(now_ms))
            .bind(member_id)
            .bind(IdentityStatus::None.name())
            .bind(now_ms)
            .execute(&mut *tx)
            .await?;
        let found = Self::of_member(tx, member_id).await?;
        found.ok_or_else(|| StoreError::Corrupt("a check that was just made is missing".to_owned()))
    }

    /// The status of the check.
    pub fn status(&self) -> IdentityStatus {
        IdentityStatus::from_name(&self.status).unwrap_or_default()
    }

    /// Why it was rejected or revoked last, if it was.
    pub fn reason(&self) -> Option<RejectionReason> {
        RejectionReason::from_name(&self.reason)
    }

    /// Whether the member has stated name, date of birth and country.
    pub const fn has_details(&self) -> bool {
        !self.name.is_empty()
    }

    /// Applies an event and writes its step; returns the new status, or nothing if the event does not fit the status.
    pub(crate) async fn apply_event(
        &self,
        tx: &mut Connection,
        event: IdentityEvent,
        (by, reason, note): (&Actor, Option<RejectionReason>, &str),
        now_ms: i64,
    ) -> Result<Option<IdentityStatus>, StoreError> {
        let Some(status) = self.status().after(event) else { return Ok(None) };
        let submitted_at = if event == IdentityEvent::Submitted { Some(now_ms) } else { self.submitted_at };
        let reason = reason.map_or("", RejectionReason::name);
        let update = "update identity_checks set status = $2, reason = $3, note = $4, taken_by = '', submitted_at = $5,
                      updated_at = $6 where id = $1";
        sql::query(update)
            .bind(&self.id)
            .bind(status.name())
            .bind(reason)
            .bind(note)
            .bind(submitted_at)
            .bind(now_ms)
            .execute(&mut *tx)
            .await?;
        NewStep { check_id: &self.id, status: status.name(), by, reason, note }.write(tx, now_ms).await?;
        // The rules for withdrawals depend on the status.
        tx.announce(Topic::Cashier, &self.member_id);
        Ok(Some(status))
    }

    /// The check as the API shows it to its member, without steps.
    pub(crate) fn to_wire(&self, documents: &[DocumentRow]) -> IdentityCheck {
        let year = self.birth_date.get(..4).map(|year| format!("{year}-••-••"));
        IdentityCheck {
            level: self.status().level(self.has_details()),
            status: self.status(),
            name: masked_name(&self.name),
            birth_date: year.unwrap_or_default(),
            country: self.country.clone(),
            documents: documents.iter().map(DocumentRow::to_wire).collect(),
            reason: self.reason(),
            note: self.note.clone(),
            steps: Vec::new(),
        }
    }
}

/// A row of `identity_documents`, without the file.
#[derive(Debug, Clone)]
pub struct DocumentRow {
    /// Id of the document.
    pub id: String,
    /// Id of the check that it belongs to.
    pub check_id: String,
    kind: String,
    pdf: i64,
    /// Size of the file, in bytes.
    pub bytes: i64,
    /// When it was uploaded, in milliseconds since the epoch.
    pub uploaded_at: i64,
}

from_row!(DocumentRow { id, check_id, kind, pdf, bytes, uploaded_at });

impl DocumentRow {
    /// The documents of a check, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_check(executor: impl sql::Executor, check_id: &str) -> Result<Vec<Self>, StoreError> {
        let query = "select id, check_id, kind, pdf, bytes, uploaded_at from identity_documents where check_id = $1
                     order by uploaded_at, id";
        sql::query_as(query).bind(check_id).fetch_all(executor).await
    }

    pub(crate) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = "select id, check_id, kind, pdf, bytes, uploaded_at from identity_documents where id = $1";
        sql::query_as(query).bind(id).fetch_optional(executor).await
    }

    /// The kind of document.
    pub fn kind(&self) -> DocumentKind {
        DocumentKind::from_name(&self.kind).unwrap_or_default()
    }

    /// Whether the file is a PDF; otherwise it is a JPEG.
    pub const fn is_pdf(&self) -> bool {
        self.pdf != 0
    }

    fn to_wire(&self) -> IdentityDocument {
        IdentityDocument {
            id: self.id.clone(),
            kind: self.kind(),
            pdf: self.is_pdf(),
            size: u32::try_from(self.bytes).unwrap_or(u32::MAX),
            uploaded_at: rfc3339(self.uploaded_at),
        }
    }
}

/// Whether details and documents suffice to submit the check.
pub(crate) fn is_complete(check: &CheckRow, documents: &[DocumentRow]) -> bool {
    let kinds: Vec<DocumentKind> = documents.iter().map(DocumentRow::kind).collect();
    Dossier { has_details: check.has_details(), documents: &kinds }.missing().is_none()
}

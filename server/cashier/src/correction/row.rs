//! Rows of corrections of balances: status, find and list.

use platform::store::{Store, StoreError, from_row, sql};

/// The status of a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CorrectionStatus {
    /// Awaits a second operator.
    Proposed,
    /// Approved; the money has moved.
    Posted,
    /// Rejected; no money moves.
    Rejected,
}

impl CorrectionStatus {
    /// All statuses.
    pub const ALL: [Self; 3] = [Self::Proposed, Self::Posted, Self::Rejected];

    /// The word in the database and in the back office's API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Proposed => "PROPOSED",
            Self::Posted => "POSTED",
            Self::Rejected => "REJECTED",
        }
    }

    /// The status with this word.
    pub fn from_name(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.name() == word)
    }
}

/// A row of `corrections`. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// Id of the correction.
    pub id: String,
    /// Id of the member whose wallet is corrected.
    pub member_id: String,
    /// Account name of the member.
    pub account: String,
    /// ISO 4217 code.
    pub currency: String,
    /// Minor units to credit (positive) or debit (negative).
    pub amount: i64,
    /// The proposing operator's reason; the member reads it in the copy of the personal data.
    pub reason: String,
    /// A word of [`CorrectionStatus`].
    pub status: String,
    /// Name of the operator who proposed it.
    pub proposed_by: String,
    /// When it was proposed.
    pub proposed_at: i64,
    /// Name of the operator who approved or rejected it; empty before.
    pub decided_by: String,
    /// When it was decided.
    pub decided_at: Option<i64>,
}

from_row!(Correction {
    id,
    member_id,
    account,
    currency,
    amount,
    reason,
    status,
    proposed_by,
    proposed_at,
    decided_by,
    decided_at
});

impl Correction {
    /// Whether it awaits a second operator.
    pub(super) fn is_proposed(&self) -> bool {
        self.status == CorrectionStatus::Proposed.name()
    }

    pub(super) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = "select c.*, m.account from corrections c join members m on m.id = c.member_id where c.id = $1";
        sql::query_as(query).bind(id).fetch_optional(executor).await
    }
}

/// A page of corrections, filtered by status and member, and the number of all that match. Proposed ones are sorted
/// oldest first, every other list latest first.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    status: Option<CorrectionStatus>,
    member_id: Option<&str>,
    (offset, limit): (i64, i64),
) -> Result<(Vec<Correction>, i64), StoreError> {
    let which = match (status, member_id) {
        (Some(_), Some(_)) => "c.status = $1 and c.member_id = $2",
        (Some(_), None) => "c.status = $1 and $2 = ''",
        (None, Some(_)) => "$1 = '' and c.member_id = $2",
        (None, None) => "$1 = '' and $2 = ''",
    };
    let order = if status == Some(CorrectionStatus::Proposed) { "asc" } else { "desc" };
    let (status, member_id) = (status.map_or("", CorrectionStatus::name), member_id.unwrap_or_default());
    let count = format!("select count(*) from corrections c where {which}");
    let count = sql::query_scalar(sql::AssertSqlSafe(count)).bind(status).bind(member_id);
    let count: i64 = count.fetch_one(store.reader()).await?;
    let text = format!(
        "select c.*, m.account from corrections c join members m on m.id = c.member_id where {which}
         order by c.proposed_at {order}, c.id {order} limit $3 offset $4"
    );
    let rows = sql::query_as(sql::AssertSqlSafe(text)).bind(status).bind(member_id).bind(limit).bind(offset);
    Ok((rows.fetch_all(store.reader()).await?, count))
}

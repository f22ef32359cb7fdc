//! Where a member can be reached: mobile number and mail address, and whether the member has proved to hold them.

use sqlx::{Any, AnyConnection, Executor};

use crate::store::StoreError;

/// A kind of address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ContactKind {
    /// A mobile number in E.164 form, see [`super::PhoneNumber`].
    Mobile,
    /// A mail address; compared in lower case.
    Email,
}

impl ContactKind {
    fn name(self) -> &'static str {
        match self {
            Self::Mobile => "mobile",
            Self::Email => "email",
        }
    }

    fn key(self, value: &str) -> String {
        match self {
            Self::Mobile => value.trim().to_owned(),
            Self::Email => value.trim().to_lowercase(),
        }
    }
}

/// An address of a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contact {
    /// The number or the mail address.
    pub value: String,
    /// Whether the member has proved to hold it.
    pub verified: bool,
}

/// Keeps an address of a member in place of the one before it; `verified` says that the member has proved to hold it.
///
/// # Errors
/// A unique violation when it is verified for another member already, or what the database reports.
pub async fn set_contact(
    connection: &mut AnyConnection,
    member_id: &str,
    kind: ContactKind,
    value: &str,
    verified: bool,
    now_ms: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into member_contacts (member_id, kind, value, verified_at) values ($1, $2, $3, $4)
         on conflict (member_id, kind) do update set value = excluded.value, verified_at = excluded.verified_at",
    )
    .bind(member_id)
    .bind(kind.name())
    .bind(kind.key(value))
    .bind(verified.then_some(now_ms))
    .execute(connection)
    .await?;
    Ok(())
}

/// The id of the member who has proved to hold this address.
///
/// # Errors
/// When the database fails.
pub async fn verified_holder<'e, E>(executor: E, kind: ContactKind, value: &str) -> Result<Option<String>, StoreError>
where
    E: Executor<'e, Database = Any>,
{
    let query = "select member_id from member_contacts where kind = $1 and value = $2 and verified_at is not null";
    Ok(sqlx::query_scalar(query).bind(kind.name()).bind(kind.key(value)).fetch_optional(executor).await?)
}

/// The member's address of this kind.
///
/// # Errors
/// When the database fails.
pub async fn contact_of<'e, E>(executor: E, member_id: &str, kind: ContactKind) -> Result<Option<Contact>, StoreError>
where
    E: Executor<'e, Database = Any>,
{
    let query = "select value, verified_at from member_contacts where member_id = $1 and kind = $2";
    let row: Option<(String, Option<i64>)> =
        sqlx::query_as(query).bind(member_id).bind(kind.name()).fetch_optional(executor).await?;
    Ok(row.map(|(value, verified_at)| Contact { value, verified: verified_at.is_some() }))
}

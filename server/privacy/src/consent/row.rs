//! Consents to promotional messages as stored, by channel, and the record of their changes.

use lumora_core::wire::{CONSENT_TEXT_VERSION, MarketingChannel};
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};
use protection::MARKETED_TO;

/// Who or what changed a consent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangedBy {
    /// The member, from this IP address.
    Member(String),
    /// The unsubscribe link of a message, opened from this IP address.
    Link(String),
    /// The closure of the account.
    Closing,
    /// An exclusion from play.
    Exclusion,
}

impl ChangedBy {
    fn name(&self) -> &'static str {
        match self {
            Self::Member(_) => "member",
            Self::Link(_) => "link",
            Self::Closing => "closing",
            Self::Exclusion => "exclusion",
        }
    }

    fn address(&self) -> &str {
        match self {
            Self::Member(address) | Self::Link(address) => address,
            Self::Closing | Self::Exclusion => "",
        }
    }
}

/// A recorded change of a consent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Code of the channel.
    pub channel: String,
    /// 1 for given, 0 for withdrawn.
    pub granted: i64,
    /// Who changed it: member, link, closing or exclusion.
    pub changed_by: String,
    /// Version of the consent text at the time of the change.
    pub text_version: String,
    /// When it was changed, in milliseconds since the epoch.
    pub changed_at: i64,
}

from_row!(Change { channel, granted, changed_by, text_version, changed_at });

/// A consent: code of the channel, 1 for given or 0 for withdrawn, and since when, in milliseconds since the epoch.
pub type ConsentState = (String, i64, i64);

/// The member's consents by channel, the withdrawn included.
///
/// # Errors
/// When the database fails.
pub async fn of_member(executor: impl sql::Executor, member_id: &str) -> Result<Vec<ConsentState>, StoreError> {
    let query = "select channel, granted, changed_at from marketing_consents where member_id = $1";
    sql::query_as(query).bind(member_id).fetch_all(executor).await
}

/// The changes of a member's consents, the latest first, 200 at most.
///
/// # Errors
/// When the database fails.
pub async fn history(executor: impl sql::Executor, member_id: &str) -> Result<Vec<Change>, StoreError> {
    let query = "select channel, granted, changed_by, text_version, changed_at from marketing_consent_changes
                 where member_id = $1 order by changed_at desc, id desc limit 200";
    sql::query_as(query).bind(member_id).fetch_all(executor).await
}

/// Whether a member may be sent promotional messages by this channel: consent is given, and the member is not protected from
/// advertising.
///
/// # Errors
/// When the database fails.
pub async fn granted(
    executor: impl sql::Executor,
    member_id: &str,
    channel: MarketingChannel,
) -> Result<bool, StoreError> {
    let text = format!(
        "select c.granted from marketing_consents c join members m on m.id = c.member_id
         where c.member_id = $1 and c.channel = $2 and {MARKETED_TO}"
    );
    let query = sql::query_scalar(sql::AssertSqlSafe(text)).bind(member_id).bind(channel.name());
    let found: Option<i64> = query.fetch_optional(executor).await?;
    Ok(found == Some(1))
}

/// Gives (`grants`) or withdraws a consent, and records the change. Without a change, nothing is recorded.
///
/// # Errors
/// When the database fails.
pub async fn set(
    tx: &mut Connection,
    member_id: &str,
    channel: MarketingChannel,
    grants: bool,
    by: &ChangedBy,
    now_ms: i64,
) -> Result<(), StoreError> {
    let query = "select granted from marketing_consents where member_id = $1 and channel = $2";
    let query = sql::query_scalar(query).bind(member_id).bind(channel.name());
    let present: Option<i64> = query.fetch_optional(&mut *tx).await?;
    if (present == Some(1)) == grants {
        return Ok(());
    }
    sql::query(
        "insert into marketing_consents (member_id, channel, granted, text_version, changed_at) values ($1, $2, $3, $4, $5)
         on conflict (member_id, channel) do update set granted = excluded.granted, text_version = excluded.text_version,
         changed_at = excluded.changed_at",
    )
    .bind(member_id)
    .bind(channel.name())
    .bind(i64::from(grants))
    .bind(CONSENT_TEXT_VERSION)
    .bind(now_ms)
    .execute(&mut *tx)
    .await?;
    sql::query(
        "insert into marketing_consent_changes (id, member_id, channel, granted, changed_by, text_version, changed_at,
         address) values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(ids::new_id(now_ms))
    .bind(member_id)
    .bind(channel.name())
    .bind(i64::from(grants))
    .bind(by.name())
    .bind(CONSENT_TEXT_VERSION)
    .bind(now_ms)
    .bind(by.address())
    .execute(tx)
    .await?;
    Ok(())
}

/// Withdraws all consents of a member.
///
/// # Errors
/// When the database fails.
pub async fn withdraw_all(tx: &mut Connection, member_id: &str, by: &ChangedBy, now_ms: i64) -> Result<(), StoreError> {
    for channel in MarketingChannel::ALL {
        set(tx, member_id, channel, false, by, now_ms).await?;
    }
    Ok(())
}

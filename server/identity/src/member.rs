//! The `members` table: reading a row, inserting one, and the forms in which names and contacts are compared or masked.

use axum::http::StatusCode;
use lumora_core::domain::account::AccountType;
use lumora_core::wire::code;

use unicode_normalization::UnicodeNormalization;

use platform::http::ApiError;
use platform::ids;
use platform::outbox::Channel;
use platform::store::{Connection, Store, StoreError, from_row, sql};

/// The state of a member who may log in and play.
pub(crate) const ACTIVE: &str = "active";
/// The state of a closed account: closed by its member, or a demo guest that was cleaned up.
pub(crate) const CLOSED: &str = "closed";
/// The state of an account that an upline agent or the operator has blocked from logging in.
pub(crate) const SUSPENDED: &str = "suspended";

/// A row of `members`, without the password hashes.
#[derive(Debug, Clone)]
pub struct MemberRow {
    /// Member id.
    pub id: String,
    /// Account name, in lower case.
    pub account: String,
    /// Display name; when empty, the account name is displayed.
    pub nickname: String,
    account_type: i64,
    /// ISO 4217 code of the wallet.
    pub currency: String,
    /// VIP rank.
    pub rank_level: i64,
    /// Name of the VIP rank.
    pub club_label: String,
    /// The operator's labels of the member, separated by line feeds.
    pub labels: String,
    /// Account name of the upline; empty without one.
    pub upline: String,
    /// Language code, empty when none was chosen.
    pub language: String,
    /// Mail address; empty when none is known.
    pub email: String,
    /// Mobile number as [`crate::verification::PhoneNumber`] writes it; empty when none is known.
    pub mobile: String,
    /// When the number was verified, in milliseconds since the epoch; `None` while it is not.
    pub mobile_verified_at: Option<i64>,
    /// Payee name, the real name that withdrawals are paid to; empty when none was stated.
    pub payee_name: String,
    /// When a code proved the payee name, in milliseconds since the epoch; `None` while it is only stated, as at
    /// registration.
    pub payee_name_proven_at: Option<i64>,
    /// Level of the identity check (KYC): 0 nothing, 1 details stated, 2 documents approved.
    pub identity_level: i64,
    /// The name confirmed by the approved identity check; empty without one.
    pub checked_name: String,
    /// When the mail address was verified, in milliseconds since the epoch; `None` while it is not.
    pub email_verified_at: Option<i64>,
    /// When the password was last set, in milliseconds since the epoch.
    pub password_changed_at: i64,
    must_change_password: i64,
    terms_pending: i64,
    state: String,
}

from_row!(MemberRow {
    id,
    account,
    nickname,
    account_type,
    currency,
    rank_level,
    club_label,
    labels,
    upline,
    language,
    email,
    mobile,
    mobile_verified_at,
    payee_name,
    payee_name_proven_at,
    identity_level,
    checked_name,
    email_verified_at,
    password_changed_at,
    must_change_password,
    terms_pending,
    state,
});

/// A member and the hash of the login password.
struct WithPassword(MemberRow, String);

impl sql::FromRow for WithPassword {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        Ok(Self(MemberRow::from_row(row)?, row.named("password_hash")?))
    }
}

impl MemberRow {
    /// The member with this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_id(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from members where id = $1").bind(id).fetch_optional(executor).await
    }

    /// The member with this account name, as [`account_key`] writes it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_account(executor: impl sql::Executor, account: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from members where account = $1").bind(account).fetch_optional(executor).await
    }

    /// The member with this account name, and the hash of the login password.
    pub(crate) async fn with_password(
        executor: impl sql::Executor,
        account: &str,
    ) -> Result<Option<(Self, String)>, StoreError> {
        let query = sql::query_as::<WithPassword>("select * from members where account = $1").bind(account);
        Ok(query.fetch_optional(executor).await?.map(|WithPassword(member, hash)| (member, hash)))
    }

    /// The member who has verified this mobile number, written as by [`crate::verification::PhoneNumber`].
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_verified_mobile(executor: impl sql::Executor, mobile: &str) -> Result<Option<Self>, StoreError> {
        let query = sql::query_as("select * from members where mobile = $1 and mobile_verified_at is not null");
        query.bind(mobile).fetch_optional(executor).await
    }

    /// Type of the account: member, agent, demo guest, ...
    pub fn account_type(&self) -> AccountType {
        AccountType::from_number(u32::try_from(self.account_type).unwrap_or(u32::MAX))
    }

    /// The mobile number, if it is verified.
    pub fn verified_mobile(&self) -> Option<&str> {
        Some(self.mobile.as_str()).filter(|mobile| !mobile.is_empty() && self.mobile_verified_at.is_some())
    }

    /// The mail address, if it is verified.
    pub fn verified_email(&self) -> Option<&str> {
        Some(self.email.as_str()).filter(|email| !email.is_empty() && self.email_verified_at.is_some())
    }

    /// The payee name, if it is proven.
    pub fn proven_payee_name(&self) -> Option<&str> {
        Some(self.payee_name.as_str()).filter(|name| !name.is_empty() && self.payee_name_proven_at.is_some())
    }

    /// Whether the identity check is complete: an operator has approved the member's documents.
    pub const fn is_identity_checked(&self) -> bool {
        self.identity_level >= 2
    }

    /// Where verification codes for this member are sent: the verified mail address, else the verified mobile number.
    pub(crate) fn code_recipient(&self) -> Option<(Channel, &str)> {
        let mail = self.verified_email().map(|address| (Channel::Mail, address));
        mail.or_else(|| self.verified_mobile().map(|number| (Channel::Sms, number)))
    }

    /// Whether the account may log in and play.
    pub fn is_active(&self) -> bool {
        self.state == ACTIVE
    }

    /// Whether the account was closed.
    pub fn is_closed(&self) -> bool {
        self.state == CLOSED
    }

    /// Marks the member as having to change the password, which is the weak default one of section 9. Returns the
    /// updated row.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn require_password_change(self, store: &Store) -> Result<Self, StoreError> {
        if self.must_change_password != 0 {
            return Ok(self);
        }
        let id = self.id.clone();
        let mark = async move |connection: &mut Connection| {
            let update = "update members set must_change_password = 1 where id = $1";
            sql::query(update).bind(id).execute(connection).await?;
            Ok::<_, StoreError>(())
        };
        store.write(move |tx| Box::pin(async move { mark(tx).await })).await?;
        Ok(Self { must_change_password: 1, ..self })
    }

    /// Refuses an account that may not log in. To be called only after the visitor has proved to own it, so that
    /// strangers do not learn its state.
    ///
    /// # Errors
    /// 403 `account_closed` for a closed account, `account_disabled` for a suspended one.
    pub fn require_active(&self) -> Result<(), ApiError> {
        if self.is_active() {
            return Ok(());
        }
        if self.is_closed() {
            let message = "this account is closed: customer service can open it again for a while";
            return Err(ApiError::refused(StatusCode::FORBIDDEN, code::ACCOUNT_CLOSED, message));
        }
        let message = "this account is suspended: contact customer service";
        Err(ApiError::refused(StatusCode::FORBIDDEN, code::ACCOUNT_DISABLED, message))
    }

    /// Whether the password must be changed before anything else.
    pub fn must_change_password(&self) -> bool {
        self.must_change_password != 0
    }

    /// Whether an agent created the account and its member has not agreed to the terms yet.
    pub fn terms_pending(&self) -> bool {
        self.terms_pending != 0
    }
}

/// A member to insert.
#[derive(Debug, Clone)]
pub struct NewMember {
    /// Account name; stored in lower case.
    pub account: String,
    /// Display name; empty for none.
    pub nickname: String,
    /// Type of the account.
    pub account_type: AccountType,
    /// ISO 4217 code of the wallet.
    pub currency: String,
    /// VIP rank and the name of the rank.
    pub rank: (i64, String),
    /// The operator's labels of the member.
    pub labels: Vec<String>,
    /// Account name of the upline; empty without one.
    pub upline: String,
    /// Argon2id hash of the login password, see [`crate::passwords`].
    pub password_hash: String,
    /// Whether the password must be changed at the first login.
    pub must_change_password: bool,
    /// Mail address, mobile number and payee name.
    pub contact: Contact,
}

/// Contacts and payee name of a new member; empty strings where unknown.
#[derive(Debug, Clone, Default)]
pub struct Contact {
    /// Mail address.
    pub email: String,
    /// Mobile number as [`crate::verification::PhoneNumber`] writes it.
    pub mobile: String,
    /// Whether the mobile number was verified.
    pub mobile_is_verified: bool,
    /// Payee name, the real name that withdrawals are paid to.
    pub payee_name: String,
}

/// The form in which an account name is stored and looked up: trimmed, in lower case.
pub fn account_key(account: &str) -> String {
    account.trim().to_lowercase()
}

/// Inserts the member's row and returns its id. Only for [`crate::tree::create`], which also places the member in the
/// agent tree.
pub(crate) async fn create(connection: &mut Connection, member: &NewMember, now_ms: i64) -> Result<String, StoreError> {
    let id = ids::new_id(now_ms);
    sql::query(
        "insert into members (id, account, nickname, account_type, currency, rank_level, club_label, labels, upline,
         password_hash, password_changed_at, must_change_password, created_at, email, mobile, mobile_verified_at, payee_name)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $11, $13, $14, $15, $16)",
    )
    .bind(&id)
    .bind(account_key(&member.account))
    .bind(&member.nickname)
    .bind(i64::from(member.account_type.number()))
    .bind(&member.currency)
    .bind(member.rank.0)
    .bind(&member.rank.1)
    .bind(member.labels.join("\n"))
    .bind(&member.upline)
    .bind(&member.password_hash)
    .bind(now_ms)
    .bind(i64::from(member.must_change_password))
    .bind(&member.contact.email)
    .bind(&member.contact.mobile)
    .bind(member.contact.mobile_is_verified.then_some(now_ms))
    .bind(&member.contact.payee_name)
    .execute(connection)
    .await?;
    Ok(id)
}

/// Four-eyes check: refuses the second step to the person who took the first. `message` tells that person what they
/// have done and who must act instead.
///
/// # Errors
/// 409 `second_person_needed` when both names are the same.
pub fn require_second_person(first: &str, second: &str, message: &'static str) -> Result<(), ApiError> {
    if is_same_name(first, second) {
        return Err(ApiError::refused(StatusCode::CONFLICT, code::SECOND_PERSON_NEEDED, message));
    }
    Ok(())
}

/// Whether two names are equal, ignoring case, white space and how accents are composed (NFKC).
pub fn is_same_name(left: &str, right: &str) -> bool {
    let key = |name: &str| -> String {
        name.nfkc().filter(|letter| !letter.is_whitespace()).flat_map(char::to_lowercase).collect()
    };
    key(left) == key(right)
}

/// A name with all but the first letter of each word masked.
pub fn masked_name(name: &str) -> String {
    let masked_word = |word: &str| word.chars().next().map(|first| format!("{first}•••"));
    name.split_whitespace().filter_map(masked_word).collect::<Vec<_>>().join(" ")
}

/// An account name with all but its first two characters masked: it is half of the login, so others never see it in
/// full.
pub fn masked_account(account: &str) -> String {
    account.chars().take(2).chain("•••".chars()).collect()
}

/// A mail address with all but its first character and its domain masked.
pub(crate) fn masked_mail(email: &str) -> String {
    let (name, domain) = email.split_once('@').unwrap_or((email, ""));
    let first: String = name.chars().take(1).collect();
    format!("{first}•••@{domain}")
}

#[cfg(test)]
mod tests {
    use super::{masked_mail, masked_name};

    #[test]
    fn a_masked_name_shows_initials() {
        assert_eq!(masked_name("Linh  Tran"), "L••• T•••");
        assert_eq!(masked_name(""), "");
    }

    #[test]
    fn a_masked_mail_address_shows_its_domain() {
        assert_eq!(masked_mail("linh@lumora.example"), "l•••@lumora.example");
        assert_eq!(masked_mail("@x"), "•••@x");
    }
}

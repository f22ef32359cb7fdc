//! Creating an account in an agent's downline (section 6 of the specification, "Agents ... create downline accounts").
//!
//! The agent chooses the first password, which must be changed at the first login. An agent can not agree to the terms
//! for the member, so the member has to agree together with that change, before the rest of the site opens. The
//! strength of a first password is not checked, since no member can keep it; it only must not be the account name.

use lumora_core::domain::account::AccountType;
use lumora_core::wire::{SecretText, code};
use platform::Base;
use platform::http::ApiError;
use platform::settings::Settings;
use platform::store::{Connection, StoreError, TxFuture, sql};
use platform::vault::Vault;

use super::enrol::{FIRST_RANK, username_taken};
use super::form::{MAX_USERNAME_LENGTH, unprintable};
use crate::exclusion;
use crate::fields::rules::{self, Broken};
use crate::fields::settings;
use crate::member::{Contact, MemberRow, NewMember, account_key};
use crate::password::MAX_LENGTH;
use crate::tree;
use ledger::Account;

/// The account as the agent enters it.
#[derive(Debug, Clone, Copy)]
pub struct FirstAccount<'a> {
    /// Account name, in any case.
    pub account: &'a str,
    /// First password, which must be changed at the first login.
    pub password: &'a SecretText,
    /// Display name; empty for none.
    pub nickname: &'a str,
}

/// An account whose fields were checked, and which can be created.
#[derive(Debug, Clone)]
pub struct CheckedAccount {
    account: String,
    nickname: String,
    rank: String,
}

impl CheckedAccount {
    /// The account name as it is stored.
    #[must_use]
    pub fn account(&self) -> &str {
        &self.account
    }
}

/// Checks the fields by the rules of the registration form.
///
/// # Errors
/// 422 with the refused fields, `username`, `password` and `nickname`; 409 `username_taken`; or when the database
/// fails.
pub fn check<'a>(base: &'a Base, first: FirstAccount<'a>) -> TxFuture<'a, CheckedAccount, ApiError> {
    Box::pin(async move {
        let site = Settings::load(&base.store).await?;
        let settings = settings::load(&base.store, &site).await?;
        let (username, nickname) = (rules::normalize(first.account), rules::normalize(first.nickname));
        let password = first.password.reveal();
        let rule = |field| rules::rule(&settings, field);
        let too_long = |value: &str, limit| (value.chars().count() > limit).then(|| code::TOO_LONG.to_owned());
        let is_name = !username.is_empty() && password.trim().to_lowercase() == username.to_lowercase();
        let checks = [
            (
                "username",
                too_long(&username, MAX_USERNAME_LENGTH)
                    .or_else(|| rules::check(rule("username"), &username, true))
                    .or_else(|| unprintable(&username)),
            ),
            (
                "password",
                too_long(password, MAX_LENGTH)
                    .or_else(|| rules::check(rule("password"), password, true))
                    .or_else(|| is_name.then(|| code::PASSWORD_TOO_WEAK.to_owned())),
            ),
            (
                "nickname",
                too_long(&nickname, MAX_NICKNAME_LENGTH).or_else(|| rules::check(rule("nickname"), &nickname, false)),
            ),
        ];
        let broken: Broken = checks.into_iter().filter_map(|(field, wrong)| wrong.map(|it| (field, it))).collect();
        if !broken.is_empty() {
            return Err(ApiError::rule_broken(broken.iter().map(|(field, code)| (*field, code.as_str()))));
        }
        let account = account_key(&username);
        if MemberRow::by_account(base.store.reader(), &account).await?.is_some() {
            return Err(username_taken());
        }
        Ok(CheckedAccount { account, nickname, rank: site.text("register_rank") })
    })
}

/// The longest nickname, in characters, so that it fits into lists.
const MAX_NICKNAME_LENGTH: usize = 64;

/// Creates the account under its upline, with an empty wallet in the upline's currency, and returns the member id. Like
/// every new account it is compared with the excluded members.
///
/// # Errors
/// 409 when the account name was taken meanwhile, or when the database fails.
pub fn write<'c>(
    tx: &'c mut Connection,
    vault: &'c Vault,
    (checked, password_hash): (&'c CheckedAccount, &'c str),
    (upline, account_type): (&'c MemberRow, AccountType),
    now_ms: i64,
) -> TxFuture<'c, String, ApiError> {
    Box::pin(async move {
        if MemberRow::by_account(&mut *tx, &checked.account).await?.is_some() {
            return Err(username_taken());
        }
        let new = NewMember {
            account: checked.account.clone(),
            nickname: checked.nickname.clone(),
            account_type,
            currency: upline.currency.clone(),
            rank: (FIRST_RANK, checked.rank.clone()),
            labels: Vec::new(),
            upline: upline.account.clone(),
            password_hash: password_hash.to_owned(),
            must_change_password: true,
            contact: Contact::default(),
        };
        let id = tree::create(tx, &new, now_ms).await.map_err(taken_error)?;
        let pending = "update members set terms_pending = 1, language = $2 where id = $1";
        sql::query(pending).bind(&id).bind(&upline.language).execute(&mut *tx).await?;
        Account::wallet(&id, &upline.currency).open(&mut *tx, now_ms).await?;
        exclusion::review(tx, vault, &id, now_ms).await?;
        Ok(id)
    })
}

/// Turns the violation of the unique index into the refusal: concurrent requests may both have found the name free.
fn taken_error(error: StoreError) -> ApiError {
    if error.is_unique_violation() { username_taken() } else { error.into() }
}

//! Adding and removing payout accounts.

use axum::http::StatusCode;
use identity::alert::{self, Alert};
use identity::fields::rules;
use identity::member::{MemberRow, is_same_name};
use identity::session::Member;
use lumora_core::wire::{NewPayoutAccount, code};
use platform::clock::MINUTE_MS;
use platform::http::ApiError;
use platform::ids;
use platform::settings::Settings;
use platform::store::{Connection, sql};

use super::checksum;
use super::method::MethodRow;
use super::row::{AccountRow, hint};
use crate::CashierState;

/// Payout accounts that a member may have, at most.
pub(super) const MAX_ACCOUNTS: usize = 10;
/// Waiting time of a new payout account in minutes, unless the setting `payout_account_minutes` holds another.
const WAITING_MINUTES: i64 = 24 * 60;
/// Members with the same account number that are reported to the referral programme, at most.
const MAX_SHARING_MEMBERS: i64 = 100;
/// Longest name of a holder, in characters.
const MAX_NAME_CHARS: usize = 100;
/// Domain of the vault's tags of account numbers, by which equal numbers are found.
const TAG: &str = "payout account";

/// Minutes until a new payout account can be paid to.
pub(super) fn waiting_minutes(settings: &Settings) -> i64 {
    settings.number("payout_account_minutes").unwrap_or(WAITING_MINUTES)
}

/// Validates the input and adds the payout account.
///
/// # Errors
/// 409 for a closed method, too many accounts or a name that is not proven, 422 for invalid input.
pub(super) async fn add(state: &CashierState, member: &Member, request: &NewPayoutAccount) -> Result<(), ApiError> {
    let base = &state.base;
    let now_ms = base.clock.now_ms();
    let method = MethodRow::find(base.store.reader(), member.row.rank_level, &request.method_id).await?;
    let method = method.ok_or_else(closed)?;
    let typed = validated(&method, request)?;
    let settings = Settings::load(&base.store).await?;
    let id = ids::new_id(now_ms);
    let row = AccountRow {
        hint: hint(&typed.account),
        account_locked: base.vault.lock(&id, typed.account.as_bytes())?,
        // The tag ignores the method: the same number under another method is the same account.
        account_tag: base.vault.tag(TAG, typed.account.to_lowercase().replace(' ', "").as_bytes()),
        id,
        member_id: member.id.clone(),
        method_id: method.id,
        institution: typed.institution,
        holder: typed.holder,
        created_at: now_ms,
        usable_at: now_ms + waiting_minutes(&settings) * MINUTE_MS,
    };
    let work = async move |tx: &mut Connection| insert(tx, row, now_ms).await;
    let added = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await;
    added.map_err(|error| match &error {
        // Two concurrent requests may both have found the number new: the unique index decides.
        ApiError::Store(refused) if refused.is_unique_violation() => account_already_added(),
        _ => error,
    })
}

struct ValidatedInput {
    institution: String,
    account: String,
    holder: String,
}

fn validated(method: &MethodRow, request: &NewPayoutAccount) -> Result<ValidatedInput, ApiError> {
    let institutions = method.institutions();
    let institution = request.institution.trim().to_owned();
    let account: String = request.account.reveal().trim().to_owned();
    let holder = rules::normalize(&request.holder);
    let mut broken: Vec<(&str, String)> = Vec::new();
    if institutions.is_empty() != institution.is_empty()
        || (!institutions.is_empty() && !institutions.contains(&institution))
    {
        broken.push(("institution", code::INSTITUTION_UNKNOWN.to_owned()));
    }
    match rules::check(Some(&method.rule()), &account, true) {
        Some(rule) => broken.push(("account", rule)),
        None if !checksum::is_right(&method.network, &account) => {
            broken.push(("account", code::ACCOUNT_CHECKSUM.to_owned()));
        }
        None => {}
    }
    if holder.is_empty() {
        broken.push(("holder", rules::empty()));
    } else if holder.chars().count() > MAX_NAME_CHARS {
        broken.push(("holder", code::TOO_LONG.to_owned()));
    }
    if broken.is_empty() {
        return Ok(ValidatedInput { institution, account, holder });
    }
    Err(ApiError::rule_broken(broken.iter().map(|(field, rule)| (*field, rule.as_str()))))
}

async fn insert(tx: &mut Connection, row: AccountRow, now_ms: i64) -> Result<(), ApiError> {
    let member = MemberRow::by_id(&mut *tx, &row.member_id).await?.ok_or_else(ApiError::login_required)?;
    let payee_name = member.proven_payee_name().ok_or_else(name_needed)?;
    if !is_same_name(payee_name, &row.holder) {
        return Err(ApiError::rule_broken([("holder", code::PAYEE_NAME_OTHER)]));
    }
    let present = AccountRow::all(&mut *tx, &row.member_id).await?;
    if present.iter().any(|account| account.account_tag == row.account_tag) {
        return Err(account_already_added());
    }
    if present.len() >= MAX_ACCOUNTS {
        return Err(ApiError::refused(
            StatusCode::CONFLICT,
            code::TOO_MANY_OPEN,
            "remove an account first: there are too many",
        ));
    }
    sql::query(
        "insert into payout_accounts (id, member_id, method_id, institution, hint, holder, account_locked, account_tag,
         created_at, usable_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(&row.id)
    .bind(&row.member_id)
    .bind(&row.method_id)
    .bind(&row.institution)
    .bind(&row.hint)
    .bind(&row.holder)
    .bind(&row.account_locked)
    .bind(&row.account_tag)
    .bind(row.created_at)
    .bind(row.usable_at)
    .execute(&mut *tx)
    .await?;
    let sharing_members = "select distinct member_id from payout_accounts where account_tag = $1 and member_id <> $2 order by member_id limit $3";
    let sharing_members =
        sql::query_scalar(sharing_members).bind(&row.account_tag).bind(&row.member_id).bind(MAX_SHARING_MEMBERS);
    let sharing_members: Vec<String> = sharing_members.fetch_all(&mut *tx).await?;
    referral::note_shared_account(tx, &row.member_id, &sharing_members, now_ms).await?;
    alert::queue(tx, &member, &Alert::PayoutAccountAdded(row.hint), now_ms).await?;
    Ok(())
}

/// Removes a payout account; withdrawals on their way to it are still paid. Does nothing where it was removed before.
///
/// # Errors
/// When the database fails.
pub(super) async fn remove(state: &CashierState, member: &Member, id: &str) -> Result<(), ApiError> {
    let (member_id, id, now_ms) = (member.id.clone(), id.to_owned(), state.base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let Some(row) = AccountRow::find(&mut *tx, &member_id, &id).await? else { return Ok(()) };
        let Some(member) = MemberRow::by_id(&mut *tx, &member_id).await? else { return Ok(()) };
        let update = "update payout_accounts set removed_at = $2 where id = $1";
        sql::query(update).bind(&row.id).bind(now_ms).execute(&mut *tx).await?;
        alert::queue(tx, &member, &Alert::PayoutAccountRemoved(row.hint), now_ms).await?;
        Ok::<_, ApiError>(())
    };
    state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

fn closed() -> ApiError {
    let message = "this way to be paid is not offered: choose another one";
    ApiError::refused(StatusCode::CONFLICT, code::CHANNEL_CLOSED, message)
}

/// 409: the member's name must be proven before money is paid out.
pub(crate) fn name_needed() -> ApiError {
    let message = "prove the name that money is paid to first: PUT /wps/member/payeeName";
    ApiError::refused(StatusCode::CONFLICT, code::PAYEE_NAME_NEEDED, message)
}

fn account_already_added() -> ApiError {
    ApiError::rule_broken([("account", code::ACCOUNT_KNOWN)])
}

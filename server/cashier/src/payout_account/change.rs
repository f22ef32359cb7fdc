//! Adding an account, and removing one.

use axum::http::StatusCode;
use identity::alert::{self, Alert};
use identity::fields::rules;
use identity::member::{MemberRow, is_same_name};
use identity::session::Member;
use lumora_core::wire::{NewPayoutAccount, code};
use platform::http::ApiError;
use platform::ids;
use platform::settings::Settings;
use platform::store::{Connection, sql};

use super::checksum;
use super::method::MethodRow;
use super::row::{AccountRow, hint};
use crate::CashierState;

/// Accounts that a member may have.
pub(super) const MOST: usize = 10;
/// Minutes until a new account can be paid to, unless the setting `payout_account_minutes` says otherwise.
const WAITING_MINUTES: i64 = 24 * 60;
/// Others with the same account who are looked at.
const MOST_ALIKE: i64 = 100;
const MINUTE_MS: i64 = 60 * 1000;
/// No name is longer, in characters.
const LONGEST_NAME: usize = 100;
/// What tags of account numbers are made for.
const TAG: &str = "payout account";

/// Minutes until a new account can be paid to.
pub(super) fn waiting_minutes(settings: &Settings) -> i64 {
    settings.number("payout_account_minutes").unwrap_or(WAITING_MINUTES)
}

/// Judges what was typed and adds the account.
///
/// # Errors
/// 409 for a method that is closed, too many accounts or a name that is not proven, 422 for what does not fit.
pub(super) async fn add(state: &CashierState, member: &Member, request: &NewPayoutAccount) -> Result<(), ApiError> {
    let base = &state.base;
    let now_ms = base.clock.now_ms();
    let method = MethodRow::find(base.store.reader(), member.row.rank_level, &request.method_id).await?;
    let method = method.ok_or_else(closed)?;
    let typed = judged(&method, request)?;
    let settings = Settings::load(&base.store).await?;
    let id = ids::new_id(now_ms);
    let row = AccountRow {
        hint: hint(&typed.account),
        account_locked: base.vault.lock(&id, typed.account.as_bytes())?,
        // The same account under another method is the same account.
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
        // Two at once may both have found it new: the unique index decides.
        ApiError::Store(refused) if refused.is_unique_violation() => account_already_added(),
        _ => error,
    })
}

struct Typed {
    institution: String,
    account: String,
    holder: String,
}

fn judged(method: &MethodRow, request: &NewPayoutAccount) -> Result<Typed, ApiError> {
    let institutions = method.institutions();
    let institution = request.institution.trim().to_owned();
    let account: String = request.account.reveal().trim().to_owned();
    let holder = rules::normal(&request.holder);
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
    } else if holder.chars().count() > LONGEST_NAME {
        broken.push(("holder", code::TOO_LONG.to_owned()));
    }
    if broken.is_empty() {
        return Ok(Typed { institution, account, holder });
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
    if present.iter().any(|known| known.account_tag == row.account_tag) {
        return Err(account_already_added());
    }
    if present.len() >= MOST {
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
    let others = "select distinct member_id from payout_accounts where account_tag = $1 and member_id <> $2 order by member_id limit $3";
    let others = sql::query_scalar(others).bind(&row.account_tag).bind(&row.member_id).bind(MOST_ALIKE);
    let others: Vec<String> = others.fetch_all(&mut *tx).await?;
    referral::note_shared_account(tx, &row.member_id, &others, now_ms).await?;
    alert::put(tx, &member, &Alert::PayoutAccountAdded(row.hint), now_ms).await?;
    Ok(())
}

/// Removes an account; what is on its way to it still goes there. Removing one that is gone changes nothing.
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
        alert::put(tx, &member, &Alert::PayoutAccountRemoved(row.hint), now_ms).await?;
        Ok::<_, ApiError>(())
    };
    state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

fn closed() -> ApiError {
    let message = "this way to be paid is not offered: choose another one";
    ApiError::refused(StatusCode::CONFLICT, code::CHANNEL_CLOSED, message)
}

/// 409: nothing is paid to a name that nobody has proven.
pub(crate) fn name_needed() -> ApiError {
    let message = "prove the name that money is paid to first: PUT /wps/member/payeeName";
    ApiError::refused(StatusCode::CONFLICT, code::PAYEE_NAME_NEEDED, message)
}

fn account_already_added() -> ApiError {
    ApiError::rule_broken([("account", code::ACCOUNT_KNOWN)])
}

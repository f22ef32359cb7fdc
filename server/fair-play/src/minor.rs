//! Members found to be under age: the documented procedure.
//!
//! One operator proposes the finding with a reason; the account is excluded from play at once and for ever. A second operator
//! confirms, and the member's net loss of deposited money is returned to the wallet, once, by a transaction of its own kind; from
//! there it is withdrawn like any money. Winnings stay; the operator can take them by a correction, which needs two persons, where
//! its law asks for it.

use axum::http::StatusCode;
use identity::member::{MemberRow, account_key, require_second_person};
use ledger::{Account, AccountKind, Transaction, TransactionKind, balance_of};
use lumora_core::domain::fair_play::{Exclusion, ExclusionCause, ExclusionKind};
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};
use platform::vault::Vault;
use protection::exclusion::NewExclusion;

use crate::exclusion::side_effects;

/// Length of a reason, in characters.
pub(crate) const REASON: std::ops::RangeInclusive<usize> = 5..=500;

/// A member found to be under age. Times are milliseconds since the epoch, money in minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Minor {
    /// Account name.
    pub account: String,
    /// The operator's reason.
    pub reason: String,
    /// Name of the operator who proposed the finding.
    pub proposed_by: String,
    /// When it was proposed.
    pub proposed_at: i64,
    /// Name of the operator who confirmed it; empty while nobody has.
    pub confirmed_by: String,
    /// When it was confirmed; none while nobody has.
    pub confirmed_at: Option<i64>,
    /// The amount returned to the wallet; 0 before the confirmation.
    pub returned: i64,
    /// ISO 4217 code of `returned`.
    pub currency: String,
}

from_row!(Minor { account, reason, proposed_by, proposed_at, confirmed_by, confirmed_at, returned, currency });

const COLUMNS: &str =
    "select m.account, f.reason, f.proposed_by, f.proposed_at, f.confirmed_by, f.confirmed_at, f.returned,
                       f.currency from minors f join members m on m.id = f.member_id";

/// All findings, the latest first.
///
/// # Errors
/// When the database fails.
pub async fn list(executor: impl sql::Executor, (offset, limit): (i64, i64)) -> Result<Vec<Minor>, StoreError> {
    let text = format!("{COLUMNS} order by f.proposed_at desc, f.member_id limit $1 offset $2");
    sql::query_as(sql::AssertSqlSafe(text)).bind(limit).bind(offset).fetch_all(executor).await
}

/// Proposes that a member is under age, and excludes the account from play at once.
///
/// # Errors
/// 404 for an unknown member; 409 where it was proposed before; 422 for an invalid reason.
pub fn propose<'c>(
    tx: &'c mut Connection,
    vault: &'c Vault,
    account: &'c str,
    (operator, reason): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, Minor, ApiError> {
    Box::pin(async move {
        let reason = checked_reason(reason)?;
        let member = MemberRow::by_account(&mut *tx, &account_key(account)).await?;
        let member = member.ok_or_else(|| ApiError::not_found("member"))?;
        let insert =
            "insert into minors (member_id, reason, proposed_by, proposed_at, currency) values ($1, $2, $3, $4, $5)
                  on conflict (member_id) do nothing";
        let query = sql::query(insert).bind(&member.id).bind(reason).bind(operator).bind(now_ms);
        if query.bind(&member.currency).execute(&mut *tx).await?.rows_affected() == 0 {
            return Err(refused("this member was found to be too young before: another person confirms it"));
        }
        let exclusion = Exclusion { kind: ExclusionKind::SelfExclusion, ends_at: None, returns_at: None };
        let new_exclusion = NewExclusion {
            exclusion,
            cause: ExclusionCause::Minor,
            actor: protection::Actor::Operator,
            value: "MINOR",
        };
        new_exclusion.begin(tx, &member.id, now_ms).await?;
        identity::exclusion::apply_exclusion(tx, vault, &member, None, now_ms).await?;
        side_effects::apply(tx, &member, now_ms).await?;
        find(tx, &member.id).await
    })
}

/// Confirms a finding that another operator proposed, and returns the net loss of deposited money.
///
/// # Errors
/// 404 where nothing was proposed; 403 for the operator who proposed it; 409 where it was confirmed before or a round is open.
pub fn confirm<'c>(
    tx: &'c mut Connection,
    account: &'c str,
    operator: &'c str,
    now_ms: i64,
) -> TxFuture<'c, Minor, ApiError> {
    Box::pin(async move {
        let not_found = || ApiError::not_found("member who was found to be too young");
        let member = MemberRow::by_account(&mut *tx, &account_key(account)).await?.ok_or_else(not_found)?;
        let finding = find(tx, &member.id).await?;
        if finding.confirmed_at.is_some() {
            return Err(refused("it was confirmed before, and the money went back then"));
        }
        let message = "whoever found it does not confirm it: ask another person to";
        require_second_person(&finding.proposed_by, operator, message)?;
        if games::seamless::has_open_round(&mut *tx, &member.id, now_ms).await? {
            return Err(refused("a round is open still: what it wins or gives back comes first"));
        }
        let returned = net_loss_of_deposits(tx, &member).await?;
        if returned > 0 {
            let house = Account::new(AccountKind::Corrections, "", &member.currency);
            let wallet = Account::wallet(&member.id, &member.currency);
            let (kind, key) = (TransactionKind::StakesReturned, format!("minor:{}", member.id));
            let refund = Transaction::transfer(kind, key, member.id.clone(), house, wallet, returned);
            ledger::post(tx, &refund, now_ms).await?;
        }
        let update = "update minors set confirmed_by = $2, confirmed_at = $3, returned = $4 where member_id = $1";
        sql::query(update).bind(&member.id).bind(operator).bind(now_ms).bind(returned).execute(&mut *tx).await?;
        find(tx, &member.id).await
    })
}

/// Transactions by which money leaves the wallet for another person or account, or comes back from there: that money was not lost in
/// play.
const OUTFLOW_KINDS: [TransactionKind; 6] = [
    TransactionKind::PaymentWithdrawal,
    TransactionKind::PaymentReturned,
    TransactionKind::UplineTransfer,
    TransactionKind::DownlineTransfer,
    TransactionKind::Dividend,
    TransactionKind::Wage,
];

/// Deposits less what was paid out, is being paid out, or is still in a wallet (the site's or a vendor's): never below 0, in minor
/// units.
async fn net_loss_of_deposits(tx: &mut Connection, member: &MemberRow) -> Result<i64, ApiError> {
    let paid_in = "select cast(coalesce(sum(r.amount - r.fee), 0) as bigint) from deposit_receipts r
                   join deposits d on d.id = r.deposit_id where d.member_id = $1 and d.currency = $2";
    let paid_in: i64 = sql::query_scalar(paid_in).bind(&member.id).bind(&member.currency).fetch_one(&mut *tx).await?;
    let moved_out = "select cast(coalesce(-sum(e.amount), 0) as bigint) from ledger_entries e
                join journal_transactions t on t.id = e.transaction_id
                where e.account_id = $1 and t.kind in ($2, $3, $4, $5, $6, $7)";
    let wallet = Account::wallet(&member.id, &member.currency);
    let mut query = sql::query_scalar(moved_out).bind(wallet.id());
    for kind in OUTFLOW_KINDS {
        query = query.bind(kind.name());
    }
    let moved_out: i64 = query.fetch_one(&mut *tx).await?;
    let at_vendors = games::wallets::booked_at_vendors(&mut *tx, &member.id).await?;
    let in_wallet = balance_of(&mut *tx, &wallet).await?;
    Ok((paid_in - moved_out - in_wallet - at_vendors).max(0))
}

async fn find(tx: &mut Connection, member_id: &str) -> Result<Minor, ApiError> {
    let text = format!("{COLUMNS} where f.member_id = $1");
    let found: Option<Minor> = sql::query_as(sql::AssertSqlSafe(text)).bind(member_id).fetch_optional(&mut *tx).await?;
    found.ok_or_else(|| ApiError::not_found("member who was found to be too young"))
}

/// The reason without surrounding spaces; 422 unless it is one line of valid length.
pub(crate) fn checked_reason(reason: &str) -> Result<&str, ApiError> {
    let reason = reason.trim();
    if REASON.contains(&reason.chars().count()) && !reason.contains(char::is_control) {
        return Ok(reason);
    }
    Err(invalid_field("reason", "reason must be one line of 5 to 500 characters".to_owned()))
}

fn refused(message: &str) -> ApiError {
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}

//! `/wps/operator/members/money`: a member's money file over HTTP.

use ::cashier::payout_account::back_office::of_member;
use ::cashier::{correction, deposit, withdrawable, withdrawal};
use axum::extract::State;
use ledger::{Account, Cursor, Line, statement};
use lumora_core::wire::{Amount, Envelope, WithdrawableValue};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::keyset;
use platform::params::{Code, OptionalParam, PageSize, RequiredParam, Text};
use platform::query;
use serde::Serialize;
use utoipa::ToSchema;

use super::values::{OperatorCorrection, OperatorDeposit, OperatorPayoutAccount, OperatorWithdrawal, units};
use crate::members::member_of;

/// Default number of lines on a page.
const PAGE: u32 = 50;
/// The most deposits, withdrawals and corrections in the file; their own calls return all of them by page.
const MAX_LATEST: i64 = 100;

query! {
    /// The member and the page of ledger lines.
    pub(super) struct MoneyQuery {
        /// Account name of the member.
        account: RequiredParam<Text<64>>,
        /// Cursor of the page: `next` of the page before. The latest lines unless given.
        cursor: OptionalParam<Code>,
        /// Ledger lines on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A ledger line of a member's wallet.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LedgerLine {
    /// Id of the ledger transaction.
    transaction_id: String,
    /// Kind of the ledger transaction, such as payment_deposit.
    kind: String,
    /// Id of the round, deposit, withdrawal or correction that it belongs to.
    reference: String,
    /// Amount that was credited; negative if debited.
    amount: Amount,
    /// The balance right after this line.
    balance_after: Amount,
    /// When it was posted, RFC 3339.
    at: String,
}

/// A member's money file.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MoneyFileValue {
    account: String,
    /// ISO 4217 code of the wallet's currency.
    currency: String,
    /// Balance, holds, and what may be withdrawn and why.
    money: WithdrawableValue,
    /// A page of ledger lines, latest first.
    ledger: Vec<LedgerLine>,
    /// Cursor of the next page; empty on the last page.
    next: String,
    /// The latest 100; `/wps/operator/deposits` lists all.
    deposits: Vec<OperatorDeposit>,
    /// The latest 100; `/wps/operator/withdrawals` lists all.
    withdrawals: Vec<OperatorWithdrawal>,
    /// All payout accounts that the member has or had, oldest first.
    payout_accounts: Vec<OperatorPayoutAccount>,
    /// The latest 100; `/wps/operator/corrections` lists all.
    corrections: Vec<OperatorCorrection>,
}

impl From<Line> for LedgerLine {
    fn from(line: Line) -> Self {
        let Line { transaction_id, kind, reference, amount, balance_after, created_at, .. } = line;
        let balance_after = units(balance_after.unwrap_or(0));
        Self { transaction_id, kind, reference, amount: units(amount), balance_after, at: rfc3339(created_at) }
    }
}

/// Parses a cursor. An unknown one is no error: the page begins at the lines that sort after it.
fn cursor(text: &str) -> Cursor {
    let (transaction_id, line) = text.rsplit_once('-').unwrap_or((text, ""));
    Cursor { transaction_id: transaction_id.to_owned(), line: line.parse().unwrap_or(0) }
}

fn cursor_text(Cursor { transaction_id, line }: &Cursor) -> String {
    format!("{transaction_id}-{line}")
}

/// Show a member's money file
///
/// Balance, what may be withdrawn and why, ledger lines of the wallet by page, deposits, withdrawals, payout accounts
/// (masked), corrections.
#[utoipa::path(
    get, path = "/wps/operator/members/money", tag = "operator", security(("operator" = [])), params(MoneyQuery),
    responses(
        (status = 200, body = Envelope<MoneyFileValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn file(
    State(base): State<Base>,
    Query(query): Query<MoneyQuery>,
) -> Result<Reply<MoneyFileValue>, ApiError> {
    let (store, now_ms) = (&base.store, base.clock.now_ms());
    let member = member_of(store, &query.account.0).await?;
    let size = query.page_size.0.unwrap_or(PAGE);
    let from = query.cursor.0.as_deref().map(cursor);
    let wallet = Account::wallet(&member.id, &member.currency);
    let lines = statement(store.reader(), &wallet, from.as_ref(), i64::from(size) + 1).await?;
    let (lines, next) = keyset::page(lines, size, |line| cursor_text(&line.cursor()));
    let id = Some(member.id.as_str());
    let (deposits, _) = deposit::back_office::list(store, None, id, (0, MAX_LATEST)).await?;
    let (withdrawals, _) =
        withdrawal::back_office::list(store, withdrawal::back_office::WithdrawalFilter::All, id, (0, MAX_LATEST))
            .await?;
    let (corrections, _) = correction::list(store, None, id, (0, MAX_LATEST)).await?;
    Ok(Reply(MoneyFileValue {
        money: withdrawable::read(store, &member.id, &member.currency, now_ms).await?,
        ledger: lines.into_iter().map(LedgerLine::from).collect(),
        next,
        deposits: deposits.into_iter().map(|row| OperatorDeposit::of(row, now_ms)).collect(),
        withdrawals: withdrawals.into_iter().map(|row| OperatorWithdrawal::of(row, now_ms)).collect(),
        payout_accounts: of_member(store, &member.id).await?.into_iter().map(Into::into).collect(),
        corrections: corrections.into_iter().map(Into::into).collect(),
        account: member.account,
        currency: member.currency,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_back_as_it_was_written() {
        let place = Cursor { transaction_id: "019ab".to_owned(), line: 3 };
        assert_eq!(cursor(&cursor_text(&place)), place);
        assert_eq!(cursor("x_y").line, 0);
    }
}

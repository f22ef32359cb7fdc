//! `/wps/operator/members/money`.

use ::cashier::payout_account::back_office::of_member;
use ::cashier::{correction, deposit, withdrawable, withdrawal};
use axum::extract::State;
use ledger::{Account, Cursor, Line, statement};
use lumora_core::wire::{Amount, Envelope, WithdrawableValue};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{Code, OptionalParam, PageSize, RequiredParam, Text};
use platform::query;
use serde::Serialize;
use utoipa::ToSchema;

use super::values::{OperatorCorrection, OperatorDeposit, OperatorPayoutAccount, OperatorWithdrawal, units};
use crate::members::member_of;

/// Lines of a page unless the call says otherwise.
const PAGE: u32 = 50;
/// Deposits, withdrawals and corrections that are named beside them: their own calls give all by page.
const MOST: i64 = 100;

query! {
    /// Whose money.
    pub(super) struct MoneyQuery {
        /// Account name of the member.
        account: RequiredParam<Text<64>>,
        /// Where the page of ledger lines begins: `next` of the page before. The latest unless given.
        cursor: OptionalParam<Code>,
        /// Ledger lines on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A movement of a wallet.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LedgerLine {
    /// Id of the journal transaction.
    transaction_id: String,
    /// Why the money moved, such as payment_deposit.
    kind: String,
    /// What it belongs to: the id of a round, a deposit, a withdrawal, a correction.
    reference: String,
    /// What came in, or went out where it is below zero.
    amount: Amount,
    /// The balance right after it.
    balance_after: Amount,
    /// RFC 3339.
    at: String,
}

/// All of a member's money.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MoneyFileValue {
    account: String,
    /// ISO 4217 code.
    currency: String,
    /// What there is, what may leave, and why.
    money: WithdrawableValue,
    /// A page of movements, latest first.
    ledger: Vec<LedgerLine>,
    /// Where the next page begins; empty behind the last.
    next: String,
    /// The latest 100; `/wps/operator/deposits` gives all.
    deposits: Vec<OperatorDeposit>,
    /// The latest 100; `/wps/operator/withdrawals` gives all.
    withdrawals: Vec<OperatorWithdrawal>,
    /// Accounts that the member is or was paid to, oldest first.
    payout_accounts: Vec<OperatorPayoutAccount>,
    /// The latest 100; `/wps/operator/corrections` gives all.
    corrections: Vec<OperatorCorrection>,
}

impl From<Line> for LedgerLine {
    fn from(line: Line) -> Self {
        let Line { transaction_id, kind, reference, amount, balance_after, created_at, .. } = line;
        let balance_after = units(balance_after.unwrap_or(0));
        Self { transaction_id, kind, reference, amount: units(amount), balance_after, at: rfc3339(created_at) }
    }
}

/// A place that no page names leads to the lines that sort behind it, and to no failure.
fn cursor(text: &str) -> Cursor {
    let (transaction_id, line) = text.rsplit_once('-').unwrap_or((text, ""));
    Cursor { transaction_id: transaction_id.to_owned(), line: line.parse().unwrap_or(0) }
}

fn cursor_text(Cursor { transaction_id, line }: &Cursor) -> String {
    format!("{transaction_id}-{line}")
}

/// A member's whole money file
///
/// Balance, what may leave and why, every movement of the wallet by pages, deposits, withdrawals, accounts (hints, never the numbers), corrections.
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
    let lines = statement(store.reader(), &wallet, from.as_ref(), i64::from(size)).await?;
    let is_full = lines.len() == size as usize;
    let next = lines.last().filter(|_| is_full).map(|line| cursor_text(&line.cursor())).unwrap_or_default();
    let id = Some(member.id.as_str());
    let (deposits, _) = deposit::back_office::list(store, None, id, (0, MOST)).await?;
    let (withdrawals, _) =
        withdrawal::back_office::list(store, withdrawal::back_office::Which::All, id, (0, MOST)).await?;
    let (corrections, _) = correction::list(store, None, id, (0, MOST)).await?;
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

//! A member's money file by command: balances, what may be withdrawn and why, and every movement.

use ::cashier::correction::{self, Correction};
use ::cashier::payout_account::back_office::{KnownAccount, of_member};
use ::cashier::{TimelineStep, deposit, withdrawable, withdrawal};
use clap::Args;
use identity::member::MemberRow;
use ledger::{Account, Line, statement};
use lumora_core::wire::WithdrawableValue;
use platform::clock::rfc3339;
use platform::store::{Store, StoreError};

use super::{corrections, decimal, money_csv};
use crate::members::member_of;
use crate::{Actor, AdminError};

/// Rows that one query reads.
const BATCH_SIZE: i64 = 500;

/// Arguments of showing a member's money file.
#[derive(Debug, Clone, Args)]
pub(crate) struct Money {
    /// Account name of the member.
    account: String,
    /// Print CSV: one line for each movement, deposit, withdrawal, payout account and correction.
    #[arg(long)]
    csv: bool,
}

/// All that the books contain about a member's money.
pub(super) struct MoneyFile {
    pub(super) member: MemberRow,
    pub(super) money: WithdrawableValue,
    /// Lines of the wallet's ledger account, latest first.
    pub(super) ledger: Vec<Line>,
    /// Deposits, latest first.
    pub(super) deposits: Vec<deposit::back_office::Listed>,
    /// Withdrawals, latest first.
    pub(super) withdrawals: Vec<withdrawal::back_office::Listed>,
    /// Payout accounts, oldest first.
    pub(super) accounts: Vec<KnownAccount>,
    /// Corrections, latest first.
    pub(super) corrections: Vec<Correction>,
}

impl Money {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let member = member_of(store, &self.account).await?;
        let file = read(store, member, actor.now_ms).await?;
        Ok(if self.csv { money_csv::lines(&file) } else { in_lines(&file, actor.now_ms) })
    }
}

async fn read(store: &Store, member: MemberRow, now_ms: i64) -> Result<MoneyFile, StoreError> {
    let id = member.id.as_str();
    let money = withdrawable::read(store, id, &member.currency, now_ms).await?;
    let wallet = Account::wallet(id, &member.currency);
    let mut lines: Vec<Line> = Vec::new();
    loop {
        let cursor = lines.last().map(Line::cursor);
        let page = statement(store.reader(), &wallet, cursor.as_ref(), BATCH_SIZE).await?;
        if page.is_empty() {
            break;
        }
        lines.extend(page);
    }
    let mut file = MoneyFile {
        accounts: of_member(store, id).await?,
        ledger: lines,
        deposits: Vec::new(),
        withdrawals: Vec::new(),
        corrections: Vec::new(),
        money,
        member,
    };
    file.read_lists(store).await?;
    Ok(file)
}

impl MoneyFile {
    async fn read_lists(&mut self, store: &Store) -> Result<(), StoreError> {
        let id = Some(self.member.id.as_str());
        for from in (0..).step_by(BATCH_SIZE as usize) {
            let page = deposit::back_office::list(store, None, id, (from, BATCH_SIZE)).await?.0;
            if page.is_empty() {
                break;
            }
            self.deposits.extend(page);
        }
        for from in (0..).step_by(BATCH_SIZE as usize) {
            let page = withdrawal::back_office::list(
                store,
                withdrawal::back_office::WithdrawalFilter::All,
                id,
                (from, BATCH_SIZE),
            )
            .await?
            .0;
            if page.is_empty() {
                break;
            }
            self.withdrawals.extend(page);
        }
        for from in (0..).step_by(BATCH_SIZE as usize) {
            let page = correction::list(store, None, id, (from, BATCH_SIZE)).await?.0;
            if page.is_empty() {
                break;
            }
            self.corrections.extend(page);
        }
        Ok(())
    }
}

fn in_lines(file: &MoneyFile, now_ms: i64) -> Vec<String> {
    let mut lines = vec![format!("{} ({})", file.member.account, file.member.currency)];
    lines.extend(sum_lines(&file.money));
    lines.push(format!("ledger: {} lines", file.ledger.len()));
    lines.extend(file.ledger.iter().map(|line| {
        let (at, sum) = (rfc3339(line.created_at), decimal(line.amount));
        let after = line.balance_after.map(decimal).unwrap_or_default();
        format!("  {at}  {:<20} {sum:>14} {after:>14}  {}", line.kind, line.reference)
    }));
    lines.push(format!("deposits: {}", file.deposits.len()));
    lines.extend(file.deposits.iter().map(|deposit::back_office::Listed { row, .. }| {
        let (at, amount, credited) = (rfc3339(row.created_at), decimal(row.amount), decimal(row.credited));
        format!("  {at}  {:<12} {amount:>14}  credited: {credited}  {}", row.order_no, row.status().name())
    }));
    lines.push(format!("withdrawals: {}", file.withdrawals.len()));
    lines.extend(file.withdrawals.iter().map(|withdrawal::back_office::Listed { row, .. }| {
        let (at, amount, paid) = (rfc3339(row.created_at), decimal(row.amount), decimal(row.paid));
        format!("  {at}  {:<12} {amount:>14}  paid: {paid}  {}  {}", row.order_no, row.status().name(), row.hint)
    }));
    lines.push(format!("accounts to be paid to: {}", file.accounts.len()));
    lines.extend(file.accounts.iter().map(|account| {
        let removed = account.removed_at.map(|at| format!("  removed {}", rfc3339(at))).unwrap_or_default();
        let KnownAccount { method_id, institution, hint, holder, created_at, .. } = account;
        format!("  {}  {method_id}  {institution}  {hint}  {holder}{removed}", rfc3339(*created_at))
    }));
    lines.push(format!("corrections: {}", file.corrections.len()));
    lines.extend(file.corrections.iter().map(|row| format!("  {}", corrections::line(row, now_ms))));
    lines
}

/// Balance, holds and what may be withdrawn, with each wagering credit, as the member sees them.
pub(super) fn sum_lines(money: &WithdrawableValue) -> Vec<String> {
    let amount = |amount: lumora_core::wire::Amount| amount.0.to_decimal();
    let mut lines = vec![format!(
        "balance: {}  held: {}  may leave: {}",
        amount(money.balance),
        amount(money.held),
        amount(money.withdrawable)
    )];
    lines.extend(money.credits.iter().map(|credit| {
        format!(
            "  credit {} {} of {}: {} of {} staked, keeps {}",
            credit.source,
            credit.reference,
            amount(credit.amount),
            amount(credit.done),
            amount(credit.required),
            amount(credit.locked)
        )
    }));
    lines
}

/// A timeline, one line for each step, with who did it.
pub(super) fn timeline_lines(steps: Vec<TimelineStep>) -> Vec<String> {
    let line = |step: TimelineStep| {
        let TimelineStep { status, actor, amount, note, at } = step;
        let sum = if amount == 0 { String::new() } else { decimal(amount) };
        format!("  {}  {status:<22} {actor:<20} {sum:>12}  {note}", rfc3339(at)).trim_end().to_owned()
    };
    steps.into_iter().map(line).collect()
}

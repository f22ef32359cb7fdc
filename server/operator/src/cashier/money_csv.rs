//! A member's money file as CSV (RFC 4180): one table, whose first column is the kind of line.

use ::cashier::{deposit, withdrawal};
use platform::clock::rfc3339;

use super::decimal;
use super::money::MoneyFile;

const HEADER: [&str; 12] =
    ["record", "at", "id", "number", "kind", "status", "currency", "amount", "fee", "moved", "balance_after", "note"];

/// The header, then the sums, wagering credits, ledger lines, deposits, withdrawals, payout accounts and corrections.
pub(super) fn lines(file: &MoneyFile) -> Vec<String> {
    let mut lines = vec![row(&HEADER)];
    let currency = file.member.currency.as_str();
    let amount = |amount: lumora_core::wire::Amount| amount.0.to_decimal();
    for (kind, sum) in
        [("balance", file.money.balance), ("held", file.money.held), ("withdrawable", file.money.withdrawable)]
    {
        let sum = amount(sum);
        lines.push(row(&["sum", "", &file.member.id, &file.member.account, kind, "", currency, &sum, "", "", "", ""]));
    }
    for credit in &file.money.credits {
        let (sum, done, required) = (amount(credit.amount), amount(credit.done), amount(credit.required));
        let (id, note) = (credit.id.as_str(), format!("{done} of {required} staked, keeps {}", amount(credit.locked)));
        let (at, reference) = (credit.granted_at.as_str(), credit.reference.as_str());
        lines.push(row(&["credit", at, id, reference, &credit.source, "", currency, &sum, "", "", "", &note]));
    }
    for line in &file.ledger {
        let (at, sum) = (rfc3339(line.created_at), decimal(line.amount));
        let after = line.balance_after.map(decimal).unwrap_or_default();
        let id = line.transaction_id.as_str();
        lines.push(row(&["ledger", &at, id, "", &line.kind, "", currency, &sum, "", "", &after, &line.reference]));
    }
    lines.extend(file.deposits.iter().map(of_deposit));
    lines.extend(file.withdrawals.iter().map(of_withdrawal));
    for account in &file.accounts {
        let (at, status) = (rfc3339(account.created_at), if account.removed_at.is_some() { "REMOVED" } else { "" });
        let note = format!("{} {} {}", account.institution, account.hint, account.holder);
        lines.push(row(&[
            "account",
            &at,
            &account.id,
            "",
            &account.method_id,
            status,
            "",
            "",
            "",
            "",
            "",
            note.trim(),
        ]));
    }
    for it in &file.corrections {
        let (at, sum) = (rfc3339(it.proposed_at), decimal(it.amount));
        let note = format!("{} (proposed by {}; decided by {})", it.reason, it.proposed_by, it.decided_by);
        lines.push(row(&["correction", &at, &it.id, "", "", &it.status, &it.currency, &sum, "", "", "", &note]));
    }
    lines
}

fn of_deposit(deposit::back_office::Listed { row: it, .. }: &deposit::back_office::Listed) -> String {
    let (at, sum, fee, credited) = (rfc3339(it.created_at), decimal(it.amount), decimal(it.fee), decimal(it.credited));
    let (kind, status) = (it.kind().name(), it.status().name());
    let note = it.channel_id.as_str();
    row(&["deposit", &at, &it.id, &it.order_no, kind, status, &it.currency, &sum, &fee, &credited, "", note])
}

fn of_withdrawal(withdrawal::back_office::Listed { row: it, .. }: &withdrawal::back_office::Listed) -> String {
    let (at, sum, fee, paid) = (rfc3339(it.created_at), decimal(it.amount), decimal(it.fee), decimal(it.paid));
    let (kind, status, note) = (it.kind().name(), it.status().name(), format!("{} {}", it.institution, it.hint));
    let (number, note) = (it.order_no.as_str(), note.trim());
    row(&["withdrawal", &at, &it.id, number, kind, status, &it.currency, &sum, &fee, &paid, "", note])
}

fn row(cells: &[&str; 12]) -> String {
    cells.map(cell).join(",")
}

/// Escapes a cell for CSV. A text that a spreadsheet would run as a formula gets a leading apostrophe; a negative
/// amount is no formula.
fn cell(text: &str) -> String {
    let is_number = text.strip_prefix('-').unwrap_or(text).bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let is_formula = !is_number && text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_means_what_it_says_and_nothing_more() {
        for (text, written) in [
            ("plain", "plain"),
            ("-5.00", "-5.00"),
            ("a, b", "\"a, b\""),
            ("say \"no\"", "\"say \"\"no\"\"\""),
            ("=1+1", "'=1+1"),
            ("-cmd", "'-cmd"),
            ("@a,b", "\"'@a,b\""),
            ("", ""),
        ] {
            assert_eq!(cell(text), written);
        }
    }
}

//! An account to be paid to, as one name: the form of a withdrawal and the record of one call it alike.

use crate::wire::Withdrawal;

/// Bank or service, where none is named the way to be paid, and the account as far as it is told.
pub(crate) fn account_name(method: &str, institution: &str, hint: &str) -> String {
    let name = if institution.is_empty() { method } else { institution };
    [name, " ", hint].concat()
}

/// Where a withdrawal goes.
pub(crate) fn destination(withdrawal: &Withdrawal) -> String {
    account_name(&withdrawal.method_name, &withdrawal.institution, &withdrawal.hint)
}

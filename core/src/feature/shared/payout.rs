//! An account to be paid to, as one name: the form of a withdrawal and the record of one call it alike.

use crate::wire::Withdrawal;

/// Name of an account: its bank or service, or the way to be paid where neither is named, and the number as far as it is told.
pub(crate) fn account_name(method: &str, institution: &str, hint: &str) -> String {
    let name = if institution.is_empty() { method } else { institution };
    [name, " ", hint].concat()
}

/// Where a withdrawal goes, as one name.
pub(crate) fn destination(withdrawal: &Withdrawal) -> String {
    account_name(&withdrawal.method_name, &withdrawal.institution, &withdrawal.hint)
}

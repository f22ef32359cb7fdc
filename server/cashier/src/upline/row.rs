//! The rows of transfers to uplines.

use identity::member::{MemberRow, masked_account};
use lumora_core::domain::cashier::UplineDirection;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, TransferParty, UplineTransfer};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, from_row, sql};

/// A row of `upline_transfers` with the names of both sides. Amounts are minor units, times milliseconds.
#[derive(Debug, Clone)]
pub struct UplineTransferRow {
    /// Names it.
    pub id: String,
    /// The same for eyes.
    pub order_no: String,
    /// Who gave.
    pub member_id: String,
    /// Account name of who gave.
    pub account: String,
    nickname: String,
    /// Account name of who got it.
    pub upline_account: String,
    upline_nickname: String,
    /// ISO 4217 code.
    pub currency: String,
    /// What went over.
    pub amount: i64,
    /// When.
    pub created_at: i64,
}

from_row!(UplineTransferRow {
    id,
    order_no,
    member_id,
    account,
    nickname,
    upline_account,
    upline_nickname,
    currency,
    amount,
    created_at
});

/// Reads rows with the names of both sides; what follows says which.
pub(super) const SELECT: &str =
    "select t.id, t.order_no, t.member_id, m.account, m.nickname, u.account as upline_account,
     u.nickname as upline_nickname, t.currency, t.amount, t.created_at
     from upline_transfers t join members m on m.id = t.member_id join members u on u.id = t.upline_id";

/// A transfer to write.
#[derive(Debug)]
pub(super) struct NewTransfer<'a> {
    pub(super) id: &'a str,
    pub(super) order_no: &'a str,
    pub(super) member: &'a MemberRow,
    pub(super) upline: &'a MemberRow,
    pub(super) amount: i64,
}

impl NewTransfer<'_> {
    pub(super) async fn insert(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
        sql::query(
            "insert into upline_transfers (id, order_no, member_id, upline_id, currency, amount, created_at)
             values ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(self.id)
        .bind(self.order_no)
        .bind(&self.member.id)
        .bind(&self.upline.id)
        .bind(&self.member.currency)
        .bind(self.amount)
        .bind(now_ms)
        .execute(tx)
        .await?;
        Ok(())
    }
}

impl UplineTransferRow {
    /// As one of its two sides sees it.
    pub(super) fn shown(&self, member_id: &str) -> UplineTransfer {
        let given = self.member_id == member_id;
        let party = if given {
            party(&self.upline_nickname, &self.upline_account)
        } else {
            party(&self.nickname, &self.account)
        };
        UplineTransfer {
            id: self.id.clone(),
            order_no: self.order_no.clone(),
            direction: if given { UplineDirection::Out } else { UplineDirection::In },
            party,
            amount: Amount(Money(self.amount)),
            at: rfc3339(self.created_at),
        }
    }
}

/// What the one side is told of the other: an account name opens a login, so it is never told whole.
pub(super) fn party(nickname: &str, account: &str) -> TransferParty {
    let hint = masked_account(account);
    TransferParty { name: if nickname.is_empty() { hint.clone() } else { nickname.to_owned() }, hint }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_name_is_never_told_whole() {
        let named = party("Mai", "lantern_agent");
        assert_eq!((named.name.as_str(), named.hint.as_str()), ("Mai", "la•••"));
        assert_eq!(party("", "lantern_agent").name, "la•••");
    }
}

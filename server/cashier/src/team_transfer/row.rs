//! Rows of transfers between agents and their teams, in either direction, and how each side sees them.

use identity::member::{MemberRow, masked_account};
use lumora_core::domain::cashier::UplineDirection;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, DownlineTransfer, TransferParty, UplineTransfer};
use platform::clock::rfc3339;
use platform::store::sql::Query;
use platform::store::{from_row, sql};

use super::Direction;

/// A transfer with the names of both sides. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone)]
pub struct TransferRow {
    /// Id of the transfer.
    pub id: String,
    /// Order number, as members and operators read it.
    pub order_no: String,
    /// Id of the member who gave.
    pub member_id: String,
    /// Account name of the member who gave.
    pub account: String,
    nickname: String,
    /// Account name of the member who received.
    pub receiver_account: String,
    receiver_nickname: String,
    /// ISO 4217 code.
    pub currency: String,
    /// The amount transferred.
    pub amount: i64,
    /// When it was made.
    pub created_at: i64,
}

from_row!(TransferRow {
    id,
    order_no,
    member_id,
    account,
    nickname,
    receiver_account,
    receiver_nickname,
    currency,
    amount,
    created_at
});

/// A `select` of transfers, as table `t`, with the names of both sides. The caller appends the condition.
pub(crate) fn select(direction: Direction) -> String {
    format!(
        "select t.id, t.order_no, t.member_id, m.account, m.nickname, u.account as receiver_account,
         u.nickname as receiver_nickname, t.currency, t.amount, t.created_at
         from {} t join members m on m.id = t.member_id join members u on u.id = t.{}",
        direction.table(),
        direction.receiver()
    )
}

/// The statement that inserts a transfer.
pub(super) fn insert(
    direction: Direction,
    (id, order_no): (&str, &str),
    (giver, receiver): (&MemberRow, &MemberRow),
    amount: i64,
    now_ms: i64,
) -> Query<'static> {
    let text = format!(
        "insert into {} (id, order_no, member_id, {}, currency, amount, created_at) values ($1, $2, $3, $4, $5, $6, $7)",
        direction.table(),
        direction.receiver()
    );
    sql::query(sql::AssertSqlSafe(text))
        .bind(id.to_owned())
        .bind(order_no.to_owned())
        .bind(giver.id.clone())
        .bind(receiver.id.clone())
        .bind(giver.currency.clone())
        .bind(amount)
        .bind(now_ms)
}

impl TransferRow {
    /// A transfer to an upline, as one of its two sides sees it.
    pub(crate) fn to_wire_for(&self, member_id: &str) -> UplineTransfer {
        let is_giver = self.member_id == member_id;
        let party = if is_giver {
            masked_party(&self.receiver_nickname, &self.receiver_account)
        } else {
            masked_party(&self.nickname, &self.account)
        };
        UplineTransfer {
            id: self.id.clone(),
            order_no: self.order_no.clone(),
            direction: if is_giver { UplineDirection::Out } else { UplineDirection::In },
            party,
            amount: Amount(Money(self.amount)),
            at: rfc3339(self.created_at),
        }
    }

    /// A transfer to a downline for the agent, who knows the account names of the team.
    #[must_use]
    pub fn to_wire_for_agent(self) -> DownlineTransfer {
        DownlineTransfer {
            id: self.id,
            order_no: self.order_no,
            account: self.receiver_account,
            amount: Amount(Money(self.amount)),
            at: rfc3339(self.created_at),
        }
    }
}

/// The other side of a transfer as a member sees it. Account names are login names, so they are always masked.
pub(crate) fn masked_party(nickname: &str, account: &str) -> TransferParty {
    let hint = masked_account(account);
    TransferParty { name: if nickname.is_empty() { hint.clone() } else { nickname.to_owned() }, hint }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_name_is_never_told_whole() {
        let named = masked_party("Mai", "lantern_agent");
        assert_eq!((named.name.as_str(), named.hint.as_str()), ("Mai", "la•••"));
        assert_eq!(masked_party("", "lantern_agent").name, "la•••");
    }
}

//! What both sides of a contract are told about a settlement.

use lumora_core::domain::agent::terms::ContractType;
use lumora_core::domain::message::MessageKind;
use messages::Message;
use platform::store::{Connection, StoreError};

use super::row::Settlement;

/// What has become of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SettlementNews {
    /// All of it is paid, so much now.
    Paid(i64),
    /// A part is paid: so much now.
    PartPaid(i64),
    /// It was refused.
    Refused,
}

/// Writes the messages. What is paid in full each hour or more often goes without: the wallet shows it at once, and the records list it.
pub(super) async fn tell(
    tx: &mut Connection,
    row: &Settlement,
    told: SettlementNews,
    now_ms: i64,
) -> Result<(), StoreError> {
    let is_often = [ContractType::Hourly, ContractType::RealTime].iter().any(|it| it.name() == row.contract_type);
    let (kind, amount) = match told {
        SettlementNews::Paid(_) if is_often => return Ok(()),
        SettlementNews::Paid(amount) => (MessageKind::SettlementPaid, amount),
        SettlementNews::PartPaid(amount) => (MessageKind::SettlementPartPaid, amount),
        SettlementNews::Refused => (MessageKind::SettlementRefused, row.amount),
    };
    let message = Message { amount: Some(amount), name: &row.contract_type, ..Message::of(kind) };
    messages::write(&mut *tx, &row.payee_id, &message, now_ms).await?;
    if !row.payer_id.is_empty() {
        let message = Message { amount: Some(-amount), ..message };
        messages::write(tx, &row.payer_id, &message, now_ms).await?;
    }
    Ok(())
}

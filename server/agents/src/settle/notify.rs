//! Messages to the parties of a contract about its settlements.

use lumora_core::domain::agent::terms::ContractType;
use lumora_core::domain::message::MessageKind;
use messages::Message;
use platform::store::{Connection, StoreError};

use super::row::Settlement;

/// The event that a message reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SettlementNews {
    /// The settlement is fully paid, by a payment of this amount in minor units.
    Paid(i64),
    /// The settlement is partly paid, by a payment of this amount in minor units.
    PartPaid(i64),
    /// The settlement was refused.
    Refused,
}

/// Sends the messages. Full payments of hourly and real-time wages send none, as there are too many: the wallet and the records show them.
pub(super) async fn notify(
    tx: &mut Connection,
    row: &Settlement,
    news: SettlementNews,
    now_ms: i64,
) -> Result<(), StoreError> {
    let is_often = [ContractType::Hourly, ContractType::RealTime].iter().any(|it| it.name() == row.contract_type);
    let (kind, amount) = match news {
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

//! Messages to the parties of a contract. Open pages learn of them by the number of unread messages.

use identity::member::MemberRow;
use lumora_core::domain::message::MessageKind;
use messages::Message;
use platform::store::{Connection, StoreError};

/// Sends a party a message about the other; the operator gets none, and has a list of open requests instead.
pub(super) async fn side(
    tx: &mut Connection,
    member_id: &str,
    other_id: &str,
    (kind, contract_id): (MessageKind, &str),
    now_ms: i64,
) -> Result<(), StoreError> {
    if member_id.is_empty() {
        return Ok(());
    }
    let other = match other_id {
        "" => None,
        id => MemberRow::by_id(&mut *tx, id).await?,
    };
    let name = other.map(|it| it.account).unwrap_or_default();
    let message = Message { number: contract_id, name: &name, reference: contract_id, ..Message::of(kind) };
    messages::write(tx, member_id, &message, now_ms).await
}

/// Sends both parties a message.
pub(super) async fn both(
    tx: &mut Connection,
    (upline_id, downline_id): (&str, &str),
    kind_and_contract: (MessageKind, &str),
    now_ms: i64,
) -> Result<(), StoreError> {
    side(&mut *tx, downline_id, upline_id, kind_and_contract, now_ms).await?;
    side(tx, upline_id, downline_id, kind_and_contract, now_ms).await
}

//! What the server tells by itself, topic by topic: each goes where the answer of the call goes that asks for the same.

use crate::api::endpoint::Access;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{revision, session, support, wallet};
use crate::json::{self, Malformed};
use crate::model::{Model, Step};
use crate::sse::Event;
use crate::wire::{BalanceValue, CashierChange, JobProgress, RevisionValue, SupportConversation, UnreadValue};

/// The longest cursor that is sent back.
const MAX_CURSOR: usize = 2_000;

/// An event of a known topic makes no sense.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Unreadable;

impl From<Malformed> for Unreadable {
    fn from(_: Malformed) -> Self {
        Unreadable
    }
}

/// Takes an event of a stream to where it belongs. One of a topic that this page does not know means nothing to it; nor does one
/// that is a member's own to anybody else.
pub(super) fn take(model: &mut Model, step: &mut Step, access: Access, event: Event) -> Result<(), Unreadable> {
    let is_member = access == Access::Member;
    match event.name.as_str() {
        "revision" => {
            let value: RevisionValue = json::from_str(&event.data)?;
            revision::on_revision(model, step, value.revision);
        }
        "balance" if is_member => {
            let value: BalanceValue = json::from_str(&event.data)?;
            model.push.told.balance = Some(value.clone());
            wallet::on_pushed(model, step, value);
        }
        "messages" if is_member => {
            let value: UnreadValue = json::from_str(&event.data)?;
            model.push.told.unread = Some(value.unread_count);
            session::on_unread_pushed(model, step, value);
            step.emit(DomainEvent::UnreadTold);
        }
        "cashier" if is_member => {
            let value: CashierChange = json::from_str(&event.data)?;
            if model.push.told.cashier.replace(value.version) != Some(value.version) {
                step.emit(DomainEvent::CashierChanged);
            }
        }
        "realityCheck" if is_member => step.emit(DomainEvent::RealityCheckDue),
        "support" if access != Access::Public => {
            let value: SupportConversation = json::from_str(&event.data)?;
            model.push.told.conversation = Some(value.clone());
            support::on_pushed(model, step, value);
        }
        "job" if is_member => {
            let job: JobProgress = json::from_str(&event.data)?;
            model.push.ended_jobs.note(&job);
            step.emit(DomainEvent::JobProgressed(job));
        }
        _ => {}
    }
    // What no header may hold is no cursor.
    let is_cursor = event.last_id.len() <= MAX_CURSOR && event.last_id.bytes().all(|byte| byte.is_ascii_graphic());
    model.push.told.cursor = if is_cursor { event.last_id } else { String::new() };
    Ok(())
}

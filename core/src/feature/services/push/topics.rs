//! Pushed events, topic by topic: each goes to the function that also takes the answer of the call for the same value.

use crate::api::endpoint::Access;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{revision, session, support, wallet};
use crate::json::{self, Malformed};
use crate::model::{Model, Step};
use crate::sse::Event;
use crate::wire::{BalanceValue, CashierChange, JobProgress, RevisionValue, SupportConversation, UnreadValue};

/// The longest cursor that is sent back.
const MAX_CURSOR: usize = 2_000;

/// The data of an event of a known topic can not be read.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Unreadable;

impl From<Malformed> for Unreadable {
    fn from(_: Malformed) -> Self {
        Unreadable
    }
}

/// Hands an event of the stream to its feature. Events of unknown topics are ignored, as are a member's own events where no member is
/// logged in.
pub(super) fn take(model: &mut Model, step: &mut Step, access: Access, event: Event) -> Result<(), Unreadable> {
    let is_member = access == Access::Member;
    match event.name.as_str() {
        "revision" => {
            let value: RevisionValue = json::from_str(&event.data)?;
            revision::on_revision(model, step, value.revision);
        }
        "balance" if is_member => {
            let value: BalanceValue = json::from_str(&event.data)?;
            model.push.last_states.balance = Some(value.clone());
            wallet::on_pushed(model, step, value);
        }
        "messages" if is_member => {
            let value: UnreadValue = json::from_str(&event.data)?;
            model.push.last_states.unread = Some(value.unread_count);
            session::on_unread_pushed(model, step, value);
            step.emit(DomainEvent::UnreadTold);
        }
        "cashier" if is_member => {
            let value: CashierChange = json::from_str(&event.data)?;
            if model.push.last_states.cashier.replace(value.version) != Some(value.version) {
                step.emit(DomainEvent::CashierChanged);
            }
        }
        "realityCheck" if is_member => step.emit(DomainEvent::RealityCheckDue),
        "support" if access != Access::Public => {
            let value: SupportConversation = json::from_str(&event.data)?;
            model.push.last_states.conversation = Some(value.clone());
            support::on_pushed(model, step, value);
        }
        "job" if is_member => {
            let job: JobProgress = json::from_str(&event.data)?;
            model.push.ended_jobs.note(&job);
            step.emit(DomainEvent::JobProgressed(job));
        }
        _ => {}
    }
    // The cursor goes back in a header: one that a header can not hold is dropped.
    let is_cursor = event.last_id.len() <= MAX_CURSOR && event.last_id.bytes().all(|byte| byte.is_ascii_graphic());
    model.push.last_states.cursor = if is_cursor { event.last_id } else { String::new() };
    Ok(())
}

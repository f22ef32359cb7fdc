//! Withdrawals on record (section 4 of the specification, "Withdrawal confirmation"): those on their way, the one that the address names,
//! all that there ever were; the details of one at a time, what the member says has arrived of it, and calling it off.
//!
//! How a withdrawal stands is the server's to say: the page reads it anew when the server tells that one has changed
//! (`DomainEvent::CashierChanged`), and asks for nothing by itself. Those on their way come with what can be taken out, for which the
//! feature `withdraw` asks: they are taken over when it says that it has heard, and shown as the newest that is known of each.

mod arrival;
mod event;
mod records;
mod view;

pub use event::{ArrivalEvent, WithdrawalsEvent};
pub(crate) use view::view;

use crate::api::calls::calls;
use crate::domain::cashier::WithdrawalStatus;
use crate::domain::route::{MemberPage, Overlay};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{location, session};
use crate::model::{Model, Step};
use crate::view::Problem;
use crate::wire::{ImageValue, Withdrawal, WithdrawalPage};
use arrival::Arrival;

calls! {
    /// A page of withdrawals.
    List => WITHDRAWALS: Get "/wps/member/withdrawals" Member Plain, latest, records::on_list(WithdrawalPage);
    /// A withdrawal, with its steps.
    One { id: String } => WITHDRAWAL: Get "/wps/member/withdrawal" Member Plain, latest, records::on_one(Withdrawal);
    /// Call a withdrawal off.
    Cancel { id: String } => WITHDRAWAL_CANCEL: Delete "/wps/member/withdrawals" Member Plain, single, records::on_cancelled(Withdrawal);
    /// Answer what has arrived of a withdrawal.
    Confirm { id: String } => WITHDRAWAL_CONFIRM: Post "/wps/member/withdrawals/confirmation" Member Plain Intent, single, arrival::on_confirmed(Withdrawal);
    /// Upload a picture that proves what did not arrive.
    Proof { handle: u32 } => WITHDRAWAL_PROOF: Put "/wps/member/withdrawals/proof" Member File, single, arrival::on_image(ImageValue);
}

/// State of the withdrawals on record.
#[derive(Default)]
pub(crate) struct Withdrawals {
    /// Withdrawals that are not at their end; nothing until they are known.
    open: Option<Open>,
    page: Remote<WithdrawalPage>,
    /// The status that is listed; all where none.
    filter: Option<WithdrawalStatus>,
    /// Index of the page that was asked for, from 0.
    page_index: u32,
    shown: Option<OpenDetail>,
    /// Id of the withdrawal that the address names.
    named: Option<String>,
    /// Whether the page has once opened the details of a withdrawal by itself.
    has_auto_opened: bool,
}

/// Withdrawals that are not at their end.
struct Open {
    list: Vec<Withdrawal>,
    /// Whether the operator lets members call a withdrawal off.
    may_cancel: bool,
}

/// State of the withdrawal whose details are open.
struct OpenDetail {
    id: String,
    value: Remote<Withdrawal>,
    arrival: Arrival,
    /// Whether the member was asked whether to call it off.
    cancel_asked: bool,
    problem: Option<Problem>,
}

impl Withdrawals {
    /// Withdrawals that are not at their end, as far as they are known.
    fn open(&self) -> &[Withdrawal] {
        self.open.as_ref().map(|open| open.list.as_slice()).unwrap_or_default()
    }

    /// Withdrawals of the page of the list.
    fn listed(&self) -> &[Withdrawal] {
        self.page.ready().map(|page| page.content.as_slice()).unwrap_or_default()
    }

    /// The withdrawal with this id, while its details are open.
    fn open_detail(&mut self, id: &str) -> Option<&mut OpenDetail> {
        self.shown.as_mut().filter(|shown| shown.id == id)
    }

    /// Puts a withdrawal in place of an older state of it in the lists.
    fn replace(&mut self, value: &Withdrawal) {
        let open = self.open.as_mut().map(|open| open.list.as_mut_slice()).unwrap_or_default();
        let listed = if let Remote::Ready(page) = &mut self.page { page.content.as_mut_slice() } else { &mut [] };
        for shown in open.iter_mut().chain(listed).filter(|shown| shown.id == value.id) {
            *shown = value.clone();
        }
    }
}

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(MemberPage::Withdraw)) && model.session.has_own_account()
}

fn open(model: &mut Model, step: &mut Step) {
    *model.withdrawals = Withdrawals::default();
    records::follow_address(model, step);
    // This code may come later than what asked for them.
    records::update_open(model, step);
    records::load_list(model, step);
}

/// The page closes, or the session ends: nothing of its state stays.
fn forget(model: &mut Model) {
    *model.withdrawals = Withdrawals::default();
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: WithdrawalsEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        WithdrawalsEvent::Toggle(id) => records::toggle(model, step, &id),
        WithdrawalsEvent::Arrival(event) => arrival::on_event(model, step, event),
        WithdrawalsEvent::Cancel => records::cancel(model, step),
        WithdrawalsEvent::Keep => records::dismiss_cancel(model),
        WithdrawalsEvent::Filter(name) => records::filter(model, step, &name),
        WithdrawalsEvent::Page(number) => records::turn_page(model, step, number),
        WithdrawalsEvent::Retry => records::load(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, MemberPage::Withdraw) => {
            open(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, MemberPage::Withdraw) => {
            forget(model);
        }
        DomainEvent::LoggedOut => forget(model),
        _ if !is_shown(model) => {}
        DomainEvent::Entered { .. } => records::follow_address(model, step),
        DomainEvent::WithdrawalOptionsLoaded => records::update_open(model, step),
        DomainEvent::WithdrawalsChanged => records::load_list(model, step),
        DomainEvent::CashierChanged
        | DomainEvent::OutcomeFound
        | DomainEvent::LanguageChanged
        | DomainEvent::SiteChanged => records::load(model, step),
        _ => {}
    }
}

//! Deposits (sections 2, 3 and 7 of the specification, page `depositv2` of the member centre): ways to pay in, asking for one, paying it,
//! and the history.
//!
//! A deposit is a machine of the server ([`DepositStatus`](crate::domain::cashier::DepositStatus)); this page shows how far one has come and
//! follows it. What the member does walks Form -> Asked (under an intent) -> the deposit, which has an address of its own:
//! `?mc=depositv2&item=ID`. So a reload, the way back from the payment page, and a link all show the same. Change is told by push
//! ([`DomainEvent::CashierChanged`]); where no stream is live, what is open is asked for now and then.

mod detail;
mod detail_view;
mod event;
mod form;
mod funds;
mod history;
mod receipts;
mod view;

pub use event::DepositsEvent;
pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::cashier::{Bounds, Charge, DepositKind};
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Overlay, Query, Screen};
use crate::effect::TimerId;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, intents, location, push, session};
use crate::feature::shared::amount::{AmountField, Terms};
use crate::feature::shared::file_queue::FileQueue;
use crate::model::{Model, Step};
use crate::slot::{Key, Slot};
use crate::view::{Problem, Text};
use crate::wire::{Deposit, DepositChannel, DepositChannels, DepositPage, DepositPromotion};
use detail::Detail;
use funds::Funds;
use history::History;

/// The slot of every call by which a member changes a deposit.
const ACTING: &str = "deposits";
const ACTING_SLOT: Slot = Slot::single(ACTING, Key::None);

calls! {
    /// The ways to pay in, and the deposits that still wait.
    Channels => DEPOSIT_CHANNELS: Get "/wps/member/deposits/channels" Member Plain, latest, on_channels(DepositChannels);
    /// Ask for a deposit.
    Ask => DEPOSIT_ASK: Post "/wps/member/deposits" Member Plain Intent, single in ACTING, form::on_asked(Deposit);
    /// Redeem a voucher.
    Redeem => DEPOSIT_REDEEM: Post "/wps/member/deposits/voucher" Member Sealed Intent, single in ACTING, form::on_asked(Deposit);
    /// One deposit with its steps.
    One { id: String } => DEPOSIT: Get "/wps/member/deposit" Member Plain, latest[id.clone()], detail::on_one(Deposit);
    /// The history of the member's deposits.
    List => DEPOSITS: Get "/wps/member/deposits" Member Plain, latest, history::on_list(DepositPage);
    /// Call a deposit off.
    CallOff { id: String } => DEPOSIT_CALL_OFF: Delete "/wps/member/deposits" Member Plain, single in ACTING, detail::on_called_off(Deposit);
    /// Send the picture of a receipt.
    Receipt { id: String, handle: u32 } => DEPOSIT_RECEIPT: Put "/wps/member/deposits/receipt" Member File, single, receipts::on_sent(Deposit);
}

/// How often the open deposits are asked for while no stream tells of them, in milliseconds.
const POLL_MS: u32 = 8_000;
const SECOND_MS: u32 = 1_000;

/// State of the deposit page.
#[derive(Default)]
pub(crate) struct Deposits {
    channels: Remote<DepositChannels>,
    /// The channel that the member chose; the first open one before.
    chosen: Option<String>,
    /// The promotion that the deposit is to take part in.
    promotion: Option<String>,
    amount: AmountField,
    funds: Funds,
    voucher_error: Option<Text>,
    /// Counts vouchers that went through: the input is made anew.
    voucher_cleared: u32,
    /// What went wrong with the last press.
    problem: Option<Problem>,
    /// The deposit that the address names.
    named: Option<Detail>,
    /// The deposit that is open in the history.
    row: Option<Detail>,
    history: History,
    receipts: FileQueue<()>,
}

impl Deposits {
    /// The channel that the form is for.
    fn channel(&self) -> Option<&DepositChannel> {
        let list = &self.channels.ready()?.list;
        let chosen = self.chosen.as_deref();
        list.iter().find(|it| it.open && Some(it.id.as_str()) == chosen).or_else(|| list.iter().find(|it| it.open))
    }

    /// The promotions that a deposit by that channel may take part in.
    fn promotions(&self) -> impl Iterator<Item = &DepositPromotion> {
        let channel = self.channel().filter(|channel| channel.kind != DepositKind::Voucher);
        let list = channel.and_then(|_| self.channels.ready()).map_or(&[][..], |value| &value.promotions);
        list.iter().filter(move |it| channel.is_some_and(|channel| it.least <= channel.max))
    }

    /// The promotion that the member has chosen.
    fn promotion(&self) -> Option<&DepositPromotion> {
        self.promotions().find(|it| Some(&it.promo_id) == self.promotion.as_ref())
    }

    fn terms(&self) -> Terms {
        let least = self.promotion().map_or(Money::ZERO, |it| it.least.0);
        let terms = |channel: &DepositChannel| Terms {
            bounds: Bounds { min: channel.min.0.max(least), max: channel.max.0 },
            charge: Charge { fixed: channel.fee_fixed.0, basis_points: channel.fee_basis_points },
        };
        self.channel().map(terms).unwrap_or_default()
    }

    /// The deposits that show with their steps.
    fn details(&mut self) -> impl Iterator<Item = &mut Detail> {
        self.named.iter_mut().chain(self.row.iter_mut())
    }

    /// Whether something of what shows may still change by itself.
    fn waits(&self) -> bool {
        let is_open = |detail: &Detail| detail.deposit().is_none_or(|it| it.status.is_open()) && !detail.unknown;
        self.channels.ready().is_some_and(|it| !it.open.is_empty())
            || self.named.as_ref().is_some_and(is_open)
            || self.row.as_ref().is_some_and(is_open)
    }
}

const OVERLAY: Option<Overlay> = Some(Overlay::MemberCentre(MemberPage::Deposit));

/// Whether the page shows, to somebody who may see it.
fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == OVERLAY && model.session.has_own_account()
}

/// Whether a call is under way, or it is not known yet what became of the last press.
fn is_busy(model: &Model) -> bool {
    model.calls.busy(&ACTING_SLOT) || intents::is_checking(model)
}

fn id_query(id: &str) -> String {
    let mut query = Query::default();
    query.push("id", Some(id));
    query.text()
}

/// The page opens.
fn open(model: &mut Model, step: &mut Step) {
    *model.deposits = Deposits::default();
    // Whoever comes from a promotion wants to take part in it.
    if let Screen::PromoDetail(Some(id)) = &model.location.route.screen {
        model.deposits.promotion = Some(id.clone());
    }
    detail::follow_address(model, step);
    load(model, step);
    step.start_timer(TimerId::DepositPoll, POLL_MS);
}

/// The page closes, or the session ends: nothing of its state stays.
fn forget(model: &mut Model, step: &mut Step) {
    *model.deposits = Deposits::default();
    step.stop_timer(TimerId::DepositPoll);
    step.stop_timer(TimerId::DepositTick);
}

/// Asks for everything that shows; what is there stays until the answers have come.
fn load(model: &mut Model, step: &mut Step) {
    model.deposits.channels.start_loading();
    call::send(model, step, Request::Channels, "");
    history::load(model, step);
    detail::load(model, step);
}

fn on_channels(model: &mut Model, _: &mut Step, answer: Result<DepositChannels, Failure>) {
    model.deposits.channels.answer(answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: DepositsEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        DepositsEvent::Channel(id) => form::choose(model, &id),
        DepositsEvent::Promotion(id) => form::take_part(model, &id),
        DepositsEvent::Amount(event) => form::on_amount(model, event),
        DepositsEvent::AcknowledgeFunds(read) => funds::acknowledge(model, read),
        DepositsEvent::Ask => form::request_deposit(model, step),
        DepositsEvent::Redeem(code) => form::redeem(model, step, &code),
        DepositsEvent::VoucherEdited => model.deposits.voucher_error = None,
        DepositsEvent::CallOff => detail::set_calling_off(model, true),
        DepositsEvent::Keep => detail::set_calling_off(model, false),
        DepositsEvent::ConfirmCallOff => detail::call_off(model, step),
        DepositsEvent::Attach(files) => receipts::attach(model, step, files),
        DepositsEvent::Detach(handle) => receipts::detach(model, handle),
        DepositsEvent::SendAgain(handle) => receipts::send_again(model, step, handle),
        DepositsEvent::Status(name) => history::choose_status(model, step, &name),
        DepositsEvent::Page(number) => history::choose_page(model, step, number),
        DepositsEvent::Row(id) => history::toggle(model, step, id),
        DepositsEvent::Retry => load(model, step),
    }
}

/// The pause is over: the open deposits are asked for, unless the server tells by itself.
pub(crate) fn on_poll(model: &mut Model, step: &mut Step) {
    if !is_shown(model) {
        return;
    }
    if model.site.visible && model.deposits.waits() && !push::is_live(model, step) {
        load(model, step);
    }
    step.start_timer(TimerId::DepositPoll, POLL_MS);
}

/// A second is over: the countdown goes on while there is one.
pub(crate) fn on_tick(model: &mut Model, step: &mut Step) {
    detail::count_down(model, step);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, MemberPage::Deposit) => {
            open(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, MemberPage::Deposit) => {
            forget(model, step);
        }
        DomainEvent::Entered { .. } if is_shown(model) => detail::follow_address(model, step),
        DomainEvent::LoggedOut => forget(model, step),
        DomainEvent::CashierChanged
        | DomainEvent::OutcomeFound
        | DomainEvent::LanguageChanged
        | DomainEvent::SiteChanged
            if is_shown(model) =>
        {
            load(model, step);
        }
        DomainEvent::VisibilityChanged if model.site.visible && is_shown(model) && !push::is_live(model, step) => {
            load(model, step);
        }
        _ => {}
    }
}

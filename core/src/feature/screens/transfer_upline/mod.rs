//! Transfers to the upline (section 2 of the specification, page `transferUpline`): who would get the money, the form, what was given and got.
//!
//! The form walks Filling -> Reviewing -> sent -> Sent, and the call belongs to an intent, so that it is done once whatever becomes of its
//! answer. Whether there is anybody to give money to is the server's to say each time: the flag of the session (`toUpline`) is as old as
//! the login. A transfer needs the payment password, and where the session is remembered the login password first
//! ([`Signing`]).

mod form;
mod history;
mod view;

pub(crate) use view::{list_view, view};

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{MemberPage, Overlay};
use crate::event::AmountEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::feature::shared::guarded::Signing;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::view::Problem;
use crate::wire::{Done, UplineTransfer, UplineTransferOptions, UplineTransferPage};
use form::{Form, TransferRequest};
use history::History;
use serde::{Deserialize, Serialize};

calls! {
    /// What can be given to the upline now.
    Options => UPLINE_OPTIONS: Get "/wps/member/uplineTransfers/options" Member Plain, latest, on_options(UplineTransferOptions);
    /// Give money to the upline.
    Give => UPLINE_TRANSFER: Post "/wps/member/uplineTransfers" Member Sealed Intent, single, form::on_given(UplineTransfer);
    /// Check the login password before the transfer.
    Reauthenticate => UPLINE_REAUTHENTICATE: Post "/wps/session/reauthenticate" Member Sealed, single, on_proved(Done);
    /// A page of transfers.
    List => UPLINE_TRANSFERS: Get "/wps/member/uplineTransfers" Member Plain, latest, history::on_list(UplineTransferPage);
}

/// Events of the transfers to the upline.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TransferUplineEvent {
    /// The amount was changed.
    Amount(AmountEvent),
    /// Put in all that can be given now.
    All,
    /// Go on to the review.
    Review,
    /// Back from the review, or from what was sent, to the form.
    Back,
    /// Send the transfer, with the payment password.
    Send(Secret),
    /// An input of the review was changed: its error goes away.
    Edited,
    /// The login password, which the server asked for again.
    ProvePassword(Secret),
    /// Do not give the login password: nothing is sent.
    CancelProof,
    /// Show another page of the list.
    Page(u32),
    /// Fetch again what failed.
    Retry,
}

/// State of the transfers to the upline.
#[derive(Default)]
pub(crate) struct TransferUpline {
    options: Remote<UplineTransferOptions>,
    form: Form,
    signing: Signing<TransferRequest>,
    problem: Option<Problem>,
    history: History,
}

const PAGE: MemberPage = MemberPage::TransferUpline;

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(PAGE)) && model.session.has_own_account()
}

/// Asks for all that shows; what is there stays until the answers have come.
fn load(model: &mut Model, step: &mut Step) {
    model.transfer_upline.options.start_loading();
    call::send(model, step, Request::Options, "");
    history::load(model, step);
}

fn on_options(model: &mut Model, _: &mut Step, answer: Result<UplineTransferOptions, Failure>) {
    model.transfer_upline.options.answer(answer);
    form::leave_review_if_closed(model);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: TransferUplineEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        TransferUplineEvent::Amount(event) => form::on_amount(model, event),
        TransferUplineEvent::All => form::take_all(model),
        TransferUplineEvent::Review => form::review(model),
        TransferUplineEvent::Back => form::back(model),
        TransferUplineEvent::Send(payment_password) => form::send(model, step, payment_password.trimmed()),
        TransferUplineEvent::Edited => model.transfer_upline.signing.edited(),
        TransferUplineEvent::ProvePassword(password) => {
            if let Some(body) = model.transfer_upline.signing.change.prove(&password) {
                call::send_with_body(model, step, Request::Reauthenticate, &body);
            }
        }
        TransferUplineEvent::CancelProof if !model.calls.busy(&Request::Reauthenticate.slot()) => {
            model.transfer_upline.signing.change.give_up();
        }
        TransferUplineEvent::CancelProof => {}
        TransferUplineEvent::Page(number) => history::turn_page(model, step, number),
        TransferUplineEvent::Retry => load(model, step),
    }
}

/// The check of the login password was answered: what waited for it goes on.
fn on_proved(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if let Some(request) = model.transfer_upline.signing.change.proved(answer) {
        form::transfer_funds(model, step, request);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, PAGE) => {
            *model.transfer_upline = TransferUpline::default();
            load(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, PAGE) => {
            *model.transfer_upline = TransferUpline::default();
        }
        DomainEvent::LoggedOut => *model.transfer_upline = TransferUpline::default(),
        DomainEvent::CashierChanged
        | DomainEvent::OutcomeFound
        | DomainEvent::LanguageChanged
        | DomainEvent::SiteChanged
            if is_shown(model) =>
        {
            load(model, step);
        }
        _ => {}
    }
}

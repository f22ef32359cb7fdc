//! My wallet (sections 2 and 3 of the specification, page `transferFund` of the member centre): what there is, what may leave, and why.
//!
//! The server tells the sum and its parts; this page says them line by line, and works out with the same rules what a bet would count.

mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::game::GameType;
use crate::domain::route::{MemberPage, Overlay};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::layout::{self, CATEGORIES};
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::model::{Model, Step};
use crate::wire::WithdrawableValue;
use serde::{Deserialize, Serialize};

calls! {
    /// What may leave the wallet, and why.
    Withdrawable => WITHDRAWABLE: Get "/wps/member/withdrawable" Member Plain, latest, on_withdrawable(WithdrawableValue);
}

/// A figure of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WalletFigure {
    /// What there is in the wallet.
    Balance,
    /// What can be taken out.
    Withdrawable,
    /// What is frozen on its way out.
    Held,
}

/// Events of my wallet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MyWalletEvent {
    /// Open what a figure is made of, or close it.
    Figure(WalletFigure),
    /// Ask what a bet counts on games of the type with this code.
    GameType(String),
    /// Fetch again what failed.
    Retry,
}

/// State of my wallet.
#[derive(Default)]
pub(crate) struct MyWallet {
    value: Remote<WithdrawableValue>,
    opened: Option<WalletFigure>,
    /// The game type that was chosen; the first of the site before a choice.
    game_type: Option<GameType>,
}

fn is_shown(model: &Model) -> bool {
    let overlay = Some(Overlay::MemberCentre(MemberPage::TransferFund));
    model.location.route.overlay == overlay && model.session.has_own_account()
}

/// The game types that the site has, in the order of the header.
fn game_types(model: &Model) -> impl Iterator<Item = GameType> {
    CATEGORIES.into_iter().filter(|game_type| model.layout.has(*game_type))
}

fn load(model: &mut Model, step: &mut Step) {
    model.my_wallet.value.start_loading();
    call::send(model, step, Request::Withdrawable, "");
}

fn on_withdrawable(model: &mut Model, _: &mut Step, answer: Result<WithdrawableValue, Failure>) {
    model.my_wallet.value.answer(answer);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: MyWalletEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        MyWalletEvent::Figure(figure) => {
            let opened = &mut model.my_wallet.opened;
            *opened = Some(figure).filter(|figure| *opened != Some(*figure));
        }
        MyWalletEvent::GameType(code) => {
            let chosen = GameType::from_code(&code);
            if let Some(chosen) = chosen.filter(|chosen| game_types(model).any(|it| it == *chosen)) {
                model.my_wallet.game_type = Some(chosen);
            }
        }
        MyWalletEvent::Retry => load(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, MemberPage::TransferFund) => {
            *model.my_wallet = MyWallet::default();
            load(model, step);
            layout::load_missing(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, MemberPage::TransferFund) => {
            *model.my_wallet = MyWallet::default();
        }
        DomainEvent::LoggedOut => *model.my_wallet = MyWallet::default(),
        DomainEvent::CashierChanged
        | DomainEvent::BalanceMoved
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

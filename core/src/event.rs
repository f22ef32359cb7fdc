//! What may come into the core: [`UiEvent`] is all that a view may say, [`Reply`] is what only the driver may say.
//!
//! Two enums, so that no view can forge an answer of the server. Events stand in the folder of the feature that handles them
//! and cross the boundary as plain objects, for example `{ "lobby": { "search": { "text": "koi" } } }`. Events are total: one
//! that does not fit the moment (an unknown key, a closed overlay) changes nothing.

mod reply;

pub use crate::feature::crossing::chunk_of;
pub use crate::feature::list::{UiEvent, events::*};
pub use crate::feature::screens::{
    agent_contracts::ContractAnswer,
    agent_downline::DownlineAct,
    agent_register::{LinkField, RegisterForm},
    agent_team::{TeamSeries, TeamShare},
    agent_workbench::{ContractChosen, ContractField, ContractTyped},
    fair_play::{BreakEvent, LimitEvent, SelfTestEvent},
    help::{ContactFormFieldName, ContactFormName},
    identity_check::IdentityField,
    launch::GameMessage,
    login::LoginTab,
    missions::MissionTab,
    my_wallet::WalletFigure,
    password::ForgotWay,
    point_mall::RedeemField,
    register::RegisterTab,
    security_settings::ContactEvent,
    statement_check::{NamedValue, StatementFinding, StatementReport},
    wallets::SheetEvent,
    withdraw::{AccountField, PayoutAccountEvent},
    withdrawals::ArrivalEvent,
};
pub use crate::feature::services::{app_update::AppUpdateEvent, location::event::Overlay};
pub use crate::feature::shared::amount::AmountEvent;
pub use crate::feature::shared::payee_name::PayeeNameField;
pub use crate::feature::shared::record_days::RecordDaysEvent;
pub use crate::feature::shared::{file_queue::PickedFile, payment_password::PinName};
pub use reply::*;

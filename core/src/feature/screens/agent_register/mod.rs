//! The register centre (section 2 of the specification, "register center (account creation)"): the form of an account below the agent, the form of a
//! registration link, and the links with what each has brought.
//!
//! Which types and rates may be given says the server first, and the forms hold to it; it judges again when they are sent. Both forms choose type and
//! rates in the same way ([`Terms`]). Making an account belongs to an intent, so that it is made once whatever becomes of the answer.

mod account;
mod links;
mod terms;
mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::field::Field;
use crate::domain::route::AgentPage;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session};
use crate::feature::shared::rules;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::wire::{NewDownline, RegisterCentre, RegisterLink, RegisterLinks};
use account::AccountForm;
use links::LinkForm;
use serde::{Deserialize, Serialize};
use terms::Terms;

calls! {
    /// What the agent may create: types, rates and bounds.
    Centre => AGENT_REGISTER_CENTRE: Get "/wps/agent/registerCentre" Member Plain, latest, on_centre(RegisterCentre);
    /// Make an account below the agent.
    Create => AGENT_CREATE_MEMBER: Post "/wps/agent/members" Member Sealed Intent, single, account::on_created(NewDownline);
    /// Make a registration link.
    AddLink => AGENT_ADD_LINK: Post "/wps/agent/registrationLinks" Member Plain, single, links::on_added(RegisterLink);
    /// End a registration link.
    EndLink => AGENT_END_LINK: Post "/wps/agent/registrationLinks/end" Member Plain, single, links::on_ended(RegisterLink);
    /// The links, from the latest or from a place on.
    Links { earlier: bool } => AGENT_LINKS: Get "/wps/agent/registrationLinks" Member Plain, latest, links::on_links(RegisterLinks);
}

/// One of the two forms of the register centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RegisterForm {
    /// The form of an account.
    Account,
    /// The form of a link.
    Link,
}

/// An input of the form of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LinkField {
    /// The channel where the link is shown.
    Channel,
    /// How many may register by the link.
    MaxUses,
    /// How many days the link is valid.
    Days,
}

/// Events of the register centre.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentRegisterEvent {
    /// Choose the type of the account that is created.
    #[serde(rename_all = "camelCase")]
    Type {
        /// The form that chooses it.
        form: RegisterForm,
        /// Number of the account type.
        account_type: u32,
    },
    /// A rate was typed.
    Rate {
        /// The form of the rate.
        form: RegisterForm,
        /// Code of the product.
        product: String,
        /// Text of the input, in percent.
        value: String,
    },
    /// A field of the account changed: its error goes away.
    Typed {
        /// The field that changed.
        field: Field,
        /// Text of the field; of a secret one nothing is kept.
        value: Secret,
    },
    /// A field of the account was left: it is checked.
    Left {
        /// The field that was left.
        field: Field,
        /// Text of the field.
        value: Secret,
    },
    /// Make the account, with this first password.
    Create(Secret),
    /// Begin another account, after one was made.
    Another,
    /// An input of the link changed.
    Link {
        /// The input that changed.
        field: LinkField,
        /// Text of the input.
        value: String,
    },
    /// Make the link.
    AddLink,
    /// Ask whether to end the link with this id.
    End(String),
    /// Do not end the link.
    Keep,
    /// End the link that was asked about.
    ConfirmEnd,
    /// Fetch links that were made earlier.
    More,
    /// Fetch again what failed.
    Retry,
}

/// State of the register centre.
#[derive(Default)]
pub(crate) struct AgentRegister {
    centre: Remote<RegisterCentre>,
    account: AccountForm,
    link: LinkForm,
    links: links::Links,
}

const PAGE: AgentPage = AgentPage::RegisterCentre;

fn is_shown(model: &Model) -> bool {
    session::shows_agent_page(model, PAGE)
}

/// Asks for all that shows; what is there stays until the answers have come.
fn load(model: &mut Model, step: &mut Step) {
    rules::load(model, step);
    model.agent_register.centre.start_loading();
    call::send(model, step, Request::Centre, "");
    links::load_page(model, step, false);
}

fn on_centre(model: &mut Model, _: &mut Step, answer: Result<RegisterCentre, Failure>) {
    if !is_shown(model) {
        return;
    }
    let AgentRegister { centre, account, link, .. } = &mut *model.agent_register;
    centre.answer(answer);
    if let Some(centre) = centre.ready() {
        account.terms.restrict_to(centre);
        link.terms.restrict_to(centre);
    }
}

fn terms(model: &mut Model, form: RegisterForm) -> &mut Terms {
    match form {
        RegisterForm::Account => &mut model.agent_register.account.terms,
        RegisterForm::Link => &mut model.agent_register.link.terms,
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentRegisterEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        AgentRegisterEvent::Type { form, account_type } => {
            let types = model.agent_register.centre.ready().map(|centre| centre.types.clone()).unwrap_or_default();
            if types.contains(&account_type) {
                terms(model, form).account_type = Some(account_type);
            }
        }
        AgentRegisterEvent::Rate { form, product, value } => terms(model, form).type_rate(&product, &value),
        AgentRegisterEvent::Typed { field, value } => account::typed(model, field, &value),
        AgentRegisterEvent::Left { field, value } => account::on_field_left(model, field, &value),
        AgentRegisterEvent::Create(password) => account::create(model, step, &password),
        AgentRegisterEvent::Another => account::begin_another(model),
        AgentRegisterEvent::Link { field, value } => links::typed(model, field, &value),
        AgentRegisterEvent::AddLink => links::add(model, step),
        AgentRegisterEvent::End(id) => links::open_end_question(model, id),
        AgentRegisterEvent::Keep => links::dismiss_end(model),
        AgentRegisterEvent::ConfirmEnd => links::end(model, step),
        AgentRegisterEvent::More => links::more(model, step),
        AgentRegisterEvent::Retry => load(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_agent_page(model, previous, PAGE) => {
            *model.agent_register = AgentRegister::default();
            load(model, step);
        }
        DomainEvent::Entered { .. } if !is_shown(model) => *model.agent_register = AgentRegister::default(),
        DomainEvent::LoggedOut => *model.agent_register = AgentRegister::default(),
        DomainEvent::OutcomeFound | DomainEvent::LanguageChanged | DomainEvent::SiteChanged if is_shown(model) => {
            load(model, step);
        }
        _ => {}
    }
}

//! The step that is about to be done: looked at once more, agreed to, signed with the payment password, sent once.

use super::{Request, page};
use crate::api::Failure;
use crate::domain::agent::life::{ContractAction, ContractRequestStatus, ContractStatus, REASON_LENGTH};
use crate::domain::agent::terms::ContractType;
use crate::feature::services::{call, intents};
use crate::feature::shared::payment_password;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::Text;
use crate::wire::{AgentContractCall, AgentContractRequest, ContractsEnding, ContractsWouldEnd, code};

/// A call that is put together, and what is shown of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Prepared {
    pub call: AgentContractCall,
    /// The text that is signed; empty where it is made when the step is sent.
    pub text: String,
    /// The contracts below that end with this one.
    pub ending: ContractsEnding,
    pub agreed: bool,
    pub error: Option<Text>,
    pub pin_error: Option<Text>,
    pub refusals: u32,
}

impl Prepared {
    pub fn write_reason(&mut self, reason: &str) {
        self.call.reason = reason.chars().filter(|it| !it.is_control()).take(*REASON_LENGTH.end()).collect();
        self.error = None;
    }

    fn refuse(&mut self, error: Option<Text>) {
        self.error = error;
        self.refusals = self.refusals.wrapping_add(1);
    }
}

const fn request(of: ContractType) -> Request {
    match of {
        ContractType::Dividend => Request::Dividend,
        ContractType::Daily => Request::Daily,
        ContractType::Hourly => Request::Hourly,
        ContractType::RealTime => Request::RealTime,
    }
}

/// Whether a step is on its way, or it is not known what became of it.
pub(super) fn is_busy(model: &Model) -> bool {
    model.calls.busy(&request(model.agent_contracts.of).slot()) || intents::is_checking(model)
}

/// Shows a step once more before it is sent.
pub(super) fn open(model: &mut Model, prepared: Prepared) {
    if !is_busy(model) {
        model.agent_contracts.problem = None;
        model.agent_contracts.done = None;
        model.agent_contracts.step = Some(prepared);
    }
}

/// Prepares the answer to a request: accept, reject or withdraw.
pub(super) fn answer(model: &mut Model, id: &str, action: ContractAction) {
    let Some(list) = model.agent_contracts.list.ready() else { return };
    let pending = list.requests.iter().find(|it| it.id == id && it.status == ContractRequestStatus::Pending);
    let Some(request) = pending else { return };
    let (ending, text) = match action {
        ContractAction::Accept => (request.ending.clone(), request.text.clone()),
        ContractAction::Reject | ContractAction::Withdraw => (ContractsEnding::default(), String::new()),
        _ => return,
    };
    let call = AgentContractCall {
        action,
        request_id: request.id.clone(),
        hash: request.hash.clone(),
        ending: ending.hash.clone(),
        ..AgentContractCall::default()
    };
    open(model, Prepared { call, text, ending, ..Prepared::default() });
}

/// Prepares the request for the end of a contract.
pub(super) fn end(model: &mut Model, id: &str) {
    let Some(list) = model.agent_contracts.list.ready() else { return };
    let active = list.own.iter().chain(&list.downlines).find(|it| it.id == id && it.status == ContractStatus::Active);
    let Some(contract) = active else { return };
    let ending = contract.ending.clone();
    let call = AgentContractCall {
        action: ContractAction::Terminate,
        contract_id: contract.id.clone(),
        ending: ending.hash.clone(),
        ..AgentContractCall::default()
    };
    open(model, Prepared { call, ending, ..Prepared::default() });
}

pub(super) fn change(model: &mut Model, change: impl FnOnce(&mut Prepared)) {
    if is_busy(model) {
        return;
    }
    if let Some(prepared) = &mut model.agent_contracts.step {
        prepared.pin_error = None;
        change(prepared);
    }
}

pub(super) fn cancel(model: &mut Model) {
    if !is_busy(model) {
        model.agent_contracts.step = None;
    }
}

pub(super) fn send(model: &mut Model, step: &mut Step, password: &Secret) {
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    let Some((_, of)) = page(model) else { return };
    let Some(prepared) = &mut model.agent_contracts.step else { return };
    let mut body = prepared.call.clone();
    if !prepared.ending.contracts.is_empty() && !prepared.agreed {
        prepared.refuse(Some(Text::of(key::ERROR_CONTRACTS_END)));
        return;
    }
    let length = body.reason.trim().chars().count();
    if body.action == ContractAction::Reject && !REASON_LENGTH.contains(&length) {
        prepared.refuse(Some(Text::of(key::AGENT_CONTRACT_REASON_SHORT)));
        return;
    }
    if body.action.is_signed() {
        prepared.pin_error = payment_password::entry_error(password);
        if prepared.pin_error.is_some() {
            prepared.refuse(None);
            return;
        }
        body.payment_password = password.reveal().into();
    }
    prepared.error = None;
    call::send_with_body(model, step, request(of), &body);
}

pub(super) fn on_done(model: &mut Model, step: &mut Step, answer: Result<AgentContractRequest, Failure>) {
    let of = model.agent_contracts.of;
    match answer {
        Ok(_) => {
            let action = model.agent_contracts.step.take().map(|it| it.call.action).unwrap_or_default();
            model.agent_contracts.done = Some(Text::of(key::AGENT_CONTRACT_DONE).with("action", action.name()));
            model.agent_contracts.bench.begin_anew();
        }
        Err(failure) => refused(model, step, &failure),
    }
    super::load(model, step, of);
}

fn refused(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::note_attempt(step, failure);
    let pin = payment_password::refusal(failure, "paymentPassword");
    let is_gone = [code::STATE_CHANGED, code::NOT_FOUND].contains(&failure.code.as_str());
    let would_end = if failure.code == code::CONTRACTS_END { failure.carried::<ContractsWouldEnd>() } else { None };
    match (&mut model.agent_contracts.step, would_end) {
        // The list that there is now is to be agreed to, and no other.
        (Some(prepared), Some(ContractsWouldEnd { ending })) if !ending.hash.is_empty() => {
            prepared.call.ending.clone_from(&ending.hash);
            (prepared.ending, prepared.agreed) = (ending, false);
            prepared.refuse(Some(Text::of(key::ERROR_CONTRACTS_END)));
        }
        // What was shown is out of date: the member looks at it again once the list has been fetched.
        _ if is_gone => {
            model.agent_contracts.step = None;
            model.agent_contracts.problem = Some(failure.problem());
        }
        (Some(prepared), _) if pin.is_some() => {
            prepared.pin_error = pin;
            prepared.refuse(None);
        }
        _ => model.agent_contracts.problem = Some(failure.problem()),
    }
}

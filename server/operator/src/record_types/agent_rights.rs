//! Record type: the rights of agents by account type (section 6 of the specification).

use agents::rights::types_of;
use lumora_core::domain::agent::rights::{AgentRight, AgentRights, RightsProblem, TypeRights};

use crate::record_type::{Field, FieldType, Id, Order, Record, RecordType, ValidationError};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "agent-rights",
    singular: "agent_right",
    about: "what agents of each account type (1, 2, 41, 42) may do, and which accounts they create",
    table: "agent_rights",
    id: Id::Fixed,
    fields: &[
        Field::optional("createMember", FieldType::Switch, "they create members under themselves"),
        Field::optional("createAgent", FieldType::Switch, "they create agents under themselves"),
        Field::optional("offerContract", FieldType::Switch, "they offer contracts to their downline"),
        Field::optional("acceptContract", FieldType::Switch, "they accept contracts of their upline"),
        Field::optional("transferToDownline", FieldType::Switch, "they transfer money to their downline"),
        Field::optional("freezeDownline", FieldType::Switch, "they freeze accounts of their downline"),
        Field::optional("messageDownline", FieldType::Switch, "they write to their downline"),
        Field::optional("changeRates", FieldType::Switch, "they change the rebate rates of those directly below"),
        Field::optional(
            "creates",
            FieldType::Text(40),
            "account types that they create, divided by commas: 0 for members, and types of agents",
        ),
    ],
    order: Order::By("cast(id as bigint)"),
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let wrong = |message: String| vec![ValidationError::new("creates", message)];
    let Some(creates) = types_of(record.text("creates")) else {
        return wrong("takes numbers of account types, divided by commas, such as 0,1,2".to_owned());
    };
    let switches = [("createMember", AgentRight::CreateMember), ("createAgent", AgentRight::CreateAgent)];
    let is_on = |name: &str| record.number(name).unwrap_or(0) != 0;
    let rights = switches.into_iter().filter(|(name, _)| is_on(name)).map(|(_, right)| right).collect();
    let row = TypeRights { account_type: record.id.parse().unwrap_or_default(), rights, creates };
    match AgentRights(vec![row]).check().first() {
        None => Vec::new(),
        Some(RightsProblem::CreatesUnknown(_, created)) => {
            wrong(format!("names {created}, which nobody creates: take 0, 1, 2, 41 or 42"))
        }
        Some(RightsProblem::CreatesWithoutRight(_, created)) => {
            let switch = if *created == 0 { "createMember" } else { "createAgent" };
            wrong(format!("names {created}, for which {switch} must be on"))
        }
        Some(RightsProblem::NotAnAgent(_) | RightsProblem::Twice(_)) => wrong("is for agents alone".to_owned()),
    }
}

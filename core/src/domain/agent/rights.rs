//! What an agent may do (section 6 of the specification): a table by account type that the operator changes.
//!
//! The specification names the types and not what they mean, so their meaning is data. Client and server read the same table: the one
//! shows what may be done, the other refuses the rest.

use crate::domain::account::AccountType;
use crate::domain::named_enum::named_enum;

named_enum! {
    /// Something that an agent may do or not.
    AgentRight {
        /// Create an account of a member under itself.
        #[default]
        CreateMember = "CREATE_MEMBER",
        /// Create an account of an agent under itself.
        CreateAgent = "CREATE_AGENT",
        /// Offer a contract to its downline.
        OfferContract = "OFFER_CONTRACT",
        /// Accept a contract of its upline.
        AcceptContract = "ACCEPT_CONTRACT",
        /// Transfer money to its downline.
        TransferToDownline = "TRANSFER_TO_DOWNLINE",
        /// Freeze an account of its downline.
        FreezeDownline = "FREEZE_DOWNLINE",
        /// Write to its downline.
        MessageDownline = "MESSAGE_DOWNLINE",
        /// Change the rebate rates of those directly below.
        ChangeRates = "CHANGE_RATES",
    }
}

/// What agents of a type may do.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TypeRights {
    /// The number of the account type.
    pub account_type: u32,
    /// What they may do.
    pub rights: Vec<AgentRight>,
    /// Numbers of the account types that they may create.
    pub creates: Vec<u32>,
}

/// What is wrong with a table of rights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RightsProblem {
    /// A row for a type that is not an agent's.
    NotAnAgent(u32),
    /// Two rows for a type.
    Twice(u32),
    /// A type may create one that nobody creates.
    CreatesUnknown(u32, u32),
    /// A type may create accounts of a kind, and lacks the right for that kind.
    CreatesWithoutRight(u32, u32),
}

/// The table of rights.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct AgentRights(pub Vec<TypeRights>);

impl Default for AgentRights {
    /// Types 1 and 41 have every right, 2 and 42 create members and set their rates. No type creates agents of the other side (1 and 2, 41
    /// and 42).
    fn default() -> AgentRights {
        use AgentRight::{AcceptContract, ChangeRates, CreateMember, MessageDownline, TransferToDownline};
        let limited = || vec![CreateMember, AcceptContract, TransferToDownline, MessageDownline, ChangeRates];
        let row =
            |account_type, rights, creates: &[u32]| TypeRights { account_type, rights, creates: creates.to_vec() };
        AgentRights(vec![
            row(1, AgentRight::ALL.to_vec(), &[1, 2, 0]),
            row(2, limited(), &[0]),
            row(41, AgentRight::ALL.to_vec(), &[41, 42, 0]),
            row(42, limited(), &[0]),
        ])
    }
}

/// The right that creating an account of a type needs; nothing for types that nobody creates.
const fn right_to_create(account_type: u32) -> Option<AgentRight> {
    match AccountType::from_number(account_type) {
        AccountType::Member => Some(AgentRight::CreateMember),
        AccountType::Agent(_) => Some(AgentRight::CreateAgent),
        AccountType::Trial | AccountType::Unknown(_) => None,
    }
}

impl AgentRights {
    fn of(&self, account_type: u32) -> Option<&TypeRights> {
        let is_agent = AccountType::from_number(account_type).is_agent();
        self.0.iter().find(|row| is_agent && row.account_type == account_type)
    }

    /// Whether accounts of a type may do something. A type without a row may do nothing, and so may one that is no agent's.
    #[must_use]
    pub fn allow(&self, account_type: u32, right: AgentRight) -> bool {
        self.of(account_type).is_some_and(|row| row.rights.contains(&right))
    }

    /// Whether accounts of a type may create one of another.
    #[must_use]
    pub fn may_create(&self, account_type: u32, created: u32) -> bool {
        self.creatable(account_type).any(|it| it == created)
    }

    /// The account types that accounts of a type may create, in the order of the table.
    pub fn creatable(&self, account_type: u32) -> impl Iterator<Item = u32> {
        let row = self.of(account_type);
        let created = row.into_iter().flat_map(|row| row.creates.iter().copied().map(move |created| (row, created)));
        created
            .filter(|(row, created)| right_to_create(*created).is_some_and(|right| row.rights.contains(&right)))
            .map(|(_, created)| created)
    }

    /// What is wrong with the table; nothing where it can be used.
    #[must_use]
    pub fn check(&self) -> Vec<RightsProblem> {
        let mut problems = Vec::new();
        for (index, row) in self.0.iter().enumerate() {
            let own = row.account_type;
            if !AccountType::from_number(own).is_agent() {
                problems.push(RightsProblem::NotAnAgent(own));
            }
            if self.0.iter().take(index).any(|it| it.account_type == own) {
                problems.push(RightsProblem::Twice(own));
            }
            for created in &row.creates {
                match right_to_create(*created) {
                    None => problems.push(RightsProblem::CreatesUnknown(own, *created)),
                    Some(right) if !row.rights.contains(&right) => {
                        problems.push(RightsProblem::CreatesWithoutRight(own, *created));
                    }
                    Some(_) => {}
                }
            }
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_default_the_first_of_each_side_does_everything_and_the_second_brings_members() {
        let rights = AgentRights::default();
        assert_eq!(rights.check(), []);
        for right in AgentRight::ALL {
            for full in [1, 41] {
                assert!(rights.allow(full, *right), "{full} {right:?}");
            }
            let few =
                !matches!(right, AgentRight::CreateAgent | AgentRight::OfferContract | AgentRight::FreezeDownline);
            for lesser in [2, 42] {
                assert_eq!(rights.allow(lesser, *right), few, "{lesser} {right:?}");
            }
            for other in [0, 4, 77] {
                assert!(!rights.allow(other, *right), "{other} {right:?}");
            }
        }
    }

    #[test]
    fn by_default_nobody_creates_an_agent_of_the_other_side() {
        let rights = AgentRights::default();
        for (own, expected) in
            [(1, &[0, 1, 2][..]), (2, &[0]), (41, &[0, 41, 42]), (42, &[0]), (0, &[]), (4, &[]), (9, &[])]
        {
            let created: Vec<u32> = (0..100).filter(|created| rights.may_create(own, *created)).collect();
            assert_eq!(created, expected, "{own}");
        }
    }

    #[test]
    fn a_type_without_the_right_creates_nobody_whatever_its_list_says() {
        let row = TypeRights { account_type: 2, rights: vec![AgentRight::CreateMember], creates: vec![1, 0, 4] };
        let rights = AgentRights(vec![row]);
        assert_eq!(rights.creatable(2).collect::<Vec<_>>(), [0]);
        assert_eq!(rights.check(), [RightsProblem::CreatesWithoutRight(2, 1), RightsProblem::CreatesUnknown(2, 4)]);
    }

    #[test]
    fn a_row_for_a_member_gives_nothing_and_is_told() {
        let row = |account_type| TypeRights { account_type, rights: AgentRight::ALL.to_vec(), creates: vec![] };
        let rights = AgentRights(vec![row(0), row(1), row(1)]);
        assert!(!rights.allow(0, AgentRight::CreateMember));
        assert_eq!(rights.check(), [RightsProblem::NotAnAgent(0), RightsProblem::Twice(1)]);
    }

    #[test]
    fn the_table_travels_as_a_list_of_rows() {
        let text = serde_json::to_string(&AgentRights::default()).unwrap();
        assert!(text.starts_with(r#"[{"accountType":1,"rights":["CREATE_MEMBER","CREATE_AGENT","#), "{text}");
        assert_eq!(serde_json::from_str::<AgentRights>(&text).unwrap(), AgentRights::default());
    }
}

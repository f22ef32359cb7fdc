//! Account types and the gates that depend on them.
//!
//! Sections 4, 5 and 6 of the specification. The server sends the account type as a number (the session calls it
//! `isAgent`). Turning it into an enum once means that no screen compares numbers, and a number nobody described is
//! no member: it belongs to another side of the operator's, and opens nothing here (section 8, "non-member account cannot
//! log in").
//!
//! Client and server ask the same functions. What the client may not do the server refuses by a code of its own, which speaks
//! the same words.

/// Above this rank a member is served by VIP customer service (section 6).
pub const VIP_ABOVE_RANK: u32 = 4;

/// What kind of account is signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AccountType {
    /// A player who is no agent: type 0.
    Member,
    /// An affiliate with upline and downline: types 1, 2, 41 and 42. The number tells them apart on the wire only.
    Agent(u32),
    /// A guest on the free demo: type 4.
    Trial,
    /// A number that the specification does not describe: an account of another side, which is no member's.
    Unknown(u32),
}

impl AccountType {
    /// The account type that a number on the wire stands for.
    #[must_use]
    pub const fn from_number(number: u32) -> AccountType {
        match number {
            0 => AccountType::Member,
            1 | 2 | 41 | 42 => AccountType::Agent(number),
            4 => AccountType::Trial,
            other => AccountType::Unknown(other),
        }
    }

    /// The number that travels.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            AccountType::Member => 0,
            AccountType::Agent(number) | AccountType::Unknown(number) => number,
            AccountType::Trial => 4,
        }
    }

    /// Whether the agent centre opens for this account.
    #[must_use]
    pub const fn is_agent(self) -> bool {
        matches!(self, AccountType::Agent(_))
    }

    /// Whether this is a guest whose money is not real.
    #[must_use]
    pub const fn is_trial(self) -> bool {
        matches!(self, AccountType::Trial)
    }
}

/// The answer to "may this happen now?".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Gate {
    /// The action may go on.
    Pass,
    /// The login form opens, and what was wanted is remembered.
    NeedLogin,
    /// A warning asks for a real account, and nothing else happens.
    NeedRealAccount,
    /// The account is real but is not an agent's.
    NeedAgent,
    /// The account is none that plays here.
    NeedMember,
}

/// Where somebody logs in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Entrance {
    /// At the site, or at what a member's account opens.
    #[default]
    Member,
    /// At the agent centre.
    Agent,
}

/// The gate of a login, once it is known whose it is (section 6): an account that is no member's does not log in at all, and at
/// the agent centre only an agent does.
pub const fn login_gate(account: AccountType, entrance: Entrance) -> Gate {
    match entrance {
        Entrance::Member => play_gate(Some(account)),
        Entrance::Agent => agent_centre_gate(Some(account)),
    }
}

/// The gate of every action that needs a real player: a game with real balance, favourites, the member centre.
///
/// `account` is the signed-in account's type, or nothing without a session token.
pub const fn gate(account: Option<AccountType>) -> Gate {
    match account {
        None => Gate::NeedLogin,
        Some(AccountType::Trial) => Gate::NeedRealAccount,
        Some(AccountType::Unknown(_)) => Gate::NeedMember,
        Some(AccountType::Member | AccountType::Agent(_)) => Gate::Pass,
    }
}

/// The gate of the member centre: a token, and not a guest of the demo.
pub const fn member_centre_gate(account: Option<AccountType>) -> Gate {
    gate(account)
}

/// The gate of the agent centre: account types 1, 2, 41 and 42.
pub const fn agent_centre_gate(account: Option<AccountType>) -> Gate {
    match (gate(account), account) {
        (Gate::Pass, Some(AccountType::Agent(_))) => Gate::Pass,
        (Gate::Pass, _) => Gate::NeedAgent,
        (closed, _) => closed,
    }
}

/// The gate of starting a game: a session is enough, since a guest of the demo plays with money that is not real.
pub const fn play_gate(account: Option<AccountType>) -> Gate {
    match account {
        None => Gate::NeedLogin,
        Some(AccountType::Unknown(_)) => Gate::NeedMember,
        Some(AccountType::Member | AccountType::Agent(_) | AccountType::Trial) => Gate::Pass,
    }
}

/// Whether a member of this rank is served by VIP customer service rather than by live chat.
#[must_use]
pub const fn is_vip(rank_level: u32) -> bool {
    rank_level > VIP_ABOVE_RANK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_become_types_and_go_back_unchanged() {
        for number in 0..100 {
            let account = AccountType::from_number(number);
            assert_eq!(account.number(), number);
            assert_eq!(account.is_agent(), [1, 2, 41, 42].contains(&number));
            assert_eq!(account.is_trial(), number == 4);
        }
    }

    #[test]
    fn each_gate_answers_for_each_account() {
        use Gate::*;
        let member = Some(AccountType::from_number(0));
        let agent = Some(AccountType::from_number(41));
        let trial = Some(AccountType::from_number(4));
        let unknown = Some(AccountType::from_number(77));
        for (account, plain, agent_centre, play) in [
            (None, NeedLogin, NeedLogin, NeedLogin),
            (member, Pass, NeedAgent, Pass),
            (agent, Pass, Pass, Pass),
            (trial, NeedRealAccount, NeedRealAccount, Pass),
            (unknown, NeedMember, NeedMember, NeedMember),
        ] {
            assert_eq!(gate(account), plain);
            assert_eq!(member_centre_gate(account), plain);
            assert_eq!(agent_centre_gate(account), agent_centre);
            assert_eq!(play_gate(account), play);
        }
    }

    #[test]
    fn only_members_log_in_and_only_agents_at_the_agent_centre() {
        for number in 0..100 {
            let account = AccountType::from_number(number);
            let (at_site, at_agents) = match account {
                AccountType::Member => (Gate::Pass, Gate::NeedAgent),
                AccountType::Agent(_) => (Gate::Pass, Gate::Pass),
                AccountType::Trial => (Gate::Pass, Gate::NeedRealAccount),
                AccountType::Unknown(_) => (Gate::NeedMember, Gate::NeedMember),
            };
            assert_eq!(login_gate(account, Entrance::Member), at_site, "{number}");
            assert_eq!(login_gate(account, Entrance::Agent), at_agents, "{number}");
        }
    }

    #[test]
    fn vip_service_starts_above_rank_four() {
        assert_eq!((0..7).filter(|rank| is_vip(*rank)).collect::<Vec<_>>(), [5, 6]);
    }
}

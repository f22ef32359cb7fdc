//! Overlays that have an address of their own: `?modal=login`, `?mc=withdraw`, `?mc=menu`, `?ac=team`, `?ac=menu`.
//!
//! Because they stand in the query, Back closes them and a link opens them. Confirmations and toasts do not: nobody wants
//! to come back to one.

use super::query::Query;

/// The key of the list of a centre's pages; no page has it.
const MENU_KEY: &str = "menu";

/// An overlay above a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// A form or a reader.
    Modal(Modal),
    /// The member centre, at one of its pages.
    MemberCentre(MemberPage),
    /// The list of the member centre's pages: a page of its own where there is no room for both.
    MemberMenu,
    /// The list of the agent centre's pages, likewise.
    AgentMenu,
    /// The agent centre, at one of its pages.
    AgentCentre(AgentPage),
}

impl Overlay {
    /// The overlay that a query asks for. Only one shows at a time; a modal lies above a centre.
    #[must_use]
    pub fn from_query(query: &Query) -> Option<Overlay> {
        let modal = query.get("modal").and_then(Modal::from_key).map(Overlay::Modal);
        let member = || query.raw("mc").map(Overlay::member);
        let agent = || query.raw("ac").map(Overlay::agent);
        modal.or_else(member).or_else(agent)
    }

    /// The place of the member centre with this key; one that nobody knows is its first page.
    fn member(key: &str) -> Overlay {
        match key {
            MENU_KEY => Overlay::MemberMenu,
            _ => Overlay::MemberCentre(MemberPage::from_key(key).unwrap_or(MemberPage::START)),
        }
    }

    /// The place of the agent centre with this key, likewise.
    fn agent(key: &str) -> Overlay {
        match key {
            MENU_KEY => Overlay::AgentMenu,
            _ => Overlay::AgentCentre(AgentPage::from_key(key).unwrap_or(AgentPage::START)),
        }
    }

    /// Whether it belongs to the member centre.
    #[must_use]
    pub const fn is_member_centre(self) -> bool {
        matches!(self, Overlay::MemberCentre(_) | Overlay::MemberMenu)
    }

    /// Whether it belongs to the agent centre.
    #[must_use]
    pub const fn is_agent_centre(self) -> bool {
        matches!(self, Overlay::AgentCentre(_) | Overlay::AgentMenu)
    }

    /// Whether it belongs to one of the two centres.
    #[must_use]
    pub const fn is_centre(self) -> bool {
        self.is_member_centre() || self.is_agent_centre()
    }

    /// Adds the overlay to a query.
    pub fn push_to(self, query: &mut Query) {
        match self {
            Overlay::Modal(modal) => query.push("modal", Some(modal.key())),
            Overlay::MemberCentre(page) => query.push("mc", Some(page.key())),
            Overlay::MemberMenu => query.push("mc", Some(MENU_KEY)),
            Overlay::AgentCentre(page) => query.push("ac", Some(page.key())),
            Overlay::AgentMenu => query.push("ac", Some(MENU_KEY)),
        }
    }
}

/// Declares an enum whose values each have a key in the address.
macro_rules! keyed {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $key:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant,)+ }

        impl $name {
            /// Every value, in the order in which menus show them.
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// The key in the address, in icons and in text keys.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $key),+ }
            }

            /// The value with this key; nothing for an unknown one.
            #[must_use]
            pub fn from_key(key: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|it| it.key() == key)
            }
        }
    };
}

keyed! {
    /// A modal with an address (section 2 of the specification, "Modals").
    Modal {
        /// The login form.
        Login = "login",
        /// The registration form.
        Register = "register",
        /// The form for a forgotten password.
        ForgotPassword = "forgotPassword",
        /// The form that changes the password.
        ChangePassword = "changePassword",
        /// The form that a recovery mail leads to.
        ResetPassword = "resetPassword",
        /// One notice, as pressed in the marquee.
        Notice = "notice",
        /// The announcement reader: list and content.
        Announcement = "announcement",
        /// A vendor's list of games.
        GameList = "gameList",
        /// The chat room with customer service.
        ChatRoom = "chatRoom",
        /// The search of the site.
        Search = "search",
        /// Limits that are offered: after a registration, and where a decision about them is needed.
        PlayLimits = "playLimits",
    }
}

keyed! {
    /// A page of the member centre (section 2, "Member centre"), by its page key.
    MemberPage {
        /// My account: contact details, safeguards, own data.
        Security = "securityCenter",
        /// My wallet: what there is, and what may leave.
        TransferFund = "transferFund",
        /// Deposits of the member.
        Deposit = "depositv2",
        /// Withdrawals of the member.
        Withdraw = "withdraw",
        /// Transfers to the upline.
        TransferUpline = "transferUpline",
        /// The betting record: every bet of the member.
        BettingRecord = "personalHistoryCopy",
        /// The account record: every movement of money or points.
        AccountRecord = "transactionHistory",
        /// Profit and loss by day and product.
        ProfitAndLoss = "personalProfit",
        /// Bonuses of the member.
        BonusDetails = "bonusDetails",
        /// The reward centre: rewards to claim, and the level.
        RewardCentre = "rewardCenter",
        /// Friends whom the member invites.
        Referral = "referral",
        /// Missions and leaderboards.
        Missions = "missionLeaderboard",
        /// Messages to the member.
        Messages = "messageV2",
        /// Play in control: limits, reality checks, breaks. The specification has no such page; licences demand it.
        FairPlay = "fairPlay",
    }
}

keyed! {
    /// A page of the agent centre (section 2, "Agent centre").
    AgentPage {
        /// Announcements to agents.
        Announcement = "announcement",
        /// The overview of the team.
        Team = "team",
        /// The register centre: accounts and registration links.
        RegisterCentre = "registerCenter",
        /// The downline, level by level.
        Downline = "downline",
        /// The bets of the team.
        TeamBets = "teamBets",
        /// Profit and loss of the team.
        TeamProfit = "teamProfit",
        /// Income of the agent.
        Income = "income",
        /// Movements of the team's wallets.
        DownlineTransactions = "downlineTransactions",
        /// Dividends: contracts, requests and settlements.
        Dividends = "dividends",
        /// Daily wages: contracts, requests and settlements.
        DailyWages = "dailyWages",
        /// Hourly salary: contracts, requests and settlements.
        HourlySalary = "hourlySalary",
        /// Real-time salary: contracts, requests and settlements.
        RealTimeSalary = "realTimeSalary",
    }
}

impl MemberPage {
    /// The page at which the member centre opens by itself.
    pub const START: MemberPage = MemberPage::Security;
}

impl AgentPage {
    /// The page at which the agent centre opens by itself.
    pub const START: AgentPage = AgentPage::Team;
}

//! The table of the agent centre's pages: what each is called, and what it shows (section 2 of the specification, "Agent centre").
//!
//! Building a page is: its section in `view::AgentSection`, that section and its sentence here in the page's arm of [`section`], a
//! folder of the section's name in `web/src/agent/`, and the machine behind it wherever that belongs. A page without a section stands
//! in no list, and its address leads to the first page that there is.

use crate::domain::route::AgentPage;
use crate::text::key;
use crate::view::AgentSection;

/// The text key of a page's name, in the list and as its title.
pub(super) const fn label(page: AgentPage) -> &'static str {
    match page {
        AgentPage::Announcement => key::AGENT_ANNOUNCEMENT,
        AgentPage::Team => key::AGENT_TEAM,
        AgentPage::RegisterCentre => key::AGENT_REGISTER_CENTRE,
        AgentPage::Downline => key::AGENT_DOWNLINE,
        AgentPage::TeamBets => key::AGENT_TEAM_BETS,
        AgentPage::TeamProfit => key::AGENT_TEAM_PROFIT,
        AgentPage::Income => key::AGENT_INCOME,
        AgentPage::DownlineTransactions => key::AGENT_DOWNLINE_TRANSACTIONS,
        AgentPage::Dividends => key::AGENT_DIVIDENDS,
        AgentPage::DailyWages => key::AGENT_DAILY_WAGES,
        AgentPage::HourlySalary => key::AGENT_HOURLY_SALARY,
        AgentPage::RealTimeSalary => key::AGENT_REAL_TIME_SALARY,
    }
}

/// The section of a page, and what it is for in a sentence. The arms stand apart, so that two pages that are built at the same time do not
/// touch the same lines.
pub(super) const fn section(page: AgentPage) -> Option<(AgentSection, &'static str)> {
    match page {
        AgentPage::Announcement => Some((AgentSection::Announcement, key::AGENT_ABOUT_ANNOUNCEMENT)),

        AgentPage::Team => Some((AgentSection::Team, key::AGENT_ABOUT_TEAM)),

        AgentPage::RegisterCentre => Some((AgentSection::RegisterCentre, key::AGENT_ABOUT_REGISTER)),

        AgentPage::Downline => Some((AgentSection::Downline, key::AGENT_ABOUT_DOWNLINE)),

        AgentPage::TeamBets => Some((AgentSection::TeamBets, key::AGENT_ABOUT_TEAM_BETS)),

        AgentPage::TeamProfit => Some((AgentSection::TeamProfit, key::AGENT_ABOUT_TEAM_PROFIT)),

        AgentPage::Income => Some((AgentSection::Income, key::AGENT_ABOUT_INCOME)),

        AgentPage::DownlineTransactions => Some((AgentSection::DownlineTransactions, key::AGENT_ABOUT_TRANSACTIONS)),

        AgentPage::Dividends => None,

        AgentPage::DailyWages => None,

        AgentPage::HourlySalary => None,

        AgentPage::RealTimeSalary => None,
    }
}

//! Which ways of earning an agent sees: the derived flags of section 3 ("Consolidated settings").
//!
//! The specification names the operator's fields and the flags, and not how one follows from the other. The rules here:
//!
//! | Flag | On when |
//! | --- | --- |
//! | `enableCt` | dividends are shown (`divtypeinfo`) |
//! | `dailySalary` | daily wages are shown, those of plans (`dailysalinfotype`) or those of contracts (`contractmrdailysalinfotype`) |
//! | `hourSalary` | the hourly salary is shown (`contracthoursalinfo`) |
//! | `agentRealtimeSalary` | the real-time salary is shown (`realtimesalinfotype`) |
//! | `salary` | any of the three wages is on |
//!
//! The request types (`divtypereq`, `dailysalreqtype`, `contracthoursalreq`, `realtimesalreqtype`) say who may begin a contract, and hide
//! nothing: what was signed before goes on being paid and read where nobody may ask for more.

use crate::domain::named_enum::named_enum;
use crate::domain::route::AgentPage;
use crate::wire::AgentSettings;

named_enum! {
    /// Who may begin a contract, or the change of one.
    ContractRequests {
        /// Either side of a contract.
        #[default]
        Both = "BOTH",
        /// The upline of a contract alone.
        Upline = "UPLINE",
        /// Nobody: what is signed goes on.
        Off = "OFF",
    }
}

/// The derived flags, under their names of the specification.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AgentFeatures {
    /// `enableCt`: dividends of contracts.
    pub dividends: bool,
    /// `dailySalary`: daily wages of plans or contracts.
    pub daily_salary: bool,
    /// `hourSalary`: the hourly salary of contracts.
    pub hour_salary: bool,
    /// `agentRealtimeSalary`: the real-time salary of contracts.
    pub real_time_salary: bool,
}

impl AgentFeatures {
    /// What follows from the operator's settings.
    #[must_use]
    pub const fn of(settings: &AgentSettings) -> AgentFeatures {
        AgentFeatures {
            dividends: settings.divtypeinfo,
            daily_salary: settings.dailysalinfotype || settings.contractmrdailysalinfotype,
            hour_salary: settings.contracthoursalinfo,
            real_time_salary: settings.realtimesalinfotype,
        }
    }

    /// `salary`: any of the wages.
    #[must_use]
    pub const fn salary(self) -> bool {
        self.daily_salary || self.hour_salary || self.real_time_salary
    }

    /// Whether a page of the agent centre belongs to what is on. Pages of no feature always do.
    #[must_use]
    pub const fn has_page(self, page: AgentPage) -> bool {
        match page {
            AgentPage::Dividends => self.dividends,
            AgentPage::DailyWages => self.daily_salary,
            AgentPage::HourlySalary => self.hour_salary,
            AgentPage::RealTimeSalary => self.real_time_salary,
            _ => true,
        }
    }
}

/// Whether a page belongs to a feature that may be off.
#[must_use]
pub fn is_optional(page: AgentPage) -> bool {
    !AgentFeatures::default().has_page(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_flag_follows_from_its_own_switches_and_from_no_request_type() {
        let off = || AgentSettings {
            dailysalreqtype: ContractRequests::Off,
            divtypereq: ContractRequests::Off,
            contracthoursalreq: ContractRequests::Off,
            realtimesalreqtype: ContractRequests::Off,
            contractmrdailysalinfotype: false,
            contracthoursalinfo: false,
            dailysalinfotype: false,
            realtimesalinfotype: false,
            divtypeinfo: false,
        };
        let requests = AgentSettings {
            dailysalreqtype: ContractRequests::Both,
            divtypereq: ContractRequests::Upline,
            contracthoursalreq: ContractRequests::Both,
            realtimesalreqtype: ContractRequests::Both,
            ..off()
        };
        // Settings; enableCt, dailySalary, hourSalary, agentRealtimeSalary, salary.
        for (name, settings, flags) in [
            ("nothing", off(), [false, false, false, false, false]),
            ("requests alone", requests, [false, false, false, false, false]),
            ("dividends", AgentSettings { divtypeinfo: true, ..off() }, [true, false, false, false, false]),
            ("daily plans", AgentSettings { dailysalinfotype: true, ..off() }, [false, true, false, false, true]),
            (
                "daily contracts",
                AgentSettings { contractmrdailysalinfotype: true, ..off() },
                [false, true, false, false, true],
            ),
            ("hourly", AgentSettings { contracthoursalinfo: true, ..off() }, [false, false, true, false, true]),
            ("real-time", AgentSettings { realtimesalinfotype: true, ..off() }, [false, false, false, true, true]),
            ("a fresh site", AgentSettings::default(), [true, true, true, true, true]),
        ] {
            let it = AgentFeatures::of(&settings);
            let found = [it.dividends, it.daily_salary, it.hour_salary, it.real_time_salary, it.salary()];
            assert_eq!(found, flags, "{name}");
        }
    }

    #[test]
    fn four_pages_show_with_their_feature_only_and_the_others_always() {
        let optional: Vec<_> = AgentPage::ALL.iter().copied().filter(|page| is_optional(*page)).collect();
        use AgentPage::{DailyWages, Dividends, HourlySalary, RealTimeSalary};
        assert_eq!(optional, [Dividends, DailyWages, HourlySalary, RealTimeSalary]);
        let all = AgentFeatures { dividends: true, daily_salary: true, hour_salary: true, real_time_salary: true };
        assert!(AgentPage::ALL.iter().all(|page| all.has_page(*page)));
        for (page, features) in [
            (Dividends, AgentFeatures { dividends: false, ..all }),
            (DailyWages, AgentFeatures { daily_salary: false, ..all }),
            (HourlySalary, AgentFeatures { hour_salary: false, ..all }),
            (RealTimeSalary, AgentFeatures { real_time_salary: false, ..all }),
        ] {
            let hidden: Vec<_> = AgentPage::ALL.iter().copied().filter(|it| !features.has_page(*it)).collect();
            assert_eq!(hidden, [page]);
        }
    }
}

//! The periods of the winner board (section 7, `ODSFE2_getWinnerBoard`).

/// Which wins the board shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WinnerPeriod {
    /// The latest, whatever they paid.
    #[default]
    Latest,
    /// The greatest of the last 24 hours.
    Day,
    /// The greatest of the last 7 days.
    Week,
    /// The greatest of the last 30 days.
    Month,
}

impl WinnerPeriod {
    /// Every period, in the order of the tabs.
    pub const ALL: [WinnerPeriod; 4] =
        [WinnerPeriod::Latest, WinnerPeriod::Day, WinnerPeriod::Week, WinnerPeriod::Month];

    /// The code that travels.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            WinnerPeriod::Latest => "latest",
            WinnerPeriod::Day => "day",
            WinnerPeriod::Week => "week",
            WinnerPeriod::Month => "month",
        }
    }

    /// The period that a code stands for.
    #[must_use]
    pub fn from_code(code: &str) -> Option<WinnerPeriod> {
        WinnerPeriod::ALL.into_iter().find(|period| period.code() == code)
    }

    /// How far back it reaches, in days; the latest wins are looked for in a month.
    #[must_use]
    pub const fn days(self) -> u32 {
        match self {
            WinnerPeriod::Day => 1,
            WinnerPeriod::Week => 7,
            WinnerPeriod::Latest | WinnerPeriod::Month => 30,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_lead_back_to_their_period() {
        for period in WinnerPeriod::ALL {
            assert_eq!(WinnerPeriod::from_code(period.code()), Some(period));
        }
        assert_eq!(WinnerPeriod::from_code("year"), None);
    }
}

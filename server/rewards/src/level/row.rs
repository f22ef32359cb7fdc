//! Rows of levels, and the settings for raising and lowering them.

use lumora_core::domain::money::Money;
use lumora_core::domain::reward::level::{Activity, Level, LevelFall, LevelRaise};
use lumora_core::domain::reward::period::Period;
use platform::settings::Settings;
use platform::store::{StoreError, from_row, sql};

use crate::count;

/// A row of `levels`. Amounts are minor units; `keep_*` are the requirements to keep the level.
#[derive(Debug, Clone)]
pub(super) struct LevelRow {
    pub(super) level: i64,
    pub(super) name: String,
    pub(super) member_label: String,
    pub(super) turnover: i64,
    pub(super) deposits: i64,
    pub(super) keep_turnover: i64,
    pub(super) keep_deposits: i64,
    pub(super) gift_amount: i64,
    pub(super) gift_wager: i64,
    pub(super) gift_days: i64,
}

from_row!(LevelRow {
    level,
    name,
    member_label,
    turnover,
    deposits,
    keep_turnover,
    keep_deposits,
    gift_amount,
    gift_wager,
    gift_days
});

impl LevelRow {
    /// All levels, lowest first.
    pub(super) async fn all(executor: impl sql::Executor) -> Result<Vec<Self>, StoreError> {
        let query = "select level, name, member_label, turnover, deposits, keep_turnover, keep_deposits, gift_amount, gift_wager, gift_days
                     from levels order by level";
        sql::query_as(query).fetch_all(executor).await
    }

    /// The requirements of the level, for the rules.
    pub(super) fn rules(&self) -> Level {
        let activity = |turnover, deposits| Activity { turnover: Money(turnover), deposits: Money(deposits) };
        Level {
            level: count(self.level),
            needs: activity(self.turnover, self.deposits),
            keeps: activity(self.keep_turnover, self.keep_deposits),
        }
    }
}

/// The operator's settings of levels: review period, and how levels rise and fall.
#[derive(Debug, Clone, Copy)]
pub(super) struct LevelSettings {
    pub(super) period: Period,
    pub(super) raise: LevelRaise,
    pub(super) fall: LevelFall,
}

impl LevelSettings {
    /// Reads the settings; by default the period is a month, and levels rise at once and fall automatically.
    pub(super) async fn of(executor: impl sql::Executor) -> Result<Self, StoreError> {
        let settings = Settings::read(executor).await?;
        let value = |name: &str| settings.get(name).unwrap_or_default();
        Ok(Self {
            period: Period::from_name(value("level_period")).unwrap_or(Period::Month),
            raise: LevelRaise::from_name(value("level_raise")).unwrap_or_default(),
            fall: LevelFall::from_name(value("level_fall")).unwrap_or_default(),
        })
    }
}

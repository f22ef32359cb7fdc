//! Levels as the operator has set them, and how they are given and lost.

use lumora_core::domain::money::Money;
use lumora_core::domain::reward::level::{Activity, Level, LevelFall, LevelRaise};
use lumora_core::domain::reward::period::Period;
use platform::settings::Settings;
use platform::store::{StoreError, from_row, sql};

use crate::count;

/// A level. Amounts are minor units.
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
    /// All of them, the lowest first.
    pub(super) async fn all(executor: impl sql::Executor) -> Result<Vec<Self>, StoreError> {
        let query = "select level, name, member_label, turnover, deposits, keep_turnover, keep_deposits, gift_amount, gift_wager, gift_days
                     from levels order by level";
        sql::query_as(query).fetch_all(executor).await
    }

    /// As the rules know it.
    pub(super) fn rules(&self) -> Level {
        let activity = |turnover, deposits| Activity { turnover: Money(turnover), deposits: Money(deposits) };
        Level {
            level: count(self.level),
            needs: activity(self.turnover, self.deposits),
            keeps: activity(self.keep_turnover, self.keep_deposits),
        }
    }
}

/// How the operator has levels given and lost.
#[derive(Debug, Clone, Copy)]
pub(super) struct Manner {
    pub(super) period: Period,
    pub(super) raise: LevelRaise,
    pub(super) fall: LevelFall,
}

impl Manner {
    /// As the settings say; a month, at once and automatically where they say nothing.
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

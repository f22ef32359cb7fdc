//! Queries behind a member's list of bonuses.

use bets::wagering::Source;
use lumora_core::domain::bonus::{BonusKind, BonusState};
use lumora_core::domain::reward::RewardSourceKind;
use platform::http::ApiError;
use platform::keyset;
use platform::store::{StoreError, from_row, sql};

/// A bonus with what granted it. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone)]
pub(super) struct BonusRow {
    pub(super) id: String,
    pub(super) source: String,
    pub(super) reference: String,
    pub(super) amount: i64,
    pub(super) multiplier: i64,
    pub(super) required: i64,
    pub(super) done: i64,
    pub(super) taken: i64,
    pub(super) granted_at: i64,
    pub(super) expires_at: Option<i64>,
    pub(super) ended_at: Option<i64>,
    ended_as: String,
    running: i64,
    pub(super) promotion_id: String,
    apply_mode: String,
    shows: i64,
    by_draw: i64,
    /// Id of the points mall's reward that the bonus was redeemed as; empty for others.
    pub(super) point_reward_id: String,
    reward_kind: String,
    pub(super) reward_of: String,
    /// Id of the free spins that the bonus is, or was won with; empty for others.
    pub(super) spins_id: String,
    pub(super) spins: i64,
    pub(super) spins_used: i64,
    pub(super) spin_value: i64,
    pub(super) spins_won: i64,
    pub(super) max_win: i64,
    pub(super) spins_wager: i64,
    pub(super) spin_games: String,
    pub(super) spins_until: i64,
    /// 1 while the supplier has not confirmed the free spins.
    pending: i64,
    is_grant: i64,
}

from_row!(BonusRow {
    id,
    source,
    reference,
    amount,
    multiplier,
    required,
    done,
    taken,
    granted_at,
    expires_at,
    ended_at,
    ended_as,
    running,
    promotion_id,
    apply_mode,
    shows,
    by_draw,
    point_reward_id,
    reward_kind,
    reward_of,
    spins_id,
    spins,
    spins_used,
    spin_value,
    spins_won,
    max_win,
    spins_wager,
    spin_games,
    spins_until,
    pending,
    is_grant
});

/// SQL: 1 where a bonus has not ended by `$2`, else 0; the list is ordered by it.
macro_rules! running {
    () => {
        "cast(case when w.ended_at is null and (w.expires_at is null or w.expires_at > $2) then 1 else 0 end as bigint)"
    };
}

/// SQL: every bonus of member `$1`: wagering credits of source `$3`, and free spins that have no such credit yet.
macro_rules! bonuses {
    () => {
        "(select id, member_id, source, reference, amount, multiplier, required, done, taken, granted_at, expires_at, ended_at, ended_as,
             cast(0 as bigint) as pending, cast(0 as bigint) as is_grant
         from wagering_credits where member_id = $1 and source = $3
         union all
         select 'bonus:free-spins:' || id, member_id, cast($3 as text), reference, case when max_win > 0 and won > max_win then max_win else won end,
             wager_multiplier * 100, 0, 0, 0, granted_at, expires_at, ended_at, ended_as, case when told_at is null then 1 else 0 end, 1
         from free_spins s where s.member_id = $1
             and not exists (select 1 from wagering_credits c where c.id = 'bonus:free-spins:' || s.id))"
    };
}

const PAGE: &str = concat!(
    "select w.id, w.source, w.reference, w.amount, w.multiplier, w.required, w.done, w.taken, w.granted_at, w.expires_at, w.ended_at,
     w.ended_as, ",
    running!(),
    " as running, coalesce(p.id, '') as promotion_id, coalesce(p.apply_mode, '') as apply_mode, coalesce(p.enabled, 0) as shows,
     cast(case when d.id is null then 0 else 1 end as bigint) as by_draw,
     coalesce(b.reward_id, '') as point_reward_id, coalesce(r.kind, '') as reward_kind, coalesce(r.reference, '') as reward_of,
     coalesce(f.id, '') as spins_id, coalesce(f.spins, 0) as spins, coalesce(f.used, 0) as spins_used, coalesce(f.spin_value, 0) as spin_value,
     coalesce(f.won, 0) as spins_won, coalesce(f.max_win, 0) as max_win, coalesce(f.wager_multiplier, 0) as spins_wager,
     coalesce(f.games, '') as spin_games, coalesce(f.expires_at, 0) as spins_until, w.pending, w.is_grant
     from ",
    bonuses!(),
    " w
     left join free_spins f on f.id = substr(w.id, 18) and w.id like 'bonus:free-spins:%'
     left join raffle_draws d on d.id = w.reference and d.member_id = w.member_id
     left join point_redemptions b on b.id = w.reference and b.member_id = w.member_id
     left join member_rewards r on r.id = w.reference and r.member_id = w.member_id
     left join promotions p on p.id = coalesce(d.promotion_id, w.reference)
         and w.id not like 'bonus:mission:%' and w.id not like 'bonus:leaderboard:%' and (f.id is null or f.source = 'PROMOTION')
     where (",
    running!(),
    ", w.granted_at, w.id) < ($4, $5, $6)"
);

/// Which bonuses of a member to list, as of a time.
#[derive(Debug, Clone)]
pub(super) struct Filter {
    pub(super) member_id: String,
    pub(super) state: Option<BonusState>,
    pub(super) now_ms: i64,
}

/// Cursor: the sort key of the last bonus of the previous page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Cursor {
    running: i64,
    granted_at: i64,
    id: String,
}

impl Cursor {
    /// The cursor of the first page, before all bonuses.
    pub(super) fn first() -> Self {
        Self { running: 2, granted_at: 0, id: String::new() }
    }

    /// Reads a cursor; the first page without one.
    ///
    /// # Errors
    /// 422 for an invalid cursor.
    pub(super) fn read(cursor: Option<&str>) -> Result<Self, ApiError> {
        let Some(cursor) = cursor else { return Ok(Self::first()) };
        let mut parts = cursor.splitn(3, '-');
        let mut next = || parts.next().filter(|part| !part.is_empty());
        let read = (next(), next(), next());
        let (Some(running @ ("0" | "1")), Some(granted_at), Some(id)) = read else {
            return Err(keyset::invalid_cursor());
        };
        let granted_at = granted_at.parse().map_err(|_| keyset::invalid_cursor())?;
        Ok(Self { running: i64::from(running == "1"), granted_at, id: id.to_owned() })
    }
}

impl Filter {
    /// SQL condition of the state; `$2` is the present time.
    const fn condition(&self) -> &'static str {
        match self.state {
            None => "",
            Some(BonusState::Active) => {
                " and w.ended_at is null and (w.expires_at is null or w.expires_at > $2) and w.pending = 0"
            }
            Some(BonusState::Pending) => {
                " and w.ended_at is null and (w.expires_at is null or w.expires_at > $2) and w.pending = 1"
            }
            Some(BonusState::Completed) => " and w.ended_as = 'done'",
            Some(BonusState::Expired) => {
                " and (w.ended_as = 'expired' or (w.ended_at is null and w.expires_at is not null and w.expires_at <= $2))"
            }
            Some(BonusState::Forfeited) => " and w.ended_as = 'forfeited'",
            Some(BonusState::Cancelled) => " and w.ended_as = 'cancelled'",
            Some(BonusState::Lost) => " and w.ended_as = 'lost'",
        }
    }

    /// At most `limit` bonuses after a cursor: active ones first, latest first within each part.
    pub(super) async fn page(
        &self,
        executor: impl sql::Executor,
        cursor: &Cursor,
        limit: u32,
    ) -> Result<Vec<BonusRow>, StoreError> {
        let order = " order by running desc, w.granted_at desc, w.id desc limit $7";
        let query = sql::query_as(sql::AssertSqlSafe([PAGE, self.condition(), order].concat()));
        let query = query.bind(&self.member_id).bind(self.now_ms).bind(Source::Bonus.name());
        let query = query.bind(cursor.running).bind(cursor.granted_at).bind(&cursor.id).bind(i64::from(limit));
        query.fetch_all(executor).await
    }

    /// Number of bonuses that match the filter.
    pub(super) async fn count(&self, executor: impl sql::Executor) -> Result<i64, StoreError> {
        let text = concat!("select count(*) from ", bonuses!(), " w where cast($2 as bigint) > 0");
        let query = sql::query_scalar(sql::AssertSqlSafe([text, self.condition()].concat()));
        query.bind(&self.member_id).bind(self.now_ms).bind(Source::Bonus.name()).fetch_one(executor).await
    }
}

impl BonusRow {
    /// The cursor of the page after this row.
    pub(super) fn cursor(&self) -> String {
        format!("{}-{}-{}", self.running, self.granted_at, self.id)
    }

    pub(super) const fn runs(&self) -> bool {
        self.running != 0
    }

    /// The state as of the filter's time.
    pub(super) fn state(&self) -> BonusState {
        match BonusState::of(&self.ended_as, !self.runs()) {
            BonusState::Active if self.pending != 0 => BonusState::Pending,
            state => state,
        }
    }

    /// What granted the bonus.
    pub(super) fn kind(&self) -> BonusKind {
        if !self.spins_id.is_empty() {
            return BonusKind::FreeSpins;
        }
        match self.reward_kind() {
            Some(RewardSourceKind::Cashback) => return BonusKind::Cashback,
            Some(RewardSourceKind::LevelGift) => return BonusKind::Level,
            Some(RewardSourceKind::RedEnvelope) => return BonusKind::RedEnvelope,
            Some(RewardSourceKind::Referral) => return BonusKind::Referral,
            _ => {}
        }
        match (self.by_draw != 0, self.apply_mode.as_str()) {
            _ if !self.point_reward_id.is_empty() => BonusKind::Points,
            _ if self.id.starts_with("bonus:mission:") => BonusKind::Mission,
            _ if self.id.starts_with("bonus:leaderboard:") => BonusKind::Leaderboard,
            (true, _) => BonusKind::Raffle,
            (false, "DEPOSIT") => BonusKind::Deposit,
            _ => BonusKind::Promotion,
        }
    }

    /// The kind of reward that was claimed in the reward centre as this bonus; `None` for others.
    pub(super) fn reward_kind(&self) -> Option<RewardSourceKind> {
        RewardSourceKind::from_name(&self.reward_kind)
    }

    /// Whether it is a grant of free spins that has not become a wagering credit: it is active while the spins are, and
    /// giving it up takes what they have won.
    pub(super) const fn is_of_spins(&self) -> bool {
        self.is_grant != 0
    }

    /// Whether its promotion is still shown.
    pub(super) const fn has_page(&self) -> bool {
        self.shows != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_one_of_ours_or_refused() {
        let expected = Cursor { running: 1, granted_at: 17, id: "bonus:promotion:a-b:c".to_owned() };
        assert_eq!(Cursor::read(Some("1-17-bonus:promotion:a-b:c")).ok(), Some(expected));
        assert_eq!(Cursor::read(None).ok(), Some(Cursor::first()));
        for cursor in ["", "1", "1-17", "1-17-", "2-17-a", "1-x-a", "-1-17-a"] {
            assert!(Cursor::read(Some(cursor)).is_err(), "{cursor}");
        }
    }
}

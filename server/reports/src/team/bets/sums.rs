//! Sums and filter choices of the team's betting history.

use lumora_core::domain::money::Money;
use lumora_core::domain::record::BetStatus;
use lumora_core::wire::{Amount, BetChoice, TeamBets};
use platform::store::{Store, StoreError, TxFuture, from_row, sql};

use super::{BetFilter, BetSource, FILTERS, TeamRow};

/// The most games offered as choices.
const MAX_GAMES: i64 = 300;

/// Sums over bets. Amounts in minor units.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Sums {
    bets: i64,
    stake: i64,
    valid_bet: i64,
    payout: i64,
}

from_row!(Sums { bets, stake, valid_bet, payout });

impl BetFilter {
    /// The number of rows that the filter selects, counted from the bets themselves.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lines(&self, store: &Store) -> Result<i64, StoreError> {
        let after = (self.span.ends_at(), String::new());
        if let Some(id) = &self.id {
            return Ok(i64::try_from(self.with_id(store, id, &after).await?.len()).unwrap_or(i64::MAX));
        }
        let mut lines = 0;
        for source in [BetSource::Settled, BetSource::Unsettled] {
            if self.wants(source) {
                lines += self.read_sums(store, source).await?.bets;
            }
        }
        Ok(lines)
    }

    /// The history's sums and choices, without its rows.
    ///
    /// # Errors
    /// When the database fails.
    pub fn sums<'a>(&'a self, store: &'a Store) -> TxFuture<'a, TeamBets, StoreError> {
        Box::pin(async move {
            let settled = self.settled_sums(store).await?;
            let open = self.open_sums(store).await?;
            let amount = |minor| Amount(Money(minor));
            Ok(TeamBets {
                count: settled.bets,
                stake: amount(settled.stake),
                valid_bet: amount(settled.valid_bet),
                payout: amount(settled.payout),
                net: amount(settled.payout - settled.stake),
                open: open.bets,
                open_stake: amount(open.stake),
                vendors: self.vendors(store).await?,
                games: self.games(store).await?,
                ..TeamBets::default()
            })
        })
    }

    async fn settled_sums(&self, store: &Store) -> Result<Sums, StoreError> {
        if !self.wants(BetSource::Settled) {
            return Ok(Sums::default());
        }
        if let Some(id) = &self.id {
            let found = self.with_id(store, id, &(i64::MAX, String::new())).await?;
            return Ok(found.iter().filter(|it| it.is_settled()).fold(Sums::default(), Sums::with));
        }
        let Some(agent_id) = self.team.counted_as(store, &self.span).await? else {
            return self.read_sums(store, BetSource::Settled).await;
        };
        let own = match self.team.selected_member_alone() {
            Some(team) => Self { team, ..self.clone() }.read_sums(store, BetSource::Settled).await?,
            None => Sums::default(),
        };
        let text = format!(
            "select cast(coalesce(sum(d.bets), 0) as bigint) as bets, cast(coalesce(sum(d.stake), 0) as bigint) as stake,
             cast(coalesce(sum(d.valid_bet), 0) as bigint) as valid_bet, cast(coalesce(sum(d.payout), 0) as bigint) as payout from {}",
            self.counted()
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(agent_id).bind(self.product);
        let query = query.bind(self.vendor.clone()).bind(self.game.clone()).bind(self.status());
        let query = query.bind(self.span.first.number()).bind(self.span.last.number());
        let below: Sums = query.fetch_one(store.reader()).await?;
        Ok(own.plus(below))
    }

    async fn open_sums(&self, store: &Store) -> Result<Sums, StoreError> {
        if self.status.is_some_and(|it| it != BetStatus::Pending) || self.id.is_some() {
            return Ok(Sums::default());
        }
        let open = Self { status: Some(BetStatus::Pending), ..self.clone() };
        open.read_sums(store, BetSource::Unsettled).await
    }

    /// Sums over the bets themselves.
    async fn read_sums(&self, store: &Store, source: BetSource) -> Result<Sums, StoreError> {
        let at = source.at();
        // In suppliers' games the whole stake is at risk.
        let text = format!(
            "select count(*) as bets, cast(coalesce(sum(r.stake), 0) as bigint) as stake,
             cast(coalesce(sum(case when r.state = 'closed' then r.stake else 0 end), 0) as bigint) as valid_bet,
             cast(coalesce(sum(r.payout), 0) as bigint) as payout {} and {}{FILTERS} and {at} >= $8 and {at} < $9 and $1 <> '' ",
            self.team.rows(("rounds", "r"), "", at),
            source.condition()
        );
        self.bound(text).bind(self.span.starts_at()).bind(self.span.ends_at()).fetch_one(store.reader()).await
    }

    async fn vendors(&self, store: &Store) -> Result<Vec<BetChoice>, StoreError> {
        let query = "select distinct v.code, v.name from vendors v join games g on g.vendor = v.code
                     where ($1 = '' or g.game_type = $1) order by v.name, v.code";
        let rows: Vec<(String, String)> = sql::query_as(query).bind(self.product).fetch_all(store.reader()).await?;
        Ok(rows.into_iter().map(choice).collect())
    }

    async fn games(&self, store: &Store) -> Result<Vec<BetChoice>, StoreError> {
        if self.vendor.is_empty() {
            return Ok(Vec::new());
        }
        let query = "select g.game_code, coalesce(n.name, g.name) as name from games g
                     left join game_names n on n.node_id = g.node_id and n.language = $1
                     where g.vendor = $2 and ($3 = '' or g.game_type = $3) order by 2, 1 limit $4";
        let query = sql::query_as(query).bind(self.language).bind(&self.vendor).bind(self.product).bind(MAX_GAMES);
        let rows: Vec<(String, String)> = query.fetch_all(store.reader()).await?;
        Ok(rows.into_iter().map(choice).collect())
    }
}

fn choice((code, name): (String, String)) -> BetChoice {
    BetChoice { code, name }
}

impl Sums {
    fn plus(self, other: Self) -> Self {
        Self {
            bets: self.bets + other.bets,
            stake: self.stake + other.stake,
            valid_bet: self.valid_bet + other.valid_bet,
            payout: self.payout + other.payout,
        }
    }

    fn with(self, row: &TeamRow) -> Self {
        let shown = row.clone().into_wire().bet;
        Self {
            bets: self.bets + 1,
            stake: self.stake + shown.stake.0.0,
            valid_bet: self.valid_bet + shown.valid_bet.0.0,
            payout: self.payout + shown.payout.0.0,
        }
    }
}

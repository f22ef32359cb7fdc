//! Sums of bets for the records of agents: by branch, by vendor and status, and by game.

use std::collections::BTreeMap;

use ::bets::SettledBet;
use lumora_core::domain::record::BetStatus;
use platform::store::sql::{self, Query};

use super::bets::Sums;
use super::placement_cache::Upline;

/// Sums of bets with the times of the first and the last, in milliseconds since the epoch.
#[derive(Debug, Clone, Copy)]
struct Timed {
    sums: Sums,
    first_at: i64,
    last_at: i64,
}

/// The status of a settled bet; for a correction, that of the bet that it corrects.
fn status(bet: &SettledBet) -> BetStatus {
    match bet.payout.abs().cmp(&bet.stake.abs()) {
        std::cmp::Ordering::Greater => BetStatus::Won,
        std::cmp::Ordering::Equal => BetStatus::Draw,
        std::cmp::Ordering::Less => BetStatus::Lost,
    }
}

/// Key of `team_branch_days`: agent, day, branch, reach, currency.
type Branch = (String, i64, String, i64, String);
/// Key of `team_vendor_days`: agent, day, product, vendor, status, currency.
type Vendor = (String, i64, String, String, &'static str, String);
/// Key of `team_game_days`: game, and the key of its vendor's row.
type Game = (String, Vendor);

#[derive(Default)]
pub(super) struct Histories {
    branches: BTreeMap<Branch, Sums>,
    vendors: BTreeMap<Vendor, Timed>,
    games: BTreeMap<Game, Timed>,
}

impl Timed {
    fn add(sums: Option<&mut Self>, bet: &SettledBet) -> Self {
        let at = bet.settled_at;
        let mut timed = sums.copied().unwrap_or(Self { sums: Sums::default(), first_at: at, last_at: at });
        timed.sums.add(bet);
        Self { first_at: timed.first_at.min(at), last_at: timed.last_at.max(at), ..timed }
    }
}

impl Histories {
    pub(super) fn add(&mut self, upline: &Upline, bet: &SettledBet, day: i64) {
        let branch = (upline.agent_id.clone(), day, upline.branch_id.clone(), upline.reach, bet.currency.clone());
        self.branches.entry(branch).or_default().add(bet);
        let vendor = (
            upline.agent_id.clone(),
            day,
            bet.product.clone(),
            bet.vendor.clone(),
            status(bet).name(),
            bet.currency.clone(),
        );
        let game = (bet.game_code.clone(), vendor.clone());
        let timed = Timed::add(self.vendors.get_mut(&vendor), bet);
        self.vendors.insert(vendor, timed);
        let timed = Timed::add(self.games.get_mut(&game), bet);
        self.games.insert(game, timed);
    }

    pub(super) fn statements(self) -> Vec<Query<'static>> {
        let branches = self.branches.into_iter().map(of_branch);
        let vendors = self.vendors.into_iter().map(of_vendor);
        branches.chain(vendors).chain(self.games.into_iter().map(of_game)).collect()
    }
}

fn of_branch(((agent_id, day, branch_id, reach, currency), sums): (Branch, Sums)) -> Query<'static> {
    let query = sql::query(
        "insert into team_branch_days (agent_id, day, branch_id, reach, currency, bets, stake, valid_bet, payout)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (agent_id, day, branch_id, reach, currency) do update set
            bets = team_branch_days.bets + excluded.bets, stake = team_branch_days.stake + excluded.stake,
            valid_bet = team_branch_days.valid_bet + excluded.valid_bet, payout = team_branch_days.payout + excluded.payout",
    );
    sums.bind_to(query.bind(agent_id).bind(day).bind(branch_id).bind(reach).bind(currency))
}

/// SQL: the update of a row that exists.
macro_rules! on_conflict {
    ($table:literal) => {
        concat!(
            "do update set bets = ",
            $table,
            ".bets + excluded.bets, stake = ",
            $table,
            ".stake + excluded.stake, valid_bet = ",
            $table,
            ".valid_bet + excluded.valid_bet, payout = ",
            $table,
            ".payout + excluded.payout, first_at = case when ",
            $table,
            ".first_at < excluded.first_at then ",
            $table,
            ".first_at else excluded.first_at end, last_at = case when ",
            $table,
            ".last_at > excluded.last_at then ",
            $table,
            ".last_at else excluded.last_at end"
        )
    };
}

fn of_vendor((vendor, timed): (Vendor, Timed)) -> Query<'static> {
    let query = sql::query(concat!(
        "insert into team_vendor_days (agent_id, day, product, vendor, status, currency, bets, stake, valid_bet, payout, first_at, last_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         on conflict (agent_id, day, product, vendor, status, currency) ",
        on_conflict!("team_vendor_days")
    ));
    timed.sums.bind_to(bind_vendor(query, vendor)).bind(timed.first_at).bind(timed.last_at)
}

fn of_game(((game_code, vendor), timed): (Game, Timed)) -> Query<'static> {
    let query = sql::query(concat!(
        "insert into team_game_days (agent_id, day, product, vendor, status, currency, bets, stake, valid_bet, payout, first_at, last_at, game_code)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         on conflict (agent_id, game_code, day, product, vendor, status, currency) ",
        on_conflict!("team_game_days")
    ));
    timed.sums.bind_to(bind_vendor(query, vendor)).bind(timed.first_at).bind(timed.last_at).bind(game_code)
}

fn bind_vendor(query: Query<'static>, (agent_id, day, product, vendor, status, currency): Vendor) -> Query<'static> {
    query.bind(agent_id).bind(day).bind(product).bind(vendor).bind(status).bind(currency)
}

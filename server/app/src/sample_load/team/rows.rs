//! Single rows of a tree and of its people's play. Totals over them are in [`super::sums`].

use std::collections::{BTreeMap, HashMap};

use agents::figures::{FIVE_MINUTES_MS, encoded_set};
use ledger::TransactionKind;
use lumora_core::domain::record::BetStatus;

use super::play::{Bet, Game, Move, Play, Played};
use super::tree::Tree;
use crate::sample_load::LoadError;
use crate::sample_load::bet_rows::{self, BetRow};
use crate::sample_load::ids::{IdKind, id, mix};
use crate::sample_load::life::CURRENCY;
use crate::sample_load::load::Loader;
use crate::seed::bulk::Bulk;
use platform::clock::DAY_MS;

/// Slots are kept as long as the server keeps them.
const SLOT_DAYS: i64 = 62;
/// Everybody was seen on the site within this many days.
const SEEN_DAYS: u64 = 30;
/// Rebate rate of the top level in basis points, and by how much it falls from level to level.
const RATE: i64 = 100;
const RATE_STEP: i64 = 10;

fn number(index: usize) -> i64 {
    i64::try_from(index).unwrap_or(i64::MAX)
}

/// Accounts with their placements, rebate rates and a session.
pub(super) async fn people(loader: &mut Loader, tree: &Tree, play: &Play<'_>) -> Result<(), LoadError> {
    let columns = &[
        "id",
        "account",
        "nickname",
        "account_type",
        "currency",
        "rank_level",
        "club_label",
        "labels",
        "password_hash",
        "password_changed_at",
        "created_at",
        "upline",
    ];
    let mut members = Bulk::new("members", columns);
    let mut placements = Bulk::new("placements", &["id", "member_id", "upline_id", "since_ms"]);
    let mut rates = Bulk::new("rebate_rates", &["member_id", "product", "from_day", "rate"]);
    let mut changes = Bulk::new("rebate_rate_changes", &["id", "member_id", "from_day", "rates", "set_by", "set_at"]);
    let mut sessions = Bulk::new("sessions", &["token_hash", "id", "member_id", "created_at", "last_seen_at", "ip"]);
    for (person, own) in tree.numbers() {
        let (member_id, upline) = (tree.id(person), own.upline);
        members.add([
            member_id.as_str().into(),
            Tree::account(person).into(),
            "".into(),
            i64::from(own.is_agent).into(),
            CURRENCY.into(),
            1_i64.into(),
            "Paper".into(),
            "".into(),
            "".into(),
            play.now_ms.into(),
            own.created_at.into(),
            upline.map(Tree::account).unwrap_or_default().into(),
        ]);
        let upline_id = upline.map(|it| tree.id(it)).unwrap_or_default();
        placements.add([
            tree.placement_id(person).into(),
            member_id.as_str().into(),
            upline_id.into(),
            own.created_at.into(),
        ]);
        let rate = RATE - RATE_STEP * number(own.level - 1);
        rates.add([member_id.as_str().into(), "ALL".into(), play.days.start.into(), rate.into()]);
        let text = format!(r#"[{{"product":"ALL","rate":{rate}}}]"#);
        let set_by = upline.map(Tree::account).unwrap_or_default();
        let change = id(play.seed, IdKind::Detail, own.created_at, person);
        changes.add([
            change.into(),
            member_id.as_str().into(),
            play.days.start.into(),
            text.into(),
            set_by.into(),
            own.created_at.into(),
        ]);
        let ago = mix(play.seed ^ 0x5E5 ^ (u64::from(person) << 24)) % (SEEN_DAYS * 24 * 60);
        let seen_at = play.now_ms - 60 * 60 * 1000 - i64::try_from(ago).unwrap_or(0) * 60 * 1000;
        let session = id(play.seed, IdKind::Message, seen_at, person);
        sessions.add([
            format!("team-{session}").into(),
            session.into(),
            member_id.into(),
            seen_at.into(),
            seen_at.into(),
            "127.0.0.1".into(),
        ]);
    }
    for table in [&mut members, &mut placements, &mut rates, &mut changes, &mut sessions] {
        loader.write(table).await?;
    }
    Ok(())
}

/// Each agent above each placement, with the branch between them: for the server, and for the totals of [`super::sums`].
pub(super) async fn ancestors(loader: &mut Loader, tree: &Tree) -> Result<(), LoadError> {
    let mut rows = Bulk::new("placement_ancestors", &["ancestor_id", "placement_id", "depth", "registered_at"]);
    let mut above = Bulk::new(super::sums::ABOVE, &["placement_id", "agent_id", "branch_id", "reach"]);
    for (person, own) in tree.numbers() {
        let (placement_id, mut branch_id) = (tree.placement_id(person), tree.id(person));
        for (depth, upline) in (1_i64..).zip(tree.above(person)) {
            let agent_id = tree.id(upline);
            rows.add([agent_id.as_str().into(), placement_id.as_str().into(), depth.into(), own.created_at.into()]);
            above.add([placement_id.as_str().into(), agent_id.as_str().into(), branch_id.into(), depth.min(2).into()]);
            branch_id = agent_id;
        }
        loader.flush(&mut rows).await?;
        loader.flush(&mut above).await?;
    }
    loader.write(&mut rows).await?;
    loader.write(&mut above).await
}

/// The parts of the simulated play that the tables written later need.
#[derive(Default)]
pub(super) struct Simulated {
    /// Bets that get rows of their own.
    pub(super) raw: Vec<Bet>,
    pub(super) moves: Vec<Move>,
    pub(super) bets: u64,
    /// Who was active, by agent, day and reach (1 for direct downlines, 2 for all below them).
    active: HashMap<(u32, i64, i64), Vec<u32>>,
    players: Vec<u32>,
}

/// A person's totals on a day, of one outcome or one slot.
#[derive(Default)]
struct Sums {
    bets: i64,
    stake: i64,
    payout: i64,
    first_at: i64,
    last_at: i64,
}

impl Sums {
    fn add(&mut self, bet: &Bet) {
        self.first_at = if self.bets == 0 { bet.closed_at } else { self.first_at.min(bet.closed_at) };
        self.last_at = self.last_at.max(bet.closed_at);
        self.bets += 1;
        self.stake += bet.stake;
        self.payout += bet.payout;
    }
}

fn status(bet: &Bet) -> BetStatus {
    match bet.payout.cmp(&bet.stake) {
        std::cmp::Ordering::Greater => BetStatus::Won,
        std::cmp::Ordering::Equal => BetStatus::Draw,
        std::cmp::Ordering::Less => BetStatus::Lost,
    }
}

/// Simulates all play: writes each person's totals, and returns what later tables need. Bets from the day `raw_from` on are among it.
pub(super) async fn play(loader: &mut Loader, play: &Play<'_>, raw_from: i64) -> Result<Simulated, LoadError> {
    let columns = &[
        "placement_id",
        "day",
        "product",
        "vendor",
        "game_code",
        "status",
        "bets",
        "stake",
        "payout",
        "first_at",
        "last_at",
    ];
    let mut days = Bulk::new(super::sums::PLAY, columns);
    let columns = &["placement_id", "slot", "product", "currency", "bets", "stake", "valid_bet", "payout", "changed"];
    let mut slots = Bulk::new("placement_slots", columns);
    let mut simulated = Simulated::default();
    for (person, _) in play.tree.numbers() {
        let placement_id = play.tree.placement_id(person);
        let mut all: Vec<Played> = Vec::new();
        play.for_each_day(person, |played| all.push(played));
        for played in &all {
            collect(&mut simulated, play, (person, played), raw_from);
            write_day(&mut days, &mut slots, play, &placement_id, played);
        }
        if all.iter().any(|it| !it.bets.is_empty()) {
            simulated.players.push(person);
        }
        loader.flush(&mut days).await?;
        loader.flush(&mut slots).await?;
    }
    loader.write(&mut days).await?;
    loader.write(&mut slots).await?;
    Ok(simulated)
}

fn collect(simulated: &mut Simulated, play: &Play<'_>, (person, played): (u32, &Played), raw_from: i64) {
    simulated.moves.extend(&played.moves);
    simulated.bets += played.bets.len() as u64;
    if !played.bets.is_empty() {
        for (depth, upline) in (1_i64..).zip(play.tree.above(person)) {
            simulated.active.entry((upline, played.day, depth.min(2))).or_default().push(person);
        }
    }
    if played.day >= raw_from {
        simulated.raw.extend(&played.bets);
    }
}

fn write_day(days: &mut Bulk, slots: &mut Bulk, play: &Play<'_>, placement_id: &str, played: &Played) {
    let mut by_status: BTreeMap<&'static str, Sums> = BTreeMap::new();
    let mut by_slot: BTreeMap<i64, Sums> = BTreeMap::new();
    for bet in &played.bets {
        by_status.entry(status(bet).name()).or_default().add(bet);
        if bet.closed_at >= play.now_ms - SLOT_DAYS * DAY_MS {
            by_slot.entry(bet.closed_at.div_euclid(FIVE_MINUTES_MS)).or_default().add(bet);
        }
    }
    let Some(game) = played.bets.first().and_then(|bet| play.games.get(usize::from(bet.game))) else { return };
    for (status, sums) in by_status {
        days.add([
            placement_id.into(),
            played.day.into(),
            game.product.as_str().into(),
            game.vendor.as_str().into(),
            game.code.as_str().into(),
            status.into(),
            sums.bets.into(),
            sums.stake.into(),
            sums.payout.into(),
            sums.first_at.into(),
            sums.last_at.into(),
        ]);
    }
    for (slot, sums) in by_slot {
        slots.add([
            placement_id.into(),
            slot.into(),
            game.product.as_str().into(),
            CURRENCY.into(),
            sums.bets.into(),
            sums.stake.into(),
            sums.stake.into(),
            sums.payout.into(),
            1_i64.into(),
        ]);
    }
}

/// The sets of active members by agent and day, under member numbers after `last`.
pub(super) async fn active(
    loader: &mut Loader,
    tree: &Tree,
    simulated: &mut Simulated,
    last: i64,
) -> Result<(), LoadError> {
    let mut rows = Bulk::new("member_numbers", &["member_id", "number"]);
    let mut numbers: HashMap<u32, u32> = HashMap::new();
    for (index, person) in simulated.players.iter().enumerate() {
        let own = last + 1 + number(index);
        rows.add([tree.id(*person).into(), own.into()]);
        numbers.insert(*person, u32::try_from(own).unwrap_or(u32::MAX));
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await?;
    let mut rows = Bulk::new("team_active_days", &["agent_id", "day", "reach", "members"]);
    for ((agent, day, reach), members) in std::mem::take(&mut simulated.active) {
        let set = encoded_set(members.iter().filter_map(|it| numbers.get(it).copied()))?;
        rows.add([tree.id(agent).into(), day.into(), reach.into(), set.into()]);
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await
}

/// Wallet movements, in the order of time.
pub(super) async fn moves(loader: &mut Loader, play: &Play<'_>, moves: &mut [Move]) -> Result<(), LoadError> {
    moves.sort_by_key(|it| (it.at, it.person));
    let mut rows = Bulk::new("wallet_moves", &["id", "member_id", "currency", "kind", "amount", "moved_at"]);
    for (index, own) in (0_u32..).zip(&*moves) {
        // The paying account is the first line of a transaction.
        let line = i64::from(own.kind != TransactionKind::PaymentWithdrawal);
        let id = format!("{}:{line}", id(play.seed, IdKind::Transaction, own.at, index));
        rows.add([
            id.into(),
            play.tree.id(own.person).into(),
            CURRENCY.into(),
            own.kind.name().into(),
            own.amount.into(),
            own.at.into(),
        ]);
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await
}

/// Rounds in the order of their stakes, and the stream of settled bets in the order of settlement.
pub(super) async fn bets(loader: &mut Loader, play: &Play<'_>, bets: &mut [Bet]) -> Result<(), LoadError> {
    bets.sort_by_key(|bet| (bet.at, bet.person));
    for (number, bet) in (0_u32..).zip(&mut *bets) {
        bet.number = number;
    }
    let mut rows = bet_rows::rounds();
    for bet in &*bets {
        let Some(row) = bet_row(play, bet) else { continue };
        row.add_round(&mut rows, format!("team-{:09}", bet.number));
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await?;
    bets.sort_by_key(|bet| (bet.closed_at, bet.number));
    settled(loader, play, bets).await
}

fn bet_row<'a>(play: &'a Play<'_>, bet: &Bet) -> Option<BetRow<'a>> {
    let Game { vendor, code, product } = play.games.get(usize::from(bet.game))?;
    Some(BetRow {
        round_id: id(play.seed, IdKind::Round, bet.at, bet.number),
        member_id: play.tree.id(bet.person),
        vendor,
        game_code: code,
        product,
        stake: bet.stake,
        payout: bet.payout,
        at: bet.at,
        closed_at: bet.closed_at,
    })
}

async fn settled(loader: &mut Loader, play: &Play<'_>, bets: &[Bet]) -> Result<(), LoadError> {
    let mut rows = bet_rows::settled();
    for bet in bets {
        let Some(row) = bet_row(play, bet) else { continue };
        row.add_settled(&mut rows, id(play.seed, IdKind::Settled, bet.closed_at, bet.number));
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await
}

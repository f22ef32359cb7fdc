//! Adding up, after all kills: what was acknowledged is there, once, and nothing else is.

use std::collections::{HashMap, HashSet};

use crate::support::everything_is_read;
use bets::{Progress, SettledBet};
use games::seamless::SAMPLE_SUPPLIER;
use ledger::{Account, AccountKind, Audit, POINTS, audit, balance_of};
use lumora_core::domain::promotion::RewardKind;
use lumora_server::testing::CURRENCY;
use lumora_server::testing::stores::take_bets;
use platform::store::{Store, sql};

use super::MONEY;
use super::player::{Moves, Player};

/// What the sample supplier is owed, in minor units.
pub(super) async fn of_supplier(store: &Store) -> i64 {
    balance(store, Account::new(AccountKind::SupplierSettlement, SAMPLE_SUPPLIER, CURRENCY)).await
}

async fn balance(store: &Store, account: Account) -> i64 {
    balance_of(store.reader(), &account).await.expect("a balance")
}

/// Panics unless everything that the players know of stands in the database, and nothing besides. `before` is what the supplier
/// was owed before they played.
pub(super) async fn add_up(store: &Store, players: &[Player], before: i64) {
    assert_eq!(audit(store.reader()).await.expect("the books"), Audit::default(), "the books balance");
    stands_once(store, players).await;
    let mut settled = settled(store).await;
    for player in players {
        let member = &player.seat.member;
        let won = prizes(store, member).await;
        assert_eq!(won.count, player.draws, "draws of {member}");
        let wallet = balance(store, Account::wallet(member, CURRENCY)).await;
        assert_eq!(wallet, MONEY + player.done.wallet + won.money, "the wallet of {member}");
        let points = balance(store, Account::new(AccountKind::MemberPoints, member, POINTS)).await;
        let earned = earned_points(store, member).await;
        assert_eq!(points, won.points + earned, "the points of {member}");
        let counted = Moves { wallet: player.done.wallet, ..settled.remove(member).unwrap_or_default() };
        assert_eq!(counted, player.done, "settled bets of {member}");
    }
    let moved: i64 = players.iter().map(|player| player.done.wallet).sum();
    assert_eq!(of_supplier(store).await, before - moved, "the supplier's account");
}

/// Nobody else plays, so the transactions are those that the players know of.
async fn stands_once(store: &Store, players: &[Player]) {
    let query = sql::query_scalar("select transaction_uuid from seamless_transactions");
    let mut stored: Vec<String> = query.fetch_all(store.reader()).await.expect("transactions");
    stored.sort_unstable();
    let twice: Vec<_> = stored.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "these stand twice: {twice:?}");
    let stored: HashSet<&str> = stored.iter().map(String::as_str).collect();
    let known: HashSet<&str> = players.iter().flat_map(|player| &player.uuids).map(String::as_str).collect();
    let lost: Vec<_> = known.difference(&stored).collect();
    assert!(lost.is_empty(), "acknowledged and lost: {lost:?}");
    let unknown: Vec<_> = stored.difference(&known).collect();
    assert!(unknown.is_empty(), "stored, and nobody knows of them: {unknown:?}");
}

/// What a reader of the stream of settled bets counts, by member. A round stands there once, or not at all.
async fn settled(store: &Store) -> HashMap<String, Moves> {
    let (mut members, mut rounds): (HashMap<String, Moves>, HashMap<String, i64>) = Default::default();
    loop {
        let (bets, progress) = take_bets(store, "kills").await;
        for SettledBet { member_id, round_id, stake, payout, correction, .. } in bets {
            let once = 1 - 2 * correction;
            *rounds.entry(round_id).or_default() += once;
            let moves = members.entry(member_id).or_default();
            moves.rounds += once;
            moves.stake += stake;
            moves.payout += payout;
        }
        if progress == Progress::CaughtUp && everything_is_read(store).await {
            break;
        }
    }
    assert!(rounds.values().all(|times| (0..=1).contains(times)), "a round is settled once, or taken back");
    members
}

/// What a member has drawn in the raffle; money and points in minor units.
#[derive(Debug, Default)]
struct Prizes {
    count: usize,
    money: i64,
    points: i64,
}

/// The points that play has made: what the days of the rules say was posted.
async fn earned_points(store: &Store, member: &str) -> i64 {
    let query =
        sql::query_scalar("select cast(coalesce(sum(units), 0) as bigint) from point_days where member_id = $1");
    query.bind(member).fetch_one(store.reader()).await.expect("days")
}

async fn prizes(store: &Store, member: &str) -> Prizes {
    let query = sql::query_as(
        "select p.prize_type, p.amount from raffle_draws d join raffle_prizes p on p.id = d.prize_id
         where d.member_id = $1 and d.drawn_at is not null",
    );
    let drawn: Vec<(String, i64)> = query.bind(member).fetch_all(store.reader()).await.expect("draws");
    drawn.into_iter().fold(Prizes::default(), |mut sum, (kind, amount)| {
        sum.count += 1;
        match RewardKind::parse(&kind) {
            Some(RewardKind::Cash) => sum.money += amount,
            Some(RewardKind::Points) => sum.points += amount,
            _ => {}
        }
        sum
    })
}

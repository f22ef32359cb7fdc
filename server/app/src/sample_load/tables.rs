//! Rows of members, rounds, settled bets, and days of play and points.

use lumora_core::domain::game::GameType;

use super::LoadError;
use super::bet_rows::{self, BetRow};
use super::ids::{IdKind, id};
use super::life::{CURRENCY, Lives};
use super::load::Loader;
use super::moves::Bet;
use crate::seed::bulk::Bulk;

/// Accounts that can log in, and that have answered the question about limits.
pub(super) async fn members(loader: &mut Loader, lives: &Lives<'_>, password: &str) -> Result<(), LoadError> {
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
    ];
    let mut rows = Bulk::new("members", columns);
    let columns = &["member_id", "limits_decided", "play_started_at", "last_stake_at"];
    let mut protected = Bulk::new("protected_members", columns);
    let mut placed = Bulk::new("placements", &["id", "member_id", "upline_id", "since_ms"]);
    for (place, person) in lives.people.iter().enumerate() {
        let member_id = lives.member_id(u32::try_from(place).unwrap_or(0));
        rows.add([
            member_id.as_str().into(),
            Lives::account(place).into(),
            "".into(),
            0_i64.into(),
            CURRENCY.into(),
            1_i64.into(),
            "Paper".into(),
            "".into(),
            password.into(),
            // An old password would have to be changed at login.
            lives.now_ms.into(),
            person.created_at.into(),
        ]);
        let placement = format!("{member_id}:{}", person.created_at);
        placed.add([placement.into(), member_id.as_str().into(), "".into(), person.created_at.into()]);
        let last = person.last_stake_at;
        protected.add([member_id.into(), person.created_at.into(), last.into(), last.into()]);
    }
    loader.write(&mut rows).await?;
    loader.write(&mut placed).await?;
    loader.write(&mut protected).await
}

/// Rounds in the order of their stakes, and the stream of settled bets in the order of settlement.
pub(super) async fn rounds(loader: &mut Loader, lives: &Lives<'_>) -> Result<(), LoadError> {
    let mut order: Vec<u32> = (0..u32::try_from(lives.bets.len()).unwrap_or(u32::MAX)).collect();
    let bet = |place: &u32| lives.bets.get(*place as usize);
    order.sort_unstable_by_key(|place| bet(place).map_or((0, 0), |bet| (bet.at, bet.number)));
    let mut rows = bet_rows::rounds();
    for (number, bet) in order.iter().filter_map(bet).enumerate() {
        let Some(row) = bet_row(lives, bet) else { continue };
        row.add_round(&mut rows, format!("load-{number:09}"));
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await?;
    order.sort_unstable_by_key(|place| bet(place).map_or((0, 0), |bet| (bet.closed_at, bet.number)));
    settled(loader, lives, &order).await
}

fn bet_row<'a>(lives: &'a Lives<'_>, bet: &Bet) -> Option<BetRow<'a>> {
    let game = lives.games.get(usize::from(bet.game))?;
    Some(BetRow {
        round_id: id(lives.seed, IdKind::Round, bet.at, bet.number),
        member_id: lives.member_id(bet.member),
        vendor: &game.vendor,
        game_code: &game.game_code,
        product: GameType::Rng.code(),
        stake: bet.stake,
        payout: bet.payout,
        at: bet.at,
        closed_at: bet.closed_at,
    })
}

async fn settled(loader: &mut Loader, lives: &Lives<'_>, order: &[u32]) -> Result<(), LoadError> {
    let mut rows = bet_rows::settled();
    for bet in order.iter().filter_map(|place| lives.bets.get(*place as usize)) {
        let Some(row) = bet_row(lives, bet) else { continue };
        row.add_settled(&mut rows, id(lives.seed, IdKind::Settled, bet.closed_at, bet.number));
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await
}

/// Days and hours of play, and days of points.
pub(super) async fn days(loader: &mut Loader, lives: &Lives<'_>) -> Result<(), LoadError> {
    let columns = &["member_id", "day", "product", "currency", "bets", "stake", "valid_bet", "payout"];
    let mut rows = Bulk::new("bet_days", columns);
    for day in &lives.days {
        rows.add([
            lives.member_id(day.member).into(),
            day.day.into(),
            GameType::Rng.code().into(),
            CURRENCY.into(),
            day.bets.into(),
            day.stake.into(),
            day.stake.into(),
            day.payout.into(),
        ]);
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await?;
    let columns = &["member_id", "hour", "staked", "paid", "deposited", "withdrawn", "seconds"];
    let mut rows = Bulk::new("play_hours", columns);
    for hour in &lives.hours {
        let figures = hour.figures;
        rows.add([
            lives.member_id(hour.member).into(),
            hour.hour.into(),
            figures.staked.into(),
            figures.paid.into(),
            figures.deposited.into(),
            figures.withdrawn.into(),
            figures.seconds.into(),
        ]);
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await?;
    let columns = &["member_id", "day", "rule_id", "counted", "settled", "units", "postings", "waits"];
    let mut rows = Bulk::new("point_days", columns);
    for day in &lives.point_days {
        rows.add([
            lives.member_id(day.member).into(),
            day.day.into(),
            lives.rules.get(day.rule).map_or("", |rule| rule.id.as_str()).into(),
            day.counted.into(),
            day.counted.into(),
            day.units.into(),
            1_i64.into(),
            0_i64.into(),
        ]);
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await
}

//! Pages of a member's bonuses.

use std::collections::BTreeMap;

use bets::wagering::{self, CreditRow};
use games::seamless::has_unsettled_bet;
use identity::member::MemberRow;
use identity::session::Member;
use lumora_core::domain::bonus::BonusState;
use lumora_core::domain::language::Language;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, BonusGame, BonusItem, BonusPage, BonusSpins, GameWeight};
use platform::Base;
use platform::clock::rfc3339;
use platform::day::{Day, offset_minutes};
use platform::http::ApiError;
use platform::keyset;
use platform::store::{Connection, Store, StoreError};

use super::left::open_bonuses;
use super::names::Names;
use super::rows::{BonusRow, Cursor, Filter};
use crate::withdrawable::{credit_to_wire, update_wagering, weighted_games};

/// What is read in one snapshot of the database.
struct BonusSnapshot {
    rows: Vec<BonusRow>,
    left: BTreeMap<String, i64>,
    bet_open: bool,
    offset_minutes: i64,
    weights: Vec<GameWeight>,
}

/// The page after a cursor; the first one also has the number of bonuses and the games' weights towards wagering.
///
/// # Errors
/// 422 for an invalid cursor; otherwise when the database fails.
pub(super) async fn page(
    base: &Base,
    member: &Member,
    filter: Filter,
    (cursor, size): (Option<&str>, u32),
    language: Language,
) -> Result<BonusPage, ApiError> {
    let position = Cursor::read(cursor)?;
    count_play(base, member, filter.now_ms).await?;
    let count = match cursor {
        None => filter.count(base.store.reader()).await?,
        Some(_) => 0,
    };
    let row = member.row.clone();
    let reading =
        base.store.read(move |tx| Box::pin(async move { snapshot(tx, &row, &filter, &position, size + 1).await }));
    let BonusSnapshot { rows, left, bet_open, offset_minutes, weights } = reading.await?;
    let (rows, next) = keyset::page(rows, size, BonusRow::cursor);
    let names = Names::of(&base.store, &rows, language).await?;
    let is_first = cursor.is_none();
    Ok(BonusPage {
        next,
        content: rows.into_iter().map(|row| item(row, &names, &left, offset_minutes)).collect(),
        count,
        bet_open,
        weights: if is_first { weights } else { Vec::new() },
        games: if is_first { weighted_games(&base.store, language).await? } else { Vec::new() },
    })
}

/// One bonus of the member.
///
/// # Errors
/// 404 where there is none; otherwise when the database fails.
pub(super) async fn find(base: &Base, member: &Member, id: &str, language: Language) -> Result<BonusItem, ApiError> {
    let filter = Filter { member_id: member.id.clone(), state: None, now_ms: base.clock.now_ms() };
    let mut cursor = None;
    loop {
        let page = page(base, member, filter.clone(), (cursor.as_deref(), 100), language).await?;
        if let Some(found) = page.content.into_iter().find(|it| it.credit.id == id) {
            return Ok(found);
        }
        if page.next.is_empty() {
            return Err(ApiError::not_found("bonus"));
        }
        cursor = Some(page.next);
    }
}

/// Names of a member's active bonuses by the ids of their wagering credits; bonuses without a name are left out.
///
/// # Errors
/// When the database fails.
pub(crate) async fn names_of_running(
    store: &Store,
    member_id: &str,
    now_ms: i64,
    language: Language,
) -> Result<BTreeMap<String, String>, StoreError> {
    let filter = Filter { member_id: member_id.to_owned(), state: Some(BonusState::Active), now_ms };
    let rows = filter.page(store.reader(), &Cursor::first(), u32::MAX).await?;
    let names = Names::of(store, &rows, language).await?;
    Ok(rows.iter().map(|row| (row.id.clone(), names.get(row))).filter(|(_, name)| !name.is_empty()).collect())
}

/// Counts settled bets up to a time, on which progress and remainder of bonuses depend.
///
/// # Errors
/// When the database fails.
pub(super) async fn count_play(base: &Base, member: &Member, now_ms: i64) -> Result<(), StoreError> {
    update_wagering(&base.store, &member.id, &member.row.currency, now_ms).await
}

async fn snapshot(
    tx: &mut Connection,
    member: &MemberRow,
    filter: &Filter,
    position: &Cursor,
    limit: u32,
) -> Result<BonusSnapshot, StoreError> {
    let rows = filter.page(&mut *tx, position, limit).await?;
    let runs = rows.iter().any(BonusRow::runs);
    let open = if runs { open_bonuses(tx, member, filter.now_ms).await? } else { Vec::new() };
    let weights = wagering::weights(&mut *tx).await?;
    Ok(BonusSnapshot {
        rows,
        left: open.into_iter().map(|bonus| (bonus.row.id, bonus.left)).collect(),
        bet_open: runs && has_unsettled_bet(&mut *tx, &member.id).await?,
        offset_minutes: offset_minutes(&mut *tx).await?,
        weights: weights.products.into_iter().map(|(product, percent)| GameWeight { product, percent }).collect(),
    })
}

/// The amount that giving the bonus up would take, in minor units; of free spins what they have won.
fn left_of(row: &BonusRow, left: &BTreeMap<String, i64>) -> Option<i64> {
    if row.is_of_spins() { Some(row.amount) } else { left.get(&row.id).copied() }
}

fn spins(row: &BonusRow, names: &Names) -> Option<BonusSpins> {
    if row.spins_id.is_empty() {
        return None;
    }
    let count = |count: i64| u32::try_from(count).unwrap_or(0);
    let amount = |minor: i64| Amount(Money(minor));
    let game = |code: &str| BonusGame { game_code: code.to_owned(), name: names.game(code) };
    let won = if row.max_win > 0 { row.spins_won.min(row.max_win) } else { row.spins_won };
    Some(BonusSpins {
        total: count(row.spins),
        left: if row.runs() && row.is_of_spins() { count(row.spins - row.spins_used) } else { 0 },
        value: amount(row.spin_value),
        won: amount(won),
        max_win: amount(row.max_win),
        wager_multiplier: count(row.spins_wager),
        games: row.spin_games.split(' ').map(game).collect(),
        play_until: rfc3339(row.spins_until),
    })
}

fn item(row: BonusRow, names: &Names, left: &BTreeMap<String, i64>, offset_minutes: i64) -> BonusItem {
    let (state, kind, runs, is_of_spins) = (row.state(), row.kind(), row.runs(), row.is_of_spins());
    let day = |at: i64| Day::at(at, offset_minutes).name();
    let ended_at = row.ended_at.or(row.expires_at.filter(|_| !runs));
    let mut item = BonusItem {
        name: names.get(&row),
        promo_id: if row.has_page() { row.promotion_id.clone() } else { String::new() },
        kind,
        state,
        left: Amount(Money(left_of(&row, left).filter(|_| runs).unwrap_or(0))),
        taken: Amount(Money(row.taken)),
        ended_at: ended_at.map(rfc3339).unwrap_or_default(),
        granted_day: day(row.granted_at),
        taken_day: ended_at.filter(|_| row.taken > 0).map(day).unwrap_or_default(),
        spins: spins(&row, names),
        credit: credit_to_wire(CreditRow::closed(
            (row.id, row.source, row.reference),
            (row.amount, row.multiplier),
            (row.required, row.done),
            (row.granted_at, row.expires_at),
        )),
    };
    // Winnings of free spins are not in the wallet while the spins last.
    if !runs || is_of_spins {
        item.credit.locked = Amount::default();
    }
    item
}

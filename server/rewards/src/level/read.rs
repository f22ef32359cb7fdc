//! The level panel of a member.

use std::collections::BTreeSet;

use identity::session::Member;
use lumora_core::domain::account::is_vip;
use lumora_core::domain::money::Money;
use lumora_core::domain::reward::level::{LevelCause, LevelFall};
use lumora_core::wire::{Amount, LevelChange, LevelItem, LevelValue};
use platform::Base;
use platform::clock::rfc3339;
use platform::day::{Day, offset_minutes};
use platform::http::ApiError;
use platform::store::{Connection, StoreError, from_row, sql};
use protection::{may_be_marketed_to, policy};

use super::activity::activity;
use super::change::gift_key;
use super::row::{LevelRow, LevelSettings};
use crate::{cashback, count};

/// Changes of the level that are listed, at most.
const CHANGES: i64 = 20;

struct ChangeRow {
    changed_at: i64,
    from_level: i64,
    to_level: i64,
    name: String,
    cause: String,
}

from_row!(ChangeRow { changed_at, from_level, to_level, name, cause });

/// The member's level and progress, with requirements and gifts of each level.
///
/// # Errors
/// When the database fails.
pub(crate) async fn read(base: &Base, member: &Member, language: &str) -> Result<LevelValue, ApiError> {
    let now_ms = base.clock.now_ms();
    let member_and_currency = (member.id.clone(), member.row.currency.clone());
    // The latest bets must be in the daily sums, if they are few.
    bets::catch_up(&base.store).await?;
    let value = base
        .store
        .read(move |tx| {
            Box::pin(async move { snapshot(tx, (&member_and_currency.0, &member_and_currency.1), now_ms).await })
        })
        .await?;
    let cashback = match value.levels.is_empty() && !may_be_marketed_to(base.store.reader(), &member.id).await? {
        true => Vec::new(),
        false => cashback::offers(&base.store, (&member.row.currency, language), now_ms).await?,
    };
    Ok(LevelValue { level: count(member.row.rank_level), name: member.row.club_label.clone(), cashback, ..value })
}

async fn snapshot(
    tx: &mut Connection,
    member_and_currency: (&str, &str),
    now_ms: i64,
) -> Result<LevelValue, StoreError> {
    let offset = offset_minutes(&mut *tx).await?;
    let settings = LevelSettings::of(&mut *tx).await?;
    let days = settings.period.around(Day::at(now_ms, offset).number());
    let mut value = LevelValue {
        period_from: Day::of_number(days.first, offset).name(),
        period_until: Day::of_number(days.last, offset).name(),
        offset_minutes: i32::try_from(offset).unwrap_or(0),
        raise: settings.raise,
        falls: settings.fall != LevelFall::Never,
        changes: changes(&mut *tx, member_and_currency.0).await?,
        ..LevelValue::default()
    };
    if !may_be_marketed_to(&mut *tx, member_and_currency.0).await? {
        return Ok(value);
    }
    let done = activity(&mut *tx, member_and_currency, days, offset).await?;
    (value.turnover, value.deposits) = (Amount(done.turnover), Amount(done.deposits));
    let query = "select source_key from member_rewards where member_id = $1 and kind = 'LEVEL_GIFT'";
    let granted_keys: Vec<String> = sql::query_scalar(query).bind(member_and_currency.0).fetch_all(&mut *tx).await?;
    let granted_keys: BTreeSet<String> = granted_keys.into_iter().collect();
    let policy = policy::chosen(&mut *tx).await?;
    let amount = |minor: i64| Amount(Money(minor));
    let item = |row: LevelRow| LevelItem {
        level: count(row.level),
        turnover: amount(row.turnover),
        deposits: amount(row.deposits),
        keep_turnover: amount(row.keep_turnover),
        keep_deposits: amount(row.keep_deposits),
        gift: amount(row.gift_amount),
        gift_wager: policy.capped_wagering(count(row.gift_wager)),
        gift_given: granted_keys.contains(&gift_key(row.level, member_and_currency.0)),
        vip_service: is_vip(count(row.level)),
        name: row.name,
    };
    value.levels = LevelRow::all(tx).await?.into_iter().map(item).collect();
    Ok(value)
}

async fn changes(tx: &mut Connection, member_id: &str) -> Result<Vec<LevelChange>, StoreError> {
    let query = "select changed_at, from_level, to_level, name, cause from level_changes where member_id = $1
                 order by changed_at desc, id desc limit $2";
    let rows: Vec<ChangeRow> = sql::query_as(query).bind(member_id).bind(CHANGES).fetch_all(tx).await?;
    let change = |row: ChangeRow| LevelChange {
        at: rfc3339(row.changed_at),
        from: count(row.from_level),
        to: count(row.to_level),
        name: row.name,
        cause: LevelCause::from_name(&row.cause).unwrap_or_default(),
    };
    Ok(rows.into_iter().map(change).collect())
}

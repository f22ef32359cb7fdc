//! Changes a member's level.

use lumora_core::domain::message::MessageKind;
use lumora_core::domain::reward::RewardSourceKind;
use lumora_core::domain::reward::level::LevelCause;
use messages::Message;
use platform::clock::DAY_MS;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::topic::Topic;
use std::collections::BTreeSet;

use super::row::LevelRow;
use crate::NewReward;

/// What levels need of a member's row.
#[derive(Debug, Clone)]
pub(super) struct LevelMember {
    pub(super) id: String,
    pub(super) rank_level: i64,
    pub(super) currency: String,
    pub(super) labels: String,
}

from_row!(LevelMember { id, rank_level, currency, labels });

impl LevelMember {
    /// The member with this id, if it has levels: the account is active, and no guest's.
    pub(super) async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = "select id, rank_level, currency, labels from members where id = $1 and account_type <> 4 and state = 'active'";
        sql::query_as(query).bind(id).fetch_optional(executor).await
    }
}

/// Why a level changes. Operator and note are empty for an automatic change.
#[derive(Debug, Clone, Copy)]
pub(super) struct ChangeReason<'a> {
    pub(super) cause: LevelCause,
    pub(super) by: &'a str,
    pub(super) note: &'a str,
}

impl ChangeReason<'_> {
    /// The reason of an automatic change.
    pub(super) const fn automatic(cause: LevelCause) -> Self {
        Self { cause, by: "", note: "" }
    }
}

/// Sets a member's level within the caller's transaction, with labels, history, message and gifts. False, and nothing
/// changes, where there is no such level or the member is not at `member.rank_level` any more. The caller has checked
/// that the member may be marketed to.
pub(super) async fn change(
    tx: &mut Connection,
    member: &LevelMember,
    (levels, to): (&[LevelRow], i64),
    why: ChangeReason<'_>,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let Some(level) = levels.iter().find(|it| it.level == to).filter(|it| it.level != member.rank_level) else {
        return Ok(false);
    };
    let update = "update members set rank_level = $3, club_label = $4, labels = $5 where id = $1 and rank_level = $2";
    let update = sql::query(update).bind(&member.id).bind(member.rank_level).bind(level.level).bind(&level.name);
    let done = update.bind(labels(&member.labels, levels, level)).execute(&mut *tx).await?;
    if done.rows_affected() != 1 {
        return Ok(false);
    }
    insert_change(&mut *tx, member, level, why, now_ms).await?;
    let is_higher = level.level > member.rank_level;
    let kind = if is_higher { MessageKind::LevelReached } else { MessageKind::LevelLowered };
    messages::write(&mut *tx, &member.id, &Message { name: &level.name, ..Message::of(kind) }, now_ms).await?;
    for passed in levels.iter().filter(|it| it.level > member.rank_level && it.level <= level.level) {
        grant_gift(&mut *tx, member, passed, now_ms).await?;
    }
    tx.announce(Topic::Messages, &member.id);
    Ok(true)
}

/// The member's labels, with those of all levels replaced by the one of this level.
fn labels(labels: &str, levels: &[LevelRow], level: &LevelRow) -> String {
    let of_levels: BTreeSet<&str> = levels.iter().map(|it| it.member_label.as_str()).collect();
    let other_labels = labels.lines().filter(|label| !of_levels.contains(label));
    other_labels.chain([level.member_label.as_str()]).filter(|label| !label.is_empty()).collect::<Vec<_>>().join("\n")
}

async fn insert_change(
    tx: &mut Connection,
    member: &LevelMember,
    level: &LevelRow,
    why: ChangeReason<'_>,
    now_ms: i64,
) -> Result<(), StoreError> {
    let insert =
        "insert into level_changes (id, member_id, from_level, to_level, name, cause, decided_by, note, changed_at)
                  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    sql::query(insert)
        .bind(ids::new_id(now_ms))
        .bind(&member.id)
        .bind(member.rank_level)
        .bind(level.level)
        .bind(&level.name)
        .bind(why.cause.name())
        .bind(why.by)
        .bind(why.note)
        .bind(now_ms)
        .execute(tx)
        .await
        .map(drop)
}

/// Grants the gift of a level, once for each member, however often the level is reached.
async fn grant_gift(
    tx: &mut Connection,
    member: &LevelMember,
    level: &LevelRow,
    now_ms: i64,
) -> Result<(), StoreError> {
    if level.gift_amount <= 0 {
        return Ok(());
    }
    let number = level.level.to_string();
    let reward = NewReward {
        kind: RewardSourceKind::LevelGift,
        source_key: gift_key(level.level, &member.id),
        member_id: &member.id,
        reference: &number,
        name: &level.name,
        currency: &member.currency,
        amount: level.gift_amount,
        wager_multiplier: level.gift_wager,
        days: None,
        expires_at: now_ms.saturating_add(level.gift_days.saturating_mul(DAY_MS)),
    };
    reward.grant(tx, now_ms).await.map(drop)
}

/// Key of the gift of a level, see [`NewReward::source_key`].
pub(super) fn gift_key(level: i64, member_id: &str) -> String {
    format!("level:{level}:{member_id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(level: i64, member_label: &str) -> LevelRow {
        LevelRow {
            level,
            name: String::new(),
            member_label: member_label.to_owned(),
            turnover: 0,
            deposits: 0,
            keep_turnover: 0,
            keep_deposits: 0,
            gift_amount: 0,
            gift_wager: 0,
            gift_days: 0,
        }
    }

    #[test]
    fn a_level_puts_its_label_in_the_place_of_the_others_and_leaves_the_operators_own() {
        let levels = [level(1, ""), level(2, "silver"), level(3, "gold")];
        for (before, to, after) in [
            ("", 1, ""),
            ("tester", 2, "tester\nsilver"),
            ("silver\ntester", 3, "tester\ngold"),
            ("gold\ntester", 1, "tester"),
        ] {
            let to = levels.iter().find(|it| it.level == to).unwrap();
            assert_eq!(labels(before, &levels, to), after, "{before}");
        }
    }
}

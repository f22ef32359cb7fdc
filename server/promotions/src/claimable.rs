//! What a member can claim of promotions now or later, for the reward centre (section 2 of the specification, page `rewardCenter`).

use identity::session::Member;
use lumora_core::domain::promotion::{Mode, RewardKind, State, Status, Transition, status};
use platform::Base;
use platform::http::ApiError;
use platform::store::{Connection, sql};

use super::detail::contact_needed;
use super::filled_texts::FilledTexts;
use super::row::PromotionRow;
use super::take_part::carry_out;

/// A promotion whose reward waits, or a raffle with draws left.
#[derive(Debug, Clone)]
pub struct Claimable {
    /// Names the promotion.
    pub id: String,
    /// In the reader's language, plain text.
    pub title: String,
    /// What it gives.
    pub reward: RewardKind,
    /// Minor units, or hundredths of points.
    pub amount: i64,
    /// How often money must be staked before it may leave.
    pub wager_multiplier: i64,
    /// From when on, in milliseconds; nothing where that time has come.
    pub claimable_from: Option<i64>,
    /// Until when, in milliseconds; nothing where there is no end.
    pub claimable_until: Option<i64>,
    /// Draws that are left; 0 for what is no raffle.
    pub draws: i64,
    /// It asks for a contact first, on its own page.
    pub on_its_page: bool,
}

/// All that a member can claim now or later, in the operator's order.
///
/// # Errors
/// When the database fails.
pub async fn of_member(base: &Base, member: &Member, language: &str, now_ms: i64) -> Result<Vec<Claimable>, ApiError> {
    let rows = PromotionRow::list(base.store.reader(), &member.id, now_ms).await?;
    let texts = FilledTexts::of(&base.store, "promotion", language).await?;
    let mut found = Vec::new();
    for row in rows.iter().filter(|row| row.level_min <= member.row.rank_level) {
        let Some(wait) = waits(row, now_ms) else { continue };
        let draws = if row.rules().mode == Mode::Raffle { draws_left(base, member, row).await? } else { 0 };
        let is_raffle = row.rules().mode == Mode::Raffle;
        // Free spins are no amount: they are claimed on the page of their promotion.
        let is_amount = row.reward() != RewardKind::FreeSpin && row.reward().is_paid_at_once();
        let pays = row.reward_amount > 0 && is_amount;
        if (is_raffle && draws == 0) || (!is_raffle && !pays) {
            continue;
        }
        found.push(Claimable {
            id: row.id.clone(),
            title: row.says(&texts, "title"),
            reward: row.reward(),
            amount: row.reward_amount,
            wager_multiplier: row.wager_multiplier,
            claimable_from: wait.from,
            claimable_until: wait.until,
            draws,
            on_its_page: contact_needed(base, row, &member.id).await?.is_some(),
        });
    }
    Ok(found)
}

struct Wait {
    from: Option<i64>,
    until: Option<i64>,
}

/// When the reward of a promotion can be claimed; nothing where it can not, or only after something else was done.
fn waits(row: &PromotionRow, now_ms: i64) -> Option<Wait> {
    let rules = row.rules();
    let now = u64::try_from(now_ms).unwrap_or(0);
    let now_open = Wait { from: None, until: row.ends_at };
    match status(&rules, row.state(), now) {
        // What an operator has agreed to outlives the end.
        Status::Claim if row.state() == Some(State::Approved) => Some(Wait { from: None, until: None }),
        Status::Claim => Some(now_open),
        Status::Joined if rules.mode == Mode::Raffle => Some(now_open),
        Status::ComingSoon if rules.mode == Mode::Claim => Some(Wait { from: Some(row.starts_at()), ..now_open }),
        Status::SignedUp if matches!(rules.mode, Mode::SignUp | Mode::Raffle) => {
            Some(Wait { from: Some(row.starts_at()), ..now_open })
        }
        _ => None,
    }
}

async fn draws_left(base: &Base, member: &Member, row: &PromotionRow) -> Result<i64, ApiError> {
    let query = "select count(*) from raffle_draws where promotion_id = $1 and member_id = $2 and drawn_at is null";
    let query = sql::query_scalar(query).bind(&row.id).bind(&member.id);
    Ok(query.fetch_one(base.store.reader()).await?)
}

/// Gives the reward of a promotion, in the caller's transaction: the same as its own page does.
///
/// # Errors
/// As `POST /wps/promotions/claim`.
pub async fn claim(tx: &mut Connection, member: &Member, id: &str, now_ms: i64) -> Result<(), ApiError> {
    carry_out(tx, member, id, Transition::Claim, now_ms).await
}

//! Rewards of promotions for the reward centre (section 2 of the specification, page `rewardCenter`).

use identity::session::Member;
use lumora_core::domain::promotion::{Mode, RewardKind, State, Status, Transition, status};
use platform::Base;
use platform::http::ApiError;
use platform::store::{Connection, sql};

use super::detail::contact_needed;
use super::filled_texts::FilledTexts;
use super::row::PromotionRow;
use super::take_part::apply_transition;

/// A promotion whose reward can be claimed now or later, or a raffle with draws left.
#[derive(Debug, Clone)]
pub struct Claimable {
    /// Id of the promotion.
    pub id: String,
    /// Title in the reader's language, plain text.
    pub title: String,
    /// Kind of the reward.
    pub reward: RewardKind,
    /// Minor units, or hundredths of a point.
    pub amount: i64,
    /// How many times money must be wagered before it may be withdrawn.
    pub wager_multiplier: i64,
    /// When it becomes claimable, in milliseconds since the epoch (UTC); `None` where it is already.
    pub claimable_from: Option<i64>,
    /// Until when it is claimable, in milliseconds since the epoch (UTC); `None` for no end.
    pub claimable_until: Option<i64>,
    /// Draws left; 0 for other promotions than raffles.
    pub draws: i64,
    /// Whether a contact must be given first, on the promotion's own page.
    pub on_its_page: bool,
}

/// Everything that a member can claim now or later, in the operator's order.
///
/// # Errors
/// When the database fails.
pub async fn of_member(base: &Base, member: &Member, language: &str, now_ms: i64) -> Result<Vec<Claimable>, ApiError> {
    let rows = PromotionRow::list(base.store.reader(), &member.id, now_ms).await?;
    let texts = FilledTexts::of(&base.store, "promotion", language).await?;
    let mut found = Vec::new();
    for row in rows.iter().filter(|row| row.level_min <= member.row.rank_level) {
        let Some(window) = claim_window(row, now_ms) else { continue };
        let draws = if row.rules().mode == Mode::Raffle { draws_left(base, member, row).await? } else { 0 };
        let is_raffle = row.rules().mode == Mode::Raffle;
        // Free spins are no amount: they are claimed on the promotion's own page.
        let is_amount = row.reward() != RewardKind::FreeSpin && row.reward().is_paid_at_once();
        let pays = row.reward_amount > 0 && is_amount;
        if (is_raffle && draws == 0) || (!is_raffle && !pays) {
            continue;
        }
        found.push(Claimable {
            id: row.id.clone(),
            title: row.text(&texts, "title"),
            reward: row.reward(),
            amount: row.reward_amount,
            wager_multiplier: row.wager_multiplier,
            claimable_from: window.from,
            claimable_until: window.until,
            draws,
            on_its_page: contact_needed(base, row, &member.id).await?.is_some(),
        });
    }
    Ok(found)
}

struct ClaimWindow {
    from: Option<i64>,
    until: Option<i64>,
}

/// When the reward can be claimed; `None` where it can not, or only after another step of the member.
fn claim_window(row: &PromotionRow, now_ms: i64) -> Option<ClaimWindow> {
    let rules = row.rules();
    let now = u64::try_from(now_ms).unwrap_or(0);
    let now_open = ClaimWindow { from: None, until: row.ends_at };
    match status(&rules, row.state(), now) {
        // A reward that an operator has approved stays claimable after the end.
        Status::Claim if row.state() == Some(State::Approved) => Some(ClaimWindow { from: None, until: None }),
        Status::Claim => Some(now_open),
        Status::Joined if rules.mode == Mode::Raffle => Some(now_open),
        Status::ComingSoon if rules.mode == Mode::Claim => {
            Some(ClaimWindow { from: Some(row.starts_at()), ..now_open })
        }
        Status::SignedUp if matches!(rules.mode, Mode::SignUp | Mode::Raffle) => {
            Some(ClaimWindow { from: Some(row.starts_at()), ..now_open })
        }
        _ => None,
    }
}

async fn draws_left(base: &Base, member: &Member, row: &PromotionRow) -> Result<i64, ApiError> {
    let query = "select count(*) from raffle_draws where promotion_id = $1 and member_id = $2 and drawn_at is null";
    let query = sql::query_scalar(query).bind(&row.id).bind(&member.id);
    Ok(query.fetch_one(base.store.reader()).await?)
}

/// Claims the reward of a promotion within the caller's transaction, as its own page does.
///
/// # Errors
/// Those of `POST /wps/promotions/claim`.
pub async fn claim(tx: &mut Connection, member: &Member, id: &str, now_ms: i64) -> Result<(), ApiError> {
    apply_transition(tx, member, id, Transition::Claim, now_ms).await
}

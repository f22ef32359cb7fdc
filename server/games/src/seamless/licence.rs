//! Licence rules of a stake, by the policy that is chosen when the stake arrives: a change of policy applies from the
//! next stake on.
//!
//! The columns are read together with the rest of a bet's state, so that the rules cost a stake no statement of their
//! own. A new round is checked against every rule; a further stake of an open round only against the rule of the free
//! demo and the stake cap. Wins and rollbacks are not checked.

use std::sync::LazyLock;

use lumora_core::domain::account::AccountType;
use lumora_core::domain::fair_play::policy::{CheckedBefore, Policy, age_on};
use platform::clock::rfc3339;
use platform::store::{Connection, from_row, sql};
use protection::policy;

use super::status::{Refused, Status};

/// The chosen policy, and what its rules need to know of the member and of the member's other games.
#[derive(Debug, Clone, Default)]
pub(super) struct Licence {
    /// Id of the chosen policy.
    policy: String,
    /// The member's date of birth, `YYYY-MM-DD`; empty where it is unknown.
    born_on: String,
    account_type: i64,
    /// Not 0 where age and identity were checked.
    age_checked: i64,
    /// Not 0 where the member has opened another game since.
    superseded: i64,
}

from_row!(Licence { policy, born_on, account_type, age_checked, superseded });

/// A stake to check.
#[derive(Debug, Clone, Copy)]
pub(super) struct RequestedStake<'a> {
    /// Product of the game: the code of its game type.
    pub(super) product: &'a str,
    /// Stake in minor units.
    pub(super) amount: i64,
    /// What the round has staked before, in minor units; none for a new round.
    pub(super) staked: Option<i64>,
}

/// The columns of a [`Licence`] in a statement with the game session as `g`, its member as `m` and [`JOINS`].
pub(super) const COLUMNS: &str = "coalesce(y.value, '') as policy, coalesce(b.born_on, '') as born_on,
            coalesce(m.account_type, 0) as account_type, coalesce(b.age_checked, 0) as age_checked,
            case when exists (select 1 from game_sessions n where n.member_id = g.member_id
                and (n.opened_at, n.token_hash) > (g.opened_at, g.token_hash)) then 1 else 0 end as superseded";
/// The joins that [`COLUMNS`] needs.
pub(super) const JOINS: &str = "left join site_settings y on y.name = 'licence_policy'
         left join protected_members b on b.member_id = g.member_id";

/// The statement of [`Licence::read`].
static STATEMENT: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select {COLUMNS} from game_sessions g join members m on m.id = g.member_id {JOINS} where g.token_hash = $1"
    )
});

impl Licence {
    /// Reads the licence rules for the member of a game session.
    pub(super) async fn read(connection: &mut Connection, token_hash: &str) -> Result<Self, Refused> {
        let found: Option<Self> = sql::query_as(STATEMENT.as_str()).bind(token_hash).fetch_optional(connection).await?;
        found.ok_or_else(|| Status::InvalidToken.into())
    }

    /// The policy in force.
    pub(super) fn policy(&self) -> &'static Policy {
        policy::of(&self.policy)
    }

    fn is_trial(&self) -> bool {
        AccountType::from_number(u32::try_from(self.account_type).unwrap_or(u32::MAX)).is_trial()
    }

    /// Maximum stake of a round of a product for the member's age, in minor units; none where there is no cap.
    pub(super) fn max_stake(&self, product: &str, now_ms: i64) -> Option<i64> {
        let today = rfc3339(now_ms);
        let age = age_on(&self.born_on, today.get(..10).unwrap_or_default());
        self.policy().stake_cap(product, age)
    }

    /// Refuses a guest where the licence closes the free demo.
    pub(super) fn refuse_guest(&self) -> Result<(), Status> {
        if self.is_trial() && !self.policy().is_demo_open() { Err(Status::UserDisabled) } else { Ok(()) }
    }

    /// Refuses a new round of a member whose age and identity must be checked before play.
    fn refuse_unchecked(&self) -> Result<(), Status> {
        let is_open =
            self.is_trial() || self.age_checked != 0 || !self.policy().checked_before.covers(CheckedBefore::Play);
        if is_open { Ok(()) } else { Err(Status::UserDisabled) }
    }

    /// Refuses a new round in a game session that a later one has superseded, where the licence allows one game at a
    /// time.
    pub(super) fn refuse_second_game(&self) -> Result<(), Status> {
        if self.superseded != 0 && !self.policy().session.several_games { Err(Status::TokenExpired) } else { Ok(()) }
    }

    /// Refuses a stake that the licence forbids.
    pub(super) fn refuse(&self, stake: RequestedStake<'_>, now_ms: i64) -> Result<(), Status> {
        self.refuse_guest()?;
        if stake.staked.is_none() {
            self.refuse_unchecked()?;
            self.refuse_second_game()?;
        }
        let total = stake.staked.unwrap_or(0).saturating_add(stake.amount);
        if stake.amount > 0 && self.max_stake(stake.product, now_ms).is_some_and(|max| total > max) {
            return Err(Status::StakeTooHigh);
        }
        Ok(())
    }
}

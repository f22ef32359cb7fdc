//! Rows of redemptions and their deliveries, and transitions of their status.

use lumora_core::domain::points::{RedemptionEvent, RedemptionStatus, RewardCategory};
use platform::clock::DAY_MS;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::topic::Topic;

/// How long the delivery address is kept after the end of a redemption, in milliseconds: as long as a parcel may be
/// inquired about.
const DELIVERY_KEPT_MS: i64 = 180 * DAY_MS;

/// A redemption with its delivery address. Times are milliseconds since the epoch (UTC), money is minor units.
#[derive(Debug, Clone)]
pub struct RedemptionRow {
    /// Id of the redemption.
    pub id: String,
    /// Order number, as members and operators read it.
    pub order_no: String,
    /// Id of the member who redeems.
    pub member_id: String,
    /// Id of the reward.
    pub reward_id: String,
    /// The reward's English name at the time of the redemption.
    pub reward_name: String,
    category: String,
    /// Number of rewards.
    pub quantity: i64,
    /// Price of all of them, in whole points.
    pub points: i64,
    /// ISO 4217 code of `cash`.
    pub currency: String,
    /// Cash value of all of them.
    pub cash: i64,
    /// How many times the cash must be wagered before it may be withdrawn.
    pub wager_multiplier: i64,
    status: String,
    /// The operator's text to the member.
    pub reason: String,
    /// Name of the courier.
    pub courier: String,
    /// The courier's tracking number.
    pub tracking_no: String,
    /// The voucher code, sealed by the vault; empty before it is given.
    pub(super) voucher: String,
    /// Terms of the free spins as JSON; empty where it grants none by itself.
    pub(super) free_spins: String,
    /// When it was requested.
    pub created_at: i64,
    /// When it was approved; `None` before.
    pub approved_at: Option<i64>,
    /// When it last changed.
    pub updated_at: i64,
    /// Name of the recipient; this and the next two are empty once they have expired.
    pub recipient: String,
    /// The recipient's telephone number.
    pub phone: String,
    /// The delivery address.
    pub address: String,
    /// Account name of the member.
    pub account: String,
}

from_row!(RedemptionRow {
    id,
    order_no,
    member_id,
    reward_id,
    reward_name,
    category,
    quantity,
    points,
    currency,
    cash,
    wager_multiplier,
    status,
    reason,
    courier,
    tracking_no,
    voucher,
    free_spins,
    created_at,
    approved_at,
    updated_at,
    recipient,
    phone,
    address,
    account
});

/// Selects redemptions; the caller appends the condition.
pub(super) const SELECT: &str = "select r.id, r.order_no, r.member_id, r.reward_id, r.reward_name, r.category, r.quantity, r.points, r.currency, r.cash,
    r.wager_multiplier, r.status, r.reason, r.courier, r.tracking_no, r.voucher, r.free_spins, r.created_at, r.approved_at, r.updated_at,
    coalesce(d.recipient, '') as recipient, coalesce(d.phone, '') as phone, coalesce(d.address, '') as address, m.account
    from point_redemptions r join members m on m.id = r.member_id
    left join point_deliveries d on d.redemption_id = r.id";

/// A redemption to insert.
#[derive(Debug, Clone)]
pub(super) struct NewRedemption {
    pub(super) id: String,
    pub(super) order_no: String,
    pub(super) member_id: String,
    pub(super) reward_id: String,
    pub(super) reward_name: String,
    pub(super) category: RewardCategory,
    pub(super) quantity: i64,
    pub(super) points: i64,
    pub(super) currency: String,
    pub(super) cash: i64,
    pub(super) wager_multiplier: i64,
    pub(super) recipient: String,
    pub(super) phone: String,
    pub(super) address: String,
    pub(super) free_spins: String,
}

impl NewRedemption {
    /// Inserts the redemption with its delivery address.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn insert(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
        sql::query(
            "insert into point_redemptions (id, order_no, member_id, reward_id, reward_name, category, quantity, points, currency, cash,
             wager_multiplier, status, reason, courier, tracking_no, voucher, created_at, approved_at, updated_at, free_spins)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '', '', '', '', $13, null, $13, $14)",
        )
        .bind(&self.id)
        .bind(&self.order_no)
        .bind(&self.member_id)
        .bind(&self.reward_id)
        .bind(&self.reward_name)
        .bind(self.category.name())
        .bind(self.quantity)
        .bind(self.points)
        .bind(&self.currency)
        .bind(self.cash)
        .bind(self.wager_multiplier)
        .bind(RedemptionStatus::Applying.name())
        .bind(now_ms)
        .bind(&self.free_spins)
        .execute(&mut *tx)
        .await?;
        sql::query(
            "insert into point_deliveries (redemption_id, member_id, recipient, phone, address, expires_at)
             values ($1, $2, $3, $4, $5, null)",
        )
        .bind(&self.id)
        .bind(&self.member_id)
        .bind(&self.recipient)
        .bind(&self.phone)
        .bind(&self.address)
        .execute(tx)
        .await?;
        Ok(())
    }
}

/// Values that an event stores beside the status; empty ones keep what is stored.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct TransitionDetails<'a> {
    /// The operator's text to the member.
    pub(super) reason: &'a str,
    pub(super) courier: &'a str,
    pub(super) tracking_no: &'a str,
    /// The voucher code, sealed by the vault.
    pub(super) voucher: &'a str,
}

impl RedemptionRow {
    /// The redemption with this id or order number, of any member.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = [SELECT, " where r.id = $1 or r.order_no = $1"].concat();
        sql::query_as(sql::AssertSqlSafe(query)).bind(id).fetch_optional(executor).await
    }

    /// The status; the default for an unknown word.
    pub fn status(&self) -> RedemptionStatus {
        RedemptionStatus::from_name(&self.status).unwrap_or_default()
    }

    /// The category of its reward.
    pub fn category(&self) -> RewardCategory {
        RewardCategory::from_name(&self.category).unwrap_or_default()
    }

    /// Applies an event: stores status and details. `None`, and nothing changes, where the status does not allow the
    /// event.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn transition(
        &self,
        tx: &mut Connection,
        event: RedemptionEvent,
        details: TransitionDetails<'_>,
        now_ms: i64,
    ) -> Result<Option<RedemptionStatus>, StoreError> {
        let Some(status) = self.status().after(event, self.category()) else { return Ok(None) };
        let approved_at = if event == RedemptionEvent::Approved { Some(now_ms) } else { self.approved_at };
        let update = "update point_redemptions set status = $2, reason = $3, courier = $4, tracking_no = $5, voucher = $6, approved_at = $7,
                      updated_at = $8 where id = $1";
        let kept = |new: &str, before: &str| if new.is_empty() { before.to_owned() } else { new.to_owned() };
        sql::query(update)
            .bind(&self.id)
            .bind(status.name())
            .bind(kept(details.reason, &self.reason))
            .bind(kept(details.courier, &self.courier))
            .bind(kept(details.tracking_no, &self.tracking_no))
            .bind(kept(details.voucher, &self.voucher))
            .bind(approved_at)
            .bind(now_ms)
            .execute(&mut *tx)
            .await?;
        if !status.is_open() {
            let expire = "update point_deliveries set expires_at = $2 where redemption_id = $1";
            sql::query(expire).bind(&self.id).bind(now_ms + DELIVERY_KEPT_MS).execute(&mut *tx).await?;
        }
        tx.announce(Topic::Cashier, &self.member_id);
        Ok(Some(status))
    }
}

//! What may be given to another account now, up or down the tree: bounds, what may leave the wallet, what is left of the day, and why nothing can.

use super::amount::Terms;
use super::payment_password;
use crate::domain::cashier::{Bounds, Charge};
use crate::domain::route::{MemberPage, Overlay};
use crate::feature::services::location;
use crate::feature::services::moment::exact;
use crate::model::Model;
use crate::text::key;
use crate::view::{MoneyOut, Text};
use crate::wire::{UplineLimits, WithdrawableValue};

/// The money that may be given to another account, and what bounds it.
#[derive(Clone, Copy)]
pub(crate) struct TransferAllowance<'a> {
    /// What may leave the wallet now, and why no more.
    pub money: &'a WithdrawableValue,
    /// Bounds of a transfer, and what the day still allows.
    pub limits: &'a UplineLimits,
}

impl TransferAllowance<'_> {
    /// The bounds of what can be given at once; a transfer costs nothing.
    pub fn terms(self) -> Terms {
        let Self { money, limits } = self;
        let max = limits.max.0.min(money.withdrawable.0).min(limits.amount_left.0);
        Terms { bounds: Bounds { min: limits.min.0, max }, charge: Charge::default() }
    }

    /// Whether the day, the wallet and the bounds leave room for a transfer.
    pub fn is_usable(self) -> bool {
        let bounds = self.terms().bounds;
        self.limits.count_left > 0 && bounds.max.is_positive() && bounds.max >= bounds.min
    }

    /// Why nothing can be given now, and what helps.
    pub fn closed(self, model: &Model) -> Option<Text> {
        let Self { money, limits } = self;
        let (withdrawable, min) = (money.withdrawable.0, limits.min.0);
        let tomorrow = exact(&limits.resets_at, &model.now);
        if let Some(locked) = payment_password::locked(model) {
            Some(locked)
        } else if limits.count_left == 0 {
            Some(Text::of(key::UPLINE_COUNT_USED).with("time", tomorrow))
        } else if limits.amount_left.0 < min {
            Some(Text::of(key::UPLINE_AMOUNT_USED).with("time", tomorrow))
        } else if withdrawable < min || !withdrawable.is_positive() {
            Some(Text::of(key::UPLINE_TOO_LITTLE).with("least", model.site.info.currency.format(min)))
        } else {
            None
        }
    }

    /// The money as the form shows it.
    pub fn view(self, model: &Model) -> MoneyOut {
        let Self { money, limits } = self;
        let currency = &model.site.info.currency;
        let wallet = || location::address_under(model, Overlay::MemberCentre(MemberPage::TransferFund));
        MoneyOut {
            withdrawable: currency.format(money.withdrawable.0),
            balance: currency.format(money.balance.0),
            why: (money.withdrawable != money.balance).then(wallet),
            limits: vec![
                Text::of(key::WITHDRAW_LIMIT_AMOUNT)
                    .with("left", currency.format(limits.amount_left.0))
                    .with("daily", currency.format(limits.amount_daily.0))
                    .with("time", exact(&limits.resets_at, &model.now)),
                Text::of(key::UPLINE_LIMIT_COUNT).with("left", limits.count_left).with("daily", limits.count_daily),
            ],
        }
    }
}

//! What a contract between an upline and a downline says.
//!
//! The same shape travels, is stored and is signed, so its words and names never change their meaning. Rates are hundredths of a percent, as
//! those of cashback ([`WHOLE_RATE`]).

use crate::domain::named_enum::named_enum;
use crate::domain::reward::cashback::{ALL_PRODUCTS, WHOLE_RATE};
use crate::wire::Amount;

named_enum! {
    /// The type of a contract: what it pays.
    ContractType {
        /// A part of what the team has lost.
        #[default]
        Dividend = "DIVIDEND",
        /// A wage by the day.
        Daily = "DAILY",
        /// A wage by the hour.
        Hourly = "HOURLY",
        /// A wage for each five minutes.
        RealTime = "REALTIME",
    }
}

named_enum! {
    /// The amount that a contract pays a part of.
    Basis {
        /// The money that members have really lost: stakes less payouts, rebate and bonuses.
        #[default]
        NetLoss = "NET_LOSS",
        /// The stakes of the team.
        Turnover = "TURNOVER",
        /// The part of the stakes that was at risk.
        ValidBet = "VALID_BET",
        /// Gross result: stakes less payouts.
        Ggr = "GGR",
        /// Net result: stakes less payouts and what the contract deducts.
        Ngr = "NGR",
    }
}

named_enum! {
    /// The length of a contract's periods.
    ContractPeriod {
        /// Periods of five minutes.
        RealTime = "REALTIME_5M",
        /// Periods of an hour.
        Hourly = "HOURLY",
        /// Periods of a day.
        Daily = "DAILY",
        /// Weeks, from Monday to Sunday.
        #[default]
        Weekly = "WEEKLY",
        /// Halves of a month: from the first to the 15th, and from the 16th to its end.
        HalfMonthly = "HALF_MONTHLY",
        /// Months of the calendar.
        Monthly = "MONTHLY",
    }
}

named_enum! {
    /// The fate of a period that was below zero.
    CarryOver {
        /// The next period begins at zero.
        #[default]
        Reset = "RESET",
        /// What is below zero is carried into the next period.
        CarryNegative = "CARRY_NEGATIVE",
    }
}

named_enum! {
    /// The one who pays what a contract brings.
    Payer {
        /// The upline pays, out of its own wallet.
        #[default]
        Upline = "UPLINE",
        /// The operator pays.
        Operator = "OPERATOR",
    }
}

/// A step of a contract: what it needs in a period, and what it gives. A need of zero is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ContractTier))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "ContractTier"))]
#[serde(rename_all = "camelCase")]
pub struct Tier {
    /// The stakes that the team needs.
    #[cfg_attr(feature = "bindings", ts(type = "string"))]
    pub min_turnover: Amount,
    /// The net loss that the team needs.
    #[cfg_attr(feature = "bindings", ts(type = "string"))]
    pub min_net_loss: Amount,
    /// The active members that the team needs.
    pub min_active_members: u32,
    /// The part of its stakes that a member must have had at risk to be an active one.
    #[cfg_attr(feature = "bindings", ts(type = "string"))]
    pub active_member_min_bet: Amount,
    /// The rate in hundredths of a percent.
    pub rate: u32,
    /// The most that a period pays; nothing for no bound.
    #[cfg_attr(feature = "bindings", ts(type = "string | null"))]
    pub cap: Option<Amount>,
}

/// The deductions from stakes less payouts, where the basis is [`Basis::Ngr`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ContractDeductions))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "ContractDeductions"))]
#[serde(rename_all = "camelCase")]
pub struct Deductions {
    /// A part of stakes less payouts where that is above zero, in hundredths of a percent.
    pub platform_fee_rate: u32,
    /// Whether bonuses are deducted.
    pub bonuses: bool,
    /// A part of deposits, in hundredths of a percent.
    pub payment_fee_rate: u32,
}

/// The terms of a contract.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ContractTerms))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "ContractTerms"))]
#[serde(rename_all = "camelCase")]
pub struct Terms {
    /// The type of the contract: what it pays.
    pub contract_type: ContractType,
    /// Codes of the products that count, or "ALL" alone.
    pub products: Vec<String>,
    /// The amount that it pays a part of.
    pub basis: Basis,
    /// Whether what the agent plays itself counts.
    pub include_self: bool,
    /// Whether all levels below the agent count; else only those directly under it.
    pub include_sub_teams: bool,
    /// The length of a period.
    pub period: ContractPeriod,
    /// The fate of a period that was below zero.
    pub carry_over: CarryOver,
    /// The tiers, the lowest first.
    pub tiers: Vec<Tier>,
    /// What is given where no tier is reached, in hundredths of a percent; bounded by the cap of the lowest tier.
    pub guaranteed_rate: u32,
    /// The deductions, where the basis has some.
    pub deductions: Deductions,
    /// The one who pays.
    pub payer: Payer,
}

impl ContractType {
    /// The periods that a contract of this type may have.
    #[must_use]
    pub const fn periods(self) -> &'static [ContractPeriod] {
        use ContractPeriod as Period;
        match self {
            ContractType::Dividend => &[Period::Weekly, Period::HalfMonthly, Period::Monthly, Period::Daily],
            ContractType::Daily => &[Period::Daily],
            ContractType::Hourly => &[Period::Hourly],
            ContractType::RealTime => &[Period::RealTime],
        }
    }

    /// Of what a contract of this type may pay a part: a dividend of a result, a wage of stakes or of what was lost.
    #[must_use]
    pub const fn bases(self) -> &'static [Basis] {
        match self {
            ContractType::Dividend => &[Basis::NetLoss, Basis::Ggr, Basis::Ngr],
            ContractType::Daily | ContractType::Hourly | ContractType::RealTime => {
                &[Basis::Turnover, Basis::ValidBet, Basis::NetLoss]
            }
        }
    }
}

impl Basis {
    /// Whether the basis is what was won or lost, which may be below zero; else it is what was staked.
    #[must_use]
    pub const fn is_result(self) -> bool {
        matches!(self, Basis::NetLoss | Basis::Ggr | Basis::Ngr)
    }
}

impl Terms {
    /// Whether a product counts.
    #[must_use]
    pub fn covers(&self, product: &str) -> bool {
        self.products.iter().any(|it| it == ALL_PRODUCTS || it == product)
    }

    /// The products in one order, each once.
    #[must_use]
    pub fn scope(&self) -> Vec<&str> {
        let mut products: Vec<&str> = self.products.iter().map(String::as_str).collect();
        products.sort_unstable();
        products.dedup();
        products
    }

    /// Whether both count the same figures of the same periods: only such terms can be compared.
    #[must_use]
    pub fn is_like(&self, other: &Terms) -> bool {
        (self.contract_type, self.period, self.basis) == (other.contract_type, other.period, other.basis)
            && self.scope() == other.scope()
    }

    /// The rate and the cap of a tier; of the guarantee where there is none.
    #[must_use]
    pub fn rate_and_cap(&self, tier: Option<usize>) -> (u32, Option<i64>) {
        let tier = tier.and_then(|index| self.tiers.get(index));
        let cap = tier.or_else(|| self.tiers.first()).and_then(|it| it.cap);
        (tier.map_or(self.guaranteed_rate, |it| it.rate), cap.map(|it| it.0.0))
    }

    /// The highest rate that it can give.
    #[must_use]
    pub fn highest_rate(&self) -> u32 {
        self.tiers.iter().map(|it| it.rate).chain([self.guaranteed_rate]).max().unwrap_or(0)
    }
}

/// A rate as it is written: `1.50%`.
pub(crate) fn percent(rate: u32) -> String {
    const HUNDREDTH: u32 = WHOLE_RATE / 100;
    format!("{}.{:02}%", rate / HUNDREDTH, rate % HUNDREDTH)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::money::Money;

    #[test]
    fn terms_keep_their_shape_on_the_wire() {
        let tier = Tier { min_turnover: Amount(Money(100_000)), rate: 150, ..Tier::default() };
        let terms = Terms { products: vec!["ALL".to_owned()], tiers: vec![tier], ..Terms::default() };
        let text = serde_json::to_string(&terms).unwrap();
        let expected = concat!(
            r#"{"contractType":"DIVIDEND","products":["ALL"],"basis":"NET_LOSS","includeSelf":false,"includeSubTeams":false,"#,
            r#""period":"WEEKLY","carryOver":"RESET","tiers":[{"minTurnover":"1000.00","minNetLoss":"0.00","minActiveMembers":0,"#,
            r#""activeMemberMinBet":"0.00","rate":150,"cap":null}],"guaranteedRate":0,"deductions":{"platformFeeRate":0,"#,
            r#""bonuses":false,"paymentFeeRate":0},"payer":"UPLINE"}"#,
        );
        assert_eq!(text, expected);
        assert_eq!(serde_json::from_str::<Terms>(&text).unwrap(), terms);
    }

    #[test]
    fn the_order_of_products_means_nothing() {
        let of = |products: &[&str]| Terms {
            products: products.iter().map(|it| (*it).to_owned()).collect(),
            ..Terms::default()
        };
        assert!(of(&["RNG", "LIVE"]).is_like(&of(&["LIVE", "RNG"])));
        assert!(!of(&["RNG"]).is_like(&of(&["LIVE", "RNG"])));
        assert!(of(&["RNG"]).covers("RNG") && !of(&["RNG"]).covers("LIVE") && of(&["ALL"]).covers("LIVE"));
    }

    #[test]
    fn the_guarantee_is_bounded_as_the_lowest_tier_is() {
        let tier = |rate, cap: i64| Tier { rate, cap: Some(Amount(Money(cap))), ..Tier::default() };
        let terms = Terms { tiers: vec![tier(100, 5), tier(200, 9)], guaranteed_rate: 50, ..Terms::default() };
        for (at, gives) in [(None, (50, Some(5))), (Some(0), (100, Some(5))), (Some(1), (200, Some(9)))] {
            assert_eq!(terms.rate_and_cap(at), gives);
        }
        assert_eq!((terms.highest_rate(), Terms { tiers: vec![], ..terms }.rate_and_cap(None)), (200, (50, None)));
    }

    #[test]
    fn rates_are_written_as_percent() {
        assert_eq!([0, 5, 150, 10_000].map(percent), ["0.00%", "0.05%", "1.50%", "100.00%"]);
    }
}

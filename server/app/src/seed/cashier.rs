//! The sample operator's cashier: deposit channels, payout methods, daily withdrawal limits, and the share of stakes by game type that
//! counts for wagering.

use serde::Deserialize;

use super::SeedError;
use super::bulk::Bulk;
use super::content::add_text;
use super::data::{Text, parse};

/// The content of `cashier.json`. Amounts are minor units.
#[derive(Deserialize)]
struct Cashier {
    channels: Vec<Channel>,
    methods: Vec<Method>,
    limits: Vec<Limit>,
    weights: Vec<Weight>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Channel {
    id: String,
    kind: String,
    icon: String,
    min: i64,
    max: i64,
    fee_fixed: i64,
    fee_basis_points: i64,
    presets: Vec<i64>,
    minutes: i64,
    level_min: i64,
    wager_multiplier: i64,
    expires_minutes: i64,
    #[serde(default)]
    bank_name: String,
    #[serde(default)]
    bank_account: String,
    #[serde(default)]
    bank_holder: String,
    name: Text,
    description: Text,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Method {
    id: String,
    kind: String,
    icon: String,
    network: String,
    institutions: Vec<String>,
    pattern: String,
    pattern_id: String,
    account_min: i64,
    account_max: i64,
    min: i64,
    max: i64,
    fee_fixed: i64,
    fee_basis_points: i64,
    minutes: i64,
    level_min: i64,
    name: Text,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Limit {
    id: String,
    level_min: i64,
    amount_daily: i64,
    count_daily: i64,
}

#[derive(Deserialize)]
struct Weight {
    product: String,
    percent: i64,
}

/// All rows of the cashier, with their texts.
///
/// # Errors
/// [`SeedError::File`] when the embedded file is damaged.
pub(super) fn rows() -> Result<Vec<Bulk>, SeedError> {
    let cashier: Cashier = parse("cashier.json", include_str!("data/cashier.json"))?;
    let mut texts = Bulk::new("texts", &["subject", "id", "field", "language", "body"]);
    let channels = channels(&cashier.channels, &mut texts);
    let methods = methods(&cashier.methods, &mut texts);
    let mut limits = Bulk::new("withdrawal_limits", &["id", "level_min", "amount_daily", "count_daily", "rank"]);
    for (limit, rank) in cashier.limits.iter().zip(0_i64..) {
        let Limit { id, level_min, amount_daily, count_daily } = limit;
        limits.add([
            id.as_str().into(),
            (*level_min).into(),
            (*amount_daily).into(),
            (*count_daily).into(),
            rank.into(),
        ]);
    }
    let mut weights = Bulk::new("wagering_weights", &["id", "percent", "rank"]);
    for (weight, rank) in cashier.weights.iter().zip(0_i64..) {
        weights.add([weight.product.as_str().into(), weight.percent.into(), rank.into()]);
    }
    Ok(vec![channels, methods, limits, weights, texts])
}

fn channels(channels: &[Channel], texts: &mut Bulk) -> Bulk {
    let columns = &[
        "id",
        "kind",
        "icon",
        "enabled",
        "min_amount",
        "max_amount",
        "fee_fixed",
        "fee_basis_points",
        "presets",
        "minutes",
        "hours",
        "level_min",
        "wager_multiplier",
        "expires_minutes",
        "bank_name",
        "bank_account",
        "bank_holder",
        "rank",
    ];
    let mut rows = Bulk::new("deposit_channels", columns);
    for (channel, rank) in channels.iter().zip(0_i64..) {
        let presets: Vec<String> = channel.presets.iter().map(i64::to_string).collect();
        rows.add([
            channel.id.as_str().into(),
            channel.kind.as_str().into(),
            channel.icon.as_str().into(),
            true.into(),
            channel.min.into(),
            channel.max.into(),
            channel.fee_fixed.into(),
            channel.fee_basis_points.into(),
            presets.join(",").into(),
            channel.minutes.into(),
            "".into(),
            channel.level_min.into(),
            channel.wager_multiplier.into(),
            channel.expires_minutes.into(),
            channel.bank_name.as_str().into(),
            channel.bank_account.as_str().into(),
            channel.bank_holder.as_str().into(),
            rank.into(),
        ]);
        add_text(texts, "deposit_channel", &channel.id, "name", &channel.name);
        add_text(texts, "deposit_channel", &channel.id, "description", &channel.description);
    }
    rows
}

fn methods(methods: &[Method], texts: &mut Bulk) -> Bulk {
    let columns = &[
        "id",
        "kind",
        "icon",
        "network",
        "institutions",
        "account_pattern",
        "account_pattern_id",
        "account_min",
        "account_max",
        "enabled",
        "min_amount",
        "max_amount",
        "fee_fixed",
        "fee_basis_points",
        "minutes",
        "hours",
        "level_min",
        "rank",
    ];
    let mut rows = Bulk::new("payout_methods", columns);
    for (method, rank) in methods.iter().zip(0_i64..) {
        rows.add([
            method.id.as_str().into(),
            method.kind.as_str().into(),
            method.icon.as_str().into(),
            method.network.as_str().into(),
            method.institutions.join("\n").into(),
            method.pattern.as_str().into(),
            method.pattern_id.as_str().into(),
            method.account_min.into(),
            method.account_max.into(),
            true.into(),
            method.min.into(),
            method.max.into(),
            method.fee_fixed.into(),
            method.fee_basis_points.into(),
            method.minutes.into(),
            "".into(),
            method.level_min.into(),
            rank.into(),
        ]);
        add_text(texts, "payout_method", &method.id, "name", &method.name);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use lumora_core::domain::cashier::{DepositKind, PayoutKind};
    use lumora_core::domain::game::GameType;

    fn file() -> Cashier {
        parse("cashier.json", include_str!("data/cashier.json")).unwrap()
    }

    #[test]
    fn each_way_to_pay_in_is_of_a_known_kind_and_its_presets_lie_within_its_bounds() {
        for channel in file().channels {
            assert!(DepositKind::from_name(&channel.kind).is_some(), "{}", channel.kind);
            let bounds = channel.min..=channel.max;
            assert!(channel.presets.iter().all(|preset| bounds.contains(preset)), "{}", channel.id);
            let is_slip = channel.kind == DepositKind::BankSlip.name();
            assert_eq!(is_slip, !channel.bank_account.is_empty(), "{}", channel.id);
        }
        for method in file().methods {
            assert!(PayoutKind::from_name(&method.kind).is_some() && method.min < method.max, "{}", method.id);
        }
    }

    #[test]
    fn each_way_is_named_in_all_languages_of_the_sample() {
        let all = |text: &Text| {
            ["EN", "CN", "KM", "MY", "TH", "TY", "VI", "ID", "AR"].iter().all(|code| text.contains_key(*code))
        };
        assert!(file().channels.iter().all(|channel| all(&channel.name) && all(&channel.description)));
        assert!(file().methods.iter().all(|method| all(&method.name)));
    }

    #[test]
    fn what_games_count_is_said_of_products_that_there_are() {
        for weight in file().weights {
            assert!(GameType::from_code(&weight.product).is_some() && weight.percent <= 100, "{}", weight.product);
        }
    }
}

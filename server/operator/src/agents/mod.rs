//! The operator's decisions about agents: appointments, moves of branches with their history, rebate rates, freezes by
//! agents ([`freezes`]), and settlements of contracts ([`settlements`]). By command, and over HTTP with an operator's
//! key; each change is recorded in its own transaction. What agents of an account type may do is the record type
//! `agent-rights`.

mod applications;
mod appointments;
mod command;
mod freezes;
mod moves;
mod rates;
mod settlements;
mod settlements_api;
mod settlements_values;
mod tree;

use lumora_core::domain::agent::rebate::RebateRate;
use platform::Base;
use platform::http::ApiError;
use platform::params::invalid_field;
use utoipa::{OpenApiRouter, routes};

pub(super) use command::Agents;
pub(super) use settlements::Settlements;

/// The most rows that one list shows.
const MAX_LISTED: i64 = 500;
/// Default number of rows on a page.
const PAGE: u32 = 50;

/// The HTTP calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(applications::list))
        .routes(routes!(applications::decide))
        .routes(routes!(appointments::make))
        .routes(routes!(freezes::list))
        .routes(routes!(freezes::end))
        .routes(routes!(moves::move_branch))
        .routes(routes!(moves::preview))
        .routes(routes!(rates::set))
        .routes(routes!(tree::below))
        .routes(routes!(tree::placements))
        .routes(routes!(settlements_api::list))
        .routes(routes!(settlements_api::decide))
        .routes(routes!(settlements_api::dry_run))
        .routes(routes!(settlements_api::corrections, settlements_api::propose))
        .routes(routes!(settlements_api::decide_correction))
        .routes(routes!(settlements_api::audit))
}

/// Parses rates as an operator writes them: `ALL=50,LIVE=20`, in basis points by product.
///
/// # Errors
/// 422 if the text has another form.
fn read_rates(text: &str) -> Result<Vec<RebateRate>, ApiError> {
    let rate = |part: &str| {
        let (product, rate) = part.split_once('=')?;
        Some(RebateRate { product: product.trim().to_ascii_uppercase(), rate: rate.trim().parse().ok()? })
    };
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    let rates: Option<Vec<RebateRate>> = parts.map(rate).collect();
    rates.ok_or_else(|| {
        let message = "rates take products and hundredths of a percent, such as ALL=50,LIVE=20";
        invalid_field("rates", message.to_owned())
    })
}

/// Formats rates as [`read_rates`] takes them; `none` if there are none.
fn format_rates(rates: &[RebateRate]) -> String {
    if rates.is_empty() {
        return "none".to_owned();
    }
    rates.iter().map(|it| format!("{}={}", it.product, it.rate)).collect::<Vec<_>>().join(",")
}

/// The name of an upline for a printed line.
fn upline_name(upline: &str) -> &str {
    if upline.is_empty() { "the top" } else { upline }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_read_as_they_are_shown() {
        for text in ["ALL=50", "ALL=50,LIVE=20"] {
            assert_eq!(read_rates(text).map(|rates| format_rates(&rates)).ok().as_deref(), Some(text));
        }
        assert_eq!(read_rates(" all = 50 ").ok().map(|it| format_rates(&it)).as_deref(), Some("ALL=50"));
        assert!(read_rates("").is_ok_and(|rates| rates.is_empty()));
        for text in ["ALL", "ALL=x", "ALL=-1", "=1=2"] {
            assert!(read_rates(text).is_err(), "{text}");
        }
    }
}

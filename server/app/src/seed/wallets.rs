//! Vendors of the sample operator whose games are played from wallets of their own.

use platform::store::{Connection, StoreError, sql};

use super::bulk::Bulk;

/// Codes of vendors whose slots the sample supplier runs.
const VENDORS: [&str; 2] = ["CF", "GR"];
/// The setting by which money may follow to them when a game is started; `site.json` has it for a fresh database.
const AT_LAUNCH: &str = "wallet_transfer_at_launch";

/// The rows.
pub(super) fn rows() -> Bulk {
    let mut rows = Bulk::new("wallet_vendors", &["id", "enabled", "rank"]);
    for (vendor, rank) in VENDORS.into_iter().zip(0_i64..) {
        rows.add([vendor.into(), 1_i64.into(), rank.into()]);
    }
    rows
}

/// Offers it where the operator has not said otherwise.
pub(super) async fn offer(tx: &mut Connection) -> Result<(), StoreError> {
    let text = "insert into site_settings (name, value) values ($1, 'true') on conflict (name) do nothing";
    sql::query(text).bind(AT_LAUNCH).execute(tx).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vendor_with_wallets_has_games_that_can_be_played_today() {
        let titles = crate::seed::titles().unwrap();
        for vendor in VENDORS {
            let played = titles.iter().filter(|title| title.vendor == vendor && title.kind().is_some()).count();
            assert!(played > 10, "{vendor}: {played}");
        }
    }
}

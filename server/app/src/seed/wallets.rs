//! Vendors of the sample operator that keep wallets of their own, to which members transfer money.

use platform::store::{Connection, StoreError, sql};

use super::bulk::Bulk;

/// Codes of such vendors; the sample supplier runs their slots.
const VENDORS: [&str; 2] = ["CF", "GR"];
/// The setting that transfers money to such a wallet when a game is launched; `site.json` sets it in a fresh database.
const AT_LAUNCH: &str = "wallet_transfer_at_launch";

/// Rows of the vendors.
pub(super) fn rows() -> Bulk {
    let mut rows = Bulk::new("wallet_vendors", &["id", "enabled", "rank"]);
    for (vendor, rank) in VENDORS.into_iter().zip(0_i64..) {
        rows.add([vendor.into(), 1_i64.into(), rank.into()]);
    }
    rows
}

/// Turns transfers at launch on, unless the operator has set it.
pub(super) async fn enable_at_launch(tx: &mut Connection) -> Result<(), StoreError> {
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

//! The sample supplier as the operator sets it up: its games, the secret shared with it, its way to the wallet, and the published figures
//! of its games (return to player, volatility, smallest stake).

use std::net::Ipv4Addr;
use std::sync::Arc;

use crate::seed::{self, SeedError, Title};
use games::catalogue::{self, GameMaths};
use games::seamless::{self, SAMPLE_SUPPLIER};
use lumora_core::domain::game::Volatility;
use platform::Base;
use platform::store::{Store, StoreError};
use supplier::{self, GameTitle, Published, SeamlessHttp, SupplierError, SupplierState};

/// Why the sample supplier could not be set up.
#[derive(Debug, thiserror::Error)]
pub enum SetupError {
    /// The embedded titles of the catalogue are invalid.
    #[error(transparent)]
    Titles(#[from] SeedError),
    /// The supplier could not store the designs of its games.
    #[error(transparent)]
    Supplier(#[from] SupplierError),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The sample supplier with a design for each title, in a database of its own beside the operator's. It reaches the wallet by the
/// site's own port, as any supplier would.
///
/// # Errors
/// When a database fails, or a title can not be designed.
pub async fn set_up(base: &Base) -> Result<SupplierState, SetupError> {
    let store = Store::open(&base.config.database.beside("supplier"), &[supplier::MIGRATIONS]).await?;
    let titles: Vec<GameTitle> = seed::titles()?.iter().map(sold).collect();
    supplier::seed(&store, &titles).await?;
    let secret = seamless::secret_of(&base.store, SAMPLE_SUPPLIER).await?;
    let origin = format!("http://{}:{}", Ipv4Addr::LOCALHOST, base.config.port);
    let wallet = SeamlessHttp::new(&origin, SAMPLE_SUPPLIER, &secret, base.clock.clone());
    let supplier = SupplierState::new(store, Arc::new(wallet), base.clock.clone(), &base.config.site_origin);
    let supplier = supplier.with_operator_secret(&secret);
    publish(base, &supplier).await?;
    Ok(supplier)
}

/// Measures the volatility of games that lack it, which takes seconds at a first start, and publishes it. It runs in the background:
/// games can be played meanwhile, and lists leave the volatility out until it is known.
///
/// # Errors
/// When a database fails.
pub async fn measure(base: &Base, supplier: &SupplierState) -> Result<(), SetupError> {
    supplier::measure(&supplier.store).await?;
    publish(base, supplier).await
}

/// Copies the supplier's published figures of its games into the operator's catalogue.
async fn publish(base: &Base, supplier: &SupplierState) -> Result<(), SetupError> {
    let published = supplier.published().await?.into_iter().map(figures).collect();
    catalogue::publish(&base.store, SAMPLE_SUPPLIER, published).await?;
    Ok(())
}

/// The supplier's published figures in the form of the operator's catalogue.
fn figures(published: Published) -> GameMaths {
    let Published { code: game_code, return_to_player, volatility, smallest_stake, lines } = published;
    let volatility = volatility.map(|volatility| match volatility {
        supplier::Volatility::Low => Volatility::Low,
        supplier::Volatility::Medium => Volatility::Medium,
        supplier::Volatility::High => Volatility::High,
    });
    GameMaths { game_code, return_to_player, volatility, smallest_stake, lines }
}

/// A title of the catalogue in the form of the supplier's catalogue.
fn sold(title: &Title) -> GameTitle {
    let cover = art::address_in(&title.image_url).unwrap_or_default().to_owned();
    let (code, name, coin) = (title.game_code.clone(), title.name.clone(), title.min_bet);
    GameTitle { code, name, kind: title.kind(), coin, cover }
}

#[cfg(test)]
mod tests {
    use super::*;
    use platform::clock::Clock;
    use platform::store::testing::{self, Contents};
    use slots::generate;

    #[test]
    fn every_slot_of_the_catalogue_has_a_game_within_the_band() {
        let titles: Vec<GameTitle> = seed::titles().unwrap().iter().map(sold).collect();
        let slots = titles.iter().filter(|title| title.kind.is_some()).count();
        assert!(slots > 1_500 && slots < titles.len(), "{slots} of {}", titles.len());
        // Each design is checked where it is made; here a sample over the whole catalogue suffices.
        for title in titles.iter().step_by(29) {
            let Some(kind) = title.kind else { continue };
            let points = generate::for_game(&title.code, kind).unwrap().return_to_player().basis_points();
            assert!(generate::BAND.contains(&points), "{} returns {points}", title.code);
        }
    }

    /// The supplier with every 97th title of the catalogue, its store, and those titles.
    async fn small_supplier() -> (testing::TestStore, SupplierState, Vec<Title>) {
        let tables = Contents { name: "supplier", migrations: &[supplier::MIGRATIONS], fill: None };
        let test = testing::sqlite(tables).await;
        let shown: Vec<Title> = seed::titles().unwrap().into_iter().step_by(97).collect();
        let titles: Vec<GameTitle> = shown.iter().map(sold).collect();
        supplier::seed(&test.store, &titles).await.unwrap();
        let clock = Clock::manual(0);
        let wallet = SeamlessHttp::new("http://127.0.0.1:1", SAMPLE_SUPPLIER, "", clock.clone());
        let supplier = SupplierState::new(test.store.clone(), Arc::new(wallet), clock, "http://127.0.0.1:2");
        (test, supplier, shown)
    }

    #[tokio::test]
    async fn the_smallest_stake_of_a_title_is_the_coin_that_the_catalogue_shows_on_each_unit() {
        let (_test, supplier, shown) = small_supplier().await;
        let mut played = 0;
        for title in &shown {
            let Some(game) = supplier.game(&title.game_code).await.unwrap() else { continue };
            let stake = title.min_bet * i64::from(game.slot.units());
            assert_eq!(game.stakes.first(), Some(&stake), "{}", title.game_code);
            assert!(game.stakes.is_sorted() && game.stakes.iter().all(|other| other % stake == 0), "{:?}", game.stakes);
            played += 1;
        }
        assert!(played > 10, "{played}");
    }

    #[tokio::test]
    async fn what_is_published_is_what_the_game_itself_says_and_the_volatility_follows_when_it_is_measured() {
        let (test, supplier, shown) = small_supplier().await;
        let published = supplier.published().await.unwrap();
        assert_eq!(published.len(), shown.iter().filter(|title| title.kind().is_some()).count());
        assert!(published.iter().all(|it| it.volatility.is_none()));
        supplier::measure(&test.store).await.unwrap();
        let measured = supplier.published().await.unwrap();
        for (before, after) in published.iter().zip(&measured) {
            let game = supplier.game(&after.code).await.unwrap().unwrap();
            assert_eq!(after.return_to_player, game.mathematics.return_to_player.basis_points());
            assert_eq!(Some(&after.smallest_stake), game.stakes.first());
            let lines = match &game.slot.design().pays_on {
                slots::PaysOn::Lines(lines) => lines.len(),
                slots::PaysOn::Ways { .. } => 0,
            };
            assert_eq!(after.lines as usize, lines);
            assert_eq!(after.volatility, Some(game.volatility));
            assert_eq!(Published { volatility: None, ..after.clone() }, *before);
        }
        assert!(measured.iter().any(|it| it.lines > 0) && measured.iter().any(|it| it.lines == 0));
    }
}

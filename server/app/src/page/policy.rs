//! The other origins that a page may reach (sections 3, 5 and 9 of the specification, CDN addresses and analytics id).

use content::system::{analytics, origins};
use lumora_core::domain::address::origin_of;
use platform::http::Allowed;
use platform::settings::Settings;
use platform::store::{Store, StoreError};

/// The origins that the operator's settings allow a page to reach; none but the site's own when the database fails.
pub(crate) async fn allowed_origins(store: &Store) -> Allowed {
    read(store).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "the operator's origins could not be read; the page reaches the site alone");
        Allowed::default()
    })
}

async fn read(store: &Store) -> Result<Allowed, StoreError> {
    let settings = Settings::load(store).await?;
    let (images, games) = (origins(store, "image").await?, origins(store, "launch").await?);
    let analytics =
        analytics(&settings).and_then(|(_, script)| origin_of(&script).map(|(origin, _)| origin.to_owned()));
    Ok(Allowed { images, games, analytics })
}

//! Open pages are told of every change of free spins.

use super::*;

impl Table {
    /// The version of what an event tells of deposits, withdrawals and free spins.
    async fn version(&self) -> u64 {
        let change = cashier::change_of(&self.server.state.base.store, &self.member).await.expect("a change");
        change.map_or(0, |change| change.version)
    }
}

#[tokio::test]
async fn granting_telling_playing_undoing_and_ending_are_each_another_version() {
    for table in Table::each().await {
        let name = table.server.name;
        let mut versions = vec![table.version().await];
        let output = table.command("spring", "2", &["--account", "mira"]).await.expect("granted");
        assert!(output.starts_with("granted to 1;"), "{name}: {output}");
        versions.push(table.version().await);
        table.server.run_jobs().await;
        versions.push(table.version().await);
        let query = sql::query_scalar("select id from free_spins where reference = 'spring'");
        let grant: String = query.fetch_one(table.server.state.base.store.reader()).await.expect("a grant");
        let reward = json!({ "reward_uuid": grant });
        assert_eq!(table.bet("one", reward.clone()).await.at("/status"), "RS_OK", "{name}");
        versions.push(table.version().await);
        assert_eq!(table.rollback("one", "b-one").await.at("/status"), "RS_OK", "{name}");
        versions.push(table.version().await);
        for (round, amount) in [("two", 300), ("three", 200)] {
            assert_eq!(table.bet(round, reward.clone()).await.at("/status"), "RS_OK", "{name}");
            versions.push(table.version().await);
            assert_eq!(table.win(round, amount, reward.clone()).await.at("/status"), "RS_OK", "{name}");
            versions.push(table.version().await);
        }
        assert!(versions.is_sorted_by(|one, next| one < next), "{name}: {versions:?}");
    }
}

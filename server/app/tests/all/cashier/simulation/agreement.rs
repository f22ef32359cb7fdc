//! When everything that is on its way has arrived, all sides know of the same money.

use lumora_server::testing::payments::ProviderTable;

use super::Day;
use crate::cashier::MINUTE;

impl Day {
    /// Everything that is on its way arrives.
    pub(super) async fn come_to_rest(&self) {
        for round in 0..40 {
            self.desk.server.run_jobs().await;
            self.desk.payments.work().await;
            if round % 4 == 3 {
                self.desk.server.run_schedule("ask-wallet-transfers").await;
                // More often than answers can still be lost.
                self.desk.server.run_schedule("pull-vendor-bets").await;
            }
            self.desk.server.state.base.clock.advance_ms(2 * MINUTE);
        }
    }

    /// Whether vendors and the operator know of the same money.
    pub(super) async fn agree_with_vendors(&self, seed: u64) {
        let server = &self.desk.server;
        let open = "select count(*) || '' from wallet_transfers where status not in ('DONE', 'FAILED')";
        assert_eq!(server.text(open).await.as_deref(), Some("0"), "seed {seed}: every end is known");
        let member = server.text("select id from members where account = 'mira'").await.expect("the member");
        let query = "select string_agg(vendor || ' ' || booked, ',') from merchant_wallets";
        for (vendor, ours) in pairs(server.text(query).await) {
            assert_eq!(ours, self.wallets.balance(&member, &vendor).await, "seed {seed}: what is at {vendor}");
        }
        server.state.base.clock.advance_ms(10 * MINUTE);
        server.run_schedule("reconcile-wallets").await;
        let found = games::wallets::differences(&server.state.base.store).await.expect("differences");
        assert_eq!(found, [], "seed {seed}");
        let booked =
            "select coalesce((select sum(booked) from merchant_wallets), 0) || ' ' || coalesce((select sum(amount)
             from ledger_entries where account_id like 'vendor_wallets:%'), 0)";
        let booked = server.text(booked).await.unwrap_or_default();
        let (wallets, ledger) = booked.split_once(' ').expect("two sums");
        assert_eq!(wallets, ledger, "seed {seed}: the ledger has it too");
    }

    /// Whether the provider and the operator know of the same money.
    pub(super) async fn agree(&self, seed: u64) {
        let server = &self.desk.server;
        let query = "select string_agg(id || ' ' || received, ',') from deposits where kind in ('HOSTED', 'QR')";
        for (id, ours) in pairs(server.text(query).await) {
            let theirs = self.desk.payments.recorded_amount(ProviderTable::Payment, &id).await;
            let theirs = theirs.as_str().map_or(0, minor_units);
            assert_eq!(ours, theirs, "seed {seed}: what was received of deposit {id}");
        }
        let query = "select string_agg(id || ' ' || paid, ',') from withdrawals";
        for (id, ours) in pairs(server.text(query).await) {
            let theirs = self.desk.payments.recorded_amount(ProviderTable::Payout, &id).await;
            let theirs = theirs.as_str().map_or(0, minor_units);
            assert_eq!(ours, theirs, "seed {seed}: what was paid of withdrawal {id}");
        }
        let on_its_way =
            "select coalesce(sum(amount), 0) || '' from withdrawals where status in ('PROCESSING', 'PARTLY_PAID')";
        assert_eq!(server.text(on_its_way).await.as_deref(), Some("0"), "seed {seed}: nothing is on its way any more");
        let transit = "select coalesce(sum(amount), 0) || '' from ledger_entries where account_id like 'withdrawals_in_transit:%'";
        assert_eq!(server.text(transit).await.as_deref(), Some("0"), "seed {seed}: and no money either");
    }
}

/// Ids and numbers of a text such as `a 1,b 2`.
fn pairs(text: Option<String>) -> Vec<(String, i64)> {
    let text = text.unwrap_or_default();
    let pair = |pair: &str| pair.split_once(' ').map(|(id, number)| (id.to_owned(), number.parse().expect("a number")));
    text.split(',').filter_map(pair).collect()
}

fn minor_units(decimal: &str) -> i64 {
    lumora_core::domain::money::Money::parse(decimal).expect("an amount").0
}

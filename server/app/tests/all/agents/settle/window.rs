//! Five minutes of a large tree: five thousand real-time contracts are settled and paid in less than twenty seconds.

use std::time::{Duration, Instant};

use identity::member::Contact;
use identity::member::NewMember;
use identity::tree;
use lumora_core::domain::account::AccountType;
use lumora_core::domain::agent::terms::{ContractPeriod, ContractType, Payer, Terms};
use lumora_server::testing::TestServer;
use platform::store::{Connection, StoreError, sql};

use super::super::team::Site;

const CONTRACTS: usize = 5_000;
/// Downlines of an agent.
const FAN: usize = 5;
const MAX_WAIT: Duration = Duration::from_secs(20);

fn person(account: String, upline: String, account_type: AccountType) -> NewMember {
    NewMember {
        account,
        nickname: String::new(),
        account_type,
        currency: "USD".to_owned(),
        rank: (1, "Bronze".to_owned()),
        labels: Vec::new(),
        upline,
        password_hash: String::new(),
        must_change_password: false,
        contact: Contact::default(),
    }
}

/// Agents with a member each, a slot that all of them have played in, and a contract of each.
async fn plant(tx: &mut Connection, slot: i64, now_ms: i64) -> Result<(), StoreError> {
    let terms = |payer| Terms {
        contract_type: ContractType::RealTime,
        products: vec!["ALL".to_owned()],
        basis: lumora_core::domain::agent::terms::Basis::ValidBet,
        period: ContractPeriod::RealTime,
        include_sub_teams: true,
        guaranteed_rate: 50,
        payer,
        ..Terms::default()
    };
    let [by_upline, by_operator] =
        [Payer::Upline, Payer::Operator].map(|payer| serde_json::to_string(&terms(payer)).expect("terms"));
    let mut ids: Vec<String> = Vec::new();
    for number in 0..CONTRACTS {
        let upline = number.checked_sub(1).map(|it| it / FAN);
        let above = upline.map(|it| format!("wide{it}")).unwrap_or_default();
        let agent = person(format!("wide{number}"), above, AccountType::from_number(1));
        let id = tree::create(&mut *tx, &agent, now_ms).await?;
        let member = person(format!("leaf{number}"), agent.account, AccountType::Member);
        let member_id = tree::create(&mut *tx, &member, now_ms).await?;
        for (who, product) in [(&id, "RNG"), (&member_id, "RNG"), (&member_id, "LIVE")] {
            let insert = "insert into placement_slots (placement_id, slot, product, currency, bets, stake, valid_bet, payout, changed)
                          select p.id, $2, $3, 'USD', 1, 10000, 9000, 4000, 1 from placements p where p.member_id = $1";
            sql::query(insert).bind(who).bind(slot).bind(product).execute(&mut *tx).await?;
        }
        let contract = format!("w{number:05}");
        let insert = "insert into contracts (id, contract_type, basis, scope, upline_id, downline_id, currency, status, version, created_at)
                      values ($1, 'REALTIME', 'VALID_BET', 'ALL', $2, $3, 'USD', 'ACTIVE', 1, 0)";
        let upline_id = upline.and_then(|it| ids.get(it).cloned()).unwrap_or_default();
        sql::query(insert).bind(&contract).bind(&upline_id).bind(&id).execute(&mut *tx).await?;
        let insert = "insert into contract_versions (contract_id, version, period, terms, text, hash, effective_from, effective_to, signed_at)
                      values ($1, 1, 'REALTIME_5M', $2, '', '', $3, null, 0)";
        let text = if upline.is_none() || number % 2 == 0 { &by_operator } else { &by_upline };
        sql::query(insert).bind(&contract).bind(text).bind(slot * 300_000).execute(&mut *tx).await?;
        ids.push(id);
    }
    Ok(())
}

async fn settles_in_time(server: TestServer) {
    let site = Site { server };
    let name = site.server.name;
    let (slot, now) = (site.now() / 300_000, site.now());
    let write = site.server.state.base.store.write(move |tx| Box::pin(async move { plant(tx, slot, now).await }));
    write.await.map_err(|error: StoreError| error).expect("a large tree");
    site.server.state.base.clock.advance_ms((slot + 1) * 300_000 + 31_000 - now);
    let began = Instant::now();
    site.server.run_schedule("settle-contracts-realtime").await;
    let took = began.elapsed();
    let settled = site.number("select count(*) from settlements where amount > 0").await;
    let paid = site.number("select count(*) from settlements where status in ('PAID', 'PARTIAL')").await;
    // Below the last level that has downlines, each team is one member: nobody has nothing.
    assert_eq!(settled, CONTRACTS as i64, "{name}");
    assert!(paid > settled / 2, "{name}: {paid} were paid");
    assert!(took < MAX_WAIT, "{name}: {took:?}");
}

#[tokio::test]
#[ignore = "slow: ten thousand people on each engine"]
async fn five_thousand_contracts_of_five_minutes_are_settled_in_less_than_twenty_seconds() {
    for server in TestServer::seeded().await {
        settles_in_time(server).await;
    }
}

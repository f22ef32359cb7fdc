//! A small tree of agents below `lantern_agent`, three levels deep, with rebate rates and a registration link, so that the agent centre of
//! a fresh site has content. Placements are made by the same functions as the API's.

use agents::register::{NewLink, add, rating};
use identity::member::MemberRow;
use identity::tree::move_branch;
use ledger::LedgerError;
use lumora_core::domain::agent::rebate::RebateRate;
use lumora_core::wire::RegisterLinkRequest;
use platform::http::ApiError;
use platform::store::{Connection, StoreError};

/// Account and upline, from the top of the tree down.
const PLACES: [(&str, &str); 6] = [
    ("lantern_deputy", "lantern_agent"),
    ("lantern_scout", "lantern_deputy"),
    ("river_drum", "lantern_deputy"),
    ("paper_moon", "lantern_deputy"),
    ("amber_fox", "lantern_scout"),
    ("silk_comet", "lantern_scout"),
];

/// Rebate rates in basis points: account, rate of all products, rate of live games.
const RATES: [(&str, u32, u32); 5] = [
    ("lantern_agent", 80, 50),
    ("lantern_deputy", 60, 40),
    ("lantern_scout", 40, 30),
    ("lantern_member", 20, 10),
    ("amber_fox", 10, 10),
];

/// Moves the accounts below their uplines, before the play history begins.
///
/// # Errors
/// When the database fails.
pub(super) async fn place_below_uplines(tx: &mut Connection, starts_at: i64) -> Result<(), LedgerError> {
    for (account, upline) in PLACES {
        let (member, upline) = (member(tx, account).await?, member(tx, upline).await?);
        if member.upline != upline.account {
            let moved = move_branch(&mut *tx, &member, Some(&upline), starts_at).await?;
            moved.map_err(|problem| StoreError::Corrupt(problem.to_string()))?;
        }
    }
    Ok(())
}

/// Sets rebate rates from today on: earlier play brings no rebate, so that no sample balance changes by itself on the first day.
///
/// # Errors
/// When the database fails.
pub(super) async fn rates(tx: &mut Connection, now_ms: i64) -> Result<(), LedgerError> {
    let today = rating::today(&mut *tx, now_ms).await?.number();
    for (account, all, live) in RATES {
        let member = member(tx, account).await?;
        let rates =
            [("ALL", all), ("LIVE", live)].map(|(product, rate)| RebateRate { product: product.to_owned(), rate });
        rating::write(&mut *tx, &member.id, &rates, (today, ""), now_ms).await?;
    }
    Ok(())
}

/// Gives `lantern_agent` a registration link.
///
/// # Errors
/// When the database fails.
pub(super) async fn link(tx: &mut Connection, now_ms: i64) -> Result<(), LedgerError> {
    let agent = member(tx, "lantern_agent").await?;
    let request = RegisterLinkRequest {
        account_type: 0,
        rates: vec![RebateRate { product: "ALL".to_owned(), rate: 20 }],
        channel: "Night market stall".to_owned(),
        max_uses: 200,
        days: 90,
    };
    let made = add(tx, &NewLink { agent_id: agent.id, request }, now_ms).await;
    made.map(drop).map_err(|error| match error {
        ApiError::Store(error) => error.into(),
        ApiError::Refused(refusal) => StoreError::Corrupt(refusal.message).into(),
        ApiError::Internal(detail) => StoreError::Corrupt(detail).into(),
    })
}

async fn member(tx: &mut Connection, account: &str) -> Result<MemberRow, StoreError> {
    let found = MemberRow::by_account(tx, account).await?;
    found.ok_or_else(|| StoreError::Corrupt(format!("the sample account {account} is not there")))
}

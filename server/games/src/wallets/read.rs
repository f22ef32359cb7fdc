//! Transfer wallets and transfers as the member reads them.

use identity::session::Member;
use ledger::{Account, available_of, balance_of};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, ConsolidatedFunds, MerchantWallets, WalletTransfer, WalletTransferPage};
use platform::http::ApiError;
use platform::keyset;
use platform::settings::Settings;
use platform::store::sql::{FromRow, Row};
use platform::store::{Store, StoreError, sql};

use super::create::{Limits, MAX_OPEN, MovableFunds, movable_of};
use super::row::TransferRow;
use super::{at_launch, balances};
use crate::GamesState;

/// A transfer with the name of its vendor.
pub(super) struct NamedTransfer {
    pub(super) row: TransferRow,
    pub(super) name: String,
}

impl FromRow for NamedTransfer {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { row: TransferRow::from_row(row)?, name: row.named("vendor_name")? })
    }
}

impl NamedTransfer {
    fn to_wire(&self) -> WalletTransfer {
        self.row.to_wire(&self.name)
    }
}

const SELECT: &str = "select t.*, coalesce(v.name, t.vendor) as vendor_name from wallet_transfers t
     left join vendors v on v.code = t.vendor";

/// Whether a vendor keeps transfer wallets and takes money now.
pub(super) async fn is_offered(executor: impl sql::Executor, vendor: &str) -> Result<bool, StoreError> {
    let query = "select id from wallet_vendors where id = $1 and enabled = 1";
    let found: Option<String> = sql::query_scalar(query).bind(vendor).fetch_optional(executor).await?;
    Ok(found.is_some())
}

/// Whether a vendor is one that keeps transfer wallets, enabled or not.
pub(super) async fn is_wallet_vendor(store: &Store, vendor: &str) -> Result<bool, StoreError> {
    let query = "select id from wallet_vendors where id = $1";
    let found: Option<String> = sql::query_scalar(query).bind(vendor).fetch_optional(store.reader()).await?;
    Ok(found.is_some())
}

/// The member's transfer with this id; 404 where there is none.
pub(super) async fn find_transfer(store: &Store, member_id: &str, id: &str) -> Result<WalletTransfer, ApiError> {
    let row = TransferRow::of_member(store.reader(), member_id, id).await?;
    let row = row.ok_or_else(|| ApiError::not_found("transfer"))?;
    let name: Option<String> = sql::query_scalar("select name from vendors where code = $1")
        .bind(&row.vendor)
        .fetch_optional(store.reader())
        .await?;
    Ok(row.to_wire(name.as_deref().unwrap_or(&row.vendor)))
}

/// The transfers with these ids, in their order.
pub(super) async fn by_ids(store: &Store, ids: &[String]) -> Result<Vec<WalletTransfer>, StoreError> {
    let text = format!("{SELECT} where t.id = $1");
    let mut transfers = Vec::with_capacity(ids.len());
    for id in ids {
        let found: Option<NamedTransfer> =
            sql::query_as(sql::AssertSqlSafe(text.clone())).bind(id).fetch_optional(store.reader()).await?;
        transfers.extend(found.map(|it| it.to_wire()));
    }
    Ok(transfers)
}

/// A page of the member's transfers, latest first, after the transfer with id `after`.
pub(super) async fn page(
    store: &Store,
    member_id: &str,
    after: Option<&str>,
    size: u32,
) -> Result<WalletTransferPage, StoreError> {
    // Greater than any id, which is hexadecimal, in the order of any collation.
    let after = after.unwrap_or("g");
    let text = format!("{SELECT} where t.member_id = $1 and t.id < $2 order by t.id desc limit $3");
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(member_id).bind(after).bind(i64::from(size) + 1);
    let rows: Vec<NamedTransfer> = query.fetch_all(store.reader()).await?;
    let (rows, next) = keyset::page(rows, size, |last| last.row.id.clone());
    Ok(WalletTransferPage { content: rows.iter().map(NamedTransfer::to_wire).collect(), next })
}

/// The main wallet in minor units: spendable balance, held amount, and what may go to a vendor.
async fn main_wallet(state: &GamesState, member: &Member) -> Result<(i64, i64, i64), StoreError> {
    let now_ms = state.base.clock.now_ms();
    let (member_id, currency) = (member.id.clone(), member.row.currency.clone());
    let store = &state.base.store;
    store
        .read(move |tx| {
            Box::pin(async move {
                let wallet = Account::wallet(&member_id, &currency);
                let balance = balance_of(&mut *tx, &wallet).await?;
                let available = available_of(&mut *tx, &wallet).await?;
                let MovableFunds { movable, .. } = movable_of(tx, &member_id, &currency, now_ms).await?;
                Ok::<_, StoreError>((available, balance - available, movable))
            })
        })
        .await
}

/// The main wallet and the transfer wallets, with the balances that the vendors report now.
pub(super) async fn wallets(
    state: &GamesState,
    member: &Member,
    vendor: Option<&str>,
) -> Result<MerchantWallets, ApiError> {
    let store = &state.base.store;
    bets::wagering::count_all(store).await?;
    let wallets = balances::read(state, &member.id, &member.row.currency, vendor).await?;
    let (available, _, movable) = main_wallet(state, member).await?;
    let limits = Limits::of(&Settings::load(store).await?);
    let text = format!(
        "{SELECT} where t.member_id = $1 and t.status in ('CREATED', 'SENT', 'UNKNOWN') order by t.id desc limit $2"
    );
    let open = sql::query_as(sql::AssertSqlSafe(text)).bind(&member.id).bind(MAX_OPEN);
    let open: Vec<NamedTransfer> = open.fetch_all(store.reader()).await?;
    let (at_launch_offered, at_launch) = at_launch::offered_and_wanted(store, &member.id).await?;
    Ok(MerchantWallets {
        main: Amount(Money(available)),
        movable: Amount(Money(movable)),
        currency: member.row.currency.clone(),
        min: Amount(Money(limits.min)),
        max: Amount(Money(limits.max)),
        wallets: wallets.iter().map(balances::ReadWallet::to_wire).collect(),
        open: open.iter().map(NamedTransfer::to_wire).collect(),
        at_launch_offered,
        at_launch,
    })
}

/// All funds of the member, in the main wallet and at vendors; an agent gets the operator's settings for agents as
/// well.
pub(super) async fn consolidated(state: &GamesState, member: &Member) -> Result<ConsolidatedFunds, ApiError> {
    let reported = balances::read(state, &member.id, &member.row.currency, None).await?;
    let (available, held, _) = main_wallet(state, member).await?;
    let wallets: Vec<_> = reported.iter().map(balances::ReadWallet::to_wire).collect();
    let settings = match member.account_type().is_agent() {
        true => Some(Settings::load(&state.base.store).await?.agents()),
        false => None,
    };
    let at_vendors: i64 = wallets.iter().map(|wallet| wallet.balance.0.0).sum();
    Ok(ConsolidatedFunds {
        total: Amount(Money(available.saturating_add(held).saturating_add(at_vendors))),
        main: Amount(Money(available)),
        held: Amount(Money(held)),
        currency: member.row.currency.clone(),
        complete: wallets.iter().all(|wallet| wallet.known),
        wallets,
        settings,
    })
}

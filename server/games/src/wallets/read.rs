//! Reading wallets and transfers, as the member sees them.

use identity::session::Member;
use ledger::{Account, available_of, balance_of};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, ConsolidatedFunds, MerchantWallets, WalletTransfer, WalletTransferPage};
use platform::http::ApiError;
use platform::settings::Settings;
use platform::store::sql::{FromRow, Row};
use platform::store::{Store, StoreError, sql};

use super::create::{Limits, movable_of};
use super::row::TransferRow;
use super::{at_launch, balances};
use crate::GamesState;

/// Transfers that are shown beside the wallets.
const MOST_OPEN: i64 = 20;

/// A transfer with the vendor's name beside it.
pub(super) struct Named {
    pub(super) row: TransferRow,
    pub(super) name: String,
}

impl FromRow for Named {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { row: TransferRow::from_row(row)?, name: row.named("vendor_name")? })
    }
}

impl Named {
    fn shown(&self) -> WalletTransfer {
        self.row.shown(&self.name)
    }
}

const SELECT: &str = "select t.*, coalesce(v.name, t.vendor) as vendor_name from wallet_transfers t
     left join vendors v on v.code = t.vendor";

/// Whether a vendor's games are played from a wallet of its own, which takes money now.
pub(super) async fn is_offered(executor: impl sql::Executor, vendor: &str) -> Result<bool, StoreError> {
    let query = "select id from wallet_vendors where id = $1 and enabled = 1";
    let found: Option<String> = sql::query_scalar(query).bind(vendor).fetch_optional(executor).await?;
    Ok(found.is_some())
}

/// Whether a vendor has ever been one that keeps wallets.
pub(super) async fn is_known(store: &Store, vendor: &str) -> Result<bool, StoreError> {
    let query = "select id from wallet_vendors where id = $1";
    let found: Option<String> = sql::query_scalar(query).bind(vendor).fetch_optional(store.reader()).await?;
    Ok(found.is_some())
}

/// One of the member's.
pub(super) async fn one(store: &Store, member_id: &str, id: &str) -> Result<WalletTransfer, ApiError> {
    let row = TransferRow::of_member(store.reader(), member_id, id).await?;
    let row = row.ok_or_else(|| ApiError::not_found("transfer"))?;
    let name: Option<String> = sql::query_scalar("select name from vendors where code = $1")
        .bind(&row.vendor)
        .fetch_optional(store.reader())
        .await?;
    Ok(row.shown(name.as_deref().unwrap_or(&row.vendor)))
}

/// Those with these ids, in their order.
pub(super) async fn by_ids(store: &Store, ids: &[String]) -> Result<Vec<WalletTransfer>, StoreError> {
    let text = format!("{SELECT} where t.id = $1");
    let mut all = Vec::with_capacity(ids.len());
    for id in ids {
        let found: Option<Named> =
            sql::query_as(sql::AssertSqlSafe(text.clone())).bind(id).fetch_optional(store.reader()).await?;
        all.extend(found.map(|it| it.shown()));
    }
    Ok(all)
}

/// The member's transfers behind one, latest first.
pub(super) async fn page(
    store: &Store,
    member_id: &str,
    after: Option<&str>,
    size: i64,
) -> Result<WalletTransferPage, StoreError> {
    // Above any id, which is made of hexadecimal digits: in the order of letters too, which PostgreSQL may keep.
    let after = after.unwrap_or("g");
    let text = format!("{SELECT} where t.member_id = $1 and t.id < $2 order by t.id desc limit $3");
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(member_id).bind(after).bind(size + 1);
    let mut rows: Vec<Named> = query.fetch_all(store.reader()).await?;
    let most = usize::try_from(size).unwrap_or(usize::MAX);
    let has_more = rows.len() > most;
    rows.truncate(most);
    let next = rows.last().filter(|_| has_more).map(|last| last.row.id.clone()).unwrap_or_default();
    Ok(WalletTransferPage { content: rows.iter().map(Named::shown).collect(), next })
}

/// What the main wallet holds: what can be spent, what is held, what may go to a vendor.
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
                let (movable, _) = movable_of(tx, &member_id, &currency, now_ms).await?;
                Ok::<_, StoreError>((available, balance - available, movable))
            })
        })
        .await
}

/// The main wallet and those of vendors, with what they say now.
pub(super) async fn wallets(
    state: &GamesState,
    member: &Member,
    vendor: Option<&str>,
) -> Result<MerchantWallets, ApiError> {
    let store = &state.base.store;
    bets::wagering::count_all(store).await?;
    let read = balances::read(state, &member.id, &member.row.currency, vendor).await?;
    let (available, _, movable) = main_wallet(state, member).await?;
    let limits = Limits::of(&Settings::load(store).await?);
    let text = format!(
        "{SELECT} where t.member_id = $1 and t.status in ('CREATED', 'SENT', 'UNKNOWN') order by t.id desc limit $2"
    );
    let open = sql::query_as(sql::AssertSqlSafe(text)).bind(&member.id).bind(MOST_OPEN);
    let open: Vec<Named> = open.fetch_all(store.reader()).await?;
    let (at_launch_offered, at_launch) = at_launch::choice(store, &member.id).await?;
    Ok(MerchantWallets {
        main: Amount(Money(available)),
        movable: Amount(Money(movable)),
        currency: member.row.currency.clone(),
        min: Amount(Money(limits.min)),
        max: Amount(Money(limits.max)),
        wallets: read.iter().map(balances::ReadWallet::shown).collect(),
        open: open.iter().map(Named::shown).collect(),
        at_launch_offered,
        at_launch,
    })
}

/// Everything that is the member's, wherever it is; an agent is told the operator's settings for agents as well.
pub(super) async fn consolidated(state: &GamesState, member: &Member) -> Result<ConsolidatedFunds, ApiError> {
    let read = balances::read(state, &member.id, &member.row.currency, None).await?;
    let (available, held, _) = main_wallet(state, member).await?;
    let wallets: Vec<_> = read.iter().map(balances::ReadWallet::shown).collect();
    let settings = match member.account_type().is_agent() {
        true => Some(Settings::load(&state.base.store).await?.agents()),
        false => None,
    };
    let there: i64 = wallets.iter().map(|wallet| wallet.balance.0.0).sum();
    Ok(ConsolidatedFunds {
        total: Amount(Money(available.saturating_add(held).saturating_add(there))),
        main: Amount(Money(available)),
        held: Amount(Money(held)),
        currency: member.row.currency.clone(),
        complete: wallets.iter().all(|wallet| wallet.known),
        wallets,
        settings,
    })
}

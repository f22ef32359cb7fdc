//! The rows of the ledger: entries of members' accounts with the balance after each, entries of house accounts, then the transactions by
//! time, and the stream of wallet movements.

use games::seamless::SAMPLE_SUPPLIER;
use ledger::{Account, AccountKind, POINTS, TransactionKind};

use super::LoadError;
use super::ids::{IdKind, id};
use super::life::{CURRENCY, Lives};
use super::load::Loader;
use super::moves::{Cause, Event};
use crate::seed::bulk::{Bulk, Value};
use cashier::provider::SAMPLE_PROVIDER;

const ENTRIES: &[&str] = &["account_id", "transaction_id", "line", "amount", "balance_after", "created_at"];
const TRANSACTIONS: &[&str] = &["id", "kind", "reference", "created_at"];
const KEYED: &[&str] = &["id", "kind", "idempotency_key", "fingerprint", "reference", "created_at"];

impl Cause {
    /// The kind of the transaction, and the house account on its other side.
    fn posts(self) -> (TransactionKind, Account) {
        let house = |kind, owner: &str| Account::new(kind, owner, CURRENCY);
        let points = || Account::new(AccountKind::PointsIssuer, "", POINTS);
        let supplier = || house(AccountKind::SupplierSettlement, SAMPLE_SUPPLIER);
        match self {
            Cause::Stake => (TransactionKind::GameBet, supplier()),
            Cause::Payout => (TransactionKind::GameWin, supplier()),
            Cause::Grant => (TransactionKind::PlayMoneyGrant, house(AccountKind::PlayMoneyIssuer, "")),
            Cause::Deposit => (TransactionKind::PaymentDeposit, house(AccountKind::PaymentProvider, SAMPLE_PROVIDER)),
            Cause::Cashback => (TransactionKind::Cashback, house(AccountKind::Promotion, "")),
            Cause::PointsEarned => (TransactionKind::PointsEarned, points()),
            Cause::PointsRedeemed => (TransactionKind::PointsRedeemed, points()),
            Cause::PointsReturned => (TransactionKind::PointsReturned, points()),
            Cause::PointsReward => (TransactionKind::PointsReward, house(AccountKind::Promotion, "")),
        }
    }

    const fn is_of_points(self) -> bool {
        matches!(self, Cause::PointsEarned | Cause::PointsRedeemed | Cause::PointsReturned)
    }

    /// Whether the stream of wallet movements holds it; stakes and payouts are in the stream of settled bets instead.
    const fn moves_wallet(self) -> bool {
        !self.is_of_points() && !matches!(self, Cause::Stake | Cause::Payout)
    }

    const ALL: [Cause; 9] = [
        Cause::Stake,
        Cause::Payout,
        Cause::Grant,
        Cause::Deposit,
        Cause::Cashback,
        Cause::PointsEarned,
        Cause::PointsRedeemed,
        Cause::PointsReturned,
        Cause::PointsReward,
    ];
}

impl Lives<'_> {
    pub(super) fn transaction_id(&self, event: &Event) -> String {
        id(self.seed, IdKind::Transaction, event.at, event.number)
    }

    /// The transaction's reference: the id of the round, deposit, reward, earning rule or redemption.
    fn reference(&self, event: &Event) -> String {
        let subject = event.subject as usize;
        match event.cause {
            Cause::Stake | Cause::Payout => {
                self.bets.get(subject).map_or_else(String::new, |bet| id(self.seed, IdKind::Round, bet.at, bet.number))
            }
            Cause::Grant => "opening balance".to_owned(),
            Cause::Deposit => id(self.seed, IdKind::Detail, event.at, event.number),
            Cause::Cashback => {
                let found = self.cashback.get(subject);
                found.map_or_else(String::new, |it| id(self.seed, IdKind::Detail, it.at, it.number))
            }
            Cause::PointsEarned => self.rules.get(subject).map_or_else(String::new, |rule| rule.id.clone()),
            Cause::PointsRedeemed | Cause::PointsReturned | Cause::PointsReward => {
                let found = self.redemptions.get(subject);
                found.map_or_else(String::new, |it| id(self.seed, IdKind::Detail, it.at, it.number))
            }
        }
    }
}

/// Writes all rows of the ledger; gives the number of entries.
pub(super) async fn write(loader: &mut Loader, lives: &Lives<'_>) -> Result<usize, LoadError> {
    let mut order: Vec<u32> = (0..u32::try_from(lives.events.len()).unwrap_or(u32::MAX)).collect();
    accounts(loader, lives).await?;
    of_members(loader, lives).await?;
    order.sort_unstable_by_key(|index| {
        lives.events.get(*index as usize).map_or((0, 0), |event| (event.at, event.number))
    });
    of_house(loader, lives, &order).await?;
    transactions(loader, lives, &order).await?;
    moves(loader, lives, &order).await?;
    Ok(lives.events.len() * 2)
}

/// Members' wallets and points accounts with their final balances.
async fn accounts(loader: &mut Loader, lives: &Lives<'_>) -> Result<(), LoadError> {
    let columns = &["id", "kind", "owner", "currency", "balance", "may_go_negative", "created_at"];
    let mut rows = Bulk::new("accounts", columns);
    for (kind, currency) in [(AccountKind::MemberPoints, POINTS), (AccountKind::MemberWallet, CURRENCY)] {
        for (member, person) in (0_u32..).zip(&lives.people) {
            let member_id = lives.member_id(member);
            let balance = if kind == AccountKind::MemberPoints { person.points } else { person.balance };
            rows.add([
                Account::new(kind, &member_id, currency).id().into(),
                kind.name().into(),
                member_id.into(),
                currency.into(),
                balance.into(),
                kind.may_go_negative().into(),
                person.created_at.into(),
            ]);
            loader.flush(&mut rows).await?;
        }
    }
    loader.write(&mut rows).await
}

fn entry(rows: &mut Bulk, account: &str, lives: &Lives<'_>, event: &Event, line: i64, of: (i64, Option<i64>)) {
    rows.add([
        account.into(),
        lives.transaction_id(event).into(),
        line.into(),
        of.0.into(),
        of.1.into(),
        event.at.into(),
    ]);
}

/// Line number of an entry: in a transaction the paying account comes first.
const fn line_of(amount: i64) -> i64 {
    if amount < 0 { 0 } else { 1 }
}

async fn of_members(loader: &mut Loader, lives: &Lives<'_>) -> Result<(), LoadError> {
    let mut rows = Bulk::new("ledger_entries", ENTRIES);
    for is_points in [true, false] {
        let (mut account, mut member, mut balance) = (String::new(), None, 0);
        for event in lives.events.iter().filter(|event| event.cause.is_of_points() == is_points) {
            if member != Some(event.member) {
                let id = lives.member_id(event.member);
                account = match is_points {
                    true => Account::new(AccountKind::MemberPoints, &id, POINTS).id(),
                    false => Account::wallet(&id, CURRENCY).id(),
                };
                (member, balance) = (Some(event.member), 0);
            }
            balance += event.amount;
            entry(&mut rows, &account, lives, event, line_of(event.amount), (event.amount, Some(balance)));
            loader.flush(&mut rows).await?;
        }
    }
    loader.write(&mut rows).await
}

async fn of_house(loader: &mut Loader, lives: &Lives<'_>, order: &[u32]) -> Result<(), LoadError> {
    let mut accounts: Vec<String> = Cause::ALL.iter().map(|cause| cause.posts().1.id()).collect();
    accounts.sort();
    accounts.dedup();
    let mut rows = Bulk::new("ledger_entries", ENTRIES);
    for account in accounts {
        let causes: Vec<Cause> = Cause::ALL.into_iter().filter(|cause| cause.posts().1.id() == account).collect();
        let events = order.iter().filter_map(|place| lives.events.get(*place as usize));
        for event in events.filter(|event| causes.contains(&event.cause)) {
            entry(&mut rows, &account, lives, event, 1 - line_of(event.amount), (-event.amount, None));
            loader.flush(&mut rows).await?;
        }
    }
    loader.write(&mut rows).await
}

async fn transactions(loader: &mut Loader, lives: &Lives<'_>, order: &[u32]) -> Result<(), LoadError> {
    let mut rows = Bulk::new("journal_transactions", TRANSACTIONS);
    // Only a grant is protected by an idempotency key; every other transaction belongs to a row that can exist only once.
    let mut keyed = Bulk::new("journal_transactions", KEYED);
    for event in order.iter().filter_map(|place| lives.events.get(*place as usize)) {
        let (id, kind) = (lives.transaction_id(event), event.cause.posts().0.name());
        let (reference, at): (Value, Value) = (lives.reference(event).into(), event.at.into());
        if event.cause == Cause::Grant {
            let key = format!("load:grant:{id}");
            keyed.add([id.into(), kind.into(), key.into(), "".into(), reference, at]);
        } else {
            rows.add([id.into(), kind.into(), reference, at]);
            loader.flush(&mut rows).await?;
        }
    }
    loader.write(&mut rows).await?;
    loader.write(&mut keyed).await
}

/// The stream of wallet movements, in the order of time.
async fn moves(loader: &mut Loader, lives: &Lives<'_>, order: &[u32]) -> Result<(), LoadError> {
    let columns = &["id", "member_id", "currency", "kind", "amount", "moved_at"];
    let mut rows = Bulk::new("wallet_moves", columns);
    let events = order.iter().filter_map(|place| lives.events.get(*place as usize));
    for event in events.filter(|event| event.cause.moves_wallet()) {
        rows.add([
            format!("{}:{}", lives.transaction_id(event), line_of(event.amount)).into(),
            lives.member_id(event.member).into(),
            CURRENCY.into(),
            event.cause.posts().0.name().into(),
            event.amount.into(),
            event.at.into(),
        ]);
        loader.flush(&mut rows).await?;
    }
    loader.write(&mut rows).await
}

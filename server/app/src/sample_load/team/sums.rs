//! Totals of a loaded tree: each table of figures by one statement over its people's play, and the ledger of the wallet movements.
//!
//! The server counts the same tables bet by bet (`agents/src/figures`). A test loads a small tree, has everything counted again from
//! the bets themselves, and finds the same rows.

use ledger::{Account, AccountKind};
use platform::clock::DAY_MS;
use platform::store::{Store, StoreError};

use crate::sample_load::life::CURRENCY;
use crate::sample_load::load::run_alone;
use cashier::provider::SAMPLE_PROVIDER;

/// Temporary tables of a load: days of play by placement, game and outcome; and the agents above each placement.
pub(super) const PLAY: &str = "loaded_play";
pub(super) const ABOVE: &str = "loaded_above";

const TABLES: [&str; 3] = [
    "create table loaded_play (placement_id text not null, day bigint not null, product text not null, vendor text not null,
     game_code text not null, status text not null, bets bigint not null, stake bigint not null, payout bigint not null,
     first_at bigint not null, last_at bigint not null)",
    "create table loaded_above (placement_id text not null, agent_id text not null, branch_id text not null, reach bigint not null,
     primary key (placement_id, agent_id))",
    "create table loaded_moves (placement_id text not null, member_id text not null, day bigint not null, currency text not null, kind text not null,
     amount bigint not null, at bigint not null)",
];

/// Creates the temporary tables.
pub(super) async fn begin(store: &Store) -> Result<(), StoreError> {
    for table in TABLES {
        run_alone(store, table.to_owned()).await?;
    }
    Ok(())
}

/// Drops the temporary tables.
pub(super) async fn end(store: &Store) -> Result<(), StoreError> {
    for table in [PLAY, ABOVE, "loaded_moves"] {
        run_alone(store, format!("drop table {table}")).await?;
    }
    Ok(())
}

/// The number of agents and members below each agent.
const SIZES: &str = "insert into team_sizes (agent_id, reach, agents, members)
    select a.agent_id, a.reach, count(case when m.account_type <> 0 then 1 end), count(case when m.account_type = 0 then 1 end)
    from loaded_above a join placements p on p.id = a.placement_id join members m on m.id = p.member_id group by a.agent_id, a.reach";

/// The sums of columns of the rows named `l`.
fn sums(columns: &[&str]) -> String {
    columns.iter().map(|it| format!("cast(sum(l.{it}) as bigint)")).collect::<Vec<_>>().join(", ")
}

/// Totals of bets, each table in the order of its key. The cross join has the days scanned once, and the agents above each looked up.
fn bets() -> Vec<String> {
    let play = sums(&["bets", "stake", "stake", "payout"]);
    let days = sums(&["bets", "stake", "valid_bet", "payout"]);
    let columns = "bets, stake, valid_bet, payout";
    let above_play = "from loaded_play l cross join loaded_above a where a.placement_id = l.placement_id";
    let above_days = "from placement_days l cross join loaded_above a where a.placement_id = l.placement_id";
    vec![
        format!(
            "insert into placement_days (placement_id, day, product, currency, {columns}, changed)
             select l.placement_id, l.day, l.product, '{CURRENCY}', {play}, 1 from loaded_play l group by l.placement_id, l.day, l.product"
        ),
        format!(
            "insert into team_days (agent_id, day, reach, product, currency, {columns})
             select a.agent_id, l.day, a.reach, l.product, l.currency, {days} {above_days}
             group by a.agent_id, l.day, a.reach, l.product, l.currency"
        ),
        format!(
            "insert into team_branch_days (agent_id, day, branch_id, reach, currency, {columns})
             select a.agent_id, l.day, a.branch_id, a.reach, l.currency, {days} {above_days}
             group by a.agent_id, l.day, a.branch_id, a.reach, l.currency"
        ),
        format!(
            "insert into team_vendor_days (agent_id, day, product, vendor, status, currency, {columns}, first_at, last_at)
             select a.agent_id, l.day, l.product, l.vendor, l.status, '{CURRENCY}', {play}, min(l.first_at), max(l.last_at) {above_play}
             group by a.agent_id, l.day, l.product, l.vendor, l.status"
        ),
        format!(
            "insert into team_game_days (agent_id, game_code, day, product, vendor, status, currency, {columns}, first_at, last_at)
             select a.agent_id, l.game_code, l.day, l.product, l.vendor, l.status, '{CURRENCY}', {play}, min(l.first_at), max(l.last_at) {above_play}
             group by a.agent_id, l.game_code, l.day, l.product, l.vendor, l.status"
        ),
    ]
}

/// Rebate entries of uplines for the days before `until`, by the difference of rates, and their payouts in the night after. Agents whose
/// team is only one level deep are left out: there are many, and theirs look the same.
fn rebates(until: i64, day_ms: i64, offset_ms: i64) -> Vec<String> {
    vec![
        format!(
            "insert into rebate_entries (receiver_id, run_day, day, branch_id, product, currency, valid_bet, rate, branch_rate, amount, withheld)
             select a.agent_id, l.day, l.day, a.branch_id, l.product, l.currency, cast(sum(l.valid_bet) as bigint), r.rate, b.rate,
                cast(sum(l.valid_bet) as bigint) * (r.rate - b.rate) / 10000, 0
             from placement_days l cross join loaded_above a cross join rebate_rates r cross join rebate_rates b
             where a.placement_id = l.placement_id and l.day < {until} and r.member_id = a.agent_id and r.product = 'ALL'
                and b.member_id = a.branch_id and b.product = 'ALL'
                and exists (select 1 from team_sizes z where z.agent_id = a.agent_id and z.reach = 2)
             group by a.agent_id, l.day, a.branch_id, l.product, l.currency, r.rate, b.rate"
        ),
        format!(
            "insert into rebate_payouts (receiver_id, currency, run_day, due, corrected, debt_in, debt_out, amount, withheld, transaction_id, settled_at)
             select l.receiver_id, l.currency, l.run_day, {sum}, 0, 0, 0, {sum}, 0, 'rb' || l.run_day || l.receiver_id,
                (l.run_day + 1) * {day_ms} - {offset_ms} + 120000
             from rebate_entries l join members m on m.id = l.receiver_id where m.account like 'team%'
             group by l.receiver_id, l.currency, l.run_day having sum(l.amount) > 0",
            sum = sums(&["amount"])
        ),
        "insert into wallet_moves (id, member_id, currency, kind, amount, moved_at)
         select l.transaction_id || ':1', l.receiver_id, l.currency, 'rebate', l.amount, l.settled_at from rebate_payouts l
         where l.transaction_id like 'rb%'
         order by l.settled_at, l.receiver_id"
            .to_owned(),
    ]
}

/// Totals of the wallet movements after the position `behind` of their stream.
fn money(behind: i64, day_ms: i64, offset_ms: i64) -> Vec<String> {
    let sum = "count(*), cast(sum(l.amount) as bigint)";
    let above = "from loaded_moves l cross join loaded_above a where a.placement_id = l.placement_id";
    vec![
        format!(
            "insert into loaded_moves (placement_id, member_id, day, currency, kind, amount, at)
             select p.id, w.member_id, (w.moved_at + {offset_ms}) / {day_ms}, w.currency, w.kind, w.amount, w.moved_at
             from wallet_moves w join placements p on p.member_id = w.member_id and p.until_ms is null where w.position > {behind}"
        ),
        format!(
            "insert into placement_money_days (placement_id, day, currency, kind, moves, amount, changed)
             select l.placement_id, l.day, l.currency, l.kind, {sum}, 1 from loaded_moves l group by l.placement_id, l.day, l.currency, l.kind"
        ),
        format!(
            "insert into team_money_days (agent_id, day, reach, currency, kind, moves, amount)
             select a.agent_id, l.day, a.reach, l.currency, l.kind, {sum} {above} group by a.agent_id, l.day, a.reach, l.currency, l.kind"
        ),
        format!(
            "insert into team_branch_money_days (agent_id, day, branch_id, reach, currency, kind, moves, amount)
             select a.agent_id, l.day, a.branch_id, a.reach, l.currency, l.kind, {sum} {above}
             group by a.agent_id, l.day, a.branch_id, a.reach, l.currency, l.kind"
        ),
        "insert into first_deposits (member_id, placement_id, day, currency, amount, deposited_at)
         select l.member_id, l.placement_id, l.day, l.currency, l.amount, l.at from loaded_moves l
         join (select member_id, min(at) as at from loaded_moves where kind = 'payment_deposit' group by member_id) f
            on f.member_id = l.member_id and f.at = l.at
         where l.kind = 'payment_deposit'"
            .to_owned(),
        "insert into team_first_deposits (agent_id, day, reach, members)
         select a.agent_id, l.day, a.reach, count(*) from first_deposits l cross join loaded_above a where a.placement_id = l.placement_id
         group by a.agent_id, l.day, a.reach"
            .to_owned(),
    ]
}

/// The ledger of the movements after the position `behind`, and wallets with their balances.
fn books(behind: i64, now_ms: i64) -> Vec<String> {
    let house = |kind, owner: &str| Account::new(kind, owner, CURRENCY).id();
    let provider = house(AccountKind::PaymentProvider, SAMPLE_PROVIDER);
    let transit = house(AccountKind::WithdrawalsInTransit, SAMPLE_PROVIDER);
    let (promotion, commission) = (house(AccountKind::Promotion, ""), house(AccountKind::Commission, ""));
    let other = format!(
        "case w.kind when 'payment_deposit' then '{provider}' when 'payment_withdrawal' then '{transit}' when 'rebate' then '{commission}'
         else '{promotion}' end"
    );
    let (transaction, line) = ("substr(w.id, 1, length(w.id) - 2)", "cast(substr(w.id, length(w.id)) as bigint)");
    let moves = format!("from wallet_moves w where w.position > {behind}");
    let mut all: Vec<String> = [
        (AccountKind::PaymentProvider, SAMPLE_PROVIDER),
        (AccountKind::WithdrawalsInTransit, SAMPLE_PROVIDER),
        (AccountKind::Promotion, ""),
        (AccountKind::Commission, ""),
    ]
    .into_iter()
    .map(|(kind, owner)| {
        format!(
            "insert into accounts (id, kind, owner, currency, balance, may_go_negative, created_at)
             values ('{}', '{}', '{owner}', '{CURRENCY}', 0, 1, {now_ms}) on conflict do nothing",
            house(kind, owner),
            kind.name()
        )
    })
    .collect();
    all.extend([
        format!(
            "insert into accounts (id, kind, owner, currency, balance, may_go_negative, created_at)
             select 'member_wallet:' || m.id || ':{CURRENCY}', 'member_wallet', m.id, '{CURRENCY}', coalesce(w.amount, 0), 0, m.created_at
             from members m left join (select w.member_id, cast(sum(w.amount) as bigint) as amount {moves} group by w.member_id) w on w.member_id = m.id
             where m.account like 'team%'"
        ),
        format!("insert into journal_transactions (id, kind, reference, created_at) select {transaction}, w.kind, 'team load', w.moved_at {moves}"),
        format!(
            "insert into ledger_entries (account_id, transaction_id, line, amount, balance_after, created_at)
             select 'member_wallet:' || w.member_id || ':{CURRENCY}', {transaction}, {line}, w.amount,
                cast(sum(w.amount) over (partition by w.member_id order by w.moved_at, w.id) as bigint), w.moved_at {moves}"
        ),
        format!(
            "insert into ledger_entries (account_id, transaction_id, line, amount, balance_after, created_at)
             select {other}, {transaction}, 1 - {line}, -w.amount, cast(null as bigint), w.moved_at {moves}"
        ),
    ]);
    all
}

/// Wallet balances of the members with movements, and their sums by agent.
const BALANCES: [&str; 2] = [
    "insert into counted_balances (member_id, placement_id, balance)
     select p.member_id, p.id, w.balance from placements p join accounts w on w.kind = 'member_wallet' and w.owner = p.member_id
     where p.until_ms is null and w.balance <> 0 and p.member_id in (select m.id from members m where m.account like 'team%')",
    "insert into team_balances (agent_id, reach, currency, balance)
     select a.agent_id, a.reach, m.currency, cast(sum(c.balance) as bigint)
     from counted_balances c join members m on m.id = c.member_id join loaded_above a on a.placement_id = c.placement_id
     group by a.agent_id, a.reach, m.currency",
];

/// The time of a load: today's day number, the operator's offset from UTC, and now, in milliseconds since the epoch.
#[derive(Debug, Clone, Copy)]
pub(super) struct Time {
    pub(super) today: i64,
    pub(super) offset_ms: i64,
    pub(super) now_ms: i64,
}

/// Writes all totals; `behind` is the position in the stream of wallet movements after which those of the load are.
pub(super) async fn write(store: &Store, time: Time, behind: i64) -> Result<(), StoreError> {
    let Time { today, offset_ms, now_ms } = time;
    let mut all = vec![SIZES.to_owned()];
    all.extend(bets());
    // Rebates for yesterday are paid in the coming night.
    all.extend(rebates(today - 1, DAY_MS, offset_ms));
    all.extend(money(behind, DAY_MS, offset_ms));
    all.extend(books(behind, now_ms));
    all.extend(BALANCES.map(ToOwned::to_owned));
    for statement in all {
        run_alone(store, statement).await?;
    }
    Ok(())
}

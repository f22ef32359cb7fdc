-- What has moved members' wallets otherwise than by bets, in the order in which readers count it, as `settled_bets` is for bets.
create table wallet_moves (
    position /* sqlite: integer primary key */ /* postgres: bigint not null default (pg_current_xact_id()::text::bigint) */,
    id text not null,
    member_id text not null,
    currency text not null,
    kind text not null,
    amount bigint not null,
    moved_at bigint not null
);

/* postgres: create index wallet_moves_in_order on wallet_moves (position, id); */
create index wallet_moves_by_member on wallet_moves (member_id, moved_at);

create table wallet_move_cursors (
    reader text primary key,
    position bigint not null,
    id text not null
);

insert into wallet_moves (id, member_id, currency, kind, amount, moved_at)
select e.transaction_id || ':' || e.line, a.owner, a.currency, t.kind, e.amount, e.created_at
from ledger_entries e join accounts a on a.id = e.account_id and a.kind = 'member_wallet'
join journal_transactions t on t.id = e.transaction_id
where t.kind not in ('game_bet', 'game_win', 'game_bet_rollback', 'game_win_rollback', 'vendor_bet')
order by e.transaction_id, e.line;

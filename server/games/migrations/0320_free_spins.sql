-- Free spins of members: what was granted, how far it is played, and what it has won. Amounts are minor units, times milliseconds; `games` are codes with
-- spaces between them. `playing` are rounds that are open; `won` is what the supplier has paid in all, `credited` what of it is in the wallet: no more than
-- `max_win`, where that is not 0. `changed_at` is what open pages are told of. `told_at` is when the supplier said that it has them, `withdrawn_at` when it said that it gives none of them any more.
create table free_spins (
    id text primary key,
    source text not null,
    source_key text not null unique,
    reference text not null,
    member_id text not null references members (id),
    supplier text not null,
    games text not null,
    spins bigint not null,
    used bigint not null default 0,
    playing bigint not null default 0,
    spin_value bigint not null,
    currency text not null,
    wager_multiplier bigint not null,
    max_win bigint not null,
    won bigint not null default 0,
    credited bigint not null default 0,
    corrections bigint not null default 0,
    granted_at bigint not null,
    changed_at bigint not null default 0,
    expires_at bigint not null,
    told_at bigint,
    withdrawn_at bigint,
    refusal text not null default '',
    ended_at bigint,
    ended_as text not null default ''
);

create index free_spins_in_order on free_spins (granted_at, id);
create index free_spins_changed on free_spins (member_id, changed_at);
create index free_spins_by_member on free_spins (member_id, ended_at, granted_at);
create index free_spins_due on free_spins (expires_at) where ended_at is null;
create index free_spins_untold on free_spins (granted_at) where withdrawn_at is null;

-- The free spins that a round was played with; empty where it was paid for.
alter table rounds add column free_spins text not null default '';

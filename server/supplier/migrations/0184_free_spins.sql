-- Free spins that the operator has granted, under its name for them. Amounts are minor units, times milliseconds; `games` are codes with spaces between them.
-- One that was withdrawn before it arrived has no player. A round that is a free spin names its grant, and its stake is the value of the spin: nobody paid it.
create table free_spin_grants (
    reward text primary key,
    player text not null,
    games text not null,
    spins bigint not null,
    used bigint not null,
    value bigint not null,
    currency text not null,
    expires_at bigint not null,
    state text not null,
    at bigint not null
);

create index free_spin_grants_by_player on free_spin_grants (player, state, expires_at);

alter table rounds add column free_spins text not null default '';

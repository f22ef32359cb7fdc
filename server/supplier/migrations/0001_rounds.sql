-- The database of the sample supplier. It is a party of its own: the operator has no table here, and no key leads to one.

-- A title is without design and figures when the supplier has no game for it yet.
create table titles (
    code text primary key,
    name text not null,
    coin bigint not null,
    design text,
    mathematics text
);

-- A player's visit to a game. The page holds the session's secret, of which only the hash is here; `operator_token` is the
-- operator's token for the visit, which each call to the wallet repeats, also after a restart.
create table sessions (
    id text primary key,
    secret_hash text not null unique,
    operator_token text not null,
    player text not null,
    game_code text not null,
    currency text not null,
    balance bigint not null,
    opened_at bigint not null,
    expires_at bigint not null
);

-- A round and where it stands. `shown` turns 1 when the page says that it has shown the end of it.
create table rounds (
    id text primary key,
    session_id text not null references sessions (id),
    player text not null,
    game_code text not null,
    spin_key text not null,
    stake bigint not null,
    state text not null,
    payout bigint not null,
    outcome text,
    reason text,
    attempts bigint not null,
    next_attempt_at bigint not null,
    shown bigint not null,
    opened_at bigint not null,
    updated_at bigint not null,
    unique (player, spin_key)
);

-- One committed round at a time, whatever asks for the second.
create unique index rounds_open on rounds (player, game_code)
    where state in ('betting', 'bet_accepted', 'drawn', 'rolling_back');
create index rounds_due on rounds (next_attempt_at)
    where state in ('betting', 'bet_accepted', 'drawn', 'rolling_back');
create index rounds_by_player on rounds (player, game_code, opened_at);
create index rounds_by_session on rounds (session_id);

-- What the operator allows in a visit: how long a round takes at least, and how many rounds may play by themselves (0: none).
alter table sessions add column round_ms bigint not null default 2500;
alter table sessions add column auto_rounds bigint not null default 0;

-- Automatic play that a player began, with its bounds in minor units; `win_limit` is null where no single win ends it.
-- `ended` says why it ended; what it has played is counted from its rounds.
create table automatic_plays (
    id text primary key,
    session_id text not null references sessions (id),
    stake bigint not null,
    rounds bigint not null,
    loss_limit bigint not null,
    win_limit bigint,
    ended text,
    started_at bigint not null
);

alter table rounds add column automatic_play text references automatic_plays (id);
create index rounds_by_automatic_play on rounds (automatic_play) where automatic_play is not null;

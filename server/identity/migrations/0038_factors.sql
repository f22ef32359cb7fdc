-- A login whose password was right and that waits for one factor more. Only the hash of its name is kept.
create table factor_challenges (
    id_hash text primary key,
    member_id text not null references members (id),
    proof text not null,
    remember bigint not null,
    tries bigint not null,
    expires_at bigint not null
);

-- The authenticator of a member, its secret encrypted under the key in the data folder. A new one waits as pending until its
-- first code was shown; last_step is the time step of the last code that counted, since each counts once.
create table member_totp (
    member_id text primary key references members (id),
    secret text not null default '',
    last_step bigint not null default 0,
    pending text not null default '',
    pending_until bigint not null default 0
);

-- Who may log in. Account types: 0 member, 1, 2, 41 and 42 agents, 4 trial guest.
create table members (
    id text primary key,
    account text not null unique,
    nickname text not null,
    account_type bigint not null,
    currency text not null,
    rank_level bigint not null,
    club_label text not null,
    labels text not null,
    upline text not null default '',
    language text not null default '',
    password_hash text not null,
    password_changed_at bigint not null,
    must_change_password bigint not null default 0,
    first_login_at bigint,
    state text not null default 'active',
    created_at bigint not null
);

-- Bearer tokens, stored as hashes. A token lives until it is idle too long, too old, or revoked.
create table sessions (
    token_hash text primary key,
    id text not null unique,
    member_id text not null references members (id),
    remembered bigint not null default 0,
    created_at bigint not null,
    last_seen_at bigint not null,
    revoked_at bigint,
    ip text not null
);

create index sessions_by_member on sessions (member_id);

-- Remember-me: a selector finds the row, the hash of the validator proves it. All rotations of one login share a family.
create table remembered_logins (
    selector text primary key,
    validator_hash text not null,
    family text not null,
    member_id text not null references members (id),
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint
);

create index remembered_logins_by_family on remembered_logins (family);

-- Browsers that a member has logged in from; a known one is spared the lockout that strangers cause.
create table known_devices (
    device_hash text not null,
    member_id text not null references members (id),
    seen_at bigint not null,
    primary key (device_hash, member_id)
);

-- Failed logins, counted for each account name (whether or not it exists) and each address.
create table login_failures (
    subject text primary key,
    failures bigint not null,
    first_at bigint not null,
    last_at bigint not null,
    locked_until bigint not null,
    lockouts bigint not null
);

create table captchas (
    id text primary key,
    answer_hash text not null,
    expires_at bigint not null
);

-- What has moved an account by day and kind, for accounts with so many entries that adding them up takes long. Days are the operator's, amounts minor
-- units and above zero, times milliseconds. `first_at` and `last_at` are those of the first and the last entry: whoever looks for them reads no other.
create table account_days (
    account_id text /* postgres: collate "C" */ not null,
    day bigint not null,
    kind text not null,
    ins bigint not null,
    amount_in bigint not null,
    outs bigint not null,
    amount_out bigint not null,
    first_at bigint not null,
    last_at bigint not null,
    primary key (account_id, day, kind)
) /* sqlite: without rowid */;

-- Up to when an account was counted, and in which time zone its days are, in minutes ahead of UTC.
create table account_day_marks (
    account_id text /* postgres: collate "C" */ primary key,
    until_ms bigint not null,
    offset_minutes bigint not null
) /* sqlite: without rowid */;

-- Levels: what each needs in a period, what keeps it, and what it gives. `level` is the rank of members.
create table levels (
    id text primary key,
    level bigint not null unique,
    name text not null,
    member_label text not null default '',
    turnover bigint not null default 0,
    deposits bigint not null default 0,
    keep_turnover bigint not null default 0,
    keep_deposits bigint not null default 0,
    gift_amount bigint not null default 0,
    gift_wager bigint not null default 0,
    gift_days bigint not null default 30,
    rank bigint not null default 0
);

-- Reviews of a period: how far they have come over the members. A row without a period before it marks where reviewing began.
create table level_review_runs (
    first_day bigint primary key,
    last_day bigint not null,
    reached text not null default '',
    started_at bigint not null,
    finished_at bigint
);

-- What a review has made of a member, once for a period.
create table level_reviews (
    id text primary key,
    member_id text not null references members (id),
    first_day bigint not null,
    last_day bigint not null,
    level bigint not null,
    turned_to bigint not null,
    turnover bigint not null,
    deposits bigint not null,
    outcome text not null,
    reviewed_at bigint not null,
    decided_at bigint,
    decided_by text not null default '',
    note text not null default ''
);

create unique index level_reviews_once on level_reviews (member_id, first_day);
create index level_reviews_by_outcome on level_reviews (outcome, reviewed_at, id);
create index level_reviews_by_time on level_reviews (reviewed_at, id);

-- Every change of a member's level.
create table level_changes (
    id text primary key,
    member_id text not null references members (id),
    from_level bigint not null,
    to_level bigint not null,
    name text not null,
    cause text not null,
    decided_by text not null default '',
    note text not null default '',
    changed_at bigint not null
);

create index level_changes_of on level_changes (member_id, changed_at, id);

-- Up to when deposits were looked at for levels that are given at once.
create table level_watch (
    id bigint primary key,
    seen_at bigint not null
);

insert into level_watch (id, seen_at) values (1, 0);

-- What is asked about a member at each stake, in one row, so that a stake reads it by the way. No row: nothing is set.
-- `excluded_until` is in milliseconds, 0 for none; `exclusion` names the kind. `born_on` is YYYY-MM-DD where it is known, else empty.
-- `play_started_at` and `last_stake_at` are of the session of play that goes on; `check_minutes` is the interval of reality checks, 0 for none,
-- `checked_at` when the last one was answered.
create table protected_members (
    member_id text primary key,
    exclusion text not null default '',
    excluded_until bigint not null default 0,
    born_on text not null default '',
    age_checked bigint not null default 0,
    limits_decided bigint not null default 0,
    check_minutes bigint not null default 0,
    checked_at bigint not null default 0,
    play_started_at bigint not null default 0,
    last_stake_at bigint not null default 0
);

-- What a member has decided, and what was held. `value` is money in minor units, minutes, or the word of a span.
create table protection_events (
    id text primary key,
    member_id text not null,
    at bigint not null,
    kind text not null,
    limit_kind text not null,
    period text not null,
    value text not null,
    actor text not null
);

create index protection_events_of_member on protection_events (member_id, id);

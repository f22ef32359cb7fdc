-- Bets that are open or were undone: few beside all the others.
create index rounds_unsettled on rounds (member_id, opened_at) where state <> 'closed';

-- Settled bets of members with many of them, by the day on which they were placed, game and status. Days are the operator's, amounts minor units, times
-- milliseconds. `first_at` and `last_at` are those of the first and the last bet: whoever looks for them reads no other.
create table bet_record_days (
    member_id text not null,
    day bigint not null,
    product text not null,
    vendor text not null,
    game_code text not null,
    status text not null,
    bets bigint not null,
    stake bigint not null,
    payout bigint not null,
    first_at bigint not null,
    last_at bigint not null,
    primary key (member_id, day, product, vendor, game_code, status)
) /* sqlite: without rowid */;

-- Up to when a member was counted, and in which time zone the days are, in minutes ahead of UTC. Whatever changes a bet that may be counted takes the
-- mark back to it: `version` tells who counts at that moment.
create table bet_record_marks (
    member_id text primary key,
    until_ms bigint not null,
    offset_minutes bigint not null,
    version bigint not null
) /* sqlite: without rowid */;

-- A bet is counted a day after it was placed. What is settled within half of that, as nearly all are, was settled before.
/* sqlite: create trigger bet_record_changed after update on rounds
    when old.state <> 'open' or new.closed_at - new.opened_at > 43200000 begin
    update bet_record_marks set until_ms = min(until_ms, new.opened_at), version = version + 1 where member_id = new.member_id;
end; */
/* sqlite: create trigger bet_record_added after insert on rounds when new.state <> 'open' begin
    update bet_record_marks set until_ms = min(until_ms, new.opened_at), version = version + 1 where member_id = new.member_id;
end; */
/* postgres: create function bet_record_changed() returns trigger language plpgsql as $$
begin
    execute format('update %I.bet_record_marks set until_ms = least(until_ms, $2), version = version + 1 where member_id = $1', tg_table_schema)
        using new.member_id, new.opened_at;
    return null;
end $$; */
/* postgres: create trigger bet_record_changed after update on rounds for each row
    when (old.state <> 'open' or new.closed_at - new.opened_at > 43200000) execute function bet_record_changed(); */
/* postgres: create trigger bet_record_added after insert on rounds for each row
    when (new.state <> 'open') execute function bet_record_changed(); */

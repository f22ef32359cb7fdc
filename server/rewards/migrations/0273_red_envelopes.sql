-- Red envelopes: gifts of the operator to members, and how far handing them out has come. Titles stand among the texts (subject `red_envelope`).
-- Amounts are minor units, times milliseconds. `reached` is the id of the last member who was looked at.
create table red_envelopes (
    id text primary key,
    member_id text not null,
    label text not null,
    level_min bigint not null,
    level_max bigint not null,
    currency text not null,
    amount bigint not null,
    wager_multiplier bigint not null,
    expires_at bigint not null,
    created_by text not null,
    created_at bigint not null,
    total bigint not null,
    granted bigint not null,
    reached text not null,
    finished_at bigint
);

create index red_envelopes_in_order on red_envelopes (created_at, id);

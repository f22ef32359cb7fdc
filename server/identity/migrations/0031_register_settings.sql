-- What each field of the account forms accepts. No row: the field is not shown.
create table register_fields (
    name text primary key,
    accepted_pattern text not null,
    pattern_id text not null,
    min_length bigint not null,
    max_length bigint,
    enabled bigint not null,
    required bigint not null
);

-- Countries whose mobile numbers are taken, the favourite first.
create table register_countries (
    country_code text primary key,
    dialing_code text not null,
    rank bigint not null
);

-- What members were credited and must stake before it may leave. Amounts are minor units, the multiplier hundredths, times milliseconds.
-- An open credit has no end.
create table wagering_credits (
    id text primary key,
    member_id text not null,
    source text not null,
    reference text not null,
    currency text not null,
    amount bigint not null,
    multiplier bigint not null,
    required bigint not null,
    done bigint not null,
    granted_at bigint not null,
    expires_at bigint,
    ended_at bigint,
    ended_as text not null default ''
);

create index wagering_credits_open on wagering_credits (member_id, ended_at, granted_at);

-- Percent of a valid bet that counts, by the code of the product; a product that is not here counts whole.
create table wagering_weights (
    id text primary key,
    percent bigint not null,
    rank bigint not null default 0
);

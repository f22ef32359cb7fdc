-- Games that the operator says something about on home; headline and text stand in `texts` under 'featured'.
create table featured_games (
    node_id text primary key references games (node_id),
    rank bigint not null
);

create index featured_games_in_order on featured_games (rank, node_id);

-- The winner board reads the latest settled rounds, and those of a period.
create index rounds_by_settlement on rounds (state, closed_at, payout);

-- Percent of a valid bet that counts, for games that count otherwise than their product does.
create table wagering_game_weights (
    game_code text primary key references games (game_code),
    percent bigint not null,
    rank bigint not null default 0
);

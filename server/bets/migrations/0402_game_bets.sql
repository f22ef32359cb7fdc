-- Settled bets of each game by time, and how many there were in each hour. Both are counted from the stream, many bets at once and in order: an
-- index of the rounds would be one more page that each bet writes, and counting bets by it takes the longer the more is played.
create table game_bets (
    game_code text not null,
    settled_at bigint not null,
    round_id text not null,
    primary key (game_code, settled_at, round_id)
) /* sqlite: without rowid */;

-- `hour` is hours since 1970.
create table game_hours (
    hour bigint not null,
    game_code text not null,
    bets bigint not null,
    primary key (hour, game_code)
) /* sqlite: without rowid */;

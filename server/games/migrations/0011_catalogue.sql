-- Vendors, what they offer by game type, and the games.
create table vendors (
    code text primary key,
    name text not null,
    slug text not null unique
);

create table vendor_cards (
    vendor text not null references vendors (code),
    game_type text not null,
    is_hot bigint not null,
    is_game text not null,
    game_code text not null,
    rank bigint not null,
    primary key (game_type, vendor)
);

-- A game's code is unique over all vendors: rounds and launches name games by it.
-- search_text holds every name of the game, folded as searches are, one a line. min_bet is in minor units.
create table games (
    node_id text primary key,
    vendor text not null references vendors (code),
    game_code text not null unique,
    game_type text not null,
    classify text not null,
    is_game text not null,
    name text not null,
    search_text text not null,
    image_url text not null,
    min_bet bigint not null,
    hot_rank bigint,
    rank bigint not null,
    enabled bigint not null default 1
);

-- One index for each way a lobby lists games; all end in the order of the list, so that a page is read without sorting.
create index games_in_order on games (enabled, rank, node_id);
create index games_by_type on games (game_type, enabled, rank, node_id);
create index games_by_vendor on games (game_type, vendor, enabled, rank, node_id);
create index games_by_class on games (game_type, classify, enabled, rank, node_id);
create index games_by_hot on games (enabled, hot_rank, node_id);

-- Names in other languages than English.
create table game_names (
    node_id text not null references games (node_id),
    language text not null,
    name text not null,
    primary key (language, node_id)
);

create table favourite_games (
    member_id text not null references members (id),
    node_id text not null references games (node_id),
    marked_at bigint not null,
    primary key (member_id, node_id)
);

create index favourite_games_by_time on favourite_games (member_id, marked_at, node_id);

-- What is popular is counted from the rounds of the last weeks.
create index rounds_by_time on rounds (opened_at, game_code);
create index game_sessions_by_member on game_sessions (member_id, opened_at);

-- What is told of a game beside its name. Null, or empty, where nobody has told it: a game that no supplier plays has no figures.
-- return_to_player is in basis points, smallest_stake in minor units; added_at is 0 for games that were there before it was kept.
-- played counts the rounds of the last two weeks as of the last count.
alter table games add column added_at bigint not null default 0;
alter table games add column return_to_player bigint;
alter table games add column volatility text not null default '';
alter table games add column smallest_stake bigint;
alter table games add column played bigint not null default 0;

-- search_text begins with the folded English name, so that it sorts by it; both engines shall sort letters alike, and names that are
-- compared with one another need one collation.
/* postgres: alter table games alter column search_text type text collate "C"; */
/* postgres: alter table games alter column name type text collate "C"; */
/* postgres: alter table game_names alter column name type text collate "C"; */

-- One index for each order of a lobby, and for the rows of home that name it; each ends so that a page is read without sorting.
create index games_by_newest on games (game_type, enabled, added_at desc, rank, node_id);
create index games_by_name on games (game_type, enabled, search_text, node_id);
create index games_by_return on games (game_type, enabled, (coalesce(return_to_player, 0)) desc, rank, node_id);
create index games_by_played on games (game_type, enabled, played desc, rank, node_id);
create index games_new_on_home on games (enabled, added_at desc, rank, node_id);
create index games_high_return on games (enabled, return_to_player desc, rank, node_id);

-- The product of a round, as the catalogue had it when the game was opened: what counts play asks for it.
alter table game_sessions add column product text not null default '';
alter table rounds add column product text not null default '';

update game_sessions set product = coalesce(
    (select min(g.game_type) from games g where g.vendor = game_sessions.vendor and g.game_code = game_sessions.game_code), '');
update rounds set product = coalesce(
    (select min(g.game_type) from games g where g.vendor = rounds.vendor and g.game_code = rounds.game_code), '');

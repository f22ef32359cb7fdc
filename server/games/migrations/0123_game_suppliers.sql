-- Who runs a game; empty while nobody does: it is listed, and it cannot be started.
alter table games add column supplier text not null default '';
update games set supplier = 'SAMPLE' where game_type = 'RNG';

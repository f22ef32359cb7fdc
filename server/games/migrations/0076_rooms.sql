-- Rooms of player-versus-player games. stake and entry are in minor units.
create table rooms (
    id text primary key,
    game_code text not null references games (game_code),
    level text not null,
    stake bigint not null,
    entry bigint not null,
    seats bigint not null,
    rank bigint not null,
    enabled bigint not null default 1
);

create index rooms_in_order on rooms (enabled, rank, id);

-- The room that a game was started in; empty for none. Who sits in a room is counted from the game sessions.
alter table launch_tickets add column room_id text not null default '';
alter table game_sessions add column room_id text not null default '';
create index game_sessions_by_room on game_sessions (room_id, opened_at);

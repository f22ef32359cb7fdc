-- When the draws of a lottery are: from first_second to last_second of each day, every every_seconds, on the days of
-- weekdays (bit 0 is Monday), in the zone offset_minutes east of UTC. The sale ends closes_before seconds before a draw.
create table draw_schedules (
    game_code text primary key references games (game_code),
    first_second bigint not null,
    last_second bigint not null,
    every_seconds bigint not null,
    weekdays bigint not null,
    offset_minutes bigint not null,
    closes_before bigint not null
);

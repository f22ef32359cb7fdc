-- The time zone whose days `bet_days` counts, in minutes ahead of UTC: one row. Days that were counted before were those of UTC.
create table bet_day_zone (
    id bigint primary key,
    offset_minutes bigint not null
);

insert into bet_day_zone (id, offset_minutes) values (1, 0);

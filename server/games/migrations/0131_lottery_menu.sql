-- The play type that a lottery opens with, where the operator names one (section 3 of the specification, game entry).
alter table draw_schedules add column default_play_type text not null default '';
-- Lines of a slot, as its supplier tells; -1 where it has not told, 0 for a game without lines.
alter table games add column line_count bigint not null default -1;

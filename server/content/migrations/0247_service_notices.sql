-- Popups that are no advertisement: they are shown also to members who must not be advertised to.
alter table notices add column service bigint not null default 0;

-- Whom a notice is for: everybody, or agents alone, who read it in their centre.
alter table notices add column audience text not null default 'ALL';

-- All four types of contract are on, and either side may begin one, until the operator decides otherwise.
insert into site_settings (name, value) values
    ('divtypeinfo', 'true'), ('dailysalinfotype', 'true'), ('contractmrdailysalinfotype', 'true'),
    ('contracthoursalinfo', 'true'), ('realtimesalinfotype', 'true'), ('divtypereq', 'BOTH'), ('dailysalreqtype', 'BOTH'),
    ('contracthoursalreq', 'BOTH'), ('realtimesalreqtype', 'BOTH')
on conflict (name) do nothing;

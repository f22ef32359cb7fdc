-- Whom a notice is for: everybody, or agents alone, who read it in their centre.
alter table notices add column audience text not null default 'ALL';

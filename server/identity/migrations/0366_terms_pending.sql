-- An account that somebody else has made: its member has not agreed to the terms yet, and is asked with the first password of its own.
alter table members add column terms_pending bigint not null default 0;

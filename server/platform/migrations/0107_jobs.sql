-- Work in the background: what is to be done, who is at it until when, and what became of it. `due_at` says from when on a
-- waiting job is taken, and of a running one until when its lease lasts: then it is taken from whoever had it.
create table jobs (
    id text primary key,
    kind text not null,
    payload text not null,
    unique_key text,
    member_id text not null,
    state text not null,
    tries bigint not null,
    due_at bigint not null,
    lease text not null,
    done bigint not null,
    total bigint not null,
    error text not null,
    created_at bigint not null,
    finished_at bigint
);

create index jobs_open on jobs (kind, due_at) where state in ('waiting', 'running');
create unique index jobs_waiting_once on jobs (kind, unique_key) where state = 'waiting' and unique_key is not null;
create index jobs_by_state on jobs (state, created_at, id);
create index jobs_by_kind on jobs (kind, finished_at) where state = 'done';
create index jobs_of_member on jobs (member_id, created_at, id) where member_id <> '';

-- Each message is delivered by a job of its own.
update outbox_messages set status = 'waiting' where status = 'taken';
insert into jobs (id, kind, payload, member_id, state, tries, due_at, lease, done, total, error, created_at)
select id, 'deliver-message', '{"messageId":"' || id || '"}', '', 'waiting', tries, next_at, '', 0, 0, '', created_at
from outbox_messages where status = 'waiting';
drop index outbox_messages_due;
alter table outbox_messages drop column next_at;
create index outbox_messages_by_age on outbox_messages (status, created_at);

-- A count lasts until its window ends. Those that are under way go on for the longest window that there was.
alter table rate_limits rename column since to ends_at;
update rate_limits set ends_at = ends_at + 3600000;
create index rate_limits_by_end on rate_limits (ends_at);
